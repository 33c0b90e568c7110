"""A program on a seat: joins a table and plays at random. `python examples/seat.py http://localhost:8000 TABLE NAME`"""

import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def post(address: str, body: dict[str, object]) -> dict[str, str]:
    """One request of the lobby."""
    request = Request(address, json.dumps(body).encode(), {"content-type": "application/json"})
    with urlopen(request) as answer:
        return dict(json.load(answer))


def sit_and_play(server: str, table: str, name: str) -> None:
    """Take a seat, then act whenever the game waits for it."""
    seat = post(f"{server}/api/tables/{table}/join", {"name": name})
    with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live") as socket:
        socket.send(json.dumps({"type": "hello", "token": seat["token"]}))
        number = 0
        for text in socket:
            message = json.loads(text)
            view = message.get("view") or message  # welcome and snapshot have a view, an update is one
            if message["type"] not in ("welcome", "snapshot", "update") or "legal" not in view:
                continue
            if view["state"]["result"] is not None:
                print(f"scores {view['state']['result']['scores']}")
                return
            if seat["seat"] in view["state"]["waiting"] and view["legal"]["actions"]:
                number += 1
                action = random.choice(view["legal"]["actions"])
                socket.send(json.dumps({"type": "act", "ref": f"{name}-{number}", "action": action}))


if __name__ == "__main__":
    sit_and_play(*sys.argv[1:4])
