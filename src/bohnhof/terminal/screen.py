"""The table as one person sees it, as lines of text: first the others, then your fields and hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from bohnhof.kernel.actions import Action
from bohnhof.kernel.legal import may_offer
from bohnhof.kernel.places import DISCARD, DRAW, FACEUP, aside, coins, hand
from bohnhof.kernel.table import View
from bohnhof.terminal.buildings import is_due, known_draws, lies_under, owned_by, stored
from bohnhof.terminal.choices import choice, situation
from bohnhof.terminal.fields import outside_field, own_field
from bohnhof.terminal.layout import between, columns, fitted, flow, padded, sentence
from bohnhof.terminal.marks import bean_text
from bohnhof.terminal.offers import offer_pieces
from bohnhof.terminal.seats import ACTIVE, other_seats, short
from bohnhof.terminal.wording import Names, bean_name, commas, counted

LABEL: Final = 13  # the column of headings on the left


def table_lines(view: View, names: Names, width: int) -> list[Text]:
    """Everything on the table."""
    seat = int(view.seat)
    parts = {
        "label-coins": counted(view, names, view.beans_in(coins(seat))),
        "label-under": lies_under(view, names, seat),
        "label-buildings": commas(owned_by(view, names, seat)),
        "label-store": stored(view, names, seat),
        "label-to-plant": _to_plant(view, names),
        "label-draw-pile": known_draws(view, names),
    }
    return [
        _heading(view, names, width),
        *other_seats(view, names, width),
        *_rival(view, names, width),
        *_labelled(names, "label-turned-up", _beans(view, names, int(FACEUP)), width),
        _own_heading(view, names, width),
        *_own_fields(view, names, width),
        *(line for label, things in parts.items() for line in _labelled(names, label, things, width)),
        *_hand(view, names, width),
        *_offers(view, names, width),
    ]


def _rival(view: View, names: Names, width: int) -> list[Text]:
    """Those with fields but no seat, and what they have together."""
    rival = view.rules.edition.rival
    if not rival:
        return []
    fields = [outside_field(view, names, n) for n in range(len(view.rules.outsiders))]
    score = names.language.say("some-coins", n=int(view.rules.rival_score(view)))
    return _labelled(names, "rival-name", [Text(names.language.say("rival-counts", coins=score)), *fields], width)


def choice_lines(view: View, names: Names, choices: Sequence[Action], width: int) -> list[Text]:
    """What can be done now."""
    digits = len(str(len(choices)))
    numbered = [
        Text.assemble((f"{number:{digits}}", "bold"), f" {choice(view, names, action)}")
        for number, action in enumerate(choices, start=1)
    ]
    return [
        *sentence(situation(view, names), width, style="bold"),
        *columns(numbered, width, head="  "),
        *sentence(_other_words(view, names), width, style="dim"),
    ]


def score_lines(view: View, names: Names, width: int) -> list[Text]:
    """The result of a finished game, best first."""
    say = names.language.say
    scores = [int(view.rules.score(view, seat)) for seat in range(len(names))]
    winners = view.rules.winners(view)
    unit = "some-points" if view.rules.holdings else "some-coins"
    rival = say("rival-name").lower() if view.rules.edition.rival else ""
    widest = max(Text(name).cell_len for name in (*names, rival))
    lines = []
    for seat in sorted(range(len(names)), key=lambda seat: (seat not in winners, -scores[seat])):
        line = Text.assemble("  ", padded(Text(names[seat]), widest), f"  {say(unit, n=scores[seat]):>8}")
        if seat in winners:
            fate = say("score-wins" if len(winners) == 1 else "score-shares")
            line = Text.assemble((line.plain, "bold"), f"  {fate}")
        lines.append(fitted(line, width))
    if rival:
        line = Text(f"  {rival:{widest}}  {say(unit, n=int(view.rules.rival_score(view))):>8}")
        lines.append(line if winners else Text.assemble((line.plain, "bold"), f"  {say('score-wins')}"))
    return lines


# -------------------------------------------------------------------- the piles


def _heading(view: View, names: Names, width: int) -> Text:
    whose = "you" if view.active == view.seat else short(names[view.active])
    return between(
        Text.assemble(("── ", "dim"), (f"{names.language.say('turn-of', turn=int(view.turn), who=whose)} ", "bold")),
        Text(f" {_piles(view, names)}"),
        width,
    )


def _piles(view: View, names: Names) -> str:
    top = f" ({bean_name(view, names, int(view.bean_on(DISCARD)))})" if view.count[DISCARD] > 0 else ""
    discards = names.language.say("piles-discards", cards=int(view.count[DISCARD]))
    return f"{_draw_pile(view, names)}, {discards}{top}"


def _draw_pile(view: View, names: Names) -> str:
    """Which of the game's draw piles this is (B8.1), and how many cards are left."""
    if view.exhausted >= view.rules.ends_at:
        return names.language.say("piles-used-up")
    n, all_of_them, cards = int(view.exhausted) + 1, int(view.rules.ends_at), int(view.count[DRAW])
    return names.language.say("piles-draw", n=n, all=all_of_them, cards=cards)


