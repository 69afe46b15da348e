"""What the commands that play many games have in common: where they run, and where their results are kept."""

from __future__ import annotations

import argparse
import os
from typing import Any

from regalia.cli.parser import Parser, whole, writable
from regalia.core.errors import UserError
from regalia.lab.pool import Where

MOST_GAMES = 10_000_000
MOST_JOBS = 1024


def add_job_arguments(parser: Parser) -> None:
    parser.value("jobs", "N", "1")
    parser.value("backend", "local|ray", "local")
    parser.value("address", "HOST:PORT")


def add_out_arguments(parser: Parser) -> None:
    parser.value("out", "FILE")
    parser.flag("resume")


def read_jobs(value: str) -> int:
    """0 means one for every processor."""
    jobs = whole(value, "--jobs", 0, MOST_JOBS)
    return jobs or os.cpu_count() or 1


def read_where(found: argparse.Namespace) -> Where:
    return Where(read_jobs(found.jobs), found.backend, found.address).checked()


def read_running(found: argparse.Namespace) -> dict[str, Any]:
    """Where to run and what to keep, as `simulate` and `arena` take it."""
    if found.resume and found.out is None:
        raise UserError("cli-required", name="--out")
    out = None if found.out is None else writable(found.out)
    where = read_where(found)
    return {"jobs": where.jobs, "backend": where.backend, "address": where.address, "out": out, "resume": found.resume}
