"""How likely the others' acts are in each of many worlds: their calls, and the cards that they played.

Calls are judged by the worth of the hand (``value.worth`` in arrays), cards by a net that plays as ``steady`` does. A
hand is a row of 33 counts, by the engine's card numbers.

A call is likely if ``steady`` would make it with that hand. The change is gradual: for a hand near the threshold
between a call and a pass, both are likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bot.engine.acts import PASS, Act, Bid, CallPartner, CallSuit, NameTrump, OrderUp, Pass
from bot.engine.bidding import holding_cards, may_declare_alone
from bot.engine.cards import ACE, JOKER, KING, LEFT, NO_TRUMP, QUEEN, STRENGTH, SUIT_UNDER, Suit, Trump
from bot.engine.rules import CallerHolds, PartnerOrder, Rules, SecondRound
from bot.engine.seats import Seat
from bot.engine.state import Phase, Standing
from bot.engine.views import PublicView, SeatView
from bot.players.bidding import WIDOW, BidContext, caller_company, leads_first, makers_chance, pass_chance
from bot.players.expert.batch import (
    CARDS,
    LAID_AWAY,
    BatchState,
    Bytes,
    Doubles,
    Flags,
    Floats,
    Ints,
    PlayHistory,
    card_list,
    playable_of,
)
from bot.players.expert.nets import features_at_moments, mask_unlawful, merge_copies, play_nets
from bot.players.fits import cache_by_rules
from bot.players.value import HandValueModel, estimate, hand_value_model, no_trump_fit, turn_up_bonus

_RANK = 7
"""The bits of a card's rank."""
_LENGTHS, _ACES, _KINGS = slice(0, 3), slice(3, 6), slice(6, 9)
_TRUMPS, _BOWERS, _OWN = 9, 10, 11
"""The places of the sums over the cards of a hand.

The sums are: the number of cards, of aces and of kings in each suit other than trump; the number of trumps and of
bowers; the worth of each card by itself.
"""

_STRENGTHS = np.array(STRENGTH, np.float32)


@cache_by_rules()
def _features(rules: Rules, trump: Trump, alone: bool) -> Doubles:
    """Return how much each card adds to each of the sums named above, ``[12, 33]``."""
    suits, ranks = np.array(SUIT_UNDER[trump]), np.arange(CARDS) & _RANK
    plain = np.array([suits == suit for suit in Suit if suit != trump])
    bowers = (suits == trump) & (_STRENGTHS[trump] >= LEFT)
    own = np.array(hand_value_model(rules, alone).cards[trump])
    sums = [*plain, *(plain & (ranks == ACE)), *(plain & (ranks == KING)), suits == trump, bowers, own]
    return np.array(sums, np.float64)


def _hand_worths(model: HandValueModel, sums: Doubles, leads: bool) -> Doubles:
    fit, trumps, aces = model.fit, sums[_TRUMPS], sums[_ACES] > 0
    worths: Doubles = sums[_OWN] + fit.constant + (fit.lead if leads else 0.0)
    worths += fit.long_trump * np.maximum(trumps - 2, 0) + fit.both_best * (sums[_BOWERS] > 1)
    with_ace = model.long_ace * (sums[_LENGTHS] > 2) + model.ace_above * (sums[_KINGS] > 0)
    worths += np.where(aces, with_ace, fit.void * ((trumps > 0) & (sums[_LENGTHS] == 0))).sum(0)
    return worths


def hand_values(rules: Rules, hands: Floats, trump: Trump, alone: bool, leads: bool = False) -> Doubles:
    """Return the tricks expected of each hand's side if it makes this trump, ``[n]``: ``value.worth`` in arrays."""
    if trump is NO_TRUMP:
        return _no_trump_values(rules, hands, alone, leads)
    return _hand_worths(hand_value_model(rules, alone), _features(rules, trump, alone) @ hands.T, leads)


def _no_trump_values(rules: Rules, hands: Floats, alone: bool, leads: bool) -> Doubles:
    fit, held = no_trump_fit(rules, alone), hands[:, :JOKER].reshape(len(hands), len(Suit), -1) > 0
    ace, king, queen, length = held[:, :, ACE], held[:, :, KING], held[:, :, QUEEN], held.sum(2)
    behind = ace * (length - 1 - king - (king & queen))
    worths: Doubles = np.full(len(hands), fit.constant + fit.lead * leads)
    worths += fit.ace * ace.sum(1) + fit.king_with_ace * (ace & king).sum(1) + fit.behind_ace * behind.sum(1)
    worths += fit.guarded_king * (king & ~ace & (length > 1)).sum(1)
    worths += fit.queen_with_both * (ace & king & queen).sum(1)
    return worths


