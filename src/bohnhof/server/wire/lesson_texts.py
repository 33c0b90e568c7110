"""The lessons of the web table: positions, actions, and what the box says about each step.

The texts are keys: `tutorial-` and one of the words of `says`, in the sentences of the page. A word with a star is only
read; each of the others belongs to the next action of the learner, Anna.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

TO_READ: Final = "*"


@dataclass(frozen=True)
class Chapter:
    """A position, and the sensible ways to continue from it, which differ from the first action on."""

    position: str
    ways: tuple[str, ...]
    says: tuple[str, ...]


PLANTING: Final = Chapter(
    """
    edition boonanza
    seats   Anna Bert Cleo Dora
    turn    Anna plant
    draw    green red ...
    Anna    hand blue*2 soy stink chili | field - | field -
    Bert    hand soy red garden blue chili | field - | field -
    Cleo    hand stink green blue blue soy | field - | field -
    Dora    hand chili chili soy green blue | field - | field -
    """,
    (
        """
        > Anna plant 1
        > Anna plant 1
        """,
        """
        > Anna plant 2
        > Anna plant 2
        """,
    ),
    ("welcome", "second", "meter*"),
)
TRADING: Final = Chapter(
    """
    edition boonanza
    seats   Anna Bert Cleo Dora
    turn    Anna plant
    draw    red stink blue chili green ...
    Anna    hand garden green chili | field blue*4 | field soy*2 | coins red
    Bert    hand soy garden blue | field red | field chili*3 | coins blue
    Cleo    hand green blue chili | field stink*2 | field green*3
    Dora    hand chili soy green blue | field black-eyed*2 | field blue*3 | coins soy
    """,
    (
        """
        > Anna harvest 1
        > Anna plant 1
        > Anna done
        > Anna offer Bert red@up for soy
        > Bert accept 1
        > Anna offer Cleo stink@up for nothing
        > Cleo accept 2
        > Anna end
        > Anna plant soy 2
        > Anna harvest 1
        ! B7.3
        """,
    ),
    ("later*", "forced", "replant", "stop", "trade", "gift", "end_trade", "aside", "protect"),
)
ANSWERING: Final = Chapter(
    """
    edition boonanza
    seats   Anna Bert Cleo Dora
    turn    Bert trade
    draw    blue chili green ...
    faceup  soy stink
    Anna    hand chili green blue red garden | field garden | field soy*3 | coins red blue
    Bert    hand blue garden | field red*2 | field chili*3 | coins blue
    Cleo    hand green blue chili | field stink*3 | field green*3
    Dora    hand chili soy green blue | field black-eyed*2 | field blue*3 | coins soy
    """,
    (
        """
        > Bert offer Anna soy@up for chili
        > Anna accept 1
        """,
    ),
    ("their_turn*", "answer", "end*"),
)

TOWN: Final = Chapter(
    """
    edition high-bohn
    seats   Anna Bert Cleo Dora
    turn    Anna plant
    draw    green red ...
    Anna    hand soy chili green | field blue*3 | field soy*2 | coins blue*2 red
    Bert    hand soy red garden | field red*2 | field chili*3 | coins blue
    Cleo    hand stink green blue | field stink*2 | field green*3 | buildings store-1
    Dora    hand chili chili soy | field black-eyed*2 | field - | coins soy
    """,
    (
        """
        > Anna buy jail 2
        """,
        """
        > Anna buy jail 1
        """,
    ),
    ("west*", "buy"),
)
JAIL: Final = Chapter(
    """
    edition high-bohn
    seats   Anna Bert Cleo Dora
    turn    Anna plant
    draw    green red ...
    Anna    hand soy chili green | field blue*3 | field soy*2 | coins red | buildings jail-2
    Bert    hand soy red garden | field red*2 | field chili*3 | coins blue
    Cleo    hand stink green blue | field stink*2 | field green*3 | buildings store-1
    Dora    hand chili chili soy | field black-eyed*2 | field - | coins soy
    """,
    (
        """
        > Anna harvest 1
        """,
    ),
    ("jail", "west_end*"),
)

TRIBUTE: Final = Chapter(
    """
    edition al-cabohne
    seats   Anna Bert
    turn    Anna tribute
    draw    green kidney ...
    Al      field blue*4
    Don     field chili*2
    Anna    hand stink kidney green | field blue*5 | field kidney*2
    Bert    hand stink green blue | field puff*2 | field green
    """,
    (
        """
        > Anna harvest 1
        """,
        """
        > Anna done
        """,
    ),
    ("mafia*", "tribute"),
)
OPEN_CARDS: Final = Chapter(
    """
    edition al-cabohne
    seats   Anna Bert
    turn    Anna plant
    draw    green runner stink kidney ...
    Al      field blue*5
    Don     field chili*2
    Anna    hand stink kidney green | field - | field kidney*2 | coins blue
    Bert    hand stink green blue | field puff*2 | field -
    """,
    (
        """
        > Anna plant 1
        > Anna plant 2
        > Anna done
        > Anna plant stink 1
        """,
    ),
    ("hand", "hand_second", "hand_done", "open", "mafia_end*"),
)

LESSONS: Final[dict[str, tuple[Chapter, ...]]] = {
    "boonanza": (PLANTING, TRADING, ANSWERING),
    "high-bohn": (TOWN, JAIL),
    "al-cabohne": (TRIBUTE, OPEN_CARDS),
}
