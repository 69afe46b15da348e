"""A plan on the page: what is tried and not posted, what the private copy supposes, and what waits for the viewer's turn."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.step import NOBODY
from regalia.table import planning
from regalia.table.errors import TableError
from regalia.table.guiding import guided
from regalia.table.live import Live
from regalia.web.pages.render import render
from regalia.web.pages.sight import Sight


class Draft(msgspec.Struct, frozen=True):
    """What a page shows and has not posted: decisions that take up a piece, after those of a plan."""

    held: tuple[str, ...] = ()
    plan: tuple[str, ...] = ()
    planning: bool = False


def strip_markup(sight: Sight, trial: planning.Trial, live: Live) -> str:
    """The banner over the table: the decisions planned, what is supposed of the others, and how it can be kept."""
    labels = [sight.game.label(sight.lang, action, state) for state, action in trial.actions]
    others = [f"{sight.names[one.seat]}: {sight.game.label(sight.lang, one.action, one.state)}" for one in trial.supposed]
    words = {
        "labels": labels,
        "supposed": sight.t("plan-supposed", what="; ".join(others)) if others else "",
        "now": sight.seat in live.people_asked(),
    }
    return render("planning.html", s=sight, planning=words)


def stopped(sight: Sight, trial: planning.Trial) -> str:
    """In place of a question: why the plan goes no further."""
    if trial.stopped == "chance":
        state, action = trial.actions[-1]
        return sight.t("plan-unknown", what=sight.game.label(sight.lang, action, state))
    return sight.t(f"plan-{trial.stopped}") if trial.stopped else ""


def waiting_words(sight: Sight, live: Live, viewer: int) -> dict[str, Any]:
    """For the bar of somebody who waits: the plan that is kept, or the offer to make one."""
    if viewer == NOBODY or not live.running or sight.asked or guided(live) or live.seats[viewer].player:
        return {}
    plan = live.plans.get(viewer)
    if plan is None:
        return {"plan": {"words": "", "ahead": _foreseeable(live, viewer), "passes": planning.can_pass(live)}}
    if plan.passes:
        return {"plan": {"words": sight.t("plan-passing")}}
    key = "plan-waiting-strict" if plan.seen else "plan-waiting"
    return {"plan": {"words": sight.t(key, what=", ".join(_labels(sight, live, viewer, plan.keys)))}}


def _foreseeable(live: Live, viewer: int) -> bool:
    assert live.state is not None
    try:
        planning.suppose(live.state, viewer)
    except TableError:
        return False
    return True


def _labels(sight: Sight, live: Live, viewer: int, keys: list[str]) -> list[str]:
    """The decisions in words, as far as they can still be foreseen; else by their general names."""
    assert live.state is not None
    try:
        trial = planning.tried(live.state, viewer, keys)
    except TableError:
        return [sight.game.label(sight.lang, sight.game.action(key), sight.state) for key in keys]
    return [sight.game.label(sight.lang, action, state) for state, action in trial.actions]
