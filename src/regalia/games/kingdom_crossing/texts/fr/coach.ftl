holding-coins = pièces
holding-points = points
holding-investment = Investissement
