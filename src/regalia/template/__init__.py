"""What `regalia new-game NAME` writes: a small complete game and its tests, to be replaced file by file.

The files lie under `game/` and `tests/` with the ending .tmpl, so that nothing imports, checks or compiles them
here. Three spellings of one placeholder stand for the name: gamename, GameName and GAMENAME; "Game Title" for the title.
"""

from __future__ import annotations

import keyword
import re
from pathlib import Path

from regalia.core.errors import UserError

SUFFIX = ".tmpl"
LONGEST = 40


class TemplateError(UserError):
    """A name or a place where no new game can be written."""


def create(name: str, root: Path) -> list[Path]:
    """Write the game `name` and its tests into the checkout `root`; the files written, in order."""
    _check_name(name)
    games = root / "src" / "regalia" / "games"
    if not (root / "pyproject.toml").is_file() or not games.is_dir():
        raise TemplateError("template-root", folder=str(root))
    here = Path(__file__).parent
    targets = {here / "game": games / name, here / "tests": root / "tests" / "games" / name}
    for target in targets.values():
        if target.exists():
            raise TemplateError("template-exists", folder=str(target))
    return [path for source, target in targets.items() for path in _copy(source, target, name)]


def fill(text: str, name: str) -> str:
    """A template's text with the name in place of the placeholders."""
    words = {
        "gamename": name,
        "GAMENAME": clause_prefix(name),
        "GameName": class_name(name),
        "Game Title": " ".join(part.capitalize() for part in name.split("_") if part),
    }
    for placeholder, word in words.items():
        text = text.replace(placeholder, word)
    return text


def clause_prefix(name: str) -> str:
    return name.replace("_", "").upper()


def class_name(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def _check_name(name: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name) or len(name) > LONGEST:
        raise TemplateError("template-name", name=name, longest=LONGEST)


def _copy(source: Path, target: Path, name: str) -> list[Path]:
    written = []
    for path in sorted(source.rglob(f"*{SUFFIX}")):
        copy = target / path.relative_to(source).with_suffix("")
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(fill(path.read_text(encoding="utf-8"), name), encoding="utf-8")
        written.append(copy)
    return written
