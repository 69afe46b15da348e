"""Learned evaluations: derived numbers, inference, and the files of weights."""

import math
from itertools import pairwise

import msgspec
import pytest

import regalia
from regalia.bots.evaluation import HandEvaluation, evaluation_of
from regalia.bots.learned import AIM, UNTIL_MET, AimedEvaluation, LearnedEvaluation, Net, evaluation_with, learned_of
from regalia.bots.learned_bot import LearnedBot
from regalia.bots.weights import (
    FOLDER,
    FORMAT,
    Card,
    Weights,
    WeightsError,
    WeightsFile,
    checked,
    feature_names,
    read_weights,
    written,
)
from regalia.core.registry import games
from regalia.kit.numbers import MOST, Numbers, zeros
from regalia.testing.playing import plain_setups, setup_id

SETUPS = [pytest.param((game, config), id=f"{game.id}-{setup_id(config)}") for game in games() for config in plain_setups(game)]
CARD = Card("regalia train", 1, 1, 0, 0.8, "greedy", 2, 1.0, [0.1, 0.9], [1.0, 1.0])


def positions(game, config, seed, every=9):
    """Some positions of a random game."""
    state = game.deal(config, regalia.core.rng.seeded(seed), record=False)
    rng = regalia.core.rng.seeded(seed + 1)
    while not state.over:
        state.do(state.options.items[rng.below(state.options.count)])
        if state.moves % every == 0:
            yield state
    yield state


def numbers(game, state, seat):
    out = zeros(len(feature_names(game)))
    for at in range(len(out)):
        out[at] = math.nan
    game.room("features").fill(state, seat, out)
    return list(out)


def some_weights(size, seed=0, cells=3):
    """Any weights, the same every time."""

    def row(length, shift):
        return [math.sin(7.3 * at + shift + seed) for at in range(length)]

    return Weights(row(2, 1), row(size, 2), row(size, 3), row(cells * size, 4), row(cells, 5), row(cells, 6))


def some_file(game, /, **changed):
    size = len(feature_names(game))
    mode = game.info.modes[0]
    file = WeightsFile(
        FORMAT,
        game.id,
        game.info.rules_version,
        [mode.id],
        mode.players,
        list(feature_names(game)),
        [0.05, 0.2],
        some_weights(size),
        None,
        CARD,
    )
    return msgspec.structs.replace(file, **changed)


# -- derived numbers -------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS)
def test_every_number_is_written_and_bounded(setup):
    game, config = setup
    names = feature_names(game)
    assert names[:2] == ("time", "score")
    assert len(set(names)) == len(names) >= 8
    shares = []
    for state in positions(game, config, seed=5):
        for seat in range(state.seats):
            found = numbers(game, state, seat)
            assert all(-MOST <= number <= MOST for number in found), names[[-MOST <= n <= MOST for n in found].index(False)]
            assert 0 <= found[0] <= 1
        shares.append(found[0])
    assert shares[-1] == 0
    assert shares[0] > 0.7
    assert max(b - a for a, b in pairwise(shares)) < 0.15


@pytest.mark.parametrize("setup", SETUPS)
def test_own_numbers_do_not_depend_on_what_the_seat_cannot_see(setup):
    """Bots evaluate positions in which the hidden part was dealt anew: a seat's own numbers are the same in all of them."""
    game, config = setup
    for state in positions(game, config, seed=8, every=23):
        if state.over:
            continue
        seat = state.turn
        dealt = [numbers(game, state.resample(seat, seed), seat) for seed in (1, 2, 3)]
        assert dealt[0] == dealt[1] == dealt[2] == numbers(game, state, seat)


def test_a_row_that_is_too_short_is_an_error():
    with pytest.raises(IndexError):
        Numbers(zeros(0)).put(1.0)


# -- inference -------------------------------------------------------------------------------------


def by_definition(net, row):
    """The sum as bots/learned says it, in the same order."""
    still = sloped = 0.0
    for flat, slope, number in zip(net.flat, net.sloped, row, strict=True):
        still += flat * number
        sloped += slope * number
    found = net.bias[0] + net.bias[1] * row[0] * row[0] + still + sloped * row[0]
    for cell, (offset, worth) in enumerate(zip(net.offsets, net.second, strict=True)):
        here = offset
        for at, number in enumerate(row):
            here += net.first[cell * len(row) + at] * number
        found += worth * here if here > 0 else 0.0
    return found


