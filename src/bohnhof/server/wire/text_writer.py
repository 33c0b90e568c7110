"""The updates after an action, written directly as JSON.

`view_writer` makes values of the wire, for any use. This module writes the same as text, without creating an object for
every card and field. Like the hot loops of the kernel, it is a second implementation, compiled with the kernel;
`tests/server/test_text_writer.py` compares both, byte by byte, in all editions.

The functions get a View or a redacted event: they hide nothing themselves.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from bohnhof.kernel.cards import NO_CARD, UNKNOWN
from bohnhof.kernel.codes import ACCEPT, BURY, BUY_FIELD, verb_of
from bohnhof.kernel.events import Event, Moved, NumberSet, OfferClosed, OfferSet, Restacked, Shown
from bohnhof.kernel.legal import legal_codes, may_offer
from bohnhof.kernel.offer import FATES, StandingOffer
from bohnhof.kernel.places import ANYONE, DISCARD, DRAW, EVERYBODY, NOWHERE, SPECTATOR, field, hand
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Board, Table, View
from bohnhof.kernel.trading import refuse_another, refuse_offer
from bohnhof.kernel.verbs import MOST_MADE
from bohnhof.kernel.view import redact, view

if TYPE_CHECKING:
    from bohnhof.kernel.places import Place, Seat


class Words:
    """The names of a game, quoted for JSON."""

    def __init__(
        self,
        rules: Rules,
        places: list[str],
        numbers: list[tuple[str, int]],
        sets: list[tuple[str, int, list[str]]],
        number_names: list[str],
        action_text: Callable[[int], str],
    ) -> None:
        """`action_text` writes the action of a code."""
        self.players = int(rules.players)
        kinds = [bean for bean in range(int(rules.beans)) if rules.copies[bean] > 0]
        self.kinds = listed(kinds)
        self.some_kind = kinds[:1]
        self.action_text = action_text
        self.is_private = [bool(rules.seen_at[place] != EVERYBODY) for place in range(len(places))]
        self.places = [quoted(name) for name in places]
        self.phases = [quoted(rules.phase_name(n)) for n in range(int(rules.over) + 1)]
        self.number_keys = [quoted(name) for name, _ in numbers]
        self.number_at = [number for _, number in numbers]
        self.set_keys = [quoted(name) for name, _, _ in sets]
        self.set_at = [number for _, number, _ in sets]
        self.set_words = [[quoted(word) for word in words] for _, _, words in sets]
        self.number_names = [quoted(name) for name in number_names]


TALK: Final = ("offered", "pledged", "declined", "withdrawn", "lapsed")  # events without cards that move


_WRITTEN: Final[dict[int, str]] = {}  # actions already written, by their codes


def quoted(name: str) -> str:
    """A name quoted for JSON. It can contain anything: an edition file chooses it."""
    return json.dumps(name, ensure_ascii=False)


def listed(numbers: Sequence[int]) -> str:
    return "[" + ",".join([str(number) for number in numbers]) + "]"


def or_null(number: int | None) -> str:
    return "null" if number is None else str(number)


# ------------------------------------------------------------------------- cards


def card_text(id: int, bean: int) -> str:
    return f'{{"id":{id},"bean":null}}' if bean == UNKNOWN else f'{{"id":{id},"bean":{bean}}}'


def cards_text(board: Board, place: Place) -> str:
    """The cards in a place."""
    cards = []
    card = board.first[place]
    while card != NO_CARD:
        cards.append(card_text(int(card), int(board.bean[card])))
        card = board.after[card]
    return "[" + ",".join(cards) + "]"


def places_text(words: Words, board: Board, which: list[int]) -> list[str]:
    """The cards in these places, each after its name."""
    return [f"{words.places[place]}:{cards_text(board, place)}" for place in which]


def known_text(ids: list[int], beans: list[int]) -> str:
    return "[" + ",".join([card_text(id, bean) for id, bean in zip(ids, beans, strict=True)]) + "]"


def named_text(board: Board, ids: list[int]) -> str:
    return "[" + ",".join([card_text(id, int(board.bean[id])) for id in ids]) + "]"


def offer_text(board: Board, offer: StandingOffer) -> str:
    give = offer.give
    coins = [id for id in give if board.is_coin(id)]
    to = "null" if offer.to == ANYONE else str(offer.to)
    answers = str(offer.answers) if offer.answers else "null"
    declined = [seat for seat in range(int(board.rules.players)) if offer.has_declined(seat)]
    pledges = [f'{{"seat":{one.seat},"cards":{named_text(board, one.cards)}}}' for one in offer.pledges]
    return (
        f'{{"id":{offer.id},"maker":{offer.maker},"to":{to},"give":{named_text(board, give)},'
        f'"give_coins":{listed(coins)},"want":{listed(offer.want)},"want_coins":{listed(offer.want_coins)},'
        f'"answers":{answers},"declined":{listed(declined)},"pledges":[{",".join(pledges)}]}}'
    )


# ------------------------------------------------------------------------- events


def event_text(words: Words, board: Board, happened: Event) -> str:
    """An event, on the board after it."""
    moves: list[str] = []
    shown_ids: list[int] = []
    shown_beans: list[int] = []
    numbers: dict[str, int] = {}
    about: StandingOffer | None = None
    fate = "null"
    restacked = "null"
    for change in happened.changes:
        if isinstance(change, Moved):
            source, target = words.places[change.source], words.places[change.target]
            moves.append(f'{{"cards":{known_text(change.cards, change.beans)},"source":{source},"target":{target}}}')
        elif isinstance(change, NumberSet):
            numbers[words.number_names[change.number]] = int(change.value)
        elif isinstance(change, Shown):
            shown_ids += change.cards
            shown_beans += change.beans
        elif isinstance(change, OfferSet):
            about = change.offer
        elif isinstance(change, OfferClosed):
            about = change.offer
            fate = f'"{FATES[change.fate]}"'
        elif isinstance(change, Restacked):
            restacked = str(len(change.beans))
    told = "null" if about is None else offer_text(board, about)
    facts = ",".join([f'"{name}":{number}' for name, number in happened.facts.items()])
    changed = ",".join([f"{name}:{number}" for name, number in numbers.items()])
    return (
        f'{{"name":"{happened.name}","seat":{happened.seat},"moves":[{",".join(moves)}],'
        f'"shown":{known_text(shown_ids, shown_beans)},"offer":{told},"fate":{fate},"facts":{{{facts}}},'
        f'"numbers":{{{changed}}},"restacked":{restacked}}}'
    )


# -------------------------------------------------------------------------- state


def state_text(
    words: Words,
    board: Board,
    ready: Sequence[int],
    deadline: int | None,
    closes: int | None,
    held: Sequence[int],
    outsiders: str,
) -> str:
    """Everything on the table except the cards in their places; `outsiders` is passed as text: few games have any."""
    rules = board.rules
    over = board.is_over
    seats = range(int(rules.players))
    numbers = board.numbers
    counted = ",".join(
        [f"{key}:{numbers[at]}" for key, at in zip(words.number_keys, words.number_at, strict=True)]
    )  # fmt: skip
    sets: list[str] = []
    for n in range(len(words.set_keys)):
        bits = numbers[words.set_at[n]]
        members = [word for i, word in enumerate(words.set_words[n]) if (bits >> i) & 1]
        sets.append(f"{words.set_keys[n]}:[{','.join(members)}]")
    waiting = [] if over else [seat for seat in seats if board.now.waits_for(board, seat)]
    rival = str(rules.rival_score(board)) if rules.edition.rival else "null"
    result = "null"
    if over:
        scores = [int(rules.score(board, seat)) for seat in seats]
        winners, tie = rules.outcome(board)
        told = "null" if tie is None else quoted(tie)
        result = f'{{"scores":{listed(scores)},"winners":{listed(winners)},"tie":{told}}}'
    return (
        f'{{"phase":{words.phases[board.phase]},"active":{board.active},"turn":{board.turn},'
        f'"draw":{board.count[DRAW]},"exhaustions_left":{rules.ends_at - board.exhausted},"numbers":{{{counted}}},'
        f'"sets":{{{",".join(sets)}}},"seats":[{",".join([seat_text(words, board, seat) for seat in seats])}],'
        f'"offers":[{",".join([offer_text(board, one) for one in board.offers])}],"waiting":{listed(waiting)},'
        f'"ready":{listed(sorted(ready))},"deadline":{or_null(deadline)},"rival":{rival},"result":{result},'
        f'"closes":{or_null(closes)},"held":{listed(held)},"outsiders":{outsiders}}}'
    )


def seat_text(words: Words, board: Board, seat: Seat) -> str:
    rules = board.rules
    fields: list[str] = []
    for n in board.fields(seat):
        step = rules.next_step(board, seat, n)
        more = "null" if step is None else str(step[0])
        then = "null" if step is None else str(step[1])
        fields.append(
            f'{{"place":{words.places[field(seat, n)]},"number":{n},"pays":{rules.pays(board, seat, n)},'
            f'"more":{more},"then":{then}}}'
        )
    in_hand = board.count[hand(seat)]
    return f'{{"score":{rules.score(board, seat)},"hand":{in_hand},"fields":[{",".join(fields)}]}}'


# -------------------------------------------------------------------------- choices


class Legal:
    """Writes what seats may do; the possible contents of offers are written again only when they have changed."""

    def __init__(self, words: Words, more: Callable[[View, int], tuple[str, str, str]]) -> None:
        """`more` writes additional data of some actions: payments, the top card, and the price of a field."""
        self._words = words
        self._more = more
        self._offerings: list[str] = [""] * words.players
        self._was_free: list[bool] = [True] * words.players  # at that time: could it make another offer (R24)?

    def forget(self) -> None:
        """Forget everything, because the table was replaced."""
        self._offerings = [""] * len(self._offerings)

    def note(self, events: list[Event]) -> None:
        """Note what happened. Offers and answers do not change what offers can contain, only how many there are."""
        for event in events:
            if event.name not in TALK or moves_cards(event):
                self.forget()
                return

    def text(self, seen: View, seat: int, undo: bool) -> str:
        """What a seat may do now."""
        offering = self._offerings[seat]
        is_free = refuse_another(seen, seat) is None
        if not offering or is_free != self._was_free[seat]:
            offering = self._offerings[seat] = offering_text(self._words, seen, seat)
            self._was_free[seat] = is_free
        payments, top, price = "[]", "null", "null"
        actions: list[str] = []
        tells_more = False
        for code in legal_codes(seen, seat):
            verb = verb_of(code)
            tells_more = tells_more or verb in (ACCEPT, BUY_FIELD, BURY)
            actions.append(self._action_text(code))
        if tells_more:
            payments, top, price = self._more(seen, seat)
        can_undo = "true" if undo else "false"
        return (
            f'{{"actions":[{",".join(actions)}],"payments":{payments},"offering":{offering},"undo":{can_undo},'
            f'"top":{top},"field_price":{price}}}'
        )

    def _action_text(self, code: int) -> str:
        text = _WRITTEN.get(code)
        if text is None:
            text = self._words.action_text(code)
            if len(_WRITTEN) < MOST_MADE:
                _WRITTEN[code] = text
        return text


def offering_text(words: Words, board: Board, seat: int) -> str:
    """What an offer of this seat may contain now."""
    if not may_offer(board, seat):
        return "null"
    rules = board.rules
    kind = words.some_kind
    partners = [str(to) for to in range(int(rules.players)) if refuse_offer(board, seat, to, [], kind, []) is None]
    if refuse_offer(board, seat, ANYONE, [], kind, []) is None:
        partners.append("null")
    goods = rules.goods(board, seat) + board.cards_in(rules.goods_as_coins(board, seat))
    # A card that cannot be traded alone may be a gift, or be traded together with a turned-up one (BH3).
    give = [id for id in goods if rules.refuse_giving(board, seat, [id], gift=True) is None]
    coins = words.kinds if rules.trades_coins(board) else "[]"
    return f'{{"to":[{",".join(partners)}],"give":{listed(give)},"want":{words.kinds},"want_coins":{coins}}}'


# -------------------------------------------------------------------------- updates


def update_texts(
    words: Words,
    legal: Legal,
    table: Table,
    happened: list[Event],
    viewers: list[int],
    head: str,
    state: Callable[[View], str],
    undo: int,
    nothing: str,
) -> list[str]:
    """The update for each of these viewers (seats, or SPECTATOR) after an action; public information is written once.

    `head` is the beginning of an update; `nothing` is what a spectator may do.
    """
    events = [event for event in happened if event.changes]
    spectator = view(table, SPECTATOR)
    touched = touched_places(table, events)
    private = [place for place in touched if words.is_private[place]]
    common = places_text(words, spectator, [place for place in touched if not words.is_private[place]])
    legal.note(events)
    parts = [event_text(words, spectator, redact(event, SPECTATOR)) if is_public(event) else "" for event in events]
    now = state(spectator)
    updates: list[str] = []
    for you in viewers:
        seen = spectator if you == SPECTATOR else view(table, you)
        mine = parts
        if "" in parts:
            mine = [part or event_text(words, seen, redact(events[n], you)) for n, part in enumerate(parts)]
        places = common + places_text(words, seen, private) if private else common
        may = nothing if you == SPECTATOR else legal.text(seen, you, you == undo)
        updates.append(
            f'{head}"events":[{",".join(mine)}],"places":{{{",".join(places)}}},"state":{now},"legal":{may}}}'
        )
    return updates


def is_public(happened: Event) -> bool:
    """Does everybody know the same about it?"""
    for change in happened.changes:
        seen: list[int] = []
        if isinstance(change, (Moved, Shown)):
            seen = change.seen
        for who in seen:
            if who != EVERYBODY:
                return False
    return True


def moves_cards(happened: Event) -> bool:
    for change in happened.changes:
        if isinstance(change, Moved):
            return True
    return False


def touched_places(board: Board, happened: list[Event]) -> list[int]:
    """The places whose cards, or what is known of them, have changed; on the board after the event."""
    found: dict[int, None] = {}
    for one in happened:
        for change in one.changes:
            if isinstance(change, Moved):
                found[int(change.source)] = None
                found[int(change.target)] = None
            elif isinstance(change, Shown):
                for id in change.cards:
                    found[int(board.place[id])] = None
            elif isinstance(change, Restacked):
                found[int(DISCARD)] = None
    return [place for place in found if place not in (NOWHERE, DRAW)]
