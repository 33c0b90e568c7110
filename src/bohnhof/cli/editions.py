"""`bohnhof editions`: list all editions, or show one in full."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rich.console import RenderableType
    from rich.table import Table as Grid

    from bohnhof.kernel.edition import Bean, Edition, SetUp


def show_editions(
    name: Annotated[
        str | None, typer.Argument(metavar="[ID_OR_FILE]", help="One edition: its id, or your own .toml file.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")] = False,
) -> None:
    """List the editions, or show one in detail.

    The details are set-ups, beans, rulings and options.
    """
    from bohnhof.editions import EDITIONS
    from bohnhof.library import find_edition

    if name is not None:
        edition = find_edition(name)
        if as_json:
            _print_json(_data(edition))
        else:
            _print(*_page(edition))
    elif as_json:
        _print_json([_data(edition) for edition in EDITIONS.values()])
    else:
        _print(_overview(EDITIONS.values()))


def _origin(edition: Edition) -> str:
    """Where an edition comes from."""
    special = {"own": "your own", "none": "published, but in none of the five booklets"}
    return special.get(edition.booklet, f"booklet {edition.booklet}")


# ------------------------------------------------------------------ for programs


def _data(edition: Edition) -> dict[str, object]:
    """An edition as plain data; a step of a meter is a pair: cards needed, coins paid."""
    from dataclasses import asdict

    return {
        "id": edition.id,
        "title": edition.title,
        "booklet": edition.booklet,
        "summary": edition.summary,
        "players": edition.players,
        "beans": [asdict(bean) for bean in edition.beans],
        "set_ups": {players: asdict(edition.set_up(players)) for players in edition.players},
        "turn": [phase.name for phase in edition.turn],
        "closing": [phase.name for phase in edition.closing],
        "rulings": [{"name": ruling.name, "rule": ruling.rule} for ruling in edition.rulings],
        "buildings": [
            {"name": building.name, "price": building.price, "bean": building.bean, "text": building.text}
            for building in edition.holdings
        ],
        "options": [
            {
                "name": option.name,
                "rule": option.rule,
                "text": option.text,
                "players": option.players or edition.players,
                "prominent": option.prominent,
            }
            for option in edition.variants
        ],
    }


def _print_json(value: object) -> None:
    import json

    typer.echo(json.dumps(value, ensure_ascii=False, indent=2))


# -------------------------------------------------------------------- for people


def _print(*parts: RenderableType) -> None:
    from rich.console import Console

    # An edition file may contain anything: show its words as they are, not as styles or emoji.
    console = Console(markup=False, emoji=False, highlight=False)
    for part in parts:
        console.print(part)


def _overview(editions: Iterable[Edition]) -> Grid:
    from rich.text import Text

    grid = _grid("edition", "players", "beans", "cards", "summary and options")
    for edition in editions:
        options = ", ".join(option.name for option in edition.variants if not option.prominent)
        grid.add_row(
            edition.id,
            _span(edition.players),
            str(len(edition.beans)),
            str(sum(bean.copies for bean in edition.beans)),
            Text.assemble(
                edition.summary,
                *(f"\n{line}" for line in _prominent_lines(edition)),
                (f"\n{options}" if options else "", "dim"),
            ),
        )
    return grid


def _prominent_lines(edition: Edition) -> list[str]:
    """The options that people should not overlook, one per line."""
    return [
        f"{option.name}: {option.text} ({_span(option.players or edition.players)} players)"
        for option in edition.variants
        if option.prominent
    ]


def _page(edition: Edition) -> Iterator[RenderableType]:
    """Everything about one edition, part by part."""
    from rich.text import Text

    yield Text.assemble((edition.title, "bold"), f"\nedition {edition.id}, {_origin(edition)}")
    yield edition.summary + "\n"
    yield _set_ups(edition, edition.players)
    yield ""
    for option in edition.variants:
        if option.prominent:
            numbers = option.players or edition.players
            yield f"with --option {option.name}: {option.text}\n"
            yield _set_ups(edition.with_options((option.name,), numbers[0]), numbers)
            yield ""
    yield _beans(edition.beans)
    yield "\na turn: " + ", ".join(phase.name for phase in edition.turn)
    if edition.closing:
        yield "after the last turn: " + ", ".join(phase.name for phase in edition.closing)
    if edition.rulings:
        yield ""
        yield _rulings(edition)
    if edition.holdings:
        yield ""
        yield _buildings(edition)
    if edition.variants:
        yield ""
        yield _options(edition)


def _set_ups(edition: Edition, numbers: Sequence[int]) -> Grid:
    """What depends on the number of players; equal set-ups share a column, as in the booklets."""
    columns: dict[SetUp, list[int]] = {}
    for players in numbers:
        columns.setdefault(edition.set_up(players), []).append(players)
    grid = _grid("players", *(_span(players) for players in columns.values()))
    grid.add_row("fields", *(str(s.fields) for s in columns))
    grid.add_row("one more field", *(_coins(s.field_price) if s.field_price else "not sold" for s in columns))
    grid.add_row("first hand", *(_hand(s) for s in columns))
    grid.add_row("cards turned up", *(str(s.turned) for s in columns))
    grid.add_row("cards drawn", *(str(s.draws) for s in columns))
    grid.add_row("ends at exhaustion", *(str(s.ends_at) for s in columns))
    grid.add_row("beans left out", *(", ".join(s.without) or "-" for s in columns))
    if edition.holdings:
        grid.add_row("a kind is sold to", *(f"{s.owners} players" if s.owners else "everybody" for s in columns))
    grid.add_row("cards in the game", *(str(_cards(edition, s)) for s in columns))
    return grid


def _beans(beans: Sequence[Bean]) -> Grid:
    """The beans with their meters as printed: how many cards each number of coins takes."""
    most = max(coins for bean in beans for _, coins in bean.meter)
    grid = _grid("bean", "cards", *(_coins(n) for n in range(1, most + 1)))
    for bean in beans:
        needed = {coins: str(cards) for cards, coins in bean.meter}
        grid.add_row(bean.name, str(bean.copies), *(needed.get(n, "-") for n in range(1, most + 1)))
    return grid


def _rulings(edition: Edition) -> Grid:
    from bohnhof.rulebook import find

    grid = _grid("ruling", "rule", "")
    for ruling in edition.rulings:
        grid.add_row(ruling.name, ruling.rule, find(ruling.rule).title)
    return grid


def _buildings(edition: Edition) -> Grid:
    grid = _grid("building", "bean", "price", "what it does for its owner")
    for building in edition.holdings:
        grid.add_row(building.kind, building.bean, str(building.price), building.text)
    return grid


def _options(edition: Edition) -> Grid:
    grid = _grid("option", "rule", "players", "")
    for option in edition.variants:
        grid.add_row(option.name, option.rule, _span(option.players or edition.players), option.text)
    return grid


def _grid(first: str, *others: str) -> Grid:
    from rich import box
    from rich.table import Table as Grid

    grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column(first, style="cyan", no_wrap=True)
    for heading in others:
        grid.add_column(heading, overflow="fold")  # a narrow terminal breaks words instead of cutting them off
    return grid


def _span(players: Sequence[int]) -> str:
    """Numbers of players as booklets write them: `3-5`, or `2, 4` where there is a gap."""
    first, last = players[0], players[-1]
    if last - first != len(players) - 1:
        return ", ".join(str(number) for number in players)
    return str(first) if first == last else f"{first}-{last}"


def _coins(number: int) -> str:
    return "1 coin" if number == 1 else f"{number} coins"


def _hand(set_up: SetUp) -> str:
    sizes = ", ".join(str(size) for size in set_up.hand)
    return sizes if len(set_up.hand) == 1 else f"{sizes} …"


def _cards(edition: Edition, set_up: SetUp) -> int:
    return sum(bean.copies for bean in edition.beans if bean.name not in set_up.without)
