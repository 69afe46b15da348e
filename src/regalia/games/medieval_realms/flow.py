"""The steps by name, and which may lie on which."""

from __future__ import annotations

from regalia.core.flow import BOTTOM, LANE, Flow
from regalia.core.step import StepBook
from regalia.games.medieval_realms import setup
from regalia.games.medieval_realms.steps import action, auction, choices, effects, picks, placement, production, rewards, rounds

# Questions first, in the order of the rules; then what happens by itself; then the Regent.
STEPS = StepBook(
    [*picks.PICK_FIRST, *picks.PICK_SECOND],
    placement.PLACE,
    [*action.ACTION, *auction.OPEN_BID, *auction.BID],
    [*choices.CHOOSE_BONUS, *choices.CHOOSE_LIS, *choices.TAKE_CARD],
    [setup.SET_UP, rounds.ROUND, placement.PLACEMENT, production.REVEAL, action.ACTIONS, action.NEXT_TURN],
    [*effects.RESOLVE, rounds.END_ROUND],
    [*rewards.CHOOSE_REWARD, production.INCOME, *rewards.REGENT_REWARD],
    [picks.REGENT_PICK, placement.REGENT_PLACEMENT, action.REGENT_TURN, auction.REGENT_BID],
    [choices.REGENT_BONUS, choices.REGENT_LIS, choices.REGENT_TAKE],
)

PICKS = ("round", "pick_first", "regent_pick")
REWARDS = ("income", "choose_reward", "regent_reward")

FLOW: Flow = {
    "set_up": (BOTTOM,),
    "pick_first": PICKS,
    "pick_second": PICKS,
    "regent_pick": ("round", "pick_first"),
    # the seven steps of a round
    "round": (BOTTOM,),
    "end_round": (BOTTOM,),
    "actions": ("end_round",),
    "income": ("actions",),
    "choose_reward": REWARDS,
    "regent_reward": REWARDS,
    "reveal": ("actions",),
    "regent_placement": ("reveal",),
    "placement": ("reveal",),
    "place_mayor": (LANE,),
    "place_decoy": (LANE,),
    "place_general": (LANE,),
    "place_admiral": (LANE,),
    # turns of the action phase
    "action": ("end_round",),
    "next_turn": ("end_round",),
    "regent_turn": ("next_turn",),
    "open_bid": ("next_turn",),
    "bid": ("next_turn",),
    "regent_bid": ("next_turn",),
    "resolve": ("next_turn",),
    "choose_bonus": ("resolve", "choose_bonus"),
    "regent_bonus": ("resolve", "regent_bonus"),
    "choose_lis": ("resolve",),
    "regent_lis": ("resolve",),
    "take_card": ("resolve", "take_card"),
    "regent_take": ("resolve", "regent_take"),
}
