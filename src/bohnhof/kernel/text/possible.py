"""The checks that a position must pass when it is read: could a game have led to it?"""

from __future__ import annotations

from typing import Final

from bohnhof.kernel.arrays import row_of
from bohnhof.kernel.deal import empty_table
from bohnhof.kernel.phase import phase_in_play
from bohnhof.kernel.phases import has_cards_aside
from bohnhof.kernel.places import DRAW, FACEUP
from bohnhof.kernel.places import field as field_of
from bohnhof.kernel.table import CARDS_PLANTED, ENCORES_LEFT, EXHAUSTED, FIELDS, OFFERS_MADE, TURN, Table
from bohnhof.kernel.text.words import Line

NUMBER_LINES: Final = {
    "planted": CARDS_PLANTED,
    "exhausted": EXHAUSTED,
    "turns": TURN,
    "offers-made": OFFERS_MADE,
    "encores-left": ENCORES_LEFT,
}


def check_field(table: Table, line: Line, seat: int, n: int, beans: list[int], mixed: bool) -> None:
    """Could these cards have been planted on this field, one after the other?"""
    rules = table.rules
    if not rules.on_planting.bits:
        if len(set(beans)) > 1:
            raise line.impossible("a field holds one kind of bean")
        return
    alone = empty_table(rules, 0)  # other fields of this seat may have been planted later
    for number in (FIELDS, rules.holdings_at) if rules.holdings else (FIELDS,):
        alone.set(number + seat, table.numbers[number + seat])
    for position, bean in enumerate(beans):
        declared = mixed and position == 0
        refusal = rules.refuse_mixing(alone, seat, bean, n) if declared else rules.refuse_planting(alone, seat, bean, n)
        if refusal is not None:
            raise line.impossible(f"these beans do not grow together there ({refusal})")
        if declared:
            alone.set(rules.mixed_at + seat, 1 << n)
        alone.add_cards(row_of([bean]), field_of(seat, n))


def check_against_phase(table: Table, key: str, line: Line) -> None:
    """Refuse what no game could lead to in this phase."""
    rules = table.rules
    now = phase_in_play(table)
    phase = None if table.is_over else rules.phases[now]
    value = table.numbers[NUMBER_LINES[key]] if key in NUMBER_LINES else 0
    begun = any(step.takes_cards() for step in rules.phases[: now + 1])  # has this turn used the draw pile?
    most_planted = rules.most_planted(table, table.active)
    # the number is kept until somebody plants again; by then another seat can be active
    most_of_all = max(rules.most_planted(table, seat) for seat in range(rules.players))
    match key:
        case "turns" if value < 1:
            raise line.impossible("the first turn is number 1")
        case "planted" if value > most_of_all:
            raise line.impossible(f"nobody plants more than {most_of_all} cards from the hand")
        case "planted" if value >= most_planted and phase is not None and phase.has_planted_all(table):
            raise line.impossible(f"after {most_planted} cards the planting is over")
        case "exhausted" if value > rules.ends_at:
            raise line.impossible(f"the game ends when the draw pile is exhausted {rules.ends_at} times")
        case "exhausted" if value == rules.ends_at and not begun:
            raise line.impossible(f"no turn begins after the draw pile was exhausted {rules.ends_at} times")
        case "exhausted" if value == rules.ends_at and table.count[DRAW] > 0:
            raise line.impossible(f"after {rules.ends_at} exhaustions the draw pile is empty (as in: draw -)")
        case "encores-left" if value > 0 and not (phase and phase.has_encores()):
            raise line.impossible("encores are left only in the phase 'encore'")
        case "encores-left" if value >= rules.players:
            raise line.impossible(f"at most {rules.players - 1} encores are left when one has begun")
        case "faceup" if table.count[FACEUP] > 0 and not (phase or rules.phases[0]).shows_cards():
            raise line.impossible(f"no turned-up cards lie there in the phase {rules.phase_name(now)!r}")
        case _:
            pass


def check_seat_against_phase(table: Table, seat: int, line: Line) -> None:
    """Cards are set aside only from trading until they are planted, and the end leaves no cards on fields (B8.3)."""
    phases, now = table.rules.phases, int(phase_in_play(table))
    traded = any(phase.trades for phase in phases[: now + 1])
    to_plant = any(phase.plants_aside() for phase in phases[now:])
    if has_cards_aside(table, seat) and not (traded and to_plant):
        raise line.impossible(f"no cards lie aside in the phase {table.rules.phase_name(now)!r}")
    harvested = any(phase.empties_fields() for phase in phases[: now + 1])
    if (table.is_over or harvested) and any(table.count[field_of(seat, n)] > 0 for n in table.fields(seat)):
        raise line.impossible("every field was harvested when the game ended")
    reason = table.rules.why_impossible_at(table, seat)
    if reason is not None:
        raise line.impossible(reason)
