"""What is printed on boards, cards and tiles changes only on purpose: every value of the component files is written down, apart
from names, texts and where they come from. A rule's test lays out a few cards; nothing else notices a wrong number on another.
"""

import json
import tomllib

from regalia.testing.answers import write, written

NAMES = ("_en", "_fr", "_source", "_sources")
SOURCES = ("source", "sources")


def values_of(entry):
    if isinstance(entry, dict):
        return {name: values_of(one) for name, one in entry.items() if not name.endswith(NAMES) and name not in SOURCES}
    return [values_of(one) for one in entry] if isinstance(entry, list) else entry


def lines_of(file):
    """One line to each entry of a list, and one to everything else."""
    for name, found in values_of(tomllib.loads(file.read_text(encoding="utf-8"))).items():
        for entry in found if isinstance(found, list) and found and isinstance(found[0], dict) else [found]:
            yield f"{name}: {json.dumps(entry, ensure_ascii=False)}"


def printed(game):
    return {file.stem: list(lines_of(file)) for file in sorted((game.folder / "components").glob("*.toml"))}


def test_what_is_printed_is_written_down(game, root, request):
    """If a difference is meant: make golden, then read it."""
    stored = root / "tests" / "games" / game.id / "golden" / "printed.md"
    found = printed(game)
    if found and request.config.getoption("--golden-update"):
        write(stored, {name: "\n".join([*lines, ""]) for name, lines in found.items()})
    assert {name: table.strip().splitlines() for name, table in written(stored).items()} == found
