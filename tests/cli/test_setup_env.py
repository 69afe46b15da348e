"""Compiling happens only when what the compiled modules are made from has changed, and packages are installed once."""

import importlib.util
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULES, INTERPRETED = "games/two_heirs/roads.py", "games/two_heirs/load.py"


def loaded(path):
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    """A checkout with one game."""
    folder = tmp_path_factory.mktemp("tree")
    hidden = shutil.ignore_patterns("*.so", "__pycache__", "build", ".*")
    for name in ("_build", "tools"):
        shutil.copytree(ROOT / name, folder / name, ignore=hidden)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    for part in ("core", "bots", "kit", "drawing", "games/two_heirs"):
        shutil.copytree(ROOT / "src/regalia" / part, folder / "src/regalia" / part, ignore=hidden)
    for name in ("__init__.py", "games/__init__.py"):
        shutil.copy(ROOT / "src/regalia" / name, folder / "src/regalia" / name)
    return folder


@pytest.fixture
def edit(tree):
    """`edit(file, old, new)` changes a file of the package until the end of the test."""
    kept = {}

    def editing(file, old, new):
        path = tree / "src/regalia" / file
        kept.setdefault(path, path.read_bytes())
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")

    yield editing
    for path, content in kept.items():
        path.write_bytes(content)


@pytest.fixture(scope="module")
def engine():
    return loaded(ROOT / "_build/engine.py")


def test_what_is_compiled(tree, engine):
    names = {path.relative_to(tree / "src/regalia").as_posix() for path in engine.compiled_modules(tree)}
    assert {"core/state.py", "bots/greedy.py", "kit/sets.py", RULES} <= names
    assert not names & {"core/texts.py", INTERPRETED, "games/two_heirs/board/tips.py"}


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("games/two_heirs/texts/fr/play.ftl", "Duel", "Duel, "),
        ("games/two_heirs/components/tiles.toml", "\n", "\n# seen\n"),
        ("games/two_heirs/art/board.css", "\n", "\n/* seen */\n"),
        ("games/two_heirs/board/tips.py", "return None", "return  None  # seen"),
        (INTERPRETED, "def components(", "# seen\n\n\ndef components("),
        ("core/texts.py", "text = text.replace(plain, proper)", "text = text.replace(plain,  proper)"),
    ],
)
def test_the_engine_stays_good(tree, engine, edit, file, old, new):
    before = engine.engine_digest(tree)
    edit(file, old, new)
    assert engine.engine_digest(tree) == before


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        (RULES, "return", "return "),
        ("core/state.py", "class State", "# seen\nclass State"),
        (INTERPRETED, "def components(", "def seen() -> int:\n    return 1\n\n\ndef components("),
        ("core/config.py", "players: int\n", "players: bool\n"),
    ],
)
def test_the_engine_must_be_compiled_anew(tree, engine, edit, file, old, new):
    before = engine.engine_digest(tree)
    edit(file, old, new)
    assert engine.engine_digest(tree) != before


def test_an_interface_is_what_others_see(engine):
    import ast

    source = (
        '"""Words."""\nfrom a import b, c\nN: int = 3\n\n\nclass A(b):\n    def __init__(self) -> None:\n'
        "        x = c()\n        if x:\n            self.y: int = x\n"
    )
    seen = ast.unparse(engine.interface(source))
    assert "from a import b" in seen
    assert "self.y: int = x" in seen
    assert "N: int = 3" in seen
    assert "c()" not in seen
    assert "Words" not in seen


def test_a_built_engine_goes_into_the_wheel_without_compiling(tree, tmp_path):
    built = tmp_path / "engine"
    (built / "modules/regalia/core").mkdir(parents=True)
    (built / "modules/regalia/core/state.so").write_bytes(b"compiled before")
    (built / "modules/abc__mypyc.so").write_bytes(b"compiled before")
    (built / "requires.txt").write_text("librt>=1\n", encoding="utf-8")
    script = f"import sys; sys.path.insert(0, '_build'); import backend; print(backend.build_wheel({str(tmp_path)!r}))"
    pytest.importorskip("setuptools")
    env = {**os.environ, "REGALIA_ENGINE": str(built), "PYTHONPATH": ""}
    done = subprocess.run([sys.executable, "-c", script], cwd=tree, env=env, capture_output=True, text=True, check=False)
    if "license" in done.stderr and done.returncode:
        pytest.skip("an old setuptools, which does not know this form of pyproject.toml")
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert "none-any" not in wheel.name
    assert {"regalia/core/state.so", "abc__mypyc.so", "regalia/core/state.py"} <= set(zipfile.ZipFile(wheel).namelist())


