"""What the program answers when it is asked for help, a rule, the past, or ideas."""

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
from bohnhof.terminal.layout import fitted, padded, sentence
from bohnhof.terminal.marks import bean_text
from bohnhof.terminal.telling import Told
from bohnhof.terminal.wording import Names

LOG_LENGTH: Final = 30
MOST_IDEAS: Final = 8
MOST_HINTS: Final = 3
NAME_WIDTH: Final = 12  # of a bean with its letter

HELP: Final = """\
Type the number of a choice, or what you do (a bean's letter will do):
  plant 2                        your front card on field 2
  plant red 1                    a card that lies aside for you, on field 1
  done                           plant no more
  harvest 1                      sell all cards of field 1
  buy field                      one more field, where one is sold
  discard red                    a hand card, or one that was left open
  give red Al, plant red Al      a hand card, or all open ones, for a boss
  offer anyone s+c for r         stink and chili for red
  offer Bert red*2 for nothing   a gift
  offer Bert red@4 for soy       the fourth card of your hand, which is a red
  accept 3                       say yes to offer 3, with your foremost copies
  accept 3 with red@2            the same, with the second card of your hand
  counter 3 soy for red          answer offer 3 with another offer
  decline 3                      say no to offer 3
  withdraw 3                     take your own offer 3 back
  take 3 Cleo                    trade with Cleo, who said yes to your offer 3
  keep red                       keep a turned-up card, where the rules let you
  end                            end the trading
Where there are buildings, also:
  buy jail 3                     a building, with coins of its bean
  plant 2 stew                   your front card on field 2, as a stew
  store, store red               store a card instead of planting it
  bury, leave                    the card you saw on the draw pile
  reorder red soy blue           the cards you have just drawn
  move 4 1                       your fourth hand card to the front
  retire farm, pass              name a kind that is not sold any more, or none
Or a command:
  Enter                          wait, and let the others act
  offers                         ideas for offers you could make
  beans                          the beans of this game, and what they pay
  buildings                      the buildings, what they do, and whose they are
  hint                           what a good player would do now, and why
  undo                           take back what you just planted or harvested
  save FILE                      write the game down; bohnhof play --resume FILE
  look                           the table again
  log, log 100                   what happened lately
  rules B7.3, rules protection   a rule, or those that mention a word
  quit                           leave the table"""


def log_lines(log: Sequence[Told], how_many: str, width: int) -> list[Text]:
    """The last sentences that were told; how many, if the person says so."""
    if how_many and not is_number(how_many):
        raise BadInput(f"how many lines? As in: log {LOG_LENGTH}")
    if not log:
        raise BadInput("nothing has happened yet")
    last = int(how_many or LOG_LENGTH)
    return [line for story in log[-last:] for line in story.lines(width)]


def ideas(view: View, names: Names, width: int) -> list[Text]:
    """A few offers the person could make, as they are typed."""
    offers = candidate_offers(view, int(view.seat), MOST_IDEAS)
    if not offers:
        raise BadInput("there is no offer to be made now")
    typed = [write_action(view, names, int(view.seat), offer) for offer in offers]
    return [line for words in typed for line in sentence(words, width, "  ")]


def hint_lines(view: View, names: Names, width: int) -> list[Text]:
    """What a good player would do on the person's seat, best first, with the reasons."""
    lines: list[Text] = []
    for hint in hints(view, most=MOST_HINTS):
        action = hint.action
        words = "wait" if action is None else write_action(view, names, int(view.seat), action)
        lines += sentence(f"{words}: {say(hint.reason)}", width, "  ")
    return lines


def beanometers(rules: Rules, width: int) -> list[Text]:
    """The beans of this game, and how many cards each of them needs for so many coins."""
    lines = []
    for number, bean in enumerate(rules.edition.beans):
        if rules.copies[number] > 0:
            name = padded(bean_text(rules, number), NAME_WIDTH)
            steps = ", ".join(f"{cards} pay {coins}" for cards, coins in bean.meter)
            lines.append(fitted(Text.assemble("  ", name, f"  {bean.copies:2} cards: {steps}"), width))
    return lines


def rule_page(about: str, width: int) -> list[RenderableType]:
    """A rule, by its id; or the titles of the rules that mention a word."""
    if not about:
        raise BadInput("which rule? As in: rules B7.3, or: rules protection")
    found = mentioning(about)
    if about.upper() not in rules() and found:
        return [fitted(Text(f"  {rule.id:<6} {rule.title}"), width) for rule in found]
    rule = find(about)
    return [Text(f"{rule.id} {rule.title}", "bold"), Markdown(rule.text)]
