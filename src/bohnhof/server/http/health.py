"""Health: actually tries writing, reading and thinking."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from bohnhof.server.storage.store import StoreFault

if TYPE_CHECKING:
    from bohnhof.server.http.service import Service

ANSWERS_WITHIN: Final = 5.0  # seconds until something counts as not answering


async def why_not_well(service: Service) -> str | None:
    """One word for what is wrong; None if everything works."""
    if service.is_stopping:
        return "stopping"
    try:
        async with asyncio.timeout(ANSWERS_WITHIN):
            await service.store.ping()
    except (TimeoutError, StoreFault):
        return "damaged" if service.store.is_damaged else "database"
    if service.store.is_damaged:
        return "damaged"
    if not service.bus.is_well:
        return "database"
    for name, workers in (("bots", service.brains.workers), ("replays", service.replay_workers)):
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                if not await workers.are_well():
                    return name
        except TimeoutError:
            return name
    return None
