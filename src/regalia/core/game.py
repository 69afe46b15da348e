"""The definition of a game: what the kernel needs to know of one folder under `games/`.

A game subclasses Game, names its tables (catalogue, reasons, chance, steps, fields, flow) and says how a state starts. What
else it has to say the kernel finds by convention in the rooms of its folder: `view.build`, `terminal.draw`, `board.draw`,
`board.tips.tip`, `checks.check`, `hidden.deal_anew`, `scoring`, `labels`, `heuristics` (docs/add-a-game.md lists them).
"""

from __future__ import annotations

import importlib
import importlib.util
from abc import ABCMeta, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any

import msgspec

from regalia.core import journal as journals
from regalia.core import positions
from regalia.core import undo as undoing
from regalia.core.campaign import Chain
from regalia.core.catalogue import Catalogue, item_arg
from regalia.core.chance import ChanceTable
from regalia.core.config import Config, GameInfo, configure, load_info
from regalia.core.errors import ConfigError
from regalia.core.events import Event
from regalia.core.fields import Fields
from regalia.core.flow import Flow, check_flow
from regalia.core.packs import Pack
from regalia.core.position import Reader
from regalia.core.reasons import Reason, Refusal
from regalia.core.rng import Rng, seeded
from regalia.core.rulebook import Rulebook, load_rulebook
from regalia.core.state import State
from regalia.core.step import NOBODY, Arg, StepBook
from regalia.core.texts import Texts, core_folder


