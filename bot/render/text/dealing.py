"""How a hand began, in words: who was drawn to deal, who deals, and what became of the turn-up.

Sees public views only.
"""

from __future__ import annotations

from bot.engine.cards import Card
from bot.engine.seats import Seat
from bot.engine.views import PublicView
from bot.render.text.voice import Voice
from bot.tables.snapshots import DealerDraw, OpenDeal


def deal_words(deal: OpenDeal, voice: Voice) -> str:
    """Who is to deal, or who is dealing in their place (law 2.8)."""
    if deal.thief is None:
        return voice.texts("deal-open", name=voice.name(deal.dealer))
    when = "" if deal.until is None or voice.plain else f"<t:{int(deal.until)}:R>"
    return voice.texts("deal-stolen", name=voice.name(deal.thief), when=when).rstrip()


def draw_text(draw: DealerDraw, voice: Voice) -> str:
    """How the first dealer was found, card by card (law 2.1)."""
    name, texts = voice.name(draw.dealer), voice.texts
    rounds = [_drawn(cards, voice) for cards in draw.rounds]
    if not rounds:
        return texts("draw-random", name=name)
    if draw.method == "black-jack":
        return texts("draw-black-jack", name=name, cards=rounds[0])
    if len(rounds) > 1:
        return texts("draw-high-card-again", name=name, cards=rounds[0], again=", ".join(rounds[1:]))
    return texts("draw-high-card", name=name, cards=rounds[0])


def _drawn(cards: tuple[tuple[Seat, Card], ...], voice: Voice) -> str:
    """The cards of one drawing round; of many only how many there were and the one that decided."""
    parts = [voice.texts("draw-card", name=voice.name(seat), card=voice.card(card)) for seat, card in cards]
    if len(parts) > len(voice.rules.seats):
        return voice.texts("draw-more", count=len(parts) - 1, last=parts[-1])
    return ", ".join(parts)


def turn_up_words(view: PublicView, voice: Voice) -> str:
    """Who deals, and where the turn-up is."""
    name = voice.name(view.dealer)
    if view.turnup is None:
        return voice.texts("deals", name=name)
    card, the_card = voice.card(view.turnup), voice.the_card(view.turnup)
    if view.turnup_taken_by is not None:
        return voice.texts("turn-up-taken", name=name, card=the_card, taker=voice.name(view.turnup_taken_by))
    if view.turned_down:
        return voice.texts("turn-up-down", name=name, card=card)
    if view.maker is not None:
        return voice.texts("turn-up-left", name=name, card=card)
    return voice.texts("turn-up", name=name, card=voice.strong(card))
