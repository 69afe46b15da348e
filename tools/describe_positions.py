"""Write the position format of every game into its README, from the table of its fields.

python tools/describe_positions.py
"""

from __future__ import annotations

from regalia.core.fields.describe import updated
from regalia.core.registry import games

if __name__ == "__main__":
    for game in games():
        path = game.folder / "README.md"
        text = path.read_text(encoding="utf-8")
        if updated(text, game) != text:
            path.write_text(updated(text, game), encoding="utf-8")
            print(path.name, game.id)
