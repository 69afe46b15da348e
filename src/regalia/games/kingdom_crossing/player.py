"""One player's set: what lies on, above, below and beside a personal board. Sets of components are bit masks."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.games.kingdom_crossing import tables as t
from regalia.kit.sets import BIT, SIZES, size

LOW_CARDS: Final = 40


class Player:
    """`tracks` holds the four resource markers, 4 bits each; `columns` the number of cards per guild, 6 bits each."""

    def __init__(self) -> None:
        self.coins: i64 = 0
        self.vp: i64 = 0
        self.invest: i64 = 0
        self.tracks: i64 = 0
        self.worker: i64 = -1
        self.houses: i64 = 0
        self.paws: i64 = 0
        self.upgraded: i64 = 0
        self.played: i64 = 0
        self.spots: i64 = 0
        self.columns: i64 = 0
        self.characters: i64 = 0  # the first LOW_CARDS cards
        self.more_characters: i64 = 0  # the others
        self.structures: i64 = 1 << t.HOUSE_CARD
        self.queens: i64 = 0
        self.start: i64 = -1  # card * 2 + face
        self.birds: i64 = 0
        self.favours: i64 = 0
        self.claimed: i64 = 0

    def copy(self) -> Player:
        p = Player()
        p.coins = self.coins
        p.vp = self.vp
        p.invest = self.invest
        p.tracks = self.tracks
        p.worker = self.worker
        p.houses = self.houses
        p.paws = self.paws
        p.upgraded = self.upgraded
        p.played = self.played
        p.spots = self.spots
        p.columns = self.columns
        p.characters = self.characters
        p.more_characters = self.more_characters
        p.structures = self.structures
        p.queens = self.queens
        p.start = self.start
        p.birds = self.birds
        p.favours = self.favours
        p.claimed = self.claimed
        return p

    # -- markers -------------------------------------------------------------------------------

    def square(self, track: i64) -> i64:
        """CROSSING-TRACK-01: the square of a resource marker is the number collected."""
        return (self.tracks >> (4 * track)) & 15

    def lowest(self) -> i64:
        """The square of the least advanced resource marker."""
        found: i64 = self.tracks & 15
        rest: i64 = self.tracks >> 4
        for _ in range(3):
            found = min(found, rest & 15)
            rest >>= 4
        return found

    def paw_count(self) -> i64:
        """CROSSING-MOVE-07: Paw markers placed this round are bridges crossed this round."""
        return SIZES[self.paws]

    def house_count(self) -> i64:
        return SIZES[self.houses]

    # -- cards ---------------------------------------------------------------------------------

    def column(self, guild: i64) -> i64:
        """How many cards lie in a guild column: Characters, Queen cards and the starting card."""
        return (self.columns >> (6 * guild)) & 63

    def tuck(self, guild: i64) -> None:
        self.columns += BIT[6 * guild]

    def add_character(self, card: i64) -> None:
        if card < LOW_CARDS:
            self.characters |= BIT[card]
        else:
            self.more_characters |= BIT[card - LOW_CARDS]

    def complete_sets(self) -> i64:
        """CROSSING-HOUSE-01: the smallest column."""
        found: i64 = self.columns & 63
        rest: i64 = self.columns >> 6
        for _ in range(4):
            found = min(found, rest & 63)
            rest >>= 6
        return found

    def houses_due(self) -> bool:
        """CROSSING-HOUSE-01: one House, and one more per complete set, three in all."""
        placed: i64 = SIZES[self.houses]
        return placed < 3 and placed < 1 + self.complete_sets()

    def structure_count(self) -> i64:
        return size(self.structures)

    def owns(self, structure: i64) -> bool:
        return (self.structures >> structure) & 1 == 1

    def counted(self, tables: t.Tables, what: i64, guild: i64) -> i64:
        """CROSSING-EFF-13: what an effect counts, at this moment."""
        if what == t.PER_STRUCTURE:
            return self.structure_count()
        if what == t.PER_GUILD_CARD:
            return self.column(guild)
        if what == t.PER_BIRD_PAIR:
            return self.bird_count() // 2
        return self.symbols(tables, t.FLOWER if what == t.PER_FLOWER else t.SCULPTURE)

    def bird_count(self) -> i64:
        return size(self.birds)

    # -- decorations ---------------------------------------------------------------------------

    def symbols(self, tables: t.Tables, decor: i64) -> i64:
        """CROSSING-DECO-04: symbols of one decoration, passed or not; a two-symbol token counts 2."""
        ones: i64 = SIZES[self.spots & tables.fitting[decor]]
        return ones + 2 * SIZES[self.spots & tables.fitting[t.DOUBLE + decor]]

    def free_spots(self, tables: t.Tables, decor: i64) -> i64:
        """The free spots for a decoration (FLOWER, SCULPTURE, EITHER, or DOUBLE plus one of the first two)."""
        return tables.fitting[decor] & ~self.spots

    def stars(self, tables: t.Tables, track: i64) -> i64:
        """CROSSING-DECO-03: stars of the tokens that the marker of this track has passed."""
        found: i64 = 0
        square = self.square(track)
        for spot in range(t.SPOTS):
            if (self.spots >> spot) & 1 and tables.spot_track[spot] == track and square >= tables.spot_passed[spot]:
                found += tables.spot_stars[spot]
        return found
