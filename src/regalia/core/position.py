"""Reading a position: a state as readable JSON, written by the engine or by hand.

A Reader takes fields out of a JSON object, checks them, and names the field in every refusal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.core.errors import PositionError


class Reader:
    """One JSON object of a position; `path` is where it stands ("hands.white[2]")."""

    def __init__(self, data: Any, path: str) -> None:
        if not isinstance(data, dict):
            raise PositionError("position-object", field=path or "position")
        self.data: dict[str, Any] = data
        self.path = path
        self.used: set[str] = set()

    def at(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def has(self, name: str) -> bool:
        return name in self.data

    def raw(self, name: str) -> Any:
        self.used.add(name)
        if name not in self.data:
            raise PositionError("position-missing", field=self.at(name))
        return self.data[name]

    def number(self, name: str, low: int, high: int) -> int:
        return check_number(self.raw(name), self.at(name), low, high)

    def flag(self, name: str) -> bool:
        value = self.raw(name)
        if not isinstance(value, bool):
            raise PositionError("position-flag", field=self.at(name), value=str(value))
        return value

    def id(self, name: str, index: Mapping[str, int]) -> int:
        return check_id(self.raw(name), self.at(name), index)

    def optional_id(self, name: str, index: Mapping[str, int]) -> int:
        """The id's number, or -1 for null."""
        return -1 if self.raw(name) is None else self.id(name, index)

    def ids(self, name: str, index: Mapping[str, int]) -> list[int]:
        return [check_id(value, f"{self.at(name)}[{i}]", index) for i, value in enumerate(self.items(name))]

    def numbers(self, name: str, low: int, high: int, count: int | None = None) -> list[int]:
        values = self.items(name, count)
        return [check_number(value, f"{self.at(name)}[{i}]", low, high) for i, value in enumerate(values)]

    def items(self, name: str, count: int | None = None) -> list[Any]:
        return check_items(self.raw(name), self.at(name), count)

    def object(self, name: str) -> Reader:
        return Reader(self.raw(name), self.at(name))

    def objects(self, name: str, count: int | None = None) -> list[Reader]:
        return [Reader(value, f"{self.at(name)}[{i}]") for i, value in enumerate(self.items(name, count))]

    def counts(self, name: str, index: Mapping[str, int], high: int) -> list[int]:
        """{"wood": 2, …} as a list by number; what is not named counts 0."""
        inner = self.object(name)
        found = [0] * len(index)
        for key in inner.data:
            found[check_id(key, self.at(name), index)] = inner.number(key, 0, high)
        return found

    def done(self) -> None:
        """Refuse fields that nobody asked for: a typing error must not pass silently."""
        for name in self.data:
            if name not in self.used:
                raise PositionError("position-unknown-field", field=self.at(name))

    def wrong(self, name: str, key: str, clause: str = "", **args: int | str) -> PositionError:
        """An error of the game's own about one of the fields."""
        return PositionError(key, clause, field=self.at(name), **args)


def check_items(value: Any, field: str, count: int | None = None) -> list[Any]:
    if not isinstance(value, list):
        raise PositionError("position-list", field=field)
    if count is not None and len(value) != count:
        raise PositionError("position-length", field=field, count=len(value), expected=count)
    return value


def check_number(value: Any, field: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise PositionError("position-number", field=field, value=str(value))
    if not low <= value <= high:
        raise PositionError("position-range", field=field, value=value, low=low, high=high)
    return value


def check_id(value: Any, field: str, index: Mapping[str, int]) -> int:
    if not isinstance(value, str) or value not in index:
        raise PositionError("position-unknown-id", field=field, value=str(value))
    return index[value]
