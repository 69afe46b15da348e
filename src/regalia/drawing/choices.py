"""Options that no piece of the board stands for: a strip of buttons, drawn for every game in the same way."""

from __future__ import annotations

from regalia.drawing.markup import esc
from regalia.drawing.scene import Scene


def strip(scene: Scene) -> str:
    """One vellum button per option without a piece; empty if there is none."""
    buttons = []
    for piece, keys in scene.lit.items():
        if piece.startswith("option:"):
            label = esc(scene.labels[keys[0]])
            buttons.append(f'<div class="choice islit"{scene.touch(piece, label)}>{label}</div>')
    return f'<div class="choices">{"".join(buttons)}</div>' if buttons else ""
