"""What the API takes and gives about notices."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictInt
from typing_extensions import TypedDict

from regalia.web.bodies import Body

Kind = Literal["turn", "clock", "invite", "over", "talk"]
Minute = Annotated[StrictInt, Field(ge=0, lt=24 * 60)]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_=-]{16,120}$")]
Endpoint = Annotated[str, Field(min_length=8, max_length=2000)]
LinkToken = Annotated[str, Field(min_length=16, max_length=400, pattern=r"^[A-Za-z0-9_.=-]+$")]


class QuietBody(Body):
    on: bool
    begins: Minute
    ends: Minute
    days: Literal["all", "workdays", "weekends"] = "all"
    zone: Annotated[str, Field(max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")] = "UTC"


class WishesBody(Body):
    """What is left out stays as it is."""

    push: list[Kind] | None = None
    mail: list[Kind] | None = None
    quiet: QuietBody | None = None
    mail_hours: Literal[1, 6, 24] | None = None
    webhook: Annotated[str, Field(max_length=2000)] | None = None
    lang: Literal["en", "fr"] | None = None


class SubscriptionKeys(Body):
    p256dh: Key
    auth: Key


class SubscriptionBody(Body):
    """As a browser gives it; other fields of it are not needed."""

    endpoint: Endpoint
    keys: SubscriptionKeys


class EndpointBody(Body):
    endpoint: Endpoint


class AddressBody(Body):
    address: Annotated[str, Field(min_length=3, max_length=254)]


class TokenBody(Body):
    token: LinkToken


class QuietShape(TypedDict):
    on: bool
    begins: int
    ends: int
    days: str
    zone: str


class NoticesShape(TypedDict):
    push_key: str
    mail_offered: bool
    push: list[str]
    mail: list[str]
    quiet: QuietShape
    mail_hours: int
    webhook: str
    webhook_key: str
    address: str
    confirmed: bool
    browsers: int


class Reached(TypedDict):
    browsers: int
    program: bool
