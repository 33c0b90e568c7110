"""What the engine's workers call: tables stored page by page, slow bots in another worker, edition files."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bohnhof import library
from bohnhof.editions import EDITIONS
from bohnhof.game import Game
from bohnhof.kernel.faults import BadInput
from bohnhof.server import browser
from bohnhof.server.storage.local_store import PAGE
from bohnhof.server.storage.records import SIGNED
from bohnhof.server.thinking.thoughts import Question
from bohnhof.server.wire import reviews
from tests.patience import HANGS
from tests.server.playing import Player
from tests.server.serving import running
from tests.server.staged import Deals
from tests.server.transcripts import Line

OWN = 'id = "my-beans"\ntitle = "My beans"\nsummary = "Mine."\nbased_on = "boonanza"\n'


class Pages:
    """The storage of a browser: numbered pages."""

    def __init__(self) -> None:
        self.pages: dict[int, bytes] = {}
        self.writes: list[int] = []  # how many pages each write has brought

    async def save(self, count: int, numbers: list[int], contents: bytes) -> None:
        await asyncio.sleep(0)
        assert len(contents) == PAGE * len(numbers)
        for n, number in enumerate(numbers):
            self.pages[number] = contents[n * PAGE : (n + 1) * PAGE]
        self.pages = {number: page for number, page in self.pages.items() if number < count}
        self.writes.append(len(numbers))

    def whole(self) -> bytes:
        return b"".join(self.pages[number] for number in sorted(self.pages))


class Elsewhere:
    """The second worker; it records its questions."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, bytes]] = []

    async def work(self, job: str, question: bytes) -> memoryview:
        self.asked.append((job, question))
        await asyncio.sleep(0)
        return memoryview(browser.do_work(job, memoryview(question)))


@pytest.fixture
def own_editions() -> Iterator[None]:
    before = dict(EDITIONS)
    yield
    EDITIONS.clear()
    EDITIONS.update(before)
    library._offered.clear()  # noqa: SLF001


async def new_table(tables: browser.BrowserTables, edition: str, players: int, bot: str) -> str:
    bots = {str(seat): bot for seat in range(1, players)}
    wish = {"edition": edition, "players": players, "name": "Anna", "pace": 0, "start": True, "bots": bots}
    status, text = await tables.ask("POST", "/api/tables", json.dumps(wish), None)
    assert status == 201, text
    table: str = json.loads(text)["table"]
    return table


async def until(line: Line, kind: str) -> Any:
    while True:
        message = json.loads(await line.recv())
        if message["type"] == kind:
            return message


def test_a_game_goes_on_where_it_was_kept() -> None:
    async def test() -> None:
        kept, elsewhere = Pages(), Elsewhere()
        tables = browser.BrowserTables(b"", kept.save, elsewhere.work, Deals())
        table = await new_table(tables, "boonanza", 3, "random")
        line = Line(tables.local, table)
        await line.send('{"type":"hello"}')
        view = (await until(line, "welcome"))["view"]
        action = view["legal"]["actions"][0]
        await line.send(json.dumps({"type": "act", "ref": "a", "action": action}))
        await until(line, "accepted")
        copy = kept.whole()  # nobody says goodbye: the page is gone
        seq = (await tables.local.house.lobby.room(table)).seq

        again = browser.BrowserTables(memoryview(copy), Pages().save, elsewhere.work)
        status, text = await again.ask("GET", f"/games/{table}/log?after=0", "", None)
        assert status == 200
        assert 1 <= len(json.loads(text)["entries"]) <= seq
        other = Line(again.local, table)
        await other.send('{"type":"hello"}')
        assert (await until(other, "welcome"))["you"] == 0
        assert elsewhere.asked == []
        await other.close()
        await line.close()

    running(test())


def test_only_the_pages_that_changed_are_handed_over() -> None:
    async def test() -> None:
        kept = Pages()
        tables = browser.BrowserTables(b"", kept.save, Elsewhere().work)
        for _ in range(40):
            await new_table(tables, "boonanza", 3, "random")
        assert len(kept.pages) > 15
        assert max(kept.writes[-10:]) < len(kept.pages) / 2
        assert kept.whole() == tables.local.store._connection.serialize()  # noqa: SLF001
        await tables.local.close()

    running(test())


def test_slow_bots_think_elsewhere_and_shorter() -> None:
    async def test() -> None:
        elsewhere = Elsewhere()
        tables = browser.BrowserTables(b"", Pages().save, elsewhere.work, Deals())
        table = await new_table(tables, "duel", 2, "hunter")
        line = Line(tables.local, table)
        await line.send('{"type":"hello"}')
        await until(line, "welcome")
        await line.send('{"type":"hint","ref":"h"}')
        assert (await until(line, "hints"))["advice"]
        questions = [msgspec.msgpack.decode(asked, type=Question) for job, asked in elsewhere.asked if job == "think"]
        assert {question.bot for question in questions} == {"hunter"}
        assert len(questions) == len(elsewhere.asked)
        await line.close()

    running(test())


def test_a_review_is_written_elsewhere_and_says_what_a_server_says() -> None:
    async def test() -> None:
        elsewhere = Elsewhere()
        tables = browser.BrowserTables(b"", Pages().save, elsewhere.work, Deals())
        table = await new_table(tables, "al-cabohne-solo", 1, "random")
        line = Line(tables.local, table)
        player = Player(line)  # type: ignore[arg-type]
        await player.hello(None)
        await player.play(3)
        assert (await tables.ask("GET", f"/games/{table}.txt", "", None))[0] == 200
        assert elsewhere.asked == []
        status, text = await tables.ask("GET", f"/games/{table}/review", "", None)
        assert (status, [job for job, _ in elsewhere.asked]) == (200, ["write"])
        assert msgspec.json.decode(text, type=reviews.Review).seats
        await line.close()

    running(test(), 10 * HANGS)