@cache_by_rules()
def _features_of_all(rules: Rules) -> Doubles:
    return np.stack([_features(rules, trump, False) for trump in Suit], axis=1)


def suit_values(rules: Rules, hands: Floats, leads: bool = False) -> Doubles:
    """Return ``hand_values`` with a partner for every trump, ``[suits, n]``."""
    return _hand_worths(hand_value_model(rules, False), _features_of_all(rules) @ hands.T, leads)


def worths_without_one(rules: Rules, hands: Floats, trump: Trump, alone: bool) -> tuple[Ints, Doubles]:
    """Return the ``k`` cards of each hand, copies apart, and the hand's worth without each; both ``[n, k]``."""
    if trump is NO_TRUMP:
        every, listed = np.arange(len(hands)), card_list(hands)
        rests = [hands.copy() for _ in range(listed.shape[1])]
        for at, less in enumerate(rests):
            less[every, listed[:, at]] -= 1
        return listed, np.stack([_no_trump_values(rules, less, alone, False) for less in rests], axis=1)
    cards, features = card_list(hands), _features(rules, trump, alone)
    rest = (features @ hands.T)[:, :, None] - features[:, cards]
    return cards, _hand_worths(hand_value_model(rules, alone), rest, leads=False)


def discard_worths(rules: Rules, hands: Floats, trump: Trump, alone: bool) -> tuple[Ints, Doubles]:
    """Return ``worths_without_one`` with the small bonus for ranks that ``bidding.worth_after_discard`` adds."""
    cards, worths = worths_without_one(rules, hands, trump, alone)
    strength = _STRENGTHS[trump]
    return cards, worths + 0.004 * ((hands @ strength)[:, None] - strength[cards])


def holds_ace(hands: Floats, trump: Trump, suit: Suit) -> Flags:
    """Return whether each hand holds an ace of a suit other than trump, ``[n]``."""
    aces = [card for card in range(CARDS) if SUIT_UNDER[trump][card] == suit != trump and card & _RANK == ACE]
    held: Flags = hands[:, aces].sum(1) > 0
    return held


# -- calls


SOFTNESS = 0.3
"""Width of the gradual threshold between a call and a pass, in tricks."""
LONE_TRICKS = 3.6
"""``steady`` goes alone from about this many tricks expected alone."""
LEAST_LIKELIHOOD = 0.03
"""Lower bound on the likelihood of a call."""
IMPOSSIBLE = 1e-9
"""The likelihood of a call that the laws forbid with that hand; not 0, since its logarithm is needed."""
WITH_THE_ACE = 0.15
"""Likelihood that a maker calls the suit of an ace that they hold."""
_HAIR = 1e-6
"""Larger than the rounding error of a sum, smaller than the difference of two hands."""


def observed_calls(public: PublicView) -> list[tuple[Seat, Act, BidContext]]:
    """Return each call that says something about the caller's hand, with the caller's context without the hand."""
    rules = public.rules
    phase = Phase.ORDER if rules.traits.turn_up else Phase.BID
    out: list[tuple[Seat, Act, BidContext]] = []
    passes, made, high = 0, False, rules.lowest_bid - 1
    for seat, act in public.calls:
        context = BidContext(
            rules, phase, seat, public.standing, (), (), public.turnup, public.trump, public.alone, high
        )
        if isinstance(act, NameTrump | CallPartner) or (not made and isinstance(act, OrderUp | CallSuit | Bid | Pass)):
            out.append((seat, act, context))
        if isinstance(act, Bid):
            high = act.tricks
        passes += act == PASS
        made = made or isinstance(act, OrderUp | CallSuit | NameTrump)
        if phase is Phase.ORDER and passes == rules.players:
            phase = Phase.CALL
    return out


