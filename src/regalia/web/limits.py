"""Token buckets and budgets: so many requests a second on average, so many at once; for a person, an address, all together."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

import msgspec
from starlette.requests import HTTPConnection

from regalia.table.errors import Busy

REMEMBERED = 20_000
EVERYBODY = "everybody"


class Buckets:
    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, cost: float = 1.0) -> float:
        """0 when there was enough; otherwise the seconds to wait."""
        now = self.now()
        level, at = self.levels.get(who, (self.burst, now))
        level = min(self.burst, level + (now - at) * self.rate)
        wait = 0.0 if level >= cost else (cost - level) / self.rate
        self.levels[who] = (level if wait else level - cost, now)
        self.levels.move_to_end(who)
        if len(self.levels) > REMEMBERED:
            self.levels.popitem(last=False)
        return wait


class Share(msgspec.Struct, frozen=True):
    """A second and at once: of one address, and of all together in one process."""

    rate: float
    burst: float
    all_rate: float
    all_burst: float


SHARES = {
    "guest": Share(0.5, 60, 10, 300),
    "table": Share(0.5, 60, 5, 200),
    "pack": Share(0.1, 10, 1, 30),
    "lobby": Share(2, 60, 10, 200),
    "vacation": Share(0.1, 10, 1, 30),
    "chat": Share(2, 60, 50, 500),
    "end": Share(0.2, 60, 5, 300),
    "post": Share(50, 300, 400, 1500),
    "page": Share(30, 300, 150, 900),
    "read": Share(60, 600, 600, 3000),
    "watch": Share(2, 60, 1e6, 1e6),
}
"""What there is for each kind of request. A school behind one address has room; nobody's thousand guests have. A vacation is
written into every table of a person. Who watches the server is told whatever others ask."""


class Refusal(msgspec.Struct, frozen=True):
    """`all`: not this address but everybody together is too much."""

    wait: float
    all: bool


class Spent(Busy):
    """A budget is used up that only the request itself, once it is read, shows to be wanted."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("web-overload" if refusal.all else "web-too-many")
        self.refusal = refusal


class Budgets:
    """`factor` widens or narrows all of them alike."""

    def __init__(self, factor: float, now: Callable[[], float] = time.monotonic) -> None:
        self.of_address = {kind: Buckets(s.rate * factor, s.burst * factor, now) for kind, s in SHARES.items()}
        self.of_all = {kind: Buckets(s.all_rate * factor, s.all_burst * factor, now) for kind, s in SHARES.items()}

    def take(self, kind: str, address: str) -> Refusal | None:
        wait = self.of_address[kind].take(address)
        if wait > 0:
            return Refusal(wait, False)
        wait = self.of_all[kind].take(EVERYBODY)
        return Refusal(wait, True) if wait > 0 else None

    def spend(self, kind: str, request: HTTPConnection) -> None:
        refused = self.take(kind, caller_address(request))
        if refused is not None:
            raise Spent(refused)


def caller_address(request: HTTPConnection) -> str:
    return address_of(request.client.host) if request.client else ""


def address_of(host: str) -> str:
    """What counts as one address: with IPv6 the network that one customer gets."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host[:64]
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False).network_address)
    return host
