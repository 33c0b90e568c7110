"""Every question and every example in "Write your own" of docs/bots.md works as written, and none is missing."""

import re
from dataclasses import MISSING, fields
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bohnhof.bots.bot import ACTIONS
from bohnhof.bots.bot_view import BotView
from bohnhof.bots.registry import make_bot
from bohnhof.bots.runner import run
from bohnhof.bots.seen import Boss, Building, Card, Field, Rival, SeenOffer
from bohnhof.bots.visitor import seated
from bohnhof.kernel.actions import (
    Accept,
    Action,
    Bury,
    BuyBuilding,
    BuyField,
    Decline,
    GiveAway,
    Harvest,
    Move,
    Offer,
    Plant,
    PlantFor,
    Retire,
    Store,
    Take,
)
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.legal import legal
from bohnhof.kernel.places import coins
from bohnhof.kernel.play import play
from bohnhof.kernel.table import Table
from bohnhof.kernel.text.script import run as run_script
from bohnhof.kernel.view import view
from bohnhof.library import find_edition
from tests.bots.games import deal

PAGE = Path(__file__).parents[2].joinpath("docs", "bots.md").read_text(encoding="utf-8")
WRITE = PAGE[PAGE.index("## Write your own") :]
QUESTIONS = re.findall(r"`(view\.[^`]+)`", WRITE[WRITE.index("| ask |") : WRITE.index("**Offers.**")])
EXAMPLES = re.findall(r"```python\n(.*?)```", WRITE, re.DOTALL)
POSITION = """
edition boonanza
seats   Anna Bert Cleo
turn    Anna trade
faceup  stink red
seed    7
Anna    hand chili soy blue | field red*3 | field blue*2 | coins green*2
Bert    hand red blue soy | field soy*2 | field -
Cleo    hand green blue | field - | field chili
> Bert offer Anna red for soy
> Cleo offer Anna blue for stink
"""
BOSSES = """
edition al-cabohne
seats   Anna Bert
turn    Anna open
faceup  kidney*2 chili
Al      field blue*3
Don     field green*4
mafia   coins puff
Anna    hand stink green chili | field chili | field -
Bert    hand blue*2
"""
ALONE = """
edition al-cabohne-solo
seats   Anna
turn    Anna open
faceup  kidney*2 chili
Al      field blue*3
Don     field -
Joe     field green
mafia   coins puff*2
Anna    hand stink green chili | field chili | field - | field -
"""
BUILDINGS = """
edition high-bohn
seats   Anna Bert Cleo
turn    Anna aside
Anna    hand chili | field red | field - | aside soy | store stink | coins blue*2 red | buildings saloon-3 store-3
Bert    hand green chili | aside blue | due garden | coins red | buildings bank-2 jail-1
Cleo    buildings bank-3 jail-2
"""
RETIRING = """
edition high-bohn-cognac
seats   Anna Bert Cleo
turn    Anna retire
retired farm
resumes plant
Anna    hand chili red | coins blue*3 | buildings distillery-2 | naming 1
Bert    hand green chili | buildings bank-2
"""
LOOKING = """
edition high-bohn
seats   Anna Bert Cleo
turn    Anna bank
draw    garden soy red ...
Anna    hand chili red | buildings bank-2
"""


def run_text(text: str) -> Table:
    return run_script(text, find_edition).table


def look(text: str, seat: int = 0) -> BotView:
    return BotView(view(run_text(text), seat))


def moment(text: str = POSITION) -> dict[str, Any]:
    table = run_text(text)
    seen = BotView(view(table, 0))
    return {"view": seen, "legal": legal(table, 0), "rng": Random(1), "seconds": None, "action": BuyField()}


# ------------------------------------------------------------------ the page


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_of_the_page_has_an_answer(question: str) -> None:
    eval(question, moment(BUILDINGS if "building" in question else POSITION))  # noqa: S307 - our own page


def test_the_page_has_every_question() -> None:
    asked = {match for question in QUESTIONS for match in re.findall(r"view\.(\w+)", question)}
    assert asked == {name for name in dir(BotView) if not name.startswith("_")}


@pytest.mark.parametrize(
    ("question", "kind"),
    [
        ("view.card(12)", Card),
        ("view.fields()", Field),
        ("view.bosses", Boss),
        ("view.rival", Rival),
        ("view.buildings()", Building),
    ],
)
def test_the_page_has_every_part_of_an_answer(question: str, kind: type[tuple[object, ...]]) -> None:
    [row] = [line for line in WRITE.splitlines() if line.startswith(f"| `{question}`")]
    assert sorted(re.findall(r"`\.(\w+)`", row)) == parts_of(kind)


