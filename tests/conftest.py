"""Options and settings of the whole suite."""

import os

import pytest
from hypothesis import settings

settings.register_profile(
    "regalia", deadline=None, derandomize=True, database=None, max_examples=int(os.environ.get("REGALIA_EXAMPLES", "12"))
)
settings.load_profile("regalia")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden-update", action="store_true", help="write the stored playthroughs anew instead of comparing")