@pytest.mark.parametrize("cells", [0, 5])
def test_the_sum_is_exact_compiled_and_interpreted(cells):
    """Without a tolerance: the compiled module and this interpreted sum give the same bits."""
    weights = some_weights(40, cells=cells)
    net = Net(weights.bias, weights.flat, weights.sloped, weights.first, weights.offsets, weights.second)
    row = zeros(40)
    for at in range(40):
        row[at] = math.cos(1.7 * at)
    assert net.score(row) == by_definition(weights, list(row))


@pytest.mark.parametrize("setup", SETUPS)
def test_margins_and_chances(setup):
    game, config = setup
    size = len(feature_names(game))
    evaluation = evaluation_with(game, config, some_weights(size), some_weights(size, 1), [0.05, 0.2])
    for state in positions(game, config, seed=2, every=40):
        scores, margins, wins = ([0.0] * state.seats for _ in range(3))
        evaluation.scores(state, scores)
        evaluation.rate(state, margins, wins)
        assert all(map(math.isfinite, scores + margins + wins))
        assert all(0 <= chance <= 1 for chance in wins)
        separate = [0.0] * state.seats
        evaluation.wins(state, separate)
        assert separate == wins
        if not config.contest:
            assert margins == scores
            continue
        assert sum(wins) == pytest.approx(1)
        if state.over:
            assert [seat for seat, chance in enumerate(wins) if chance > 0] == state.winners()
        if isinstance(evaluation, AimedEvaluation):
            continue
        for seat in range(state.seats):
            others = [score for other, score in enumerate(scores) if other != seat]
            assert margins[seat] == scores[seat] - max(others)
        if not state.over:
            assert wins.index(max(wins)) == scores.index(max(scores))


AIMED = [setup for setup in SETUPS if setup.values[0][1].mode in getattr(setup.values[0][0].room("features"), "AIMED", ())]


@pytest.mark.parametrize("setup", AIMED)
def test_where_an_objective_decides_it_counts_beside_the_score(setup):
    game, config = setup
    size = len(feature_names(game))
    nothing = Weights([0.0, 0.0], [0.0] * size, [0.0] * size)
    evaluation = evaluation_with(game, config, nothing, None, [0.05, 0.2])
    best, worst, ends = 0.0, 1.0, []
    for seed in range(6):
        for state in positions(game, config, seed=seed, every=9):
            margins, wins, only = ([0.0] * state.seats for _ in range(3))
            evaluation.rate(state, margins, wins)
            evaluation.margins(state, only)
            assert only == margins == [margins[0], -margins[0]]
            if state.over:
                ends.append((0 in state.winners(), margins[0] - state.score(0)))
                continue
            share = game.room("features").aim(state)
            assert 0 <= share <= 1
            assert margins[0] == AIM * share, "the net says nothing"
            assert wins[0] == UNTIL_MET * share
            best, worst = max(best, margins[0]), min(worst, share)
    assert best > AIM * worst, "some of it was met"
    assert all(margin > AIM if won else margin < 0 for won, margin in ends)


def test_a_lead_is_safer_late():
    game = next(iter(games()))
    config = game.configure()
    size = len(feature_names(game))
    net = Weights([0.0, 0.0], [0.0, 50.0, *[0.0] * (size - 2)], [0.0] * size)
    evaluation = evaluation_with(game, config, net, None, [0.01, 0.5])
    flat = evaluation_with(game, config, net, None, [0.01, 0.01])
    seen = []
    for state in positions(game, config, seed=3):
        if not state.over:
            sharp, dull = [0.0] * state.seats, [0.0] * state.seats
            evaluation.wins(state, sharp)
            flat.wins(state, dull)
            seen.append(max(sharp) - max(dull))
    assert min(seen) >= 0
    assert max(seen) > 0.05


