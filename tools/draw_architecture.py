"""Draw docs/architecture.svg: how a click becomes a state and a state becomes what each seat sees (`make docs`)."""

from __future__ import annotations

from pathlib import Path

TARGET = Path(__file__).resolve().parent.parent / "docs" / "architecture.svg"
WIDTH, HEIGHT = 940, 560
INK, LINE, PANEL, GOLD = "#2a2017", "#8c784f", "#fffcf5", "#c79a3b"

# (x, y, width, title, lines)
BOXES = {
    "person": (20, 40, 200, "a person, a bot, a program", ["chooses one option", "by key: take:3"]),
    "front": (20, 200, 200, "web · cli", ["prompt, options, labels", "reasons, log, clocks"]),
    "state": (
        290,
        120,
        250,
        "core: State",
        ["apply: is the action an option?", "stack of shared steps, lanes", "advance: next question"],
    ),
    "steps": (620, 40, 300, "games/<id>: steps", ["candidates · refusal · legal · apply", "one class: question and consequence"]),
    "data": (
        620,
        190,
        300,
        "games/<id>: data",
        ["components/*.toml → tables", "rules.toml · texts/fr, en", "game.toml: modes and options"],
    ),
    "journal": (290, 330, 250, "core: journal", ["seat, key, outcomes of chance", "save · replay · undo · fixture"]),
    "view": (290, 450, 250, "games/<id>: view", ["built for one seat", "from what it may know"]),
    "bots": (620, 340, 300, "bots · lab", ["resample(seat): no peeking", "value(seat) · playouts · arena"]),
    "board": (20, 450, 200, "board · terminal", ["the same view drawn", "as picture or text"]),
}
# (from, to, label, path, label position)
ARROWS = [
    ("M120 104 V196", "key", (128, 152)),
    ("M222 240 H256 V170 H286", "apply", (222, 164)),
    ("M542 150 H580 V84 H616", "asks", (546, 142)),
    ("M770 104 V186", "reads", (778, 150)),
    ("M415 214 V326", "entry", (423, 272)),
    ("M336 214 V262 H256 V482 H286", "state", (216, 330)),
    ("M286 508 H226", "view", (240, 526)),
    ("M120 446 V276", "shows", (128, 364)),
    ("M542 196 H580 V376 H616", "copy", (586, 312)),
]


def box(x: int, y: int, width: int, title: str, lines: list[str]) -> str:
    height = 34 + 18 * len(lines)
    parts = [
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="6" fill="{PANEL}" stroke="{LINE}" stroke-width="1.5"/>'
    ]
    parts.append(f'<text x="{x + 12}" y="{y + 22}" font-weight="700" font-size="14">{escape(title)}</text>')
    parts += [f'<text x="{x + 12}" y="{y + 42 + 18 * n}" font-size="13">{escape(line)}</text>' for n, line in enumerate(lines)]
    return "".join(parts)


def arrow(path: str, label: str, at: tuple[int, int]) -> str:
    line = f'<path d="{path}" fill="none" stroke="{GOLD}" stroke-width="2" marker-end="url(#tip)"/>'
    return line + f'<text x="{at[0]}" y="{at[1]}" font-size="12" font-style="italic">{escape(label)}</text>'


def escape(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def draw() -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" fill="{INK}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#f6f0e3"/>'
        f'<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        f'<path d="M0 0 L8 4 L0 8 z" fill="{GOLD}"/></marker></defs>'
    )
    arrows = "\n".join(arrow(*one) for one in ARROWS)
    boxes = "\n".join(box(*one) for one in BOXES.values())
    return f"{head}\n{arrows}\n{boxes}\n</svg>\n"


if __name__ == "__main__":
    TARGET.write_text(draw(), encoding="utf-8")
    print(TARGET.name)