class Game(metaclass=ABCMeta):
    catalogue: Catalogue
    reasons: list[Reason]
    chance: ChanceTable
    steps: StepBook
    fields: Fields = Fields()
    flow: Flow = MappingProxyType({})

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.info: GameInfo = load_info(folder / "game.toml")
        self._rooms: dict[str, ModuleType | None] = {}

    # -- what each game writes -----------------------------------------------------------------

    @abstractmethod
    def start(self, config: Config) -> State:
        """A state with the steps of the set-up on its stack; nothing drawn yet."""

    @abstractmethod
    def blank(self, config: Config) -> State:
        """A state without flow, to be filled by `read_fields`."""

    # -- what is found in the rooms of its folder ------------------------------------------------

    def room(self, name: str) -> ModuleType | None:
        """A module of the game's folder by its name, or None if the game has no such room."""
        if name not in self._rooms:
            path = f"{type(self).__module__.rpartition('.')[0]}.{name}"
            self._rooms[name] = importlib.import_module(path) if importlib.util.find_spec(path) else None
        return self._rooms[name]

    def ask(self, room: str, function: str, *args: Any, default: Any = None) -> Any:
        """What a function of a room answers; `default` if the game has none."""
        found = getattr(self.room(room), function, None)
        return default if found is None else found(*args)

    def write_fields(self, state: Any) -> dict[str, Any]:
        """The game's own fields in the words of its glossary, ids instead of numbers, hidden parts included."""
        return self.fields.write(state)

    def read_fields(self, state: Any, reader: Reader) -> None:
        """The reverse; refuses what cannot exist, naming the field. `fields.complete` works out what follows from the rest."""
        self.fields.read(state, reader)
        self.ask("fields", "complete", state)

    def view_fields(self, state: Any, seat: int) -> dict[str, Any]:
        """What the seat (NOBODY: a spectator) may know of the game's own fields: as declared, and what `view.build` adds."""
        view = self.fields.view(state, seat)
        self.ask("view", "build", state, seat, view)
        return view

    def check(self, state: Any) -> None:
        """Raise PositionError if components are not conserved, fields contradict each other, or the flow does not fit."""
        self.fields.check(state)
        self.ask("checks", "check", state)
        check_flow(self.flow, state)

    def deal_anew(self, state: Any, seat: int) -> None:
        """Deal what the seat cannot see anew: the hidden components, then what `hidden.deal_anew` knows besides."""
        self.fields.deal_anew(state, seat)
        self.ask("hidden", "deal_anew", state, seat)

    def draw_text(self, view: dict[str, Any], lang: str, colour: bool) -> str:
        """The table as text for a terminal and for screen readers."""
        drawn: str = self.ask("terminal", "draw", self, view, lang, colour)
        return drawn

    def view_scores(self, state: Any, seat: int) -> list[int] | None:
        """The scores as the seat may know them; None while they would give a secret away. For a game with hidden points."""
        scores: list[int] = state.scores()
        return scores if state.over or not state.lanes else None

    def names(self) -> Mapping[str, Mapping[str, str]]:
        """Names of components by text key, as their files give them in both languages."""
        return {}

    def check_pack(self, pack: Pack | None) -> None:
        """Refuse a component pack that does not fit this game (ComponentError)."""

    def draw(self, scene: Any) -> Any:
        """The parts of the table page (regalia.drawing.parts.Parts) for a scene; games without a board cannot."""
        if not self.has_board:
            raise ConfigError("no-board", game=self.id)
        return self.ask("board", "draw", scene)

    def campaign(self, path: Path) -> Chain:
        """The campaign kept in a file (a new one if there is no such file); games without campaigns refuse."""
        raise ConfigError("no-campaign", game=self.id)

    def gains(self, state: Any, seat: int, action: int) -> list[int] | None:
        """What an option would change in the score of every seat, where a board shows that beside the option; None elsewhere.
        Never more than the seat may know."""
        return None

    def tip(self, lang: str, id: str, pack: Pack | None = None) -> tuple[str, str, str] | None:
        """Title, words and clause of a component named as in a drawing (`data-tip`); None if there is no such thing."""
        found: tuple[str, str, str] | None = self.ask("board.tips", "tip", self, lang, id, pack) if self.has_board else None
        return found

    def tincture(self, view: dict[str, Any], seat: int) -> int:
        """The number, 1 to 6, of the colour and charge that stand for a seat."""
        return seat + 1

    def seat_key(self, config: Config, seat: int) -> str:
        """Text key of a seat's name in the rulebook's words (a colour, the automa), or ""."""
        return ""

    def of_older_rules(self, data: dict[str, Any]) -> dict[str, Any]:
        """A position, or the header of a journal, that was written under older rules (`data["rules"]`), in today's words.
        Unchanged where nothing needs a translation; what today's rules cannot say is refused when it is read."""
        return data

    # -- starting ------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.info.id

    @property
    def has_board(self) -> bool:
        """Whether the table is drawn; else it is shown in words."""
        return type(self).draw is not Game.draw or self.room("board") is not None

    def configure(self, players: int | None = None, mode: str | None = None, **options: Any) -> Config:
        return self.configured(players, mode, options)

    def configured(self, players: int | None, mode: str | None, options: Mapping[str, Any]) -> Config:
        """The same with options that somebody else has named: any word may be among them."""
        config = configure(self.info, players, mode, options)
        self.check_pack(config.pack)
        return config

    def new(
        self, players: int | None = None, seed: int = 0, mode: str | None = None, record: bool = True, **options: Any
    ) -> State:
        """A game ready for its first decision."""
        return self.deal(self.configure(players, mode, **options), seeded(seed), record=record)

    def deal(self, config: Config, rng: Rng, record: bool = True, events: list[Event] | None = None) -> State:
        state = self.start(config)
        state.rng = rng
        state.recording = record
        state.events = events
        state.advance()
        state.origin = state.outcomes
        state.outcomes = []
        return state

    # -- names ---------------------------------------------------------------------------------

    @cached_property
    def texts(self) -> Texts:
        return Texts([core_folder(), self.folder / "texts"], self.names())

    @cached_property
    def rulebook(self) -> Rulebook:
        return load_rulebook(self.folder / "rules.toml")

    def action(self, key: str) -> int:
        """The number of an action key; ConfigError if the game has no such action."""
        if key not in self.catalogue.index:
            raise ConfigError("unknown-action", game=self.id, action=key)
        return self.catalogue.index[key]

    def label(self, lang: str, action: int, state: State | None = None) -> str:
        """What an option is called: with a state, in its situation; without, by its name alone."""
        block = self.catalogue.block_of(action)
        item = self.catalogue.item_of(action)
        extra = state.option_args(action) if state is not None else {}
        args: dict[str, Arg] = {"item": item_arg(block, item), **extra}
        return self.texts.format(lang, f"option-{block.name}" if extra else f"action-{block.name}", args)

    def prompt(self, lang: str, state: State, seat: int, seats: Sequence[str] | None = None) -> str:
        """The question in the words for the seat that is asked."""
        step = state.question(seat)
        return self.texts.format(lang, f"prompt-{step.kind}", step.prompt_args(state), seats)

    def prompt_for_others(self, lang: str, state: State, seats: Sequence[str] | None = None) -> str:
        """The question in the words for everybody else."""
        names = [self.texts.format(lang, "seat-name-of", {"seat": f"#{seat}"}, seats) for seat in state.actors()]
        kind = state.question(state.turn).kind
        return self.texts.format(lang, f"waiting-{kind}", {"who": ", ".join(names), "count": len(names)}, seats)

    def reason(self, lang: str, refusal: Refusal, seats: Sequence[str] | None = None) -> str:
        return self.texts.format(lang, f"reason-{refusal.key}", refusal.args, seats)

    def log_line(self, lang: str, event: Event, seats: Sequence[str] | None = None, viewer: int = NOBODY) -> str:
        """What happened; the viewer's own deeds in the second person."""
        args: dict[str, Arg] = dict(event.args)
        if event.seat >= 0:
            args["seat"] = f"#{event.seat}"
        return self.texts.format(lang, self.log_key(event, viewer), args, seats)

    def log_key(self, event: Event, viewer: int) -> str:
        """The form of the sentence for a viewer: `.you` for the one whose deed it is."""
        key = f"log-{event.key}"
        own = event.seat == viewer and viewer != NOBODY
        return f"{key}.you" if own and self.texts.has("en", f"{key}.you") else key

    def seat_names(self, lang: str, config: Config) -> list[str]:
        """How the seats are called when the players have given no names."""
        found = []
        for seat in range(config.seats):
            key = self.seat_key(config, seat)
            found.append(self.texts.format(lang, key or "seat-name", {"number": seat + 1}))
        return found

    # -- views and positions -------------------------------------------------------------------

    def full_view(self, state: State, seat: int) -> dict[str, Any]:
        """The seat's view: the kernel's part and the game's. Two states that differ only in what the seat cannot know
        give the same view."""
        actors = state.actors()
        view: dict[str, Any] = {
            "game": self.id,
            "mode": state.config.mode,
            "players": state.config.players,
            "seats": state.seats,
            "seat": seat,
            "moves": self._visible_moves(state, seat),
            "over": state.over,
            "actors": actors,
            "question": None,
            "options": [],
            "scores": self.view_scores(state, seat),
        }
        if not state.over and not (state.lanes and seat not in actors):
            view["question"] = state.question(seat if state.lanes else state.turn).kind
        if seat in actors:
            view["options"] = [state.key(a) for a in state.legal_for(seat)]
        view["table"] = self.view_fields(state, seat)
        if state.config.pack is not None:
            view["pack"] = msgspec.to_builtins(state.config.pack)
        if view["scores"] is None:
            view.pop("scores")
        return view

    def _visible_moves(self, state: State, seat: int) -> int:
        """While several seats decide in secret, nobody learns from the counter how far the others are."""
        if not state.lanes:
            return int(state.moves)
        return int(state.moves) - sum(count for other, count in enumerate(state.lane_moves) if other != seat)

    def in_todays_words(self, data: dict[str, Any]) -> dict[str, Any]:
        """A position or header of any version as one of this version."""
        version = self.info.rules_version
        if data.get("rules", version) == version:
            return data
        return {**self.of_older_rules(data), "rules": version}

    def write_position(self, state: State) -> dict[str, Any]:
        return positions.write(self, state)

    def from_json(
        self,
        position: Any,
        seed: int | None = None,
        record: bool = True,
        check: bool = True,
        chance: Sequence[str] | None = None,
    ) -> State:
        """The state of a position, checked field by field. `seed` replaces the position's generator; `chance` gives the outcomes
        that fall before the next decision (`state.fallen()` says which fell). Without `check` a table need not be complete nor
        fit its flow: for tests and puzzles."""
        state = positions.read(self, position, seed, check)
        state.recording = record
        journals.advance_with(self, state, chance)
        state.origin = self.write_position(state)
        return state

    def digest(self, state: State) -> str:
        """A short fingerprint of everything but the generator."""
        return positions.digest(self, state)

    # -- journals ------------------------------------------------------------------------------

    def journal_of(self, state: State) -> journals.Journal:
        return journals.of_state(self, state)

    def replay(self, journal: journals.Journal, steps: int | None = None, events: list[Event] | None = None) -> State:
        """The state after the first `steps` entries (all of them without `steps`)."""
        return journals.replay(self, journal, steps, events)

    def apply_with(self, state: State, action: int, seat: int, chance: Sequence[str]) -> None:
        journals.apply_with(self, state, action, seat, chance)

    def undo(self, state: State, seat: int) -> State:
        return undoing.undo(self, state, seat)

    def undoable(self, state: State, seat: int) -> int:
        return undoing.undoable(state, seat if seat != NOBODY else _last_seat(state))

    def picture(self, state: State, seat: int = NOBODY, lang: str = "en") -> str | None:
        """The table as the seat sees it, as one SVG; None if the game has no board."""
        from regalia.drawing.picture import picture

        return picture(state, seat, lang) if self.has_board else None

    def reduce(self, state: State) -> tuple[Any, ...]:
        from regalia.core.registry import restore

        return restore, (self.id, self.write_position(state), journals.pickled_history(state))

    def describe(self, state: State) -> str:
        """One line about a state: game, decisions so far, who is asked what, scores."""
        asked = ", ".join(f"{seat}:{state.question(seat).kind}" for seat in state.actors()) or "over"
        return f"<{self.id} {state.config.mode} after {state.moves} decisions, {asked}, scores {state.scores()}>"

    def __repr__(self) -> str:
        return f"<game {self.id}>"


def _last_seat(state: State) -> int:
    return NOBODY if state.history is None else int(state.history.seat)
