"""What the server is made of: every package with its version and licence, whether they fit together, and known weaknesses.

Weaknesses are looked up by pip-audit if it is installed and reaches its data; if not, that is said and counts as unknown, not as
fine. Run by `make audit`.
"""

from __future__ import annotations

import importlib.util
import re
import runpy
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, metadata, requires
from pathlib import Path

ROOT = Path(__file__).parents[1]
EXTRAS = ("web", "postgres")


def asked_for() -> list[str]:
    """What the project itself asks for, with the extras of a server."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    return [*runpy.run_path(str(ROOT / "_build" / "engine.py"))["NEEDED"], *(line for extra in EXTRAS for line in extras[extra])]


def needed() -> list[str]:
    """Everything that is installed with the server, itself excluded."""
    found: set[str] = set()
    waiting = asked_for()
    while waiting:
        line = waiting.pop()
        words = re.match(r"[A-Za-z0-9._-]+", line)
        if words is None or "extra ==" in line:
            continue
        other = words[0].lower().replace("_", "-")
        if other not in found and _licence(other) is not None:
            found.add(other)
            waiting += _requires(other)
    return sorted(found)


def _requires(package: str) -> list[str]:
    try:
        return requires(package) or []
    except PackageNotFoundError:
        return []


def _licence(package: str) -> tuple[str, str] | None:
    try:
        about = metadata(package)
    except PackageNotFoundError:
        return None
    named = about.get("License-Expression") or about.get("License") or ""
    classified = [line.rsplit(" :: ", 1)[-1] for line in about.get_all("Classifier") or [] if line.startswith("License ::")]
    return about["Version"], (named.splitlines() or [""])[0][:60] or ", ".join(classified) or "unknown"


def main() -> int:
    packages = needed()
    for package in packages:
        version, licence = _licence(package) or ("", "")
        print(f"{package:<24} {version:<14} {licence}")
    fits = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True, check=False)
    print("packages fit together" if fits.returncode == 0 else fits.stdout.strip() or fits.stderr.strip())
    if importlib.util.find_spec("pip_audit") is None:
        print("weaknesses: unknown, pip-audit is not installed (pip install pip-audit)")
        return fits.returncode
    done = subprocess.run([sys.executable, "-m", "pip_audit", "--progress-spinner", "off"], check=False)
    if done.returncode:
        print("weaknesses: found, or pip-audit could not reach its data; see above")
    return fits.returncode or done.returncode


if __name__ == "__main__":
    raise SystemExit(main())
