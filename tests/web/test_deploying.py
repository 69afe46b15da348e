"""What an operator is given: settings that are checked, figures that exist, container files that keep to good practice."""

import json
import re
import subprocess
import sys
import time

import pytest
import yaml

from regalia.core.errors import UserError
from regalia.web.metrics import Metrics
from regalia.web.settings import BOUNDS, PREFIX, Settings, check, from_environment
from web.server import ROOT, Person, Stream
from web.test_operation import GAME, MODE, regalia

WRONG = [
    ("REGALIA_RATE", "fast", "setting-value"),
    ("REGALIA_RATE", "0", "setting-range"),
    ("REGALIA_RATE", "nan", "setting-range"),
    ("REGALIA_MAX_BODY", "1.5", "setting-value"),
    ("REGALIA_MIGRATE", "perhaps", "setting-value"),
    ("REGALIA_LOG_LEVEL", "loud", "setting-choice"),
    ("REGALIA_PUBLIC_URL", "play.example.org", "setting-url"),
    ("REGALIA_RATE", "\udcff", "setting-value"),
    ("REGALIA_PUBLIC_URL", "https://[", "setting-url"),
    ("REGALIA_PUBLIC_URL", "https://play.example.org:99999", "setting-url"),
    ("REGALIA_PUBLIC_URL", "https://play example.org", "setting-url"),
    ("REGALIA_PUBLIC_URL", "https://ann:word@play.example.org", "setting-url"),
    ("REGALIA_PUBLIC_URL", "https://play.example.org/?a=b", "setting-url"),
    ("REGALIA_PUBLIC_URL", "HTTPS://play.example.org", "setting-url"),
    ("REGALIA_PUBLIC_URL", "https://play.example.org\nSet-Cookie: a=b", "setting-value"),
    ("REGALIA_SMTP", "smtp://host:abc", "setting-smtp"),
    ("REGALIA_SMTP", "smtp://:587", "setting-smtp"),
    ("REGALIA_SMTP", "smtp://ann:a\nb@host", "setting-smtp"),
    ("REGALIA_MAIL_FROM", "nobody", "setting-mail-from"),
    ("REGALIA_MAIL_FROM", "a@example.org\nBcc: b@example.org", "setting-value"),
    ("REGALIA_DATABASE", "mysql://x", "setting-database"),
    ("REGALIA_PROXY", "127.0.0.1,anybody", "setting-address"),
    ("REGALIA_TOKEN_DAYS", "-1", "setting-range"),
]


@pytest.mark.parametrize(("name", "value", "key"), WRONG)
def test_a_wrong_setting_is_named_in_both_languages(name, value, key):
    with pytest.raises(UserError) as caught:
        from_environment({name: value})
    assert caught.value.key == key
    for lang in ("en", "fr"):
        assert name in caught.value.text(lang)


def test_every_number_has_bounds_and_the_defaults_keep_to_them():
    assert check(Settings()) == Settings()
    numbers = {
        name for name, value in vars_of(Settings()).items() if isinstance(value, (int, float)) and not isinstance(value, bool)
    }
    assert numbers == set(BOUNDS)


def vars_of(settings):
    return {name: getattr(settings, name) for name in settings.__struct_fields__}


def test_a_wrong_setting_is_one_line_at_the_start(monkeypatch, sqlite):
    monkeypatch.setenv(PREFIX + "RATE", "fast")
    done = regalia("serve", "--database", sqlite)
    assert (done.returncode, len(done.stderr.strip().splitlines())) == (2, 1)
    monkeypatch.delenv(PREFIX + "RATE")
    done = regalia("serve", "--database", "oracle://x", "--lang", "fr")
    assert done.returncode == 2
    assert "attendu" in done.stderr


def test_no_password_in_an_address_is_said_again():
    for name, address in (
        ("PUBLIC_URL", "https://ann:zounds@x.org"),
        ("DATABASE", "oracle://ann:zounds@x"),
        ("SMTP", "ftp://ann:zounds@x"),
    ):
        with pytest.raises(UserError) as caught:
            from_environment({PREFIX + name: address})
        assert "zounds" not in caught.value.text("en")


def test_a_missing_driver_says_what_to_install(monkeypatch):
    from regalia.cli import serve

    monkeypatch.setattr(serve.importlib.util, "find_spec", lambda name: None if name == "asyncpg" else name)
    with pytest.raises(UserError) as caught:
        serve._migrate("postgresql://x/y", 1)
    assert "regalia[web,postgres]" in caught.value.text("en")


# -- figures -------------------------------------------------------------------------------------------


def named_in(text):
    return {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in re.findall(r"\bregalia_\w+", text)}


