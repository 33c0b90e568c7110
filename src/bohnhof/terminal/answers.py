"""Answers to requests for help, rules, the log, or ideas."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.text import Text

from bohnhof.bots.hint import hints
from bohnhof.bots.messages import say
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.candidates import candidate_offers
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import View
from bohnhof.kernel.text.action_text import write_action
from bohnhof.kernel.text.words import is_number
from bohnhof.rulebook import find, mentioning, rules
from bohnhof.sentences.catalogue import ENGLISH, Language, key_of
from bohnhof.terminal.layout import fitted, padded, sentence
from bohnhof.terminal.marks import bean_text
from bohnhof.terminal.telling import Told
from bohnhof.terminal.wording import Names

LOG_LENGTH: Final = 30
MOST_IDEAS: Final = 8
MOST_HINTS: Final = 3
NAME_WIDTH: Final = 12  # of a bean with its letter

# What can be typed, by heading; a sentence of the same name explains each line.
HELP: Final = {
    "help-do": (
        "plant 2",
        "plant red 1",
        "done",
        "harvest 1",
        "buy field",
        "discard red",
        "give red Al, plant red Al",
        "offer anyone s+c for r",
        "offer Bert red*2 for nothing",
        "offer Bert red@4 for soy",
        "accept 3",
        "accept 3 with red@2",
        "counter 3 soy for red",
        "decline 3",
        "withdraw 3",
        "take 3 Cleo",
        "keep red",
        "end",
    ),
    "help-buildings": (
        "buy jail 3",
        "plant 2 stew",
        "store, store red",
        "bury, leave",
        "reorder red soy blue",
        "move 4 1",
        "retire farm, pass",
    ),
    "help-commands": (
        "Enter",
        "offers",
        "beans",
        "buildings",
        "hint",
        "undo",
        "save FILE",
        "look",
        "log, log 100",
        "rules B7.3, rules protection",
        "quit",
    ),
}
TYPED_WIDTH: Final = 31


def help_page(language: Language, width: int) -> list[Text]:
    """What can be typed, and what it means."""
    lines = []
    for heading, typed in HELP.items():
        lines += sentence(language.say(heading), width)
        for words in typed:
            lines += sentence(language.say(key_of("help-to", words)), width, f"  {words:{TYPED_WIDTH}}")
    return lines


def log_lines(log: Sequence[Told], how_many: str, language: Language, width: int) -> list[Text]:
    """The last sentences of the log; optionally how many."""
    if how_many and not is_number(how_many):
        raise BadInput(language.say("ask-how-many-lines", number=LOG_LENGTH))
    if not log:
        raise BadInput(language.say("nothing-happened-yet"))
    last = int(how_many or LOG_LENGTH)
    return [line for story in log[-last:] for line in story.lines(width)]


def ideas(view: View, names: Names, width: int) -> list[Text]:
    """A few offers that the person could make, as they would be typed."""
    offers = candidate_offers(view, int(view.seat), MOST_IDEAS)
    if not offers:
        raise BadInput(names.language.say("no-offer-now"))
    typed = [write_action(view, names, int(view.seat), offer) for offer in offers]
    return [line for words in typed for line in sentence(words, width, "  ")]


def hint_lines(view: View, names: Names, width: int) -> list[Text]:
    """What a good player would do on the person's seat, best first, with the reasons."""
    lines: list[Text] = []
    own = "" if names.language.code == ENGLISH else view.rules.edition.id  # in English as they are typed
    for hint in hints(view, most=MOST_HINTS):
        action = hint.action
        words = "wait" if action is None else write_action(view, names, int(view.seat), action)
        lines += sentence(f"{words}: {say(hint.reason, names.language, own, to_you=True)}", width, "  ")
    return lines


def beanometers(rules: Rules, names: Names, width: int) -> list[Text]:
    """The beans of this game, and how many cards each of them needs for each number of coins."""
    lines = []
    for number, bean in enumerate(rules.edition.beans):
        if rules.copies[number] > 0:
            name = padded(bean_text(rules, number, names.language), NAME_WIDTH)
            steps = [names.language.say("meter-step", cards=cards, coins=coins) for cards, coins in bean.meter]
            pays = names.language.say("meter-of-bean", cards=f"{bean.copies:2}", steps=", ".join(steps))
            lines.append(fitted(Text.assemble("  ", name, f"  {pays}"), width))
    return lines


def rule_page(about: str, spoken: Language, width: int) -> list[RenderableType]:
    """A rule, by its id; or the titles of the rules that mention a word."""
    if not about:
        raise BadInput(spoken.say("ask-which-rule"))
    found = mentioning(about, spoken.code)
    if about.upper() not in rules() and found:
        return [fitted(Text(f"  {rule.id:<6} {rule.title}"), width) for rule in found]
    rule = find(about, spoken.code)
    return [Text(f"{rule.id} {rule.title}", "bold"), Markdown(rule.text)]
