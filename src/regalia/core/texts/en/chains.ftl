# Taking up a piece before one says where it goes
web-instead = Another piece instead
web-put-back = Put it back (Z)
web-bar-held = Choose where, another piece, or put it back.
