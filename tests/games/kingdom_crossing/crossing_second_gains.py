"""Gains and effects, as the second reading of the game (crossing_second.py) has them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from crossing_second_table import BIRDS, OBJECTIVES, STRUCTURES, TILES, TRACKS, Asking, Table, Trade
from crossing_table import C

LAST = len(C.investment.coins) - 1


class Gains(Table):
    def favour(self, seat: int) -> Asking:
        slots = [str(n + 1) for n, favour in enumerate(self.visible) if favour]
        slot = yield from self.ask(seat, "favour", [*slots, "random"] if self.supply else slots)
        if slot == "random":
            self.boards[seat].favours.append(self.take("favour", self.supply))
        elif slot:
            self.boards[seat].favours.append(str(self.visible[int(slot) - 1]))
            self.visible[int(slot) - 1] = self.take("favour", self.supply) if self.supply else None

    def invest(self, seat: int) -> Asking:
        board = self.boards[seat]
        choice = yield from self.ask(seat, "invest", ["advance", "collect"] if board.square else ["advance"])
        if choice == "collect":
            board.coins += C.investment.coins[board.square]
        board.square = min(board.square + 1, LAST) if choice == "advance" else 0

    def gain(self, seat: int, track: str, count: int) -> Asking:
        board = self.boards[seat]
        for _ in range(count):
            if board.tracks[track] == 10:
                return
            board.tracks[track] += 1
            if board.tracks[track] == TRACKS[track].bonus_square:
                yield from self.effect(seat, TRACKS[track].bonus)
            elif board.tracks[track] == 10:
                yield from self.favour(seat)

    def decorate(self, seat: int, decors: Iterable[str], symbols: int) -> Asking:
        spot = yield from self.ask(seat, "spot", self.boards[seat].free(decors, symbols))
        self.boards[seat].spots += [spot] if spot else []

    def two_tokens_or_a_double(self, seat: int, decor: str) -> Asking:
        modes = {"two_single": 1, "double": 2}
        possible = [mode for mode, symbols in modes.items() if self.boards[seat].free([decor], symbols)]
        mode = yield from self.ask(seat, "deco_mode", possible)
        for _ in range({"two_single": 2, "double": 1, "": 0}[mode]):
            yield from self.decorate(seat, [decor], modes[mode])

    def upgrade(self, seat: int, otherwise: int) -> Asking:
        board = self.boards[seat]
        tile = yield from self.ask(seat, "upgrade", [tile for tile in TILES if tile not in board.upgraded])
        board.upgraded += [tile] if tile else []
        board.vp += 0 if tile else otherwise

    def trigger(self, seat: int, count: int, optional: bool) -> Asking:
        left = list(self.boards[seat].structures)
        for _ in range(count):
            structure = yield from self.ask(seat, "structure", left, "stop" if optional else "")
            if structure in ("", "stop"):
                return
            left.remove(structure)
            yield from self.effect(seat, STRUCTURES[structure].effect)

    def resources(self, seat: int, count: int, distinct: bool) -> Asking:
        left = list(TRACKS)
        for _ in range(count):
            track = yield from self.ask(seat, "resource", left)
            if distinct:
                left.remove(track)
            yield from self.gain(seat, track, 1)

    def meet(self, seat: int, bird: str) -> Asking:
        for _ in range(self.times):
            yield from self.effect(seat, BIRDS[bird].effect)
        self.boards[seat].birds.append(bird)

    def take_bird(self, seat: int) -> Asking:
        there = {bird: space for space, bird in self.bird.items() if bird}
        bird = yield from self.ask(seat, "take_bird", there)
        if bird:
            self.bird[there[bird]] = None
            yield from self.meet(seat, bird)

    def effect(self, seat: int, effect: Any) -> Asking:
        board = self.boards[seat]
        paws, n = len(board.paws), effect.n
        match effect.kind:
            case "coins":
                board.coins += n
            case "vp":
                board.vp += n
            case "coins_per_paw":
                board.coins += n * paws
            case "coins_minus_paws":
                board.coins += effect.base - paws
            case "vp_per_paw_pair":
                board.vp += n * (paws // 2)
            case "coins_per":
                board.coins += n * board.count(effect.what, effect.guild)
            case "vp_per":
                board.vp += n * board.count(effect.what, effect.guild)
            case _:
                yield from self.asking_effect(seat, effect, paws)

    def asking_effect(self, seat: int, effect: Any, paws: int) -> Asking:
        n = effect.n
        match effect.kind:
            case "resource":
                yield from self.gain(seat, effect.type, n)
            case "resource_per_paw_pair":
                yield from self.gain(seat, effect.type, n * (paws // 2))
            case "resource_choice":
                yield from self.resources(seat, n, bool(effect.distinct))
            case "resource_choice_per_house":
                yield from self.resources(seat, n * len(self.boards[seat].houses), False)
            case "invest":
                for _ in range(n):
                    yield from self.invest(seat)
            case "upgrade":
                for _ in range(n):
                    yield from self.upgrade(seat, effect.fallback_vp)
            case "favour":
                for _ in range(n):
                    yield from self.favour(seat)
            case "structure_trigger":
                yield from self.trigger(seat, n, bool(effect.up_to))
            case "take_bird":
                yield from self.take_bird(seat)
            case "decoration" if paws >= (effect.min_paws or 0):
                if effect.mode == "single":
                    decors = ["flower", "sculpture"] if effect.decor == "either" else [effect.decor]
                    yield from self.decorate(seat, decors, 1)
                else:
                    yield from self.two_tokens_or_a_double(seat, effect.decor)

    def window(self, seat: int, trade: Trade) -> Asking:
        board = self.boards[seat]
        if trade.done or trade.price == 0 or board.coins < trade.price:
            return
        track = yield from self.ask(seat, "trade", [track for track in TRACKS if board.tracks[track] < 10], "skip")
        if track != "skip":
            trade.done = True
            board.coins -= trade.price
            yield from self.gain(seat, track, 1)

    # -- Objectives ------------------------------------------------------------------------------

    def fulfilled(self, seat: int, tile: str) -> bool:
        board, need = self.boards[seat], self.need(tile)
        if tile in board.claims:
            return False
        if need.kind == "resources":
            return all(board.tracks[track] >= getattr(need, track) for track in TRACKS)
        if need.kind == "symbols":
            return board.symbols("flower") >= need.flower and board.symbols("sculpture") >= need.sculpture
        if need.kind == "invest_back":
            return board.square >= need.steps
        return len({"houses": board.houses, "structures": board.structures, "birds": board.birds}[need.kind]) >= need.n

    def need(self, tile: str) -> Any:
        return OBJECTIVES[tile].hard if tile in self.hard else OBJECTIVES[tile].easy

    def claim(self, seat: int, tile: str) -> bool:
        """Whether both Objectives of the row are now claimed by the seat."""
        board, taken = self.boards[seat], self.slots[tile]
        slot = len(taken) * (2 if self.seats == 2 else 1)
        taken[slot] = seat
        board.claims.append(tile)
        board.vp += (C.slots.hard if tile in self.hard else C.slots.easy)[slot]
        board.square -= self.need(tile).steps
        return self.places[self.places.index(tile) ^ 1] in board.claims

    def claims(self, seat: int, trade: Trade | None) -> Asking:
        while True:
            tile = yield from self.ask(seat, "claim", [tile for tile in OBJECTIVES if self.fulfilled(seat, tile)], "done")
            if tile == "done":
                return
            if self.claim(seat, tile):
                yield from self.favour(seat)
            if trade is not None:
                yield from self.window(seat, trade)
