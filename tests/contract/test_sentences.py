"""No sentence in Python: what a person reads is a key with a text in both languages.

A string constant of four or more words is taken for a sentence, except in a docstring, in an error or assertion for
developers, in a regular expression, in markup and in a query.
"""

import ast
import re

WORD = r"[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ’']*"
SENTENCE = re.compile(rf"(?:^|[^\w<]){WORD}(?:[ ,;:]+{WORD}){{3,}}")
NOT_PROSE = re.compile(r"[<>{}\\=|_]|^[A-Z]{3,} ")
FOR_DEVELOPERS = {"ValueError", "TypeError", "KeyError", "AssertionError", "RuntimeError", "NotImplementedError"}
ALLOWED = {
    "testing": "messages of failed checks",
}


def sentences(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    skipped = {id(node) for outer in ast.walk(tree) for part in _for_developers(outer) for node in ast.walk(part)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            text = " ".join(node.value.split())
            if SENTENCE.search(text) and not NOT_PROSE.search(text):
                yield f"{path.name}:{node.lineno}: {text[:80]}"


def _for_developers(node):
    """The parts of a node that only developers read."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return [node]
    if isinstance(node, ast.Assert) and node.msg is not None:
        return [node.msg]
    if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
        return [node.exc] if getattr(node.exc.func, "id", "") in FOR_DEVELOPERS else []
    return []


def test_no_sentence_in_python(root):
    package = root / "src" / "regalia"
    found = []
    for path in sorted(package.rglob("*.py")):
        if path.relative_to(package).parts[0] not in ALLOWED:
            found += sentences(path)
    assert found == []


def test_the_test_itself(tmp_path):
    source = tmp_path / "sample.py"
    source.write_text(
        '"""A docstring may say what it likes here."""\n'
        'KEY = "reason-not-in-hand"\n'
        'SHORT = "three words only"\n'
        'raise ValueError("block a starts at the wrong place")\n'
        'BAD = f"You do not have {KEY} in hand now"\n',
        encoding="utf-8",
    )
    assert [line.split(":")[1] for line in sentences(source)] == ["5"]
