"""Quiet hours by the clock of the person's place."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from regalia.notices.quiet import is_quiet
from regalia.notices.wishes import Quiet

PARIS = ZoneInfo("Europe/Paris")


def at(day, hour, minute=0, zone=PARIS):
    return datetime(2026, 11, day, hour, minute, tzinfo=zone).timestamp()


NIGHT = Quiet(True, 22 * 60, 7 * 60 + 30, "all", "Europe/Paris")


@pytest.mark.parametrize(
    ("hour", "minute", "quiet"), [(21, 59, False), (22, 0, True), (0, 0, True), (7, 29, True), (7, 30, False), (12, 0, False)]
)
def test_a_night_goes_over_midnight(hour, minute, quiet):
    assert is_quiet(NIGHT, at(18, hour, minute)) is quiet


def test_it_is_the_person_s_night_not_ours():
    tokyo = Quiet(True, 22 * 60, 6 * 60, "all", "Asia/Tokyo")
    assert is_quiet(tokyo, at(18, 15))
    assert not is_quiet(tokyo, at(18, 23))


def test_the_day_on_which_the_quiet_begins_counts():
    """The 20th of November 2026 is a Friday: its night belongs to the workdays, also on Saturday morning."""
    workdays = Quiet(True, 22 * 60, 7 * 60, "workdays", "Europe/Paris")
    weekends = Quiet(True, 22 * 60, 7 * 60, "weekends", "Europe/Paris")
    assert is_quiet(workdays, at(21, 6))
    assert not is_quiet(workdays, at(21, 23))
    assert not is_quiet(weekends, at(21, 6))
    assert is_quiet(weekends, at(21, 23))
    assert is_quiet(weekends, at(23, 6))


def test_off_empty_and_unknown_places():
    assert not is_quiet(Quiet(False), at(18, 23))
    assert not is_quiet(Quiet(True, 60, 60), at(18, 1))
    for place in ("Nowhere/Land", "America", "Europe/"):
        assert is_quiet(Quiet(True, 0, 23 * 60, "all", place), at(18, 12))
