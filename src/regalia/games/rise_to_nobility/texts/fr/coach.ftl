holding-gold = or
holding-reputation = réputation
