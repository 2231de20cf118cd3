"""The reason for an act in one sentence. Must not know how the act or its reason was found."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.cards import Card, Suit
from bot.engine.views import SeatView
from bot.players.evaluation import ActEvaluation
from bot.players.reasons.choice import reason_for
from bot.players.reasons.kinds import ActReason
from bot.render.text.catalogue import Texts
from bot.render.text.labels import card_label
from bot.render.text.voice import SIGNS, card_words


def reason_text(view: SeatView, best: ActEvaluation, others: Sequence[ActEvaluation], texts: Texts) -> str:
    """Why ``best`` is advised rather than the others; empty where there is no more to say than the figures."""
    told = reason_for(view, best, others)
    if told is None:
        return ""
    words = reason_words(told.reason, view.public.trump, texts)
    return texts("reason-close", reason=words) if told.close else words


def reason_words(reason: ActReason, trump: Suit | None, texts: Texts) -> str:
    """The sentence of a reason, bowers named where trump is made."""
    cards = {"card": reason.card, "other": reason.other}
    facts = {
        "count": reason.count, "aces": reason.aces, "points": reason.points, "ally": reason.ally, "aim": reason.aim,
    }  # fmt: skip
    values: dict[str, str | float] = {}
    values |= {name: _card(card, trump, texts) for name, card in cards.items() if card is not None}
    values |= {name: fact for name, fact in facts.items() if fact is not None}
    if reason.suit is not None:
        words_of_suit = texts("suit", suit=reason.suit.letter)
        values["suit"] = words_of_suit if texts.spelled else f"{SIGNS[reason.suit]} {words_of_suit}"
    return texts(f"reason-{reason.kind}", **values)


def _card(card: Card, trump: Suit | None, texts: Texts) -> str:
    """A card within a sentence."""
    return card_words(card, texts, trump) if texts.spelled else card_label(card, trump, texts)
