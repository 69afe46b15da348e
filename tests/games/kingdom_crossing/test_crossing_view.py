"""What a spectator sees of the table."""

from regalia.core import registry
from regalia.testing.checks import check_log_lines
from regalia.testing.playing import all_setups, setup_id


def test_what_is_still_due_is_seen():
    """CROSSING-COMP-07: an Owl income of two units and a House card both ask for an investment; what follows differs."""
    game = registry.game("kingdom_crossing")
    (config,) = [one for one in all_setups(game) if setup_id(one) == "solo-1-level=beginner-objectives=random"]
    check_log_lines(game, config, 1057)
