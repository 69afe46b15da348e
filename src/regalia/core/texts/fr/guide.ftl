# Le guide d’un jeu, la légende de ses symboles
web-guide = Guide d’une page
web-guide-link = Le jeu sur une page
web-guide-play = Jouer
web-guide-turn = Votre tour
web-guide-symbols = Symboles
