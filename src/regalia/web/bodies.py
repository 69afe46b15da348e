"""What the API takes and gives, beyond the shapes of a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictBool, StrictInt
from typing_extensions import TypedDict

from regalia.bots.levels import USUAL
from regalia.core.step import NOBODY
from regalia.table.naming import tidied
from regalia.table.records import ClockSettings
from regalia.table.shapes import TableShape

DAY = 86_400
MONTH = 31 * DAY
PLANNED = 40
"""Decisions of a plan at most."""


def _plain(text: str) -> str:
    """Text that every database and every browser takes."""
    if "\x00" in text or any(0xD800 <= ord(character) <= 0xDFFF for character in text):
        raise ValueError("characters that are no text")
    return text


def _seen(name: str) -> str:
    if not name:
        raise ValueError("nothing to be seen")
    return name


Plain = Annotated[str, AfterValidator(_plain)]
Name = Annotated[Plain, Field(max_length=40), AfterValidator(tidied)]
GivenName = Annotated[
    Plain, Field(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$"), AfterValidator(tidied), AfterValidator(_seen)
]
Passphrase = Annotated[Plain, Field(min_length=8, max_length=200)]
Key = Annotated[Plain, Field(min_length=1, max_length=200)]
RequestId = Annotated[Plain, Field(max_length=64)]
"""Any word; the same again gives the first answer."""
SeatNumber = Annotated[StrictInt, Field(ge=NOBODY, le=99)]
StepNumber = Annotated[StrictInt, Field(ge=0, le=10_000_000)]


Options = Annotated[dict[Key, StrictBool | StrictInt | Plain | list[StrictInt | Plain] | None], Field(max_length=50)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class ClockBody(Body):
    """move: `seconds` for every turn; bank: `seconds` for the game, `increment` a turn; days: `days` for every turn."""

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: Annotated[StrictInt, Field(ge=1, le=MONTH)] = 600
    increment: Annotated[StrictInt, Field(ge=0, le=3600)] = 0
    days: Annotated[StrictInt, Field(ge=1, le=31)] = 3
    on_time: Literal["stand-in", "lose"] = "stand-in"

    def settings(self) -> ClockSettings:
        seconds = {"none": 0, "days": self.days * DAY}.get(self.kind, self.seconds)
        return ClockSettings(self.kind, seconds, self.increment if self.kind == "bank" else 0, self.on_time)


class NewTable(Body):
    """A seat is "me", "open" or "bot:NAME"; without `seats` the caller takes the first and leaves the others open.
    `public`: shown to everybody while seats are open. `hold`: a full table waits for its host to start it. `lot`: the order of
    play is drawn at the start. `rated`: the result counts for ratings (docs/hosting.md says when)."""

    game: Key
    mode: Key | None = None
    players: Annotated[StrictInt, Field(ge=1, le=99)] | None = None
    options: Options = Field(default_factory=dict)
    pack: dict[str, Any] | None = None
    seats: list[Key] = Field(default_factory=list, max_length=12)
    clock: ClockBody = ClockBody()
    confirm: bool = False
    public: bool = False
    title: Name = ""
    hold: bool = False
    lot: bool = False
    rated: bool = False
    name: Name = ""
    request_id: RequestId = ""


class Sit(Body):
    seat: SeatNumber = NOBODY
    name: Name = ""


class ActBody(Body):
    """`expected_step`: the `step` of the table as the seat sees it. `request_id`: any word; the same again gives the first
    answer. `pass_forced`: decisions that leave no choice follow by themselves."""

    keys: list[Key] = Field(min_length=1, max_length=8)
    expected_step: StepNumber
    request_id: RequestId = ""
    seat: SeatNumber = NOBODY
    confirm: bool = False
    pass_forced: bool = False


class SeatStep(Body):
    expected_step: StepNumber
    seat: SeatNumber = NOBODY


class SeatOnly(Body):
    seat: SeatNumber = NOBODY


class PageHas(Body):
    """What a page of ours has already (see pages/news.py), and its own name among the streams."""

    have: Annotated[Plain, Field(max_length=2000)] = ""
    told: Annotated[Plain, Field(max_length=24)] = ""
    plays: Annotated[StrictInt, Field(ge=-1, le=10_000_000)] = -1
    sequence: Annotated[StrictInt, Field(ge=-1, le=10_000_000)] = -1
    page: RequestId = ""


class PageAct(ActBody, PageHas):
    """A decision made on a page, or a plan that is kept: then it may be long."""

    keys: list[Key] = Field(min_length=1, max_length=PLANNED)


class PageTry(SeatStep, PageHas):
    """Pieces that are taken up on a page, by the decisions that do so; none puts them back. `plan`: after these decisions, tried
    on a private copy."""

    keys: list[Key] = Field(default_factory=list, max_length=8)
    planning: bool = False
    plan: list[Key] = Field(default_factory=list, max_length=PLANNED)


class PagePlan(SeatOnly, PageHas):
    """A plan to be followed once the seat is asked. `strict`: only if the table is then as it was planned. `passes`: instead,
    pass whenever that is possible. Without either the plan is dropped."""

    keys: list[Key] = Field(default_factory=list, max_length=PLANNED)
    strict: bool = True
    passes: bool = False


class PageStep(SeatStep, PageHas):
    """A step back or forth made on a page."""


class Removal(Body):
    seat: Annotated[StrictInt, Field(ge=0, le=99)]


class Consent(Body):
    yes: bool
    seat: SeatNumber = NOBODY


class StartBody(Body):
    """`missing`: a bot stands in for people who are not there, until they come back."""

    fill: Key = USUAL
    missing: bool = False


class LobbyBody(Body):
    """What is left out stays. A seat is "seat:N" (whoever sits at N now), "open", "bot:NAME", or "invite:KEY" with the key of a
    friend; everybody who sits must go on sitting."""

    mode: Key | None = None
    options: Options | None = None
    seats: Annotated[list[Key], Field(min_length=1, max_length=12)] | None = None
    clock: ClockBody | None = None
    title: Name | None = None
    hold: bool | None = None
    lot: bool | None = None
    rated: bool | None = None


class StandIn(Body):
    """`bot`: who plays for the seat; null sends the stand-in away."""

    seat: Annotated[StrictInt, Field(ge=0, le=99)]
    bot: Key | None


class Chat(Body):
    text: Annotated[Plain, Field(min_length=1, max_length=1000)]
    request_id: RequestId = ""


class SeatSettings(Body):
    confirm: bool
    seat: SeatNumber = NOBODY


class ForkBody(Body):
    """`step`: how many decisions of the game to keep; without it all of them."""

    step: StepNumber | None = None
    seat: SeatNumber = NOBODY
    request_id: RequestId = ""


class GuestBody(Body):
    name: Name = ""


class Credentials(Body):
    name: GivenName
    passphrase: Passphrase


class Login(Credentials):
    """`bring`: the tables that one has as a guest become the account's."""

    bring: bool = False


class Error(TypedDict, total=False):
    error: str
    text: str
    clause: str
    step: int


class Me(TypedDict):
    name: str
    registered: bool


class Token(TypedDict):
    """`expires`: when it ends by itself, in seconds since 1970."""

    token: str
    expires: float


class You(TypedDict):
    seats: list[int]
    owner: bool
    join: str | None
    watch: str | None


class Envelope(TypedDict):
    """`present`: the seats whose people look on; `offered`: the seats to which a stand-in may be lent; `now`: the server's
    time."""

    table: TableShape
    you: You
    present: list[int]
    offered: list[int]
    now: float


class Accepted(TypedDict):
    """`step`: where the table stood for the seat after this request."""

    accepted: bool
    step: int
    table: TableShape


class Listed(TypedDict):
    id: str
    game: str
    mode: str
    players: int
    status: str
    created: float


class Invitation(TypedDict):
    id: str
    game: str
    title: str
    mode: str
    players: int
    status: str
    open: list[int]


class Waiting(Invitation):
    join: str


class NewId(TypedDict):
    id: str


class GameShape(TypedDict):
    id: str
    title: dict[str, str]
    players: list[int]
    modes: list[dict[str, Any]]
