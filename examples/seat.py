"""A program on a seat: joins a table and plays at random. `python examples/seat.py http://localhost:8000 TABLE NAME`"""

import json
import random
import sys
import time
from collections.abc import Iterator
from itertools import count
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

TRIES, PAUSE = 30, 2.0  # how often it comes back, and after how many seconds


def post(address: str, body: dict[str, object]) -> dict[str, str]:
    """Make one request to the lobby."""
    request = Request(address, json.dumps(body).encode(), {"content-type": "application/json"})
    with urlopen(request) as answer:
        return dict(json.load(answer))


def sit_and_play(server: str, table: str, name: str) -> None:
    """Take a seat, and play until the game is over; come back when the server restarts."""
    seat = post(f"{server}/api/tables/{table}/join", {"name": name})
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"
    refs = (f"{name}-{number}" for number in count(1))
    for _ in range(TRIES):
        try:
            if play(address, seat, refs):
                return
        except (OSError, WebSocketException):
            pass  # the server is not there yet
        time.sleep(PAUSE)
    raise URLError("the connection ended before the game, and the server did not come back")


def play(address: str, seat: dict[str, str], refs: Iterator[str]) -> bool:
    """Act whenever the game waits for the seat: one action at a time, the next after the answer. Is the game over?"""
    with connect(address, ping_interval=15, ping_timeout=10) as socket:  # notices a dead connection
        socket.send(json.dumps({"type": "hello", "token": seat["token"]}))
        view, answered = None, True
        for text in socket:
            message = json.loads(text)
            if message["type"] in ("welcome", "snapshot", "update"):
                view = message.get("view", message)  # welcome and snapshot have a view, an update is one
            elif message["type"] in ("accepted", "refused", "fault"):
                answered = True  # the update came before, so the view is the one after the action
            if view is None:  # the game has not begun
                continue
            if view["state"]["result"] is not None:
                print(f"scores {view['state']['result']['scores']}")
                return True
            if answered and seat["seat"] in view["state"]["waiting"] and view["legal"]["actions"]:
                answered = False
                action = random.choice(view["legal"]["actions"])
                socket.send(json.dumps({"type": "act", "ref": next(refs), "action": action}))
    return False


def main(arguments: list[str]) -> str | None:
    """Play; returns what went wrong, in one line."""
    if len(arguments) != 3:
        return "usage: python examples/seat.py SERVER TABLE NAME   (as in: http://localhost:8000 abc123 Robo)"
    server, table, name = arguments
    try:
        sit_and_play(server.rstrip("/"), table, name)
    except HTTPError as problem:
        said = problem.read().decode(errors="replace")
        reason = json.loads(said).get("reason", said) if said.startswith("{") else problem.reason
        return f"{server} refuses table {table}: {reason}"
    except (URLError, ValueError) as problem:
        return f"{server} cannot be reached: {getattr(problem, 'reason', problem)}"
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
