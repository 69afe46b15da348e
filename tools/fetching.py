"""Packages by uv, which takes a third of pip's time, from wherever pip would take them. Standard library only."""

from __future__ import annotations

import os
import shlex
import subprocess
from pathlib import Path

OPTIONS = {
    "index-url": "--default-index",
    "extra-index-url": "--index",
    "find-links": "--find-links",
    "trusted-host": "--allow-insecure-host",
}
"""What pip calls a source in its settings, and uv on its command line: uv does not read the settings of pip."""


def by_uv(python: Path, wanted: list[str]) -> bool:
    """Install what is wanted; False where uv is not to be had or could not, and pip must."""
    here = [str(python), "-m", "pip", "--disable-pip-version-check"]
    if not done(*here, "install", "--only-binary", ":all:", "uv"):
        return False
    settings = subprocess.run([*here, "config", "list"], text=True, capture_output=True).stdout
    command = [str(python), "-m", "uv", "pip", "install", "--python", str(python), "--index-strategy", "unsafe-best-match"]
    return done(*command, *sources(settings), *wanted, env=certificates(settings))


def done(*command: str, env: dict[str, str] | None = None) -> bool:
    return subprocess.run(command, env={**os.environ, **(env or {})}, capture_output=True).returncode == 0


def values(settings: str) -> dict[str, list[str]]:
    """The settings that `pip config list` shows, what the environment says first."""
    found: dict[str, list[str]] = {}
    for line in sorted(settings.splitlines(), key=lambda line: not line.startswith(":env:")):
        name, _, value = line.partition("=")
        if value:
            found.setdefault(name.rpartition(".")[2], " ".join(shlex.split(value)).split())
    return found


def sources(settings: str) -> list[str]:
    found = values(settings)
    options = [part for name, option in OPTIONS.items() for value in found.get(name, []) for part in (option, value)]
    return [*options, "--no-index"] if found.get("no-index", ["false"])[0].lower() in ("1", "true", "yes", "on") else options


def certificates(settings: str) -> dict[str, str]:
    """Which authorities pip trusts."""
    found = values(settings).get("cert", [])
    return {"SSL_CERT_FILE": found[0]} if found else {}
