"""The kit of pieces: whose table it is, what can be touched, words in their room, signs in theirs, tips."""

from xml.etree import ElementTree

import pytest

import regalia
from regalia.core.rng import seeded
from regalia.core.step import NOBODY
from regalia.drawing.lettering import cut, line_at, lines, wide
from regalia.drawing.markup import lit_rect
from regalia.drawing.panels import block, counter, own_counter, progress, seat_line, seat_panel, sums
from regalia.drawing.pieces import board, lit_last, pennon, piece
from regalia.drawing.scene import Scene, scene_of
from regalia.drawing.seating import around, looking, watching
from regalia.drawing.signs import ARROW, Script, times
from regalia.drawing.tips import Said, Teller, known
from regalia.drawing.tracks import Track, standing

GAME = regalia.game("kingdom_crossing")


def scene(seat: int, **lit: list[str]) -> Scene:
    state = GAME.deal(GAME.configure(4), seeded(2))
    found = scene_of(state, seat, "en")
    found.lit = {f"piece:{name}": keys for name, keys in lit.items()}
    return found


def test_the_viewer_stands_first():
    assert around(scene(2)) == [2, 3, 0, 1]
    assert around(scene(NOBODY)) == [0, 1, 2, 3]
    assert around(scene(1), players=2) == [1, 0, 2, 3]
    assert (watching(scene(NOBODY)), looking(scene(NOBODY)), looking(scene(3))) == (True, 0, 3)


def test_a_piece_is_gilded_only_while_it_is_lit():
    gilt = lit_rect(0, 0, 9, 9, 1)
    lit, unlit = (piece(scene(0, x=keys), id, "Name", "", gilt=gilt) for keys, id in ((["a"], "piece:x"), (["a"], "piece:y")))
    assert 'class="lit"' in lit
    assert 'tabindex="0"' in lit
    assert 'class="lit"' not in unlit
    assert 'data-state="unlit"' in unlit


def test_what_is_lit_lies_on_top():
    assert lit_last([(True, "a"), (False, "b"), (True, "c"), (False, "d")]) == ["b", "d", "a", "c"]


def test_another_player_s_things_are_only_looked_at():
    assert "data-piece" in block(scene(0, x=["a"]), "piece:x", "Name", "")
    assert "data-piece" not in block(scene(0, x=["a"]), "piece:x", "Name", "", mine=False)
    assert "islit" not in block(scene(0, x=["a"]), "piece:x", "Name", "", mine=False)


def test_a_count_of_nought_is_pale_unless_it_is_lit():
    assert 'class="z"' in counter("i-gold", 0)
    assert "class=" not in counter("i-gold", 2).split(">")[0]
    assert 'class="z"' in own_counter(scene(0), "piece:x", "Gold", "i-gold", 0)
    assert 'class="islit"' in own_counter(scene(0, x=["a"]), "piece:x", "Gold", "i-gold", 0)


def test_panels_and_lines_of_seats_stand_in_the_same_order():
    found = scene(1)
    for seat in range(4):
        place = f"o{around(found).index(seat)}"
        assert place in seat_panel(found, seat, "", "").split(">")[0]
        assert place in seat_line(found, seat, "").split(">")[0]


def test_progress_and_sums():
    assert progress("Round", 1, 3).count("<i") == 3
    assert "<b>2/3</b>" in progress("Round", 1, 3)
    assert sums([("a", 1), ("b", "+2")], "all", 3).count("<tr") == 3


@pytest.mark.parametrize("words", ["Carriole des Sangliers", "Wagon &amp; Tower of the North", "a-b-c d"])
def test_words_keep_to_their_room(words):
    short = cut(words, 12, 60)
    assert wide(short, 12) <= 60
    assert short == words or short.endswith("…")
    for line in lines(words, 12.5, 93) or ():
        assert wide(line, 12.5) <= 93
    ElementTree.fromstring(line_at(words, 0, 0, 12, 60, "x"))


def test_two_lines_are_even():
    assert lines("Farmer", 12.5, 93) == ("Farmer",)
    assert lines("Carriole des Sangliers", 12.5, 93) == ("Carriole des", "Sangliers")
    assert lines("Unbreakableword", 12.5, 30) is None


def test_words_are_measured_as_our_face_draws_them():
    """Against the real file of the display face, where it is installed."""
    tables = pytest.importorskip("fontTools.ttLib")
    package = pytest.importorskip("font_source_serif_pro")
    from pathlib import Path

    file = next(Path(package.__file__).parent.rglob("SourceSerifPro-Semibold.ttf"))
    font = tables.TTFont(file)
    names, advances, em = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    for words in ("Construction Yard", "Chef de la Guilde", "Pilgrimage Site", "Notre-Dame du Mont", "WILLIAM III"):
        real = sum(advances[names[ord(letter)]][0] for letter in words) * 12 / em
        assert real <= wide(words, 12) <= real * 1.08, words


def test_signs_shrink_before_they_leave_their_room():
    script = Script()
    row = [*times("i-wood", 3), ARROW, ("n", "12"), ("icon", "i-vp")]
    assert script.drawn(row, 0, 0, 18).count("<use") == 4
    assert 'width="13"' in script.drawn(row, 0, 0, 18, 70)
    assert "scale(" in script.drawn(row, 0, 0, 18, 40)
    assert script.written(row, 15).count("<svg") == 4
    assert times("i-wood", 4) == [("n", "4"), ("icon", "i-wood")]


def test_a_track_and_who_stands_together():
    track = Track(10, 110, 50, 0)
    assert (track.at(0), track.at(25), track.at(50)) == (10, 60, 110)
    assert standing([3, 0, 3, 1]) == [(0, [1]), (1, [3]), (3, [0, 2])]


def test_a_board_is_one_drawing_with_a_name():
    found = board("map", "Map", pennon(0, 0, 20, 22, 7), (40, 30), "i-bridge", "map")
    root = ElementTree.fromstring(found.svg)
    assert (root.get("aria-label"), root.get("viewBox"), found.width) == ("Map", "0 0 40 30", 40)


def test_tips_are_the_rule_or_the_thing_s_own_words():
    teller = Teller(GAME, "en", "CROSSING-")
    kinds = {"bridge": known({"b1": 0}, "bridge-{}", "MOVE-01")}
    title, words, clause = teller.find("bridge:b1", {}, kinds)
    assert clause == "CROSSING-MOVE-01"
    assert words == GAME.texts.format("en", "rule-CROSSING-MOVE-01")
    assert title[0].isupper()
    assert teller.find("bridge:b9", {}, kinds) is None
    assert teller.find("nothing", {"queen": Said("board-queen", "QUEEN-01")}, kinds) is None
