"""Attacks on a bot are measured like any contest: on the same deals, on every seat."""

from __future__ import annotations

import json

import pytest

from bohnhof.arena import adversaries
from bohnhof.arena.adversaries import ATTACKS, Attack, Exploit, attacked, attacks_on, weaknesses
from bohnhof.arena.contest import Contest
from bohnhof.arena.resample import Estimate
from bohnhof.cli import main
from bohnhof.kernel.faults import BadInput

SEATS = {"mute": (2, 0, 0, 0), "colluding pair": (7, 0, 8, 0), "kingmaker": (9, 1, 0, 0)}


def tables(edition: str = "boonanza", players: int = 4) -> Contest:
    return Contest(edition, players, ("trader",), (), seed=2)


@pytest.fixture
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use only some attacks, which are enough for the report."""
    monkeypatch.setattr(adversaries, "ATTACKS", tuple(attack for attack in ATTACKS if attack.name in SEATS))


def test_everybody_sits_where_the_attack_needs_it() -> None:
    contest = attacks_on("trader", tables())
    seated = dict(zip([attack.name for attack in ATTACKS], contest.seatings, strict=True))
    for name, seats in SEATS.items():
        assert seated[name] == seats
    for seating in contest.seatings:
        assert len(seating) == 4
    assert attacks_on("trader", tables(players=5)).seatings[5] == (7, 0, 8, 0, 0)


@pytest.mark.usefixtures("_few")
def test_who_profits_is_counted_and_a_pair_counts_together() -> None:
    found = {one.attack.name: one for one in attacked(attacks_on("rulebook", tables(players=3)), 1)}
    assert list(found) == list(SEATS)
    assert found["mute"].share.mean < 1 / 3
    assert found["mute"].games == 3
    assert not any(one.works for one in found.values()), "one deal says nothing"
    assert found["colluding pair"].fair == pytest.approx(2 / 3)
    assert found["colluding pair"].coins.mean > found["colluding pair"].victims.mean


def exploit(low: float | None) -> Exploit:
    coins = Estimate(15, 14, 16)
    return Exploit(Attack("squeezer", "asks", ("Squeezer",)), 40, Estimate(0.5, low, 0.6), 0.25, coins, coins)


def test_weak_is_who_surely_loses_more_than_a_fair_share() -> None:
    assert weaknesses("expert", [exploit(0.4)]) == "expert is weak against: squeezer (50 % of the wins, fair 25 %)."
    for low in (0.2, None):
        assert weaknesses("expert", [exploit(low)]) == "expert: none of them got more than a fair share."


@pytest.mark.parametrize(
    ("edition", "players", "why"),
    [("duel", 2, "at least 3 players"), ("eleven-beans", 2, "at least 3 players")],
)
def test_some_games_leave_nothing_to_attack(edition: str, players: int, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        attacks_on("trader", tables(edition, players))


@pytest.mark.usefixtures("_few")
def test_the_command_names_the_weaknesses(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "--bots", "random", "--adversaries", "--players", "3", "--deals", "1", "--workers", "1"]
    assert main(asked) == 0
    shown = capsys.readouterr().out
    assert "colluding pair" in shown
    assert "random: none of them got more than a fair share." in shown
    assert main([*asked, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["adversary"] for one in told["bots"][0]["adversaries"]] == list(SEATS)
    assert main([*asked, "--luck"]) != 0
    assert "goes without" in capsys.readouterr().err