# -- packages ----------------------------------------------------------------------------------


@pytest.fixture
def env(tmp_path, monkeypatch):
    """The tool, with what it would run noted instead of run."""
    module = loaded(ROOT / "tools/setup_env.py")
    ran = []
    monkeypatch.setattr(module.beside("tools", "fetching"), "by_uv", lambda *_: False)
    monkeypatch.setattr(module, "run", lambda step, *command, env=None: ran.append((step, command, env)))
    for name in ("STATE", "PACKAGES"):
        monkeypatch.setattr(module, name, tmp_path / name)
    for name in ("WHEELS", "ENGINES"):
        (tmp_path / name).mkdir()
        monkeypatch.setattr(module, name, tmp_path / name)
    module.ran = ran
    return module


def test_packages_are_installed_once(env):
    env.ensure_packages(("dev", "browser"))
    assert len(env.ran) == 1
    assert not [part for part in env.ran[0][1] if str(part).startswith("regalia")]
    env.ensure_packages(("dev", "browser"))
    env.ensure_packages(("web",))
    assert len(env.ran) == 1
    env.ensure_packages(("bench",))
    assert len(env.ran) == 2
    assert env.name_of("sqlalchemy[asyncio]>=2.0") == "sqlalchemy"


PIP = """:env:.cert='/authorities.crt'
:env:.find-links='/wheels'
global.extra-index-url='file:///one/simple file:///two/simple'
global.find-links='/others'
global.index-url='https://packages.example.org/simple'
global.trusted-host=''
"""


def test_uv_takes_packages_from_where_pip_would(env, monkeypatch):
    fetching = env.beside("tools", "fetching")
    of_pip = ["--default-index", "https://packages.example.org/simple", "--index", "file:///one/simple"]
    assert fetching.sources(PIP) == [*of_pip, "--index", "file:///two/simple", "--find-links", "/wheels"]
    assert fetching.sources("global.no-index='true'") == ["--no-index"]
    assert fetching.certificates(PIP) == {"SSL_CERT_FILE": "/authorities.crt"}
    assert fetching.sources("") == []
    asked = []
    monkeypatch.setattr(fetching, "by_uv", lambda _, wanted: asked.append(wanted) or True)
    env.ensure(["one>=1"])
    env.ensure(["one>=1"])
    assert (asked, env.ran) == ([["one>=1"]], [])


def test_nothing_is_put_into_the_system_unasked(env, monkeypatch, capsys):
    monkeypatch.setattr(env.shutil, "which", lambda name: "/usr/bin/apt-get" if name == "apt-get" else None)
    for name in ("REGALIA_CHROMIUM", "REGALIA_APT"):
        monkeypatch.delenv(name, raising=False)
    env.ensure_chromium()
    assert env.ran == []
    assert "REGALIA_APT=1" in capsys.readouterr().err
    monkeypatch.setenv("REGALIA_APT", "1")
    env.ensure_chromium()
    assert [command[:2] for _, command, _ in env.ran] == [("apt-get", "update"), ("apt-get", "install")]


def test_compiled_modules_of_a_wheel_are_kept_and_only_the_newest_stay(env, tmp_path):
    wheels = tmp_path / "new"
    wheels.mkdir()
    with zipfile.ZipFile(wheels / "regalia-1-cp311-linux.whl", "w") as archive:
        archive.writestr("regalia/core/state.so", "compiled")
        archive.writestr("regalia/core/state.py", "source")
        asked = ("msgspec>=0.19", "librt>=1", 'a; extra == "b"')
        archive.writestr("regalia-1.dist-info/METADATA", "".join(f"Requires-Dist: {one}\n" for one in asked))
    env.keep_engine(wheels, env.ENGINES / "one")
    assert [path.name for path in (env.ENGINES / "one" / "modules").rglob("*.*")] == ["state.so"]
    assert (env.ENGINES / "one" / "requires.txt").read_text(encoding="utf-8") == "librt>=1\n"
    for number in range(5):
        (env.ENGINES / f"later{number}").mkdir()
        os.utime(env.ENGINES / f"later{number}", (2e9 + number, 2e9 + number))
    env.prune(env.ENGINES)
    assert sorted(path.name for path in env.ENGINES.iterdir()) == ["later2", "later3", "later4"]


def test_a_wheel_is_packed_with_the_engine_that_is_there(env):
    env.engine_folder().mkdir()
    try:
        env.build_wheel()
    except FileNotFoundError:
        """Nothing was really built, so there is nothing to move into place."""
    (_, command, given), *_ = env.ran
    assert "wheel" in command
    assert given == {"REGALIA_ENGINE": str(env.engine_folder())}
