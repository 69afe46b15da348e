"""How the Python of each game divides: rules, state, what is declared about it, glue, bots, board, tests.

python tools/layers.py [FOLDER]   a checkout, this one by default; prints a markdown table of lines
"""

from __future__ import annotations

import sys
from pathlib import Path

LAYERS = {
    "state": {"state", "player", "tables"},
    "positions": {"fields", "flow", "checks", "view", "hidden", "position", "conservation", "audit", "details"},
    "glue": {
        "__init__",
        "game",
        "load",
        "load_checks",
        "components",
        "component_checks",
        "component_tables",
        "filling",
        "printing",
        "labels",
        "names",
        "terminal",
        "campaign",
        "older",
    },
    "bots": {"heuristics", "features", "observing", "holdings"},
    "board": {"board"},
}
"""By the first part of a file's name inside the game's folder; everything else is rules, in the words of the rulebook."""
ORDER = ("rules", "state", "positions", "glue", "bots", "board", "tests")


def layer_of(path: Path) -> str:
    room = path.with_suffix("").parts[0]
    return next((layer for layer, rooms in LAYERS.items() if room in rooms), "rules")


def lines(folder: Path) -> int:
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in folder.rglob("*.py"))


def layers(root: Path, game: Path) -> dict[str, int]:
    found = dict.fromkeys(ORDER, 0)
    for path in game.rglob("*.py"):
        found[layer_of(path.relative_to(game))] += len(path.read_text(encoding="utf-8").splitlines())
    found["tests"] = lines(root / "tests" / "games" / game.name)
    return found


def main() -> None:
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent
    print(f"| game | {' | '.join(ORDER)} |")
    print(f"|---|{'---|' * len(ORDER)}")
    for info in sorted((root / "src" / "regalia" / "games").glob("*/game.toml")):
        found = layers(root, info.parent)
        print(f"| {info.parent.name} | {' | '.join(str(found[layer]) for layer in ORDER)} |")


if __name__ == "__main__":
    main()
