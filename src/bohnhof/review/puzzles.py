"""Puzzles from bots' games: positions in which one choice is clearly the best, by what the seat can see.

A choice is the answer if it beats all others by a coin and by four standard errors in common worlds, and again in ten
times as many other worlds. What is nearly as good counts as right, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from bohnhof.bots.chance import derived_seed
from bohnhof.bots.hunter import trades
from bohnhof.bots.messages import Message, Value
from bohnhof.bots.registry import make_bot
from bohnhof.bots.runner import run
from bohnhof.editions import EDITIONS
from bohnhof.kernel.actions import Action, Counter, Offer
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.places import DRAW, FACEUP, aside, field, hand
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Table, View
from bohnhof.kernel.text.notation import write_position
from bohnhof.kernel.text.script import run as read
from bohnhof.kernel.verbs import verb_for
from bohnhof.kernel.view import determinize, view
from bohnhof.review.worlds import Adviser, Trial, Tried, adviser_for

NAMES: Final = ("Anna", "Bert", "Cleo", "Dora", "Emil")
GAP: Final = 1.0  # coins between the answer and the best that is wrong
ERRORS: Final = 4.0  # standard errors of that
NEAR: Final = 0.3  # coins by which another answer may be worse and still be right
WORLDS: Final = 24
MORE: Final = 10  # times as many worlds confirm it
FIRST_LOOK: Final = 500  # thousandths of a coin by which ideas must differ at first sight, where there is trading
MOST_PER_GAME: Final = 3
MOST_RIGHT: Final = 2  # answers, and never more than half of them
LEAST_ANSWERS: Final = 3  # unless the obvious one is wrong
LAST_ROUND: Final = 8  # cards for each seat in the last pile
# What is played for puzzles, and by whom.
TABLES: Final = (
    ("boonanza", 4, "expert"),
    ("bohnanza", 4, "expert"),
    ("boonanza", 3, "expert"),
    ("eleven-beans", 4, "expert"),
    ("duel", 2, "rulebook"),
    ("al-cabohne", 2, "rulebook"),
    ("al-cabohne-solo", 1, "rulebook"),
)


@dataclass(frozen=True)
class Found:
    """A position with its answers, best first."""

    view: View
    answers: list[Tried]
    right: int  # so many of them are right
    gap: float  # coins between the best and the first that is wrong
    error: float  # the standard error of that
    surprising: bool  # at first sight another one seems best
    why: Message


def puzzles(seed: int, games: range) -> Iterator[tuple[int, dict[str, Any]]]:
    """The puzzles of these games, each with the number of its game."""
    for number in games:
        edition, players, bot = TABLES[number % len(TABLES)]
        rules = Rules(EDITIONS[edition], players)
        table = new_table(rules, derived_seed(seed, "puzzle", number))
        hunter = Hunter(table, seed, number)
        run(table, [make_bot(bot) for _ in range(players)], before=hunter.look)
        for n, found in enumerate(hunter.found[:MOST_PER_GAME]):
            yield number, written(found, f"{seed}-{number}-{n}")


class Hunter:
    """Looks for puzzles while a game is played."""

    def __init__(self, table: Table, seed: int, number: int) -> None:
        self._table = table
        self._adviser: Adviser = adviser_for(table.rules)
        self._chance = Random(derived_seed(seed, "worlds", number))
        self._trades = trades(table.rules)
        self._turns: set[tuple[int, int]] = set()  # one puzzle for a seat in a turn
        self.found: list[Found] = []

    def look(self, seat: int, _action: Action) -> None:
        """Is this a puzzle for the seat that acts?"""
        turn = (int(self._table.turn), seat)
        if len(self.found) >= MOST_PER_GAME or turn in self._turns:
            return
        seen = view(self._table, seat)
        ideas = self._adviser.ideas(seen)
        if len(ideas) < 2 or (self._trades and abs(int(ideas[0].worth) - int(ideas[1].worth)) < FIRST_LOOK):
            return
        found = self._try(seen, [idea.action for idea in ideas])
        if found is not None:
            self._turns.add(turn)
            self.found.append(found)

    def _try(self, seen: View, actions: list[Action | None]) -> Found | None:
        for worlds in (WORLDS // 4, WORLDS, MORE * WORLDS):
            trial = Trial(self._adviser, seen, actions, self._chance.getrandbits(60))
            trial.run(worlds)
            ranked = [one for one in trial.ranked() if None not in one.outcomes]
            right = sum(ranked[0].mean - one.mean <= NEAR for one in ranked)
            if right > MOST_RIGHT or 2 * right > len(ranked):
                return None
            gap, error = ranked[0].ahead_of(ranked[right])
            if gap < GAP or gap < ERRORS * error:
                return None
        surprising = actions[0] not in [one.action for one in ranked[:right]]
        if len(ranked) < LEAST_ANSWERS and not surprising:
            return None
        why = self._adviser.explain(seen, ranked[0].action)
        return Found(seen, ranked, right, gap, error, surprising, why)


def still_holds(puzzle: dict[str, Any], seed: int) -> bool:
    """Does the answer hold in ten times as many new worlds?"""
    table = read(puzzle["text"], EDITIONS.__getitem__).table
    seen = view(table, puzzle["seat"])
    adviser = adviser_for(table.rules)
    trial = Trial(adviser, seen, [idea.action for idea in adviser.ideas(seen)], seed)
    trial.run(MORE * WORLDS)
    best = _answer(seen, trial.ranked()[0].action)
    return any(answer["right"] and best.items() <= answer.items() for answer in puzzle["answers"])


def theme_of(seen: View) -> str:
    """What it is about."""
    rules = seen.rules
    if rules.edition.rival:
        return "mafia"
    if rules.ends_at - seen.exhausted <= 1 and seen.count[DRAW] < LAST_ROUND * rules.players:
        return "last-round"
    return "deal" if seen.now.trades else "plant"


def level_of(found: Found) -> int:
    """1 is easy, 3 is hard: at first sight something else seems best."""
    return 3 if found.surprising else 2 if found.gap < 2 * GAP or found.right > 1 else 1


def written(found: Found, id: str) -> dict[str, Any]:
    """A puzzle as the page reads it."""
    seen = found.view
    rules = seen.rules
    names = NAMES[: rules.players]
    best = found.answers[0].mean
    order = sorted(found.answers, key=lambda one: repr(one.action))  # says nothing about which is right
    world = determinize(seen, Random(0))
    return {
        "id": id,
        "theme": theme_of(seen),
        "level": level_of(found),
        "edition": rules.edition.id,
        "names": list(names),
        "seat": int(seen.seat),
        "active": int(seen.active),
        "turn": int(seen.turn),
        "phase": seen.now.name,
        "draw": int(seen.count[DRAW]),
        "piles": int(rules.ends_at - seen.exhausted),
        "hand": _beans(seen, hand(seen.seat)),
        "aside": _beans(seen, aside(seen.seat)),
        "open": _beans(seen, FACEUP),
        "seats": [_seat(seen, seat) for seat in range(rules.players)],
        "bosses": [[name, *_pile(seen, rules.outside + n)] for n, name in enumerate(rules.outsiders)],
        "mafia": int(rules.rival_score(seen)) if rules.edition.rival else None,
        "offers": [
            {
                "id": int(offer.id),
                "maker": int(offer.maker),
                "give": [rules.bean_names[seen.bean[card]] for card in offer.give],
                "want": [rules.bean_names[bean] for bean in offer.want],
            }
            for offer in seen.offers
        ],
        "answers": [
            {
                **_answer(seen, one.action),
                "lost": round(best - one.mean, 2),
                "right": one in found.answers[: found.right],
            }
            for one in order
        ],
        "gap": round(found.gap, 2),
        "error": round(found.error, 2),
        "key": found.why.key,
        "values": {name: _plain(value) for name, value in found.why.values.items()},
        "text": write_position(world, names),
    }


def _beans(seen: View, place: int) -> list[str]:
    return [seen.rules.bean_names[bean] for bean in seen.beans_in(place)]


def _pile(seen: View, place: int) -> list[Any]:
    """The bean that grows there and how many; nothing grows there: no bean."""
    cards = int(seen.count[place])
    return [seen.rules.bean_names[seen.bean_on(place)] if cards else None, cards]


def _seat(seen: View, seat: int) -> dict[str, Any]:
    return {
        "coins": int(seen.rules.score(seen, seat)),
        "cards": int(seen.count[hand(seat)]),
        "fields": [_pile(seen, field(seat, n)) for n in seen.fields(seat)],
    }


def _answer(seen: View, action: Action | None) -> dict[str, Any]:
    """An action as its sentence needs it."""
    if action is None:
        return {"verb": None}
    rules = seen.rules
    found: dict[str, Any] = {"verb": verb_for(action).name}
    card, number, outsider = (getattr(action, name, None) for name in ("card", "field", "outsider"))
    if card is not None:
        found["card"] = rules.bean_names[seen.bean[card]]
    if number is not None:
        found["field"] = seen.fields(seen.seat).index(number) + 1
    if outsider is not None:
        found["boss"] = rules.outsiders[outsider]
    if isinstance(action, Offer | Counter):
        found["give"] = [rules.bean_names[seen.bean[card]] for card in action.give]
        found["want"] = [rules.bean_names[bean] for bean in action.want]
        found["to"] = getattr(action, "to", None)
    offer = seen.offer(action.offer) if hasattr(action, "offer") else None
    if offer is not None:
        found["to"] = int(offer.maker)
    return found


def _plain(value: Value) -> Any:
    if isinstance(value, tuple):
        return [{"key": part.key, "values": {n: _plain(v) for n, v in part.values.items()}} for part in value]
    return value
