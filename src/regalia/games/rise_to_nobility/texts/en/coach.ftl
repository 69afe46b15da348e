holding-gold = gold
holding-reputation = reputation
