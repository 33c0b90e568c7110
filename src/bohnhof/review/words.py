"""A review in words, for the terminal and for a page, in the reader's language."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from bohnhof.bots.messages import Message, say
from bohnhof.kernel.actions import Action, Done
from bohnhof.kernel.cards import UNKNOWN
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import View
from bohnhof.kernel.verbs import verb_for
from bohnhof.review.choices import Choice, MissedDeal
from bohnhof.review.review import DealRow, Review
from bohnhof.sentences.catalogue import Language, key_of
from bohnhof.sentences.fluent import Value

MINUS = "−"
NO_BREAK = "\N{NO-BREAK SPACE}"


def signed(language: Language, number: float | Fraction) -> str:
    """`+2.1`, `−0.4`; a number that is shown as zero has no sign."""
    tenths = round(abs(float(number)) * 10)
    sign = "" if tenths == 0 else "+" if number > 0 else MINUS
    return sign + amount(language, tenths / 10)


def amount(language: Language, number: float) -> str:
    """`2.1`, always with a decimal."""
    return f"{number:.1f}".replace(".", language.say("decimal-sign"))


def within(language: Language, said: str, error: float) -> str:
    """`2.1 ± 0.3`, on one line; an error that would be shown as zero is left out."""
    shown = amount(language, error)
    return said if shown == amount(language, 0.0) else f"{said}{NO_BREAK}±{NO_BREAK}{shown}"


def share(language: Language, chance: float) -> str:
    """`35 %`"""
    return language.say("review-percent", n=round(100 * chance))


def told(review: Review, rules: Rules, language: Language) -> list[str]:
    """Where the result of every seat came from, a sentence each."""
    kind = "trade" if review.trades else "rival" if rules.edition.rival else "plain"
    sentences = []
    for name, sums in zip(review.names, review.seats, strict=True):
        values = {
            "who": name,
            "kind": kind,
            "start": signed(language, sums.start),
            "cards": signed(language, sums.cards),
            "deals": signed(language, sums.own_deals),
            "others": signed(language, sums.other_deals),
            "planting": signed(language, sums.planting + sums.purchases),
            "result": signed(language, sums.result),
            "fair": within(language, signed(language, sums.without_cards), review.spread),
        }
        sentences.append(language.say("review-told", **values))
    return sentences


def deal_told(deal: DealRow, review: Review, rules: Rules, language: Language) -> str:
    """Who gave what to whom."""
    return language.say(
        "log-traded",
        who=review.names[deal.maker],
        whom=review.names[deal.partner],
        deal=_kind(deal.gave, deal.got),
        give=goods(rules, deal.gave, language),
        want=goods(rules, deal.got, language),
    )


def choice_told(choice: Choice, review: Review, language: Language) -> str:
    """What somebody did, the alternative, and why it is better or worse."""
    view = choice.view
    return language.say(
        "review-choice",
        turn=choice.turn,
        who=review.names[choice.seat],
        did=described(view, review.names, choice.did, language),
        other=described(view, review.names, choice.other, language),
        how="well" if choice.gain > 0 else "badly",
        gain=within(language, amount(language, abs(choice.gain)), choice.error),
        why=_fact(choice.why, language, view.rules.edition.id),
    ).rstrip()


def _fact(why: Message, language: Language, edition: str) -> str:
    """A reason in hindsight, without remarks that players make about their own hand."""
    return "" if language.has(key_of("advice", why.key)) else say(why, language, edition)


def missed_told(missed: MissedDeal, review: Review, rules: Rules, language: Language) -> str:
    """An offer that was not made."""
    return language.say(
        "review-missed-deal",
        turn=missed.turn,
        who=review.names[missed.seat],
        partner=review.names[missed.partner],
        deal=_kind(missed.give, missed.want),
        give=goods(rules, missed.give, language),
        want=goods(rules, missed.want, language),
        gain=signed(language, missed.gain),
        theirs=signed(language, missed.partners_gain),
    )


def goods(rules: Rules, beans: tuple[int, ...], language: Language) -> str:
    """`2 kidney beans and a soy bean`"""
    names = [rules.bean_names[bean] for bean in beans]
    parts = [
        language.say("goods-beans", n=names.count(name), bean=language.bean(name, rules.edition.id))
        for name in dict.fromkeys(names)
    ]
    return language.listing(parts)


def described(view: View, names: tuple[str, ...], action: Action | None, language: Language) -> str:
    """An action in the words of the web table's buttons."""
    if action is None:
        return language.say("review-wait")
    going_on = view.now.goes_on() if isinstance(action, Done) else ""
    if going_on:
        words = language.heard(going_on)
        return words[:1].upper() + words[1:]
    key = key_of("do", verb_for(action).name)
    return language.say(key, **_values(view, names, action, language)) if language.has(key) else verb_for(action).name


def _values(view: View, names: tuple[str, ...], action: Action, language: Language) -> dict[str, Value]:
    details: dict[str, Any] = {name: getattr(action, name, None) for name in DETAILS}
    rules = view.rules
    seat = int(view.seat)
    given = tuple(int(view.bean[card]) for card in details["give"] or ())
    wanted = (*(details["want"] or ()), *(details["want_coins"] or ()))
    fields = view.fields(seat)
    hand_order = details["order"]
    return {
        "card": "" if details["card"] is None else _bean(view, int(view.bean[details["card"]]), language),
        "field": fields.index(details["field"]) + 1 if details["field"] in fields else "",
        "name": _name(view, names, details),
        "whom": "all" if details["to"] is None else names[int(details["to"])],
        "deal": _kind(given, wanted),
        "give": goods(rules, given, language),
        "want": goods(rules, wanted, language),
        "boss": "" if details["outsider"] is None else language.in_text("boss", rules.outsiders[details["outsider"]]),
        "position": "" if details["position"] is None else details["position"] + 1,
        "building": "" if details["building"] is None else rules.holding_names[details["building"]],
        "kind": "" if details["kind"] is None else language.in_text("building", rules.kind_names[details["kind"]]),
        "order": "" if hand_order is None else ", ".join(str(n + 1) for n in hand_order),
    }


DETAILS = (
    "card", "field", "offer", "taker", "to", "give", "want", "want_coins", "outsider", "position", "building", "kind",
    "order",
)  # fmt: skip


def _bean(view: View, bean: int, language: Language) -> str:
    return "?" if bean == UNKNOWN else language.bean(view.rules.bean_names[bean], view.rules.edition.id)


def _name(view: View, names: tuple[str, ...], details: dict[str, Any]) -> str:
    """The seat that is meant: a taker, or the maker of an offer."""
    if details["taker"] is not None:
        return names[int(details["taker"])]
    if details["offer"] is None:
        return ""
    offer = view.offer(details["offer"])
    return "?" if offer is None else names[int(offer.maker)]


def _kind(given: tuple[int, ...], wanted: tuple[int, ...]) -> str:
    """Is the deal a trade, a gift, or a request for one?"""
    return "ask" if not given else "trade" if wanted else "gift"
