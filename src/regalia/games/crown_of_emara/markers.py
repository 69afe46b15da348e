"""The rotating markers (EMARA-MARK-06 to -09): a marker's state is the edge it shows; behind its last number it is removed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.core.step import NOBODY
from regalia.games.crown_of_emara.labels import marker_name
from regalia.games.crown_of_emara.tables import MARKERS

if TYPE_CHECKING:
    from regalia.games.crown_of_emara.state import Emara


def removed(g: Emara, marker: i64) -> bool:
    edges: i64 = g.tables.marker_edges[g.marker_setup * MARKERS + marker]
    return g.markers[marker] >= edges


def advance(g: Emara, marker: i64) -> None:
    """One step clockwise; the step behind the last number removes the marker for good."""
    if removed(g, marker):
        return
    g.markers[marker] += 1
    if g.events is not None:
        key = "marker-removed" if removed(g, marker) else "marker"
        g.emit(key, NOBODY, {"marker": marker_name(marker), "value": g.marker(marker)})