def call_likelihoods(context: BidContext, hands: Floats, act: Act) -> Doubles:
    """Return how likely the context's seat is to choose this act with each hand, ``[n]`` in [0, 1]."""
    chances = np.maximum(LEAST_LIKELIHOOD, _choice_likelihoods(context, hands, act))
    if context.rules.caller_holds is CallerHolds.ANY:
        return chances
    if act == PASS:
        return np.where(_has_no_call(context, hands), 1.0, chances)
    trump = context.proposed if isinstance(act, OrderUp) else act.suit if isinstance(act, CallSuit) else None
    if trump is None or trump is NO_TRUMP:
        return chances
    return np.where(_may_make_trump(context, hands, trump), chances, IMPOSSIBLE)


def _has_no_call(context: BidContext, hands: Floats) -> Flags:
    """Return for each hand whether law 12.1 forbids it every call, ``[n]``; any hand may call no trump."""
    in_order = context.phase is Phase.ORDER
    if context.rules.no_trump and not in_order:
        return np.zeros(len(hands), bool)
    suits = [context.proposed] if in_order else _callable_suits(context)
    bound: Flags = ~np.any([_holds_for(context.rules, hands, suit) for suit in suits if suit is not None], axis=0)
    return bound


def _may_make_trump(context: BidContext, hands: Floats, suit: Suit) -> Flags:
    """Return whether each hand may make this suit trump (law 12.1), ``[n]``; a stuck dealer without a call may."""
    holds = _holds_for(context.rules, hands, suit)
    stuck = context.phase is Phase.CALL and _is_stuck(context)
    return holds | _has_no_call(context, hands) if stuck else holds


def _is_stuck(context: BidContext) -> bool:
    return context.seat == context.dealer and context.rules.second_round is not SecondRound.THROW_IN


def _holds_for(rules: Rules, hands: Floats, suit: Suit) -> Flags:
    """Return whether each hand has a card that law 12.1 requires to make this suit trump, ``[n]``."""
    held: Flags = hands[:, list(holding_cards(rules.caller_holds, suit))].sum(1) > 0
    return held


def _choice_likelihoods(context: BidContext, hands: Floats, act: Act) -> Doubles:
    match act:
        case OrderUp(alone):
            chances = _order_likelihood(context, hands) * _alone_likelihood(
                context, hands, context.proposed, alone, True
            )
        case CallSuit(suit, alone):
            chances = _name_likelihood(context, hands, suit) * _alone_likelihood(context, hands, suit, alone, False)
        case NameTrump(suit, alone):
            chances = _preference_likelihood(context, hands, suit) * _alone_likelihood(
                context, hands, suit, alone, False
            )
        case CallPartner(suit):
            # Few makers call an ace that they hold.
            chances = np.where(holds_ace(hands, context.trump or Suit.SPADES, suit), WITH_THE_ACE, 1.0)
        case Bid(tricks):
            chances = _bid_likelihood(context, hands, tricks)
        case _:
            chances = _pass_likelihood(context, hands)
    return chances


def _sigmoid(margin: Doubles) -> Doubles:
    out: Doubles = 1.0 / (1.0 + np.exp(-np.clip(margin, -30.0, 30.0)))
    return out


def _order_estimate(context: BidContext, hands: Floats, alone: bool) -> Doubles:
    trump, turnup, rules = context.proposed, context.turnup, context.rules
    if trump is None or turnup is None:
        raise ValueError("there is no turn-up")
    leads = leads_first(context, alone)
    if context.seat != context.dealer:
        bonus = turn_up_bonus(rules, turnup, trump, context.seat, context.dealer, alone)
        return hand_values(rules, hands, trump, alone, leads) + bonus
    full = hands.copy()
    full[:, turnup] += 1
    cards, worths = worths_without_one(rules, full, trump, alone)
    every = np.arange(len(hands))
    if rules.keep_turnup:
        worths = np.where(cards == turnup, -np.inf, worths)
    full[every, cards[every, worths.argmax(1)]] -= 1
    return hand_values(rules, full, trump, alone, leads)


def _best_suit_tricks(context: BidContext, hands: Floats) -> Doubles:
    best: Doubles = suit_values(context.rules, hands)[_callable_suits(context)].max(0)
    if context.rules.no_trump:
        best = np.maximum(best, hand_values(context.rules, hands, NO_TRUMP, False))
    return best


