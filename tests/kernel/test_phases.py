"""Phases: which seats the game waits for."""

from tests.judge import holds


def waited_for(position: str) -> list[int]:
    """The seats that the game waits for in a position."""
    table = holds(position).table
    return [seat for seat in range(table.rules.players) if table.now.waits_for(table, seat)]


def test_the_game_waits_for_the_active_seat() -> None:
    seats = "edition boonanza\nseats Anna Bert Cleo\n"
    assert waited_for(seats + "turn Bert plant\nAnna hand red\nBert hand red") == [1]
    assert waited_for(seats + "turn Cleo trade\nfaceup red soy") == [2]


def test_when_cards_lie_aside_the_game_waits_for_everybody_who_has_some() -> None:
    position = """
        edition boonanza
        seats   Anna Bert Cleo
        turn    Bert aside
        {} aside chili
    """
    assert waited_for(position.format("Cleo")) == [2]
    assert waited_for(position.format("Anna") + "\n Cleo aside soy") == [0, 2]
