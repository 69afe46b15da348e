"""What the API takes and gives about people, histories and evenings."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictInt
from typing_extensions import TypedDict

from regalia.core.step import NOBODY
from regalia.web.bodies import Body, Name, Passphrase, SeatNumber

TableWord = Annotated[str, Field(pattern=r"^([0-9a-f]{16})?$")]


class TieBody(Body):
    """One of: `name` of an account, `table` and `seat`, or the `key` of somebody who asks."""

    kind: Literal["friend", "blocked"]
    name: Name = ""
    table: TableWord = ""
    seat: SeatNumber = NOBODY
    key: Annotated[str, Field(pattern=r"^([0-9a-f]{16})?$")] = ""


class Person(TypedDict):
    key: str
    name: str
    mutual: bool


class PeopleShape(TypedDict):
    friends: list[Person]
    asking: list[Person]
    blocked: list[Person]


class PreferencesBody(Body):
    shield: Annotated[StrictInt, Field(ge=1, le=6)] | None = None
    open_to_friends: bool | None = None


class PreferencesShape(TypedDict):
    shield: int
    open_to_friends: bool


class NewPassphrase(Body):
    old: Passphrase
    new: Passphrase


class DeviceShape(TypedDict):
    id: str
    label: str
    since: float
    here: bool


class VacationBody(Body):
    days: Annotated[StrictInt, Field(ge=1, le=366)]


class VacationShape(TypedDict):
    """`until`: when the vacation that is on ends; `used` and `most`: days of this year."""

    until: float | None
    used: float
    most: int


class PlaceShape(TypedDict):
    name: str
    bot: str
    score: int
    rank: int
    mine: bool


class OutcomeShape(TypedDict):
    """`change`: by how many points the rating changed; null where the game did not count."""

    number: int
    table: str
    game: str
    mode: str
    at: float
    ended_by: str
    rated: bool
    change: int | None
    places: list[PlaceShape]


class RatingShape(TypedDict):
    """`points` with one standard deviation `spread`; `course`: the last ratings, oldest first."""

    game: str
    points: int
    spread: int
    games: int
    course: list[int]


class NextTable(TypedDict):
    id: str | None
