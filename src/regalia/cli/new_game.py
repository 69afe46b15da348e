"""regalia new-game: a small playable game to begin from."""

from __future__ import annotations

from pathlib import Path

from regalia.cli.context import Context
from regalia.cli.parser import Parser, required
from regalia.core.errors import UserError


def run(context: Context, arguments: list[str]) -> int:
    parser = Parser(context, "new-game")
    parser.word("name", "NAME")
    parser.value("root", "DIR", ".")
    parser.common()
    found = parser.read(arguments)
    if found is None:
        return 0
    from regalia.template import create

    name = required(found.name, "NAME")
    try:
        written = create(name, Path(found.root))
    except OSError as error:
        raise UserError("cli-unwritable", file=found.root, problem=str(error.strerror)) from None
    files = [str(path) for path in written]
    if found.json:
        context.json({"game": name, "files": files})
    else:
        context.say("new-game-done", name=name, count=len(files))
        for file in files:
            print(f"  {file}")
        context.say("new-game-next", name=name)
    return 0
