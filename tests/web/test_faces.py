"""The two faces: cut down to what both languages need, kept, served for ever, and done without where they are missing."""

import io

import pytest

pytest.importorskip("fontTools")
pytest.importorskip("font_source_sans_pro")

from fontTools.ttLib import TTFont

from regalia.core.texts import core_folder
from regalia.web import faces

FRENCH = "éèêëàâçîïôœùûüÿÉÈÀÇŒ’«»… –—"


@pytest.fixture
def fresh(tmp_path, monkeypatch):
    """A user whose cache is empty; what this process remembers is forgotten before and after."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    remembered = (faces.faces, faces.licences, faces.face_rules)
    for one in remembered:
        one.cache_clear()
    yield tmp_path
    for one in remembered:
        one.cache_clear()


@pytest.mark.usefixtures("fresh")
def test_a_face_has_the_letters_of_both_languages_and_its_licence_but_not_its_name():
    font = TTFont(io.BytesIO(faces.cut_down(faces.FACES[0])))
    has = set(font.getBestCmap())
    assert {ord(letter) for letter in FRENCH} <= has
    texts = {ord(sign) for path in core_folder().rglob("*.ftl") for sign in path.read_text(encoding="utf-8") if sign.isalnum()}
    assert texts <= has
    names = {record.nameID: str(record) for record in font["name"].names}
    assert "Open Font License" in names[faces.LICENCE]
    assert names[1] == "Regalia Sans"
    assert "Source" not in names[1]


def test_faces_are_made_once_and_kept(fresh, monkeypatch):
    first = faces._kept(faces.FACES[0])
    monkeypatch.setattr(faces, "cut_down", lambda _: pytest.fail("made again"))
    assert faces._kept(faces.FACES[0]) == first
    assert len(list((fresh / "regalia" / "faces").iterdir())) == 1


def test_a_cache_that_cannot_be_written_does_not_matter(fresh, monkeypatch):
    (fresh / "regalia").write_text("in the way")
    monkeypatch.setattr(faces, "cut_down", lambda _: b"made")
    assert faces._kept(faces.FACES[0]) == b"made"


@pytest.mark.usefixtures("fresh")
def test_without_the_packages_the_system_serves(monkeypatch):
    monkeypatch.setattr(faces, "TOOLS", ("there_is_no_such_package",))
    assert faces.faces() == {}
    assert faces.licences() == {}
    assert faces.face_rules() == ""


def test_rules_name_files_that_are_there():
    for face in faces.FACES:
        assert faces.address(face.name) in faces.face_rules()
        assert faces.faces()[face.name][:4] == b"wOF2"
    assert b"SIL OPEN FONT LICENSE" in faces.licences()["source-serif-pro.txt"]
