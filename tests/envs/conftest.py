"""Every mode and player count of every game; nothing here runs without the libraries of the extra `envs`."""

import pytest

from regalia.core.registry import games
from regalia.testing.playing import all_setups, plain_setups, setup_id

pytest.importorskip("numpy")
pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`setup`: (game id, words for an environment), one for every mode and count; `choice`: the same with the options chosen so
    that every value of each occurs, as far as the rules let them stand together."""
    for name, setups in (("setup", plain_setups), ("choice", all_setups)):
        if name in metafunc.fixturenames:
            found = [(game, config) for game in games() for config in setups(game)]
            names = [f"{game.id}-{setup_id(config)}" for game, config in found]
            metafunc.parametrize(name, [words(game, config) for game, config in found], ids=names)


def words(game, config):
    given = {"players": config.players, "mode": config.mode, **config.options}
    return game.id, given
