"""Why the advised act is good: a card to lead, to follow with or to exchange, from what a seat knows at its turn.

``reason_for`` gives the reason for every act, calls too. The answers of a ``PlayPosition`` are certain: it counts a
secret partner (law 8.5) as a partner only if the seat knows who it is, and it allows an unseen card to be in any hand
that has not shown a void in its suit.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.engine.acts import Act, CallForBest, Discard, Give, GiveTurnUp, PlayCard
from bot.engine.cards import ACE, NO_TRUMP, POWER, STRENGTH, SUIT_UNDER, Card, Trump, left_bower, without
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players.card_play import runs_of_equals, seat_play_state
from bot.players.evaluation import ActEvaluation, percent
from bot.players.knowledge import HIGHER, OF_SUIT, SECOND, SeatKnowledge
from bot.players.reasons.calls import call_reason
from bot.players.reasons.kinds import ActReason, Ally, Goal, ReasonKind


class PlayPosition:
    """One seat's turn in the play."""

    def __init__(self, view: SeatView) -> None:
        self.view, self.seat, self.hand = view, view.seat, view.hand
        self.play = seat_play_state(view)
        self.trump, self.suits, self.strength = self.play.trump, self.play.suits, self.play.strength
        self.legal = tuple(dict.fromkeys(act.card for act in view.legal if isinstance(act, PlayCard)))
        self.knowledge = SeatKnowledge(view)
        self.known = self.knowledge.known
        self.friends = self._friends()
        self.behind = tuple(self._behind())
        self.foes = tuple(seat for seat in self._others() if not self.friends >> seat & 1)
        self.foes_behind = tuple(seat for seat in self.behind if not self.friends >> seat & 1)
        self.left = self.play.hand_size - self.play.tricks

    @property
    def secret(self) -> bool:
        """Whether the maker's partner is not public yet."""
        return self.view.public.called is not None and self.view.public.partner is None

    @property
    def ally(self) -> Ally:
        """Whether the others on this seat's side are called partner or defenders."""
        rules = self.view.public.rules
        with_maker = self.friends >> self.play.maker & 1
        return Ally.PARTNER if rules.traits.partners or with_maker else Ally.DEFENDER

    @property
    def partner_wins(self) -> bool:
        """Whether this seat's side is winning the trick."""
        return bool(self.play.trick) and bool(self.friends >> self.play.winning & 1)

    def _friends(self) -> int:
        if not self.secret:
            return self.play.friends[self.seat]
        return 1 << self.seat | (1 << self.play.maker if self.view.secret_partner else 0)

    def _others(self) -> Iterator[int]:
        other = self.play.turns[self.seat]
        while other != self.seat:
            yield other
            other = self.play.turns[other]

    def _behind(self) -> Iterator[int]:
        for place, other in enumerate(self._others()):
            if place < self.play.active - self.play.trick - 1:
                yield other

    def may_be_beaten(self, card: Card, seats: Iterable[int]) -> bool:
        """Return whether one of these seats may beat this card if it is led."""
        powers, may_hold = POWER[self.trump][self.suits[card]], self.knowledge.may_hold
        stronger = [other for other, power in enumerate(powers) if power > powers[card]]
        return any(may_hold(seat, other) for seat in seats for other in stronger)

    def rivals_of(self, card: Card, seats: Iterable[int]) -> int:
        """Return how many cards would beat this one in the current trick and may be held by one of these seats."""
        powers, seats = self.play.powers, tuple(seats)
        return sum(
            1
            for other, power in enumerate(powers)
            if power > powers[card] and any(self.knowledge.may_hold(seat, other) for seat in seats)
        )

    def takes(self, card: Card) -> bool:
        """Return whether this card beats all cards in the trick so far."""
        return self.play.powers[card] > self.play.power

    def is_highest(self, card: Card) -> bool:
        """Return whether no other seat can hold a higher card of this card's suit."""
        return not HIGHER[self.trump][card] & ~self.known

    def foes_may_trump(self) -> bool:
        """Return whether an opponent may still hold a trump."""
        trumps = [card for card in range(len(self.suits)) if OF_SUIT[self.trump][self.trump] >> card & 1]
        return any(self.knowledge.may_hold(seat, card) for seat in self.foes for card in trumps)

    def same_run(self, one: Card, other: Card) -> bool:
        """Return whether two cards of one suit take the same tricks: no other seat can hold a card between them."""
        if self.suits[one] != self.suits[other]:
            return False
        between = HIGHER[self.trump][one] ^ HIGHER[self.trump][other]
        between &= ~(1 << one | 1 << one + SECOND | 1 << other | 1 << other + SECOND)
        return not between & ~self.known

    def need(self) -> tuple[int, Goal] | None:
        """Return how many tricks this seat's side still needs and what for; ``None`` while the sides are secret."""
        public, play = self.view.public, self.play
        if self.secret:
            return None
        target = public.bid or public.rules.majority
        makers = bool(play.makers >> self.seat & 1)
        needed = target if makers else play.hand_size - target + 1
        taken = sum(play.taken[seat] for seat in public.seats if bool(play.makers >> seat & 1) is makers)
        return needed - taken, Goal.MAKE if makers else Goal.STOP


