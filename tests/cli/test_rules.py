"""`bohnhof rules` finds every rule, and helps when there is none."""

import json

import pytest

from bohnhof.cli import main
from bohnhof.rulebook import rules
from tests.cli.complaints import Output, one_line


def test_without_an_id_every_chapter_is_listed_with_its_rules(capsys: Output) -> None:
    assert main(["rules"]) == 0
    lines = capsys.readouterr().out.splitlines()
    for rule in rules().values():
        assert rule.chapter in lines
        assert f"  {rule.id:<6} {rule.title}" in lines


@pytest.mark.parametrize("typed", ["B7.3", "b7.3"])
def test_an_id_shows_the_rule(capsys: Output, typed: str) -> None:
    assert main(["rules", typed]) == 0
    rule = rules()["B7.3"]
    assert capsys.readouterr().out == f"B7.3 {rule.title} ({rule.chapter})\n\n{rule.text}\n"


def test_an_unknown_id_is_answered_with_its_neighbours(capsys: Output) -> None:
    assert main(["rules", "B7.9"]) == 2
    complaint = one_line(capsys)
    assert "there is no rule 'B7.9': did you mean " in complaint
    assert "B7.3" in complaint


def test_an_id_like_no_other_is_answered_with_the_way_to_all_of_them(capsys: Output) -> None:
    assert main(["rules", "???"]) == 2
    assert capsys.readouterr().err == "bohnhof: there is no rule '???': 'bohnhof rules' lists them all\n"


def test_a_search_lists_the_rules_that_mention_a_word_in_capitals_or_not(capsys: Output) -> None:
    assert main(["rules", "--search", "PROTECTION"]) == 0
    assert "  B7.3   " in capsys.readouterr().out


def test_a_search_without_a_find_says_so(capsys: Output) -> None:
    assert main(["rules", "--search", "xyzzy"]) == 0
    assert capsys.readouterr().out == "no rule mentions 'xyzzy'\n"


def test_an_id_and_a_search_do_not_go_together(capsys: Output) -> None:
    assert main(["rules", "B7.3", "--search", "bean"]) == 2
    assert capsys.readouterr().err == "bohnhof: give a rule id or --search, not both\n"


def test_json_holds_the_whole_rule(capsys: Output) -> None:
    assert main(["rules", "B7.3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == rules()["B7.3"]._asdict()
    assert main(["rules", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == [rule._asdict() for rule in rules().values()]


def test_rules_are_shown_in_another_language(capsys: Output) -> None:
    assert main(["rules", "B7.3", "--language", "is"]) == 0
    assert capsys.readouterr().out.startswith("B7.3 Friðun bauna (Grunnspilið)")
    assert main(["rules", "--search", "Bohnenschutz", "--language", "de"]) == 0
    assert "  B7.3   Bohnenschutzregel" in capsys.readouterr().out


def test_a_language_without_a_rule_book_is_told_in_one_line(capsys: Output) -> None:
    assert main(["rules", "B7.3", "--language", "xx"]) == 2
    assert one_line(capsys) == "bohnhof: there is no rule book in 'xx' (there are en, de, is, nl)\n"
