"""The rulings of the trading editions: where a booklet answers a question differently from the base game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.places import FACEUP, coins, field, hand
from bohnhof.kernel.refusal import Refusal
from bohnhof.kernel.ruling import Ruling
from bohnhof.kernel.table import ACTIVE

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from bohnhof.kernel.cards import BeanId
    from bohnhof.kernel.places import Seat
    from bohnhof.kernel.table import Board

HAND_CARDS_GO_ALONG: Final = Refusal(
    "BH3", "while a turned-up card is for sale, hand cards are traded only along with one"
)
YOU_GROW_IT_ALREADY: Final = Refusal("AC1.4", "you grow this kind on another field already")
TOPMOST_COINS_PAY: Final = Refusal("IS3", "a field is paid with the topmost coins of the pile")


class FarthestFromTheStart(Ruling):
    """BO2: the tied player sitting farthest clockwise from the start player wins."""

    def winners(self, board: Board, tied: list[int]) -> list[int]:
        return tied[-1:]


class MostHandCards(Ruling):
    """IS2: the tied player with the most cards in hand wins; if that is a tie, too, they share the win."""

    def winners(self, board: Board, tied: list[int]) -> list[int]:
        most = max(board.count[hand(seat)] for seat in tied)
        return [seat for seat in tied if board.count[hand(seat)] == most]


class KeepTurnedUpCards(Ruling):
    """BH2: the active player may keep a turned-up card at any time; it can then no longer be traded."""

    def keeps_turned_up_cards(self, board: Board, answer: bool) -> bool:
        return True


class AccompaniedHandCards(Ruling):
    """BH3: while a turned-up card can be traded, the active player's hand cards are traded only together with one."""

    def refuse_giving(
        self, board: Board, seat: Seat, cards: vec[i64], gift: bool, answer: Refusal | None
    ) -> Refusal | None:
        if answer is not None or gift or seat != board.numbers[ACTIVE] or board.count[FACEUP] == 0:
            return answer
        reserve = board.rules.reserve_at
        from_hand = False
        for card in cards:
            place = board.place[card]
            if place == FACEUP:
                return None
            if place == hand(seat) or (reserve > 0 and place == reserve + seat):  # R31
                from_hand = True
        return HAND_CARDS_GO_ALONG if from_hand else None


class CoinsAreGoods(Ruling):
    """BH7: coins may be part of any trade or gift."""

    def trades_coins(self, board: Board, answer: bool) -> bool:
        return True


class TopmostCoinsPay(Ruling):
    """IS3: the third field is paid for with the topmost coins of the player's pile."""

    def refuse_payment(self, board: Board, seat: Seat, cards: list[int], answer: Refusal | None) -> Refusal | None:
        if answer is None and set(cards) != set(board.cards_in(coins(seat))[: len(cards)]):
            return TOPMOST_COINS_PAY
        return answer


class OneFieldPerKind(Ruling):
    """AC1.4: nobody grows one kind on two fields."""

    def refuse_planting(self, board: Board, seat: Seat, bean: BeanId, n: i64, answer: Refusal | None) -> Refusal | None:
        if answer is not None or board.count[field(seat, n)] > 0:
            return answer  # the kind on this field grows nowhere else
        return YOU_GROW_IT_ALREADY if self.only_field(board, seat, bean, -1) >= 0 else None

    def only_field(self, board: Board, seat: Seat, bean: BeanId, answer: i64) -> i64:
        return other_field(board, seat, bean, -1)

    def why_impossible(self, board: Board) -> str | None:
        for seat in range(board.rules.players):
            for n in board.fields(seat):
                bean = board.bean_on(field(seat, n))
                if bean >= 0 and other_field(board, seat, bean, n) >= 0:
                    return "somebody grows the same kind on two fields (AC1.4)"
        return None


def other_field(board: Board, seat: Seat, bean: BeanId, n: i64) -> i64:
    """Another field than n on which this seat grows this kind, or -1."""
    base: i64 = field(seat, 0)
    for other in range(board.rules.most_fields):
        card = board.first[base + other]
        if card != NO_CARD and other != n and board.bean[card] == bean:
            return other
    return -1


FARTHEST_FROM_THE_START = FarthestFromTheStart("farthest-from-the-start", "BO2")
MOST_HAND_CARDS = MostHandCards("most-hand-cards", "IS2")
KEEP_TURNED_UP_CARDS = KeepTurnedUpCards("keep-turned-up-cards", "BH2")
ACCOMPANIED_HAND_CARDS = AccompaniedHandCards("accompanied-hand-cards", "BH3")
COINS_ARE_GOODS = CoinsAreGoods("coins-are-goods", "BH7")
TOPMOST_COINS_PAY_RULING = TopmostCoinsPay("topmost-coins-pay", "IS3")
ONE_FIELD_PER_KIND = OneFieldPerKind("one-field-per-kind", "AC1.4")

RULINGS: Final = {
    ruling.name: ruling
    for ruling in (
        FARTHEST_FROM_THE_START,
        MOST_HAND_CARDS,
        KEEP_TURNED_UP_CARDS,
        ACCOMPANIED_HAND_CARDS,
        COINS_ARE_GOODS,
        TOPMOST_COINS_PAY_RULING,
        ONE_FIELD_PER_KIND,
    )
}