# -- leading


def lead_reason(at: PlayPosition, card: Card) -> ActReason | None:
    """Return why this lawful lead is good, or None if no player would give a reason."""
    if at.suits[card] == at.trump:
        return _needed_lead_reason(at, card) or _saved_reason(at, card) or _trump_lead_reason(at, card)
    return _needed_lead_reason(at, card) or _saved_reason(at, card) or _plain_lead_reason(at, card)


def _is_sure(at: PlayPosition, card: Card) -> bool:
    return not at.may_be_beaten(card, at.foes)


def _needed_lead_reason(at: PlayPosition, card: Card) -> ActReason | None:
    need = at.need()
    if need is None or need[0] != at.left or not (_is_sure(at, card) or at.is_highest(card)):
        return None
    return ActReason(ReasonKind.NEED_ALL, card=card, count=need[0], aim=need[1])


def _saved_reason(at: PlayPosition, card: Card) -> ActReason | None:
    """Return why a maker without a partner leads a sure trick: the only unsure card is kept for the end; or None."""
    if at.seat != at.play.maker or (at.friends != 1 << at.seat and not at.play.alone) or not _is_sure(at, card):
        return None
    losers = [other for other in at.hand if other != card and not _is_sure(at, other)]
    if len(losers) != 1:
        return None
    return ActReason(ReasonKind.SAVE_LOSER, card=card, other=losers[0])


def _trump_lead_reason(at: PlayPosition, card: Card) -> ActReason | None:
    top, maker = at.is_highest(card), at.play.maker
    if not at.foes_may_trump():
        return ActReason(ReasonKind.SURE_TRICK, card=card)
    if at.seat != maker and at.friends >> maker & 1:
        if card == left_bower(at.trump) and not at.play.tricks:
            return ActReason(ReasonKind.SHOW_LEFT, card=card)
        return ActReason(ReasonKind.TRUMP_TO_MAKER, card=card)
    if at.seat == maker:
        return ActReason(ReasonKind.PULL_TOP if top else ReasonKind.PULL, card=card)
    return ActReason(ReasonKind.TOP_TRUMP, card=card) if top else _no_winner_reason(at, card)


