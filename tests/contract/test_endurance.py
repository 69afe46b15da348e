"""The table of long runs names tests that exist, and leaves a sample of each in `make test`."""

import re

import pytest

import endurance


@pytest.mark.parametrize("test", endurance.SAMPLES)
def test_the_table_names_tests_that_exist(root, test):
    file, _, name = test.partition("::")
    if not (root / file).is_file():
        pytest.skip("a checkout without this test")
    assert re.search(rf"^def {name}\(", (root / file).read_text(encoding="utf-8"), re.MULTILINE)


def test_a_sample_is_neither_nothing_nor_everything():
    for kept in endurance.SAMPLES.values():
        if isinstance(kept, int):
            assert kept > 1
        else:
            assert kept
            assert not endurance.in_sample("no such case", 0, kept)
    assert [endurance.in_sample("x", number, 3) for number in range(4)] == [True, False, False, True]


@pytest.mark.parametrize("name", endurance.SIZES)
def test_no_size_changes_a_setting_of_the_servers_it_tests(name):
    settings = pytest.importorskip("regalia.web.settings", reason="a checkout without the service")
    assert endurance.variable(name) not in {settings.PREFIX + field.upper() for field in settings.Settings.__struct_fields__}