def _callable_suits(context: BidContext) -> list[Suit]:
    any_suit = context.rules.stuck_any and context.phase is Phase.CALL and _is_stuck(context)
    return [suit for suit in Suit if any_suit or suit != context.proposed]


def _order_likelihood(context: BidContext, hands: Floats) -> Doubles:
    if context.proposed is None:
        return np.ones(len(hands))
    halves = (2 * _round_half_tricks(_best_suit_tricks(context, hands))).astype(np.int64)
    least = int(halves.min())
    borders = np.array([call_threshold(context, half / 2) for half in range(least, int(halves.max()) + 1)])
    return _sigmoid((_order_estimate(context, hands, False) - borders[halves - least]) / SOFTNESS)


def _pass_likelihood(context: BidContext, hands: Floats) -> Doubles:
    rules, proposed = context.rules, context.proposed
    if context.phase is Phase.BID:
        return 1.0 - _sigmoid((_bid_worth(context, hands) - (context.bid or 0) - 1) / SOFTNESS)
    if context.phase is Phase.CALL:
        return 1.0 - _sigmoid((_best_suit_tricks(context, hands) - call_threshold(context, 0.0)) / SOFTNESS)
    partner = context.with_dealer(context.seat) and context.seat != context.dealer
    if partner and rules.partner_order is PartnerOrder.ALONE and proposed is not None:
        if not may_declare_alone(rules, context.standing.score, context.seat):
            return np.ones(len(hands))
        return 1.0 - _sigmoid((hand_values(rules, hands, proposed, True) - LONE_TRICKS) / SOFTNESS)
    return 1.0 - _order_likelihood(context, hands)


def _name_likelihood(context: BidContext, hands: Floats, suit: Trump) -> Doubles:
    """Return how likely each hand is to name this suit: it is good enough to call and better than the others."""
    mean = hand_values(context.rules, hands, suit, False)
    return _sigmoid((mean - call_threshold(context, 0.0)) / SOFTNESS) * _preference_likelihood(context, hands, suit)


def _preference_likelihood(context: BidContext, hands: Floats, suit: Trump) -> Doubles:
    shares = np.exp(suit_values(context.rules, hands) / SOFTNESS)
    others = shares[_callable_suits(context)].sum(0)
    without = np.exp(hand_values(context.rules, hands, NO_TRUMP, False) / SOFTNESS) if context.rules.no_trump else 0.0
    preferred: Doubles = (without if suit is NO_TRUMP else shares[suit]) / (others + without)
    return preferred


def _alone_likelihood(context: BidContext, hands: Floats, suit: Trump | None, alone: bool, order: bool) -> Doubles:
    if suit is None or not may_declare_alone(context.rules, context.standing.score, context.seat):
        return np.ones(len(hands))
    mean = _order_estimate(context, hands, True) if order else hand_values(context.rules, hands, suit, True)
    lone = _sigmoid((mean - LONE_TRICKS) / SOFTNESS)
    return lone if alone else 1.0 - 0.9 * lone


def _bid_worth(context: BidContext, hands: Floats) -> Doubles:
    rules = context.rules
    best: Doubles = suit_values(rules, hands, leads=True).max(0)
    if rules.traits.widow and int(hands[0].sum()) == rules.hand_size:
        best += WIDOW
    return best + 0.5 - 0.25 * estimate(rules, 0.0, False).spread


def _bid_likelihood(context: BidContext, hands: Floats, tricks: int) -> Doubles:
    """Return how likely each hand is to make this bid: it is good enough for it, but not for a higher one."""
    likely = _bid_worth(context, hands)
    enough = _sigmoid((likely - tricks) / SOFTNESS)
    return enough * (1.0 - 0.9 * _sigmoid((likely - tricks - 1) / SOFTNESS))


def call_threshold(context: BidContext, other: float) -> float:
    """Return the tricks from which ``steady`` calls; ``other``, the best other suit's, is rounded to half tricks."""
    half = float(_round_half_tricks(np.float64(other)))
    return _find_threshold(context.rules, context.phase, context.seat, context.standing, half)


def _round_half_tricks(tricks: Doubles | np.float64) -> Doubles:
    """Round to half tricks. Ties are rounded up, even if rounding errors of the sum put them slightly below."""
    halves: Doubles = np.floor(tricks * 2 + 0.5 + _HAIR) / 2
    return halves


