"""Only one file of the page uses the network; everything else goes through it, so that it can be replaced.

The part that plays without a server is loaded by the file that starts it.
"""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
NETWORK = re.compile(r"\bfetch\(|\bnew (?:WebSocket|XMLHttpRequest|EventSource)\b|\bsendBeacon\(")


def test_only_the_transport_touches_the_network() -> None:
    files = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")]
    touching = {str(path.relative_to(SOURCES)) for path in files if NETWORK.search(path.read_text(encoding="utf-8"))}
    assert touching == {"lib/transport.ts", "offline/engine.ts"}


def test_whatever_is_waited_for_may_fail() -> None:
    """Svelte shows nothing at all, and reports a fault, if what it waits for fails and nothing is said for that."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.svelte")}
    assert any("{#await" in text for text in texts.values())
    assert [name for name, text in texts.items() if text.count("{#await") != text.count("{:catch")] == []
