"""A server's own editions, where several servers share a database; `tests/cli/test_serve_own.py` has the rest."""

from __future__ import annotations

from pathlib import Path

import pytest

from bohnhof.server.storage.store import Listed
from tests.server.clubs import club
from tests.server.serving import running


def test_a_table_whose_edition_only_another_server_offers_is_not_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with club(tmp_path) as (one, other):
            table = (await one.person().set_up(seats=3, public=True))["table"]
            settings = (await one.service.lobby.settings(table)).copy(edition="mine")

            async def open_elsewhere(_: int) -> list[Listed]:
                return [Listed(settings, 0)]

            monkeypatch.setattr(other.service.bus, "open_elsewhere", open_elsewhere)
            assert (await other.person().get("/api/tables"))["open"] == []

    running(test())