# ---------------------------------------------------------------- what the player has


def _own_heading(view: View, names: Names, width: int) -> Text:
    say = names.language.say
    own = say("you-have", coins=say("some-coins", n=int(view.count[coins(view.seat)])))
    if view.rules.holdings:
        points = say("some-points", n=int(view.rules.score(view, view.seat)))
        own += f", {say('with-buildings', points=points)}"
    mark = f"{ACTIVE} " if view.active == view.seat else ""
    return between(Text.assemble(("── ", "dim"), (f"{mark}{own} ", "bold")), Text(""), width)


def _own_fields(view: View, names: Names, width: int) -> list[Text]:
    say = names.language.say
    rows = [own_field(view, names, number, n) for number, n in enumerate(view.fields(view.seat), start=1)]
    price = int(view.rules.field_price(view, view.seat))
    if price > 0 and not view.has_field(view.seat, view.rules.fields):
        words = say("field-can-be-bought", coins=say("some-coins", n=price))
        rows.append(Text(f"{len(rows) + 1}  {words}", "dim"))
    label = say("label-fields")
    return [fitted(Text.assemble(f"{'' if below else label:{LABEL}}", row), width) for below, row in enumerate(rows)]


def _hand(view: View, names: Names, width: int) -> list[Text]:
    """The hand in its order, each card with its number: `front ▶[1 S stink]  2 R red`"""
    say = names.language.say
    cards = [
        Text.assemble((f"{number} ", "dim"), bean_text(view.rules, bean, names.language))
        for number, bean in enumerate(view.beans_in(hand(view.seat)), start=1)
    ]
    if not cards:
        return _labelled(names, "label-hand", [Text(say("hand-none"))], width)
    front = Text.assemble((f"{say('hand-in-front')} ▶[", "bold"), cards[0], ("]", "bold"))
    return _labelled(names, "label-hand", [front, *cards[1:]], width)


def _offers(view: View, names: Names, width: int) -> list[Text]:
    """The open offers, each with the number for answering it."""
    label = names.language.say("label-offers")
    return [
        line
        for below, offer in enumerate(view.offers)
        for line in flow(offer_pieces(view, names, offer), width, f"{'' if below else label:{LABEL}}{offer.id}  ")
    ]


def _labelled(names: Names, label: str, pieces: list[Text], width: int) -> list[Text]:
    """Things after their heading; nothing if there are none."""
    return flow(pieces, width, f"{names.language.say(label):{LABEL}}", gap="  ") if pieces else []


def _to_plant(view: View, names: Names) -> list[Text]:
    """The person's cards set aside; those that came from a store cannot be stored again."""
    stored_before = f" {names.language.say('from-a-store')}"
    from_a_store = [
        Text.assemble(bean_text(view.rules, bean, names.language), stored_before)
        for bean in is_due(view, int(view.seat))
    ]
    return [*_beans(view, names, int(aside(view.seat))), *from_a_store]


def _beans(view: View, names: Names, place: int) -> list[Text]:
    return [bean_text(view.rules, bean, names.language) for bean in view.beans_in(place)]


# ------------------------------------------------------------ what else to type


def _other_words(view: View, names: Names) -> str:
    """What can be typed besides the numbers."""
    say = names.language.say
    words = ["help"]
    if may_offer(view, view.seat):
        partner = "anyone" if view.active == view.seat else names[view.active]
        words = [f"offer {partner} … for …", say("word-offers"), say("word-wait"), *words]
    return say("or-type", words=names.language.listing(words))
