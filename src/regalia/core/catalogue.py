"""The actions of a game: an append-only list of stable text keys; an action is its index.

The key ("take:3", "pass") goes into journals and the HTTP API; the index is what the engine, search and
learning use.
"""

from __future__ import annotations

from regalia.core.ints import i64


class Block:
    """A named run of actions. `names` is the prefix of the items' name texts ("tile" for `tile-<item>`)."""

    def __init__(self, name: str, first: int, items: list[str], names: str) -> None:
        self.name = name
        self.first = first
        self.items = items
        self.names = names


def item_arg(block: Block, item: str) -> int | str:
    """An item as a parameter of a text: by its name, or the number it is, so that texts can count."""
    if block.names:
        return f"@{block.names}-{item}"
    return int(item) if item.isdecimal() else item


class Catalogue:
    def __init__(self) -> None:
        self.keys: list[str] = []
        self.blocks: list[Block] = []
        self.index: dict[str, int] = {}
        self._block_of: list[int] = []

    def block(self, name: str, first: i64, items: list[str], names: str = "") -> None:
        """Add the actions `name:item`. `first` is the constant the rules use; it must be the next free index."""
        if first != len(self.keys):
            raise ValueError(f"block {name} starts at {len(self.keys)}, not at {first}")
        self._add(Block(name, first, items, names), [f"{name}:{item}" for item in items])

    def single(self, name: str, index: i64) -> None:
        """Add the action `name`, which has no item."""
        if index != len(self.keys):
            raise ValueError(f"action {name} stands at {len(self.keys)}, not at {index}")
        self._add(Block(name, index, [""], ""), [name])

    def _add(self, block: Block, keys: list[str]) -> None:
        for key in keys:
            if key in self.index:
                raise ValueError(f"two actions named {key}")
            self.index[key] = len(self.keys)
            self.keys.append(key)
            self._block_of.append(len(self.blocks))
        self.blocks.append(block)

    def __len__(self) -> int:
        return len(self.keys)

    def block_of(self, action: int) -> Block:
        return self.blocks[self._block_of[action]]

    def item_of(self, action: int) -> str:
        block = self.block_of(action)
        return block.items[action - block.first]
