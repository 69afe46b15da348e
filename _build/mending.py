"""A fault of the compiler that we pin, mended while it works for us.

mypyc 2.4.1 takes a reference too many when a packed row is set from interpreted code: the row is never given back, and a process
that reads positions grows for ever. `tests/contract/test_nothing_stays.py` fails where that is so.
"""

from collections.abc import Callable
from importlib.metadata import version
from typing import Any

FAULTY = "2.4.1"


def mend() -> None:
    """Nothing happens with another version: it may have been mended there, and two mends are worse than none."""
    if version("mypy") != FAULTY:
        return
    from mypyc.codegen.emit import Emitter

    Emitter.emit_unbox = _borrowing(Emitter.emit_unbox)


def _borrowing(emit_unbox: Callable[..., None]) -> Callable[..., None]:
    """Who borrows a row owns no part of it: the object that was unboxed goes on holding it."""
    from mypyc.ir.rtypes import RVec

    def emit(self: Any, src: str, dest: str, typ: Any, **more: Any) -> None:
        emit_unbox(self, src, dest, typ, **more)
        if more.get("borrow") and isinstance(typ, RVec):
            self.emit_dec_ref(dest, typ)

    return emit
