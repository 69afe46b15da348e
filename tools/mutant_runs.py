"""Running a game's tests against spoilt rules, each in a process of its own that begins with everything already imported.

Which test touches which line is recorded once for each file of tests. A change inside a function is made by giving the function
another code; what runs while modules are imported is changed by importing anew, in a process that has not imported the game yet.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import importlib.abc
import importlib.util
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import CodeType, FrameType, FunctionType, MappingProxyType, ModuleType
from typing import Any, NamedTuple

import pytest
from _pytest import main as pytest_main
from mutating import tree_with

ARGUMENTS = ["-q", "-x", "-n0", "--no-header", "-p", "no:cacheprovider", "-m", "not slow and not endurance"]
CONTRACT = "tests/contract/"
LEAST_SECONDS = 3
SLOWNESS = 8
"""So many times the processor time that a test took while it was recorded (somewhat slowly), and some seconds more: then a
change counts as one that hangs."""
OFTEN = 60
"""So many calls of a function in one test are followed line by line; then all of its lines count as run there."""
COLLECTING = 60
NOT_SPOILT = "could not be spoilt: "
MEMORY = 4 << 30


class Mutant(NamedTuple):
    file: str
    number: int
    line: int
    kind: str
    function: str

    @property
    def key(self) -> str:
        return f"{self.file}#{self.number}"

    @property
    def module(self) -> str:
        return self.file.removeprefix("src/").removesuffix(".py").replace("/", ".")


class Touched(NamedTuple):
    """The files of tests; the lines that each test runs, how long it takes, the lines that run while the game is imported, and,
    for mutants tried earlier, the files of tests that did not notice them."""

    files: frozenset[str]
    tests: dict[str, dict[str, list[int]]]
    seconds: dict[str, float]
    early: dict[str, list[int]]
    passed: Mapping[str, frozenset[str]] = MappingProxyType({})

    def at_start(self, mutant: Mutant) -> bool:
        return not mutant.function or mutant.line in self.early.get(mutant.file, ())

    def of(self, mutant: Mutant) -> list[str]:
        """The tests that can notice, the games' own before the contract, quick ones first. What is changed for all of the
        program may be noticed anywhere: first by those that touch the file."""
        anywhere = self.at_start(mutant)
        passed = self.passed.get(mutant.key, frozenset())
        found = []
        for test, files in self.tests.items():
            if file_of(test) in passed:
                continue
            lines = files.get(mutant.file, ())
            if mutant.line in lines or (anywhere and files):
                found.append((test.startswith(CONTRACT), not lines, self.seconds[test], test))
        return [test for *_, test in sorted(found)]

    def files_of(self, tests: Sequence[str]) -> list[str]:
        """The files of some tests, those first that run many lines in little time; the contract last."""
        lines: dict[str, set[tuple[str, int]]] = {}
        seconds: dict[str, float] = {}
        for test in tests:
            file = file_of(test)
            lines.setdefault(file, set()).update((name, line) for name, found in self.tests[test].items() for line in found)
            seconds[file] = seconds.get(file, 1) + self.seconds[test]
        return sorted(lines, key=lambda file: (file.startswith(CONTRACT), -len(lines[file]) / seconds[file]))


def file_of(test: str) -> str:
    return test.partition("::")[0]


# -- recording ---------------------------------------------------------------------------------------


class Recorder:
    """A plugin that notes the lines of some files which run while the game is imported and in each test. What runs while tests
    are collected is left out: a rule is spoilt after that."""

    def __init__(self, files: Sequence[str], game: str) -> None:
        self.names = {str(Path(file).resolve()): file for file in files}
        self.tests: dict[str, dict[str, list[int]]] = {}
        self.seconds: dict[str, float] = {}
        self.now: dict[str, set[int]] = {}
        self.calls: dict[CodeType, int] = {}
        sys.settrace(self._call)
        _import(game)
        sys.settrace(None)
        self.early = {name: sorted(lines) for name, lines in self.now.items()}

    def _call(self, frame: FrameType, _event: str, _arg: Any) -> Any:
        name = self.names.get(frame.f_code.co_filename)
        if name is None:
            return None
        lines = self.now.setdefault(name, set())
        calls = self.calls[frame.f_code] = self.calls.get(frame.f_code, 0) + 1
        if calls >= OFTEN:
            if calls == OFTEN:
                lines.update(at for _, _, at in frame.f_code.co_lines() if at is not None)
            return None

        def line(frame: FrameType, _event: str, _arg: Any) -> Any:
            lines.add(frame.f_lineno)
            return line

        lines.add(frame.f_lineno)
        return line

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.now, self.calls = {}, {}
        begun = time.process_time()
        sys.settrace(self._call)
        found = yield
        self.seconds[item.nodeid] = time.process_time() - begun
        self.tests[item.nodeid] = {name: sorted(lines) for name, lines in self.now.items()}
        self.now, self.calls = {}, {}
        return found


def _import(game: str) -> None:
    import regalia

    regalia.game(game)


def record(game: str, prints: dict[str, str], asked: Sequence[str], files: Sequence[str], folder: Path) -> Touched:
    """What earlier recordings of the same sources say; files of tests that have changed are recorded anew, one by one, so that a
    run that was stopped goes on."""
    kept, fresh = folder / "touched.json", folder / "touched-now.json"
    known = json.loads(kept.read_text()) if kept.exists() else {"prints": {}, "tests": {}, "seconds": {}, "early": {}}
    for file in [file for file in prints if prints[file] != known["prints"].get(file)]:
        fresh.unlink(missing_ok=True)
        pid = os.fork()
        if not pid:
            _recording(game, [file, *asked], files, fresh)
        os.waitpid(pid, 0)
        if not fresh.exists():
            sys.exit("the tests do not pass with the rules as they are")
        now = json.loads(fresh.read_text())
        known["prints"][file] = prints[file]
        for part in ("tests", "seconds"):
            known[part] = {test: found for test, found in known[part].items() if file_of(test) != file} | now[part]
        known["early"] = now["early"]
        kept.write_text(json.dumps(known))
    for part in ("tests", "seconds"):
        known[part] = {test: found for test, found in known[part].items() if file_of(test) in prints}
    return Touched(frozenset(prints), known["tests"], known["seconds"], known["early"])


def _recording(game: str, tests: Sequence[str], files: Sequence[str], kept: Path) -> None:
    with leaving():
        recorder = Recorder(files, game)
        if pytest.main([*ARGUMENTS, *tests], plugins=[recorder]) in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            sys.settrace(None)
            kept.write_text(json.dumps({"tests": recorder.tests, "seconds": recorder.seconds, "early": recorder.early}))


@contextlib.contextmanager
def leaving() -> Iterator[None]:
    """A child never goes back into what its parent was doing."""
    try:
        yield
    except BaseException as problem:
        print(problem, file=sys.stderr)
        os._exit(2)
    os._exit(0)


# -- one mutant --------------------------------------------------------------------------------------


class Verdict(NamedTuple):
    """`by`: the test that failed, or that the tests would not end; nothing when all passed."""

    mutant: Mutant
    by: str
    tests: int


def tried(mutant: Mutant, tests: Sequence[str], run: Callable[[], str]) -> Verdict:
    """`run` in a child; it names the test that failed."""
    if not tests:
        return Verdict(mutant, "", 0)
    reading, writing = os.pipe()
    pid = os.fork()
    if not pid:
        with leaving():
            os.close(reading)
            _alone()
            os.write(writing, run().encode()[:4000] or b"-")
    os.close(writing)
    with os.fdopen(reading, "rb") as said:
        by = said.read().decode()
    _, status = os.waitpid(pid, 0)
    if by.startswith(NOT_SPOILT):
        raise RuntimeError(f"{mutant.key}: {by}")
    if not by:
        by = "hangs" if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU else "ends the process"
    return Verdict(mutant, "" if by == "-" else by, len(tests))


def _alone() -> None:
    """Silent, and with bounds on memory and, until the first test, on processor time."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    allow(COLLECTING)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def allow(seconds: float) -> None:
    """So much more processor time from now on."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime + seconds) + 1, resource.RLIM_INFINITY))


class Failing:
    """A plugin that remembers the first failure, and lets no test take for ever."""

    def __init__(self, seconds: dict[str, float]) -> None:
        self.by = ""
        self.seconds = seconds

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        allow(LEAST_SECONDS + SLOWNESS * self.seconds[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.by:
            self.by = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.by:
            self.by = f"import: {report.nodeid}"


# -- changed where they stand ------------------------------------------------------------------------


class InPlace:
    """A plugin that collects the tests once and then, in place of running them, tries mutant after mutant."""

    def __init__(self, mutants: Sequence[Mutant], touched: Touched, told: Callable[[Verdict], None]) -> None:
        self.mutants = mutants
        self.touched = touched
        self.told = told
        self.functions: dict[str, list[FunctionType]] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        self.functions = functions_of(self.mutants)
        for mutant in self.mutants:
            tests = [test for test in self.touched.of(mutant) if test in items]
            self.told(tried(mutant, tests, lambda m=mutant, t=tests: self._run(session, m, [items[n] for n in t])))
        return True

    def _run(self, session: pytest.Session, mutant: Mutant, items: list[pytest.Item]) -> str:
        failing = Failing(self.touched.seconds)
        session.config.pluginmanager.register(failing)
        try:
            give_code(mutant, self.functions)
        except Exception as problem:
            return f"{NOT_SPOILT}{problem!r}"
        session.items = items
        with contextlib.suppress(session.Failed, session.Interrupted):
            pytest_main.pytest_runtestloop(session)
        return failing.by


def functions_of(mutants: Sequence[Mutant]) -> dict[str, list[FunctionType]]:
    """Every function object that was made from a file. Modules that are read only when somebody asks for them are read now."""
    for module in {mutant.module for mutant in mutants}:
        importlib.import_module(module)
    found: dict[str, list[FunctionType]] = {str(Path(mutant.file).resolve()): [] for mutant in mutants}
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__code__.co_filename in found:
            found[one.__code__.co_filename].append(one)
    return found


def give_code(mutant: Mutant, functions: dict[str, list[FunctionType]]) -> None:
    """Every function object that was made from the place gets the changed code."""
    path = Path(mutant.file).resolve()
    tree = tree_with(path.read_text(encoding="utf-8"), mutant.number)
    codes = {code.co_qualname: code for code in _codes(compile(tree, str(path), "exec", dont_inherit=True))}
    changed = 0
    for found in functions[str(path)]:
        name = found.__code__.co_qualname
        if name.partition(".<locals>")[0] == mutant.function:
            found.__code__ = _closed(codes[name], found.__code__)
            changed += 1
    if not changed:
        raise LookupError(f"{mutant.function} of {mutant.file} is nowhere")


def _closed(code: CodeType, before: CodeType) -> CodeType:
    """With the closure of the function it is for, also where the change has left out the only `super()`."""
    return code if code.co_freevars else code.replace(co_freevars=before.co_freevars)


def _codes(code: CodeType) -> Iterator[CodeType]:
    for found in code.co_consts:
        if isinstance(found, CodeType):
            yield found
            yield from _codes(found)


# -- changed before they are imported ----------------------------------------------------------------


class Spoilt(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module from its changed source."""

    def __init__(self, mutant: Mutant) -> None:
        self.path = Path(mutant.file).resolve()
        self.number = mutant.number
        self.name = mutant.module

    def find_spec(self, name: str, _path: Any = None, _target: Any = None) -> Any:
        return importlib.util.spec_from_file_location(name, self.path, loader=self) if name == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        tree = tree_with(self.path.read_text(encoding="utf-8"), self.number)
        exec(compile(tree, str(self.path), "exec", dont_inherit=True), module.__dict__)


def afresh(mutant: Mutant, touched: Touched, asked: Sequence[str]) -> Verdict:
    """The tests in a process that has not imported the game, file by file."""
    tests = touched.of(mutant)

    def run() -> str:
        import regalia  # noqa: F401

        sys.meta_path.insert(0, Spoilt(mutant))
        for file in touched.files_of(tests):
            failing = Failing(touched.seconds)
            code = pytest.main([*ARGUMENTS, file, *asked], plugins=[failing, Ordered(tests)])
            if failing.by or code != 0:
                return failing.by or "tests cannot be collected"
        return ""

    return tried(mutant, tests, run)


class Ordered:
    """A plugin that leaves the given tests, in their order."""

    def __init__(self, tests: Sequence[str]) -> None:
        self.tests = tests

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        found = {item.nodeid: item for item in items}
        items[:] = [found[test] for test in self.tests if test in found]
