# Ce que vaut un compteur à la fin de la partie
js-tip-end = À la fin : %number% points
js-tip-end-one = À la fin : 1 point
js-tip-end-none = À la fin : rien, en l’état
js-tip-end-all = À la fin, ensemble : %number% points
js-tip-end-all-one = À la fin, ensemble : 1 point
js-tip-end-all-none = À la fin, ensemble : rien, en l’état
