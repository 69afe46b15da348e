"""Configuration by environment, so that every worker process has the same; `regalia serve` sets it from its flags."""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Mapping
from urllib.parse import urlsplit

import msgspec

from regalia.core.errors import UserError

PREFIX = "REGALIA_"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Each field is the environment variable REGALIA_<NAME>."""

    database: str = ""
    database_seconds: float = 4.0
    """Time for one exchange with the database; then the caller is told to come back."""
    public_url: str = ""
    """How the outside reaches us; https makes the cookies secure. Empty: as the request says."""
    rate: float = 30.0
    """Requests a second for one person, on average."""
    burst: float = 120.0
    budget: float = 1.0
    """How much of everything one address, and all together, may ask for: a factor on the shares in limits.py."""
    proxy: str = ""
    """Addresses or networks of proxies that are believed about who is calling, with commas; without, nobody is."""
    login_rate: float = 0.1
    """Attempts a second to log in or to register, for one address."""
    login_burst: float = 10.0
    max_body: int = 262_144
    max_streams: int = 20
    """Open update streams of one person in one process; an address may have ten times as many."""
    all_streams: int = 5000
    """Open update streams of everybody in one process."""
    guest_bot_tables: int = 1
    bot_tables: int = 4
    """Running tables at which only bots play, of one guest, and of one person with an account."""
    heartbeat: float = 15.0
    bot_workers: int = 1
    bot_seconds: float = 5.0
    bots: str = ""
    """Bots that tables offer beside the levels, with commas: installed ones by name, or file.py:Class."""
    stand_in_pause: float = 0.3
    """Seconds before a stand-in decides: whoever comes back finds a game that is still there to be played."""
    patrol: float = 1.0
    capacity: int = 2000
    """Tables kept in memory."""
    keep_finished: float = 0.0
    keep_abandoned: float = 0.0
    """Days without anything new after which tables that are over, or that wait or run, are deleted; 0: never."""
    token_days: float = 180.0
    """Days after which a proof of identity ends by itself, if nobody comes back with it."""
    vacation_days: int = 30
    """Days a year for which a person's clocks of days may rest."""
    smtp: str = ""
    """The mail server, smtp://name:word@host:587 or smtps://…; without, no mail is offered."""
    mail_from: str = ""
    """The address that mails come from, and at which push services can reach the operator."""
    notices_near: bool = False
    """Whether notices may go to addresses close by and without https: for a closed network."""
    log_level: str = "info"
    migrate: bool = True
    alone: bool = False
    """Whether the process does nothing but serve, so that its garbage collector is ours (tidying.py)."""


BOUNDS: dict[str, tuple[float, float]] = {
    "rate": (0.001, 1e9),
    "burst": (1, 1e9),
    "login_rate": (0.0001, 1e9),
    "login_burst": (1, 1e9),
    "budget": (0.001, 1e9),
    "database_seconds": (0.1, 600),
    "max_body": (1024, 2**30),
    "max_streams": (1, 10**6),
    "all_streams": (1, 10**6),
    "heartbeat": (0.1, 1e6),
    "bot_workers": (1, 64),
    "bot_seconds": (0.01, 600),
    "bot_tables": (0, 10**6),
    "guest_bot_tables": (0, 10**6),
    "stand_in_pause": (0, 60),
    "patrol": (0.01, 600),
    "capacity": (1, 10**6),
    "keep_finished": (0, 36_500),
    "keep_abandoned": (0, 36_500),
    "token_days": (0.01, 3650),
    "vacation_days": (0, 366),
}
LEVELS = ("debug", "info", "warning", "error")
MAIL = re.compile(r"(?:[^<>@]*<)?[^\s<>@]+@[^\s<>@]+>?")
SECRET = {"database": "setting-database", "smtp": "setting-smtp"}
"""What may hold a password and is never repeated, with what is said of it."""


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """Checked one by one: whatever is wrong is named, with what it may be."""
    found = os.environ if environment is None else environment
    given: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        name = PREFIX + field.name.upper()
        if name in found:
            try:
                given[field.name] = msgspec.convert(found[name], field.type, strict=False)
            except (msgspec.ValidationError, UnicodeError):
                raise UserError("setting-value", name=name, value=found[name]) from None
    return check(Settings(**given))  # type: ignore[arg-type]


def check(settings: Settings) -> Settings:
    for name, value in msgspec.structs.asdict(settings).items():
        if isinstance(value, str) and not value.isprintable():
            raise UserError(SECRET.get(name, "setting-value"), name=PREFIX + name.upper(), value=ascii(value))
    for name, (low, high) in BOUNDS.items():
        value = getattr(settings, name)
        if not low <= value <= high:
            raise UserError("setting-range", name=PREFIX + name.upper(), value=str(value), low=_short(low), high=_short(high))
    if settings.log_level not in LEVELS:
        raise UserError("setting-choice", name=PREFIX + "LOG_LEVEL", value=settings.log_level, values=", ".join(LEVELS))
    _check_addresses(settings)
    _check_mail(settings)
    return settings


def _check_addresses(settings: Settings) -> None:
    if settings.public_url and not _is_site(settings.public_url, ("http", "https"), whole=False):
        shown = settings.public_url.rpartition("@")[2]  # who signs in there is nobody's business
        raise UserError("setting-url", name=PREFIX + "PUBLIC_URL", value=shown)
    if settings.database and not settings.database.startswith(("sqlite:", "sqlite+", "postgres:", "postgresql:", "postgresql+")):
        raise UserError("setting-database", name=PREFIX + "DATABASE")
    for address in filter(None, settings.proxy.split(",")):
        if not _is_network(address.strip()):
            raise UserError("setting-address", name=PREFIX + "PROXY", value=address.strip())


def _check_mail(settings: Settings) -> None:
    if settings.smtp and not _is_site(settings.smtp, ("smtp", "smtps"), whole=True):
        raise UserError("setting-smtp", name=PREFIX + "SMTP")
    if (settings.smtp or settings.mail_from) and not MAIL.fullmatch(settings.mail_from):
        raise UserError("setting-mail-from", name=PREFIX + "MAIL_FROM", value=settings.mail_from)
    if settings.smtp and not settings.public_url:
        raise UserError("setting-url", name=PREFIX + "PUBLIC_URL", value="")


def _is_site(url: str, schemes: tuple[str, ...], whole: bool) -> bool:
    """The address of a server: a scheme, a host, perhaps a port; `whole`: who signs in there may stand in it, but no page."""
    try:
        found = urlsplit(url)
        known = bool(found.hostname) and (found.port is None or found.port > 0)
    except ValueError:
        return False
    more = found.path.strip("/") if whole else found.username or found.password
    return (
        known
        and url.startswith(tuple(f"{name}://" for name in schemes))
        and " " not in url
        and not (more or found.query or found.fragment)
    )


def _is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def _short(number: float) -> str:
    return f"{number:g}"


def to_environment(settings: Settings) -> dict[str, str]:
    return {PREFIX + name.upper(): _word(value) for name, value in msgspec.structs.asdict(settings).items()}


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
