"""The whole page under a sub-path: nothing that it requests, shows or stores is outside."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.server.serving import site as a_site


def test_a_table_is_set_up_and_shared_in_a_folder(person: Callable[..., Page], tmp_path: Path) -> None:
    with a_site(tmp_path, root="/beans") as site:
        page = person()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.on("websocket", lambda line: asked.append(line.url))
        page.goto(f"{site.address}/beans/")
        page.get_by_role("link", name="New here?").click()
        expect(page).to_have_url(f"{site.address}/beans/tutorial")
        page.go_back()
        page.get_by_label("Your name").fill("Anna")
        page.get_by_role("button", name="Invite friends").click()
        page.get_by_role("dialog").get_by_role("button", name="Invite friends").click()
        page.wait_for_url(f"{site.address}/beans/tables/*")
        link = page.get_by_role("textbox", name="Link to this table")
        expect(link).to_have_value(re.compile(f"{urlsplit(page.url).path}$"))
        page.reload()
        expect(page.get_by_text("Anna").first).to_be_visible()
        here = [urlsplit(url).path for url in asked if url.startswith(("http", "ws"))]
        assert any(path.endswith("/live") for path in here)
        assert [path for path in here if not path.startswith("/beans/")] == []
        assert [(cookie.get("name"), cookie.get("path")) for cookie in page.context.cookies()] == [
            ("bohnhof", "/beans")
        ]
