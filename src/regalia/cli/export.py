"""regalia export: everything of a server in one file."""

from __future__ import annotations

import asyncio

from regalia.cli.context import Context
from regalia.cli.databases import database_errors, existing
from regalia.cli.parser import Parser, required, writable
from regalia.cli.serve import NEEDED, check_installed


def run(context: Context, arguments: list[str]) -> int:
    parser = Parser(context, "export")
    parser.word("file", "FILE")
    parser.value("database", "URL")
    parser.common()
    found = parser.read(arguments)
    if found is None:
        return 0
    check_installed(NEEDED)
    path = writable(required(found.file, "FILE"))
    from regalia.table.archive import export

    with database_errors():
        done = asyncio.run(export(existing(found.database), path))
    if found.json:
        context.json({"file": str(path), **done})
    else:
        context.say("export-done", file=str(path), rows=done["rows"])
    return 0