def test_the_learned_bot_takes_what_its_evaluation_likes():
    """With a weight on the score alone it is as greedy for points as the evaluation says."""
    game = next(iter(games()))
    config = game.configure()
    size = len(feature_names(game))
    net = Weights([0.0, 0.0], [0.0, 100.0, *[0.0] * (size - 2)], [0.0] * size)
    bot = LearnedBot(seed=1, evaluation=evaluation_with(game, config, net, None, [0.1, 0.1]), levels=0)
    for state in positions(game, config, seed=4, every=15):
        if state.over or state.options.count < 2:
            continue
        worths = {}
        for action in state.legal():
            then = state.bare()
            then.do(action)
            worths[action] = bot.worth(then, state.turn)
        assert worths[bot.decide(state.bare(), state.turn)] == max(worths.values())


# -- files -----------------------------------------------------------------------------------------


def test_every_stored_file_fits_and_has_a_card():
    for game in games():
        for path in sorted((game.folder / FOLDER).glob("*.json")):
            found = read_weights(path, game)
            assert found.card.games > 0
            assert found.card.command.startswith(f"regalia train {game.id}")
            assert len(found.card.interval) == 2
            for id in found.modes:
                mode = game.info.mode(id)
                assert set(mode.players) & set(found.players)
            assert path.stat().st_size < 100_000


def test_stored_weights_are_used_where_they_are_for():
    for game in games():
        for config in plain_setups(game):
            files = [read_weights(path, game) for path in (game.folder / FOLDER).glob("*.json")]
            there = any(config.mode in file.modes and config.players in file.players for file in files)
            assert (learned_of(game, config) is not None) == there
            assert isinstance(evaluation_of(game, config), LearnedEvaluation if there else HandEvaluation)


def test_written_and_read_again(tmp_path):
    game = next(iter(games()))
    file = some_file(game)
    path = tmp_path / "two.json"
    path.write_bytes(written(file))
    assert read_weights(path, game) == file


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"game": "chess"}, "weights-other-game"),
        ({"format": 2}, "weights-other-game"),
        ({"rules": "0"}, "weights-other-rules"),
        ({"features": ["time", "score"]}, "weights-other-features"),
        ({"sharpness": [0.1]}, "weights-rows"),
        ({"sharpness": [0.1, 0.0]}, "weights-rows"),
        ({"seat": Weights([0.0, 0.0], [1.0], [1.0])}, "weights-rows"),
        ({"automa": Weights([0.0], [], [])}, "weights-rows"),
    ],
)
def test_weights_that_do_not_fit_are_refused_with_a_sentence(changed, key):
    game = next(iter(games()))
    with pytest.raises(WeightsError) as refused:
        checked(some_file(game, **changed), "two.json", game)
    assert refused.value.key == key
    for lang in ("en", "fr"):
        assert "two.json" in refused.value.text(lang)
        assert game.id in refused.value.text(lang)


@pytest.mark.parametrize("text", [b"", b"{}", b"[1, 2]", b'{"format": 1', b"\xff"])
def test_files_that_are_none_are_refused(tmp_path, text):
    path = tmp_path / "two.json"
    path.write_bytes(text)
    with pytest.raises(WeightsError, match=r"two\.json"):
        read_weights(path, next(iter(games())))


def test_numbers_that_are_none_are_refused():
    game = next(iter(games()))
    size = len(feature_names(game))
    broken = msgspec.structs.replace(some_weights(size), flat=[math.inf] * size)
    with pytest.raises(WeightsError):
        checked(some_file(game, seat=broken), "two.json", game)


class Elsewhere:
    """A game whose weights lie in another folder."""

    def __init__(self, game, folder):
        self.game, self.folder, self.id, self.info = game, folder, game.id, game.info

    def room(self, name):
        return self.game.room(name)


def test_a_misfit_is_logged_and_the_guess_by_hand_stays(tmp_path, caplog):
    game = next(iter(games()))
    config = game.configure()
    folder = tmp_path / FOLDER
    folder.mkdir()
    (folder / "a.json").write_bytes(written(some_file(game, rules="0")))
    assert learned_of(Elsewhere(game, tmp_path), config) is None
    assert "a.json" in caplog.text
    (folder / "b.json").write_bytes(written(some_file(game)))
    assert isinstance(learned_of(Elsewhere(game, tmp_path), config), LearnedEvaluation)
