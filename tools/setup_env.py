"""Set up `.venv` for the Makefile: quickly for playing, completely for testing. Standard library only.

    setup_env.py play   a pure-Python install at once; the compiled engine is built behind and used from the next start
    setup_env.py quick  only the packages that the tests need; they run from src, nothing of Regalia is installed or compiled
    setup_env.py test   the compiled engine, all development tools, and a Chromium for the browser tests; with REGALIA_LEARN=1
                        also the large libraries of examples/, whose tests are skipped without them
    setup_env.py venv   nothing but `.venv`; packages: only what the tests need besides Regalia; build: only the compiled wheel
    setup_env.py bench  the compiled engine and the peers, for measuring

Each is quick when nothing has changed since the last time: it is known which packages are installed, of which sources the
install is, and from what the compiled modules were made. Where the last is unchanged, the modules built before are used again.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import re
import shutil
import subprocess
import sys
import time
import venv
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
BUILD = ROOT / "build"
WHEELS = BUILD / "wheels"
ENGINES = BUILD / "engines"
STATE = VENV / "regalia-install.txt"
PACKAGES = VENV / "regalia-packages.txt"
LOG = BUILD / "compile.log"
LOCK = BUILD / "compiling.pid"
MINIMUM = (3, 11)
BUILT = (".pyc", ".so", ".pyd")
KEPT = 3
"""Wheels and engines that stay: going back and forth between two branches compiles neither again."""
PLAYING = ("web",)
TESTING = ("dev", "browser")


def say(text: str) -> None:
    print(f"regalia: {text}", file=sys.stderr, flush=True)


def digest() -> str:
    """A fingerprint of everything an install depends on."""
    files = [ROOT / "pyproject.toml", ROOT / "setup.py", *sorted((ROOT / "_build").glob("*.py"))]
    files += sorted(path for path in (ROOT / "src" / "regalia").rglob("*") if path.is_file() and path.suffix not in BUILT)
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
    run(step, PYTHON, "-m", "pip", "--disable-pip-version-check", *arguments, env=env)


def ensure_venv() -> None:
    if sys.version_info < MINIMUM:
        say(f"Python {MINIMUM[0]}.{MINIMUM[1]} or newer is needed, this is {sys.version.split()[0]}")
        raise SystemExit(2)
    if not PYTHON.exists():
        say("creating .venv …")
        venv.create(VENV, with_pip=True, clear=VENV.exists())


# -- packages ----------------------------------------------------------------------------------


def requirements(extras: tuple[str, ...]) -> list[str]:
    """What the project asks for, with the extras that name other extras."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = list(engine().NEEDED)
    waiting = list(extras)
    while waiting:
        for wanted in project["optional-dependencies"][waiting.pop()]:
            if wanted.startswith("regalia["):
                waiting += wanted.removeprefix("regalia[").removesuffix("]").split(",")
            else:
                found.append(wanted)
    return list(dict.fromkeys(found))


def ensure_packages(extras: tuple[str, ...]) -> None:
    ensure(requirements(extras))


def ensure(wanted: list[str]) -> None:
    """Install what is asked for, unless exactly that was installed before."""
    known = PACKAGES.read_text(encoding="utf-8").splitlines() if PACKAGES.exists() else []
    if not set(wanted) <= set(known):
        fetch("installing the packages", wanted)
        names = {name_of(one) for one in wanted}
        kept = [one for one in known if name_of(one) not in names]
        PACKAGES.write_text("\n".join([*kept, *wanted]) + "\n", encoding="utf-8")


def fetch(step: str, wanted: list[str]) -> None:
    """By uv where it is to be had, else by pip."""
    begun = time.monotonic()
    say(f"{step} …")
    if beside("tools", "fetching").by_uv(PYTHON, wanted):
        say(f"{step}: done ({time.monotonic() - begun:.0f} s)")
    else:
        pip(f"{step} by pip", "install", *wanted)


def name_of(requirement: str) -> str:
    return re.split(r"[\[=<>~!; ]", requirement, maxsplit=1)[0]


# -- the compiled engine -----------------------------------------------------------------------


def engine() -> ModuleType:
    """The module that knows what is compiled."""
    return beside("_build", "engine")


def beside(folder: str, name: str) -> ModuleType:
    """A module of the checkout that is not installed."""
    sys.path.insert(0, str(ROOT / folder))
    return importlib.import_module(name)


def engine_folder() -> Path:
    """Where the compiled modules of these sources are kept once they have been built."""
    return ENGINES / engine().engine_digest(ROOT)


def ready_wheel() -> Path | None:
    """The compiled wheel of exactly these sources, if it has been built."""
    found = list((WHEELS / digest()).glob("*.whl"))
    return found[0] if found else None


