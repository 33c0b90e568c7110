"""Shared work: done once per address, and nobody waits because another address has no budget left."""

from __future__ import annotations

import asyncio

import pytest

from bohnhof.server.thinking.in_common import InCommon, TooMany
from tests.server.serving import running


def test_an_address_has_it_done_once_and_whoever_is_first_answers_all() -> None:
    async def test() -> None:
        work: InCommon[str, str] = InCommon(1)
        debt, begun = asyncio.Event(), []

        async def slow() -> str:
            begun.append("slow")
            await debt.wait()
            return "late"

        async def quick() -> str:
            begun.append("quick")
            return "soon"

        late = [asyncio.ensure_future(work.get("game", "indebted", slow)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await work.get("another game", "indebted", slow)
        assert await work.get("game", "other", quick) == "soon"
        assert await asyncio.gather(*late) == ["soon", "soon"]
        assert begun == ["slow", "quick"]
        debt.set()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert await work.get("another game", "indebted", quick) == "soon"
        assert not work._tasks and not work._results  # noqa: PT018, SLF001

    running(test())


def test_whoever_goes_away_leaves_it_to_the_others() -> None:
    async def test() -> None:
        work: InCommon[str, str] = InCommon(1)
        ready = asyncio.Event()

        async def wait() -> str:
            await ready.wait()
            return "done"

        first = asyncio.ensure_future(work.get("game", "a", wait))
        second = asyncio.ensure_future(work.get("game", "a", wait))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        ready.set()
        assert await second == "done"

    running(test())
