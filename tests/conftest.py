"""Options and settings of the whole suite."""

import os

import pytest
from hypothesis import settings

import endurance

settings.register_profile(
    "regalia", deadline=None, derandomize=True, database=None, max_examples=int(os.environ.get("REGALIA_EXAMPLES", "12"))
)
settings.load_profile("regalia")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden-update", action="store_true", help="write the stored playthroughs anew instead of comparing")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    endurance.mark(items)
