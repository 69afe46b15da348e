"""Run the tests of what was changed, from the sources, in plain Python: `make quick`.

    make quick                               the tests of what differs from the last commit (or of that commit, if nothing does)
    make quick TESTS=tests/games/two_heirs   these tests
    make quick TESTS="tests/core -k undo"    anything pytest understands

A game's rules: its own tests and its part of the contract. The kernel, the kit, the bots: their tests and the rules of every
game. Texts, components, drawings and styles of a game belong to the game. Long tests, browsers and servers are for `make test`.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
QUICK = ["-m", "not slow and not endurance"]
MANY = 3
"""From so many places on, starting a process for every core pays."""
KERNEL = ["tests/core", "tests/kit", "tests/bots", "tests/games"]
PARTS = {
    "src/regalia/core": KERNEL,
    "src/regalia/kit": KERNEL,
    "src/regalia/bots": KERNEL,
    "src/regalia/cli": ["tests/cli"],
    "src/regalia/lab": ["tests/lab"],
    "src/regalia/envs": ["tests/envs"],
    "src/regalia/table": ["tests/table/test_moves.py", "tests/table/test_hall.py", "tests/table/test_clocks.py"],
    "src/regalia/web": ["tests/web/pages", "tests/web/test_safety.py"],
    "src/regalia/drawing": ["tests/web/pages"],
    "src/regalia/testing": ["tests/core/test_testing.py"],
    "src/regalia/template": ["tests/contract/test_template.py"],
    "tools": ["tests/cli/test_setup_env.py"],
    "_build": ["tests/cli/test_setup_env.py"],
    "docs": ["tests/contract/test_pictures.py"],
}


def git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.split("\n")[:-1] if done.returncode == 0 else []


def changed() -> list[str]:
    """Files that differ from the last commit, or those of the last commit."""
    now = git("diff", "--name-only", "HEAD") + git("ls-files", "--others", "--exclude-standard")
    return now or git("diff", "--name-only", "HEAD~1", "HEAD")


def tests_of(path: str) -> list[str]:
    """What to run after a change of one file."""
    parts = path.split("/")
    if path.startswith("tests/games/") and len(parts) > 3:
        return ["/".join(parts[:3])]
    if path.startswith("tests/browser"):
        return []
    if path.startswith("tests/") and parts[-1].startswith("test_"):
        return [path]
    if path.startswith("src/regalia/games/") and len(parts) > 4:
        return [f"tests/games/{parts[3]}", f"contract:{parts[3]}"]
    return next((found for beginning, found in PARTS.items() if path.startswith(beginning + "/")), [])


def chosen(files: list[str]) -> list[list[str]]:
    """The calls of pytest: everything named by its place, and the contract of the games that changed."""
    wanted = list(dict.fromkeys(place for path in files for place in tests_of(path))) or ["tests/core", "tests/kit"]
    games = [place.removeprefix("contract:") for place in wanted if place.startswith("contract:")]
    places = [place for place in wanted if (ROOT / place.split("::")[0]).exists()]
    whole = [place for place in places if not any(place != other and place.startswith(other + "/") for other in places)]
    calls = [whole] if whole else []
    if games:
        calls.append(["tests/contract/test_contract.py", "tests/contract/test_golden.py", "-k", " or ".join(games)])
    return calls


def run(words: list[str]) -> int:
    spread = ["-n", "auto"] if len(words) >= MANY and "-n" not in words else []
    print("regalia: pytest " + shlex.join(words), file=sys.stderr, flush=True)
    env = {**os.environ, "REGALIA_PURE": "1", "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run([sys.executable, "-m", "pytest", *QUICK, *spread, *words], cwd=ROOT, env=env, check=False).returncode


def main() -> int:
    given = sys.argv[1:]
    if given:
        return run(given)
    return max([run(call) for call in chosen(changed())], default=0)


if __name__ == "__main__":
    sys.exit(main())
