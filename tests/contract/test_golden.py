"""A stored playthrough per game and mode changes only on purpose."""

import pytest

from regalia.testing.golden import golden_file, golden_setups, playthrough

COMMAND = "pytest tests/contract --golden-update"


def test_stored_playthroughs(game, root, request):
    folder = root / "tests" / "games" / game.id / "golden"
    wanted = {golden_file(folder, config): playthrough(game, config) for config in golden_setups(game)}
    if request.config.getoption("--golden-update"):
        folder.mkdir(parents=True, exist_ok=True)
        for path, text in wanted.items():
            path.write_text(text, encoding="utf-8")
    for path, text in wanted.items():
        if not path.is_file():
            pytest.fail(f"no stored playthrough {path.relative_to(root)}; write it with: {COMMAND}")
        stored = path.read_text(encoding="utf-8")
        assert text.splitlines() == stored.splitlines(), f"{path.name} differs; if that is meant: {COMMAND}"
    assert set(folder.glob("*.txt")) == set(wanted), f"playthroughs of modes that are gone in {folder.relative_to(root)}"
