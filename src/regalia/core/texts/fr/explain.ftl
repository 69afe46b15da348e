# Une première partie expliquée au fur et à mesure.

explain-tool = Expliquer au fur et à mesure
js-explain-ask = Votre première partie ?
js-explain-text = Des réglages de première partie, et le conseiller donne ses raisons pour vos premières décisions. Un seul choix l’arrête.
js-explain-yes = Expliquer au fur et à mesure
js-explain-no = Jouer simplement
js-explain-first = Une partie entière, expliquée au fur et à mesure
js-explain-on = Expliqué au fur et à mesure : encore { $number }
js-explain-off = Les explications sont arrêtées.
js-explain-done = Vous continuez sans les raisons du conseiller. La lampe les donne à tout moment.