def test_dashboard_and_alerts_name_figures_that_exist():
    known = {metric.name for metric in Metrics().registry.collect()}
    for file in ("grafana.json", "alerts.yaml"):
        found = named_in((ROOT / "deploy" / file).read_text())
        assert found
        assert found <= known, file
    shown = named_in((ROOT / "deploy" / "grafana.json").read_text())
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text())
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
    for wanted in ("actions", "renderings", "thinking_queue", "streams", "tables_quarantined", "database_seconds"):
        assert f"regalia_{wanted}" in shown
    rules = yaml.safe_load((ROOT / "deploy" / "alerts.yaml").read_text())["groups"][0]["rules"]
    assert all(rule["expr"] and rule["annotations"]["summary"] for rule in rules)


def test_the_figures_are_counted(app):
    client = app()
    body = {"game": GAME, "mode": MODE, "players": 2, "seats": ["me", "me"]}
    id = client.post("/api/tables", json=body).json()["table"]["id"]
    client.get(f"/tables/{id}")
    client.get(f"/tables/{id}/parts")
    text = client.get("/metrics").text
    assert "regalia_renderings_total 2.0" in text
    assert re.search(r"regalia_database_seconds_count [1-9]", text)
    for name in ("regalia_thinking_queue", "regalia_tables_quarantined", "regalia_shed"):
        assert f"{name} 0.0" in text


def test_how_it_stands_is_counted_though_nobody_asks_this_process(app):
    """Whoever reads the figures may always be answered by another process, and gets ours too."""
    client = app()
    counted = client.app.state.metrics.tasks._value
    until = time.monotonic() + 60
    while not counted.get():
        assert time.monotonic() < until
        time.sleep(0.01)


def test_a_dropped_stream_is_no_error(server):
    before = server.said().count('"level":"error"')
    ann = Person(server.url, name="Ann")
    id = ann.create(GAME, MODE, ["me", "me"])["table"]["id"]
    for _ in range(5):
        Stream(ann, id).wait_for(lambda own: own.updates()).close()
    ann.act(ann.table(id))
    ann.get(f"/api/tables/{id}")
    assert server.said().count('"level":"error"') == before


# -- containers ----------------------------------------------------------------------------------------


def dockerfile():
    text = (ROOT / "Dockerfile").read_text()
    lines = re.sub(r"\\\n\s*", " ", text).splitlines()
    return [line.split(" ", 1) for line in lines if line.strip() and not line.startswith("#")]


def test_the_image_keeps_to_good_practice():
    steps = dockerfile()
    names = [name for name, _ in steps]
    assert set(names) <= {"FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "ENV"}
    last = max(number for number, name in enumerate(names) if name == "FROM")
    final = steps[last:]
    assert [words for name, words in final if name == "USER"] == ["regalia"]
    assert not [words for name, words in final[names[last:].index("USER") :] if name in ("RUN", "COPY")]
    volume = next(words for name, words in final if name == "VOLUME")
    made = [words for name, words in final if name == "RUN" and "install --directory --owner=regalia" in words]
    assert any(words.endswith(volume) for words in made), "a folder that is not there would be made for root alone"
    assert any(name == "HEALTHCHECK" and "/healthz" in words for name, words in final)
    assert all(":latest" not in words and ":" in words for name, words in steps if name == "FROM")
    for _, words in (step for step in steps if step[0] == "COPY" and "--from" not in step[1]):
        for source in words.split()[:-1]:
            assert (ROOT / source).exists(), source
    for name, words in steps:
        if name == "RUN" and "apt-get install" in words:
            assert "--no-install-recommends" in words
            assert "rm -rf /var/lib/apt/lists" in words
        if name == "RUN" and "pip " in words:
            assert "--no-cache-dir" in words


def test_the_compose_file_keeps_to_good_practice():
    found = yaml.safe_load((ROOT / "compose.yaml").read_text())
    server, database = found["services"]["server"], found["services"]["database"]
    assert server["read_only"]
    assert server["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in server["security_opt"]
    assert "/tmp" in server["tmpfs"]
    for service in (server, database):
        assert service["healthcheck"]["test"]
        assert service["restart"]
    assert all(port.startswith("127.0.0.1:") for port in server["ports"])
    assert server["depends_on"]["database"]["condition"] == "service_healthy"
    assert set(found["volumes"]) == {volume.split(":")[0] for volume in database["volumes"]}
    given = {name: re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", value) for name, value in server["environment"].items()}
    settings = from_environment({name: value for name, value in given.items() if value})
    gateway = found["networks"]["inside"]["ipam"]["config"][0]["gateway"]
    assert settings.proxy == gateway, "a proxy on the host is believed, so that each client counts for itself"


def test_the_packages_are_listed_with_their_licences():
    done = subprocess.run([sys.executable, ROOT / "tools" / "audit.py"], capture_output=True, text=True)
    assert "fastapi" in done.stdout
    assert "weaknesses" in done.stdout
