"""Kinds of chance events of a game and the names of their outcomes, as they stand in a journal."""

from __future__ import annotations


class ChanceKind:
    def __init__(self, name: str, outcomes: list[str]) -> None:
        self.name = name
        self.outcomes = outcomes
        self.index = {text: number for number, text in enumerate(outcomes)}


class ChanceTable:
    """Kinds are numbered in the order they are added; the constant in the rules must agree."""

    def __init__(self) -> None:
        self.kinds: list[ChanceKind] = []

    def add(self, number: int, name: str, outcomes: list[str]) -> None:
        if number != len(self.kinds):
            raise ValueError(f"chance kind {name} has number {len(self.kinds)}, not {number}")
        self.kinds.append(ChanceKind(name, outcomes))

    def write(self, flat: list[int]) -> list[str]:
        """[kind, outcome, kind, outcome…] as texts: "tile:trv_market_green"."""
        texts = []
        for at in range(0, len(flat), 2):
            kind = self.kinds[flat[at]]
            texts.append(f"{kind.name}:{kind.outcomes[flat[at + 1]]}")
        return texts

    def read(self, texts: list[str]) -> list[int]:
        """The reverse of `write`; ValueError names the text that is not an outcome of this game."""
        flat = []
        for text in texts:
            name, _, outcome = text.partition(":")
            found = False
            for number, kind in enumerate(self.kinds):
                if kind.name == name and outcome in kind.index:
                    flat += [number, kind.index[outcome]]
                    found = True
                    break
            if not found:
                raise ValueError(text)
        return flat


class ChanceMismatch(ValueError):
    """A recorded outcome that the rules cannot have produced at this point."""


class ChanceWanted(ChanceMismatch):
    """The given outcomes are used up and chance must decide: these outcomes of this kind can fall, in proportion to their
    weights."""

    def __init__(self, name: str, kind: int, outcomes: list[int], weights: list[int]) -> None:
        super().__init__(name)
        self.kind = kind
        self.outcomes = outcomes
        self.weights = weights
