"""The parts of a table page that a game draws; the page around them is the same for all games."""

from __future__ import annotations


class BoardPart:
    """One drawing of the board; on a phone the parts are shown one at a time. `svg` is a whole <svg> element. `over`: in a picture
    it lies on the part before it instead of beside it. `sign`: its symbol where the parts are chosen."""

    def __init__(self, id: str, title: str, svg: str, width: int, height: int, over: bool = False, sign: str = "i-table") -> None:
        self.id = id
        self.title = title
        self.svg = svg
        self.width = width
        self.height = height
        self.over = over
        self.sign = sign


class Panel(str):
    """Markup of a panel beside the board. Where there is no room for it, a button with its sign and its short name (`rail-ID`)
    opens it as a drawer."""

    __slots__ = ("id", "sign")
    id: str
    sign: str

    def __new__(cls, html: str, id: str, sign: str) -> Panel:
        found = super().__new__(cls, html)
        found.id = id
        found.sign = sign
        return found


class Parts:
    """All strings are markup.

    progress  header: round or turn as lozenges, with the number in words
    lanes     the score at a glance, above the board
    boards    the drawings of the board
    own       the viewer's own area under the board (hand, stock)
    left      panels beside the board, above the log; drawers where there is less room
    seats     one panel per seat, in seat order
    strip     one short line per seat for narrow pages
    """

    def __init__(self) -> None:
        self.progress: str = ""
        self.lanes: str = ""
        self.boards: list[BoardPart] = []
        self.own: str = ""
        self.left: list[Panel] = []
        self.seats: list[str] = []
        self.strip: list[str] = []
