"""The card of a data set in words, in English as data sets have it: what is in it, how it was made, how it is read."""

from __future__ import annotations

from typing import Any

from regalia.core.game import Game
from regalia.core.texts import core_texts

COLUMNS = {
    "decisions": ("game", "step", "seat", "legal", "action", "observation", "outcome", "score"),
    "games": ("game", "seed", "scores", "ranks", "winners", "decisions", "journal"),
}


def card_text(game: Game, card: dict[str, Any], lang: str = "en") -> str:
    def t(key: str, **args: Any) -> str:
        return core_texts().format(lang, f"dataset-{key}", args)

    pieces = [f"| `{piece['name']}` | {_shape(piece)} | {piece['first']} |" for piece in card["observation"]["pieces"]]
    columns = [
        line
        for kind, names in COLUMNS.items()
        for line in ("", f"## {t(f'file-{kind}')}", "", *(f"- `{name}`: {t(f'column-{kind}-{name}')}" for name in names))
    ]
    options = ", ".join(f"{name}={value}" for name, value in card["options"].items()) or "–"
    facts = {name: card[name] for name in ("games", "decisions", "players", "mode", "rules", "regalia", "actions")}
    lines = [
        f"# {t('title', game=game.info.title[lang])}",
        "",
        t("about", bots=", ".join(card["bots"]), options=options, seed=str(card["seed"]), **facts),
        "",
        f"    {card['command']}",
        *columns,
        "",
        f"## {t('pieces')}",
        "",
        t("pieces-about", size=card["observation"]["size"]),
        "",
        f"| {t('piece')} | {t('shape')} | {t('first')} |",
        "|---|---|---|",
        *pieces,
        "",
        t("limits"),
        "",
    ]
    return "\n".join(lines)


def _shape(piece: dict[str, Any]) -> str:
    return " × ".join(map(str, piece["shape"])) or "1"
