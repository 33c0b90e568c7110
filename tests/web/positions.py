"""Positions that several tests and the pictures of the web table show."""

from __future__ import annotations

from typing import Final

MAFIA: Final = """
    edition al-cabohne
    seats   Anna Bert
    turn    Anna tribute
    draw    green ...
    Al      field blue*7
    Don     field chili*3
    mafia   coins puff*5
    Anna    hand stink kidney green runner | field blue*3 | field kidney*2 | coins green*2
    Bert    hand stink green | field puff*2
"""
# Somebody else trades, and offers me something.
OFFERED: Final = """
    edition boonanza
    seats   Anna Bert Cleo Dora
    turn    Bert trade
    draw    green ...
    faceup  blue chili
    Anna    hand soy red garden | field blue*4 | field soy*2 | coins red blue*2
    Bert    hand red blue green | field red*3 | field chili*2 | coins blue*2
    Cleo    hand green blue chili | field stink*2 | field green*3 | coins soy*3
    Dora    hand chili soy green | field black-eyed*2 | field blue*5 | coins soy red
    offer   1 Bert Anna red for soy
"""