def _plain_lead_reason(at: PlayPosition, card: Card) -> ActReason | None:
    if at.trump is NO_TRUMP:
        return ActReason(ReasonKind.SURE_WIN, card=card) if _is_sure(at, card) else _no_winner_reason(at, card)
    trumps = [other for other in at.hand if at.suits[other] == at.trump]
    suit, highest = at.suits[card], at.is_highest(card)
    if not at.foes_may_trump():
        if _is_sure(at, card):
            return ActReason(ReasonKind.SURE_TRICK, card=card)
        if trumps:
            return ActReason(ReasonKind.KEEP_TRUMPS, count=len(trumps))
    for other in at.view.public.seats:
        friend = other != at.seat and at.friends >> other & 1 and other in at.behind
        if friend and at.play.voids[other] >> suit & 1 and not at.play.voids[other] >> at.trump & 1:
            return ActReason(ReasonKind.PARTNER_TRUMPS, suit=suit, ally=at.ally)
    if at.play.alone and not at.friends >> at.play.maker & 1:
        return _lone_hand_reason(at, card)
    if highest and not _may_be_trumped(at, suit):
        return ActReason(ReasonKind.CASH, card=card, suit=suit)
    lost = _trumped_ace_reason(at, card)
    if lost is not None:
        return lost
    if trumps and len(trumps) < len(at.hand) - 1 and [at.suits[other] for other in at.hand].count(suit) == 1:
        return ActReason(ReasonKind.LEAD_VOID, card=card, suit=suit)
    return _no_winner_reason(at, card)


def _may_be_trumped(at: PlayPosition, suit: int) -> bool:
    voids = at.play.voids
    return any(voids[seat] >> suit & 1 and not voids[seat] >> at.trump & 1 for seat in at.foes)


def _highest_plains(at: PlayPosition) -> list[Card]:
    return [card for card in at.legal if at.suits[card] != at.trump and at.is_highest(card)]


def _trumped_ace_reason(at: PlayPosition, card: Card) -> ActReason | None:
    """Return why a high card is kept back: an opponent is void in its suit and may trump it."""
    lost = [high for high in _highest_plains(at) if high != card and _may_be_trumped(at, at.suits[high])]
    if not lost or at.suits[lost[0]] == at.suits[card]:
        return None
    return ActReason(ReasonKind.AWAY_FROM_VOID, other=lost[0], suit=at.suits[lost[0]])


def _lone_hand_reason(at: PlayPosition, card: Card) -> ActReason | None:
    lost = _trumped_ace_reason(at, card)
    if lost is not None:
        return lost
    aces = _highest_plains(at)
    if len(aces) == 1 and at.suits[aces[0]] != at.suits[card]:
        return ActReason(ReasonKind.LONE_KEEP_ACE, other=aces[0])
    if card in aces and not _may_be_trumped(at, at.suits[card]):
        return ActReason(ReasonKind.CASH, card=card, suit=at.suits[card])
    held = [at.suits[other] for other in at.hand if at.suits[other] != at.trump]
    if held.count(at.suits[card]) == max(held.count(suit) for suit in held) > 1:
        return ActReason(ReasonKind.LONE_LONG_SUIT, suit=at.suits[card], count=held.count(at.suits[card]))
    return _no_winner_reason(at, card)


def _no_winner_reason(at: PlayPosition, card: Card) -> ActReason | None:
    """Return why to lead a card that is no winner: the hand has none, or keeps the highest card of another suit."""
    highest = [other for other in at.legal if at.is_highest(other)]
    if not highest and not any(_is_sure(at, other) for other in at.legal):
        suit = [other for other in at.legal if at.suits[other] == at.suits[card]]
        trump = at.suits[card] == at.trump
        low = at.same_run(card, min(suit, key=at.strength.__getitem__)) and (not trump or len(suit) == len(at.legal))
        if (at.trump is NO_TRUMP or trump) and not low:
            return None
        return ActReason(ReasonKind.LEAD_NO_WINNER if low else ReasonKind.LEAD_HIGH, card=card)
    kept = [other for other in highest if not at.knowledge.others_may_hold(other) and at.suits[other] != at.suits[card]]
    trumps = [other for other in kept if at.suits[other] == at.trump]
    if trumps:
        return ActReason(ReasonKind.SURE_LATER, card=trumps[0])
    return ActReason(ReasonKind.LEAD_KEEP, other=kept[0], suit=at.suits[kept[0]]) if kept else None


# -- following


