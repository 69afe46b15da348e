# The board: the solo table, the key, the end of the game.
board-game-over = Game over
board-key = On the board
board-key-foot = foot of a tile: faces its owner
board-key-points = points now
board-key-twice = counts twice under its owner’s troop
board-key-barred = barred: roads end here
board-henri-next = If you end your turn now
board-henri-option-a = A: where its road meets yours
board-henri-option-b = B: where your road leads
board-henri-option-c = C: first free space round it
board-henri-option-d = D: no free space, out of the game
board-treasures-each = Treasures: { $points } points each
board-treasure-column = { $count } in the column
board-treasure-row = { $count } in the row
board-treasure-ns = above and below
board-treasure-ew = left and right
board-treasure-nesw = rising diagonal
board-treasure-nwse = falling diagonal
board-treasure-layout = two spaces shown

board-hand-place = Place { $number } of your hand, free
