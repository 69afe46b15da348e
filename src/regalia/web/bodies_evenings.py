"""What the API takes and gives about evenings."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictInt
from typing_extensions import TypedDict

from regalia.bots.levels import USUAL
from regalia.web.bodies import Body, ClockBody, Key, Name, Options, RequestId


class EveningBody(Body):
    """`series`: all at one table, again and again. `round-robin` and `swiss`: pairs; `rounds` 0 means as many as it takes."""

    kind: Literal["series", "round-robin", "swiss"]
    game: Key
    mode: Key
    options: Options = Field(default_factory=dict)
    clock: ClockBody = ClockBody()
    rounds: Annotated[StrictInt, Field(ge=0, le=30)] = 0
    rated: bool = True
    bots: Annotated[list[Key], Field(max_length=31)] = Field(default_factory=list)
    takes_part: bool = True
    title: Name = ""
    name: Name = ""
    request_id: RequestId = ""


class EveningBot(Body):
    bot: Key = USUAL


class EveningListed(TypedDict):
    id: str
    title: str
    kind: str
    game: str
    status: str
    players: int
    round: int
    rounds: int


class EveningPlayer(TypedDict):
    name: str
    bot: str
    gone: bool
    mine: bool


class StandingShape(TypedDict):
    """`strength`: the points of one's opponents."""

    player: int
    place: int
    points: float
    strength: float
    score: int
    games: int


class MatchShape(TypedDict):
    """Players by their number in `people`; one alone has a bye. `scores` and `ranks` once the game is over."""

    players: list[int]
    table: str
    over: bool
    scores: list[int]
    ranks: list[int]


class EveningShape(EveningListed):
    """`complete`: every table of the last round is over. `version`: another one after every change."""

    version: int
    mode: str
    rated: bool
    host: bool
    join: str
    people: list[EveningPlayer]
    standings: list[StandingShape]
    matches: list[list[MatchShape]]
    complete: bool
