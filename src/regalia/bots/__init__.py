"""Bots: agents in a seat. `make_bot("knight", seed)`, or a user's own by "module:Class".

A bot of your own needs ten lines:

    from regalia.bots import Bot

    class Hasty(Bot):
        def decide(self, state, seat):
            return state.legal_for(seat)[0]

then `regalia arena GAME --bots knight,hasty.py:Hasty`.
"""

from regalia.bots.bot import Bot
from regalia.bots.driver import Decider, ask, play_on
from regalia.bots.greedy import GreedyBot
from regalia.bots.levels import LEVELS, USUAL
from regalia.bots.loading import BOTS, Factory, added_bots, bot_factory, make_bot
from regalia.bots.random_bot import RandomBot
from regalia.bots.searching import SearchBot

__all__ = [
    "BOTS",
    "LEVELS",
    "USUAL",
    "Bot",
    "Decider",
    "Factory",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "added_bots",
    "ask",
    "bot_factory",
    "make_bot",
    "play_on",
]
