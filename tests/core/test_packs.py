"""Component packs override fields of entries that exist; everything else is refused by name."""

import importlib
import inspect
import pkgutil

import msgspec
import pytest

import regalia.games
from regalia.core.errors import ComponentError
from regalia.core.files import read_toml
from regalia.core.packs import Pack, check_pack, load_components, load_pack


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    value: int


class File(msgspec.Struct):
    card: list[Card]
    bonus: int
    cost: dict[str, int]


FILES = {"cards": File}
TOML = 'bonus = 2\ncost = { wood = 1, stone = 2 }\n[[card]]\nid = "ace"\nvalue = 1\n[[card]]\nid = "king"\nvalue = 10\n'


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "cards.toml").write_text(TOML, encoding="utf-8")
    return tmp_path


def load(folder, **files):
    return load_components(folder, FILES, Pack("mine", files))["cards"]


def wrong(key, folder, **files):
    with pytest.raises(ComponentError) as caught:
        load(folder, **files)
    assert caught.value.key == key
    assert "error-" not in caught.value.text("fr")
    return str(caught.value)


def test_without_a_pack(folder):
    cards = load_components(folder, FILES, None)["cards"]
    assert [card.value for card in cards.card] == [1, 10]


def test_a_pack_changes_what_it_names(folder):
    cards = load(folder, cards={"bonus": 5, "cost": {"stone": 9}, "card": [{"id": "king", "value": 12}]})
    assert (cards.bonus, cards.cost, [card.value for card in cards.card]) == (5, {"wood": 1, "stone": 9}, [1, 12])


def test_an_empty_pack_changes_nothing(folder):
    assert load(folder) == load_components(folder, FILES, None)["cards"]


def test_unknown_file(folder):
    assert "cards" in wrong("pack-unknown-file", folder, tiles={})


def test_unknown_field(folder):
    assert "malus" in wrong("pack-unknown-field", folder, cards={"malus": 1})
    assert "mine/cards.card.ace" in wrong("pack-unknown-field", folder, cards={"card": [{"id": "ace", "price": 1}]})


def test_unknown_entry(folder):
    assert "queen" in wrong("pack-unknown-entry", folder, cards={"card": [{"id": "queen", "value": 1}]})
    wrong("pack-unknown-entry", folder, cards={"card": [{"value": 1}]})
    wrong("pack-unknown-entry", folder, cards={"card": ["king"]})
    wrong("pack-unknown-entry", folder, cards={"card": [{"id": ["king"], "value": 1}]})


def test_a_field_that_only_other_entries_of_the_kind_have(folder):
    class Suited(msgspec.Struct):
        id: str
        suit: str = ""

    class Suits(msgspec.Struct):
        card: list[Suited]

    (folder / "suits.toml").write_text('[[card]]\nid = "ace"\n[[card]]\nid = "king"\nsuit = "spades"\n', encoding="utf-8")
    pack = Pack("mine", {"suits": {"card": [{"id": "ace", "suit": "hearts"}]}})
    found = load_components(folder, {"suits": Suits}, pack)["suits"]
    assert [card.suit for card in found.card] == ["hearts", "spades"]


def test_entries_must_be_a_list(folder):
    wrong("pack-not-entries", folder, cards={"card": {"id": "king"}})


def test_wrong_type(folder):
    assert "cards.toml" in wrong("file-invalid", folder, cards={"bonus": "much"})


def test_broken_and_missing_files(tmp_path):
    (tmp_path / "cards.toml").write_text("bonus = = 2", encoding="utf-8")
    wrong("file-broken", tmp_path)
    with pytest.raises(ComponentError) as caught:
        read_toml(tmp_path / "none.toml")
    assert caught.value.key == "file-unreadable"


def test_loading_a_pack(tmp_path):
    (tmp_path / "cards.toml").write_text("bonus = 3\n", encoding="utf-8")
    assert load_pack(tmp_path) == Pack(tmp_path.name, {"cards": {"bonus": 3}})
    (tmp_path / "pack.toml").write_text('name = "printed"\n', encoding="utf-8")
    assert load_pack(tmp_path).name == "printed"


def test_no_pack_there(tmp_path):
    for folder, key in ((tmp_path, "pack-empty"), (tmp_path / "none", "pack-missing")):
        with pytest.raises(ComponentError) as caught:
            load_pack(folder)
        assert caught.value.key == key


def test_digest_depends_on_the_content_alone():
    one, two = Pack("a", {"x": {"p": 1, "q": 2}}), Pack("b", {"x": {"q": 2, "p": 1}})
    assert one.digest == two.digest
    assert one.digest != Pack("a", {"x": {"p": 1}}).digest
    assert len({one, Pack("a", {"x": {"q": 2, "p": 1}})}) == 1


ODD = [
    ("pack-number", {"bonus": 2**63}),
    ("pack-number", {"bonus": -(10**30)}),
    ("pack-number", {"bonus": float("nan")}),
    ("pack-number", {"card": [{"id": "king", "value": 10_000}]}),
    ("pack-text", {"card": [{"id": "\ud800"}]}),
    ("pack-text", {"\udfff": 1}),
    ("pack-text", {"bonus": "a\x00"}),
    ("pack-text", {"bonus": "x" * 100_000}),
    ("pack-text", {"bonus": object()}),
    ("pack-too-much", {"card": [1] * 1000}),
    ("pack-too-much", {"a": {"b": {"c": {"d": {"e": {"f": {"g": {"h": {"i": {}}}}}}}}}}),
]


@pytest.mark.parametrize(("key", "change"), ODD, ids=range(len(ODD)))
def test_values_that_no_component_has_are_refused_by_name(key, change):
    with pytest.raises(ComponentError) as caught:
        check_pack(Pack("mine", {"cards": change}))
    assert caught.value.key == key
    assert caught.value.text("fr").encode()


@pytest.mark.parametrize("id", [[1], {"a": 1}, 1.5, None, True])
def test_an_id_of_another_kind_is_no_entry(folder, id):
    wrong("pack-unknown-entry", folder, cards={"card": [{"id": id, "value": 1}]})


def test_a_name_that_is_no_text_is_refused():
    with pytest.raises(ComponentError):
        check_pack(Pack("\ud800", {}))


def test_what_is_kept_of_packs_has_a_bound():
    """Everybody may bring packs: none of them stays for ever."""
    checked = 0
    for module in pkgutil.walk_packages(regalia.games.__path__, "regalia.games."):
        for thing in vars(importlib.import_module(module.name)).values():
            if hasattr(thing, "cache_parameters") and "pack" in inspect.signature(thing).parameters:
                assert thing.cache_parameters()["maxsize"] is not None, f"{module.name}.{thing.__name__}"
                checked += 1
    assert checked > 8
