"""Fair deals: the server commits before it knows the players' numbers, and nobody chooses the deck alone."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bohnhof.cli import main
from bohnhof.server.storage.fairness import Promise, Signer, fingerprint, is_signed, new_promise
from bohnhof.server.storage.records import NUMBER, SECRET, marks
from tests.server.playing import Player
from tests.server.serving import Person, running, served

ANNAS, BERTS = "a" * 32, "0123456789abcdef" * 4
PROMISE = Promise("bohnanza", ("encore", "coin-trading"), 4, "5e" * 32)


def test_the_commitment_and_the_deck_are_what_the_manual_says() -> None:
    """docs/fairness.md gives these texts, so that everybody can check a game without this program."""
    set_up = "edition bohnanza\noptions coin-trading encore\nseats 4\n"
    secret = f"secret {'5e' * 32}\n"
    assert PROMISE.commitment == sha256(f"bohnhof commitment 2\n{set_up}{secret}".encode()).hexdigest()
    deal = f"bohnhof deal 2\n{set_up}{secret}number 0 {ANNAS}\nnumber 2 {BERTS}\n"
    assert PROMISE.seed({2: BERTS, 0: ANNAS}) == str(int(sha256(deal.encode()).hexdigest(), 16))
    without = f"bohnhof deal 2\nedition duel\noptions -\nseats 2\n{secret}"
    assert Promise("duel", (), 2, "5e" * 32).seed({}) == str(int(sha256(without.encode()).hexdigest(), 16))


@pytest.mark.parametrize(
    "other",
    [
        Promise("bohnanza-plus", ("encore", "coin-trading"), 4, "5e" * 32),
        Promise("bohnanza", ("encore",), 4, "5e" * 32),
        Promise("bohnanza", ("encore", "coin-trading"), 5, "5e" * 32),
        Promise("bohnanza", ("encore", "coin-trading"), 4, "5f" * 32),
    ],
    ids=["edition", "options", "seats", "secret"],
)
def test_the_commitment_covers_the_secret_and_the_whole_set_up(other: Promise) -> None:
    assert other.commitment != PROMISE.commitment
    assert other.seed({}) != PROMISE.seed({})


def test_before_the_deal_nobody_can_work_out_the_seed() -> None:
    """The commitment is public: it must not be the seed of a deal to which nobody added a number."""
    promise = new_promise("duel", (), 2)
    assert promise.seed({}) != str(int(promise.commitment, 16))
    assert len({new_promise("duel", (), 2).secret for _ in range(100)}) == 100


def test_every_number_changes_the_deck() -> None:
    seeds = {PROMISE.seed(numbers) for numbers in ({}, {0: ANNAS}, {1: ANNAS}, {0: BERTS}, {0: ANNAS, 1: BERTS})}
    assert len(seeds) == 5


def test_only_the_owner_of_a_key_signs() -> None:
    signer, other = Signer(b"k" * 32), Signer(b"l" * 32)
    signature = signer.sign("a game")
    assert is_signed("a game", signer.public, signature)
    assert not is_signed("another game", signer.public, signature)
    assert not is_signed("a game", other.public, signature)
    assert not is_signed("a game", "no key", "no signature")
    assert fingerprint(signer.public) != fingerprint(other.public)


# --------------------------------------------------------------------------------- at a table


async def fair(person: Person, table: str) -> Any:
    return (await person.get(f"/api/tables/{table}"))["fair"]


async def to_the_end(player: Player, seed: int = 1) -> None:
    if not player.view:
        await player.hear("snapshot")
    await player.play(seed)
    while player.table["stage"] != "over":
        await player.next()


def check(table: Any, record: str, numbers: dict[int, str], commitment: str) -> None:
    """Check that the record shows the commitment, and that the server kept it."""
    (secret,) = marks(record, SECRET)
    promise = Promise(table["edition"], tuple(table["options"]), len(table["seats"]), secret)
    assert promise.commitment == commitment == table["fair"]["commitment"]
    assert marks(record, NUMBER) == [f"{seat} {number}" for seat, number in numbers.items()]
    assert f"seed      {promise.seed(numbers)}\n" in record
    assert table["fair"]["secret"] == secret


def test_the_deck_follows_from_the_commitment_and_the_numbers_of_the_players(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, bert = server.person(), server.person()
            table = (await anna.set_up(edition="duel", seats=2))["table"]
            promised = await fair(anna, table)
            assert (promised["secret"], promised["seed"]) == (None, None)
            assert promised["set_up"] == "edition duel\noptions -\nseats 2\n"
            seen = await anna.post(f"/api/tables/{table}/number", {"number": ANNAS})
            assert [seat["number"] for seat in seen["seats"]] == [ANNAS, None]
            await bert.post(f"/api/tables/{table}/join", {"name": "Bert", "number": BERTS})
            async with anna.at(table) as a, bert.at(table) as b:
                assert [seat["number"] for seat in a.table["seats"]] == [ANNAS, BERTS]
                await anna.post(f"/api/tables/{table}/start")
                late = await bert.post(f"/api/tables/{table}/number", {"number": "b" * 32}, status=409)
                assert late["reason"] == "the cards are dealt: nothing can be added now"
                assert (await fair(anna, table))["secret"] is None
                await b.hear("snapshot")
                await a.hear("snapshot")
                for seq in range(4):
                    player = a if a.seat in a.state["waiting"] else b
                    await player.act(**player.view["legal"]["actions"][0])
                    other = b if player is a else a
                    await other.hear("update", lambda message, seq=seq: message["seq"] >= seq + 1)  # type: ignore[misc]
                game = await anna.get(f"/games/{table}.json")
                settings = (await server.service.lobby.room(table)).settings
                assert settings.promise is not None
                told = json.dumps([a.heard, b.heard, game, await anna.get(f"/api/tables/{table}")])
                assert promised["commitment"] in told
                assert settings.promise.secret not in told
                assert settings.seed not in told

    running(test())


def test_a_game_with_bots_and_its_rematch_are_bound_likewise(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, eve = server.person(), server.person()
            wish = {"edition": "al-cabohne-solo", "seats": 1, "start": True, "number": ANNAS}
            table = (await anna.set_up(**wish))["table"]
            promised = (await fair(anna, table))["commitment"]
            async with anna.at(table) as player:
                await to_the_end(player)
                record = (await anna.http.get(f"/games/{table}.txt")).text
                check(player.table, record, {0: ANNAS}, promised)
            key = (await eve.get("/api/key"))["public"]
            (tmp_path / "game.txt").write_text(record, encoding="utf-8")
            assert main(["verify", str(tmp_path / "game.txt"), "--hash", promised, "--key", key]) == 0
            next_promised = (await fair(anna, table))["next_commitment"]
            await eve.post(f"/api/tables/{table}/number", {"number": "e" * 32}, status=403)
            await anna.post(f"/api/tables/{table}/number", {"number": BERTS})
            again = (await anna.post(f"/api/tables/{table}/rematch"))["table"]
            assert (await fair(anna, again))["commitment"] == next_promised
            assert (await anna.get(f"/api/tables/{again}"))["seats"][0]["number"] == BERTS
            await anna.post(f"/api/tables/{table}/number", {"number": ANNAS}, status=409)
            async with anna.at(again) as player:
                await to_the_end(player, 2)
                record = (await anna.http.get(f"/games/{again}.txt")).text
                check(player.table, record, {0: BERTS}, next_promised)

    running(test())


@pytest.mark.parametrize("number", ["", "abc", "g" * 32, "a" * 65, "A" * 32])
def test_a_number_that_is_none_is_refused(tmp_path: Path, number: str) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna = server.person()
            table = (await anna.set_up())["table"]
            await anna.post(f"/api/tables/{table}/number", {"number": number}, status=400)

    running(test())


def test_a_number_goes_with_the_person_who_added_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, bert, cleo = server.person(), server.person(), server.person()
            table = (await anna.set_up(number=ANNAS))["table"]
            await bert.post(f"/api/tables/{table}/join", {"name": "Bert", "number": BERTS})
            await bert.post(f"/api/tables/{table}/leave")
            await cleo.post(f"/api/tables/{table}/join", {"name": "Cleo"})
            seats = (await cleo.get(f"/api/tables/{table}"))["seats"]
            assert [seat["number"] for seat in seats] == [ANNAS, None, None, None]

    running(test())


def test_the_server_keeps_its_key_and_shows_the_public_half(tmp_path: Path) -> None:
    async def test() -> None:
        shown = []
        for _ in range(2):
            async with served(tmp_path) as server:
                shown.append(await server.person().get("/api/key"))
        assert shown[0] == shown[1]
        assert shown[0]["fingerprint"] == fingerprint(shown[0]["public"])

    running(test())
