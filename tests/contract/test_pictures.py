"""docs/screenshots holds the pictures that a page shows, and nothing else, as small files."""

import re

import pytest

LARGEST = 160_000
PICTURE = re.compile(r"screenshots/([\w.-]+)\)")


def test_every_picture_is_shown_and_small(root):
    if not (root / "README.md").is_file():
        pytest.skip("a checkout without documentation")
    pages = [root / "README.md", *(root / "docs").glob("*.md")]
    shown = {name for page in pages for name in PICTURE.findall(page.read_text(encoding="utf-8"))}
    kept = {path.name: path.stat().st_size for path in (root / "docs" / "screenshots").iterdir()}
    assert set(kept) == shown
    assert {name: size for name, size in kept.items() if size > LARGEST} == {}
