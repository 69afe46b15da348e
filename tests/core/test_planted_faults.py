"""The contract itself: a small game with hidden cards and payment passes it, and each fault planted there is found.

The game is the one that `regalia new-game` writes. A fault is a change of its source; the check that must find it runs on every
set-up that the contract tries, with the contract's own seed.
"""

import importlib
import sys
from typing import NamedTuple

import pytest

import regalia.games
from regalia import _pure
from regalia.core import registry
from regalia.template import create, fill
from regalia.testing import checks
from regalia.testing.mutations import check_mutations
from regalia.testing.playing import plain_setups

if _pure.compiled():
    pytest.skip("a compiled kernel takes compiled games only; run with REGALIA_PURE=1", allow_module_level=True)

SEED = 1
MUTATED = 500


class Fault(NamedTuple):
    """`check`: what finds it; `edits`: file, what stands there in the template, what stands there instead."""

    name: str
    check: str
    edits: list[tuple[str, str, str]]


def fault(name, check, *edits):
    return pytest.param(Fault(name, check, list(edits)), id=name.replace(" ", "-"))


def in_state(new):
    """An attribute more in the state."""
    return ("state.py", "        self.round: i64 = 0\n", f"        self.round: i64 = 0\n        {new}\n")


def method(file, before, new):
    """A method more, before another one."""
    return (file, f"    def {before}(", f"{new}\n    def {before}(")


NO_DEALING = method("game.py", "check_pack", "    def deal_anew(self, state, seat):\n        pass\n")
SHOWS_CARDS = ("view.py", '    view["rounds"]', '    view["asides"] = list(g.aside)\n    view["rounds"]')

