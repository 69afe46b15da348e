"""What the player types, from a terminal or a pipe."""

from __future__ import annotations

import sys


class Leave(Exception):
    """The input has ended."""


class Reader:
    def __init__(self) -> None:
        self.terminal = sys.stdin.isatty()
        if self.terminal:
            import contextlib

            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (editing and history, where the system has it)

    def ask(self, prompt: str) -> str:
        """One line without the spaces around it; from a pipe it is shown, so that the transcript reads well."""
        try:
            line = input(prompt)
        except EOFError:
            print()
            raise Leave from None
        if not self.terminal:
            print(line)
        return line.strip()

    def clear(self) -> None:
        if sys.stdout.isatty():
            print("\x1b[2J\x1b[3J\x1b[H", end="")
