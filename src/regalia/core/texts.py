"""Texts in French and English (Project Fluent): every name, prompt, log line, reason and rule is a key.

A parameter that starts with "@" is the key of another text, "@key*2" that text for a count of 2, and "@one*2, @other" a list of
them; one that starts with "#" is a seat, shown by its player's name. `key.form` is a form of a message, as Fluent's attributes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from decimal import Decimal
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Identifier, Junk, Message, Pattern, Placeable, TextElement, VariableReference

from regalia.core.errors import UserError
from regalia.core.files import place
from regalia.core.step import Arg

LANGUAGES = ("en", "fr")
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
PLAIN: tuple[type, ...] = (int, float, str)
"""What a text can be given."""
KEPT = 5_000
"""Formatted texts that are remembered, of each game: a page shows the same few thousand again and again, but names are new at
each table. One takes some 600 bytes."""
PARAMETER = r"\{ \$([a-zA-Z][\w-]*) \}"
WORD = PARAMETER.replace("(", "(?:")
ONE_LINE = re.compile(
    rf"^([a-zA-Z][\w-]*) = ((?:[^\s{{}}]|{WORD})(?:(?:[^{{}}\n]|{WORD})*(?:[^\s{{}}]|{WORD}))?) *$(?!\s*\n[ \t])",
    re.MULTILINE | re.ASCII,
)
"""A message of one line of words and parameters: most are, and need not go through Fluent's parser, which reads sign by sign."""
LARGE = 10**15
"""Numbers that somebody typed may be longer than Fluent can set: from here on they are said by their size."""
NAMED = re.compile(r"[^*]*(\*-?[0-9]{1,9})?")
SEAT = re.compile(r"#[0-9]{1,3}")
"""What a parameter may stand for. Refusals repeat what somebody typed: whatever does not look like this is shown as it is."""


class TextError(UserError):
    """A file of texts that cannot be read; the sentence names file and line."""


@cache
def parsed(path: Path) -> Any:
    """The messages of a file; the kernel's are shared by all games."""
    try:
        text = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise TextError("text-broken", file=place(path), line=line, problem=error.reason) from None
    plain: list[Message] = []

    def taken(found: re.Match[str]) -> str:
        plain.append(Message(Identifier(found[1]), _pattern(found[2])))
        return ""

    rest = ONE_LINE.sub(taken, text)
    resource = FluentResource(rest)
    for entry in resource.body:
        if isinstance(entry, Junk):
            told = entry.annotations[0]
            line = rest.count("\n", 0, told.span.start if told.span is not None else 0) + 1
            raise TextError("text-broken", file=place(path), line=line, problem=told.message or told.code)
    resource.body += plain
    return resource


def _pattern(line: str) -> Pattern:
    """Words and parameters by turns."""
    found: list[TextElement | Placeable] = []
    for at, part in enumerate(re.split(PARAMETER, line)):
        if at % 2:
            found.append(Placeable(VariableReference(Identifier(part))))
        elif part:
            found.append(TextElement(part))
    return Pattern(found)


class Texts:
    """The messages of the kernel and of at most one game, in all languages."""

    def __init__(self, folders: Sequence[Path], names: Mapping[str, Mapping[str, str]] | None = None) -> None:
        self.names: dict[str, dict[str, str]] = {}
        self.add_names(names or {})
        self.bundles: dict[str, FluentBundle] = {}
        self.ids: dict[str, set[str]] = {}
        for lang in LANGUAGES:
            bundle = FluentBundle([LOCALES[lang]], use_isolating=False)
            ids: set[str] = set()
            for folder in folders:
                for path in sorted((folder / lang).glob("*.ftl")):
                    resource = parsed(path)
                    bundle.add_resource(resource)
                    ids |= {name for entry in resource.body if hasattr(entry, "id") for name in _ids(entry)}
            self.bundles[lang] = bundle
            self.ids[lang] = ids
        self._formatted = lru_cache(maxsize=KEPT)(self._format)

    def add_names(self, names: Mapping[str, Mapping[str, str]]) -> None:
        """Names and texts of components, set in the proper signs."""
        for key, by_lang in names.items():
            self.names[key] = {lang: typeset(text) for lang, text in by_lang.items()}

    def has(self, lang: str, key: str) -> bool:
        return key in self.ids[lang] or (key in self.names and lang in self.names[key])

    def format(self, lang: str, key: str, args: Mapping[str, Arg] | None = None, seats: Sequence[str] | None = None) -> str:
        """The text of a key; an unknown key shows itself, so that a missing text is seen and never a crash."""
        if key in self.names:
            return self.names[key][lang]
        given = {} if args is None else args
        resolved = tuple((n, self.resolve(lang, v, seats)) for n, v in given.items() if isinstance(v, PLAIN))
        return self._formatted(lang, key, resolved)

    def _format(self, lang: str, key: str, args: tuple[tuple[str, Any], ...]) -> str:
        bundle = self.bundles[lang]
        name, _, form = key.partition(".")
        if not bundle.has_message(name):
            return key
        message = bundle.get_message(name)
        pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            return key
        text, errors = bundle.format_pattern(pattern, dict(args))
        return str(text) if not errors else f"{text} ({key}: {errors[0]})"

    def resolve(self, lang: str, value: Arg, seats: Sequence[str] | None = None) -> Any:
        """What a parameter stands for in a sentence."""
        if not isinstance(value, str):
            return value if -LARGE < value < LARGE else f"{Decimal(value):.3g}"
        if value.startswith("@") and all(map(NAMED.fullmatch, named(value))):
            return ", ".join(self._counted(lang, part) for part in named(value))
        if SEAT.fullmatch(value):
            seat = int(value[1:])
            if seats is not None and seat < len(seats):
                return seats[seat]
            return self.format(lang, "seat-name", {"number": seat + 1})
        return value

    def _counted(self, lang: str, part: str) -> str:
        key, _, count = part.partition("*")
        return self.format(lang, key, {"count": int(count)} if count else None)

    def untranslated(self, required: Sequence[str] = ()) -> list[str]:
        """Keys that miss a language: those present in one only, and the required ones that are missing."""
        keys = set().union(*self.ids.values()) | set(required)
        return sorted(f"{lang}:{key}" for key in keys for lang in LANGUAGES if not self.has(lang, key))


def named(value: str) -> list[str]:
    """The keys, with their counts, that a parameter "@one*2, @other" names."""
    return value[1:].split(", @")


def _ids(entry: Any) -> list[str]:
    name = entry.id.name
    return [name, *(f"{name}.{attribute.id.name}" for attribute in entry.attributes)]


TYPESETTING = (("'", "’"), (" - ", " – "), *((f" {sign}", f"\u00a0{sign}") for sign in ":;?!»"), ("« ", "«\u00a0"))


def typeset(text: str) -> str:
    """Component files are written with typewriter signs; people read the proper ones."""
    for plain, proper in TYPESETTING:
        text = text.replace(plain, proper)
    return text


def core_folder() -> Path:
    return Path(__file__).parent / "texts"


@cache
def core_texts() -> Texts:
    return Texts([core_folder()])
