"""Every error that a person may read has its sentence in both languages."""

import ast

from regalia.core.texts import LANGUAGES, core_texts


def subclasses(trees):
    """Names of UserError and of every class derived from it."""
    found = {"UserError"}
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    for _ in classes:
        found |= {node.name for node in classes if any(getattr(base, "id", "") in found for base in node.bases)}
    return found


def error_keys(tree, errors):
    """Keys given to such an error, or to `wrong` of a position's reader."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            place = 0 if getattr(node.func, "id", "") in errors else 1 if getattr(node.func, "attr", "") == "wrong" else None
            if place is not None and len(node.args) > place and isinstance(node.args[place], ast.Constant):
                yield node.args[place].value


def test_every_error_has_its_sentence(root):
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in (root / "src" / "regalia").rglob("*.py")}
    errors = subclasses(trees.values())
    assert {"ConfigError", "TemplateError"} <= errors
    keys = {(key, path.name) for path, tree in trees.items() for key in error_keys(tree, errors)}
    assert len(keys) > 30
    missing = [(lang, *key) for key in sorted(keys) for lang in LANGUAGES if not core_texts().has(lang, f"error-{key[0]}")]
    assert missing == []
