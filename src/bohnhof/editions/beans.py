"""The bean cards: how many there are of each kind, what they pay, and which box has which (docs/rules/00-cards.md)."""

from __future__ import annotations

from bohnhof.kernel.edition import Bean


def meter(one: int | None, two: int | None, three: int | None, four: int | None) -> tuple[tuple[int, int], ...]:
    """A beanometer as printed: the cards needed for one, two, three and four coins."""
    steps = ((one, 1), (two, 2), (three, 3), (four, 4))
    return tuple((cards, coins) for cards, coins in steps if cards is not None)


#                        cards        for 1  2  3  4 coins
COGNAC = Bean("cognac", 22, meter(5, 7, 9, 10))
COFFEE = Bean("coffee", 24, meter(4, 7, 10, 12))
WAX = Bean("wax", 22, meter(4, 7, 9, 11))
BLUE = Bean("blue", 20, meter(4, 6, 8, 10))
CHILI = Bean("chili", 18, meter(3, 6, 8, 9))
STINK = Bean("stink", 16, meter(3, 5, 7, 8))
GREEN = Bean("green", 14, meter(3, 5, 6, 7))
SOY = Bean("soy", 12, meter(2, 4, 6, 7))
BLACK_EYED = Bean("black-eyed", 10, meter(2, 4, 5, 6))
RED = Bean("red", 8, meter(2, 3, 4, 5))
GARDEN = Bean("garden", 6, meter(None, 2, 3, None))
GARDEN_OF_BOOKLET_001 = Bean("garden", 6, meter(None, 2, None, None))  # BH9: never more than 2, whatever the card says
COCOA = Bean("cocoa", 4, meter(None, 2, 3, 4))
COCOA_OF_THE_EXPANSION = Bean("cocoa", 4, meter(2, None, 3, 4))

KIDNEY = Bean("kidney", 19, meter(5, 6, 7, 8))
PUFF = Bean("puff", 16, meter(4, 5, 6, 7))
RUNNER = Bean("runner", 13, meter(3, 4, 5, 6))

EIGHT_BEANS = (BLUE, CHILI, STINK, GREEN, SOY, BLACK_EYED, RED, GARDEN)
EIGHT_BEANS_OF_BOOKLET_001 = (*EIGHT_BEANS[:-1], GARDEN_OF_BOOKLET_001)
EIGHT_BEANS_AND_COGNAC = (COGNAC, *EIGHT_BEANS_OF_BOOKLET_001)
EIGHT_BEANS_AND_THE_EXPANSION = (COFFEE, WAX, *EIGHT_BEANS_OF_BOOKLET_001, COCOA_OF_THE_EXPANSION)
ALL_ELEVEN_BEANS = (COFFEE, WAX, *EIGHT_BEANS, COCOA)
SEVEN_BEANS = (BLUE, KIDNEY, CHILI, PUFF, STINK, GREEN, RUNNER)
