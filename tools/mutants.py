"""Mutation testing of a game's rules: spoils them in one place at a time and sees whether a test notices.

    python tools/mutants.py two_heirs --sample 300 --seed 1

A change that no test notices is a survivor: a rule that nothing shows, or a change that makes no difference. Those that are known
to make none are listed with the reason in mutants_same.toml; they are not tried and count as not noticed. What was tried is
kept in build/mutants as long as the rules stay as they are; when tests have changed, survivors alone are tried again, and only
with the files of tests that have changed. Quick tests are asked of all changes before slow ones.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import random
import sys
import tomllib
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "_build"), str(ROOT / "src"), str(ROOT / "tests")]
os.environ["REGALIA_PURE"] = "1"

from engine import compiled_modules  # noqa: E402
from mutant_runs import ARGUMENTS, CONTRACT, InPlace, Mutant, Touched, Verdict, afresh, leaving, record  # noqa: E402
from mutating import changes, spoilt  # noqa: E402

NO_RULES = {"heuristics", "features", "observing", "labels"}
"""What advises bots, feeds environments and names options."""
NOT_ASKED = ("board", "bots", "stored.py")
"""Tests of drawings and bots say nothing of the rules, and old games that were stored are replayed elsewhere."""
QUICK = ("test_questions.py", "test_values.py")
CONTRACTS = (
    *QUICK,
    "test_contract.py",
    "test_golden.py",
    "test_properties.py",
    "test_mutations.py",
    "test_promises.py",
)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=300, metavar="N", help="so many changes, chosen at random; 0: all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--own", action="store_true", help="only the game's own tests, without the contract of all games")
    found = parser.parse_args()
    os.chdir(ROOT)
    files = rule_files(found.game)
    folder = ROOT / "build" / "mutants" / f"{found.game}-{fingerprint(files)}"
    folder.mkdir(parents=True, exist_ok=True)
    tests = prints(test_files(found.game, found.own), found.game)
    asked = ["-k", f"{found.game} and not {' and not '.join(NOT_ASKED)}"]
    mutants = sampled(files, found.sample, found.seed)
    notes = Notes(folder, tests)
    same = harmless(found.game, mutants)
    untried = [m for m in mutants if m.key not in same]
    for now in stages(tests):
        known = notes.read()
        passed = {m.key: notes.survived(m, known) for m in untried if m.key not in known or not known[m.key].by}
        wanted = [m for m in untried if m.key in passed and not passed[m.key] >= set(now)]
        touched = record(found.game, now, asked, files, folder)._replace(passed=passed)
        try_all(wanted, touched, asked, notes, found.jobs)
    return report(mutants, notes.read(), touched, same)


def rule_files(game: str) -> list[str]:
    inside = ROOT / "src" / "regalia" / "games" / game
    found = [path for path in compiled_modules(ROOT) if path.is_relative_to(inside) and path.stem not in NO_RULES]
    if not found:
        sys.exit(f"no rules of {game}")
    return [str(path.relative_to(ROOT)) for path in found]


def test_files(game: str, own: bool) -> list[str]:
    return [f"tests/games/{game}", *([] if own else [CONTRACT + name for name in CONTRACTS])]


def stages(tests: dict[str, str]) -> Iterator[dict[str, str]]:
    """Files of tests, each stage with those before it: positions, all of the game's own, those of all games. What quick ones
    notice is not asked of slow ones."""
    quick_contract = [CONTRACT + name for name in QUICK]
    quick = {file for file in tests if file in quick_contract or not (file.startswith(CONTRACT) or plays_games(file))}
    for now in (quick, {file for file in tests if file in quick or not file.startswith(CONTRACT)}, set(tests)):
        yield {file: mark for file, mark in tests.items() if file in now}


def plays_games(file: str) -> bool:
    return "@given" in Path(file).read_text(encoding="utf-8")


def prints(folders: Sequence[str], game: str) -> dict[str, str]:
    """Each file of tests with a fingerprint of itself and of the helpers with the game's tests that it names."""
    helpers = [path for path in sorted(Path(f"tests/games/{game}").glob("*.py")) if not path.name.startswith("test_")]
    found: dict[str, str] = {}
    for name in folders:
        for path in [Path(name)] if name.endswith(".py") else sorted(Path(name).rglob("test_*.py")):
            found[str(path)] = fingerprint(with_helpers(path, helpers))
    return found


def with_helpers(path: Path, helpers: Sequence[Path]) -> list[str]:
    """A helper is named as a module, or by how its file's name ends: `*_questions.py`."""
    found = [path]
    for one in found:
        text = one.read_text(encoding="utf-8")
        named = [helper for helper in helpers if helper.stem in text or f"*_{helper.stem.rpartition('_')[2]}.py" in text]
        found += [helper for helper in named if helper not in found]
    return [str(one) for one in found]


def fingerprint(files: Sequence[str]) -> str:
    found = hashlib.sha256()
    for file in files:
        found.update(Path(file).read_bytes())
    return found.hexdigest()[:12]


def sampled(files: Sequence[str], number: int, seed: int) -> list[Mutant]:
    """The same ones for the same seed; a larger sample holds the smaller one."""
    every = [
        Mutant(file, at, change.line, change.kind, change.function)
        for file in files
        for at, change in enumerate(changes(ast.parse(Path(file).read_text(encoding="utf-8"))))
    ]
    random.Random(seed).shuffle(every)
    return every[: number or None]