def test_work_that_nobody_waits_for_is_not_done_and_what_goes_wrong_is_nothing() -> None:
    async def test() -> None:
        elsewhere = Elsewhere()
        second = browser.SecondWorker(elsewhere.work)
        thinking = browser.WorkInTwoPlaces("think", browser.think_briefly, browser.SLOW, second)
        assert await thinking.ask(b"", kind="champion", still=lambda: False) is None
        assert elsewhere.asked == []
        assert await thinking.ask(b"nonsense", kind="champion") == b""
        assert thinking.lightest(["b", "a"]) == "a"

    running(test())


@pytest.mark.usefixtures("own_editions")
def test_an_edition_of_ones_own_is_played() -> None:
    async def test() -> None:
        assert browser.add_edition(OWN, "mine.toml") == "my-beans"
        assert browser.add_edition(OWN, "mine.toml") == "my-beans"  # once more, when the page is loaded again
        tables = browser.BrowserTables(b"", Pages().save, Elsewhere().work)
        status, text = await tables.ask("GET", "/api/editions", "", None)
        assert (status, json.loads(text)[-1]["title"]) == (200, "My beans")
        await new_table(tables, "my-beans", 3, "random")
        await tables.local.close()

    running(test())


@pytest.mark.usefixtures("own_editions")
@pytest.mark.parametrize("text", ['id = "duel"\ntitle = "x"\nsummary = "x"\nbased_on = "duel"\n', "nonsense", "id = 3"])
def test_what_is_no_edition_or_has_a_name_that_is_taken_is_refused(text: str) -> None:
    before = list(EDITIONS)
    with pytest.raises(BadInput):
        browser.add_edition(text, "mine.toml")
    assert list(EDITIONS) == before


@pytest.mark.usefixtures("own_editions")
def test_another_text_does_not_take_the_place_of_an_edition_with_games() -> None:
    browser.add_edition(OWN, "mine.toml")
    with pytest.raises(BadInput, match="choose another"):
        browser.add_edition(OWN.replace("Mine.", "Changed."), "mine.toml")


POSITION = """
edition   bohnanza
seats     Anna Bert Cleo
turn      Anna trade
faceup    stink red
Anna      hand chili soy | field red | field blue*2
Bert      hand red | field soy*2 | field -
> Anna harvest 1
! B7.3
> Anna offer Bert stink+chili for red
= Anna hand red
"""


def test_a_position_is_judged_and_played_on_for_all_seats() -> None:
    opened = json.loads(browser.open_position(POSITION))
    assert [(verdict["line"], verdict["holds"]) for verdict in opened["verdicts"]] == [
        ("> Anna harvest 1 ! B7.3", True),
        ("> Anna offer Bert stink+chili for red", True),
        ("= Anna hand red", False),
    ]
    assert opened["view"]["you"] == 0
    bert = json.loads(browser.look("1"))["view"]
    accept = next(action for action in bert["legal"]["actions"] if action["verb"] == "accept")
    assert browser.act("1", json.dumps(accept)) == ""
    assert "aside" in json.loads(browser.look("0"))["text"]
    assert browser.act("1", json.dumps(accept)) != ""
    assert json.loads(browser.look(browser.asked_seat()))["verdicts"][-1]["holds"] is False


def test_examples_of_rules_are_those_that_the_engine_has_brought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert browser.examples() == "{}"
    monkeypatch.setattr(browser, "EXAMPLES", tmp_path / "examples.json")
    browser.EXAMPLES.write_text('{"B7.3": "edition bohnanza"}', encoding="utf-8")
    assert json.loads(browser.examples())["B7.3"] == "edition bohnanza"


@pytest.mark.parametrize("text", ["", "edition none\nseats A B C", f"{POSITION}nonsense", "edition boonanza\nseats A"])
def test_what_is_no_position_is_told_in_one_line(text: str) -> None:
    with pytest.raises(BadInput) as fault:
        browser.open_position(text)
    assert "\n" not in str(fault.value)


def test_what_a_record_proves_is_said_without_trusting_a_server() -> None:
    game = Game("al-cabohne-solo", seed=1)
    game.run("random")
    record = game.record()
    assert json.loads(browser.signature_of(record)) is None
    said = json.loads(browser.verify_record(record, "", "", "unknown"))
    assert said["FALSE"] == []
    assert "all" in said["proved"][0]
    signed = record.replace("\nedition", f"\n{SIGNED}{'ab' * 32} {'cd' * 64}\nedition", 1)
    part, key, signature = json.loads(browser.signature_of(json.dumps({"record": signed})))
    assert (key, signature) == ("ab" * 32, "cd" * 64)
    assert SIGNED not in part


def test_records_are_not_signed_here() -> None:
    async def test() -> None:
        tables = browser.BrowserTables(b"", Pages().save, Elsewhere().work)
        status, text = await tables.ask("GET", "/api/key", "", None)
        assert (status, json.loads(text)["reason"]) == (404, "records are not signed here")
        await tables.local.close()

    running(test())


def test_the_page_is_told_what_is_slow() -> None:
    said = json.loads(browser.about())
    assert said["slow"] in ([], list(browser.SLOW))
