"""Laws for every bot, over many states: no peeking, no pestering, and no wrong numbers."""

from __future__ import annotations

from copy import deepcopy
from itertools import islice
from random import Random

import pytest

from bohnhof.bots.haggler import Haggler
from bohnhof.bots.messages import Message, Value, is_nothing, say
from bohnhof.bots.mind.player import Player, said_in
from bohnhof.bots.reasons import COUNTER, GIFT, NO, OFFER, TAKE, YES
from bohnhof.bots.registry import BOTS, make_bot
from bohnhof.bots.runner import run
from bohnhof.kernel.actions import Accept, Action, Counter, Decline, Harvest, Keep, Offer, Plant
from bohnhof.kernel.offer import StandingOffer
from bohnhof.kernel.places import FACEUP, field, hand
from bohnhof.kernel.table import View
from bohnhof.kernel.view import determinize, view
from bohnhof.sentences.catalogue import language, languages
from tests.bots.games import deal
from tests.bots.states import FULL, SEARCHERS, STATES, asked
from tests.length import BRIEF

Terms = tuple[int, int, int, tuple[int, ...], tuple[int, ...]]  # turn, maker, to, beans given, beans wanted
EVEN = {even for _, even, _ in (OFFER, COUNTER, GIFT, YES, TAKE, NO)}
HAGGLERS = ["trader", "expert", "sprout", "casual", "club"]


# ----------------------------------------------------------------------- no peeking


@pytest.mark.parametrize("name", BOTS)
def test_a_choice_does_not_change_when_unseen_cards_are_permuted(name: str) -> None:
    states = (1 if BRIEF else 20) if name in SEARCHERS and not FULL else 30 if BRIEF else STATES
    for n, state in enumerate(islice(asked(name), states)):
        other = view(determinize(state.view, Random(n)), state.view.seat)
        choices = [deepcopy(state.bot).choose(seen, state.legal, Random(n), None) for seen in (state.view, other)]
        assert choices[0] == choices[1]


# --------------------------------------------------------------------- no pestering


@pytest.mark.parametrize("seed", range(2, 52 if FULL else 3))
@pytest.mark.parametrize("name", ["rulebook", *HAGGLERS])
def test_no_declined_offer_is_repeated_within_a_turn(name: str, seed: int) -> None:
    pester(name, seed)


@pytest.mark.skipif(not FULL, reason="they think long")
@pytest.mark.parametrize("name", SEARCHERS)
def test_no_declined_offer_is_repeated_by_a_bot_that_searches(name: str) -> None:
    pester(name, 2)


def pester(name: str, seed: int) -> None:
    """Let four such bots play a game, and check that nobody is asked again for what they declined."""
    table = deal("boonanza", 4, seed=seed)
    declined: set[Terms] = set()
    noes = 0

    def terms(maker: int, to: int, give: list[int], want: list[int]) -> Terms:
        return int(table.turn), maker, to, tuple(sorted(give)), tuple(sorted(want))

    def before(seat: int, action: Action) -> None:
        nonlocal noes
        if isinstance(action, Offer | Counter):
            said = said_in(table, action)
            assert said is not None
            assert terms(seat, *said) not in declined
        if isinstance(action, Decline):
            offer = table.offer(action.offer)
            assert offer is not None
            given = [int(table.bean[card]) for card in offer.give]
            declined.add(terms(int(offer.maker), int(offer.to), given, list(offer.want)))
            noes += 1

    run(table, [BOTS[name]() for _ in range(4)], before=before)
    assert noes > 10


# ------------------------------------------------------- no number that is not so


def gain_again(view: View, give: list[int], get: list[int], player: Player) -> int:
    """What a deal adds, with both farms laid out by hand."""
    values = []
    for away, more in (([], []), (give, get)):
        farm = player.market.farm
        farm.load(view, view.seat)
        farm.turns = min(player.weights.plan, player.market.sheet.own_turns)
        for card in view.cards_in(hand(view.seat)):
            if card not in away:
                farm.hold(view.bean[card])
        for card in away:
            if view.place[card] == FACEUP:
                farm.lose(view.bean[card])
        for bean in more:
            farm.get(bean)
        values.append(int(farm.value()))
    return values[1] - values[0]


def gains_of_parting(view: View, bean: int, player: Player) -> set[int]:
    """What giving a copy of this bean away adds, for each copy."""
    own = [*view.cards_in(hand(view.seat)), *view.cards_in(FACEUP)]
    return {gain_again(view, [card], [], player) for card in own if view.bean[card] == bean}


def check_reason(view: View, reason: Message, player: Player) -> None:
    bean = view.rules.bean_names.index(str(reason.values["bean"]))
    fields = [field(view.seat, n) for n in view.fields(view.seat)]
    worth = reason.values.get("worth")
    match reason.key.removesuffix(".alone"):
        case "get.joins":
            assert reason.values["cards"] == max(view.count[f] for f in fields if view.bean_on(f) == bean)
            assert worth == gain_again(view, [], [bean], player)
        case "get.new":
            assert bean not in {view.bean_on(f) for f in fields}
            assert worth == gain_again(view, [], [bean], player)
        case "get.burden":
            assert worth == -gain_again(view, [], [bean], player)
        case "get.even":
            assert is_nothing(gain_again(view, [], [bean], player))
        case "give.spare":
            assert bean not in {view.bean_on(f) for f in fields}
        case "give.loses":
            assert worth in {-gain for gain in gains_of_parting(view, bean, player)}
        case "give.relief":
            assert worth in gains_of_parting(view, bean, player)
        case "give.even":
            assert any(map(is_nothing, gains_of_parting(view, bean, player)))
        case other:
            raise AssertionError(other)


