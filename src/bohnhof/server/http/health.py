"""Is the server well? What it needs is tried, not remembered: writing, reading, thinking."""

from __future__ import annotations

import asyncio
from typing import Final

from bohnhof.server.http.service import Service
from bohnhof.server.storage.store import StoreFault

ANSWERS_WITHIN: Final = 5.0  # seconds with something that does not answer

REASONS: Final = {
    "stopping": "the server is stopping",
    "database": "the database does not take or give anything: the disk may be full, or another program holds it",
    "damaged": "the database is damaged: stop the server and go back to a copy",
    "bots": "the bots' processes do not start",
    "replays": "the replays' process does not start",
}


async def why_not_well(service: Service) -> str | None:
    """One word for what is wrong; None: all is well."""
    if service.is_stopping:
        return "stopping"
    try:
        async with asyncio.timeout(ANSWERS_WITHIN):
            await service.store.ping()
    except (TimeoutError, StoreFault):
        return "damaged" if service.store.is_damaged else "database"
    if service.store.is_damaged:
        return "damaged"
    for name, workers in (("bots", service.brains.workers), ("replays", service.replays.workers)):
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                if not await workers.are_well():
                    return name
        except TimeoutError:
            return name
    return None
