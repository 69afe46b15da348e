# Ce qu’une option coûte et rapporte : la seconde ligne de son bouton
promise-trade = { $price } → { $gain }
promise-gain = gratuit → { $gain }
promise-price = coûte { $price }
promise-line = { $what } : { $promise }
