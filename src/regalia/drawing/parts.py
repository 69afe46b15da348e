"""The parts of a table page that a game draws; the page around them is the same for all games."""

from __future__ import annotations


class BoardPart:
    """One drawing of the board; on a phone the parts are shown one at a time. `svg` is a whole <svg> element. `over`: in a picture
    it lies on the part before it instead of beside it."""

    def __init__(self, id: str, title: str, svg: str, width: int, height: int, over: bool = False) -> None:
        self.id = id
        self.title = title
        self.svg = svg
        self.width = width
        self.height = height
        self.over = over


class Parts:
    """All strings are markup.

    progress  header: round or turn as lozenges, with the number in words
    lanes     the score at a glance, above the board
    boards    the drawings of the board
    own       the viewer's own area under the board (hand, stock)
    left      panels beside the board, above the log
    seats     one panel per seat, in seat order
    strip     one short line per seat for narrow pages
    """

    def __init__(self) -> None:
        self.progress: str = ""
        self.lanes: str = ""
        self.boards: list[BoardPart] = []
        self.own: str = ""
        self.left: list[str] = []
        self.seats: list[str] = []
        self.strip: list[str] = []
