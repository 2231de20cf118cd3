"""What an old-school table says besides the play: claims and what came of them, suits named, cards exposed (law 9).

Everything here has happened before everybody's eyes. Sees public views only, and never tells that an act was irregular
unless it was claimed.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.acts import Claim, ClaimCall, ClaimLead, ClaimRenege
from bot.engine.cards import SUIT_UNDER
from bot.engine.rules import Law
from bot.engine.seats import Seat
from bot.engine.state import Judgement
from bot.engine.views import PublicView
from bot.tables.views import TableView
from bot.words.catalogue import Texts
from bot.words.lines import timestamp
from bot.words.voice import Voice

_MOST_CLAIMS = 3
"""How many of a hand's latest claims are shown."""


def claim_lines(table: TableView, view: PublicView, voice: Voice) -> Iterator[str]:
    """Yield this hand's claims and what came of them, the latest last, then what was agreed or asked.

    That is a suit to lead, a side barred from the bidding, a misdeal, time for claims. Nothing at a hosted table.
    """
    if view.rules.law is Law.HOSTED:
        return
    told = view.judgements[-_MOST_CLAIMS:]
    if len(view.judgements) > len(told):
        yield voice.texts("claims-before", count=len(view.judgements) - len(told))
    for judgement in told:
        yield judgement_line(view, judgement, voice)
    yield from _rest(table, view, voice)


def judgement_line(view: PublicView, told: Judgement, voice: Voice) -> str:
    """Return one claim and its judgement, with the cards that prove it."""
    name, claim = voice.name(told.seat), told.claim
    against = voice.name(claim.seat)
    match claim:
        case ClaimRenege(_, trick):
            if not told.upheld:
                return voice.texts("claim-renege-false", name=name, against=against, trick=trick)
            played, could = (voice.the_card(card, view.trump) for card in told.proof)
            return voice.texts("claim-renege-true", name=name, against=against, trick=trick, played=played, could=could)
        case ClaimLead():
            return voice.texts(_lead_key(told), name=name, against=against, cards=_proof(view, told, voice))
        case ClaimCall():
            return voice.texts(f"claim-call-{_verdict(told)}", name=name, against=against)


def _verdict(told: Judgement) -> str:
    return "true" if told.upheld else "false"


def _lead_key(told: Judgement) -> str:
    """Return the key for a wrong lead: one out of turn is proven by one card, a trump lead (law 6.2) by two."""
    return "claim-lead-blood" if len(told.proof) > 1 else f"claim-lead-{_verdict(told)}"


def _proof(view: PublicView, told: Judgement, voice: Voice) -> str:
    return voice.cards(told.proof, view.trump)


def exposed_lines(view: PublicView, voice: Voice) -> Iterator[str]:
    """Yield the exposed cards, by player (law 9.7)."""
    for seat in view.seats:
        cards = [card for who, card in view.exposed if who == seat]
        if cards:
            yield voice.texts("exposed", name=voice.name(seat), cards=voice.cards(cards, view.trump))


def _rest(table: TableView, view: PublicView, voice: Voice) -> Iterator[str]:
    texts = voice.texts
    if view.named is not None and not view.trick and view.turn is not None and view.result is None:
        yield texts("suit-named", name=voice.name(view.turn), suit=voice.suit(view.named))
    if view.maker is None:
        yield from (texts("barred", names=voice.unit(unit)) for unit in view.barred)
    if view.misdeals and view.result is None and not view.tricks:
        yield texts("misdeal-asked", names=voice.names(view.misdeals), count=len(view.misdeals))
    for unit, left in enumerate(table.claims_left or (), 1):
        if not left:
            yield texts("claims-spent", names=voice.unit(unit))
    if table.claims_until is not None:
        when = timestamp(table.claims_until, "R")
        yield texts("claims-open") if voice.plain else texts("claims-open-until", when=when)
        if table.ready:
            yield texts("claims-ready", names=voice.names(table.ready))


def claim_label(claim: Claim, name: str, texts: Texts) -> str:
    """Return a claim's label in the list; ``name`` is whom it is made against."""
    match claim:
        case ClaimRenege(_, trick):
            return texts("choose-renege", name=name, trick=trick)
        case ClaimLead():
            return texts("choose-lead", name=name)
        case ClaimCall():
            return texts("choose-call", name=name)


def bound_lines(view: PublicView, seat: Seat, legal: tuple[object, ...], voice: Voice) -> Iterator[str]:
    """Yield why the player on turn may play no other cards: exposed cards, or a suit named (laws 9.5, 9.7)."""
    lying = [card for who, card in view.exposed if who == seat]
    cards = [getattr(act, "card", None) for act in legal]
    if any(card in lying for card in cards):
        yield voice.texts("why-exposed", cards=voice.cards([card for card in lying if card in cards], view.trump))
    elif view.named is not None and not view.trick and view.trump is not None:
        suits = {SUIT_UNDER[view.trump][card] for card in cards if card is not None}
        if suits == {view.named}:
            yield voice.texts("why-named", suit=voice.suit(view.named))
