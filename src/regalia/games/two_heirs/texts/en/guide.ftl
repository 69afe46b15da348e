# The game on one page. A word between asterisks is set in bold.
guide-goal = Two heirs build one land together. At the end, the heir whose buildings are worth most wins.
guide-turn = Do A, B and C in any order. A is a must; then end your turn when you like.
guide-take-title = Take one tile
guide-take = In the royal supply, count clockwise from the shield. Your *reach* is 1 tile, plus 1 for each of your troops in the middle. Take a tile you reach into your hand (3 at most). The shield goes to its place and turns to the other heir; a new tile fills the place it left.
guide-access-title = Access: what you can pay with
guide-access = One resource for each tile you reach, each of your troops on the land, each Farm, Sawmill or Quarry of yours. The tile’s colour says which. Nothing is spent.
guide-play-title = Play tiles, as many as you like
guide-play = On an empty space that touches the tile of one of your troops, even at a corner. *Build* face up with access to the whole cost: it is yours. Or lay *open land*, face down: it is free and nobody’s, and a later building this turn costs one resource less.
guide-troops-title = Move troops, each once
guide-troops = *Move* to a neighbouring tile without a troop, diagonals too. *Deploy* from the middle to a free tile beside another troop of yours. *Retire* to the middle; the cavalry never does.
guide-end-title = The end
guide-end = When the draw pile is empty, finish your turn. Then each heir has one last turn; the ring is no longer refilled.
guide-score-title = Scoring
guide-score = Add up your buildings. Your own troop on one *doubles* it. Tiles in hand and open land score nothing. Tie: more troops in the middle.
guide-roads-title = Roads
guide-roads = Not in your first game. On each road that links buildings, the heir with more of them scores the difference.
