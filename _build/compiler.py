"""Whether this machine can compile the engine; `python _build/compiler.py` prints 1 or 0. Standard library only."""

import os
import shutil
import sysconfig
from pathlib import Path


def can_compile() -> bool:
    """A C compiler and Python's headers are there, and nobody asked for pure Python."""
    if os.environ.get("REGALIA_PURE_BUILD", "") not in ("", "0"):
        return False
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(compiler) is not None and header.is_file()


if __name__ == "__main__":
    print("1" if can_compile() else "0")
