"""The component files: their types, checks of what a pack says, and the tables of numbers they are packed into."""

from regalia.games.medieval_realms.load.names import name_key
from regalia.games.medieval_realms.load.packing import tables_of
from regalia.games.medieval_realms.load.whole import Components, components

__all__ = ["Components", "components", "name_key", "tables_of"]
