"""Saves: positions, journals and pickles give the same game back; a journal that was tampered with is refused."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import msgspec

from regalia.core import journal as journals
from regalia.core.config import Config
from regalia.core.errors import JournalError
from regalia.core.game import Game
from regalia.core.journal import Journal, Line
from regalia.core.state import State
from regalia.testing.checks.flow import check_conserved, place
from regalia.testing.playing import play_random, positions, sample, setup_id
from regalia.testing.words import check_error

Tampered = tuple[str, Journal]


def _same(one: State, other: State, where: str) -> None:
    assert one.digest() == other.digest(), f"{where}: the digest differs"
    assert one.actors() == other.actors(), f"{where}: other seats are asked"
    for seat in one.actors():
        assert one.legal_for(seat) == other.legal_for(seat), f"{where}: seat {seat} has other options"
    for seat in range(-1, one.seats):
        assert one.view(seat) == other.view(seat), f"{where}: the view of seat {seat} differs"


def check_positions(game: Game, config: Config, seed: int = 0, count: int = 200) -> None:
    """A position written as JSON text and read again is the same state and goes on in the same way."""
    states = sample(positions(game, config, seed), count)
    for state in states:
        text = msgspec.json.encode(state.to_json())
        again = game.from_json(msgspec.json.decode(text))
        _same(state, again, f"{place(state, seed)}, through JSON")
        assert again.rng.words() == state.rng.words(), f"{place(state, seed)}: the generator differs"
    for state in sample(states, 5):
        again = game.from_json(state.to_json())
        again.playout()
        straight = state.copy()
        straight.playout()
        assert again.digest() == straight.digest(), f"{place(state, seed)}: read from JSON it goes on differently"
        replayed = game.replay(journals.parse(again.journal().to_text()))
        assert replayed.digest() == again.digest(), f"{place(state, seed)}: its journal from a position ends differently"


def check_journal(game: Game, config: Config, seed: int = 0) -> None:
    """The journal as text, read and replayed without a generator, passes through the same states to the same end."""
    states = positions(game, config, seed)
    text = states[-1].journal().to_text()
    journal = journals.parse(text)
    assert journal.to_text() == text, f"{place(states[-1], seed)}: the journal's text is not stable"
    again = journals.begin(game, journal)
    for number, state in enumerate(states):
        if number:
            journals.follow(game, again, journal.entries[number - 1], number)
        assert again.digest() == state.digest(), f"{place(state, seed)}: the replay has another digest"
    _same(states[-1], journals.verify(game, journal), f"{place(states[-1], seed)}, replayed")
    for step in (0, len(states) // 2):
        _same(states[step], game.replay(journal, step), f"{place(states[step], seed)}, replayed so far")


def check_pickle(game: Game, config: Config, seed: int = 0, count: int = 8) -> None:
    for state in sample(positions(game, config, seed), count):
        again = pickle.loads(pickle.dumps(state))
        _same(state, again, f"{place(state, seed)}, pickled")
        assert again.recording == state.recording, f"{place(state, seed)}: a pickle loses its history"
        assert again.journal().to_text() == state.journal().to_text(), f"{place(state, seed)}: a pickle loses its history"


def check_tampering(game: Game, config: Config, seed: int = 0) -> None:
    """A journal that the rules cannot have written is refused with a JournalError."""
    state = play_random(game, config, seed)
    journal = state.journal()
    for what, tampered in (*_bad_actions(game, journal), *_bad_chance(journal), *_bad_result(journal)):
        try:
            journals.verify(game, tampered)
        except JournalError as problem:
            check_error(problem, what)
            continue
        raise AssertionError(f"{game.id} {setup_id(config)} seed {seed}: accepted a journal with {what}")
    for step in _chance_steps(journal):
        _other_outcomes(game, journal, step, place(state, seed))


def _bad_actions(game: Game, journal: Journal) -> Iterator[Tampered]:
    last = len(journal.entries)
    for step in sorted({0, last // 2, last - 1}):
        state = game.replay(journal, step)
        line = journal.entries[step]
        options = set(state.legal_for(line.seat))
        illegal = next(action for action in range(len(game.catalogue)) if action not in options)
        yield f"an illegal action at {step}", _with(journal, step, Line(line.seat, game.catalogue.keys[illegal], line.chance))
        yield f"an unknown action at {step}", _with(journal, step, Line(line.seat, "no-such-action", line.chance))
        for other in (seat for seat in range(-1, state.seats + 1) if seat not in state.actors()):
            yield f"seat {other} out of turn at {step}", _with(journal, step, Line(other, line.action, line.chance))
    yield "a decision after the end", msgspec.structs.replace(journal, entries=[*journal.entries, journal.entries[-1]])


def _chance_steps(journal: Journal) -> list[int]:
    return sample([number for number, line in enumerate(journal.entries) if line.chance], 3)


def _bad_chance(journal: Journal) -> Iterator[Tampered]:
    """Outcomes unknown, missing, surplus."""
    for step in _chance_steps(journal):
        line = journal.entries[step]
        yield f"an unknown outcome at {step}", _with(journal, step, _outcomes(line, ["no-such:outcome", *line.chance[1:]]))
        yield f"a missing outcome at {step}", _with(journal, step, _outcomes(line, line.chance[:-1]))
        yield f"a surplus outcome at {step}", _with(journal, step, _outcomes(line, [*line.chance, line.chance[-1]]))
    if journal.setup:
        yield "an unknown outcome of the set-up", msgspec.structs.replace(journal, setup=["no-such:outcome", *journal.setup[1:]])
        yield "a missing outcome of the set-up", msgspec.structs.replace(journal, setup=journal.setup[:-1])
        yield "a surplus outcome of the set-up", msgspec.structs.replace(journal, setup=[*journal.setup, journal.setup[-1]])


def _other_outcomes(game: Game, journal: Journal, step: int, where: str) -> None:
    """Any other outcome of the same kind is refused, or leads to a sound position: nothing is drawn twice."""
    line = journal.entries[step]
    kind = line.chance[0].split(":")[0]
    outcomes = [f"{table.name}:{text}" for table in game.chance.kinds if table.name == kind for text in table.outcomes]
    for outcome in sample(outcomes, 30):
        state = game.replay(journal, step)
        try:
            journals.follow(game, state, _outcomes(line, [outcome, *line.chance[1:]]), step + 1)
        except JournalError:
            continue
        check_conserved(state, f"{where}, step {step + 1} with {outcome}")


def _bad_result(journal: Journal) -> Iterator[Tampered]:
    assert journal.result is not None, "a finished game without a result in its journal"
    wrong = msgspec.structs.replace(journal.result, scores=[score + 1 for score in journal.result.scores])
    yield "wrong scores", msgspec.structs.replace(journal, result=wrong)
    yield "the last decision cut off", msgspec.structs.replace(journal, entries=journal.entries[:-1])


def _with(journal: Journal, step: int, line: Line) -> Journal:
    entries = [*journal.entries[:step], line, *journal.entries[step + 1 :]]
    return msgspec.structs.replace(journal, entries=entries)


def _outcomes(line: Line, chance: list[str]) -> Line:
    return Line(line.seat, line.action, chance)