def harmless(game: str, mutants: Sequence[Mutant]) -> dict[str, str]:
    """The mutants that are known to make no difference (mutants_same.toml), with the reason."""
    rows = tomllib.loads((ROOT / "tools" / "mutants_same.toml").read_text(encoding="utf-8")).get(game, [])
    reasons = {(row["at"], row["was"], row["now"]): row["because"] for row in rows}
    places = {row["at"] for row in rows}
    found = {}
    for mutant in mutants:
        at = f"{mutant.file.partition(f'/{game}/')[2]}:{mutant.function}"
        if at in places:
            _, change = spoilt(Path(mutant.file).read_text(encoding="utf-8"), mutant.number)
            was, _, now = change.partition("\n+")
            reason = reasons.get((at, was.removeprefix("-").strip(), now.strip()))
            if reason:
                found[mutant.key] = reason
    return found


class Known(NamedTuple):
    """What noticed a mutant, of how many tests that were asked, and the mark of the files of tests asked until now."""

    by: str
    tests: int
    seen: str


class Notes:
    """Where results are written, and the files of tests that they are of."""

    def __init__(self, folder: Path, tests: dict[str, str]) -> None:
        self.path = folder / "results.jsonl"
        self.tests = tests

    def read(self) -> dict[str, Known]:
        lines = self.path.read_text().splitlines() if self.path.exists() else []
        return {found.pop("key"): Known(**found) for found in map(json.loads, lines)}

    def mark(self, files: Collection[str]) -> str:
        """A name for some files of tests as they are now."""
        said = json.dumps({file: self.tests[file] for file in sorted(files)})
        found = hashlib.sha256(said.encode()).hexdigest()[:12]
        self._of(found).write_text(said)
        return found

    def survived(self, mutant: Mutant, known: dict[str, Known]) -> frozenset[str]:
        """The files of tests, unchanged since, that did not notice a mutant before."""
        earlier = self._of(known[mutant.key].seen) if mutant.key in known else None
        if earlier is None or not earlier.exists():
            return frozenset()
        return frozenset(file for file, _ in json.loads(earlier.read_text()).items() & self.tests.items())

    def _of(self, mark: str) -> Path:
        return self.path.parent / f"tests-{mark}.json"


# -- trying ------------------------------------------------------------------------------------------


def try_all(mutants: Sequence[Mutant], touched: Touched, asked: Sequence[str], notes: Notes, jobs: int) -> None:
    early = [mutant for mutant in mutants if touched.at_start(mutant)]
    later = [mutant for mutant in mutants if not touched.at_start(mutant)]
    works = [(later[at::jobs], early[at::jobs]) for at in range(jobs)]
    for in_place, fresh in works:
        if not os.fork():
            with leaving():
                worker(in_place, fresh, touched, asked, notes)
    for _ in works:
        os.wait()


def worker(in_place: list[Mutant], fresh: list[Mutant], touched: Touched, asked: Sequence[str], notes: Notes) -> None:
    """First, quickly, what can be changed in a process that has collected its tests; then what needs one without the game."""
    with notes.path.open("ab", buffering=0) as file:

        def told(verdict: Verdict) -> None:
            line = {
                "key": verdict.mutant.key,
                "by": verdict.by,
                "tests": verdict.tests,
                "seen": notes.mark(touched.files | touched.passed[verdict.mutant.key]),
            }
            file.write(json.dumps(line).encode() + b"\n")
            print("." if verdict.by else "S", end="", file=sys.stderr, flush=True)

        if in_place and not os.fork():
            with leaving():
                import pytest

                pytest.main([*ARGUMENTS, "-s", *sorted(touched.files), *asked], plugins=[InPlace(in_place, touched, told)])
        elif in_place:
            os.wait()
        for mutant in fresh:
            told(afresh(mutant, touched, asked))


# -- telling -----------------------------------------------------------------------------------------


def report(mutants: Sequence[Mutant], results: dict[str, Known], touched: Touched, same: dict[str, str]) -> int:
    """What survived, with its place and its change, and how many did not. 1 when something was not tried."""
    tried = [mutant for mutant in mutants if mutant.key in results and mutant.key not in same]
    survivors = [mutant for mutant in tried if not results[mutant.key].by]
    print()
    for mutant in sorted(survivors):
        _, change = spoilt(Path(mutant.file).read_text(encoding="utf-8"), mutant.number)
        print(f"\n{mutant.file}:{mutant.line} {mutant.kind} ({len(touched.of(mutant))} tests passed)\n{change}")
    killed = [by for mutant in tried if (by := results[mutant.key].by)]
    contract = sum(by.startswith(CONTRACT) for by in killed)
    share = 100 * len(killed) / max(1, len(tried) + len(same))
    print(
        f"\n{len(tried) + len(same)} changes, {len(killed)} noticed ({share:.1f} %), {contract} only by the contract; "
        f"{len(survivors)} survived, {len(same)} are known to make no difference"
    )
    left = len(mutants) - len(tried) - len(same)
    print(f"{sum(by == 'hangs' for by in killed)} of those noticed do not end; {left} not tried")
    return 0 if left == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