def test_the_page_has_every_part_of_an_offer() -> None:
    assert sorted(re.findall(r"^\| `offer\.(\w+)` \| \w", WRITE, re.MULTILINE)) == parts_of(SeenOffer)


def parts_of(kind: type[tuple[object, ...]]) -> list[str]:
    return sorted(name for name in set(dir(kind)) - set(dir(tuple)) if not name.startswith("_"))


def test_the_page_has_every_action_with_its_fields() -> None:
    table = WRITE[WRITE.index("| return |") : WRITE.index("### When something is wrong")]
    assert re.findall(r"^\| `([A-Z].*?)` \| \w", table, re.MULTILINE) == [called(kind) for kind in ACTIONS]


def called(kind: type[Any]) -> str:
    """How an action is made, with the defaults of its fields."""
    given = [f.name if f.default is MISSING else f"{f.name}={f.default!r}" for f in fields(kind)]
    return f"{kind.__name__}({', '.join(given)})"


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_of_the_page_runs(example: str) -> None:
    exec(example, moment())  # noqa: S102 - our own page


def test_the_first_bot_of_the_page_plays() -> None:
    names: dict[str, Any] = {}
    exec(EXAMPLES[0], names)  # noqa: S102 - our own page
    table = deal("boonanza", 3)
    run(table, [seated(names["Mine"]()), make_bot("random"), make_bot("random")])
    assert table.is_over


# ------------------------------------------------------------------ the answers


def test_cards_fields_and_offers_are_told_plainly() -> None:
    seen: BotView = moment()["view"]
    red, blue = seen.bean("red"), seen.bean("blue")
    assert [card.name for card in seen.hand()] == ["chili", "soy", "blue"]
    assert [(field.name, field.cards, field.pays, field.missing) for field in seen.fields()] == [
        ("red", 3, seen.meter(red, 3), 1),
        ("blue", 2, seen.meter(blue, 2), 2),
        ("", 0, 0, None),
    ]
    assert seen.field(1, seat=1) == Field(1, None, "", 0, 0, None)
    first, second = seen.offers_to_me
    assert ([card.name for card in first.give], first.want, first.maker, first.to) == (
        ["red"],
        (seen.bean("soy"),),
        1,
        0,
    )
    assert second.maker == 2
    assert seen.my_offers == []
    assert seen.offer(first.id) == first
    assert seen.offer(99) is None
    assert (seen.coins(), seen.coins(1), seen.score()) == (2, 0, 2)


def test_hands_of_others_show_only_what_was_shown() -> None:
    seen: BotView = moment()["view"]
    assert [card.name for card in seen.hand(1)] == ["red", "?", "?"]
    assert seen.hand(1)[1].bean is None
    known = sum(1 for seat in range(3) for field in seen.fields(seat) for _ in range(field.cards))
    assert seen.unseen() == sum(seen.copies(bean) for bean in range(len(seen.beans))) - known - 3 - 2 - 2 - 2


def test_closed_offers_are_remembered_with_what_became_of_them() -> None:
    table = run_text(POSITION)
    play(table, 0, Decline(1))
    [(offer, fate)] = BotView(view(table, 0)).past_offers
    assert (offer.id, fate) == (1, "declined")


@pytest.mark.parametrize(
    ("action", "rule"), [(Harvest(0), None), (Accept(1), None), (Accept(9), "B"), (Offer(None, (), ()), "R")]
)
def test_any_action_is_judged(action: Action, rule: str | None) -> None:
    refusal = moment()["view"].refusal(action)
    assert refusal is None if rule is None else refusal is not None and refusal.reason


@pytest.mark.parametrize(
    "ask",
    [
        "hand(3)", "fields(-1)", "field(5)", "card(0)", "card(999)", "copies(99)", "bean('x')", "buildings(3)",
        "building(0)", "building(-1)", "store(3)", "due(-1)", "coin_cards(7)", "allows('harvest 1')", "refusal(None)",
    ],
)  # fmt: skip
def test_what_is_not_there_is_said_in_one_line(ask: str) -> None:
    with pytest.raises(BadInput):
        eval(f"view.{ask}", moment())  # noqa: S307 - our own questions


def test_a_stew_has_no_single_bean() -> None:
    table = run_text("""
edition high-bohn-cognac
seats   Anna Bert Cleo
turn    Anna plant
seed    7
Anna    hand red | field stew stink+red | field blue*8 | buildings saloon-4
""")
    assert next((field.bean, field.name) for field in BotView(view(table, 0)).fields()) == (None, "stew")


