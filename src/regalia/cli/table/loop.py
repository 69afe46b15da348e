"""The table itself: whose turn it is, what is shown, what the answer does."""

from __future__ import annotations

from regalia.bots.greedy import flow_depth, follows
from regalia.cli.context import Context
from regalia.cli.saves import new_name, store
from regalia.cli.table import show
from regalia.cli.table.commands import Commands
from regalia.cli.table.reader import Leave, Reader
from regalia.cli.table.session import Session
from regalia.cli.table.words import vocabulary
from regalia.core.errors import UserError
from regalia.core.step import NOBODY

OK = 0
INTERRUPTED = 130


class Table:
    def __init__(self, context: Context, session: Session, reader: Reader, colour: bool, confirm: bool) -> None:
        self.context = context
        self.session = session
        self.reader = reader
        self.colour = colour
        self.confirm = confirm
        self.commands = Commands(context, session, reader)
        self.words = vocabulary()
        self.viewer = min(session.humans)
        self.board_at: tuple[int, str, int] = (NOBODY, "", 0)
        self.redraw = True

    def run(self) -> int:
        """Play to the end, or until the player leaves; nothing is lost either way."""
        try:
            self.intro()
            while not self.session.state.over:
                seat = self.session.actor()
                if seat in self.session.humans:
                    self.human(seat)
                else:
                    self.session.bot_acts(seat)
                    self.tell()
            self.finish()
        except Leave:
            self.finish() if self.session.state.over else self.keep()
        except KeyboardInterrupt:
            print()
            self.keep()
            return INTERRUPTED
        except UserError:
            self.keep()
            raise
        return OK

    # -- one decision of a person ----------------------------------------------------------------

    def human(self, seat: int) -> None:
        if not self.passed(seat):
            return
        self.tell()
        options = self.put_question(seat)
        while True:
            line = self.reader.ask("> ")
            action = self.meant(line, options)
            try:
                if action is None:
                    if self.typed(line, seat):
                        self.redraw = True
                        return
                elif self.accepted(seat, action):
                    self.session.act(seat, action)
                    self.tell()
                    self.end_of_turn(seat)
                    return
            except UserError as error:
                print(error.text(self.context.lang))

    def put_question(self, seat: int) -> list[show.Option]:
        lang, state, game = self.context.lang, self.session.state, self.session.game
        if not self.goes_on(seat):
            self.board_at = (seat, state.question(seat).kind, int(flow_depth(state, seat)))
            self.redraw = True
        if self.redraw:
            print()
            print(game.draw_text(state.view(seat), lang, self.colour))
            self.redraw = False
        print()
        print(show.wrapped(f"{self.session.names(lang)[seat]} — {game.prompt(lang, state, seat, self.session.names(lang))}"))
        options = show.options_of(self.session, lang, seat)
        print("\n".join(show.option_lines(options, self.colour)))
        return options

    def goes_on(self, seat: int) -> bool:
        """Whether the question belongs to the choice for which the board was shown last."""
        before, kind, depth = self.board_at
        return before == seat and follows(self.session.state, seat, kind, depth)

    def meant(self, line: str, options: list[show.Option]) -> int | None:
        """The option meant by a number or a key."""
        if line.isdecimal() and 1 <= int(line) <= len(options):
            return options[int(line) - 1].action
        return next((option.action for option in options if option.key == line), None)

    def typed(self, line: str, seat: int) -> bool:
        """Whatever is not an option. Whether the question must be put again."""
        word, _, rest = line.partition(" ")
        if not line:
            return True
        if line.startswith("?"):
            self.commands.why(line[1:].strip(), seat)
            return False
        if word.casefold() in self.words:
            return self.commands.run(self.words[word.casefold()], rest.strip(), seat)
        if line in self.session.game.catalogue.index:
            self.commands.why(line, seat)
            return False
        self.context.say("table-unknown", word=line)
        return False

    def accepted(self, seat: int, action: int) -> bool:
        """A wasteful choice is asked about once."""
        warning = self.session.state.question(seat).warning(self.session.state, action)
        if not warning:
            return True
        text = self.session.game.texts.format(self.context.lang, f"warning-{warning}")
        return self.commands.sure(f"{text} {self.context.text('table-sure')}")

    def end_of_turn(self, seat: int) -> None:
        """Before a bot answers, the last chance to take something back."""
        while self.confirm and self.session.can_undo(seat) and self.next_is_not_a_person():
            line = self.reader.ask(self.context.text("table-end-of-turn") + " ")
            if not line:
                return
            try:
                if self.typed(line, seat) and seat in self.session.state.actors():
                    self.redraw = True
                    return
            except UserError as error:
                print(error.text(self.context.lang))

    def next_is_not_a_person(self) -> bool:
        return self.session.state.over or self.session.actor() not in self.session.humans

    # -- around it ----------------------------------------------------------------------------------

    def passed(self, seat: int) -> bool:
        """Round one keyboard, a secret hand is shown to its owner only. False: the seat before took something back."""
        before = self.viewer
        if before != seat and self.session.hotseat and self.secrets_between(before, seat):
            self.reader.clear()
            name = self.session.names(self.context.lang)[seat]
            line = self.reader.ask(self.context.text("table-pass", name=name) + " ")
            if self.words.get(line.casefold()) == "undo" and self.session.can_undo(before):
                self.commands.undo("", before)
                self.redraw = True
                return False
            self.reader.clear()
        self.viewer = seat
        return True

    def secrets_between(self, a: int, b: int) -> bool:
        state = self.session.state
        return bool(state.lanes) or state.view(a)["table"] != state.view(b)["table"]

    def tell(self) -> None:
        self.commands.print_events(self.session.news(self.viewer), self.viewer)

    def intro(self) -> None:
        session, lang = self.session, self.context.lang
        info = session.game.info
        self.context.say("table-intro", title=info.title[lang], mode=session.state.config.mode, seed=str(session.seed))
        for seat, name in enumerate(session.names(lang)):
            role = "you" if seat in session.humans else "bot" if seat in session.bots else "automa"
            bot = getattr(session.bots.get(seat), "name", "")
            print("  " + self.context.text(f"table-seat-{role}", name=name, bot=bot))
        print(show.wrapped(self.context.text("table-how")))

    def finish(self) -> None:
        self.tell()
        state = self.session.state
        print()
        print(self.session.game.draw_text(state.view(self.viewer), self.context.lang, self.colour))
        print()
        print("\n".join(show.score_lines(self.context, self.session, state)))
        print()
        print("\n".join(show.result_lines(self.context, self.session, state)))
        self.keep()

    def keep(self) -> None:
        """Save under a new name and say where."""
        if self.session.state.moves == 0:
            self.context.say("table-bye")
            return
        journal = self.session.journal()
        path = new_name(journal)
        try:
            store(journal, path)
        except UserError as error:
            self.context.complain(error)
            return
        self.context.say("table-kept-over" if self.session.state.over else "table-kept", file=str(path), name=path.stem)
