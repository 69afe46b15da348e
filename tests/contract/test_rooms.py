"""The same rooms in every house: what lies in a game's folder is named in docs/add-a-game.md, or in the game's README."""

import re

import pytest

NAMES = re.compile(r"`([a-z_]+(?:\.[a-z]+|/))`|`(README\.md)`|`(__init__\.py)`")
OWN = re.compile(r"^- `([a-z_]+(?:\.py|/))`: \S.*$", re.MULTILINE)
LONGEST = 400


def section(text, heading):
    """What stands under a heading of a markdown file."""
    found = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return found[1] if found else ""


def rooms(root):
    """The names in the first column of the table, folders with a slash."""
    guide = root / "docs" / "add-a-game.md"
    if not guide.is_file():
        pytest.skip("a checkout without the documents")
    rows = [
        line.split("|")[1] for line in section(guide.read_text(encoding="utf-8"), "Rooms").splitlines() if line.startswith("| `")
    ]
    return {next(filter(None, found)) for row in rows for found in NAMES.findall(row)}


def own_rooms(game):
    return set(OWN.findall(section((game.folder / "README.md").read_text(encoding="utf-8"), "Rooms of its own")))


def found_in(folder):
    there = [path for path in folder.iterdir() if path.name != "__pycache__" and path.suffix not in (".so", ".pyc")]
    return {f"{path.name}/" if path.is_dir() else path.name for path in there}


def test_the_table_of_rooms(root):
    found = rooms(root)
    assert {"README.md", "__init__.py", "game.py", "fields.py", "flow.py", "load/", "board/", "game.toml"} <= found
    assert len(found) > 25


def test_nothing_lies_there_without_a_reason(game, root):
    strange = found_in(game.folder) - rooms(root) - own_rooms(game)
    assert not strange, f"{game.id}: {sorted(strange)} is no room of docs/add-a-game.md nor listed under “Rooms of its own”"


def test_rooms_of_its_own_exist_and_are_no_common_ones(game, root):
    assert own_rooms(game) <= found_in(game.folder)
    assert not own_rooms(game) & rooms(root)


def test_no_file_is_too_long(game):
    lengths = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in game.folder.rglob("*.py")}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}
