"""Configuration by environment, so that every worker process has the same; `regalia serve` sets it from its flags."""

from __future__ import annotations

import os
from collections.abc import Mapping

import msgspec

PREFIX = "REGALIA_"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Each field is the environment variable REGALIA_<NAME>."""

    database: str = ""
    public_url: str = ""
    """How the outside reaches us; https makes the cookies secure. Empty: as the request says."""
    rate: float = 30.0
    """Requests a second for one person, on average."""
    burst: float = 120.0
    login_rate: float = 0.1
    """Attempts a second to log in or to register, for one address."""
    login_burst: float = 10.0
    max_body: int = 262_144
    max_streams: int = 20
    """Open update streams of one person in one process."""
    heartbeat: float = 15.0
    bot_workers: int = 1
    bot_seconds: float = 5.0
    patrol: float = 1.0
    capacity: int = 500
    """Tables kept in memory."""
    log_level: str = "info"
    migrate: bool = True


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    found = os.environ if environment is None else environment
    fields = {field.name for field in msgspec.structs.fields(Settings)}
    given = {name: found[PREFIX + name.upper()] for name in fields if PREFIX + name.upper() in found}
    return msgspec.convert(given, Settings, strict=False)


def to_environment(settings: Settings) -> dict[str, str]:
    return {PREFIX + name.upper(): _word(value) for name, value in msgspec.structs.asdict(settings).items()}


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
