"""Quiet hours: nothing is sent between two times of the person's day."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfoNotFoundError

from regalia.notices.wishes import Quiet

DAYS = {"all": range(7), "workdays": range(5), "weekends": range(5, 7)}
FULL = 24 * 60


def is_quiet(quiet: Quiet, now: float) -> bool:
    """By the clock of the person's place; a place that is not known is UTC."""
    if not quiet.on or quiet.begins == quiet.ends:
        return False
    try:
        place = quiet.place
    except (ZoneInfoNotFoundError, ValueError, OSError):
        place = None
    here = datetime.fromtimestamp(now, place or UTC)
    minute = here.hour * 60 + here.minute
    length = (quiet.ends - quiet.begins) % FULL
    since = (minute - quiet.begins) % FULL
    begun = here - timedelta(days=1) if since > minute else here
    return since < length and begun.weekday() in DAYS.get(quiet.days, DAYS["all"])
