"""Write what follows from the table of a game's fields: the position format in its README, and its room `values`.

python tools/describe_positions.py
"""

from __future__ import annotations

from regalia.core.fields.describe import updated
from regalia.core.observing.layout import ROOM, values_module
from regalia.core.registry import games

if __name__ == "__main__":
    for game in games():
        readme, values = game.folder / "README.md", game.folder / f"{ROOM}.py"
        text = readme.read_text(encoding="utf-8")
        written = {readme: updated(text, game), values: values_module(game)}
        for path, now in written.items():
            if not path.is_file() or path.read_text(encoding="utf-8") != now:
                path.write_text(now, encoding="utf-8")
                print(path.name, game.id)
