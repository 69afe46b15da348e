# Worked examples below the clauses they belong to.
example-HEIRS-BUILD-02 = Your cavalry stands on the start tile. All eight places around it touch that tile, by an edge or a corner: you may build on any of them.
example-HEIRS-SCORE-02 = Your troop stands on your Thieves’ Barony. It touches one building of the other heir: 2 + 2 = 4 points, doubled: 8.
