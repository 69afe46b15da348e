"""The steps by name, and which may lie on which."""

from __future__ import annotations

from regalia.core.flow import BOTTOM, Flow
from regalia.core.step import StepBook
from regalia.games.kingdom_crossing import automa, setup
from regalia.games.kingdom_crossing.steps import claim, day, effects, evening, gains, house, morning, move, starting, work

STEPS = StepBook(
    setup.SET_UP,
    [starting.BALLOON_ARRIVES],
    [morning.MORNING_PHASE, morning.BIRDS_ARRIVE, morning.QUEEN_WAKES],
    [day.DAY_PHASE, day.DAY_TURN],
    [evening.NIGHT, evening.FINISH],
    [automa.AUTOMA_START, automa.AUTOMA_TURN, automa.AUTOMA_TILE, automa.AUTOMA_CLAIM],
    [*starting.PICK_START, *starting.START_RESOURCES, *starting.SETTLE],
    [*morning.INCOME, *morning.INCOME_NEXT, *morning.GUILD_UNIT],
    [*day.ACTION, *day.VISIT, *work.WORK, *work.EFFECT],
    [*move.TRADE, *move.BALLOON_BEFORE, *move.BRIDGE, *move.BALLOON_AFTER, *move.CARD],
    [*gains.INVEST, *gains.IMPROVE, *gains.UPGRADE, *gains.SPOT, *gains.DECO_MODE, *gains.FAVOUR],
    [*effects.GAIN, *effects.RESOURCE, *effects.DIFFERENT, *effects.TRIGGER, *effects.NEXT_TRIGGER],
    [*effects.MEET, *effects.TAKE_BIRD, *house.HOUSE, *claim.CLAIM],
    [*evening.PLAYER_EVENING, *evening.EVENING_INCOME, *evening.TAKE_BACK],
)

CARDS = ("work", "visit", "income_next", "take_back", "guild_unit", "empty_deck")
"""Where the effect of a card, an income or an Empty-deck tile is resolved."""

CHAINS = (*CARDS, "claim", "settle", "meet", "gain", "resource", "spot", "structure", "next_structure")
"""Where a Bird, a Structure or a bonus square may set off something besides; after a claim by its Trade."""

# The set-up has no place here: no position is older than the first question.
FLOW: Flow = {
    "evening": (BOTTOM,),
    "finish": (BOTTOM,),
    # before the first Morning
    "morning": ("evening",),
    "balloon_arrives": ("morning",),
    "automa_start": ("balloon_arrives",),
    "pick_start": ("balloon_arrives", "automa_start", "pick_start"),
    "settle": ("balloon_arrives", "automa_start", "pick_start"),
    "start_resources": ("settle", "spot"),
    # Morning
    "day": ("evening",),
    "queen_wakes": ("day",),
    "birds_arrive": ("queen_wakes",),
    "income": ("birds_arrive", "income"),
    "income_next": ("birds_arrive", "income"),
    "guild_unit": ("income_next", "take_back", "guild_unit"),
    # Day
    "day_turn": ("evening",),
    "action": ("day_turn",),
    "claim": ("day_turn", "morning", "finish", "evening_of"),
    "visit": ("claim",),
    "work": ("claim",),
    "trade": ("work", "claim"),
    "balloon_before": ("work",),
    "bridge": ("work",),
    "balloon_after": ("work",),
    "card": ("work",),
    "empty_deck": ("work", "empty_deck"),
    "house": ("work", "claim"),
    # Evening
    "evening_of": ("morning", "finish", "evening_of"),
    "take_back": ("claim",),
    "evening_income": ("take_back",),
    # effects
    "meet": CARDS,
    "take_bird": CARDS,
    "resource": (*CARDS, "resource"),
    "deco_mode": CARDS,
    "next_structure": CARDS,
    "structure": CHAINS,
    "gain": CHAINS,
    "spot": CHAINS,
    "invest": (*CHAINS, "start_resources", "invest"),
    "improve": (*CHAINS, "improve"),
    "upgrade": (*CHAINS, "improve"),
    "favour": (*CHAINS, "favour", "house"),
    # Paco & Paca
    "automa_turn": ("day_turn",),
    "automa_claim": ("day_turn",),
    "automa_tile": ("automa_claim", "automa_tile"),
}
