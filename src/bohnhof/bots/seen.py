"""What a `BotView` answers with: cards, fields, offers, bosses and buildings.

The annotations are evaluated, not postponed: `help` would show those of the named tuples as `ForwardRef('int')`.
"""

from typing import NamedTuple


class Card(NamedTuple):
    """A card.

    - `id`: names it in actions
    - `bean`: None if you have never seen it
    - `name`: of the bean; "?" if you have never seen it
    """

    id: int
    bean: int | None
    name: str


class Field(NamedTuple):
    """A field: what grows there, and what a harvest would pay now.

    - `number`: for `Plant` and `Harvest`
    - `bean`: None if it is empty, or a stew of several beans
    - `name`: of the bean; "" if it is empty, "stew" for a stew
    - `cards`: how many there are
    - `pays`: coins for a harvest now
    - `missing`: cards until it pays more; None if it already pays the maximum, or is empty
    """

    number: int
    bean: int | None
    name: str
    cards: int
    pays: int
    missing: int | None

    @property
    def is_empty(self) -> bool:
        """Does nothing grow there?"""
        return self.cards == 0


class SeenOffer(NamedTuple):
    """An offer that somebody made.

    - `id`: for `Accept`, `Decline`, `Withdraw`, `Take` and `Counter`
    - `maker`: the seat that made it
    - `to`: the seat it is for; None if it is for everybody
    - `give`: the cards that its maker hands over
    - `want`: the beans that its maker asks for, one for each card
    - `want_coins`: the beans of coins that its maker asks for, in games that trade coins
    - `answers`: the id of the offer that this one counters, or None
    - `takers`: the seats that accepted an offer to everybody; the maker picks one of them
    - `declined_by`: the seats that declined an offer to everybody
    """

    id: int
    maker: int
    to: int | None
    give: tuple[Card, ...]
    want: tuple[int, ...]
    want_coins: tuple[int, ...]
    answers: int | None
    takers: tuple[int, ...]
    declined_by: tuple[int, ...]


class Boss(NamedTuple):
    """A boss of the mafia, who has a field but no seat and sells automatically.

    - `number`: for `GiveAway` and `PlantFor`
    - `name`: his name, for example "Al"
    - `bean`: what grows on his field; None if it is empty
    - `bean_name`: the name of the bean; "" if his field is empty
    - `cards`: how many are on his field
    - `pays`: coins that his field pays now
    - `sells_at`: he sells as soon as his field pays this many coins
    - `missing`: cards until he sells; None if his field is empty
    """

    number: int
    name: str
    bean: int | None
    bean_name: str
    cards: int
    pays: int
    sells_at: int
    missing: int | None


class Rival(NamedTuple):
    """A rival who has no seat but can win: the mafia.

    - `name`: as positions call it, for example "mafia"
    - `coins`: how many coins it has
    - `score`: what these coins count; you need more to win
    """

    name: str
    coins: int
    score: int


class Building(NamedTuple):
    """A building card.

    - `number`: for `BuyBuilding`
    - `name`: its kind and its price, for example "jail-3"
    - `kind`: the number of its kind, for `Retire`; nobody has two buildings of a kind
    - `price`: how many coins it costs
    - `bean`: all of these coins must be of this bean
    - `text`: what it does for its owner, in English
    """

    number: int
    name: str
    kind: int
    price: int
    bean: int
    text: str
