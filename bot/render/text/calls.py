"""The bidding in the words of the card table: who passes, orders up, assists, takes it up or calls (law 4.1)."""

from __future__ import annotations

from bot.engine import acts
from bot.engine.rules import Rules
from bot.engine.seats import Seat, partners_of
from bot.engine.views import PublicView
from bot.render.text.voice import Voice


def order_word(rules: Rules, dealer: Seat, seat: Seat) -> str:
    """Which word a seat accepts the turn-up with: ``order``, ``assist`` or ``take-up`` (law 4.1)."""
    if seat == dealer:
        return "take-up"
    if rules.traits.partners and seat in partners_of(dealer, rules.players):
        return "assist"
    return "order"


def calls_text(view: PublicView, voice: Voice) -> str:
    """Every call so far in order, neighbouring passes as one; empty before the first."""
    pieces: list[str] = []
    passing: list[Seat] = []
    for seat, act in view.calls:
        if act != acts.PASS or seat in passing:
            pieces += _passes(passing, voice)
            passing = []
        if act == acts.PASS:
            passing.append(seat)
        else:
            pieces.append(call_words(view, seat, act, voice))
    return " · ".join(pieces + _passes(passing, voice))


def _passes(seats: list[Seat], voice: Voice) -> list[str]:
    return [voice.texts("call-pass", names=voice.names(seats), count=len(seats))] if seats else []


def call_words(view: PublicView, seat: Seat, act: acts.Act, voice: Voice) -> str:
    """One call as it is said: "Ann orders it up, alone"."""
    name, texts = voice.name(seat), voice.texts
    match act:
        case acts.Pass():
            return texts("call-pass", names=name, count=1)
        case acts.OrderUp(alone):
            return texts(_lone(f"call-{order_word(view.rules, view.dealer, seat)}", alone), name=name)
        case acts.CallSuit(suit, alone):
            return texts(_lone("call-suit", alone), name=name, suit=voice.suit(suit))
        case acts.NameTrump(suit, alone):
            return texts(_lone("call-name", alone), name=name, suit=voice.suit(suit))
        case acts.Bid(tricks):
            return texts("call-bid", name=name, tricks=tricks)
        case acts.ClaimFarmers(cards):
            return texts("call-farmers", name=name, cards=voice.cards(cards))
        case acts.CallPartner(suit):
            return texts("call-partner", name=name, suit=texts("suit-one", suit=suit.letter))
        case _:
            return texts(f"call-{acts.act_text(act)}", name=name)


def making_words(view: PublicView, voice: Voice, told: str = "made") -> str:
    """How trump was made: "Ann ordered up ♥ hearts alone"; with ``by`` as ``told`` "Ann ordered it up alone".

    Needs a maker and trump.
    """
    assert view.maker is not None and view.trump is not None  # noqa: S101, PT018 - the caller has looked
    name, suit = voice.name(view.maker), voice.suit(view.trump)
    if view.bid is not None:
        key = _lone(f"{told}-forced" if view.forced else f"{told}-bid", view.alone)
        return voice.texts(key, name=name, bid=view.bid, suit=suit)
    accepted = any(isinstance(act, acts.OrderUp) for _, act in view.calls)
    word = order_word(view.rules, view.dealer, view.maker) if accepted else "suit"
    return voice.texts(_lone(f"{told}-{word}", view.alone), name=name, suit=suit)


def _lone(key: str, alone: bool) -> str:
    return f"{key}-alone" if alone else key
