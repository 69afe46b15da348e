"""Set up `.venv` for the Makefile: quickly for playing, completely for testing. Standard library only.

    setup_env.py play   a pure-Python install at once; the compiled engine is built behind and used from the next start
    setup_env.py test   the compiled engine, all development tools, and a Chromium for the browser tests
    setup_env.py bench  the compiled engine and the peers, for measuring
    setup_env.py build  only build the compiled wheel (what `play` runs behind)

Each is quick when nothing has changed since the last time: what is installed is remembered as a digest of the sources.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
BUILD = ROOT / "build"
WHEELS = BUILD / "wheels"
STATE = VENV / "regalia-install.txt"
LOG = BUILD / "compile.log"
LOCK = BUILD / "compiling.pid"
MINIMUM = (3, 11)
PLAYING = "web"
COVERED = {"dev,browser": (PLAYING,), "dev,bench": (PLAYING,)}
"""What an install with some extras has beside them."""


def say(text: str) -> None:
    print(f"regalia: {text}", file=sys.stderr, flush=True)


def digest() -> str:
    """A fingerprint of everything an install depends on."""
    files = [ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "_build/backend.py", ROOT / "_build/compiler.py"]
    files += sorted(path for path in (ROOT / "src" / "regalia").rglob("*") if path.is_file() and path.suffix != ".pyc")
    found = hashlib.sha256(sys.version.encode())
    for path in files:
        found.update(str(path.relative_to(ROOT)).encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:20]


def run(step: str, *command: str | Path, env: dict[str, str] | None = None) -> None:
    """Run a command with a line of progress; its output is shown only if it fails."""
    begun = time.monotonic()
    say(f"{step} …")
    done = subprocess.run(
        [str(part) for part in command], cwd=ROOT, env={**os.environ, **(env or {})}, text=True, capture_output=True
    )
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        say(f"{step}: failed")
        raise SystemExit(done.returncode)
    say(f"{step}: done ({time.monotonic() - begun:.0f} s)")


def pip(step: str, *arguments: str, env: dict[str, str] | None = None) -> None:
    run(step, PYTHON, "-m", "pip", "--disable-pip-version-check", "install", *arguments, env=env)


def ensure_venv() -> None:
    if sys.version_info < MINIMUM:
        say(f"Python {MINIMUM[0]}.{MINIMUM[1]} or newer is needed, this is {sys.version.split()[0]}")
        raise SystemExit(2)
    if not PYTHON.exists():
        say("creating .venv …")
        venv.create(VENV, with_pip=True, clear=VENV.exists())


def installed() -> list[str]:
    return STATE.read_text().split() if STATE.exists() else []


def remember(kind: str, extras: str) -> None:
    STATE.write_text(f"{digest()} {kind} {extras}\n")


def is_current(kinds: tuple[str, ...], extras: str) -> bool:
    now = installed()
    return len(now) == 3 and now[0] == digest() and now[1] in kinds and extras in (now[2], *COVERED.get(now[2], ()))


def ready_wheel() -> Path | None:
    """The compiled wheel of exactly these sources, if it has been built."""
    found = list((WHEELS / digest()).glob("*.whl"))
    return found[0] if found else None


def build_wheel() -> None:
    """Build the wheel into a folder named for the sources, whole or not at all."""
    target = WHEELS / digest()
    if target.exists():
        return
    partial = WHEELS / f"{digest()}.part"
    for stale in [*BUILD.glob("lib*"), *BUILD.glob("temp*"), *BUILD.glob("bdist*"), partial]:
        shutil.rmtree(stale, ignore_errors=True)
    command = ("-m", "pip", "--disable-pip-version-check", "wheel", "--no-deps", "-w", str(partial), ".")
    run("compiling the engine (a minute or two)", PYTHON, *command)
    partial.replace(target)


def install_compiled(extras: str) -> None:
    build_wheel()
    wheel = ready_wheel()
    assert wheel is not None
    wanted = f"regalia[{extras}] @ {wheel.as_uri()}"
    pip("installing the packages", wanted)
    pip("installing the compiled engine", "--force-reinstall", "--no-deps", str(wheel))
    remember("compiled", extras)


def prepare_play() -> None:
    ensure_venv()
    if is_current(("compiled",), PLAYING):
        return
    wheel = ready_wheel()
    if wheel is not None:
        install_compiled(PLAYING)
        return
    if not is_current(("pure",), PLAYING):
        pip("installing Regalia", f".[{PLAYING}]", env={"REGALIA_PURE_BUILD": "1"})
        remember("pure", PLAYING)
    compile_behind()


def compile_behind() -> None:
    """Start building the compiled wheel in the background, unless that is under way."""
    if LOCK.exists() and alive(int(LOCK.read_text() or "0")):
        say("the fast engine is still being compiled behind; this game runs in plain Python")
        return
    BUILD.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        child = subprocess.Popen(
            [sys.executable, __file__, "build"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    LOCK.write_text(str(child.pid))
    say(f"the fast engine is being compiled behind ({LOG.relative_to(ROOT)}) and is used from the next start")


def alive(pid: int) -> bool:
    if pid <= 0:
        return False
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return True


def prepare_test(extras: str) -> None:
    ensure_venv()
    if not is_current(("compiled",), extras):
        install_compiled(extras)


def ensure_chromium() -> None:
    """The system's Chromium, through apt where that is allowed; the browser tests are skipped without it."""
    if any(shutil.which(name) for name in ("chromium", "chromium-browser")) or os.environ.get("REGALIA_CHROMIUM"):
        return
    if shutil.which("apt-get") is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        say("no Chromium: the browser tests will be skipped (install the package chromium to run them)")
        return
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run("fetching the package lists", "apt-get", "update", "-q", env=quiet)
    run("installing Chromium", "apt-get", "install", "-qy", "--no-install-recommends", "chromium", env=quiet)


def main() -> None:
    what = sys.argv[1] if len(sys.argv) > 1 else "test"
    if what == "play":
        prepare_play()
    elif what == "build":
        ensure_venv()
        build_wheel()
    elif what == "bench":
        prepare_test("dev,bench")
    else:
        prepare_test("dev,browser")
        ensure_chromium()


if __name__ == "__main__":
    main()
