"""regalia doctor: which stored games the current rules would change."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from regalia.cli.context import Context
from regalia.cli.databases import database_errors, existing
from regalia.cli.parser import Parser
from regalia.cli.saves import saves_folder
from regalia.cli.serve import NEEDED, check_installed
from regalia.core.errors import UserError
from regalia.core.journal import load, verify
from regalia.core.registry import game

OTHER_RESULT = ("journal-result", "journal-places")


def run(context: Context, arguments: list[str]) -> int:
    parser = Parser(context, "doctor")
    parser.word("files", "FILE|DIR", "*")
    parser.value("database", "URL")
    parser.common()
    found = parser.read(arguments)
    if found is None:
        return 0
    if found.database is not None:
        return _database(context, found.database, found.json)
    files = journal_files(found.files)
    checked = [examine(path, context.lang) for path in files]
    changed = [row for row in checked if row["state"] != "same"]
    broken = [row for row in changed if row["state"] == "broken"]
    if found.json:
        context.json({"checked": len(checked), "same": len(checked) - len(changed), "broken": len(broken), "changed": changed})
    else:
        for row in changed:
            context.say(f"doctor-{row['state']}", **row)
        context.say("doctor-sum", checked=len(checked), changed=len(changed), broken=len(broken))
    return 1 if any(row["state"] != "version" for row in changed) else 0


def _database(context: Context, url: str, json: bool) -> int:
    """A whole database: every table is opened, and what stands beside its rows is compared."""
    check_installed(NEEDED)
    from regalia.table.examining import examine as look_through

    with database_errors():
        checked, found = asyncio.run(look_through(existing(url)))
    if json:
        context.json({"checked": checked, "findings": [msgspec.to_builtins(finding) for finding in found]})
    else:
        for finding in found:
            context.say(f"doctor-{finding.kind}", table=finding.table, problem=finding.problem)
        context.say("doctor-database", checked=checked, count=len(found))
    return 1 if found else 0


def journal_files(named: list[str]) -> list[Path]:
    """The files named, and every journal in the folders named; without any, the user's own saves."""
    if not named:
        return sorted(saves_folder().rglob("*.json"))
    files: list[Path] = []
    for name in named:
        path = Path(name)
        if not path.exists():
            raise UserError("cli-no-file", file=name)
        files += sorted(path.rglob("*.json")) if path.is_dir() else [path]
    return files


def examine(path: Path, lang: str) -> dict[str, Any]:
    """state: same; under other rules than the recorded ones version (replays the same) or result (replays, but ends otherwise);
    broken (does not replay)."""
    row: dict[str, Any] = {"file": str(path), "game": "", "recorded": "", "current": "", "state": "same", "problem": ""}
    try:
        journal = load(path)
        row["game"], row["recorded"] = journal.game, journal.rules
        played = game(journal.game)
        row["current"] = played.info.rules_version
        verify(played, journal)
    except UserError as error:
        ends_otherwise = error.key in OTHER_RESULT and row["recorded"] != row["current"]
        return {**row, "state": "result" if ends_otherwise else "broken", "problem": error.text(lang)}
    if row["recorded"] != row["current"]:
        row["state"] = "version"
    return row
