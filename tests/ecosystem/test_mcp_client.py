"""The official client of the Model Context Protocol starts `bohnhof mcp` and plays some moves over standard input."""

import asyncio
import json
import os
import sys

import pytest

mcp = pytest.importorskip("mcp", reason="mcp is not installed: python -m tests.ecosystem mcp")
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


async def played() -> tuple[set[str], list[str]]:
    server = StdioServerParameters(
        command=sys.executable, args=["-m", "bohnhof", "mcp", "--edition", "duel", "--seed", "1"], env=dict(os.environ)
    )
    async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
        await session.initialize()
        tools = {tool.name for tool in (await session.list_tools()).tools}
        done = []
        for _ in range(5):
            seen = json.loads((await session.call_tool("observe", {})).content[0].text)
            words = seen["you_may"][0]
            await session.call_tool("act", {"action": words})
            done.append(words)
        return tools, done


def test_the_official_client_plays() -> None:
    tools, done = asyncio.run(played())
    assert {"observe", "wait", "act", "offer", "answer", "say"} <= tools
    assert len(done) == 5
