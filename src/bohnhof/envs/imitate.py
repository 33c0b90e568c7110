"""Imitation: bots' actions as the choices that a learner would make in their place."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from bohnhof.bots.runner import ask
from bohnhof.envs.guests import Guests, act
from bohnhof.envs.sitting import GameSpec, Mask, Numbers, Sitting, whole
from bohnhof.kernel.actions import Accept, Action, BuyField, Counter, Offer
from bohnhof.kernel.codes import COUNTER, OFFER, STEP_VERBS, code, verb_of
from bohnhof.kernel.learn.steps import Steps
from bohnhof.kernel.legal import legal
from bohnhof.kernel.places import ANYONE
from bohnhof.kernel.verbs import action_of
from bohnhof.kernel.view import view

Lessons = tuple[NDArray[np.uint8], NDArray[np.int8], NDArray[np.int64]]


def watch(table: GameSpec, bot: str, games: int, seed: int = 0) -> Lessons:
    """Let bots of one kind play each other; returns the observations, masks and choices."""
    whole("the number of games", games, least=1)
    seen: list[Numbers] = []
    masks: list[Mask] = []
    chosen: list[int] = []
    sitting = Sitting(table)
    for game in range(games):
        sitting.deal(seed + game)
        steps = sitting.steps
        guests = Guests(dict.fromkeys(range(table.players), bot), steps)
        while not steps.is_over:
            seat = int(steps.seat)
            actions = legal(steps.table, seat)
            action = ask(guests.bots[seat], view(steps.table, seat), actions, guests.streams[seat], None)
            choices = choices_for(steps, action)
            if action is not None and (not choices or not guests.floor.hears(seat, action)):
                act(steps, action, guests.floor)  # not recorded: there is no choice for it, or it does not count
                continue
            for choice in choices:
                numbers, mask = sitting.sight(seat)
                seen.append(numbers)
                masks.append(mask)
                chosen.append(choice)
                steps.step(choice)
            if action is None and not choices:
                act(steps, None, guests.floor)
            elif action is not None:
                guests.floor.changed(steps.table, seat, action)
    return np.stack(seen), np.stack(masks), np.array(chosen)


def choices_for(steps: Steps, action: Action | None) -> list[int]:
    """The choices of the asked seat that make up this action; empty if there are none."""
    layout = steps.layout
    match action:
        case None:
            return [int(layout.wait)] if steps.allows(layout.wait) else []
        case Offer(to, give, want, ()):
            return building(steps, int(code(OFFER, 0, ANYONE if to is None else to)), give, want)
        case Counter(offer, give, want, ()):
            countered = steps.table.offer(offer)
            maker = 0 if countered is None else int(countered.maker)
            return building(steps, int(code(COUNTER, offer, maker)), give, want)
        case Accept():
            return finite(steps, replace(action, cards=None))
        case BuyField():
            return finite(steps, BuyField())
        case _:
            return finite(steps, action)


def finite(steps: Steps, action: Action) -> list[int]:
    for choice in steps.choices():
        meaning = int(steps.meaning(choice))
        if verb_of(meaning) < STEP_VERBS and action_of(meaning) == action:
            return [choice]
    return []


def building(steps: Steps, beginning: int, give: tuple[int, ...], want: tuple[int, ...]) -> list[int]:
    """Begin an offer, name what is given and wanted, and make it; tried on a copy first."""
    layout = steps.layout
    begin = [choice for choice in steps.choices() if steps.meaning(choice) == beginning]
    if not begin:
        return []
    choices = begin + [int(layout.give + steps.table.bean[card]) for card in give]
    choices += [int(layout.want + bean) for bean in want] + [int(layout.submit)]
    copy = steps.clone()
    for choice in choices:
        if not copy.allows(choice):
            return []
        copy.step(choice)
    return choices
