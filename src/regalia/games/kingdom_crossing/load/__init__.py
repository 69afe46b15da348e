"""The component files: their types, checks of what a pack says, and the tables of numbers they are packed into."""

from regalia.games.kingdom_crossing.load.packing import tables_of
from regalia.games.kingdom_crossing.load.whole import Components, components

__all__ = ["Components", "components", "tables_of"]
