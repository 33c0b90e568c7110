"""The whole terminal uses the chosen language; what is typed stays in the notation."""

from __future__ import annotations

import pytest

from bohnhof.cli import main
from bohnhof.kernel.faults import BadInput
from bohnhof.sentences.catalogue import language, languages
from bohnhof.terminal.answers import HELP, beanometers, help_page, log_lines, rule_page
from bohnhof.terminal.choices import choices_of
from bohnhof.terminal.reading import interpret
from bohnhof.terminal.screen import choice_lines, table_lines
from bohnhof.terminal.wording import Names
from tests.terminal.sitting import WIDTH, drawn

POSITION = """\
edition boonanza
seats   You Bert Cleo
turn    You trade
draw    blue*9
faceup  soy red
You     hand chili blue | field red*2 | field soy
Bert    hand red garden
Cleo    hand chili
> Bert offer You garden for chili
"""


def lines_in(code: str) -> list[str]:
    seen, names = drawn(POSITION)
    names = Names(names, language(code))
    shown = [*table_lines(seen, names, 100), *choice_lines(seen, names, choices_of(seen, names), 100)]
    return [line.plain for line in shown]


def test_the_table_is_shown_in_dutch() -> None:
    screen = "\n".join(lines_in("nl"))
    assert "── Beurt 1: jij " in screen
    assert "Je hand      voorste ▶[1 V vuurboon]  2 B blauwe boon" in screen
    assert "Bert aan jou: T tuinboon voor V vuurboon" in screen
    assert "Jouw beurt: ruil zoveel je wilt en stop dan met ruilen." in screen
    assert "oogst veld 1 voor 1 munt" in screen
    assert "of typ: offer anyone … for …, offers (ideeën), Enter (wachten) en help" in screen


@pytest.mark.parametrize("code", languages())
def test_every_language_lays_out_the_same_table(code: str) -> None:
    assert len(lines_in(code)) == len(lines_in("en"))
    assert len(help_page(language(code), 200)) == len(help_page(language(), 200))


@pytest.mark.parametrize("code", languages())
def test_help_that_needs_a_second_line_is_indented(code: str) -> None:
    lines = [line.plain for line in help_page(language(code), WIDTH)]
    assert max(len(line) for line in lines) <= WIDTH
    assert not any(line.endswith("…") for line in lines)
    headings = " ".join(line for line in lines if not line.startswith("  "))
    assert headings == " ".join(language(code).say(heading) for heading in HELP)


def test_a_game_is_played_in_the_language_that_was_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda _: "quit")
    assert main(["play", "--language", "de", "--players", "3", "--bots", "random", "--seed", "1"]) == 0
    assert "Du bist am Zug: Baue die vorderste Karte deiner Hand an." in capsys.readouterr().out


def test_a_language_that_nobody_speaks_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--language", "xx"]) == 2
    assert "there is no language 'xx'" in capsys.readouterr().err


def test_answers_of_the_program_are_given_in_dutch() -> None:
    seen, names = drawn(POSITION)
    names = Names(names, language("nl"))
    assert beanometers(seen.rules, names, 100)[0].plain.endswith(
        "20 kaarten: 4 leveren 1 op, 6 leveren 2 op, 8 leveren 3 op, 10 leveren 4 op"
    )
    for typed, complaint in (
        ("99", "keuze 99 is er niet: de lijst gaat van 1 tot en met 2"),
        ("abracadabra", "'abracadabra' betekent hier niets"),
    ):
        with pytest.raises(BadInput, match=complaint):
            interpret(typed, seen, names, choices_of(seen, names)[:2])
    for asked in (lambda: log_lines([], "", names.language, 100), lambda: rule_page("", names.language, 100)):
        with pytest.raises(BadInput, match=r"er is nog niets gebeurd|welke regel"):
            asked()
