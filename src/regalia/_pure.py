"""REGALIA_PURE=1 selects the .py files of a compiled install: for coverage, a debugger and the parity tests."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class PureFinder:
    """Finds modules of this package as source, before the ordinary finder meets their compiled twins."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("regalia.") or path is None:
            return None
        last = name.rpartition(".")[2]
        for folder in path:
            source = Path(folder) / f"{last}.py"
            if source.is_file():
                return spec_from_file_location(name, source, loader=SourceFileLoader(name, str(source)))
        return PathFinder.find_spec(name, path, target)


def wanted() -> bool:
    return os.environ.get("REGALIA_PURE", "") not in ("", "0")


def install() -> None:
    if wanted() and PureFinder not in sys.meta_path:
        sys.meta_path.insert(0, PureFinder)


def compiled() -> bool:
    """Whether the running kernel is the compiled one."""
    from regalia.core import state

    return not str(state.__file__).endswith(".py")
