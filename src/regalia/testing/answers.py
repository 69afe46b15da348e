"""What a question answers to every action of the game, what is shown of its options, and what is told when one is chosen: tables
as text, so that a change of the rules shows as a difference a person can read.

    legal: bid:1-3, pass
    too-high (GAME-BID-02): bid:4-9
    not-asked (GAME-TURN-01): everything else

Actions of one block with the same answer stand together: all of them as `*`, neighbours as `first-last`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import groupby
from pathlib import Path

from regalia.core.catalogue import Block, item_arg
from regalia.core.events import Event
from regalia.core.reasons import Refusal
from regalia.core.state import State
from regalia.core.step import Arg

LEGAL = "legal"
HEAD = "## "


def answers(state: State, seat: int) -> str:
    """One line for each answer, in the order of their first actions; the most frequent one last."""
    found: dict[str, list[str]] = {}
    often: Counter[str] = Counter()
    for block in state.game.catalogue.blocks:
        said = [_answer(state.why_not(block.first + n, seat), item_arg(block, item)) for n, item in enumerate(block.items)]
        often.update(said)
        for answer, run in groupby(enumerate(said), key=lambda one: one[1]):
            found.setdefault(answer, []).append(_named(block, [n for n, _ in run]))
    usual = often.most_common(1)[0][0]
    rows = [f"{answer}: {', '.join(names)}\n" for answer, names in found.items() if answer != usual]
    return "".join([*rows, f"{usual}: everything else\n"])


def _answer(refusal: Refusal | None, item: Arg) -> str:
    """The reason, its clause and its numbers; a number that is the item of the action is called so."""
    if refusal is None:
        return LEGAL
    numbers = ", ".join(f"{name}={'item' if value == item else value}" for name, value in sorted(refusal.args.items()))
    return f"{refusal.key} ({refusal.clause}){f' {numbers}' if numbers else ''}"


def _named(block: Block, run: list[int]) -> str:
    if block.items == [""]:
        return block.name
    if len(run) == len(block.items):
        return f"{block.name}:*"
    first, last = block.items[run[0]], block.items[run[-1]]
    return f"{block.name}:{first}" if len(run) == 1 else f"{block.name}:{first}-{last}"


def told(state: State, seat: int) -> str:
    """One line for each option: what the log says of it, until somebody is asked again."""
    rows = []
    for action in state.legal_for(seat):
        after, log = state.copy(), list[Event]()
        after.events = log
        after.apply(action, seat)
        rows.append(f"{state.key(action)}: {'; '.join(_event(event) for event in log)}\n")
    return "".join(rows)


def _event(event: Event) -> str:
    return _with(event.key + ("" if event.seat < 0 else f" {event.seat}"), event.args)


def _with(words: str, args: Mapping[str, Arg]) -> str:
    numbers = ", ".join(f"{name}={value}" for name, value in args.items())
    return f"{words} ({numbers})" if numbers else words


def shown(state: State, seat: int) -> str:
    """What a player sees before choosing: the question's numbers; the caution, the promise, the sign of an option, and where it
    leads. One line for each option of which something is said."""
    ask, step = state.game.ask, state.question(seat)
    rows = [f"asked: {_with(step.kind, step.prompt_args(state))}\n"]
    for action in state.legal_for(seat):
        promises = [ask("promises", function, state, seat, action) for function in ("of", "change")]
        leads = {word: ask("chains", word, state, action, default=()) for word in ("opens", "takes", "passes")}
        said = [
            step.warning(state, action),
            *(_with(*promise) for promise in promises if promise),
            ask("promises", "sign", state, seat, action, default=""),
            *(f"{word} {', '.join(kinds) if isinstance(kinds, tuple) else ''}".strip() for word, kinds in leads.items() if kinds),
        ]
        if any(said):
            rows.append(f"{state.key(action)}: {'; '.join(filter(None, said))}\n")
    usual = ask("chains", "usual", state, seat, default=-1)
    return "".join(rows) + (f"usual: {state.key(usual)}\n" if usual >= 0 else "")


def written(path: Path) -> dict[str, str]:
    """The tables of a file, by their headings."""
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return dict(section.split("\n", 1) for section in f"\n{text}".split(f"\n{HEAD}")[1:])


def write(path: Path, tables: Mapping[str, str]) -> None:
    path.write_text("\n".join(f"{HEAD}{name}\n{table}" for name, table in tables.items()), encoding="utf-8")
