"""A second reading of the whole game: one generator from the set-up to the last coins, written from the rules and sharing no code
with the game but the files of components.

It is given the keys of the decisions and the outcomes of chance of a real game, in their order, and says before each decision
who is asked and what the options are. Of a Work action it offers all choices, payable or not, until the card is paid for: which
of them lead to a payment is for crossing_oracle.py to say. A flight or a Trade that the real game did not ask about is declined.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from crossing_second_gains import LAST, Gains
from crossing_second_table import (
    BIRDS,
    CARDS,
    CHARACTERS,
    EMPTY,
    OBJECTIVES,
    QUEENS,
    SPOTS,
    STRUCTURES,
    TILES,
    TRACKS,
    Asking,
    Question,
    Trade,
)
from crossing_table import GUILDS, REGION, SPACES, C

STARTS = {card.id: card for card in C.start_cards}
SOLO = {tile.id: tile for tile in C.solo.tile}
BRIDGES = {bridge.id: bridge.between for bridge in C.map.bridge}
REGIONS = [region.id for region in C.map.region]
INCOMES = {guild.id: guild.income for guild in C.board.guild}
HOME = {region.bird: region.id for region in C.map.region}
COLOUR = {region.id: region.bird for region in C.map.region}


class Second(Gains):
    # -- set-up ----------------------------------------------------------------------------------

    def play(self) -> Asking:
        self.set_up()
        for seat in reversed(self.order()):
            if not self.automa(seat):
                card = yield from self.ask(seat, "pick_start", self.pairs)
                yield from self.start(seat, card)
        if self.solo:
            yield from self.start(1, next(iter(self.pairs)))
        self.balloon = self.boards[self.first].houses[0]
        for self.round in (1, 2, 3, 4):
            yield from self.one_round()
        if self.solo:
            self.automa_claims()
        for board in self.boards:
            while board.coins >= 5 and board.square < LAST:
                board.coins -= 5
                board.square += 1

    def set_up(self) -> None:
        decks, tiles, cards = set(C.deck), set(OBJECTIVES), set(STARTS)
        for space in SPACES:
            self.deck[space] = self.take("deck", decks)
        for space in SPACES:
            self.reveal(space)
        for _ in range(6):
            tile = self.take("objective", tiles)
            self.places.append(tile)
            sides = self.options["objectives"]
            side = self.fall("side", ("easy", "hard")) if sides == "random" else sides.removeprefix("all_")
            self.hard |= {tile} if side == "hard" else set()
        self.visible = [self.take("favour", self.supply) for _ in range(3)]
        faces = {}
        for _ in range(self.seats):
            card = self.take("start_card", cards)
            faces[card] = self.fall("face", ("A", "B"))
        self.pairs = {card: (face, self.take("favour", self.supply)) for card, face in faces.items()}
        if not self.solo:
            named = self.options["first_player"]
            self.first = self.names.index(self.fall("first_player", self.names)) if named == "random" else int(named) - 1

    def start(self, seat: int, card: str) -> Asking:
        board = self.boards[seat]
        id, favour = self.pairs.pop(card)
        face = next(face for face in STARTS[card].face if face.id == id)
        board.favours.append(favour)
        if not self.automa(seat):
            board.coins += face.coins
            for _ in range(face.invest):
                yield from self.invest(seat)
            for track in TRACKS:
                yield from self.gain(seat, track, face.resources.get(track, 0))
            if face.decoration:
                yield from self.decorate(seat, [face.decoration], 1)
            board.worker = HOME[STARTS[card].bird]
        board.houses.append(HOME[STARTS[card].bird])
        board.columns[face.guild] += 1

    def reveal(self, space: str) -> None:
        if self.face_down[self.deck[space]]:
            self.face[space] = self.take("card", self.face_down[self.deck[space]])
        else:
            self.face[space] = self.take("empty_tile", self.empty) if self.empty else None

    # -- a round ---------------------------------------------------------------------------------

    def order(self) -> list[int]:
        return [(self.first + n) % self.seats for n in range(self.seats)]

    def automa(self, seat: int) -> bool:
        return self.solo and seat == 1

    def one_round(self) -> Asking:
        rests = [tile for tile in SOLO if SOLO[tile].kind == "rest"]
        if self.solo:
            level = next(level for level in C.solo.level if level.id == self.options["level"])
            self.tiles = {tile for tile in SOLO if tile not in rests[level.rest_tiles :]}
        for seat in self.order():
            if not self.automa(seat):
                yield from self.incomes(seat, [guild for guild in GUILDS if self.boards[seat].columns[guild] >= 2])
                yield from self.incomes(seat, self.boards[seat].structures)
        self.birds_and_queen()
        for seat in self.order() * 4:
            if self.automa(seat):
                self.automa_turn()
            else:
                yield from self.turn(seat)
        for seat in self.order():
            if not self.automa(seat):
                yield from self.evening(seat)

    def incomes(self, seat: int, sources: Iterable[str]) -> Asking:
        left = list(sources)
        while left:
            source = yield from self.ask(seat, "income_next", left)
            left.remove(source)
            yield from self.income(seat, source)

    def income(self, seat: int, source: str) -> Asking:
        if source in STRUCTURES:
            yield from self.effect(seat, STRUCTURES[source].effect)
            return
        pairs = self.boards[seat].columns[source] // 2
        if source == "bear":
            yield from self.trigger(seat, pairs, False)
            return
        for _ in range(pairs):
            yield from self.effect(seat, INCOMES[source])

    def birds_and_queen(self) -> None:
        self.bird = dict.fromkeys(SPACES)
        for space in SPACES:
            if self.face[space] in CARDS:
                colour = COLOUR[REGION[space]]
                bird = self.take("bird", self.stacks, [id for id in self.stacks if BIRDS[id].kind == colour])
                self.bird[space] = bird if BIRDS[bird].mark <= self.seats else None
        self.queen = self.take("queen", self.pile)

    def evening(self, seat: int) -> Asking:
        board = self.boards[seat]
        if board.worker in board.houses:
            sources = [guild for guild in GUILDS if board.columns[guild] >= 2] + board.structures
            source = yield from self.ask(seat, "evening_income", sources)
            yield from self.income(seat, source)
        board.played.clear()
        board.paws.clear()
        yield from self.claims(seat, None)

    # -- a turn ----------------------------------------------------------------------------------

    def turn(self, seat: int) -> Asking:
        board = self.boards[seat]
        left = [tile for tile in TILES if tile not in board.played]
        sure = {f"rest:{tile}" for tile in left} | ({"work:queen"} if self.queen and "queen" in left else set())
        walks = {f"work:{tile}" for tile in left if tile != "queen"}
        key = yield Question(seat, sure | walks, False, sure=sure)
        what, _, tile = key.partition(":")
        side = TILES[tile].upgraded if tile in board.upgraded else TILES[tile].base
        board.played.append(tile)
        trade = None
        if what == "rest":
            board.coins += side.rest_coins
        elif tile == "queen":
            yield from self.visit(seat, side.queen_effect_times)
        else:
            trade = Trade(side.trade_cost)
            self.times = 2 if side.double_bird else 1
            yield from self.work(seat, TILES[tile].bridges, side.before_move, trade)
            self.times = 1
        yield from self.claims(seat, trade)

    def visit(self, seat: int, times: int) -> Asking:
        board, queen = self.boards[seat], QUEENS[str(self.queen)]
        self.first = seat
        for _ in range(times):
            yield from self.effect(seat, queen.effect)
        self.queen = None
        board.queens.append(queen.id)
        board.columns[queen.guild] += 1
        yield from self.house(seat)

    def work(self, seat: int, bridges: int, before: Any, trade: Trade) -> Asking:
        board = self.boards[seat]
        self.paid = False
        if before is not None:
            yield from self.effect(seat, before)
        self.stage = "balloon_before"
        yield from self.window(seat, trade)
        self.stage = "cross"
        flown = yield from self.fly(seat, "balloon_before")
        for _ in range(bridges):
            yield from self.cross(seat)
        self.stage = "trade_2"
        if not flown:
            yield from self.fly(seat, "balloon_after")
        self.stage = "card"
        yield from self.window(seat, trade)
        here = {self.face[space]: space for space in SPACES if REGION[space] == board.worker and self.face[space]}
        card = yield from self.ask(seat, "card", here)
        bird, self.bird[here[card]] = self.bird[here[card]], None
        if bird:
            yield from self.meet(seat, bird)
        self.stage = "pay"
        yield from self.window(seat, trade)
        self.paid = True
        yield from self.buy(seat, card, here[card])
        yield from self.window(seat, trade)

    def cross(self, seat: int) -> Asking:
        board = self.boards[seat]
        open_ = [bridge for bridge, ends in BRIDGES.items() if board.worker in ends and bridge not in board.paws]
        bridge = yield from self.ask(seat, "bridge", open_)
        board.worker = next(end for end in BRIDGES[bridge] if end != board.worker)
        board.paws.append(bridge)
        board.vp += {6: 3, 7: 4}.get(len(board.paws), 0)

    def fly(self, seat: int, when: str) -> Asking:
        board = self.boards[seat]
        price = 3 if self.balloon == board.worker else 10
        if board.coins < price:
            return False
        region = yield from self.ask(seat, when, [region for region in REGIONS if region != board.worker], "skip")
        if region == "skip":
            return False
        board.coins -= price
        board.worker = self.balloon = region
        return True

    def buy(self, seat: int, card: str, space: str) -> Asking:
        board = self.boards[seat]
        if card in EMPTY:
            for effect in EMPTY[card].effect:
                yield from self.effect(seat, effect)
            return
        board.coins -= CARDS[card].cost
        assert board.coins >= 0, card
        self.face[space] = None
        if card in STRUCTURES:
            board.structures.append(card)
            yield from self.effect(seat, STRUCTURES[card].effect)
        else:
            yield from self.effect(seat, CHARACTERS[card].effect)
            board.characters.append(card)
            board.columns[CHARACTERS[card].guild] += 1
            yield from self.house(seat)
        self.reveal(space)

    def house(self, seat: int) -> Asking:
        board = self.boards[seat]
        while board.house_due():
            region = yield from self.ask(seat, "house", [region for region in REGIONS if region not in board.houses], "skip")
            if region == "skip":
                return
            board.houses.append(region)
            if len(board.houses) == 3:
                yield from self.favour(seat)

    # -- Paco & Paca -----------------------------------------------------------------------------

    def automa_turn(self) -> None:
        for _ in range(2):
            tile = SOLO[self.take("solo_tile", self.tiles)]
            if tile.kind == "crown":
                self.automa_crown()
            elif tile.kind == "bird" and self.face[tile.space] in CARDS:
                self.automa_card(tile.space, str(self.face[tile.space]))
        self.automa_claims()

    def automa_crown(self) -> None:
        board = self.boards[1]
        if self.queen:
            self.first = 1
            board.queens.append(self.queen)
            board.columns[QUEENS[self.queen].guild] += 1
            self.queen = None
            self.automa_houses()
        clockwise = C.map.clockwise
        self.balloon = clockwise[(clockwise.index(self.balloon) + 1) % 4]

    def automa_card(self, space: str, card: str) -> None:
        board = self.boards[1]
        board.birds += [self.bird[space]] if self.bird[space] else []
        self.bird[space] = None
        if card in STRUCTURES:
            board.structures.append(card)
        else:
            guild = CHARACTERS[card].guild
            board.characters.append(card)
            board.columns[guild] += 1
            self.automa_marker(next((id for id, one in TRACKS.items() if one.guild == guild), ""))
            self.automa_houses()
        self.reveal(space)

    def automa_marker(self, track: str) -> None:
        board = self.boards[1]
        track = track or min(TRACKS, key=lambda id: board.tracks[id])
        if board.tracks[track] == 10:
            return
        board.tracks[track] += 1
        for id, spot in SPOTS.items():
            if spot.track == track and spot.passed_at == board.tracks[track]:
                board.spots.append(id)
        if board.tracks[track] == 10:
            self.automa_favour()

    def automa_houses(self) -> None:
        board = self.boards[1]
        while board.house_due():
            board.houses.append(next(region for region in REGIONS if region not in board.houses))
            if len(board.houses) == 3:
                self.automa_favour()

    def automa_favour(self) -> None:
        there = [favour for favour in self.visible if favour]
        if there:
            self.boards[1].favours.append(there.pop(0))
            self.visible = [*there, *([None] * (3 - len(there)))]
            if self.supply:
                self.visible[2] = self.take("favour", self.supply)

    def automa_claims(self) -> None:
        for tile in self.places:
            if tile != "investment" and self.fulfilled(1, tile) and self.claim(1, tile):
                self.automa_favour()
