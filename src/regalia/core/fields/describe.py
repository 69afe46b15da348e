"""The position format in words, from the table of fields and the steps: a section of each game's README."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from regalia.core.errors import ConfigError
from regalia.core.fields.table import BySeat, Field, Hand, Part, Players
from regalia.core.flow import BOTTOM, LANE
from regalia.core.texts import core_texts

if TYPE_CHECKING:
    from regalia.core.game import Game

BEGIN = "<!-- position format: written by `make docs` -->"
END = "<!-- end of the position format -->"
HEADING = "## Position format"
NAMES_SHOWN = 6

Row = tuple[str, Field, bool]
"""Path in the position, the field, and whether only some games have it."""


def rows(parts: tuple[Part, ...], path: str = "", some: bool = False) -> Iterator[Row]:
    """Every declared field in the order of the position; `[]` stands for each seat by number, `<seat>` for it by name."""
    for part in parts:
        where = f"{path}{part.name}"
        if isinstance(part, Field):
            yield where, part, some or part.when is not None
        elif isinstance(part, BySeat):
            yield f"{where}.<seat>", part.field, some
        elif isinstance(part, Players):
            yield from rows(part.parts, f"{where}.<seat>." if part.names else f"{where}[].", some)
        else:
            yield from rows(part.parts, f"{where}.", some or part.when is not None)


def described(game: Game, lang: str) -> str:
    """Two tables in markdown: the fields under `table`, and the steps that may lie on the stack."""
    text = partial(core_texts().format, lang)
    lines = _table([text("field-head"), text("field-head-kind"), text("field-head-seen")])
    tables = _tables(game)
    for path, field, some in rows(game.fields.parts):
        lines.append(f"| `{path}` | {_kind(lang, field, some, _example(lang, path, field, tables))} | {_seen(lang, field)} |")
    lines += ["", *_table([text("step-head"), text("step-head-names"), text("step-head-upon")])]
    for kind, names in _steps(game).items():
        lines.append(f"| {kind} | {_names(lang, names)} | {_upon(lang, game, kind, names)} |")
    return "\n".join(lines)


def _tables(game: Game) -> list[Any]:
    """The fields of a game just dealt, in every mode that needs no option."""
    found = []
    for mode in game.info.modes:
        with suppress(ConfigError):
            found.append(game.new(max(mode.players), mode=mode.id, record=False).to_json()["table"])
    return found


def _example(lang: str, path: str, field: Field, tables: list[Any]) -> str:
    """Of a field that is written by hand, what stands there in a game just dealt; only the beginning of what is long."""
    if not isinstance(field.kind, Hand):
        return ""
    for table in tables:
        value = _value_at(table, path)
        if value not in (None, [], {}):
            return core_texts().format(lang, "field-example", {"example": f"`{_shortened(value)}`"})
    return ""


def _value_at(table: Any, path: str) -> Any:
    """The value of a field, of the first seat that has one; None if this game has no such field."""
    value = table
    for name in re.split(r"\.|(?=\[\])", path):
        if name in ("[]", "<seat>") and value:
            value = value[0] if isinstance(value, list) else next(iter(value.values()))
        else:
            value = value.get(name) if isinstance(value, dict) else None
    return value


def _shortened(value: Any) -> str:
    """JSON in which only the first of several like entries is written out."""
    if isinstance(value, list):
        plain = not any(isinstance(entry, dict | list) for entry in value)
        shown = [_shortened(entry) for entry in (value if plain else value[:1])[:3]]
        return f"[{', '.join([*shown, '…'] if len(shown) < len(value) else shown)}]"
    if isinstance(value, dict):
        like = len(value) > 1 and all(isinstance(entry, dict | list) for entry in value.values())
        entries = [f'"{key}": {_shortened(entry)}' for key, entry in list(value.items())[: 1 if like else None]]
        return f"{{{', '.join([*entries, '…'] if like else entries)}}}"
    return json.dumps(value, ensure_ascii=False)


def _table(heads: list[str]) -> list[str]:
    return [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]


def _kind(lang: str, field: Field, some: bool, example: str) -> str:
    text = partial(core_texts().format, lang)
    name = "pile" if field.deduced else field.kind.name
    found = text(f"field-{name}", field.kind.described()) + example
    if field.optional or field.rest is not None:
        found = text("field-optional", {"kind": found})
    return text("field-only-some", {"kind": found}) if some else found


def _seen(lang: str, field: Field) -> str:
    found = core_texts().format(lang, f"field-seen-{field.seen}")
    return core_texts().format(lang, "field-seen-later", {"seen": found}) if field.open is not None else found


def _steps(game: Game) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for step in game.steps.by_name.values():
        found.setdefault(step.kind, []).append(step.name)
    return found


def _names(lang: str, names: list[str]) -> str:
    shown = ", ".join(f"`{name}`" for name in names[:NAMES_SHOWN])
    more = len(names) > NAMES_SHOWN
    return core_texts().format(lang, "step-names-more", {"names": shown, "count": len(names)}) if more else shown


def _upon(lang: str, game: Game, kind: str, names: list[str]) -> str:
    below = [one for name in dict.fromkeys([kind, *names]) for one in game.flow.get(name, ())]
    special = {BOTTOM: "step-bottom", LANE: "step-lane"}
    return ", ".join(core_texts().format(lang, special[one]) if one in special else f"`{one}`" for one in dict.fromkeys(below))


def updated(readme: str, game: Game) -> str:
    """The README with the section written anew: between its marks, or without them at the end of the section. A README without
    the heading stays as it is."""
    section = f"{BEGIN}\n\n{described(game, 'en')}\n\n{END}"
    if BEGIN in readme:
        before, _, rest = readme.partition(BEGIN)
        return before + section + rest.partition(END)[2]
    found = re.search(rf"^{HEADING}\n.*?(?=^## |\Z)", readme, re.MULTILINE | re.DOTALL)
    if found is None:
        return readme
    return f"{readme[: found.start()]}{found[0].rstrip()}\n\n{section}\n\n{readme[found.end() :]}".rstrip() + "\n"
