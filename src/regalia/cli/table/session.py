"""A game being played: who sits where, the state, and the log of what happened."""

from __future__ import annotations

from collections.abc import Mapping

from regalia.bots.driver import Decider, ask
from regalia.core.config import Config
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.journal import Journal
from regalia.core.rng import Rng, seeded
from regalia.core.state import State


class Session:
    """`humans` are the seats of people, `bots` the others; automa seats play by the rules and are neither."""

    def __init__(self, game: Game, config: Config, seed: int, humans: set[int], bots: Mapping[int, Decider]) -> None:
        self.game = game
        self.seed = seed
        self.humans = humans
        self.bots = dict(bots)
        self.rng: Rng = seeded(seed + 1)
        self.events: list[Event] = []
        self.seen: dict[int, int] = {}
        self.state: State = game.deal(config, seeded(seed), events=self.events)

    @property
    def hotseat(self) -> bool:
        return len(self.humans) > 1

    def names(self, lang: str) -> list[str]:
        return self.game.seat_names(lang, self.state.config)

    def actor(self) -> int:
        """Who acts next: a bot first where several may, so that people are not kept waiting afterwards."""
        actors = self.state.actors()
        waiting = [seat for seat in actors if seat in self.bots]
        return (waiting or actors)[0]

    def act(self, seat: int, action: int) -> None:
        self.state.apply(action, seat)

    def bot_acts(self, seat: int) -> None:
        self.act(seat, ask(self.bots[seat], self.state, seat, self.rng))

    def fairly(self, seat: int) -> State:
        """The state as the seat may imagine it: for figures that must not give anything away."""
        return self.state.resample(seat, int(self.rng.next32()))

    # -- the log -------------------------------------------------------------------------------

    def news(self, seat: int) -> list[Event]:
        """What this seat has not been shown yet."""
        fresh = self.events[self.seen.get(seat, 0) :]
        self.seen[seat] = len(self.events)
        return [event for event in fresh if event.visible_to(seat)]

    def log(self, seat: int) -> list[Event]:
        return [event for event in self.events if event.visible_to(seat)]

    # -- taking back, keeping, fetching ----------------------------------------------------------------

    def undo(self, seat: int) -> int:
        """Take back the seat's last decision; round one keyboard, also the one before by somebody else. Who it was."""
        who = seat
        last = self.state.history
        if self.hotseat and last is not None and self.state.undoable(seat) == 0 and int(last.seat) in self.humans:
            who = int(last.seat)
        self._adopt(self.state.undo(who))
        return who

    def can_undo(self, seat: int) -> bool:
        return self.state.undoable(seat) > 0

    def journal(self) -> Journal:
        return self.game.journal_of(self.state)

    def resume(self, journal: Journal) -> None:
        """Go on from a journal of the same game, with chance of our own."""
        state = self.game.replay(journal)
        state.rng = seeded(int(self.rng.next32()))
        self._adopt(state)

    def _adopt(self, state: State) -> None:
        """Another state takes the place of ours; its log is told anew by its journal."""
        self.events = []
        self.game.replay(self.game.journal_of(state), events=self.events)
        state.events = self.events
        self.state = state
        self.seen = dict.fromkeys(range(int(state.seats)), len(self.events))
