"""What a computer player claims at an old-school table, and which suit it names after a claim (law 9).

Computer players keep the law themselves. They claim only what the public play proves: that a seat failed to follow
suit and later showed that suit, led out of turn, or declared out of turn or the suit turned down. Each claim is decided
from a ``SeatView`` alone.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from hashlib import sha256

from bot.engine.acts import PASS, Act, CallSuit, Claim, ClaimCall, ClaimLead, ClaimRenege, NameSuit, OrderUp
from bot.engine.cards import STRENGTH, SUIT_UNDER, Suit, Trump, is_trump
from bot.engine.rules import SecondRound
from bot.engine.seats import Seat, around_from_left
from bot.engine.state import turn_up_suit
from bot.engine.views import PublicView, SeatView
from bot.players.knowledge import right_leader, visible_tricks

NOTICED = {"beginner": 0.0, "steady": 0.5, "expert": 1.0}
"""The share of offences that a player of each level notices. An attentive person notices about half."""


def choose_claim(view: SeatView, level: str, seed: int) -> Claim | None:
    """Return this seat's claim now, or None. The hand's ``seed`` decides, once for each offence, if it is noticed."""
    return next((claim for claim in proven_claims(view) if _notices(view.seat, claim, level, seed)), None)


def _notices(seat: Seat, claim: Claim, level: str, seed: int) -> bool:
    digest = sha256(f"{seed}:{seat}:{claim}".encode()).digest()
    return random.Random(digest).random() < NOTICED.get(level, 0.0)  # noqa: S311 - to be repeatable is its purpose


def proven_claims(view: SeatView) -> Iterator[Claim]:
    """Yield the claims open to this seat that the public play proves, except reneges that were penalised already."""
    public = view.public
    for act in view.offered:
        match act:
            case ClaimRenege(seat, number) if (seat, number) not in public.penalties and has_reneged(
                public, seat, number
            ):
                yield act
            case ClaimLead(seat) if public.trick[0][0] == seat != right_leader(public):
                yield act
            case ClaimCall(seat) if _is_irregular_call(public, seat):
                yield act
            case _:
                pass


def has_reneged(public: PublicView, seat: Seat, number: int) -> bool:
    """Return whether this seat denied the suit led in trick ``number``, from 1, and showed it since (law 9.4)."""
    if public.trump is None:
        return False
    suits, (plays, *later) = SUIT_UNDER[public.trump], list(visible_tricks(public))[number - 1 :]
    led = suits[plays[0][1]]
    denied = any(who == seat and suits[card] != led for who, card in plays)
    return denied and any(who == seat and suits[card] == led for trick in later for who, card in trick)


def _is_irregular_call(public: PublicView, seat: Seat) -> bool:
    """Return whether the last declaration came out of turn, or named the suit turned down (law 9.6)."""
    who, act = public.calls[-1]
    if who != seat or public.turnup is None:
        return False
    spoken = sum(isinstance(call, OrderUp | CallSuit) or call == PASS for _, call in public.calls)
    order = around_from_left(public.dealer, public.rules.players)
    in_turn = seat == order[(spoken - 1) % len(order)]
    if isinstance(act, CallSuit) and act.suit == turn_up_suit(public.turnup):
        stuck = in_turn and seat == public.dealer and public.rules.second_round is not SecondRound.THROW_IN
        return not (stuck and public.rules.stuck_any)  # law 12.6
    return not in_turn


def choose_named_suit(view: SeatView) -> Act:
    """Return which suit the opponent on the left must lead, the surest trick of this hand, or a pass (law 9.5)."""
    public, trump = view.public, view.public.trump
    if trump is None or view.seat in public.sitting_out:
        return PASS
    best = max(Suit, key=lambda suit: _worth(view, suit, trump))
    return NameSuit(best) if _worth(view, best, trump) > 0 else PASS


def _worth(view: SeatView, suit: Suit, trump: Trump) -> float:
    """Return the value of a lead of this suit: above 0 if this hand wins it by the highest card left, or by a trump."""
    strength = STRENGTH[trump]
    cards = [card for card in view.hand if SUIT_UNDER[trump][card] == suit]
    played = {card for trick in view.public.tricks for _, card in trick.plays}
    top = max(strength[card] for card in range(len(strength)) if SUIT_UNDER[trump][card] == suit and card not in played)
    if cards and max(strength[card] for card in cards) >= top:
        return 1.0 if suit == trump else 2.0 - len(cards) / 10
    trumps = sum(is_trump(card, trump) for card in view.hand)
    return 1.0 if suit != trump and not cards and trumps else 0.0
