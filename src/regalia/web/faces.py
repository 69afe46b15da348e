"""The two faces of all pages: a text and a display one, so that words are as wide everywhere as they were measured.

They come from packages of their own (Source Sans Pro and Source Serif Pro, SIL Open Font License 1.1), are cut down to what both
languages need at the first start, and are kept in the user's cache directory. Where the packages are missing the system's faces
serve.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import io
import logging
import os
import sys
import tempfile
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import NamedTuple

from regalia.core.registry import games
from regalia.core.texts import core_folder

log = logging.getLogger("regalia.faces")

TOOLS = ("fontTools", "brotli")
ALWAYS = ((0x20, 0x7E), (0xA0, 0x17F), (0x2010, 0x203A))
"""Letters that people of either language have in their names, and the marks between words."""
FEATURES = ["kern", "liga", "lnum", "tnum", "pnum", "mark", "ccmp", "locl"]
COPYRIGHT, LICENCE, LICENCE_ADDRESS = 0, 13, 14


class Face(NamedTuple):
    """One file: the family that styles name, the package and file it comes from, and its weight."""

    family: str
    package: str
    file: str
    weight: int

    @property
    def name(self) -> str:
        return f"{self.family.split()[-1].lower()}-{self.weight}.woff2"


FACES = (
    Face("Regalia Sans", "font_source_sans_pro", "SourceSansPro-Regular.ttf", 400),
    Face("Regalia Sans", "font_source_sans_pro", "SourceSansPro-Semibold.ttf", 600),
    Face("Regalia Sans", "font_source_sans_pro", "SourceSansPro-Bold.ttf", 700),
    Face("Regalia Serif", "font_source_serif_pro", "SourceSerifPro-Regular.ttf", 400),
    Face("Regalia Serif", "font_source_serif_pro", "SourceSerifPro-Semibold.ttf", 600),
    Face("Regalia Serif", "font_source_serif_pro", "SourceSerifPro-Bold.ttf", 700),
)
LICENCES = {"source-sans-pro.txt": "font_source_sans_pro", "source-serif-pro.txt": "font_source_serif_pro"}


@cache
def faces() -> dict[str, bytes]:
    """The files by name, or none of them where something is missing."""
    if not _installed():
        return {}
    try:
        return {face.name: _kept(face) for face in FACES}
    except (OSError, ImportError, PackageNotFoundError) as problem:
        log.warning("no faces: %s", problem)
        return {}


@cache
def licences() -> dict[str, bytes]:
    """The licence of each package, by the name under which it is shown."""
    return {name: (_folder(package) / "LICENSE.txt").read_bytes() for name, package in LICENCES.items()} if faces() else {}


@cache
def face_rules() -> str:
    """The style rules that name the files; nothing without them."""
    return "".join(f"@font-face{{{_face_rule(face)}}}\n" for face in FACES if face.name in faces())


def _face_rule(face: Face) -> str:
    source = f'src:url("{address(face.name)}")format("woff2")'
    return ";".join((f'font-family:"{face.family}"', f"font-weight:{face.weight}", "font-display:swap", source))


def address(name: str) -> str:
    """Where a file is served, with a mark of its content so that it may be kept for ever."""
    content = {**faces(), **licences()}[name]
    return f"/static/{hashlib.sha256(content).hexdigest()[:12]}/{name}"


@cache
def letters() -> frozenset[int]:
    """Every character of the texts and components in both languages, and those that names need."""
    found = {code for first, last in ALWAYS for code in range(first, last + 1)}
    files = [
        *core_folder().rglob("*.ftl"),
        *(path for game in games() for kind in ("*.ftl", "*.toml") for path in game.folder.rglob(kind)),
    ]
    for path in files:
        found.update(map(ord, path.read_text(encoding="utf-8")))
    return frozenset(code for code in found if code >= 0x20)


def _installed() -> bool:
    return all(importlib.util.find_spec(name) is not None for name in (*TOOLS, *LICENCES.values()))


def _folder(package: str) -> Path:
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        raise ImportError(package)
    return Path(spec.origin).parent / "files"


# -- cutting down and keeping ----------------------------------------------------------------------


def cache_folder() -> Path:
    """Where programs of this user keep what can be made again."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA", "")
    else:
        base = os.environ.get("XDG_CACHE_HOME", "")
    return Path(base or Path.home() / ".cache") / "regalia" / "faces"


def _kept(face: Face) -> bytes:
    """From the cache if it was made from the same packages for the same letters; else made and put there."""
    made_of = (
        version("fonttools"),
        version("brotli"),
        version(face.package.replace("_", "-")),
        face,
        sorted(letters()),
        FEATURES,
    )
    key = hashlib.sha256(repr(made_of).encode()).hexdigest()[:16]
    path = cache_folder() / f"{key}-{face.name}"
    with contextlib.suppress(OSError):
        return path.read_bytes()
    content = cut_down(face)
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as half:
            half.write(content)
        Path(half.name).replace(path)
    return content


def cut_down(face: Face) -> bytes:
    """The face with the letters needed, as WOFF2. It keeps its copyright and licence, and by that licence not its name."""
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    options = Options()
    options.layout_features = FEATURES
    options.name_IDs = [COPYRIGHT, LICENCE, LICENCE_ADDRESS]
    options.hinting = False
    options.notdef_outline = True
    font = TTFont(_folder(face.package) / face.file, lazy=True)
    cutter = Subsetter(options)
    cutter.populate(unicodes=letters())
    cutter.subset(font)
    for number, name in ((1, face.family), (4, f"{face.family} {face.weight}")):
        font["name"].setName(name, number, 3, 1, 0x409)
    font.flavor = "woff2"
    found = io.BytesIO()
    font.save(found)
    return found.getvalue()
