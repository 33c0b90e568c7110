"""The HTTP part conforms to its own OpenAPI document, whatever is sent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bohnhof.server.http.openapi import document
from tests.length import FULL
from tests.patience import HANGS
from tests.server.serving import NO_CERTIFICATES, Server, site

CHECKS: Any = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SCHEMA = schemathesis.openapi.from_dict(document())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in a thread of its own, with a table in its lobby."""
    with site(tmp_path_factory.mktemp("openapi")) as one:
        one.do(one.server.person().set_up())
        yield one.server
        assert one.server.service.metrics.faults == 0


@SCHEMA.parametrize()
@settings(max_examples=100 if FULL else 4, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_call_answers_as_documented(case: Any, server: Server) -> None:
    case.call_and_validate(base_url=server.address, checks=CHECKS, timeout=HANGS)


def test_unknown_pages_are_problems_too(server: Server) -> None:
    for path, status in (("/api/nothing", 404), ("/api/tables/none", 404), ("/games/none.txt", 404)):
        answer = httpx.get(server.address + path, verify=NO_CERTIFICATES, timeout=HANGS)
        assert answer.status_code == status
        assert answer.json().keys() == {"code", "reason"}
    assert httpx.get(f"{server.address}/healthz", verify=NO_CERTIFICATES, timeout=HANGS).text == "ok\n"
    assert "bohnhof_connections 0" in httpx.get(f"{server.address}/metrics", verify=NO_CERTIFICATES, timeout=HANGS).text
