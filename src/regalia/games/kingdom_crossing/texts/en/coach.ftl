holding-coins = coins
holding-points = points
holding-investment = Investment
