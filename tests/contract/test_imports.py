"""Who may import whom: the kernel knows no game, shared parts know no particular game, games do not know each other."""

import ast
import re

import pytest

import regalia

MAY_IMPORT = {"core": ["core", "games", "drawing"], "kit": ["core", "kit"], "bots": ["core", "kit", "bots"]}
OF_A_GAME = ["core", "kit", "drawing", "games"]


def sources(folder):
    return sorted(path for path in folder.rglob("*.py") if "__pycache__" not in path.parts)


def imported(path):
    """Every module that a file imports, also inside functions and as text given to import_module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{path}: imports are written in full"
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("regalia.games."):
            yield node.value


@pytest.fixture(scope="module")
def package(root):
    return root / "src" / "regalia"


def parts_of_regalia(path):
    """The parts ("core", "kit"…) that a file imports from."""
    names = (re.match(r"regalia\.([a-z]+)", name) for name in imported(path))
    return {name[1] for name in names if name}


def test_shared_parts_import_no_game(package):
    for path in sources(package):
        if path.relative_to(package).parts[0] != "games":
            found = [name for name in imported(path) if re.match(r"regalia\.games\.[a-z]", name)]
            assert found == [], f"{path.relative_to(package)} imports {found}"


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_lower_parts_import_no_higher_ones(package, part):
    for path in sources(package / part):
        found = parts_of_regalia(path) - set(MAY_IMPORT[part])
        assert not found, f"{path.relative_to(package)} imports from {sorted(found)}"


def test_games_import_no_other_game(package):
    for id in regalia.game_ids():
        for path in sources(package / "games" / id):
            games = {name.split(".")[2] for name in imported(path) if re.match(r"regalia\.games\.[a-z]", name)}
            assert games <= {id}, f"{path.relative_to(package)} imports {sorted(games - {id})}"


@pytest.mark.parametrize("part", ["core", "kit"])
def test_no_game_is_named(package, part):
    """Neither in code nor in a text: what only one game needs lives in that game."""
    for path in [*sources(package / part), *(package / part).rglob("*.ftl")]:
        text = path.read_text(encoding="utf-8")
        for id in regalia.game_ids():
            assert id not in text, f"{path.relative_to(package)} names {id}"


def test_a_game_needs_the_kernel_only(package):
    """A game builds on the kernel, the kit and the shared drawing, never on bots, tables or pages."""
    for id in regalia.game_ids():
        for path in sources(package / "games" / id):
            found = parts_of_regalia(path) - set(OF_A_GAME)
            assert not found, f"{path.relative_to(package)} imports from {sorted(found)}"


def exported(path):
    """The names in the `__all__` of a package."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__all__":
            yield from (item.value for item in ast.walk(node.value) if isinstance(item, ast.Constant))


def test_no_public_name_is_hidden_by_a_module(package):
    """A package that exports `games` and holds a module `games` gives one or the other, depending on what was imported before."""
    for path in package.rglob("__init__.py"):
        modules = {other.stem for other in path.parent.iterdir()}
        assert not modules & set(exported(path)), f"{path.relative_to(package)}: {sorted(modules & set(exported(path)))}"
