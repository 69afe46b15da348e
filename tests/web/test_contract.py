"""The API keeps to its own description, and nothing that can be sent makes it fail."""

import os

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance

import endurance
from regalia.web.app import create_app
from table.helpers import some_duel
from web.server import Person

GAME, MODE = some_duel()
NEVER_ENDS = "/api/tables/{id}/events"


DESCRIPTION = create_app().openapi()
api = schemathesis.openapi.from_dict(DESCRIPTION).exclude(path=NEVER_ENDS)


@pytest.fixture(scope="session")
def inside(server):
    """Somebody who sits at a running table and at an open one, so that requests get past the door."""
    person = Person(server.url, name="Ann")
    running = person.create(GAME, MODE, ["me", "me"])
    waiting = person.create(GAME, MODE, ["me", "open"])
    return person, [running, waiting]


@api.parametrize()
@settings(
    max_examples=int(os.environ.get("REGALIA_DESCRIBED", endurance.SIZES["described"][0])),
    suppress_health_check=list(HealthCheck),
    deadline=None,
)
def test_whatever_is_sent_the_server_does_not_fail(case, inside, server):
    person, tables = inside
    real = tables[len(str(case.body)) % 2]
    if "id" in case.path_parameters and len(str(case.path_parameters)) % 3:
        case.path_parameters["id"] = real["table"]["id"]
    if "key" in case.path_parameters and len(str(case.path_parameters)) % 3:
        link = real["you"]["join" if "join" in case.path else "watch"]
        case.path_parameters["key"] = link.rsplit("/", 1)[1]
    response = case.call(base_url=server.url, cookies=dict(person.client.cookies))
    case.validate_response(response, checks=[not_a_server_error, response_schema_conformance])


def test_the_description_is_precise():
    paths = DESCRIPTION["paths"]
    assert len(paths) > 20
    for path, methods in paths.items():
        for method, operation in methods.items():
            if path.startswith("/api"):
                good = [code for code in operation["responses"] if code.startswith("2")]
                assert good, f"{method} {path}"
                assert operation["responses"].get("422") or method == "get" or not operation.get("requestBody")
