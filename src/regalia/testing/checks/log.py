"""What the log tells: every sentence exists, and nobody is told what nobody could see."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from regalia.core import journal as journals
from regalia.core.config import Config
from regalia.core.errors import ConfigError, JournalError
from regalia.core.events import EVERYBODY, Event
from regalia.core.game import Game
from regalia.core.state import State
from regalia.core.texts import LANGUAGES
from regalia.testing.checks.flow import place
from regalia.testing.checks.secrets import SPECTATOR, view_text
from regalia.testing.playing import play_random, positions, sample, walk
from regalia.testing.words import check_sentence, check_text


def check_events(game: Game, config: Config, seed: int = 0) -> None:
    """Every event has its sentence in both languages and is shown to the seats of its mask only."""
    events: list[Event] = []
    seen = 0
    for state in walk(game, config, seed, events):
        for event in events[seen:]:
            seat = {"seat": f"#{event.seat}"} if event.seat >= 0 else {}
            check_text(game, f"log-{event.key}", {**event.args, **seat})
            _check_line(game, state, event, f"{place(state, seed)}, event {event.key}")
        seen = len(events)
    assert events, f"{game.id}: a whole game without an event"


def _check_line(game: Game, state: State, event: Event, where: str) -> None:
    for lang in LANGUAGES:
        line = game.log_line(lang, event, game.seat_names(lang, state.config))
        check_sentence(line, f"log-{event.key}", lang)
    for seat in range(SPECTATOR, state.seats):
        allowed = event.to == EVERYBODY or (seat >= 0 and bool(event.to >> seat & 1))
        assert event.visible_to(seat) == allowed, f"{where}: visible to seat {seat} against its mask"


Told = list[tuple[str, int, list[tuple[str, int | str]]]]
"""The events that a seat is shown, as plain data."""


def _told(events: list[Event] | None, watcher: int) -> Told:
    return [(event.key, int(event.seat), sorted(event.args.items())) for event in events or [] if event.visible_to(watcher)]


def check_log_lines(game: Game, config: Config, seed: int = 0, count: int = 16, deals: int = 4, most: int = 20) -> None:
    """What a seat is told of another's decision follows from its view before and after. The same action with the same outcomes
    on tables that look the same to the seat tells the same; so do two actions, or two outcomes of chance, that lead to
    different tables which it cannot tell apart. The same holds for the set-up."""
    _check_setup_told(game, config, seed)
    for state in sample([one for one in positions(game, config, seed) if not one.over], count):
        for actor in state.actors():
            after_all = [(action, _after(state, actor, action)) for action in sample(state.legal_for(actor), most)]
            fallen = {action: after.fallen() for action, after in after_all}
            others = _after_other_chance(state, actor, after_all)
            for watcher in (seat for seat in range(SPECTATOR, state.seats) if seat != actor):
                where = f"{place(state, seed)}: seat {watcher}"
                _check_told(state, actor, watcher, fallen, deals, where)
                for outcomes in others:
                    _check_told_apart(outcomes, watcher, where)


def _check_told(state: State, actor: int, watcher: int, fallen: dict[int, list[str]], deals: int, where: str) -> None:
    by_action: dict[tuple[int, bytes], Told] = {}
    for deal in range(deals):
        dealt = state.resample(watcher, deal)
        without_chance = []
        for action in (action for action in dealt.legal_for(actor) if action in fallen):
            try:
                after = _after(dealt, actor, action, fallen[action])
            except ConfigError:
                continue
            told = _told(after.events, watcher)
            known = by_action.setdefault((action, view_text(after, watcher)), told)
            assert known == told, f"{where} is told what it cannot see: {told} or {known}"
            without_chance += [] if fallen[action] else [after]
        _check_told_apart(without_chance, watcher, where)


def _check_told_apart(states: list[State], watcher: int, where: str) -> None:
    """Different tables that look the same to the watcher are not told apart by the log."""
    by_view: dict[bytes, tuple[State, Told]] = {}
    for after in states:
        told = _told(after.events, watcher)
        other, known = by_view.setdefault(view_text(after, watcher), (after, told))
        same = known == told or other.digest() == after.digest()
        assert same, f"{where} is told what it cannot see: {told} or {known}"


def _after(state: State, seat: int, action: int, chance: list[str] | None = None) -> State:
    """The state after an action; somebody listens. ConfigError if this chance cannot fall."""
    after = state.copy()
    after.events, after.recording = [], True
    after.apply(action, seat, chance)
    return after


# -- chance ------------------------------------------------------------------------------------


def _other_chance(game: Game, fallen: list[str], places: int = 4, most: int = 5) -> Iterator[list[str]]:
    """The outcomes that fell, with another one in one place; not all of these can fall."""
    for at in sample(list(range(len(fallen))), places):
        kind = fallen[at].split(":", 1)[0]
        outcomes = next(table.outcomes for table in game.chance.kinds if table.name == kind)
        for outcome in sample(outcomes, most):
            yield [*fallen[:at], f"{kind}:{outcome}", *fallen[at + 1 :]]


def _after_other_chance(state: State, seat: int, after_all: list[tuple[int, State]], most: int = 2) -> list[list[State]]:
    """For some options with chance, the states after what fell and after what could have fallen instead."""
    found = []
    for action, after in [(action, after) for action, after in after_all if after.outcomes][:most]:
        found.append([after])
        for chance in _other_chance(state.game, after.fallen()):
            try:
                found[-1].append(_after(state, seat, action, chance))
            except ConfigError:
                continue
    return found


def _check_setup_told(game: Game, config: Config, seed: int) -> None:
    """The set-up with other outcomes of chance."""
    journal = play_random(game, config, seed, steps=0).journal()
    states = []
    for setup in [journal.setup, *_other_chance(game, journal.setup, places=12)]:
        events: list[Event] = []
        try:
            states.append(journals.begin(game, msgspec.structs.replace(journal, setup=setup), events))
        except JournalError:
            continue
    for watcher in range(SPECTATOR, config.seats):
        _check_told_apart(states, watcher, f"{game.id}, set-up with seed {seed}: seat {watcher}")
