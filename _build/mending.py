"""A fault of the compiler that we pin, mended in what it wrote.

Where mypyc 2.4.1 means to borrow a packed row from interpreted code, as an argument or for an attribute, it takes a reference and
never gives it back: a process that reads positions grows for ever. `tests/contract/test_nothing_stays.py` fails where that is so.
"""

import re
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path

FAULTY = "2.4.1"
BORROWED = re.compile(r"^( *(tmp|arg_\w+) = Vec(\w+)Api\.unbox\([^;]*\);)$", re.MULTILINE)


def mend(sources: Iterable[str]) -> None:
    """Only of this version: another one may have been mended, and a reference given back twice is worse than one kept."""
    if version("mypy") != FAULTY:
        return
    for path in map(Path, sources):
        written = path.read_text(encoding="utf-8")
        mended = BORROWED.sub(_given_back, written)
        if mended != written:
            path.write_text(mended, encoding="utf-8")


def _given_back(found: re.Match[str]) -> str:
    """The object that was unboxed goes on holding the row; of one that could not be unboxed there is nothing to give back."""
    line, name, kind = found.groups()
    return f"{line} VEC_{kind.upper()}_DECREF({name});"
