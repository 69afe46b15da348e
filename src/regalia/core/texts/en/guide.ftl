# The guide of a game, the key of its symbols
web-guide = One-page guide
web-guide-link = The game on one page
web-guide-play = Play
web-guide-turn = Your turn
web-guide-symbols = Symbols
