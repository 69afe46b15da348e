"""regalia ratings: all ratings anew from the results."""

from __future__ import annotations

import asyncio

from regalia.cli.context import Context
from regalia.cli.databases import database_errors, existing
from regalia.cli.parser import Parser
from regalia.cli.serve import NEEDED, check_installed


def run(context: Context, arguments: list[str]) -> int:
    parser = Parser(context, "ratings")
    parser.value("database", "URL")
    parser.common()
    found = parser.read(arguments)
    if found is None:
        return 0
    check_installed(NEEDED)
    with database_errors():
        count = asyncio.run(_recompute(existing(found.database)))
    if found.json:
        context.json({"games": count})
    else:
        context.say("ratings-done", games=count)
    return 0


async def _recompute(url: str) -> int:
    from regalia.table.migrate import refuse_other_shapes
    from regalia.table.ratings import recompute
    from regalia.table.store import Store

    store = Store(url, 600.0)
    try:
        async with store.engine.connect() as connection:
            await refuse_other_shapes(connection)
        return await recompute(store)
    finally:
        await store.close()