def check_deal(view: View, message: Message, give: list[int], get: list[int], player: Player) -> None:
    gain = gain_again(view, give, get, player)
    assert message.values.get("gain", gain) == gain
    assert message.values.get("worth", -gain) == -gain
    assert is_nothing(gain) == (message.key in EVEN)
    if message.key in (*GIFT, *OFFER, *COUNTER):
        assert (message.key in GIFT) == (not get)
    reasons = message.values["reasons"]
    assert isinstance(reasons, tuple)
    assert 1 <= len(reasons) <= 2
    if len(reasons) == 1 and abs(gain) == reasons[0].values.get("worth"):
        assert reasons[0].key.endswith(".alone")  # no number is said twice
    for reason in reasons:
        check_reason(view, reason, player)


def goods_of(view: View, bean: str) -> int:
    """How many cards of this bean the seat could hand over: from its hand, and on its turn the turned-up ones."""
    beans = [*view.beans_in(hand(view.seat)), *(view.beans_in(FACEUP) if view.seat == view.active else [])]
    return beans.count(view.rules.bean_names.index(bean))


def offered(view: View, id: int) -> tuple[StandingOffer, list[int]]:
    offer = view.offer(id)
    assert offer is not None
    return offer, [int(view.bean[card]) for card in offer.give]


@pytest.mark.parametrize("name", ["trader", "expert"])
def test_every_number_in_an_explanation_is_so(name: str) -> None:
    said = 0
    for bot, seen, _, answer in islice(asked(name), STATES * 3):
        assert isinstance(bot, Haggler)
        message = bot.explain(seen, answer)
        assert say(message)
        player = bot.player(seen)
        match answer:
            case Offer(_, give, want) | Counter(_, give, want):
                check_deal(seen, message, list(give), list(want), player)
            case Accept(id, cards):
                assert cards is not None
                check_deal(seen, message, list(cards), offered(seen, id)[1], player)
            case Decline(id) if message.key in ("deal.lack", "deal.few"):
                held, wanted = goods_of(seen, str(message.values["bean"])), offered(seen, id)[0].want
                assert held < wanted.count(seen.rules.bean_names.index(str(message.values["bean"])))
                assert (held == 0) == (message.key == "deal.lack")
            case Decline(id) if message.key == "deal.envy":
                offer, get = offered(seen, id)
                gain = gain_again(seen, player.market.copies_for(offer.want), get, player)
                theirs = player.market.their_gain(offer.maker, get, list(offer.want))
                assert (message.values["gain"], message.values["value"]) == (gain, theirs)
                assert gain > player.weights.margin >= gain - player.weights.envy * theirs // 1000
            case Decline(id):
                offer, get = offered(seen, id)
                check_deal(seen, message, player.market.copies_for(offer.want), get, player)
            case Plant(card, n):
                assert message.values["bean"] == seen.rules.bean_names[seen.bean[card]]
                assert message.values.get("cards", 0) == seen.count[field(seen.seat, n)]
            case Harvest(n):
                assert message.values["coins"] == seen.rules.pays(seen, seen.seat, n)
                assert message.values["cards"] == seen.count[field(seen.seat, n)]
            case _:
                continue
        said += 1
    assert said > STATES / 2


@pytest.mark.parametrize("name", ["trader", "expert", "master"])
def test_what_a_bot_wishes_for_it_would_take_for_what_it_would_give(name: str) -> None:
    wishes = 0
    bot = make_bot(name)
    assert isinstance(bot, Haggler)
    for _, seen, _, _ in islice(asked("trader"), STATES):
        if not seen.now.trades:
            continue
        want, give = bot.wishes(seen)
        player = bot.player(seen)
        own = [*seen.cards_in(hand(seen.seat)), *(seen.cards_in(FACEUP) if seen.seat == seen.active else [])]
        assert not set(want) & set(give)
        for bean in want:
            assert gain_again(seen, [], [bean], player) > player.weights.margin
        for bean in give:
            copies = [card for card in own if seen.bean[card] == bean]
            for wanted in want:
                assert max(gain_again(seen, [card], [wanted], player) for card in copies) > player.weights.margin
        wishes += bool(want and give)
    assert wishes > STATES / 10


def test_what_a_bot_keeps_it_grows() -> None:
    kept = 0
    for _, seen, _, answer in islice(asked("trader", "bohnanza", 3), 600):
        if isinstance(answer, Keep):
            kept += 1
            assert seen.bean[answer.card] in {seen.bean_on(field(seen.seat, n)) for n in seen.fields(seen.seat)}
    assert kept > 5


def test_every_message_has_words() -> None:
    values: dict[str, Value] = {
        "bean": "red",
        "boss": "Al",
        "cards": 2,
        "missing": 1,
        "coins": 1,
        "price": 3,
        "gain": 1250,
        "worth": -80,
        "value": 900,
        "reasons": (),
        "voice": 2,
    }
    for code in languages():
        for key in language(code).messages:
            if key.startswith("reason-"):
                assert say(Message(key.removeprefix("reason-"), values), language(code))
    assert (
        say(Message("buy", {"gain": 1250, "price": 1}))
        == "One more field is worth 1.3 coins more than the 1 coin it costs."
    )


@pytest.mark.parametrize("name", ["casual", "sprout"])
def test_no_bot_speaks_of_nothing_as_a_number_of_coins(name: str) -> None:
    gifts = 0
    for bot, seen, _, answer in islice(asked(name), STATES * 3):
        assert isinstance(bot, Haggler)
        text = say(bot.explain(seen, answer))
        assert "0.0 coins" not in text
        assert " -" not in text  # a loss is called one
        gifts += text.startswith("A gift")
    assert gifts > 0
