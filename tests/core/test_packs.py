"""Component packs override fields of entries that exist; everything else is refused by name."""

import msgspec
import pytest

from regalia.core.errors import ComponentError
from regalia.core.packs import Pack, load_components, load_pack, read_toml


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
