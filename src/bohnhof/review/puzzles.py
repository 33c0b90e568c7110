"""Puzzles from bots' games: positions in which one choice is clearly the best, by what the seat can see.

A choice is the answer if it beats all others by a coin and by four standard errors in the same worlds, and again in ten
times as many other worlds. Choices that are nearly as good also count as right. Most positions are not puzzles, and a
few worlds are enough to see that.
"""

from __future__ import annotations

import json
from collections import Counter as Tally
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NamedTuple

from bohnhof.bots.chance import derived_seed
from bohnhof.bots.hunter import trades
from bohnhof.bots.messages import Message, Value
from bohnhof.bots.registry import make_bot
from bohnhof.bots.runner import run
from bohnhof.editions import EDITIONS
from bohnhof.kernel.actions import Action, Counter, Offer, Take
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
GAP: Final = 1.0  # coins between the answer and the best wrong one
ERRORS: Final = 4.0  # standard errors of that
NEAR: Final = 0.3  # coins by which another answer may be worse and still count as right
WORLDS: Final = 24
MORE: Final = 10  # times as many worlds confirm it
# After this many worlds: the coins and the standard errors by which the answer must lead; otherwise the search stops.
# This loses a fifth of the valid puzzles, and saves nearly half of the work.
SCREENS: Final = ((2, 0.8, 0.0), (6, 0.8, 2.5), (12, 0.9, 3.0))
MORE_SCREENS: Final = ((60, 0.95, 2.5), (120, 1.0, 3.5))
FIRST_LOOK: Final = 500  # thousandths of a coin by which ideas must differ at first sight, if there is trading
MOST_PER_GAME: Final = 3
MOST_RIGHT: Final = 2  # answers, and never more than half of all
LEAST_ANSWERS: Final = 3  # unless the obvious one is wrong
MAFIA: Final = "mafia"
THEMES: Final = ("deal", "plant", "last-round", MAFIA)
LAST_ROUND: Final = 8  # cards for each seat in the last pile
# The games that are played for puzzles, and the bots.
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
    right: int  # the number of right answers
    gap: float  # coins between the best and the first wrong one
    error: float  # its standard error
    surprising: bool  # another one seems best at first sight
    why: Message


def puzzles(seed: int, number: int, themes: Collection[str] = THEMES) -> list[dict[str, Any]]:
    """The puzzles of the game with this number that are about one of these themes."""
    edition, players, bot = TABLES[number % len(TABLES)]
    rules = Rules(EDITIONS[edition], players)
    if rules.edition.rival and MAFIA not in themes:
        return []
    table = new_table(rules, derived_seed(seed, "puzzle", number))
    hunter = Hunter(table, derived_seed(seed, "worlds", number), themes)
    run(table, [make_bot(bot) for _ in range(players)], before=hunter.look)
    return [written(found, f"{seed}-{number}-{n}") for n, found in enumerate(hunter.found)]


def game_of(puzzle: dict[str, Any]) -> int:
    """The number of the game in which it was found."""
    return int(puzzle["id"].split("-")[1])


