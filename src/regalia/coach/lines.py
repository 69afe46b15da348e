"""A line of decisions: what each is called in its place, and what the seat holds when the line is over.

Lines are played on a copy in which everything the seat cannot know was dealt anew, so no word of a label gives anything away.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from regalia.core.state import State
from regalia.drawing.scene import piece_of

TRIES = 8
LONGEST = 12
SHORT = 3
"""Letters that a name keeps at least."""


class Walk(msgspec.Struct):
    """`labels`: what the decisions are called; `gains`: what the seat has more or less afterwards, by text key; `points`: what
    its score changed; `pieces`: those that stand for the decisions after the first; `at_once`: gains of the first alone;
    `ended`: whether the line brought the seat's turn to its end."""

    labels: list[str]
    gains: dict[str, int]
    points: int
    pieces: list[str]
    at_once: dict[str, int]
    ended: bool


def holdings(state: State, seat: int) -> dict[str, int]:
    """What a seat holds that players count (`holdings.of` of the game), by the key of its name."""
    found: list[tuple[str, int]] = state.game.ask("holdings", "of", state, seat, default=[])
    return {key: int(count) for key, count in found}


def walk(state: State, seat: int, keys: Sequence[str], lang: str, seed: int = 0) -> Walk:
    """Play a line as far as it goes; where chance decides whether it goes on, the deal that goes farthest."""
    best: Walk | None = None
    for attempt in range(TRIES):
        found = _walk(state.resample(seat, seed + attempt), seat, keys[:LONGEST], lang)
        if best is None or len(found.labels) > len(best.labels):
            best = found
        if len(best.labels) == len(keys[:LONGEST]):
            break
    assert best is not None
    return best


def _walk(state: State, seat: int, keys: Sequence[str], lang: str) -> Walk:
    game = state.game
    before, score = holdings(state, seat), int(state.score(seat))
    labels: list[str] = []
    pieces: list[str] = []
    at_once: dict[str, int] = {}
    for key in keys:
        action = game.catalogue.index.get(key)
        if action is None or action not in state.legal_for(seat):
            break
        if labels:
            pieces.append(piece_of(state, action))
        labels.append(game.label(lang, action, state))
        state.do_as(seat, action)
        if len(labels) == 1:
            at_once = _change(before, holdings(state, seat))
    ended = state.over or seat not in state.actors()
    return Walk(labels, _change(before, holdings(state, seat)), int(state.score(seat)) - score, pieces, at_once, ended)


def _change(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    gains = {key: after.get(key, 0) - before.get(key, 0) for key in {**before, **after}}
    return {key: gain for key, gain in gains.items() if gain}


CLOSING = ("”", "»")


def brief(label: str) -> str:
    """As one would say it: without what stands in brackets at the end, nor the explanation behind a name in quotation marks."""
    short = shortened(label.rstrip("."))
    for at, sign in enumerate(short):
        if sign == ":" and outside(short[:at]) and any(mark in short[:at] for mark in CLOSING):
            return shortened(short[:at].rstrip())
    return short


def shortened(label: str) -> str:
    """A label without what stands in brackets at its end."""
    if not label.endswith(")"):
        return label
    starts = [at for at, sign in enumerate(label) if sign == "(" and outside(label[:at])]
    head = label[: starts[-1]].rstrip() if starts else ""
    return head if len(head) >= SHORT else label


def outside(text: str) -> bool:
    """Whether what follows this text stands neither in brackets nor in quotation marks."""
    return all(text.count(opening) == text.count(closing) for opening, closing in ("()", "“”", "«»"))


def in_a_sentence(label: str) -> str:
    """A label after “then”: its first letter small, unless it is a name, of which no word after the first begins small."""
    named = not any(word[:1].islower() for word in label.split()[1:]) and "“" not in label and "«" not in label
    return label if named else label[:1].lower() + label[1:]


def inside_quotes(label: str) -> str:
    """A label that a sentence puts in quotation marks: those of its own become the inner ones."""
    if "«" in label:
        return label.replace("«\u00a0", "“").replace("\u00a0»", "”")
    return label.replace("“", "‘").replace("”", "’")
