"""The kinds of reasons, and the values that each reason names.

Each kind is a claim about one view. Where its text says "cannot", it holds for every possible place of unseen cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.engine.cards import Card, Suit


class ReasonKind(StrEnum):
    """One kind of reason. The key of its text in the catalogue ends in the value."""

    NO_DIFFERENCE = "no-difference"
    SAME_WORK = "same-work"

    # A card to a trick that somebody else began.
    NEED_ALL = "need-all"
    PARTNER_SURE = "partner-sure"
    PARTNER_SURE_KEEP = "partner-sure-keep"
    PARTNER_AHEAD = "partner-ahead"
    PARTNER_AHEAD_KEEP = "partner-ahead-keep"
    OVERTAKE_SURE = "overtake-sure"
    OVERTAKE = "overtake"
    LAST_ONLY = "last-only"
    LAST_CHEAPEST = "last-cheapest"
    SURE_WIN = "sure-win"
    LAST_HOPE = "last-hope"
    HIGHEST_OF_SUIT = "highest-of-suit"
    LOWEST_TRUMP = "lowest-trump"
    GO_AHEAD = "go-ahead"
    GUARDED_TRUMP = "guarded-trump"
    SURE_LATER = "sure-later"
    LEAVE_TO_PARTNER = "leave-to-partner"
    KEEP_WINNER = "keep-winner"
    THROW_VOID = "throw-void"
    THROW_LOWEST = "throw-lowest"
    KEEP_HIGHEST = "keep-highest"
    KEEP_GUARD = "keep-guard"
    CANNOT_WIN = "cannot-win"

    # A lead.
    SAVE_LOSER = "save-loser"
    SHOW_LEFT = "show-left"
    TRUMP_TO_MAKER = "trump-to-maker"
    PULL_TOP = "pull-top"
    PULL = "pull"
    TOP_TRUMP = "top-trump"
    SURE_TRICK = "sure-trick"
    KEEP_TRUMPS = "keep-trumps"
    PARTNER_TRUMPS = "partner-trumps"
    CASH = "cash"
    AWAY_FROM_VOID = "away-from-void"
    LONE_KEEP_ACE = "lone-keep-ace"
    LONE_LONG_SUIT = "lone-long-suit"
    LEAD_VOID = "lead-void"
    LEAD_KEEP = "lead-keep"
    LEAD_NO_WINNER = "lead-no-winner"
    LEAD_HIGH = "lead-high"

    # Making trump.
    SACRIFICE = "sacrifice"
    DONATE = "donate"
    STUCK = "stuck"
    GAME_POINT_TOGETHER = "game-point-together"
    THEIR_GAME_POINT = "their-game-point"
    PARTNER_HAS = "partner-has"
    ALONE_TOP = "alone-top"
    ALONE_POINTS = "alone-points"
    NEXT = "next"
    REVERSE_NEXT = "reverse-next"
    STRONG_HAND = "strong-hand"
    ACES_WIN = "aces-win"
    BETTER_SUIT = "better-suit"
    GIVES_CARD = "gives-card"
    PARTNER_DEALS = "partner-deals"
    WEAK_PICK_UP = "weak-pick-up"
    DEALER_STUCK = "dealer-stuck"
    PARTNER_ASKED = "partner-asked"
    NO_LONG_SUIT = "no-long-suit"
    POOR_CALLS = "poor-calls"
    BID_TOO_HIGH = "bid-too-high"
    BID_SACRIFICE = "bid-sacrifice"
    BID_RAISES = "bid-raises"
    BID_HOLDS = "bid-holds"
    DEFEND_TOGETHER = "defend-together"
    DEFEND_ALONE = "defend-alone"
    CALL_BEST = "call-best"
    NO_PARTNER = "no-partner"

    # Cards that change hands.
    DISCARD_VOID = "discard-void"
    DISCARD_LOWEST = "discard-lowest"
    DISCARD_KEEP_SUIT = "discard-keep-suit"
    DISCARD_KEEP_TRUMPS = "discard-keep-trumps"
    GIVE_TRUMP = "give-trump"
    GIVE_HIGHEST = "give-highest"
    ASK_FOR_BEST = "ask-for-best"
    ONE_MORE_TRUMP = "one-more-trump"


class Ally(StrEnum):
    """Who plays on this seat's side: a partner, or other defenders (in games without fixed partners)."""

    PARTNER = "partner"
    DEFENDER = "defender"


class Goal(StrEnum):
    """What a side needs its tricks for: to make the contract, or to stop the makers."""

    MAKE = "make"
    STOP = "stop"


@dataclass(frozen=True, slots=True)
class ActReason:
    """A reason, with the values for its sentence. A field that the sentence does not need is ``None``.

    ``card`` is the card played, or the card that the reason is about. ``other`` is a second card: one kept, beaten or
    missing. ``count`` is a number of cards or tricks, ``aces`` a number of aces outside trump, ``points`` a number of
    points, or of tricks bid.
    """

    kind: ReasonKind
    card: Card | None = None
    other: Card | None = None
    suit: Suit | None = None
    count: int | None = None
    aces: int | None = None
    points: int | None = None
    ally: Ally | None = None
    aim: Goal | None = None