class Shelf:
    """A collection of a fixed number of puzzles, evenly by theme, with limits by level."""

    def __init__(self, wanted: int, puzzles: Iterable[dict[str, Any]]) -> None:
        self._most = -(-wanted // len(THEMES))
        self._most_alike = -(-2 * self._most // 3)
        self.puzzles = list(puzzles)
        self._kept = Tally((puzzle["theme"], puzzle["level"]) for puzzle in self.puzzles)

    def wanted(self) -> tuple[str, ...]:
        """The themes that need more puzzles."""
        return tuple(theme for theme in THEMES if self._number(theme) < self._most)

    def add(self, puzzle: dict[str, Any]) -> None:
        """Keep a puzzle, if there is room for it."""
        theme, level = puzzle["theme"], puzzle["level"]
        if self._number(theme) < self._most and self._kept[theme, level] < self._most_alike:
            self._kept[theme, level] += 1
            self.puzzles.append(puzzle)

    def _number(self, theme: str) -> int:
        return sum(n for (name, _level), n in self._kept.items() if name == theme)


class Hunter:
    """Looks for puzzles while a game is played."""

    def __init__(self, table: Table, seed: int, themes: Collection[str]) -> None:
        self._table = table
        self._adviser: Adviser = adviser_for(table.rules)
        self._seed = seed
        self._themes = themes
        self._trades = trades(table.rules)
        self._turns: set[tuple[int, int]] = set()  # at most one puzzle for a seat in a turn
        self._actions = 0
        self.found: list[Found] = []

    def look(self, seat: int, _action: Action) -> None:
        """Is this a puzzle for the seat that acts?"""
        self._actions += 1
        turn = (int(self._table.turn), seat)
        if len(self.found) >= MOST_PER_GAME or turn in self._turns:
            return
        seen = view(self._table, seat)
        if theme_of(seen) not in self._themes:
            return
        ideas = self._adviser.ideas(seen)
        if len(ideas) < 2 or (self._trades and abs(int(ideas[0].worth) - int(ideas[1].worth)) < FIRST_LOOK):
            return
        found = self._try(seen, without_copies(seen, [idea.action for idea in ideas]))
        if found is not None:
            self._turns.add(turn)
            self.found.append(found)

    def _try(self, seen: View, actions: list[Action | None]) -> Found | None:
        asked = {(reading(seen, action), getattr(action, "offer", None)) for action in actions}
        if len(asked) > len({words for words, _offer in asked}):
            return None  # two offers of one seat: an answer would be ambiguous
        verdict: Verdict | None = None
        for what, worlds, screens in (("some", WORLDS, SCREENS), ("more", MORE * WORLDS, MORE_SCREENS)):
            trial = Trial(self._adviser, seen, actions, derived_seed(self._seed, what, self._actions))
            for enough, coins, errors in (*screens, (worlds, GAP, ERRORS)):
                trial.run(min(enough, worlds) - trial.worlds)
                verdict = verdict_of(seen, trial)
                if verdict is None or verdict.gap < coins or verdict.gap < errors * verdict.error:
                    return None
                if len(verdict.ranked) < LEAST_ANSWERS and not verdict.surprises(seen, actions[0]):
                    return None
        assert verdict is not None
        why = self._adviser.explain(seen, verdict.ranked[0].action)
        return Found(seen, *verdict, verdict.surprises(seen, actions[0]), why)


class Verdict(NamedTuple):
    """The result of a trial: the answers, best first, the number of right ones, and the lead of the best."""

    ranked: list[Tried]
    right: int
    gap: float
    error: float

    def surprises(self, seen: View, obvious: Action | None) -> bool:
        """Is the choice that seems best at first sight wrong?"""
        return reading(seen, obvious) not in [reading(seen, one.action) for one in self.ranked[: self.right]]


def verdict_of(seen: View, trial: Trial) -> Verdict | None:
    """The result of the trial so far; None: no clear answer. Of answers with the same wording, only the best counts."""
    best: dict[str, Tried] = {}
    for one in trial.ranked():
        if None not in one.outcomes:
            best.setdefault(reading(seen, one.action), one)
    ranked = list(best.values())
    if len(ranked) < 2:
        return None
    right = sum(ranked[0].mean - one.mean <= NEAR for one in ranked)
    if right > MOST_RIGHT or 2 * right > len(ranked):
        return None
    return Verdict(ranked, right, *ranked[0].ahead_of(ranked[right]))


def without_copies(seen: View, actions: list[Action | None]) -> list[Action | None]:
    """These actions, but of equivalent copies of a card only the first."""
    found: dict[tuple[object, ...], Action | None] = {}
    for action in actions:
        card = getattr(action, "card", None)
        cards = [*getattr(action, "give", ()), *([] if card is None else [card])]
        where = [int(-one if seen.place[one] == hand(seen.seat) else seen.place[one]) for one in cards]
        found.setdefault((reading(seen, action), getattr(action, "offer", None), *sorted(where)), action)
    return list(found.values())


def reading(seen: View, action: Action | None) -> str:
    """The wording of an action, which is the same for equivalent ones."""
    answer = _answer(seen, action)
    for beans in ("give", "want"):
        answer[beans] = sorted(answer.get(beans, ()))
    return json.dumps(answer, sort_keys=True)


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
    """The theme of a puzzle."""
    rules = seen.rules
    if rules.edition.rival:
        return MAFIA
    if rules.ends_at - seen.exhausted <= 1 and seen.count[DRAW] < LAST_ROUND * rules.players:
        return "last-round"
    return "deal" if seen.now.trades else "plant"


def level_of(found: Found) -> int:
    """1 is easy, 3 is hard: something else seems best at first sight."""
    return 3 if found.surprising else 2 if found.gap < 2 * GAP or found.right > 1 else 1


def written(found: Found, id: str) -> dict[str, Any]:
    """A puzzle in the format of the page."""
    seen = found.view
    rules = seen.rules
    names = NAMES[: rules.players]
    best = found.answers[0].mean
    order = sorted(found.answers, key=lambda one: repr(one.action))  # an order that does not reveal the right one
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
    """The bean on a field and the number of cards; no bean if it is empty."""
    cards = int(seen.count[place])
    return [seen.rules.bean_names[seen.bean_on(place)] if cards else None, cards]


def _seat(seen: View, seat: int) -> dict[str, Any]:
    return {
        "coins": int(seen.rules.score(seen, seat)),
        "cards": int(seen.count[hand(seat)]),
        "fields": [_pile(seen, field(seat, n)) for n in seen.fields(seat)],
    }


def _answer(seen: View, action: Action | None) -> dict[str, Any]:
    """An action with what its sentence needs."""
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
        found["to"] = action.taker if isinstance(action, Take) else int(offer.maker)
    return found


def _plain(value: Value) -> Any:
    if isinstance(value, tuple):
        return [{"key": part.key, "values": {n: _plain(v) for n, v in part.values.items()}} for part in value]
    return value
