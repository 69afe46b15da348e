"""`regalia new-game x && regalia play x` in a checkout: the installed command finds a game that is not installed yet."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from regalia.cli.checkout import is_about, new_games, source_beside

SOURCE = Path(__file__).parents[2] / "src"
NEW, KNOWN = ["x"], ["two_heirs"]


@pytest.mark.parametrize(
    ("words", "there"),
    [
        ("play x", True),
        ("simulate x --games 3", True),
        ("serve --open --game=x", True),
        ("games", True),
        ("play", True),
        ("play two_heirs", False),
        ("bench", False),
        ("new-game x", False),
    ],
)
def test_which_commands_run_from_the_checkout(words, there):
    assert is_about(words.split(), NEW, KNOWN) is there
    assert not is_about(words.split(), [], KNOWN)


def test_an_environment_elsewhere_has_no_checkout(tmp_path):
    inside = tmp_path / ".venv" / "lib" / "regalia"
    assert source_beside(tmp_path / ".venv", inside) is None
    (tmp_path / "src" / "regalia" / "games").mkdir(parents=True)
    assert source_beside(tmp_path / ".venv", inside) == tmp_path / "src"
    assert source_beside(tmp_path / ".venv", SOURCE / "regalia") is None


def test_a_new_game_is_played_at_once(tmp_path):
    """An environment with an install of its own inside a checkout, as `make` leaves it."""
    checkout = tmp_path / "checkout"
    ignore = shutil.ignore_patterns(
        "*.so", "__pycache__", "web", "two_heirs", "crown_of_emara", "medieval_realms", "kingdom_crossing"
    )
    shutil.copytree(SOURCE, checkout / "src", ignore=ignore)
    shutil.copy(SOURCE.parent / "pyproject.toml", checkout)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", checkout / ".venv"], check=True)
    python = checkout / ".venv" / "bin" / "python"
    paths = {"base": str(checkout / ".venv"), "platbase": str(checkout / ".venv")}
    site = Path(sysconfig.get_path("purelib", vars=paths))
    shutil.copytree(checkout / "src" / "regalia", site / "regalia")
    (site / "others.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "REGALIA_PURE")}
    env["XDG_DATA_HOME"] = str(tmp_path)

    def regalia(*words):
        command = [python, "-c", "import sys; from regalia.cli import main; sys.exit(main())", *words]
        done = subprocess.run(command, cwd=checkout, env=env, input="quit\n", capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done

    regalia("new-game", "paper_hat")
    assert new_games(checkout / "src", ["rise_to_nobility"]) == ["paper_hat"]
    played = regalia("play", "paper_hat")
    assert played.stdout.startswith("Paper Hat")
    assert "paper_hat" in played.stderr
    assert "paper_hat" in regalia("games").stdout
    assert regalia("rules", "rise_to_nobility").stderr == ""
