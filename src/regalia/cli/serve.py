"""regalia serve: host tables for people and programs."""

from __future__ import annotations

import asyncio
import importlib.util
import os
from typing import TYPE_CHECKING, Any

from regalia.bots import make_bot
from regalia.cli.context import Context
from regalia.cli.opening import open_when_ready
from regalia.cli.parser import Parser, seconds, whole
from regalia.cli.starting import read_bots
from regalia.core.errors import UserError
from regalia.core.registry import game as find_game
from regalia.web.loopback import free_port

if TYPE_CHECKING:
    from regalia.web.settings import Settings

NEEDED = (
    "fastapi",
    "uvicorn",
    "sqlalchemy",
    "aiosqlite",
    "alembic",
    "itsdangerous",
    "argon2",
    "prometheus_client",
    "jinja2",
    "segno",
    "openskill",
    "networkx",
)
MOST_PORTS = 65_535


def run(context: Context, arguments: list[str]) -> int:
    parser = Parser(context, "serve")
    parser.flag("open")
    parser.value("game", "GAME")
    parser.value("host", "HOST", "127.0.0.1")
    parser.value("port", "PORT", "8000")
    parser.value("database", "URL")
    parser.value("workers", "N", "1")
    parser.value("public-url", "URL")
    parser.value("proxy", "ADDRESS")
    parser.value("bot-workers", "N")
    parser.value("bot-seconds", "S")
    parser.value("bots", "A,B…")
    parser.flag("migrate-only")
    parser.common(json=False)
    found = parser.read(arguments)
    if found is None:
        return 0
    check_installed(NEEDED)
    from regalia.cli.databases import chosen
    from regalia.cli.workers import check_address, serve
    from regalia.web.settings import check, from_environment, to_environment

    settings = from_environment()
    changes = {
        "database": None if found.database is None else chosen(found.database),
        "public_url": found.public_url,
        "proxy": found.proxy,
        "bots": found.bots,
        "bot_workers": whole(found.bot_workers, "--bot-workers", 1, 64),
        "bot_seconds": None if found.bot_seconds is None else seconds(found.bot_seconds, "--bot-seconds", 600.0),
    }
    if found.open:
        changes["log_level"] = "warning"
    settings = check(_changed(settings, changes))
    settings = _changed(settings, {"bots": _added(settings.bots)})
    workers = whole(found.workers, "--workers", 1, 64) or 1
    port = whole(found.port, "--port", 0, MOST_PORTS) or 0
    path = f"/new/{find_game(found.game).id}" if found.game else "/"
    if not found.migrate_only:
        check_address(found.host, 0 if found.open else port)
    _migrate(settings.database, workers)
    if found.migrate_only:
        return 0
    os.environ.update(to_environment(_changed(settings, {"migrate": False, "alone": True})))
    if found.open:
        port = free_port(found.host, port)
        open_when_ready(context, f"http://{found.host}:{port}", path)
    return serve(found.host, port, workers, settings.proxy)


def _added(text: str) -> str:
    """The operator's own bots, each of which can be made; else the error says what is wrong with it."""
    names = read_bots(text) if text.strip() else []
    for name in names:
        make_bot(name)
    return ",".join(names)


def check_installed(modules: tuple[str, ...], extra: str = "web") -> None:
    for name in modules:
        if importlib.util.find_spec(name) is None:
            raise UserError("serve-extra", module=name, extra=extra)


def _changed(settings: Settings, changes: dict[str, Any]) -> Settings:
    import msgspec

    return msgspec.structs.replace(settings, **{name: value for name, value in changes.items() if value is not None})


def _migrate(database: str, workers: int) -> None:
    from regalia.cli.databases import database_errors
    from regalia.table.address import is_postgres
    from regalia.table.holding import held
    from regalia.table.migrate import default_database, migrate

    url = database or default_database()
    if is_postgres(url):
        check_installed(("asyncpg",), "web,postgres")
    elif workers > 1:
        raise UserError("serve-workers", workers=workers)
    with database_errors(), held(url):
        asyncio.run(migrate(url))
