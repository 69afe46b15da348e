"""The command `regalia`: one module per command, loaded only when asked for."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from regalia.cli.checkout import go_there
from regalia.cli.context import Context, language_of, quiet_pipe
from regalia.core.errors import UserError

OK = 0
WRONG = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0, 1 (the command found something wrong), 2 (it was called wrongly) or 130."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    context = Context("en")
    try:
        context = Context(language_of(arguments, os.environ))
        if argv is None:
            go_there(context, arguments)
        code = _run(context, arguments)
        sys.stdout.flush()
        return code
    except UserError as error:
        context.complain(error)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        quiet_pipe()
        return 1


def _run(context: Context, arguments: list[str]) -> int:
    from regalia.cli.commands import run

    return run(context, arguments)