def follow_reason(at: PlayPosition, card: Card) -> ActReason | None:
    """Return why this lawful card is good in the trick, or None if no player would give a reason."""
    winners = [other for other in at.legal if at.takes(other)]
    guard = None if card in winners or not winners else _guarded_trump_reason(at, card)
    if guard is not None:
        return guard
    if at.partner_wins:
        return _partner_trick_reason(at, card, winners)
    if card in winners:
        return _needed_reason(at, card, winners) or _taken_reason(at, card, winners)
    if winners:
        return _ducked_reason(at, winners)
    return _thrown_reason(at, card)


def _partner_trick_reason(at: PlayPosition, card: Card, winners: Sequence[Card]) -> ActReason | None:
    best = Card(at.play.winning_card)
    doubtful = at.rivals_of(best, at.foes_behind)
    if card in winners:
        if not doubtful:
            return None
        if not at.rivals_of(card, at.foes_behind):
            return ActReason(ReasonKind.OVERTAKE_SURE, card=card, other=best, ally=at.ally)
        if at.rivals_of(card, at.foes_behind) < doubtful:
            return ActReason(ReasonKind.OVERTAKE, card=card, other=best, ally=at.ally)
        return None
    if winners:
        kind = ReasonKind.PARTNER_AHEAD_KEEP if doubtful else ReasonKind.PARTNER_SURE_KEEP
        return ActReason(kind, card=best, other=_highest_of(at, winners), ally=at.ally)
    return ActReason(ReasonKind.PARTNER_AHEAD if doubtful else ReasonKind.PARTNER_SURE, card=best, ally=at.ally)


def _highest_of(at: PlayPosition, cards: Sequence[Card]) -> Card:
    return max(cards, key=at.play.powers.__getitem__)


def _needed_reason(at: PlayPosition, card: Card, winners: Sequence[Card]) -> ActReason | None:
    """Return the reason for a card when the side needs every remaining trick and no card takes this one more safely."""
    need = at.need()
    if need is None or need[0] != at.left:
        return None
    safest = at.same_run(card, _highest_of(at, winners)) or not at.rivals_of(card, at.foes_behind)
    return ActReason(ReasonKind.NEED_ALL, card=card, count=need[0], aim=need[1]) if safest else None


def _taken_reason(at: PlayPosition, card: Card, winners: Sequence[Card]) -> ActReason | None:
    cheapest = min(winners, key=at.play.powers.__getitem__)
    cheap = at.same_run(card, cheapest)
    sure = not at.rivals_of(card, at.foes_behind)
    if not at.behind and cheap:
        only = all(at.same_run(card, other) for other in winners)
        return ActReason(ReasonKind.LAST_ONLY if only else ReasonKind.LAST_CHEAPEST, card=card)
    if sure:
        return ActReason(ReasonKind.SURE_WIN, card=card) if at.foes_behind else None
    if at.suits[card] != at.trump and at.is_highest(card):
        return ActReason(ReasonKind.HIGHEST_OF_SUIT, card=card, suit=at.suits[card])
    if len(at.foes_behind) == len(at.behind) and cheap:
        return ActReason(ReasonKind.LAST_HOPE, card=card, ally=at.ally)
    if at.suits[card] == at.trump and at.play.led != at.trump and cheap:
        return ActReason(ReasonKind.LOWEST_TRUMP, card=card, suit=at.suits[at.play.plays[0][1]])
    return ActReason(ReasonKind.GO_AHEAD, card=card)


def _ducked_reason(at: PlayPosition, winners: Sequence[Card]) -> ActReason:
    top = _highest_of(at, winners)
    if any(at.friends >> seat & 1 for seat in at.behind):
        return ActReason(ReasonKind.LEAVE_TO_PARTNER, other=top, ally=at.ally)
    if at.suits[top] == at.trump and at.is_highest(top) and not at.knowledge.others_may_hold(top):
        return ActReason(ReasonKind.SURE_LATER, card=top)
    return ActReason(ReasonKind.KEEP_WINNER, other=top)


