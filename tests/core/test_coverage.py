"""The coverage report finds marks and keys in source, without running it."""

from regalia.core.coverage import coverage, emitted_keys, marked_clauses, required_keys, warning_keys

from .tiny import GAME

TESTS = """
@rule("TINY-ALL-01")
def test_one(): ...

@pytest.mark.parametrize("x", [1, pytest.param(2, marks=rule("TINY-ALL-02", "TINY-ALL-09"))])
def test_two(x): ...

@testing.rule("TINY-X-1")
class TestThree:
    @pytest.mark.rule("TINY-X-2")
    def test_inner(self): ...

@rule("TINY-NOT-1")
def helper(): ...

@rule("TINY-NOT-2")
class TestEmpty:
    def helper(self): ...

def test_plain():
    rule("TINY-NOT-3")
"""

SOURCE = """
class A(Question):
    def warning(self, g, action):
        return "wasteful" if action else ""
    def apply(self, g, action):
        g.emit("take" if action else "leave", 0, {"note": "text"})
        g.emit_to("look", 0, {}, 1)
        other("nothing")
"""


def test_marks(tmp_path):
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_x.py").write_text(TESTS, encoding="utf-8")
    found = marked_clauses(tmp_path)
    assert sorted(found) == ["TINY-ALL-01", "TINY-ALL-02", "TINY-ALL-09", "TINY-X-1", "TINY-X-2"]
    assert found["TINY-X-1"] == ["test_x.py::test_inner"]


def test_report(tmp_path):
    (tmp_path / "test_x.py").write_text(TESTS, encoding="utf-8")
    report = coverage(GAME, tmp_path)
    assert report["clauses"] == ["TINY-ALL-01", "TINY-ALL-02", "TINY-ALL-03"]
    assert report["untested"] == ["TINY-ALL-03"]
    assert report["refusals"] == 3
    assert {"en:prompt-plan", "fr:waiting-plan", "fr:only-english", "en:mode-plain", "en:score-all"} <= set(
        report["untranslated"]
    )
    assert "en:action-add" not in report["untranslated"]


def test_no_tests_at_all(tmp_path):
    assert coverage(GAME, tmp_path / "none")["untested"] == GAME.rulebook.clauses


def test_keys_in_source(tmp_path):
    (tmp_path / "steps.py").write_text(SOURCE, encoding="utf-8")
    assert emitted_keys(tmp_path) == ["leave", "look", "take"]
    assert warning_keys(tmp_path) == ["wasteful"]


def test_required_keys():
    keys = required_keys(GAME)
    assert {"rule-TINY-ALL-01", "reason-too-much", "log-plan", "mode-option-fast", "rules-section-all"} <= set(keys)
    assert len(keys) == len(set(keys))