def build_wheel() -> None:
    """Build the wheel into a folder named for the sources, whole or not at all."""
    target = WHEELS / digest()
    if target.exists():
        return
    kept = engine_folder()
    partial = WHEELS / f"{digest()}.part"
    for stale in [*BUILD.glob("lib*"), *BUILD.glob("temp*"), *BUILD.glob("bdist*"), partial]:
        shutil.rmtree(stale, ignore_errors=True)
    command = ("wheel", "--no-deps", "-w", str(partial), ".")
    if kept.exists():
        pip("packing; the compiled engine is still good", *command, env={"REGALIA_ENGINE": str(kept)})
    else:
        pip("compiling the engine (a minute or two)", *command)
        keep_engine(partial, kept)
        if not kept.exists():
            say("the engine was not compiled: this is plain Python (REGALIA_MUST_COMPILE=1 pip wheel . -v says why)")
    partial.replace(target)
    prune(WHEELS)
    prune(ENGINES)


def keep_engine(wheels: Path, folder: Path) -> None:
    """Put what a new wheel has compiled aside, with what that needs; where nothing could be compiled there is nothing."""
    partial = folder.with_suffix(".part")
    shutil.rmtree(partial, ignore_errors=True)
    for wheel in wheels.glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            modules = [name for name in archive.namelist() if name.endswith((".so", ".pyd"))]
            archive.extractall(partial / engine().MODULES, modules)
        more = [one for one in needs(wheel) if one not in engine().NEEDED]
        if modules:
            (partial / engine().REQUIRES).write_text("".join(f"{one}\n" for one in more), encoding="utf-8")
            partial.replace(folder)


def needs(wheel: Path) -> list[str]:
    """What a wheel depends on, without extras."""
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        lines = archive.read(name).decode("utf-8").splitlines()
    asked = [line.removeprefix("Requires-Dist: ") for line in lines if line.startswith("Requires-Dist: ")]
    return [one for one in asked if ";" not in one]


def prune(folder: Path) -> None:
    """Leave the newest."""
    if folder.exists():
        for old in sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime)[:-KEPT]:
            shutil.rmtree(old, ignore_errors=True)


# -- what is installed -------------------------------------------------------------------------


def is_current(*kinds: str) -> bool:
    now = STATE.read_text().split()[:2] if STATE.exists() else []
    return len(now) == 2 and now[0] == digest() and now[1] in kinds


def install(kind: str, what: str, env: dict[str, str] | None = None) -> None:
    pip(f"installing Regalia ({kind})", "install", "--force-reinstall", "--no-deps", what, env=env)
    STATE.write_text(f"{digest()} {kind}\n")


def ensure_compiled() -> None:
    if not is_current("compiled"):
        build_wheel()
        wheel = ready_wheel()
        assert wheel is not None
        ensure(needs(wheel))
        install("compiled", str(wheel))


def prepare_play() -> None:
    ensure_packages(PLAYING)
    if is_current("compiled"):
        return
    if ready_wheel() is not None or engine_folder().exists():
        ensure_compiled()
        return
    if not is_current("pure"):
        install("pure", ".", env={"REGALIA_PURE_BUILD": "1"})
    compile_behind()


def prepare_test(extras: tuple[str, ...]) -> None:
    """The packages come from elsewhere while the compiler has the cores."""
    with ThreadPoolExecutor(2) as both:
        compiling = both.submit(lambda: None if is_current("compiled") else build_wheel())
        both.submit(ensure_packages, extras).result()
        ensure_chromium()
        compiling.result()
    ensure_compiled()


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


def ensure_chromium() -> None:
    """The system's Chromium. Nothing is installed into the system unless REGALIA_APT=1 says so; without a Chromium the browser
    tests are skipped."""
    if any(shutil.which(name) for name in ("chromium", "chromium-browser")) or os.environ.get("REGALIA_CHROMIUM"):
        return
    if os.environ.get("REGALIA_APT", "") in ("", "0"):
        say("no Chromium: the browser tests will be skipped. To run them, install the package chromium yourself,")
        say("or say REGALIA_APT=1 make test, which runs as root: apt-get update; apt-get install chromium")
        return
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run("apt-get update", "apt-get", "update", "-q", env=quiet)
    run("apt-get install chromium", "apt-get", "install", "-qy", "--no-install-recommends", "chromium", env=quiet)


def main() -> None:
    what = sys.argv[1] if len(sys.argv) > 1 else "test"
    extras = TESTING if os.environ.get("REGALIA_LEARN", "") in ("", "0") else (*TESTING, "learn")
    ensure_venv()
    if what == "play":
        prepare_play()
    elif what == "build":
        if not is_current("compiled"):
            build_wheel()
    elif what == "quick":
        ensure_packages(TESTING)
    elif what == "bench":
        ensure_packages(("dev", "bench"))
        ensure_compiled()
    elif what == "packages":
        ensure_packages(extras)
    elif what != "venv":
        prepare_test(extras)


if __name__ == "__main__":
    main()
