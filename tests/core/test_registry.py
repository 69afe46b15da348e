"""Games are found by their folders."""

import pytest

import regalia
from regalia.core.errors import ConfigError
from regalia.core.registry import games, games_folder


def test_a_folder_with_a_game_file_is_a_game():
    assert list(regalia.game_ids()) == sorted(path.parent.name for path in games_folder().glob("*/game.toml"))


def test_a_game_is_named_like_its_folder():
    for game in games():
        assert game.id == game.folder.name
        assert regalia.game(game.id) is game


@pytest.mark.parametrize("id", ["chess", "#1", "@x", ""])
def test_unknown_game(id):
    with pytest.raises(ConfigError) as caught:
        regalia.game(id)
    assert caught.value.key == "unknown-game"
    assert all("error-" not in caught.value.text(lang) for lang in ("en", "fr"))
