"""What a game offers (game.toml) and what a table has chosen: mode, player count, options, component pack."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from regalia.core.errors import ConfigError
from regalia.core.files import load
from regalia.core.packs import Pack, check_pack, load_pack

Value = bool | int | str | list[str]

RANDOM = "random"
MOST_DIGITS = 9


class Option(msgspec.Struct, forbid_unknown_fields=True):
    """kind flag: true or false; choice: one of `values`; subset: `size` different ones; number: from `low` to `high`;
    seat: a player's seat counted from 1, or "random"; seats: one of `values` for each player, all different if `distinct`;
    without `values` a number from `low` to `high` for each, where one number alone is for everybody.
    `former`: words of an older version for values of a choice, still read in stored games and scripts."""

    kind: Literal["flag", "choice", "subset", "number", "seat", "seats"]
    default: bool | int | str | list[str] | None = None
    values: list[bool | int | str] = []
    size: int = 0
    low: int = 0
    high: int = 0
    distinct: bool = False
    former: dict[str, str] = {}
    clause: str = ""
    required: bool = False


class Mode(msgspec.Struct, forbid_unknown_fields=True):
    """`automa`: seats played by the rules, after the players' seats. `own`: a variant of ours, not in the rulebook.
    `contest` is false where the result is a score and nobody wins or loses."""

    id: str
    players: list[int]
    automa: int = 0
    own: bool = False
    contest: bool = True
    options: dict[str, Option] = {}


class GameInfo(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    rules_version: str
    title: dict[str, str]
    designers: list[str]
    publishers: list[str]
    minutes: list[int]
    weight: int
    players_clause: str
    modes: list[Mode]
    colour: str = ""

    @property
    def players(self) -> tuple[int, int]:
        counts = [count for mode in self.modes for count in mode.players]
        return min(counts), max(counts)

    def mode(self, id: str) -> Mode:
        for mode in self.modes:
            if mode.id == id:
                return mode
        raise ConfigError("unknown-mode", game=self.id, mode=id, modes=", ".join(m.id for m in self.modes))


class Config(msgspec.Struct, frozen=True):
    """One table's choice, already checked."""

    mode: str
    players: int
    automa: int
    options: dict[str, Value]
    pack: Pack | None = None
    contest: bool = True

    @property
    def seats(self) -> int:
        return self.players + self.automa

    def flag(self, name: str) -> bool:
        return bool(self.options[name])

    def number(self, name: str) -> int:
        value = self.options[name]
        assert isinstance(value, int)
        return value

    def chosen(self, name: str) -> list[str]:
        value = self.options[name]
        assert isinstance(value, list)
        return value

    def numbers(self, name: str) -> list[int]:
        """The number of each player."""
        return [int(value) for value in self.chosen(name)]

    def seat(self, name: str) -> int | None:
        """The seat chosen, counted from 0 as the engine does; None: drawn at random."""
        value = self.options.get(name, RANDOM)
        return value - 1 if isinstance(value, int) else None


def load_info(path: Path) -> GameInfo:
    return load(path, GameInfo)


def configure(info: GameInfo, players: int | None, mode: str | None, options: Mapping[str, Any]) -> Config:
    """Check a choice against what the game offers; the error names what is wrong and cites the clause."""
    chosen = _choose_mode(info, players, mode)
    count = players if players is not None else max(chosen.players)
    if count not in chosen.players:
        counts = ", ".join(str(n) for n in chosen.players)
        raise ConfigError("players", info.players_clause, game=info.id, mode=chosen.id, players=count, counts=counts)
    given = dict(options)
    pack = given.pop("pack", None)
    unknown = sorted(set(given) - set(chosen.options))
    if unknown:
        known = ", ".join([*chosen.options, "pack"])
        raise ConfigError("unknown-option", mode=chosen.id, option=unknown[0], options=known)
    checked: dict[str, Value] = {}
    for name, option in chosen.options.items():
        value = given.get(name, option.default)
        if value is None and name not in given:
            if option.required:
                raise ConfigError("option-required", option.clause, option=name, mode=chosen.id)
            continue
        checked[name] = check_option(name, option, value, count)
    return Config(chosen.id, count, chosen.automa, checked, as_pack(pack), chosen.contest)


def as_pack(pack: Any) -> Pack | None:
    if pack is None:
        return None
    return check_pack(pack if isinstance(pack, Pack) else load_pack(Path(str(pack))))