def _guarded_trump_reason(at: PlayPosition, card: Card) -> ActReason | None:
    """Return why two trumps are kept from a lone maker: one unseen trump beats the higher, and the lower guards it."""
    trumps = sorted((other for other in at.hand if at.suits[other] == at.trump), key=lambda c: -at.strength[c])
    if not at.play.alone or at.friends >> at.play.maker & 1 or len(trumps) != 2 or card in trumps:
        return None
    high, low = trumps
    if not _has_one_above(at, high) or at.knowledge.others_may_hold(high):
        return None
    return ActReason(ReasonKind.GUARDED_TRUMP, card=high, other=low)


def _has_one_above(at: PlayPosition, card: Card) -> bool:
    return (HIGHER[at.trump][card] & ~at.known).bit_count() == 1


def _thrown_reason(at: PlayPosition, card: Card) -> ActReason:
    suit, suits = at.suits[card], at.suits
    rest = list(at.hand)
    rest.remove(card)
    free = any(suits[other] != at.suits[at.play.plays[0][1]] for other in at.legal)
    choice = any(suits[other] not in (suit, at.trump) for other in at.legal)
    trumps = any(suits[other] == at.trump for other in rest)
    if free and choice and trumps and suit != at.trump and not any(suits[other] == suit for other in rest):
        return ActReason(ReasonKind.THROW_VOID, card=card, suit=suit)
    if all(at.strength[card] <= at.strength[other] for other in at.legal):
        return ActReason(ReasonKind.THROW_LOWEST, card=card)
    high = [other for other in rest if other in at.legal and suits[other] != at.trump and at.is_highest(other)]
    if high and not at.is_highest(card):
        kept = max(high, key=at.strength.__getitem__)
        return ActReason(ReasonKind.KEEP_HIGHEST, other=kept, suit=suits[kept])
    guard = _guarded_reason(at, rest, card)
    if guard is not None:
        return guard
    return ActReason(ReasonKind.CANNOT_WIN, card=card)


def _guarded_reason(at: PlayPosition, rest: Sequence[Card], thrown: Card) -> ActReason | None:
    """Return why two cards of a suit are kept: one unseen card beats the higher, and the lower guards it."""
    for high in sorted(rest, key=at.strength.__getitem__, reverse=True):
        suit = at.suits[high]
        pair = sorted((card for card in rest if at.suits[card] == suit), key=at.strength.__getitem__)
        if suit in (at.trump, at.suits[thrown]) or len(pair) != 2 or pair[0] == high:
            continue
        if _has_one_above(at, high):
            return ActReason(ReasonKind.KEEP_GUARD, card=high, other=pair[0], suit=suit)
    return None


# -- laying away, giving, asking


def exchange_reason(view: SeatView, act: Act) -> ActReason | None:
    """Return why these cards are good to exchange, or None if no player would give a reason."""
    trump = view.public.trump
    if trump is None:
        return None
    match act:
        case Discard((card,)):
            return _discard_reason(view.hand, card, trump)
        case Give(cards):
            return _gift_reason(view.hand, cards, trump)
        case CallForBest(card):
            return _lowest_reason(view.hand, card, trump, ReasonKind.ASK_FOR_BEST)
        case GiveTurnUp():
            return ActReason(ReasonKind.ONE_MORE_TRUMP)
        case _:
            return None


def _lowest_reason(hand: tuple[Card, ...], card: Card, trump: Trump, kind: ReasonKind) -> ActReason | None:
    strength = STRENGTH[trump]
    return ActReason(kind, card=card) if strength[card] == min(strength[other] for other in hand) else None


