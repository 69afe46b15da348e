"""The load that the service is meant for, in one command: a decision at each table every ten seconds, three viewers a table.

    python tools/target_load.py                       1,000 tables on PostgreSQL with two workers, 600 on SQLite, a minute each
    python tools/target_load.py --share 0.1 --on sqlite

PostgreSQL comes from the wheel that the tests use, with fsync on. The generator and everything else share this machine.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from regalia.web.load import Load, measure  # noqa: E402

EVERY = 10.0
VIEWERS = 3
TARGETS = {"postgres": (1000, 2), "sqlite": (600, 1)}
"""Tables and server processes on each kind of database."""
MOST_MS, MOST_CPU_MS = 100.0, 4.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--on", choices=[*TARGETS, "both"], default="both")
    parser.add_argument("--game", default="two_heirs")
    parser.add_argument("--share", type=float, default=1.0, help="of the tables that are aimed at")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--every", type=float, default=EVERY, help="seconds between two decisions at one table")
    parser.add_argument("--json", action="store_true")
    found = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # what was started is ended, too
    reached = True
    for kind in TARGETS if found.on == "both" else [found.on]:
        tables, workers = max(1, round(TARGETS[kind][0] * found.share)), TARGETS[kind][1]
        with database(kind) as url:
            load = Load(found.game, tables, VIEWERS, found.seconds, tables / found.every, url, workers)
            result = {**measure(load), "load_average": os.getloadavg()}
        reached = told(result, found.json) and reached
    return 0 if reached else 1


@contextlib.contextmanager
def database(kind: str) -> Iterator[str]:
    """Nothing for a new SQLite file, which the measuring makes by itself."""
    if kind == "sqlite":
        yield ""
        return
    from table.postgres import Postgres

    server = Postgres(fsync="on").start()
    try:
        yield server.new_database()
    finally:
        server.stop()


def told(result: dict[str, Any], as_json: bool) -> bool:
    """Whether the load was carried as it should be, and what it cost."""
    viewers = result["post_to_last_viewer_ms"]
    reached = (
        viewers["p99"] < MOST_MS and result["processor_ms_per_action"] <= MOST_CPU_MS and not result["skipped"] + result["failed"]
    )
    if as_json:
        print(json.dumps({**result, "reached": reached}), flush=True)
        return reached
    print(f"\n{result['game']} on {result['backend']}, {result['workers']} worker(s), {'reached' if reached else 'NOT reached'}")
    for name, value in result.items():
        if isinstance(value, float):
            print(f"  {name:28} {value:10.2f}")
        elif isinstance(value, dict):
            print(f"  {name:28} " + "  ".join(f"{part} {number:.1f}" for part, number in value.items()))
        else:
            print(f"  {name:28} {value}")
    sys.stdout.flush()
    return reached


if __name__ == "__main__":
    sys.exit(main())
