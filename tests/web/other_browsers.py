"""A whole game without a server in Firefox and in WebKit, by taps; `make test` uses Chromium only.

    python -m tests.web.other_browsers firefox webkit --editions boonanza duel

It needs Debian's firefox-esr, or webkit2gtk-driver and xvfb, and a site that `make site` has made. Nothing of these
browsers is driven through libraries: Firefox speaks WebDriver BiDi itself, WebKit has a driver.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, Protocol

from websockets.sync.client import ClientConnection, connect

from bohnhof.editions import EDITIONS
from tests.patience import PATIENTLY
from tests.web.engine import TOP
from tests.web.offline import ASK, START, TAP, WORKERS
from tests.web.players import MOST_TAPS
from tests.web.test_static_site import BELOW, hosted

SITE: Final = TOP / "build" / "site"
HERE: Final = "127.0.0.1"
A_MOMENT: Final = 0.2  # seconds between two looks
MOST_LOOKS: Final = 2000
MINI_BROWSER: Final = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"


class OtherBrowser(Protocol):
    """One window."""

    def go(self, address: str) -> None:
        """Load this page."""

    def run(self, function: str, given: Any = None) -> Any:
        """What this function of JavaScript returns, or promises, for a value."""


class Firefox:
    """Over a WebSocket (WebDriver BiDi)."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count(1)
        self._do("session.new", capabilities={})
        self._window = self._do("browsingContext.getTree")["contexts"][0]["context"]

    def _do(self, method: str, **params: Any) -> Any:
        n = next(self._numbers)
        self._socket.send(json.dumps({"id": n, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv())
            if answer.get("id") == n:
                assert answer["type"] == "success", answer
                return answer["result"]

    def go(self, address: str) -> None:
        self._do("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def run(self, function: str, given: Any = None) -> Any:
        expression = f"Promise.resolve(({function})({json.dumps(given)})).then((it) => JSON.stringify(it ?? null))"
        answer = self._do(
            "script.evaluate", expression=expression, target={"context": self._window}, awaitPromise=True
        )  # fmt: skip
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])


@contextmanager
def firefox() -> Iterator[OtherBrowser]:
    with TemporaryDirectory() as profile:
        command = ["firefox-esr", "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        with running(command) as program:
            assert program.stderr is not None
            found = (re.search(r"WebDriver BiDi listening on (ws://\S+)", line) for line in program.stderr)
            address = next(match[1] for match in found if match)
            with connect(f"{address}/session", max_size=None, **PATIENTLY) as socket:
                yield Firefox(socket)


class WebKit:
    """Over HTTP (WebDriver)."""

    def __init__(self, port: int) -> None:
        self._port = port
        options = {"webkitgtk:browserOptions": {"binary": MINI_BROWSER, "args": ["--automation"]}}
        self._session = self._do("", {"capabilities": {"alwaysMatch": options}})["sessionId"]
        self._do("/timeouts", {"script": START * 5, "pageLoad": START})

    def _do(self, path: str, given: Any) -> Any:
        line = HTTPConnection(HERE, self._port)
        session = f"/{self._session}" if path else ""
        line.request("POST", f"/session{session}{path}", json.dumps(given), {"content-type": "application/json"})
        answer = line.getresponse()
        said = json.loads(answer.read())
        assert answer.status == 200, said
        return said["value"]

    def go(self, address: str) -> None:
        self._do("/url", {"url": address})

    def run(self, function: str, given: Any = None) -> Any:
        script = (
            f"const answer = arguments[1]; Promise.resolve().then(() => ({function})(arguments[0])).then("
            "(it) => answer({it: it ?? null}), (fault) => answer({fault: String(fault)}));"
        )
        said = self._do("/execute/async", {"script": script, "args": [given]})
        assert "fault" not in said, said["fault"]
        return said["it"]


@contextmanager
def webkit() -> Iterator[OtherBrowser]:
    screen, port = ":77", 47877
    driver = ["env", f"DISPLAY={screen}", "WebKitWebDriver", f"--port={port}", f"--host={HERE}"]
    with running(["Xvfb", screen, "-screen", "0", "1280x800x24"]), running(driver):
        wait_for(lambda: is_open(port))
        yield WebKit(port)


def is_open(port: int) -> bool:
    try:
        HTTPConnection(HERE, port).connect()
    except OSError:
        return False
    return True


@contextmanager
def running(command: list[str]) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as program:
        try:
            yield program
        finally:
            program.terminate()


def wait_for(is_so: Callable[[], bool]) -> None:
    looks = 0
    while not is_so():
        looks += 1
        assert looks < MOST_LOOKS, "it does not come"
        time.sleep(A_MOMENT)


def ready(browser: OtherBrowser) -> None:
    stage = "() => [document.documentElement.dataset.engine, document.querySelector('[role=alert]')?.textContent]"

    def is_ready() -> bool:
        found, alert = browser.run(stage)
        assert found not in ("failed", "missing", "old"), alert
        return bool(found == "ready")

    wait_for(is_ready)


def play(browser: OtherBrowser, edition: str, folder: Path, port: int) -> str:
    """Load the site, set up a table, end the host, and play to the end with a reload in the middle."""
    with hosted(folder, port) as address:
        browser.go(f"{address}/")
        wait_for(lambda: bool(browser.run("() => !!document.querySelector('.cover .button, .strip, .lobby')")))
        browser.run(f"() => {{ {WORKERS} }}")
        browser.run("() => document.querySelector('.cover .button')?.click()")
        ready(browser)
        if not browser.run("() => !!window.workers"):  # chosen before: the worker was there first
            browser.run("() => localStorage.clear()")
            browser.go(f"{address}/")
            browser.run(f"() => {{ {WORKERS} }}")
            wait_for(lambda: bool(browser.run("() => !!document.querySelector('.cover .button')")))
            browser.run("() => document.querySelector('.cover .button').click()")
            ready(browser)
        seats = min(EDITIONS[edition].set_ups)
        wish = {"edition": edition, "players": seats, "name": "Anna", "pace": 0, "start": True}
        wish["bots"] = {str(seat): "random" for seat in range(1, seats)}
        table = json.loads(browser.run(ASK, ["POST", "/api/tables", json.dumps(wish)]))["table"]
        keeps = browser.run("() => navigator.serviceWorker ? navigator.serviceWorker.ready.then(() => true) : false")
        if not keeps:
            return finish(browser, f"{address}/tables/{table}") + ", but no service worker: the host was there"
    return finish(browser, f"{address}/tables/{table}") + ", no host"


def finish(browser: OtherBrowser, address: str) -> str:
    browser.go(address)
    ready(browser)
    assert not browser.run(TAP, 5)
    browser.go(address)
    ready(browser)
    assert browser.run(TAP, MOST_TAPS)
    scores = browser.run("() => [...document.querySelectorAll('.end .scores > li')].map((one) => one.innerText)")
    return f"over, {len(scores)} in the ranking"


BROWSERS: Final = {"firefox": firefox, "webkit": webkit}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("browsers", nargs="+", choices=BROWSERS)
    parser.add_argument("--editions", nargs="*", default=list(EDITIONS), choices=EDITIONS)
    given = parser.parse_args()
    assert SITE.is_dir(), "there is no site: make site"
    with TemporaryDirectory() as scratch, ExitStack() as open_now:
        folder = Path(scratch)
        shutil.copytree(SITE, folder / BELOW[1:])
        with hosted(folder) as address:
            port = int(address.removeprefix(f"http://{HERE}:").partition("/")[0])
        for name in given.browsers:
            browser = open_now.enter_context(BROWSERS[name]())
            print(name, browser.run("() => navigator.userAgent"), flush=True)
            for edition in given.editions:
                print(f"  {edition}: {play(browser, edition, folder, port)}", flush=True)


if __name__ == "__main__":
    main()
