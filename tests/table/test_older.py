"""A table that was set up under older rules is read in today's words, as often as it is read."""

import msgspec

from regalia.table import papers, seating
from regalia.table.live import Live
from table.helpers import ANN


def test_a_table_of_older_rules_is_folded_again():
    """Rise to Nobility counted its first player from 0 under version 1."""
    wish = seating.Wish("rise_to_nobility", "standard", 3, {"first_player": 3}, seats=("me", "me", "me"))
    today = seating.create(ANN, wish, 0.0)
    header = msgspec.structs.replace(today.header, rules="1", options={**today.header.options, "first_player": 2})
    older = Live(header)
    for row in today.rows:
        older.add(row)
    assert older.config == today.config
    assert older.state.digest() == today.state.digest()
    told = papers.partial(older, 0, "en")
    assert (told["rules"], told["options"]["first_player"]) == ("1", 2)