FAULTS = [
    # what the log tells
    fault(
        "a card set aside is told to all",
        "check_log_lines",
        ("setup.py", "g.emit_to(", "g.emit("),
        ("setup.py", "card]}, BIT[seat])", "card]})"),
    ),
    fault(
        "a trade tells the card set aside",
        "check_log_lines",
        (
            "steps.py",
            '"card": g.tables.card_text[card]})\n        put_in_box',
            '"card": g.tables.card_text[g.aside[0]]})\n        put_in_box',
        ),
    ),
    fault(
        "a card drawn in secret is told to all",
        "check_log_lines",
        (
            "steps.py",
            "        g.taken_back[self.seat] |= BIT[card]\n",
            "        new = g.pick_member(0, g.hand[self.seat] & ~BIT[card])\n"
            "        g.hand[self.seat] ^= BIT[new] | BIT[g.aside[self.seat]]\n"
            "        g.aside[self.seat] = new\n"
            '        g.emit("aside", self.seat, {"card": g.tables.card_text[new]})\n',
        ),
    ),
    fault("a log line without a text", "check_events", ("steps.py", '"takes"', '"grabs"')),
    # what a seat sees
    fault("dealing anew does nothing", "check_dealt_anew", NO_DEALING),
    fault("dealing anew does nothing and all is shown", "check_dealt_anew", NO_DEALING, SHOWS_CARDS),
    fault(
        "dealing anew leaves the cards of one seat",
        "check_dealt_anew",
        method(
            "game.py",
            "check_pack",
            "    def deal_anew(self, state, seat):\n        kept = (state.hand[0], state.aside[0], state.bid[0])\n"
            "        super().deal_anew(state, seat)\n        state.hand[0], state.aside[0], state.bid[0] = kept\n",
        ),
    ),
    fault("dealing anew forgets what is known", "check_views", ("hidden.py", "seat == viewer or", "seat >= 0 or")),
    fault("a view shows a hidden field", "check_views", SHOWS_CARDS),
    fault(
        "a secret bid is declared open", "check_secret_choices", ("fields.py", "    return not g.lanes\n", "    return True\n")
    ),
    # what a learner observes
    fault(
        "dealing anew changes what is seen",
        "check_observations",
        method(
            "game.py",
            "check_pack",
            "    def deal_anew(self, state, seat):\n        super().deal_anew(state, seat)\n        state.round += 1\n",
        ),
    ),
    fault(
        "a secret bid is declared open to learners",
        "check_secret_observations",
        ("fields.py", "    return not g.lanes\n", "    return True\n"),
    ),
    # taking back
    fault("cards are shown without a barrier", "check_reveals", ("steps.py", "            g.reveal()\n", "")),
    fault(
        "cards are shown and the decision taken back", "check_undo_tells_nothing", ("steps.py", "            g.reveal()\n", "")
    ),
    fault(
        "chance without a barrier",
        "check_undo",
        method(
            "state.py",
            "score",
            "    def _note(self, kind, found):\n        if self.recording:\n            self.outcomes += [kind, found]\n",
        ),
    ),
    fault(
        "a secret choice cannot be taken back",
        "check_undo_in_lanes",
        method(
            "game.py",
            "check_pack",
            "    def undoable(self, state, seat):\n        return 0 if state.lanes else super().undoable(state, seat)\n",
        ),
    ),
    fault(
        "the first bid is remembered",
        "check_lane_order",
        (
            "steps.py",
            "        g.bid[self.seat] = card\n",
            "        if max(g.bid) == NONE:\n            g.taken_back[self.seat] |= BIT[card]\n        g.bid[self.seat] = card\n",
        ),
    ),
    # copies, positions, the table of fields
    fault("a copy forgets a rare field", "check_declared", ("state.py", "        g.taken_back = self.taken_back[:]\n", "")),
    fault("a copy forgets a field of the table", "check_declared", ("state.py", "        g.round = self.round\n", "")),
    fault("a copy shares a row", "check_declared", ("state.py", "self.taken_back[:]", "self.taken_back")),
    fault("a copy is played with the original", "check_copies", ("state.py", "self.hand[:]", "self.hand")),
    fault(
        "a copy forgets an option",
        "check_declared",
        ("state.py", "self.rounds, self.trading, self.draws)", "self.rounds, True, 9)"),
    ),
    fault("a field that is not declared", "import", in_state("self.extra: i64 = 0")),
    fault(
        "a field that is not declared nor checked at import",
        "check_declared",
        in_state("self.extra: i64 = 0"),
        ("game.py", "        FIELDS.check_declared(GameNameState)\n", ""),
    ),
    fault(
        "a field that comes later",
        "check_declared",
        (
            "state.py",
            "        self.hand = row(self.seats, ALL_CARDS)\n",
            "        self.extra = 0\n        self.hand = row(self.seats, ALL_CARDS)\n",
        ),
    ),
    fault(
        "reading forgets what follows from the rest",
        "check_read_back",
        in_state("self.unsold: i64 = 0"),
        ("state.py", "        g.round = self.round\n", "        g.round = self.round\n        g.unsold = self.unsold\n"),
        ("steps.py", "    g.box |= BIT[g.lot]\n", "    g.box |= BIT[g.lot]\n    g.unsold += 1\n"),
        ("fields.py", "    fixed=(", '    derived=("unsold",),\n    fixed=('),
    ),
    fault(
        "reading forgets a field",
        "check_positions",
        ("fields.py", 'members("taken_back", of="card")', 'members("taken_back", of="card", optional=True, rest=None)'),
        (
            "fields.py",
            "FIELDS = Fields(",
            "def complete(g: GameNameState) -> None:\n    g.taken_back = [0 for _ in g.taken_back]\n\n\nFIELDS = Fields(",
        ),
    ),
    # the rules
    fault("a lot is lost", "check_ends", ("steps.py", "    g.box |= BIT[g.lot]\n", "")),
    fault(
        "a card is doubled",
        "check_ends",
        ("steps.py", "        put_in_box(g)\n        g.bid[self.seat] = NONE\n", "        put_in_box(g)\n"),
    ),
    fault(
        "an option listed twice",
        "check_ends",
        ("steps.py", "list(range(A_TAKE, A_TRADE + 1))", "[*range(A_TAKE, A_TRADE + 1), A_TRADE]"),
    ),
    fault("gold that is never paid", "check_options_apply", ("paying.py", "    g.coins[seat * COINS + GOLD] -= gold\n", "")),
    fault(
        "chance beside the record",
        "check_journal",
        (
            "steps.py",
            "g.lot = g.pick_member(C_LOT, g.bag)",
            "g.lot = [n for n in range(9) if g.bag >> n & 1][g.rng.below(10 - g.round)]",
        ),
    ),
    fault(
        "chance beside the generator",
        "check_same_again",
        (
            "steps.py",
            "g.pick_member(C_LOT, g.bag)",
            "g.pick_member(C_LOT, g.bag & -g.bag if __import__('random').random() < 0.5 else g.bag)",
        ),
    ),
    fault(
        "a lot that can be drawn twice",
        "check_tampering",
        ("steps.py", "g.pick_member(C_LOT, g.bag)", "g.pick_member(C_LOT, 511)"),
    ),
    fault("points that do not add up", "check_scores", ("scoring.py", '("pairs", pair_points(g, seat))', '("pairs", 0)')),
    fault(
        "a pickle without its history",
        "check_pickle",
        method(
            "game.py",
            "check_pack",
            "    def reduce(self, state):\n        return (*super().reduce(state)[:1], (*super().reduce(state)[1][:2], None))\n",
        ),
    ),
    # refusals and texts
    fault(
        "an option that is refused",
        "check_refusals",
        method(
            "steps.py",
            "candidates",
            "    def legal(self, g, out):\n        for action in self.candidates(g):\n            out.add(action)\n",
        ),
    ),
    fault("a refusal without a text", "check_refusals", ("reasons.py", '"not-in-hand"', '"no-such-text"')),
    fault(
        "a refusal without a clause",
        "check_refusals",
        ("reasons.py", '"not-in-hand", "GAMENAME-BID-03"', '"not-in-hand", "GAMENAME-BID-99"'),
    ),
    fault(
        "a refusal that lacks its words", "check_refusals", ("steps.py", '            "price": g.tables.lot_price[g.lot],\n', "")
    ),
    fault("a seat that may act out of turn", "check_out_of_turn", ("reasons.py", "    return BID_MADE if", "    return 0 if")),
    fault("a text in one language", "check_static_texts", ("texts/fr/game.ftl", "reason-lot-bound =", "reason-lot-bind =")),
    fault("a label without a text", "check_labels", ("texts/en/game.ftl", "\noption-trade =", "\noption-swap =")),
    fault("a pack that nobody looks at", "check_packs", ("game.py", "        load.components(pack)\n", "        pass\n")),
    # accepted means playable
    fault("a bid in the wrong moment is accepted", "check_mutations", ("checks.py", "        _check_bid(g, seat)\n", "")),
    fault(
        "a lot without an auction is accepted",
        "check_mutations",
        ("checks.py", "    if (g.lot != NONE) != _in_auction(g):", "    if False:"),
    ),
    fault(
        "any step on any other",
        "check_mutations",
        ("flow.py", '    "close": (BOTTOM,),\n', '    "close": (BOTTOM, "close", "choose", "round", "show"),\n'),
        ("steps.py", '"" if len(g.stack) > 1 else "stack"', '""'),
    ),
]