def test_the_kernels_view_cannot_be_replaced() -> None:
    seen = look(POSITION)
    with pytest.raises(AttributeError):
        seen.raw = None  # type: ignore[assignment,misc]
    assert seen.raw == view(run_text(POSITION), 0)


def test_takers_and_those_who_declined_are_in_an_offer_to_everybody() -> None:
    [offer] = look("""
edition bohnanza +coin-trading
seats   Anna Bert Cleo
turn    Anna trade
faceup  stink red
Anna    hand chili
Bert    hand soy | coins green
offer   8 Anna anyone red for soy+coin:green | answers 2 | yes Bert soy+coin:green | no Cleo
""").offers
    assert (offer.to, offer.answers, offer.takers, offer.declined_by) == (None, 2, (1,), (2,))
    assert (len(offer.want), len(offer.want_coins)) == (1, 1)


# ------------------------------------------------------------------ bosses and buildings


def test_bosses_are_shown_with_what_they_wait_for() -> None:
    seen = look(BOSSES)
    blue, green = seen.bean("blue"), seen.bean("green")
    assert seen.bosses == [
        Boss(0, "Al", blue, "blue", cards=3, pays=0, sells_at=3, missing=5),
        Boss(1, "Don", green, "green", cards=4, pays=1, sells_at=2, missing=1),
    ]
    assert (seen.meter(blue, 7), seen.meter(blue, 8)) == (2, 3)
    assert seen.rival == Rival("mafia", coins=1, score=1)


def test_alone_there_are_three_bosses_whose_coins_count_double() -> None:
    seen = look(ALONE)
    assert [(boss.name, boss.bean_name, boss.sells_at, boss.missing) for boss in seen.bosses] == [
        ("Al", "blue", 3, 5),
        ("Don", "", 2, None),
        ("Joe", "green", 1, 2),
    ]
    assert seen.bosses[1] == Boss(1, "Don", None, "", cards=0, pays=0, sells_at=2, missing=None)
    assert seen.rival == Rival("mafia", coins=2, score=4)


@pytest.mark.parametrize("text", [BOSSES, ALONE])
def test_a_boss_sells_with_his_last_missing_card_and_not_before(text: str) -> None:
    seen = look(text)
    gift = next(
        action
        for action in legal(seen.raw, 0)
        if isinstance(action, GiveAway) and seen.bosses[action.outsider].missing is not None
    )
    boss = seen.bosses[gift.outsider]
    world = seen.world(Random(1))
    play(world, 0, gift)
    after = BotView(view(world, 0)).bosses[gift.outsider]
    assert (after.cards, after.missing) == ((0, None) if boss.missing == 1 else (boss.cards + 1, boss.missing - 1))  # type: ignore[operator]


def test_buildings_are_shown_by_seat_with_what_they_do() -> None:
    seen = look(BUILDINGS)
    assert [[building.name for building in seen.buildings(seat)] for seat in range(3)] == [
        ["saloon-3", "store-3"],
        ["bank-2", "jail-1"],
        ["bank-3", "jail-2"],
    ]
    store = seen.buildings()[1]
    assert store == Building(22, "store-3", 5, 3, seen.bean("stink"), "store up to 2 cards instead of planting them")
    assert seen.building(22) == store
    assert seen.building_kinds[store.kind] == "store"


def test_what_is_for_sale_can_be_bought_with_coins_of_its_bean() -> None:
    seen = look(BUILDINGS)
    names = [building.name for building in seen.for_sale]
    assert not {"saloon-3", "store-3", "bank-2", "jail-1"} & set(names)  # somebody has them
    assert not {"bank-1", "bank-4", "jail-3"} & set(names)  # with three players, only two of them have one of a kind
    mine = [card.bean for card in seen.coin_cards()]
    assert [card.name for card in seen.coin_cards()] == ["red", "blue", "blue"]
    payable = [building.number for building in seen.for_sale if mine.count(building.bean) >= building.price]
    assert [BuyBuilding(number) for number in payable if seen.allows(BuyBuilding(number))] == [
        action for action in legal(seen.raw, 0) if isinstance(action, BuyBuilding)
    ]


def test_stores_and_what_came_from_them_are_shown() -> None:
    seen = look(BUILDINGS)
    assert [[card.name for card in seen.store(seat)] for seat in range(3)] == [["stink"], [], []]
    assert [[card.name for card in seen.due(seat)] for seat in range(3)] == [[], ["garden"], []]


def test_a_kind_that_is_retired_is_not_for_sale() -> None:
    seen = look(RETIRING)
    kinds = {seen.building_kinds[building.kind] for building in seen.for_sale}
    assert set(seen.building_kinds) - kinds == {"farm"}
    farm = seen.building_kinds.index("farm")
    assert [seen.allows(Retire(kind)) for kind in (farm, farm + 1)] == [False, True]


