# La barre de décision d'un téléphone.
js-dock-options = { $count } choix
js-dock-options-one = 1 choix
js-lit-below = { $name } plus bas
js-lit-below-several = { $count } autres plus bas
