"""regalia play: the table in the terminal."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from regalia.bots.driver import Decider
from regalia.bots.levels import USUAL
from regalia.bots.loading import make_bot
from regalia.cli.context import Context
from regalia.cli.games import complain_of_broken_games
from regalia.cli.parser import Parser, is_terminal, required, whole
from regalia.cli.saves import find
from regalia.cli.scores import keep_score, sheet_of
from regalia.cli.starting import MOST_PLAYERS, add_start_arguments, fresh_seed, read_bots, read_options, read_seed, read_setup
from regalia.cli.table.loop import Table
from regalia.cli.table.reader import Leave, Reader
from regalia.cli.table.session import Session
from regalia.core.config import Config
from regalia.core.errors import UserError
from regalia.core.game import Game
from regalia.core.journal import Journal, header_of, load, read_config
from regalia.core.registry import game, games


def run(context: Context, arguments: list[str]) -> int:
    parser = Parser(context, "play")
    add_start_arguments(parser)
    parser.value("bots", "A,B…", USUAL)
    parser.value("seat", "N")
    parser.flag("hotseat")
    parser.value("load", "FILE")
    parser.value("campaign", "FILE")
    parser.flag("no-confirm")
    parser.flag("no-colour", "--no-color")
    parser.common(json=False)
    found = parser.read(arguments)
    if found is None:
        return 0
    reader = Reader()
    try:
        session = opened(context, found, reader)
    except Leave:
        return 0
    colour = is_terminal() and not found.no_colour and "NO_COLOR" not in os.environ
    code = Table(context, session, reader, colour, confirm=not found.no_confirm).run()
    if found.campaign is not None and session.state.over:
        enter_in_campaign(context, session, Path(found.campaign))
    if not session.state.config.contest and session.state.over:
        keep_score(context, session.game, session.state)
    return code


def enter_in_campaign(context: Context, session: Session, path: Path) -> None:
    """The file is read anew: a long game may have seen it change."""
    campaign = session.game.campaign(path)
    campaign.enter(session.state)
    campaign.save(path)
    context.say("play-campaign-entered", file=str(path))


def opened(context: Context, found: argparse.Namespace, reader: Reader) -> Session:
    journal = None if found.load is None else load(find(found.load))
    if journal is not None:
        chosen, config = _of_journal(journal)
    else:
        if not found.game:
            choose(context, found, reader)
        chosen, config = _next_of_campaign(found) if found.campaign else read_setup(found).opened()
    if not config.contest:
        sheet_of(chosen)
    seed = read_seed(found, fresh_seed())
    humans = people(found, config)
    session = Session(chosen, config, seed, humans, bots_beside(found.bots, config, humans, seed))
    if journal is not None:
        session.resume(journal)
    return session


def _next_of_campaign(found: argparse.Namespace) -> tuple[Game, Config]:
    """UserError if the command line asks for something else than the campaign's next game."""
    chosen = game(required(found.game, "GAME"))
    campaign = chosen.campaign(Path(found.campaign))
    if found.mode not in (None, campaign.mode):
        raise UserError("campaign-other-mode", mode=found.mode, expected=campaign.mode)
    config = campaign.next_game(read_options(found.option))
    if found.players is not None:
        chosen.configure(whole(found.players, "--players", 1, MOST_PLAYERS), config.mode, **config.options)
    return chosen, config


def _of_journal(journal: Journal) -> tuple[Game, Config]:
    chosen = game(journal.game)
    return chosen, read_config(chosen, header_of(journal), UserError)


def people(found: argparse.Namespace, config: Config) -> set[int]:
    if found.hotseat:
        return set(range(config.players))
    return {whole(found.seat, "--seat", 0, config.players - 1) or 0}


def bots_beside(text: str, config: Config, humans: set[int], seed: int) -> dict[int, Decider]:
    """Bots for the seats of nobody: one name for all of them, or one name each."""
    free = [seat for seat in range(config.players) if seat not in humans]
    names = read_bots(text)
    if len(names) not in (1, len(free)):
        raise UserError("bots-count", bots=len(names), players=len(free))
    bots = {seat: make_bot(names[at % len(names)], seed + 2 + seat) for at, seat in enumerate(free)}
    if not free:
        make_bot(names[0])
    return bots


def choose(context: Context, found: argparse.Namespace, reader: Reader) -> None:
    """Ask which game and mode, and how many play where that is open."""
    offers = [(offered.info, mode) for offered in games() for mode in offered.info.modes]
    complain_of_broken_games(context)
    context.say("play-choose")
    for number, (info, mode) in enumerate(offers, start=1):
        counts = ", ".join(map(str, mode.players))
        print("  " + context.text("play-offer", number=number, title=info.title[context.lang], mode=mode.id, counts=counts))
    info, mode = offers[_number(context, reader, "play-which", len(offers)) - 1]
    found.game, found.mode = info.id, mode.id
    if len(mode.players) > 1 and found.players is None:
        found.players = _count(context, reader, [str(count) for count in mode.players])


def _count(context: Context, reader: Reader, counts: list[str]) -> str:
    while True:
        line = reader.ask(context.text("play-players", counts=", ".join(counts)) + " ")
        if line in counts:
            return line


def _number(context: Context, reader: Reader, key: str, high: int) -> int:
    while True:
        line = reader.ask(context.text(key) + " ")
        if line.isdecimal() and 1 <= int(line) <= high:
            return int(line)
        context.say("play-number", high=high)