def test_the_top_card_is_known_only_to_those_who_looked_at_it() -> None:
    assert look(LOOKING).allows(Bury())
    assert [look(LOOKING, seat).top.name for seat in range(3)] == ["garden", "?", "?"]  # type: ignore[union-attr]
    assert (
        look(LOOKING.replace("garden soy red ...", "-").replace("turn    Anna bank", "turn    Anna plant")).top is None
    )


def test_games_without_bosses_or_buildings_have_none() -> None:
    seen = look(POSITION)
    assert (seen.bosses, seen.rival) == ([], None)
    assert (seen.buildings(), seen.for_sale, seen.building_kinds, seen.store(), seen.due()) == ([], [], (), [], [])


@pytest.mark.parametrize("text", [POSITION, BOSSES, ALONE, BUILDINGS, RETIRING, LOOKING])
def test_the_view_shows_what_the_kernels_view_has_and_nothing_more(text: str) -> None:
    table = run_text(text)
    rules = table.rules
    for seat in range(rules.players):
        seen = BotView(view(table, seat))
        raw = seen.raw
        other = BotView(view(seen.world(Random(3)), seat))  # hidden cards are dealt again
        for ask in ("bosses", "rival", "for_sale", "top", "faceup", "discard", "offers"):
            assert getattr(seen, ask) == getattr(other, ask)
        assert [(boss.bean, boss.cards) for boss in seen.bosses] == [
            (raw.beans_in(rules.outside + n)[0] if raw.count[rules.outside + n] else None, raw.count[rules.outside + n])
            for n in range(len(rules.outsiders))
        ]
        if seen.rival is not None:
            assert seen.rival.coins == raw.count[rules.own_place["mafia coins"]]
        for owner in range(rules.players):
            for question in ("buildings", "store", "due", "coin_cards"):
                assert getattr(seen, question)(owner) == getattr(other, question)(owner)
            assert [card.id for card in seen.coin_cards(owner)] == raw.cards_in(coins(owner))
            for question in {kind.name for kind in rules.own_places} & {"store", "due"}:
                there = raw.cards_in(rules.own_place[question] + owner)
                assert [card.id for card in getattr(seen, question)(owner)] == there


# ------------------------------------------------------------------ words


@pytest.mark.parametrize("text", [POSITION, BOSSES, ALONE, BUILDINGS, RETIRING, LOOKING])
def test_words_of_every_action_are_read_as_the_same_action(text: str) -> None:
    table = run_text(text)
    for seat in range(table.rules.players):
        seen = BotView(view(table, seat))
        for action in [*legal(table, seat), *seen.ideas()]:
            assert seen.action(seen.words(action)) == action


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        (POSITION, Accept, "accept 1"),
        (POSITION, Harvest, "harvest 1"),
        (BOSSES, GiveAway, "give green Don"),
        (ALONE, PlantFor, "plant kidney Don"),
        (BUILDINGS, BuyBuilding, "buy tipi 1"),
        (BUILDINGS, Store, "store soy"),
        (BUILDINGS, Plant, "plant soy 2"),
        (RETIRING, Retire, "retire goldmine"),
        (LOOKING, Bury, "bury"),
    ],
)
def test_actions_are_told_in_the_notation(text: str, kind: type[Action], words: str) -> None:
    seen = look(text)
    assert seen.words(next(action for action in legal(seen.raw, 0) if isinstance(action, kind))) == words


def test_an_offer_in_words_names_seats_as_the_position_does() -> None:
    seen = look(POSITION)
    chili, red = seen.hand()[0], seen.bean("red")
    offer = seen.action("offer seat1 chili for red")
    assert offer == Offer(1, give=(chili.id,), want=(red,))
    assert seen.words(offer) == "offer seat1 chili for red"
    assert "seats     seat0 seat1 seat2\n" in seen.text()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("", "what is to be done"),
        ("sell 1", "'sell 1' is not an action"),
        ("harvest", "it is written as: harvest FIELD"),
        ("offer seat9 red for soy", "nobody called 'seat9'"),
        ("keep beetroot", "no bean called 'beetroot'"),
    ],
)
def test_words_that_mean_nothing_are_explained(words: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        look(POSITION).action(words)


@pytest.mark.parametrize("action", [Plant(999, 0), Move(999, 0), Take(1, 9), Offer(9), BuyBuilding(99)])
def test_an_action_about_something_that_is_not_there_has_no_words(action: Action) -> None:
    with pytest.raises(BadInput):
        look(POSITION).words(action)
