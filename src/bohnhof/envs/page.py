"""Writes docs/observations.md from the code that encodes observations and choices: `python -m bohnhof.envs.page`."""

from __future__ import annotations

from bohnhof.editions import EDITIONS
from bohnhof.kernel.learn.layout import Layout
from bohnhof.kernel.learn.observe import MOST, Observer
from bohnhof.kernel.rules import Rules

HEAD = f"""# Observations and choices

<!-- Written by `python -m bohnhof.envs.page > docs/observations.md`; do not edit. -->

An observation is a row of numbers from 0 to {MOST} (larger ones are written as {MOST}); a choice is a small number. The
layout depends only on the edition, the number of players and, if an optional rule adds a phase (`encore`), the options.
Both are from the point of view of the seat that is asked: **seats** are counted clockwise from it (0 is the seat
itself), **beans** and **fields** in the edition's order, **offers** from the oldest that concerns the seat. A section
with several axes is written row by row, with the last axis fastest. *Usual* is the usual maximum, to divide by
(`Observer.scale()`). [environments.md](environments.md#reading-numbers) shows how to get the layout of any table.

An observation contains only what is in the seat's View, and its own half-built offer. A test permutes the unseen cards,
and the observation stays the same.
"""

SIZES = """
## Sizes

| edition | players | numbers | choices |
|---|--:|--:|--:|
"""

ORDERS = """
## Order of beans and phases

| edition | beans | phases |
|---|---|---|
"""

EXAMPLE = ("boonanza", 4)


def observer_of(edition: str, players: int) -> Observer:
    return Observer(Layout(Rules(EDITIONS[edition], players)))


def write_page() -> str:
    """The whole page."""
    parts = [HEAD, SIZES, *sizes(), ORDERS, *orders()]
    parts += [f"\n## Observations of `{EXAMPLE[0]}` for {EXAMPLE[1]}\n\n", *sections(observer_of(*EXAMPLE))]
    parts.append("\n## What only some editions have\n\n")
    parts.append("The places and numbers that an edition declares come after `pays`, before the offers.\n")
    for edition in EDITIONS.values():
        names = {place.name for place in edition.places} | {number.name for number in edition.numbers}
        if names:
            parts.append(f"\n### {edition.title} (`{edition.id}`) for {edition.players[0]}\n\n")
            own = names | {f"{place.name}, cards" for place in edition.places}
            parts += sections(observer_of(edition.id, edition.players[0]), own)
    parts += ["\n## Choices\n", *choices()]
    return "".join(parts)


def sizes() -> list[str]:
    rows = []
    for edition in EDITIONS.values():
        for players in edition.players:
            observer = observer_of(edition.id, players)
            rows.append(f"| `{edition.id}` | {players} | {observer.size} | {observer.layout.size} |\n")
    return rows


def orders() -> list[str]:
    rows = []
    for edition in EDITIONS.values():
        rules = Rules(edition, edition.players[0])
        phases = ", ".join(phase.name for phase in rules.phases)
        rows.append(f"| `{edition.id}` | {', '.join(rules.bean_names)} | {phases} |\n")
    return rows


def sections(observer: Observer, only: set[str] | None = None) -> list[str]:
    """A table of sections; the first offer represents all offers, which are alike."""
    rows = ["| from | section | axes | usual | what it says |\n", "|--:|---|---|--:|---|\n"]
    for section in observer.sections:
        number = section.name.split()[1:2]
        if section.name.startswith("offer ") and number != ["1"]:
            continue
        if only is None or section.name in only:
            axes = " × ".join(f"{n} {axis}s" for n, axis in zip(section.shape, section.axes, strict=False)) or "1"
            rows.append(f"| {section.start} | {section.name} | {axes} | {section.most} | {section.words} |\n")
    if only is None:
        rows.append(f"\nEach further offer starts {observer.slot_size} numbers after the one before, eight in all.\n")
    return rows


def choices() -> list[str]:
    """Every number of every edition, with equal ones grouped."""
    rows = []
    for edition in EDITIONS.values():
        layout = Layout(Rules(edition, edition.players[0]))
        rows.append(f"\n### `{edition.id}` for {edition.players[0]}\n\n")
        ranges: list[tuple[str, int, int]] = []
        for choice in range(layout.size):
            verb = layout.describe(choice).split()[0]
            if ranges and ranges[-1][0] == verb:
                ranges[-1] = (verb, ranges[-1][1], choice)
            else:
                ranges.append((verb, choice, choice))
        for _, first, last in ranges:
            words = layout.describe(first)
            if first == last:
                rows.append(f"- {first}: {words}\n")
            else:
                rows.append(f"- {first} to {last}: {words}, …, {layout.describe(last)}\n")
    return rows


if __name__ == "__main__":
    print(write_page(), end="")
