"""The table as one person sees it, as lines of text: first the others, then the own fields and hand."""

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
from bohnhof.terminal.wording import Names, commas, count, counted, listing

LABEL: Final = 13  # the column of headings on the left


def table_lines(view: View, names: Names, width: int) -> list[Text]:
    """Everything that lies on the table."""
    return [
        _heading(view, names, width),
        *other_seats(view, names, width),
        *_rival(view, width),
        *_labelled("Turned up", _beans(view, int(FACEUP)), width),
        _own_heading(view, width),
        *_own_fields(view, width),
        *_labelled("Your coins", counted(view, view.beans_in(coins(view.seat))), width),
        *_labelled("Under them", lies_under(view, int(view.seat)), width),
        *_labelled("Buildings", commas(owned_by(view, int(view.seat))), width),
        *_labelled("Your store", stored(view, int(view.seat)), width),
        *_labelled("To plant", _to_plant(view), width),
        *_labelled("Draw pile", known_draws(view), width),
        *_hand(view, width),
        *_offers(view, names, width),
    ]


def _rival(view: View, width: int) -> list[Text]:
    """Those who have fields, but no seat, and what they have together."""
    rival = view.rules.edition.rival
    if not rival:
        return []
    fields = [outside_field(view, n) for n in range(len(view.rules.outsiders))]
    counts = Text(f"counts {count(int(view.rules.rival_score(view)), 'coin')}")
    return _labelled(rival.capitalize(), [counts, *fields], width)


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
    scores = [int(view.rules.score(view, seat)) for seat in range(len(names))]
    winners = view.rules.winners(view)
    unit = "point" if view.rules.holdings else "coin"
    rival = view.rules.edition.rival
    widest = max(Text(name).cell_len for name in (*names, rival))
    lines = []
    for seat in sorted(range(len(names)), key=lambda seat: (seat not in winners, -scores[seat])):
        line = Text.assemble("  ", padded(Text(names[seat]), widest), f"  {count(scores[seat], unit):>8}")
        if seat in winners:
            line = Text.assemble((line.plain, "bold"), "  wins" if len(winners) == 1 else "  shares the win")
        lines.append(fitted(line, width))
    if rival:
        line = Text(f"  {rival:{widest}}  {count(int(view.rules.rival_score(view)), unit):>8}")
        lines.append(line if winners else Text.assemble((line.plain, "bold"), "  wins"))
    return lines


# -------------------------------------------------------------------- the piles


def _heading(view: View, names: Names, width: int) -> Text:
    whose = "your turn" if view.active == view.seat else f"{short(names[view.active])}'s turn"
    return between(
        Text.assemble(("── ", "dim"), (f"Turn {view.turn}: {whose} ", "bold")),
        Text(f" {_piles(view)}"),
        width,
    )


def _piles(view: View) -> str:
    top = f" ({view.rules.bean_names[view.bean_on(DISCARD)]})" if view.count[DISCARD] > 0 else ""
    return f"{_draw_pile(view)}, discards: {view.count[DISCARD]}{top}"


def _draw_pile(view: View) -> str:
    """Which of the piles that are played through this is (B8.1), and how many cards are left of it."""
    if view.exhausted >= view.rules.ends_at:
        return "the last draw pile is used up"
    return f"draw pile {view.exhausted + 1} of {view.rules.ends_at}: {view.count[DRAW]}"


# ---------------------------------------------------------------- the own things


def _own_heading(view: View, width: int) -> Text:
    own = count(int(view.count[coins(view.seat)]), "coin")
    if view.rules.holdings:
        own += f", {count(int(view.rules.score(view, view.seat)), 'point')} with buildings"
    mark = f"{ACTIVE} " if view.active == view.seat else ""
    return between(Text.assemble(("── ", "dim"), (f"{mark}You: {own} ", "bold")), Text(""), width)


def _own_fields(view: View, width: int) -> list[Text]:
    rows = [own_field(view, number, n) for number, n in enumerate(view.fields(view.seat), start=1)]
    price = int(view.rules.field_price(view, view.seat))
    if price > 0 and not view.has_field(view.seat, view.rules.fields):
        rows.append(Text(f"{len(rows) + 1}  can be bought for {count(price, 'coin')}", "dim"))
    return [
        fitted(Text.assemble(f"{'' if below else 'Your fields':{LABEL}}", row), width) for below, row in enumerate(rows)
    ]


def _hand(view: View, width: int) -> list[Text]:
    """The hand in its order, each card with its number: `front ▶[1 S stink]  2 R red`"""
    cards = [
        Text.assemble((f"{number} ", "dim"), bean_text(view.rules, bean))
        for number, bean in enumerate(view.beans_in(hand(view.seat)), start=1)
    ]
    if not cards:
        return _labelled("Your hand", [Text("no cards")], width)
    front = Text.assemble(("front ▶[", "bold"), cards[0], ("]", "bold"))
    return _labelled("Your hand", [front, *cards[1:]], width)


def _offers(view: View, names: Names, width: int) -> list[Text]:
    """Each open offer behind its number, with which it is answered."""
    return [
        line
        for below, offer in enumerate(view.offers)
        for line in flow(offer_pieces(view, names, offer), width, f"{'' if below else 'Offers':{LABEL}}{offer.id}  ")
    ]


def _labelled(label: str, pieces: list[Text], width: int) -> list[Text]:
    """Things behind their heading; nothing at all if there are none."""
    return flow(pieces, width, f"{label:{LABEL}}", gap="  ") if pieces else []


def _to_plant(view: View) -> list[Text]:
    """What lies aside for the person; cards that came from a store cannot be stored again."""
    from_a_store = [
        Text.assemble(bean_text(view.rules, bean), " (from a store)") for bean in is_due(view, int(view.seat))
    ]
    return [*_beans(view, int(aside(view.seat))), *from_a_store]


def _beans(view: View, place: int) -> list[Text]:
    return [bean_text(view.rules, bean) for bean in view.beans_in(place)]


# ------------------------------------------------------------ what else to type


def _other_words(view: View, names: Names) -> str:
    """What can be typed besides the numbers."""
    words = ["help"]
    if may_offer(view, view.seat):
        partner = "anyone" if view.active == view.seat else names[view.active]
        words = [f"offer {partner} … for …", "offers (ideas)", "Enter (wait)", *words]
    return f"or type: {listing(words)}"