class Planted:
    """Games with a fault each, in a folder of their own that is found beside the real ones."""

    def __init__(self, folder):
        self.root = folder
        self.games = folder / "src" / "regalia" / "games"
        self.games.mkdir(parents=True)
        (folder / "pyproject.toml").touch()
        self.count = 0

    def game(self, edits):
        self.count += 1
        name = f"planted_{self.count}"
        create(name, self.root)
        for file, old, new in edits:
            path = self.games / name / file
            text = path.read_text(encoding="utf-8")
            assert fill(old, name) in text, f"{file} has changed: nothing to plant the fault in"
            path.write_text(text.replace(fill(old, name), fill(new, name), 1), encoding="utf-8")
        return importlib.import_module(f"regalia.games.{name}").GAME


@pytest.fixture(scope="module")
def planted(tmp_path_factory):
    found = Planted(tmp_path_factory.mktemp("planted"))
    path, known = regalia.games.__path__, registry.game_ids
    regalia.games.__path__ = [*path, str(found.games)]
    registry.game_ids = lambda: (*known(), *(f"planted_{number}" for number in range(found.count + 1)))
    yield found
    regalia.games.__path__, registry.game_ids = path, known
    for name in [name for name in sys.modules if name.startswith("regalia.games.planted_")]:
        del sys.modules[name]


def run(check, game):
    """A check as the contract runs it: on every mode and player count."""
    if check == "check_static_texts":
        checks.check_static_texts(game)
        return
    for config in plain_setups(game):
        if check == "check_mutations":
            check_mutations(game, config, SEED, MUTATED)
        else:
            getattr(checks, check)(game, config, SEED)


@pytest.mark.parametrize("name", [*(check.__name__ for check in checks.CHECKS), "check_static_texts", "check_mutations"])
def test_a_game_without_a_fault_passes(planted, name):
    run(name, planted.game([]))


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(planted, fault):
    if fault.check == "import":
        with pytest.raises(TypeError, match="not declared"):
            planted.game(fault.edits)
        return
    game = planted.game(fault.edits)
    with pytest.raises((AssertionError, LookupError if fault.check == "check_mutations" else TypeError)):
        run(fault.check, game)


def test_every_check_has_a_fault():
    found = {parameter.values[0].check for parameter in FAULTS}
    assert {check.__name__ for check in checks.CHECKS} <= found
