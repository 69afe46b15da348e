"""A line of decisions: what each is called in its place, and what the seat holds when the line is over.

Lines are played on a copy in which everything the seat cannot know was dealt anew, so no word of a label gives anything away.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from regalia.core.game import Game
from regalia.core.state import State
from regalia.drawing.scene import piece_of

TRIES = 8
LONGEST = 12
SHORT = 3
"""Letters that a name keeps at least."""
LONG = 50
"""Letters from which a name is long."""


class Walk(msgspec.Struct):
    """`labels`: what the decisions are briefly called; `gains`: what the seat has more or less afterwards, by text key; `points`:
    what its score changed; `pieces`: those that stand for the decisions after the first; `at_once`: gains of the first alone;
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
        labels.append(shortest(game, lang, action, game.label(lang, action, state)))
        state.do_as(seat, action)
        if len(labels) == 1:
            at_once = _change(before, holdings(state, seat))
    ended = state.over or seat not in state.actors()
    return Walk(labels, _change(before, holdings(state, seat)), int(state.score(seat)) - score, pieces, at_once, ended)


def _change(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    gains = {key: after.get(key, 0) - before.get(key, 0) for key in {**before, **after}}
    return {key: gain for key, gain in gains.items() if gain}


def shortest(game: Game, lang: str, action: int, label: str) -> str:
    """What an option is called in passing: a long label gives way to the plain name of the action."""
    short = brief(label)
    if len(short) <= LONG:
        return short
    return min(short, brief(game.label(lang, action)), key=len)


CLOSING = ("”", "»")


def brief(label: str) -> str:
    """As one would say it: without what stands in brackets, nor the explanation behind a name in quotation marks, nor what a
    semicolon adds."""
    short = shortened(label.rstrip("."))
    for at, sign in enumerate(short):
        named = sign == ":" and any(mark in short[:at] for mark in CLOSING)
        if (named or sign == ";") and outside(short[:at]):
            return short[:at].rstrip()
    return short


def shortened(label: str) -> str:
    """A label without what stands in brackets, unless nothing would be left; what is quoted stays whole."""
    kept = label
    for start in [at for at, sign in enumerate(label) if sign == "(" and outside(label[:at])][::-1]:
        end = next((at + 1 for at in range(start, len(kept)) if kept[at] == ")" and outside(kept[: at + 1])), len(kept))
        kept = kept[:start].rstrip() + kept[end:]
    return kept if len(kept) >= SHORT else label


def outside(text: str) -> bool:
    """Whether what follows this text stands neither in brackets nor in quotation marks."""
    return all(text.count(opening) == text.count(closing) for opening, closing in ("()", "“”", "«»"))


def in_a_sentence(label: str) -> str:
    """A label after “then”: its first letter small. No option is called by a name alone."""
    return label[:1].lower() + label[1:]


def inside_quotes(label: str) -> str:
    """A label that a sentence puts in quotation marks: those of its own become the inner ones."""
    if "«" in label:
        return label.replace("«\u00a0", "“").replace("\u00a0»", "”")
    return label.replace("“", "‘").replace("”", "’")