@cache_by_rules(20_000)
def _find_threshold(rules: Rules, phase: Phase, seat: Seat, standing: Standing, other: float) -> float:
    """Return, by bisection, the number of expected tricks at which a call becomes better than a pass."""
    context = BidContext(rules, phase, seat, standing)
    low, high = 0.0, float(rules.hand_size)
    for _ in range(8):
        mean = (low + high) / 2
        call = makers_chance(context, estimate(rules, mean, False), caller_company(rules, False))
        if call > pass_chance(context, mean, other):
            high = mean
        else:
            low = mean
    return (low + high) / 2


# -- cards


OPPONENT_MODELS: tuple[tuple[float, float], ...] = ((0.75, 0.15), (0.25, 1.0))
"""Kinds of opponents: (share, probability of a random card). Every other card is played as ``steady`` plays it.

Each surprising card makes it likelier that an opponent plays at random; then their other cards tell less. The numbers
were chosen so that sampled worlds predict best where the cards lie, against people and several computer players
(docs/tools.md).
"""
_ELSEWHERE = -1
_MARKS: Ints = np.random.default_rng(0).integers(2**63, size=2 * CARDS)
"""A random number for each card. Sums of them tell different hands apart."""


def card_likelihoods(view: SeatView, course: PlayHistory, batch: BatchState) -> Doubles:
    """Return the log-likelihood of the others' plays, ``[n]``; the net judges each different hand only once."""
    others = [seat for seat in np.unique(course.moments.turn).tolist() if seat != view.seat - 1]
    if not others:
        return np.zeros(len(batch))
    hands = _different_hands(batch, others)
    at, hand = np.nonzero(course.moments.turn[:, None] == hands.seat)
    moments = course.moments.rows(at)
    moments.where = np.where(hands.where[hand] == _ELSEWHERE, moments.where, hands.where[hand])
    moments.makers[np.arange(len(at)), moments.turn] |= hands.partner[hand]
    lawful = merge_copies(playable_of(moments.where == moments.turn[:, None], course.wanted[at]))
    choices = lawful.sum(1)
    rows = np.flatnonzero(choices > 1)
    if not len(rows):
        return np.zeros(len(batch))
    logits = play_nets(view.public.rules).opponents(
        features_at_moments(moments, rows, course.laid[at], course.tricks[at])
    )
    usual = _play_likelihoods(mask_unlawful(logits, lawful[rows]), course.numbers[at[rows]])
    weight, odd = np.array(OPPONENT_MODELS).T[:, :, None]
    logs = np.log((1 - odd) * usual + odd / choices[rows])
    likely = np.log(weight) + [np.bincount(hand[rows], each, len(hands.seat)) for each in logs]
    total: Doubles = np.logaddexp.reduce(likely, axis=0)[hands.which].sum(0)
    return total


def _play_likelihoods(logits: Floats, numbers: Ints) -> Floats:
    """Return the probability that a net with these outputs plays the card of this number, ``[rows]``."""
    shares = np.exp(logits - logits.max(1, keepdims=True))
    chances: Floats = shares[np.arange(len(shares)), numbers] / shares.sum(1)
    return chances


class _Hands(NamedTuple):
    """The different hands that the other seats have in some worlds.

    ``seat``, ``[hands]``, is whose hand it is. ``where``, ``[hands, cards]``, has the places of the cards in that hand
    and of its discards; all other cards are ``_ELSEWHERE``. ``partner``, ``[hands]``, says whether the seat plays on
    the maker's side. ``which``, ``[seats, n]``, is the index of the hand that each seat has in each world.
    """

    seat: Ints
    where: Bytes
    partner: Flags
    which: Ints


def _different_hands(batch: BatchState, seats: Sequence[int]) -> _Hands:
    parts, count = list[_Hands](), 0
    for seat in seats:
        own = (batch.where == seat) | (batch.where == LAID_AWAY + seat)
        where, partner = np.where(own, batch.where, np.int8(_ELSEWHERE)), batch.makers[:, seat]
        marks = where @ _MARKS[: where.shape[1]] + partner
        _, first, which = np.unique(marks, return_index=True, return_inverse=True)
        parts.append(_Hands(np.full(len(first), seat), where[first], partner[first], count + which[None]))
        count += len(first)
    return _Hands(*[np.concatenate(columns) for columns in zip(*parts, strict=True)])
