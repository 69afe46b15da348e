"""What each typed word does. Nothing here changes the game but undo and load."""

from __future__ import annotations

from regalia.cli.context import Context
from regalia.cli.hint import lines
from regalia.cli.rules import rule_sections, rules_text
from regalia.cli.saves import find, new_name, place, store
from regalia.cli.table import show
from regalia.cli.table.reader import Leave, Reader
from regalia.cli.table.session import Session
from regalia.cli.table.words import COMMANDS, yes_words
from regalia.coach.asking import Inquiry, counsel
from regalia.core.errors import UserError
from regalia.core.events import Event
from regalia.core.journal import load
from regalia.core.step import NOBODY
from regalia.core.texts import LANGUAGES

LOG_LINES = 20
HINT_SECONDS = 1.5


class Commands:
    """`run` says whether the question must be put again because the state or the language changed."""

    def __init__(self, context: Context, session: Session, reader: Reader) -> None:
        self.context = context
        self.session = session
        self.reader = reader

    def run(self, command: str, rest: str, seat: int) -> bool:
        if command == "board":
            return True
        if command == "quit":
            raise Leave
        if command in ("undo", "load", "lang"):
            return {"undo": self.undo, "load": self.load, "lang": self.lang}[command](rest, seat)
        {
            "help": self.help,
            "log": self.log,
            "hint": self.hint,
            "score": self.score,
            "rules": self.rules,
            "save": self.save,
        }[command](rest, seat)
        return False

    def help(self, rest: str, seat: int) -> None:
        print(show.wrapped(self.context.text("table-help")))
        for command in COMMANDS:
            self._help_line(self.context.text(f"table-use-{command}"), command)
        self._help_line("?", "why")

    def _help_line(self, use: str, command: str) -> None:
        print(show.wrapped(self.context.text(f"table-about-{command}"), " " * 19, f"  {use:<16} "))

    def undo(self, rest: str, seat: int) -> bool:
        who = self.session.undo(seat)
        self.context.say("table-undone", name=self.session.names(self.context.lang)[who])
        return True

    def log(self, rest: str, seat: int) -> None:
        count = int(rest) if rest.isdecimal() else LOG_LINES
        self.print_events(self.session.log(seat)[-count:] if count else [], seat)

    def print_events(self, events: list[Event], seat: int) -> None:
        """Round one keyboard nobody is "you": the lines name everybody."""
        viewer = NOBODY if self.session.hotseat else seat
        names = self.session.names(self.context.lang)
        for event in events:
            print(show.wrapped(self.session.game.log_line(self.context.lang, event, names, viewer), "  ", "· "))

    def hint(self, rest: str, seat: int) -> None:
        if seat not in self.session.state.actors():
            self.context.say("table-not-asked")
            return
        state = self.session.fairly(seat)
        seed = self.session.seed
        print("\n".join(lines(counsel(state, Inquiry(state.game.id, {}, seat, self.context.lang, seed, seconds=HINT_SECONDS)))))

    def score(self, rest: str, seat: int) -> None:
        print("\n".join(show.score_lines(self.context, self.session, self.session.fairly(seat))))

    def rules(self, rest: str, seat: int) -> None:
        game = self.session.game
        if rest:
            print(rules_text(rule_sections(game, self.context.lang, rest)))
            return
        self.context.say("table-sections")
        for section in game.rulebook.section:
            print(f"  {section.id:<12} {game.texts.format(self.context.lang, section.title_key)}")

    def save(self, rest: str, seat: int) -> None:
        journal = self.session.journal()
        path = place(rest) if rest else new_name(journal)
        if path.exists() and not self.sure(self.context.text("table-overwrite", file=str(path))):
            self.context.say("table-not-saved")
            return
        store(journal, path)
        self.context.say("table-saved", file=str(path))

    def load(self, rest: str, seat: int) -> bool:
        if not rest:
            raise UserError("cli-required", name="FILE")
        journal = load(find(rest))
        game = self.session.game
        config = self.session.state.config
        if journal.game == game.id and (journal.mode, journal.players) != (config.mode, config.players):
            raise UserError("cli-other-table", file=rest, mode=journal.mode, players=journal.players)
        self.session.resume(journal)
        self.context.say("table-loaded", file=rest, steps=len(journal.entries))
        return True

    def lang(self, rest: str, seat: int) -> bool:
        if rest not in LANGUAGES:
            raise UserError("cli-language", lang=rest, langs=", ".join(LANGUAGES))
        self.context.lang = rest
        return True

    def why(self, rest: str, seat: int) -> None:
        """? alone: all that is refused; ? word: the actions it may mean."""
        if seat not in self.session.state.actors():
            self.context.say("table-not-asked")
            return
        if rest:
            lines = show.explained(self.context, self.session, seat, rest)
            print("\n".join(lines) if lines else self.context.text("table-no-match", word=rest))
            return
        lines = show.refused(self.session, self.context.lang, seat)
        self.context.say("table-refused" if lines else "table-none-refused")
        if lines:
            print("\n".join(lines))

    def sure(self, question: str) -> bool:
        return self.reader.ask(f"{question} ").casefold() in yes_words()
