"""What stands on a button: an act in the words of the seat that may do it, at most 80 characters."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.acts import (
    Act,
    Bid,
    CallForBest,
    CallPartner,
    CallSuit,
    ClaimAceNoFace,
    ClaimFarmers,
    CutPack,
    DefendAlone,
    Discard,
    Fold,
    Give,
    GiveTurnUp,
    NameTrump,
    OrderUp,
    Pass,
    PlayAlone,
    PlayCard,
    TurnTables,
)  # fmt: skip
from bot.engine.cards import Card, Suit
from bot.engine.state import Phase
from bot.engine.trump import left_bower, right_bower, sort_hand
from bot.engine.views import SeatView
from bot.render.call_words import order_word
from bot.render.texts import Texts
from bot.render.voice import SIGNS, card_sign

_DECLINING: dict[Phase, str] = {
    Phase.CUT: "label-no-cut",
    Phase.TURN_TABLES: "label-leave-tables",
    Phase.GIVE_TURNUP: "label-keep-turnup",
    Phase.DISCARD: "label-no-exchange",
    Phase.BEST: "label-no-best",
    Phase.DEFEND_ALONE: "label-defend-together",
}
_LONE_WORDS: dict[type[Act], str] = {
    TurnTables: "label-turn-tables",
    ClaimAceNoFace: "label-ace-no-face",
    Fold: "label-fold",
    GiveTurnUp: "label-give-turnup",
    PlayAlone: "label-play-alone",
    DefendAlone: "label-defend-alone",
}


def sorted_cards(view: SeatView) -> tuple[Card, ...]:
    """The player's hand as he would hold it: trump first, then suits with colours apart."""
    return sort_hand(view.hand, view.public.trump)


def card_label(card: Card, trump: Suit | None, texts: Texts) -> str:
    """A card's button: "10♠", "J♥ Right", "J♦ Left"."""
    sign = card_sign(card, texts)
    if trump is not None and card == right_bower(trump):
        return texts("label-card-right", card=sign)
    if trump is not None and card == left_bower(trump):
        return texts("label-card-left", card=sign)
    return sign


def act_label(act: Act, view: SeatView, texts: Texts) -> str:
    """An act's button in the words of the player at ``view.seat``."""
    public = view.public
    match act:
        case PlayCard(card):
            return card_label(card, public.trump, texts)
        case OrderUp(alone):
            word = order_word(public.rules, public.dealer, view.seat)
            return texts(f"label-{word}-alone" if alone else f"label-{word}")
        case CallSuit(suit, alone) | NameTrump(suit, alone):
            return texts("label-suit-alone" if alone else "label-suit", suit=suit.letter, sign=SIGNS[suit])
        case Discard(cards):
            return texts("label-discard", cards=_signs(cards, texts))
        case Give(cards):
            return texts("label-give", cards=_signs(cards, texts))
        case ClaimFarmers(cards):
            return texts("label-farmers", cards=_signs(cards, texts))
        case CallForBest(card):
            return texts("label-best", card=card_sign(card, texts))
        case CallPartner(suit):
            return texts("label-partner", suit=suit.letter, sign=SIGNS[suit])
        case Bid(tricks):
            return texts("label-bid", tricks=tricks)
        case CutPack(cards=count):
            return texts("label-cut", cards=count)
        case Pass():
            return texts(_DECLINING.get(public.phase, "label-pass"))
        case _:
            return texts(_LONE_WORDS[type(act)])


def _signs(cards: Iterable[Card], texts: Texts) -> str:
    return " ".join(card_sign(card, texts) for card in cards)
