"""Component packs: one that overrides nothing changes nothing; one that does not fit is refused."""

from __future__ import annotations

from typing import Any

from regalia.core.config import Config
from regalia.core.errors import ComponentError
from regalia.core.files import read_toml
from regalia.core.game import Game
from regalia.core.packs import Pack
from regalia.testing.playing import play_random, setup_id
from regalia.testing.words import check_error


def check_packs(game: Game, config: Config, seed: int = 0) -> None:
    plain = play_random(game, config, seed)
    for pack in (Pack("empty", {}), _same_values(game)):
        chosen = game.configure(config.players, config.mode, **config.options, pack=pack)
        played = play_random(game, chosen, seed)
        where = f"{game.id} {setup_id(config)}, pack {pack.name}"
        assert played.scores() == plain.scores(), f"{where}: a pack that overrides nothing changes the scores"
        again = game.replay(played.journal())
        assert again.digest() == played.digest(), f"{where}: a journal with a pack is replayed differently"
        keys = [entry.action for entry in played.journal().entries]
        assert keys == [entry.action for entry in plain.journal().entries], f"{where}: the game goes otherwise"
    _check_refused(game, config, {"no-such-file": {}})


def _same_values(game: Game) -> Pack:
    """A pack that says again what the files say."""
    files: dict[str, Any] = {}
    for path in sorted((game.folder / "components").glob("*.toml")):
        entries = {key: value for key, value in read_toml(path).items() if isinstance(value, list) and value}
        lists = {key: value for key, value in entries.items() if isinstance(value[0], dict) and "id" in value[0]}
        if lists:
            files[path.stem] = {key: [dict(value[0])] for key, value in lists.items()}
    return Pack("same", files)


def _check_refused(game: Game, config: Config, files: dict[str, Any]) -> None:
    try:
        game.configure(config.players, config.mode, **config.options, pack=Pack("wrong", files))
    except ComponentError as problem:
        check_error(problem, f"{game.id}, a wrong pack")
        return
    raise AssertionError(f"{game.id}: a pack with an unknown file was accepted")
