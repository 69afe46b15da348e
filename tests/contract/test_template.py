"""What `regalia new-game` writes is a good game: the whole contract holds for it, in a checkout where it is the only game."""

import importlib.util
import os
import shutil
import subprocess
import sys

import pytest

import regalia
from regalia.core.texts import LANGUAGES
from regalia.template import TemplateError, class_name, clause_prefix, create, fill

NAME = "paper_crown"


@pytest.fixture(scope="module")
def checkout(root, tmp_path_factory):
    """A checkout without games, but with these tests; then one new game. Nothing that was there is touched."""
    folder = tmp_path_factory.mktemp("checkout")
    ignore = shutil.ignore_patterns("*.so", "__pycache__", "games", "web", "node_modules")
    shutil.copy(root / "pyproject.toml", folder)
    shutil.copytree(root / "src" / "regalia", folder / "src" / "regalia", ignore=ignore)
    games = folder / "src" / "regalia" / "games"
    games.mkdir()
    shutil.copy(root / "src" / "regalia" / "games" / "__init__.py", games)
    shutil.copytree(root / "tests" / "contract", folder / "tests" / "contract", ignore=ignore)
    shutil.copytree(root / "docs", folder / "docs", ignore=shutil.ignore_patterns("screenshots"))
    for name in ("conftest.py", "endurance.py"):
        shutil.copy(root / "tests" / name, folder / "tests")
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    written = create(NAME, folder)
    assert all(path.read_bytes() == content for path, content in before.items())
    assert not set(written) & set(before)
    return folder


def run(checkout, *command):
    env = {**os.environ, "PYTHONPATH": str(checkout / "src"), "REGALIA_EXPECT_COMPILED": ""}
    done = subprocess.run([sys.executable, "-m", *command], cwd=checkout, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-6000:]}\n{done.stderr[-2000:]}"


def test_a_new_game_passes_its_own_tests(checkout):
    run(checkout, "pytest", "-p", "no:cacheprovider", f"tests/games/{NAME}")


@pytest.mark.skipif(NAME in regalia.game_ids(), reason="this is the checkout of the new game itself")
def test_bots_that_search_play_a_new_game(checkout):
    """Without a line of code for them: it passes the contract, and that is enough."""
    run(checkout, "regalia", "arena", NAME, "--bots", "page,squire,search@30", "--games", "6", "--seed", "1")


@pytest.mark.skipif(NAME in regalia.game_ids(), reason="this is the checkout of the new game itself")
def test_contract_and_golden_of_a_new_game(checkout, root, request):
    update = ["--golden-update"] if request.config.getoption("--golden-update") else []
    sample = ["-m", "not endurance", "--deselect", "tests/contract/test_template.py"]
    run(checkout, "pytest", "-p", "no:cacheprovider", "tests/contract", *sample, *update)
    if update:
        _store(checkout / "tests" / "games" / NAME / "golden", root / "src" / "regalia" / "template" / "tests" / "golden")


def _store(golden, template):
    """Put the new playthroughs and printed values back into the template."""
    for path in [*golden.glob("*.txt"), golden / "printed.md"]:
        text = path.read_text(encoding="utf-8").replace(NAME, "gamename")
        (template / f"{path.name}.tmpl").write_text(text, encoding="utf-8")


@pytest.mark.parametrize("tool", ["ruff", "mypy"])
def test_a_new_game_is_clean(checkout, tool):
    if importlib.util.find_spec(tool) is None:
        pytest.skip(f"{tool} is not installed")
    game, tests = f"src/regalia/games/{NAME}", f"tests/games/{NAME}"
    if tool == "mypy":
        run(checkout, "mypy", "-p", f"regalia.games.{NAME}")
        return
    run(checkout, "ruff", "check", "--no-cache", game, tests)
    run(checkout, "ruff", "format", "--no-cache", "--check", game, tests)


def test_placeholders_are_all_filled(checkout):
    for folder in (checkout / "src" / "regalia" / "games" / NAME, checkout / "tests" / "games" / NAME):
        for path in (path for path in folder.rglob("*.*") if path.parent.name != "__pycache__"):
            assert "gamename" not in path.read_text(encoding="utf-8").lower(), path
            assert path.suffix != ".tmpl"


def test_names():
    assert fill("gamename GameName GAMENAME Game Title", NAME) == "paper_crown PaperCrown PAPERCROWN Paper Crown"
    assert class_name("a_1") == "A1"
    assert clause_prefix("a_1") == "A1"


@pytest.mark.parametrize("name", ["", "Crown", "1crown", "crown-2", "crown game", "class", "../crown", "é", "c" * 41])
def test_a_bad_name_is_refused(checkout, name):
    _refused("template-name", name, checkout)


def test_an_existing_game_is_left_alone(checkout):
    _refused("template-exists", NAME, checkout)


def test_a_folder_that_is_no_checkout_is_refused(tmp_path):
    _refused("template-root", "crown", tmp_path)
    assert list(tmp_path.iterdir()) == []


def _refused(key, name, root):
    with pytest.raises(TemplateError) as problem:
        create(name, root)
    assert problem.value.key == key
    assert all(not problem.value.text(lang).startswith("error-") for lang in LANGUAGES)
