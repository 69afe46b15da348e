"""Whatever is wrong with a call: one clear line on standard error, nothing on standard output, exit code 2."""

import os
import signal
import subprocess
import sys

import pytest

import regalia

ID = regalia.game_ids()[0]
WRONG = [
    ["fly"],
    ["--fly"],
    ["games", "--fly"],
    ["games", "extra"],
    ["games", "--lang", "de"],
    ["games", "--lang"],
    ["simulate"],
    ["simulate", "no_such_game"],
    ["simulate", ID, "--players", "99"],
    ["simulate", ID, "--players", "0"],
    ["simulate", ID, "--players", "two"],
    ["simulate", ID, "--players"],
    ["simulate", ID, "--mode", "no_such_mode"],
    ["simulate", ID, "--option", "nonsense"],
    ["simulate", ID, "--option", "no_such_option=1"],
    ["simulate", ID, "--option", "pack=/no/such/folder"],
    ["simulate", ID, "--seed", "x"],
    ["simulate", ID, "--games", "0"],
    ["simulate", ID, "--games", "many"],
    ["simulate", ID, "--jobs", "-1"],
    ["simulate", ID, "--bots", "no_such_bot"],
    ["simulate", ID, "--bots", "random,,random"],
    ["simulate", ID, "--bots", "no.such:Bot"],
    ["simulate", ID, "--backend", "moon"],
    ["arena", ID, "--bots", "random"],
    ["arena", ID, "--report", "/no/such/folder/out.html"],
    ["arena", ID, "--report", "/"],
    ["replay"],
    ["replay", "no_such_file.json"],
    ["replay", "/"],
    ["rules"],
    ["rules", "no_such_game"],
    ["rules", ID, "NO-SUCH-CLAUSE"],
    ["rules", ID, "--coverage", "--tests", "/no/such/folder"],
    ["bench", "no_such_game"],
    ["bench", "--rounds", "0"],
    ["bench", "--seconds", "-1"],
    ["bench", "--seconds", "soon"],
    ["bench", "--against", "/no/such/folder"],
    ["doctor", "no_such_file.json"],
    ["new-game"],
    ["new-game", "Not A Name"],
    ["play", "no_such_game"],
    ["play", ID, "--seat", "77"],
    ["play", ID, "--bots", "no_such_bot"],
    ["play", ID, "--load", "no_such_file"],
]


def one_line(ran):
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.endswith("\n")
    assert len(ran.err.splitlines()) == 1
    assert "Traceback" not in ran.err
    assert "error-" not in ran.err


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("argv", WRONG, ids=" ".join)
def test_one_clear_line(cli, argv, lang):
    extra = [] if "--lang" in argv else ["--lang", lang]
    one_line(cli(*argv, *extra))


@pytest.mark.parametrize("text", ["", "{", "[]", '{"game": 3}', '{"game":"x","rules":"1","mode":"m","players":2,"options":{}}'])
def test_a_broken_journal(cli, tmp_path, text):
    path = tmp_path / "broken.json"
    path.write_text(text, encoding="utf-8")
    one_line(cli("replay", path))


def test_a_journal_against_the_rules(cli, journal):
    lines = journal.read_text(encoding="utf-8").splitlines()
    journal.write_text("\n".join([lines[0], *lines[2:]]), encoding="utf-8")
    one_line(cli("replay", journal))


def test_steps_and_seats_out_of_range(cli, journal):
    one_line(cli("replay", journal, "--step", 100_000))
    one_line(cli("replay", journal, "--step", -1))
    one_line(cli("replay", journal, "--seat", 9))


def test_no_board_or_a_drawing(cli, journal, tmp_path):
    out = tmp_path / "board.svg"
    ran = cli("replay", journal, "--svg", out, "--json")
    if ran.code == 0:
        assert out.read_text(encoding="utf-8").lstrip().startswith("<")
    else:
        one_line(ran)
        assert not out.exists()


def test_no_tests_folder_around(cli, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    one_line(cli("rules", ID, "--coverage"))


# -- signals and pipes need a process of their own -------------------------------------------------------


def started(tmp_path, *argv):
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "regalia", *argv]
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=environment, preexec_fn=hear_interrupts)


def hear_interrupts():
    """A background job ignores them, and so would what it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def read_prompt(process):
    seen = b""
    while not seen.endswith(b"\n> "):
        piece = process.stdout.read(1)
        assert piece, seen
        seen += piece


@pytest.fixture(params=["heard", "ignored"])
def around(request):
    """What this process, like the shell of a background job, does with interrupts."""
    before = signal.getsignal(signal.SIGINT)
    signal.signal(signal.SIGINT, signal.SIG_IGN if request.param == "ignored" else before)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("around")
def test_interrupt_saves_and_is_quiet(tmp_path):
    process = started(tmp_path, "play", ID, "--seed", "1", "--bots", "random", "--no-confirm")
    read_prompt(process)
    process.stdin.write(b"1\n")
    process.stdin.flush()
    read_prompt(process)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate()
    assert process.returncode == 130
    assert err == b""
    assert len(list(tmp_path.rglob("*.json"))) == 1


def test_a_reader_that_goes_away(tmp_path):
    process = started(tmp_path, "rules", ID)
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait() == 1
