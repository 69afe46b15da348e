# What an option costs and brings: the second line of its button
promise-trade = { $price } → { $gain }
promise-gain = free → { $gain }
promise-price = costs { $price }
promise-line = { $what }: { $promise }
