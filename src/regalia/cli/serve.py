"""regalia serve: host tables for people and programs."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import signal
import tempfile
from typing import TYPE_CHECKING, Any, NoReturn

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
SHUTDOWN_SECONDS = 15


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
    from regalia.web.settings import check, from_environment, to_environment

    settings = from_environment()
    changes = {
        "database": found.database,
        "public_url": found.public_url,
        "proxy": found.proxy,
        "bot_workers": whole(found.bot_workers, "--bot-workers", 1, 64),
        "bots": _added(found.bots) if found.bots else None,
        "bot_seconds": seconds(found.bot_seconds, "--bot-seconds", 600.0) if found.bot_seconds else None,
    }
    if found.open:
        changes["log_level"] = "warning"
    settings = check(_changed(settings, changes))
    workers = whole(found.workers, "--workers", 1, 64) or 1
    _migrate(settings.database, workers)
    if found.migrate_only:
        return 0
    os.environ.update(to_environment(_changed(settings, {"migrate": False, "alone": True})))
    port = whole(found.port, "--port", 0, 65535) or 0
    if found.open:
        port = free_port(found.host, port)
        path = f"/new/{find_game(found.game).id}" if found.game else "/"
        open_when_ready(context, f"http://{found.host}:{port}", path)
    return _serve(found.host, port, workers, settings.proxy)


def _added(text: str) -> str:
    """The operator's own bots, each of which can be made; else the error says what is wrong with it."""
    names = read_bots(text)
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
    from sqlalchemy.exc import SQLAlchemyError

    from regalia.table.holding import held
    from regalia.table.migrate import default_database, migrate
    from regalia.table.store import is_postgres

    url = database or default_database()
    try:
        shared = is_postgres(url)
        if shared:
            check_installed(("asyncpg",), "web,postgres")
        elif workers > 1:
            raise UserError("serve-workers", workers=workers)
        with held(url):
            asyncio.run(migrate(url))
    except (SQLAlchemyError, OSError) as problem:
        raise UserError("serve-database", problem=type(problem).__name__) from None


def _leave(_number: int, _frame: object) -> NoReturn:
    """The server has stopped in good order and passes the signal on: clean up and report success."""
    raise SystemExit(0)


def _serve(host: str, port: int, workers: int, proxy: str) -> int:
    import uvicorn

    from regalia.web.protocol import PatientProtocol

    signal.signal(signal.SIGTERM, _leave)
    with tempfile.TemporaryDirectory(prefix="regalia-metrics-") as folder:
        if workers > 1:
            os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", folder)
        uvicorn.run(
            "regalia.web.app:create_app",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            http=PatientProtocol,
            ws="none",
            proxy_headers=bool(proxy),
            forwarded_allow_ips=proxy or "none",
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        )
    return 0
