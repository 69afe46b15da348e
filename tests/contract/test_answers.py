"""Every symbol and every number on a table answers: by its own tip, by the symbol or words beside it, or by what it stands in.

The page's module (`static/tips.js`) looks in the same order; here the drawings are walked in the lessons' positions.
"""

import re
from fnmatch import fnmatch
from html.parser import HTMLParser
from itertools import islice

import pytest

from regalia.drawing.guide import guide_of, named
from regalia.drawing.scene import scene_of
from regalia.lessons import lessons_of
from regalia.lessons.checking import markup
from regalia.lessons.walking import walk

NUMBER = re.compile(r"[+−-]?\d+(/\d+)?")
LETTERS = re.compile(r"[^\W\d_]{3,}")
BESIDE = 3
NEAR = 2
EVERY = 5
VOID = {"br", "img", "input", "hr", "use"}


class Node:
    def __init__(self, tag, attributes, parent):
        self.tag, self.attributes, self.parent = tag, attributes, parent
        self.symbols = 0
        self.own = 0
        self.words = False

    def up(self):
        node = self
        while node is not None:
            yield node
            node = node.parent

    def says(self):
        """Whether the pointer, the keyboard or a finger is told something here."""
        return any({"data-tip", "aria-label", "title"} & node.attributes.keys() for node in self.up())


class Walk(HTMLParser):
    """The symbols and numbers of a drawing, each with the nodes above it."""

    def __init__(self):
        super().__init__()
        self.node = Node("table", {}, None)
        self.symbols, self.numbers = [], []

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        if tag == "use":
            self.symbols.append((attributes.get("href", "").removeprefix("#"), self.node))
            if self.node.parent is not None:
                self.node.parent.own += 1
            for above in self.node.up():
                above.symbols += 1
        elif tag not in VOID:
            self.node = Node(tag, attributes, self.node)

    def handle_startendtag(self, tag, attrs):
        if tag == "use":
            self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag):
        for above in self.node.up():
            if above.tag == tag and above.parent is not None:
                self.node = above.parent
                return

    def handle_data(self, data):
        if LETTERS.search(data):
            for above in islice(self.node.up(), NEAR):
                above.words = True
        if NUMBER.fullmatch(data.strip()):
            self.numbers.append((data.strip(), self.node))


def drawings(game):
    for lesson in lessons_of(game):
        for moment in islice(walk(game, lesson), 0, None, EVERY):
            found = Walk()
            found.feed(markup(game, scene_of(moment.state, lesson.seat, "en")))
            yield found


def beside(node):
    """Whether one symbol stands near enough to speak for a number."""
    return any(1 in (above.symbols, above.own) for above in islice(node.up(), BESIDE + 1))


def in_words(node):
    """Whether a number stands in a line that names it: "Reach 3"."""
    return any(above.words for above in islice(node.up(), NEAR + 1))


def place(node):
    return " ".join(f"{above.tag}.{above.attributes.get('class', '')}" for above in islice(node.up(), 4))


@pytest.fixture
def guide(game):
    found = guide_of(game)
    if found is None or not lessons_of(game):
        pytest.skip("nothing to walk")
    return found


def test_every_symbol_has_a_name_or_stands_in_something_that_has(game, guide):
    known = named(game)
    silent = {
        id
        for found in drawings(game)
        for id, node in found.symbols
        if id not in known and not node.says() and not any(fnmatch(id, plain) for plain in guide.plain)
    }
    assert silent == set()


def test_every_number_says_what_it_counts(game, guide):
    del guide
    silent = {
        place(node)
        for found in drawings(game)
        for _, node in found.numbers
        if not (node.says() or beside(node) or in_words(node))
    }
    assert silent == set()
