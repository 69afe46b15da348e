# Le guide d’un jeu, la légende de ses symboles
web-guide = Guide d’une page
web-guide-link = Le jeu sur une page
web-guide-play = Jouer
web-guide-turn = Votre tour
web-guide-symbols = Symboles

# Les règles à lire
web-rules-part-goal = But
web-rules-part-turn = Tour
web-rules-part-action = Actions
web-rules-part-end = Fin
web-rules-part-scoring = Compte
web-rules-part-setup = Mise en place
web-rules-part-pieces = Matériel
web-rules-part-variant = Variantes
web-rules-part-ruling = Précisions
web-rules-part-glossary = Glossaire
web-rules-example = Exemple.
web-rules-id = Le numéro de cette règle
web-rule-named = Règle : { $title }
js-rule-named = Règle : %what%
js-rules-ask = Avec vos mots : payer, bouger, gagner…
js-rules-guide = Guide d’une page
js-rules-symbols = Symboles
js-rules-now = En ce moment
js-rules-now-none = Rien ne vous est demandé maintenant.
js-rules-show = Montrer
js-rules-show-board = Montrer sur le plateau
js-rules-counts = compte maintenant
js-rules-in-place = Dans la règle
js-rules-also = Cherché aussi : %what%.
js-rules-none = Aucune règle ne parle de « %what% ». Essayez un autre mot.
js-rules-found-one = 1 règle pour « %what% ».
js-rules-found = %number% règles pour « %what% ».
js-rules-more = et %number% autres du même genre
js-rules-parts = Parties de la règle
js-rules-shown = %number% places sur le plateau
js-rules-alike = payer paie prix coût cher gratuit | bouger déplacer avancer aller traverser | gagner gagnant vainqueur victoire emporte meilleur | score points valeur compte marquer | fin finir terminer achève arrêt | début commencer préparer mise | prendre choisir piocher | construire bâtir poser placer | égalité départager | tour manche ordre qui | robot seul solo automate | argent or pièces pièce | caché secret voir | carte cartes main | vendre échanger troc échange
js-rules-small = comment que quoi quel quelle quels quelles quand ou où est ce sont suis puis je tu vous on peut peux pouvez dois doit faut le la les un une des du de mon ma mes votre vos son sa ses et en au aux il elle ça se si pour avec ne pas plus qui pourquoi combien partie jeu jouer sur dans

# La légende des symboles
js-key = Symboles de cette table
js-key-text = Choisissez un symbole : ses places s’éclairent sur le plateau.
js-key-now = En jeu · %number%
js-key-all = Tous · %number%
web-key-goods = Ressources
web-key-points = Points
web-key-counts = Ce qui compte
web-key-actions = Actions
web-key-pieces = Pièces
web-key-cards = Cartes
web-key-places = Lieux
web-key-building = Bâtiments
js-tip-now = Ici, maintenant : %number%
js-tip-places = %number% sur la table
js-rules-shown-one = 1 place sur le plateau
js-rules-more-one = et 1 autre du même genre
