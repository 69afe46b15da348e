"""A broken file of one game disables that game, with its place and line; the others go on."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from regalia.core.files import line_of, read_toml
from regalia.core.texts import TextError, parsed

SOURCE = Path(__file__).parents[2] / "src" / "regalia"
BROKEN, WHOLE = "two_heirs", "crown_of_emara"
HOME = f"""
from starlette.testclient import TestClient
from regalia.web.app import create_app
from regalia.web.settings import Settings
with TestClient(create_app(Settings(database="sqlite:///" + sys.argv[1]))) as client:
    home = client.get("/")
    assert home.status_code == 200, home.text
    assert "/new/{WHOLE}" in home.text and "/new/{BROKEN}" not in home.text
    print(home.text)
    assert client.get("/new/{WHOLE}").status_code == 200
    assert client.get("/new/{BROKEN}").status_code == 503
    assert [game["id"] for game in client.get("/api/games").json()] == ["{WHOLE}"]
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory):
    """A package with two games only."""
    package = tmp_path_factory.mktemp("checkout") / "regalia"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("*.so", "__pycache__", "games"))
    for id in (BROKEN, WHOLE):
        shutil.copytree(SOURCE / "games" / id, package / "games" / id, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    shutil.copy(SOURCE / "games" / "__init__.py", package / "games")
    return package


@pytest.fixture
def spoil(checkout):
    """`spoil(file, line, words)` puts words in place of a line of the broken game's file, until the end of the test."""
    kept = {}

    def spoiling(file, line, words):
        path = checkout / "games" / BROKEN / file
        kept[path] = path.read_bytes()
        lines = path.read_text(encoding="utf-8").splitlines()
        lines[line - 1] = words
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")

    yield spoiling
    for path, content in kept.items():
        path.write_bytes(content)


def run(checkout, *command, code=0):
    env = {**os.environ, "PYTHONPATH": str(checkout.parent), "REGALIA_PURE": "1", "LANG": "C", "LC_ALL": ""}
    done = subprocess.run([sys.executable, *command], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stdout + done.stderr
    return done


SPOILT = [
    ("game.toml", 3, 'title = { en = "The Two'),
    ("game.toml", 6, 'minutes = "long"'),
    ("rules.toml", 3, "prefix = = 1"),
    ("components/tiles.toml", 30, "cost = = 2"),
    ("texts/fr/play.ftl", 20, "sans signe égal"),
    ("art/words.toml", 5, "[[["),
]


@pytest.mark.parametrize(("file", "line", "words"), SPOILT)
def test_the_broken_game_is_named_and_the_others_go_on(checkout, spoil, file, line, words):
    spoil(file, line, words)
    listed = run(checkout, "-m", "regalia", "games")
    assert WHOLE in listed.stdout
    assert BROKEN not in listed.stdout
    assert BROKEN in listed.stderr
    assert f"games/{BROKEN}/{file}, line {line}" in listed.stderr
    refused = run(checkout, "-m", "regalia", "play", BROKEN, code=2)
    assert refused.stderr == listed.stderr
    assert run(checkout, "-m", "regalia", "simulate", WHOLE, "--games", "1").stdout


@pytest.mark.slow
def test_the_home_page_offers_the_others(checkout, spoil, tmp_path):
    pytest.importorskip("fastapi")
    spoil("texts/en/play.ftl", 12, "no sign of equality")
    done = run(checkout, "-c", "import sys\n" + HOME, str(tmp_path / "tables.sqlite"))
    assert f"games/{BROKEN}/texts/en/play.ftl, line 12" in done.stdout
    assert '"event":"game-broken"' in done.stderr


def test_the_line_of_a_field():
    text = 'a = 1\n\n[[card]]\nid = "x"\n\n[[card]]\nid = "y"\ncost = "much"\n\n[solo.level]\nname = 3\n'
    assert line_of(text, "Expected `int`, got `str` - at `$.card[1].cost`") == 8
    assert line_of(text, "Expected `str`, got `int` - at `$.solo.level.name`") == 11
    assert line_of(text, "Object missing required field `b`") == 1
    assert line_of(text, "Object missing required field `name` - at `$.card[1]`") == 6


def test_bytes_that_are_no_text(tmp_path):
    (tmp_path / "a.toml").write_bytes(b'a = 1\nb = "\xff"\n')
    (tmp_path / "a.ftl").write_bytes(b"a = 1\nb = \xff\n")
    with pytest.raises(ValueError, match=r"a\.toml, line 2"):
        read_toml(tmp_path / "a.toml")
    with pytest.raises(TextError, match=r"a\.ftl, line 2"):
        parsed(tmp_path / "a.ftl")
