"""regalia import: fill an empty database from such a file."""

from __future__ import annotations

import asyncio
from pathlib import Path

from regalia.cli.context import Context
from regalia.cli.databases import chosen, database_errors
from regalia.cli.parser import Parser, required
from regalia.cli.serve import NEEDED, check_installed
from regalia.core.errors import UserError


def run(context: Context, arguments: list[str]) -> int:
    parser = Parser(context, "import")
    parser.word("file", "FILE")
    parser.value("database", "URL")
    parser.common()
    found = parser.read(arguments)
    if found is None:
        return 0
    check_installed(NEEDED)
    path = Path(required(found.file, "FILE"))
    if not path.is_file():
        raise UserError("cli-no-file", file=str(path))
    from regalia.table.archive import restore

    with database_errors():
        done = asyncio.run(restore(chosen(found.database), path))
    if found.json:
        context.json({"file": str(path), **done})
    else:
        context.say("import-done", file=str(path), rows=done["rows"])
    return 0
