"""Drawing a table: markup helpers, the scene a board is drawn from, and pictures that stand alone.

A game's `board` turns a scene (one seat's view) into the parts of a table page. The same drawing serves the page, a
notebook and `regalia replay --svg`.
"""