def _choose_mode(info: GameInfo, players: int | None, mode: str | None) -> Mode:
    if mode is not None:
        return info.mode(mode)
    if players is None:
        return info.modes[0]
    open_modes = [candidate for candidate in info.modes if not any(o.required for o in candidate.options.values())]
    for candidate in open_modes:
        if players in candidate.players:
            return candidate
    counts = [count for candidate in open_modes for count in candidate.players]
    raise ConfigError("no-such-count", info.players_clause, game=info.id, players=players, low=min(counts), high=max(counts))


def check_option(name: str, option: Option, value: Any, players: int) -> Value:
    """The value in its proper type, from Python or from the text of a command line; or a ConfigError."""
    if option.kind == "flag":
        return _check_flag(name, option, value)
    if option.kind == "number":
        return _check_number(name, option, value)
    if option.kind == "subset":
        return _check_subset(name, option, value)
    if option.kind == "seat":
        return _check_seat(name, option, value, players)
    if option.kind == "seats":
        return _check_seats(name, option, value, players)
    word = option.former.get(value, value) if isinstance(value, str) else value
    for allowed in option.values:
        if word == allowed or (isinstance(word, str) and word == str(allowed)):
            return allowed
    raise _bad_value(name, option, value)


def _check_flag(name: str, option: Option, value: Any) -> bool:
    words = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}
    flag = value if isinstance(value, bool) else words.get(str(value).lower())
    if flag is None or (option.values and flag not in option.values):
        raise _bad_value(name, option, value)
    return flag


def _check_number(name: str, option: Option, value: Any) -> int:
    try:
        number = int(value)
    except (TypeError, ValueError, OverflowError):
        raise _bad_value(name, option, value) from None
    if isinstance(value, (bool, float)) or not option.low <= number <= option.high:
        raise _bad_value(name, option, value)
    return number


def _check_subset(name: str, option: Option, value: Any) -> list[str]:
    chosen = _several(value)
    names = [str(v) for v in option.values]
    unknown = [part for part in chosen if part not in names]
    if unknown or len(chosen) != option.size or len(set(chosen)) != len(chosen):
        raise _bad_value(name, option, value)
    return sorted(chosen, key=names.index)


def _check_seat(name: str, option: Option, value: Any, players: int) -> int | str:
    if value == RANDOM:
        return RANDOM
    if isinstance(value, bool) or str(value) not in [str(seat + 1) for seat in range(players)]:
        raise ConfigError("option-seat", option.clause, option=name, value=str(value), high=players)
    return int(value)


def _check_seats(name: str, option: Option, value: Any, players: int) -> list[str]:
    if not option.values:
        return _check_numbers(name, option, value, players)
    chosen = _several(value)
    names = [str(v) for v in option.values]
    repeated = option.distinct and len(set(chosen)) != len(chosen)
    if len(chosen) != players or repeated or not set(chosen) <= set(names):
        key = "option-seats-distinct" if option.distinct else "option-seats"
        args: dict[str, Any] = {"option": name, "value": ", ".join(chosen), "players": players, "values": ", ".join(names)}
        raise ConfigError(key, option.clause, **args)
    return chosen


def _check_numbers(name: str, option: Option, value: Any, players: int) -> list[str]:
    given = _several(value)
    if len(given) == 1 and not isinstance(value, (list, tuple)):
        given *= players
    numbers = [int(part) for part in given if part.isdecimal() and len(part) <= MOST_DIGITS]
    if not len(given) == len(numbers) == players or not all(option.low <= number <= option.high for number in numbers):
        shown = ", ".join(_several(value))
        bounds = {"low": option.low, "high": option.high}
        raise ConfigError("option-seats-number", option.clause, option=name, value=shown, players=players, **bounds)
    return [str(number) for number in numbers]


def _several(value: Any) -> list[str]:
    """A list, or the text of a command line with commas."""
    parts = value.split(",") if isinstance(value, str) else list(value) if isinstance(value, (list, tuple)) else [value]
    return [str(part).strip() for part in parts]


def _bad_value(name: str, option: Option, value: Any) -> ConfigError:
    if option.kind == "number":
        return ConfigError("option-number", option.clause, option=name, value=str(value), low=option.low, high=option.high)
    values = ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in option.values) or "true, false"
    if option.kind == "subset":
        return ConfigError("option-subset", option.clause, option=name, value=str(value), size=option.size, values=values)
    return ConfigError("option-value", option.clause, option=name, value=str(value), values=values)