def _discard_reason(hand: tuple[Card, ...], card: Card, trump: Trump) -> ActReason | None:
    suits, rest = SUIT_UNDER[trump], without(hand, (card,))
    suit = suits[card]
    if suit == trump:
        return None
    trumps = sum(1 for other in rest if suits[other] == trump)
    if trumps and not any(suits[other] == suit for other in rest):
        return ActReason(ReasonKind.DISCARD_VOID, card=card, suit=suit)
    lowest = _lowest_reason(hand, card, trump, ReasonKind.DISCARD_LOWEST)
    if lowest is not None:
        return lowest
    for other in rest:
        pair = [held for held in rest if suits[held] == suits[other]]
        if suits[other] not in (trump, suit) and len(pair) == 2 and any(held & 7 == ACE - 1 for held in pair):
            high, low = sorted(pair, key=STRENGTH[trump].__getitem__, reverse=True)
            return ActReason(ReasonKind.DISCARD_KEEP_SUIT, card=high, other=low)
    return ActReason(ReasonKind.DISCARD_KEEP_TRUMPS, card=card, count=trumps) if trumps else None


def _gift_reason(hand: tuple[Card, ...], cards: tuple[Card, ...], trump: Trump) -> ActReason | None:
    """Return the reason for a gift that holds the best trump, or the highest card of a hand without trumps."""
    suits, strength = SUIT_UNDER[trump], STRENGTH[trump]
    trumps = sorted((card for card in hand if suits[card] == trump), key=lambda card: -strength[card])
    if trumps and trumps[0] in cards:
        return ActReason(ReasonKind.GIVE_TRUMP, card=trumps[0])
    if not trumps and max(strength[card] for card in cards) == max(strength[card] for card in hand):
        return ActReason(ReasonKind.GIVE_HIGHEST, card=max(cards, key=strength.__getitem__))
    return None


# -- the advised act
#
# A reason is shown beside the act's figures and never contradicts them. It is a claim about this view. It is worked
# out from the view and the prospects alone, and given only if it is true.


_CALLS = (Phase.ORDER, Phase.CALL, Phase.BID, Phase.NAME, Phase.PARTNER, Phase.DEFEND_ALONE)


@dataclass(frozen=True, slots=True)
class ToldReason:
    """A reason. ``close``: another act has the same chance in whole percent, so the reason is only a leaning."""

    reason: ActReason
    close: bool


def reason_for(view: SeatView, best: ActEvaluation, others: Sequence[ActEvaluation]) -> ToldReason | None:
    """Return why ``best`` is better than the ``others``, if a reason fits. Cards equal to ``best`` are no others."""
    rivals = _rivals(view, best, others)
    gaps = [percent(best.chance) - percent(other.chance) for other in rivals]
    if not gaps:
        return ToldReason(ActReason(ReasonKind.SAME_WORK), False) if others else None
    if not any(gaps):
        return ToldReason(ActReason(ReasonKind.NO_DIFFERENCE), False)
    reason = _reason(view, best, others)
    if reason is None or _is_true_of_all(view, reason, rivals):
        return None
    return ToldReason(reason, not min(gaps))


def _is_true_of_all(view: SeatView, reason: ActReason, rivals: Sequence[ActEvaluation]) -> bool:
    """Return whether the reason would hold for every rival card too, so that it explains nothing."""
    if view.public.phase is not Phase.PLAY or reason.kind in (ReasonKind.PARTNER_AHEAD, ReasonKind.PARTNER_SURE):
        return False
    said = [_reason(view, rival, ()) for rival in rivals]
    return all(other is not None and other.kind is reason.kind for other in said)


def _reason(view: SeatView, best: ActEvaluation, others: Sequence[ActEvaluation]) -> ActReason | None:
    act = best.act
    if isinstance(act, PlayCard):
        position = PlayPosition(view)
        return (follow_reason if view.public.trick else lead_reason)(position, act.card)
    if view.public.phase in _CALLS:
        return call_reason(view, best, others)
    return exchange_reason(view, act)


def _rivals(view: SeatView, best: ActEvaluation, others: Sequence[ActEvaluation]) -> list[ActEvaluation]:
    if not isinstance(best.act, PlayCard):
        return list(others)
    same = next(run for run in runs_of_equals(view) if best.act.card in run)
    return [other for other in others if not (isinstance(other.act, PlayCard) and other.act.card in same)]
