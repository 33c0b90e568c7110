"""Advice: what the coach says, to whom, and in which order."""

from __future__ import annotations

import pytest

from bohnhof.bots.hint import begging_last
from bohnhof.bots.messages import Message, say
from bohnhof.bots.mind.player import Idea
from bohnhof.kernel.actions import EndTrading, Offer
from bohnhof.sentences.catalogue import language, languages

BEG, DEAL, GIFT, END = Offer(1, (), (2,)), Offer(1, (5,), (2,)), Offer(1, (5,), ()), EndTrading()


def test_the_coach_proposes_real_deals_before_begging() -> None:
    ideas = [Idea(action, worth) for worth, action in ((9, BEG), (7, DEAL), (5, GIFT), (3, END), (2, BEG))]
    assert [idea.action for idea in begging_last(ideas)] == [DEAL, BEG, GIFT, END, BEG]
    assert [idea.action for idea in begging_last([Idea(BEG, 9), Idea(END, 3)])] == [BEG, END]


def test_the_coach_speaks_to_you_and_a_bot_of_itself() -> None:
    reasons = (Message("get.joins.alone", {"bean": "stink", "cards": 2}),)
    why = Message("deal.offer", {"gain": 1300, "reasons": reasons})
    assert say(why, to_you=True) == "Worth about 1.3 coins to you: the stink bean joins your 2."
    assert say(why) == "It would be worth 1.3 coins to me: the stink bean joins my 2."


@pytest.mark.parametrize("code", languages())
def test_every_piece_of_advice_has_a_reason_of_the_same_name(code: str) -> None:
    messages = language(code).messages
    advice = [key.removeprefix("advice-") for key in messages if key.startswith("advice-")]
    assert advice
    assert [key for key in advice if f"reason-{key}" not in messages] == []
