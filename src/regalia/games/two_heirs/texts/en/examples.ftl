# Worked examples below the clauses they belong to.
example-HEIRS-BUILD-02 = Your cavalry stands on the start tile. All eight spaces around it touch that tile, by an edge or a corner: you may build on any of them.
example-HEIRS-SCORE-02 = Your troop stands on your Thieves’ Barony. It touches one building of the other heir: 2 + 2 = 4 points, doubled: 8.
example-HEIRS-ROAD-07 = A road links five buildings: three of yours, two of the other heir’s. You score 3 − 2 = 1 point, the other heir nothing. With two each, nobody scores.
example-HEIRS-BLD-CRAFT-01 = Your Basket Shop shows the corners. There lie two green tiles, one yellow tile and one grey tile: one pair of green and yellow, so 3 points. A second yellow tile instead of the grey one would make two pairs: 6 points.
example-HEIRS-RES-01 = Your troops wait in the ring, so you reach three tiles. With the land below your cavalry they give 2 wood, 1 stone and 1 wheat: the Farm, for 1 wood and 1 stone, can be built.
example-HEIRS-OPEN-04 = The Cathedral needs 2 stone and you have access to 1. You have just laid the Market face down: that discount stands in for the missing stone, and the Cathedral can be built.
