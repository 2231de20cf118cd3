"""How a sound player decides before the play: calls, bids and exchanges of cards, each from a ``BidContext`` alone.

A ``BidContext`` holds what the deciding player sees: their hand and the public facts of the moment. At the table it is
made from a ``SeatView``; in a rollout it is made from a sampled world.

Every call is evaluated by its chance to win the *game*. The estimate of tricks gives the chances of a euchre, of making
and of a march; ``Payoffs`` gives what each of these is worth at this score. A seat calls only if the call is worth more
than a pass.

The worth of a pass was fitted to hands in which ``steady`` passed. In some of them it would have called, but was made
to pass.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.acts import (
    PASS,
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
    PlayAlone,
    TurnTables,
)
from bot.engine.cards import ACE, CODES, LEFT, NO_TRUMP, STRENGTH, SUIT_UNDER, Card, Suit, Trump, make_pack, without
from bot.engine.rules import Company, FirstLead, Outcome, PartnersBest, Rules
from bot.engine.seats import Seat, left_of, side_of, unit_of
from bot.engine.state import Phase, Standing, State, turn_up_suit
from bot.engine.views import SeatView
from bot.players.fits import PassValueFit, cache_by_rules, game_shape, pass_value_fits
from bot.players.value import SUITS, Estimate, Payoffs, estimate, no_trump_fit, payoffs_at, turn_up_bonus, worth

_PROPOSED = tuple(turn_up_suit(Card(number)) for number in range(len(CODES)))


class BidContext(NamedTuple):
    """One decision of one seat before the play. ``bid`` is the highest bid so far, in tricks; ``bidder`` made it."""

    rules: Rules
    phase: Phase
    seat: Seat
    standing: Standing
    hand: tuple[Card, ...] = ()
    legal: tuple[Act, ...] = ()
    turnup: Card | None = None
    trump: Trump | None = None
    alone: bool = False
    bid: int | None = None
    bidder: Seat | None = None

    @property
    def payoffs(self) -> Payoffs:
        """The chance of this seat to win the game after each possible end of the hand."""
        return payoffs_at(self.rules, self.standing, self.seat)

    @property
    def dealer(self) -> Seat:
        return self.standing.dealer

    @property
    def proposed(self) -> Suit | None:
        return None if self.turnup is None else _PROPOSED[self.turnup]

    def worth(self, trump: Trump, alone: bool = False, leads: bool = False) -> float:
        """Return how many tricks this hand's side is expected to take if it makes this trump."""
        return worth(self.rules, self.hand, trump, alone, leads)

    def with_dealer(self, seat: Seat) -> bool:
        """Return whether this seat plays on the dealer's side (or is the dealer)."""
        if self.rules.traits.partners:
            return side_of(seat) == side_of(self.dealer)
        return seat == self.dealer


def bid_context_of(view: SeatView) -> BidContext:
    public = view.public
    return BidContext(
        public.rules, public.phase, view.seat, public.standing, view.hand, view.legal, public.turnup,
        public.trump, public.alone, *_bid_of(public.phase, public.calls, public.maker, public.bid),
    )  # fmt: skip


def _bid_of(
    phase: Phase, calls: Sequence[tuple[Seat, Act]], maker: Seat | None, bid: int | None
) -> tuple[int | None, Seat | None]:
    if phase is not Phase.BID:
        return bid, maker
    return next(((act.tricks, seat) for seat, act in reversed(calls) if isinstance(act, Bid)), (None, None))


def bid_context_of_state(state: State, legal: tuple[Act, ...]) -> BidContext:
    """Return the decision of the seat on turn in a sampled world, with only its own hand. ``ValueError`` if none is."""
    contract, seat = state.contract, state.turn
    if seat is None or state.deal is None:
        raise ValueError("nobody is asked")
    hand = state.hands[seat - 1] if state.hands else ()
    trump, alone, bid = (None, False, None) if contract is None else (contract.trump, contract.alone, contract.bid)
    maker = None if contract is None else contract.maker
    return BidContext(
        state.rules, state.phase, seat, state.standing, hand, legal, state.deal.turnup, trump, alone,
        *_bid_of(state.phase, state.calls, maker, bid),
    )  # fmt: skip


# -- what a pass is worth (``fits.PassValueFit``)


def pass_points(context: BidContext, mean: float, other: float | None = None) -> float:
    """Return the average points of this seat's side if this seat passes; 0 if nothing is known for this seat now.

    ``mean`` is the number of tricks expected from the best call. ``other`` is the number expected with the best suit
    other than the turn-up's; if not given, it is computed from the hand.
    """
    fit = _fits_by_seat(context.rules).get((context.phase, (context.seat - context.dealer) % context.rules.players))
    if fit is None:
        return 0.0
    if other is None:
        other = best_other_tricks(context) if fit.by_other else 0.0
    return fit.constant + fit.by_call * mean + fit.by_other * other


def best_other_tricks(context: BidContext) -> float:
    """Return the tricks expected in round two with the best suit other than the turn-up's; 0 outside round one."""
    if context.phase is not Phase.ORDER:
        return 0.0
    proposed = context.proposed
    best = max([context.worth(suit) for suit in SUITS if suit != proposed])
    return max(best, context.worth(NO_TRUMP)) if context.rules.no_trump else best


@cache_by_rules()
def _fits_by_seat(rules: Rules) -> dict[tuple[str, int], PassValueFit]:
    """Return the fit for each phase and seat: this game's own, or that of the most similar game that has one."""
    fits, name, round_two = pass_value_fits(), game_shape(rules), str(rules.second_round)
    keys = list(dict.fromkeys((fit.game, fit.second_round, fit.partner_order) for fit in fits))
    near = [
        (name, round_two, str(rules.partner_order)), (name, round_two, "free"), (name, "throw-in", "free"),
        (name.rstrip("j"), round_two, "free"), (name.rstrip("j"), "throw-in", "free"),
    ]  # fmt: skip
    near += [key for key in keys if key[0][:4] == name[:4]] + [key for key in keys if key[0][0] == name[0]]
    by_seat: dict[tuple[str, int], PassValueFit] = {}
    for key in near:
        for fit in fits:
            if (fit.game, fit.second_round, fit.partner_order) == key:
                by_seat.setdefault((fit.phase, fit.seat), fit)
    return by_seat


# -- bids


WIDOW = 0.5
"""Tricks that the widow and the discard add to a hand, on average."""

SOUND_BID = 0.6
"""A bid is sound if the chance to make it is at least this."""

LONE_GAIN = 0.3
"""Points by which going alone must beat the same call with the partner.

This was measured on 44,000 deals of `standard`; ``steady`` played each out both ways with the true cards. Without the
margin, makers went alone on 23 % of the hands and marched on 31 % of those; they gained 0.101 points a hand over never
going alone. With the margin, they went alone on 12 % and marched on 45 % of those; they gained about the same, 0.102.
On the hands that the margin excludes, the gain is smaller than the error of the estimate.
"""


def makers_chance(context: BidContext, tricks: Estimate, company: Company, bid: int | None = None) -> float:
    """Return the chance to win the game as maker if the tricks are distributed as this estimate says."""
    of_end, makers = context.payoffs.of_end, (context.seat,)
    total = 0.0
    for share, won, outcome in call_ends(context.rules, tricks, bid):
        if share > 0.0:
            total += share * of_end(makers, outcome, company, won, bid)
    return total


def call_ends(rules: Rules, tricks: Estimate, bid: int | None) -> list[tuple[float, int, Outcome]]:
    """Return each possible end of a call: its probability, the makers' tricks, its outcome."""
    size = rules.hand_size
    if bid is not None:
        reach = [tricks.at_least(count) for count in range(bid, size + 1)] + [0.0]
        made = [(reach[over] - reach[over + 1], bid + over, Outcome.MADE) for over in range(size - bid + 1)]
        return [*made, (1.0 - reach[0], bid - 1, Outcome.SET)]
    march, make = tricks.at_least(size), tricks.at_least(rules.majority)
    none = 1.0 - tricks.at_least(1)
    return [
        (march, size, Outcome.MARCH),
        (max(0.0, make - march), rules.majority, Outcome.MADE),
        (max(0.0, 1.0 - make - none), 1, Outcome.EUCHRE),
        (none, 0, Outcome.EUCHRE_MARCH),
    ]


def caller_company(rules: Rules, alone: bool) -> Company:
    """Return which company the score table pays a maker by: alone, partnered, or any where there are no partners."""
    if not rules.traits.partners and not rules.traits.secret_partner:
        return Company.ANY
    return Company.ALONE if alone else Company.PARTNERED


def leads_first(context: BidContext, alone: bool) -> bool:
    """Return whether this seat would lead to the first trick as maker."""
    if alone and context.rules.first_lead is FirstLead.MAKER_LEFT:
        return False
    return context.seat == left_of(context.dealer, context.rules.players)


def call_estimate(context: BidContext, trump: Trump, alone: bool, order: bool) -> Estimate:
    """Return the tricks expected with this trump. With ``order``, the dealer takes up the turn-up."""
    rules = context.rules
    hand, bonus, lost = context.hand, 0.0, 0
    if order and context.turnup is not None:
        if context.seat == context.dealer:
            full = (*hand, context.turnup)
            rests = [without(full, (card,)) for card in (hand if rules.keep_turnup else full)]
            hand = max(rests, key=lambda rest: worth(rules, rest, trump, alone, False))
        else:
            bonus = turn_up_bonus(rules, context.turnup, trump, context.seat, context.dealer, alone)
            lost = int(_loses_to_turn_up(context, context.turnup, trump, alone))
    tricks = estimate(rules, worth(rules, hand, trump, alone, leads_first(context, alone)) + bonus, alone)
    if trump is NO_TRUMP:
        tricks = tricks._replace(spread=no_trump_fit(rules, alone).spread)
    return tricks._replace(lost=lost)


def _loses_to_turn_up(context: BidContext, turnup: Card, trump: Trump, alone: bool) -> bool:
    """Return whether the turn-up is sure to take a trick from this maker once an opposing dealer holds it."""
    rules = context.rules
    if context.with_dealer(context.seat):
        return False
    strength, suits = STRENGTH[trump], SUIT_UNDER[trump]
    helped = rules.traits.partners and (not alone or rules.partners_best is not PartnersBest.OFF)
    hopes = without(make_pack(rules.pack, rules.joker), (turnup,)) if helped else context.hand
    return not any(suits[card] == trump and strength[card] >= strength[turnup] for card in hopes)


def tricks_of(context: BidContext, act: OrderUp | CallSuit) -> Estimate:
    """Return the tricks expected with this call; ``ValueError`` for an order without a turn-up."""
    if isinstance(act, CallSuit):
        return call_estimate(context, act.suit, act.alone, False)
    if context.proposed is None:
        raise ValueError("there is no turn-up")
    return call_estimate(context, context.proposed, act.alone, True)


def pass_chance(context: BidContext, mean: float, other: float | None = None) -> float:
    """Return the chance to win the game after a pass; ``mean`` and ``other`` as in ``pass_points``."""
    return context.payoffs.of_average(pass_points(context, mean, other))


def choose_call(context: BidContext) -> Act:
    """Return the call, pass or fold with the best chance to win the game; first of all, a lawful claim of the hand."""
    claimed = _hand_claim(context)
    if claimed is not None:
        return claimed
    if _should_donate(context):
        return OrderUp()
    calls = [act for act in context.legal if isinstance(act, OrderUp | CallSuit)]
    tricks = {act: tricks_of(context, act) for act in calls}
    values = {act: makers_chance(context, tricks[act], caller_company(context.rules, act.alone)) for act in calls}
    calls = [act for act in calls if not act.alone or _alone_can_help(context, tricks[act])] or calls
    best = _best_call(context, calls, values)
    if Fold() in context.legal:
        folded = context.payoffs.of_end((context.seat,), Outcome.FOLDED, Company.ANY)
        return Fold() if folded > values[best] else best
    if PASS not in context.legal:
        return best
    if isinstance(best, OrderUp) and not _holds_enough_trumps(context, best):
        return PASS
    together = [tricks[act].mean for act in calls if not act.alone]
    mean = max(together) if together else tricks[best].mean
    return best if values[best] > pass_chance(context, mean) else PASS


def _holds_enough_trumps(context: BidContext, order: OrderUp) -> bool:
    """Return whether the hand has enough trumps to order up: two, or three to give a bower to a partner who plays.

    A dealer counts the turn-up too. The estimate adds up single cards, so it overrates a lone trump, or a bower in the
    partner's hand. In 8,000 hands of each partnership preset, played out both ways by ``steady``, an order with one
    trump lost 0.2 to 1.6 points against a pass, and ordering a bower into the partner's hand with two trumps 0.05 to
    0.2; with three the difference was within chance, and the partner takes the bower up anyway.
    """
    proposed, turnup, rules = context.proposed, context.turnup, context.rules
    if proposed is None or turnup is None or rules.traits.secret_partner:
        return True
    trumps = sum(SUIT_UNDER[proposed][card] == proposed for card in context.hand) + (context.seat == context.dealer)
    partner_deals = context.seat != context.dealer and context.with_dealer(context.seat)
    bower_up = STRENGTH[proposed][turnup] >= LEFT
    return trumps >= (3 if partner_deals and bower_up and not order.alone else 2)


def _should_donate(context: BidContext) -> bool:
    """Return whether the first seat to speak should order up and accept a euchre, to prevent a lone march.

    It should if its side needs one point, an opposing dealer turned up a bower, and the hand has neither a trump nor an
    ace. The opponents must need so few points that a lone march wins them the game, and so many that a euchre does not.
    """
    rules, proposed, turnup = context.rules, context.proposed, context.turnup
    if proposed is None or turnup is None or not rules.traits.partners or OrderUp() not in context.legal:
        return False
    if context.with_dealer(context.seat) or context.seat != left_of(context.dealer, rules.players):
        return False
    score, stake = context.standing.score, context.payoffs.stake
    own, theirs = (rules.points - score[unit_of(seat, True) - 1] for seat in (context.seat, context.dealer))
    helpless = not any(SUIT_UNDER[proposed][card] == proposed or card & 7 == ACE for card in context.hand)
    if own != 1 or not helpless or STRENGTH[proposed][turnup] < LEFT:
        return False
    euchre = stake(context.seat, Outcome.EUCHRE, Company.PARTNERED)
    return euchre < theirs <= stake(context.dealer, Outcome.MARCH, Company.ALONE)


def _best_call(
    context: BidContext, calls: list[OrderUp | CallSuit], values: dict[OrderUp | CallSuit, float]
) -> OrderUp | CallSuit:
    """Return the call with the highest value; a lone one only if it beats the partnered ones by ``LONE_GAIN``."""
    together = [act for act in calls if not act.alone]
    best = max(calls, key=values.__getitem__)
    if not together or not best.alone:
        return best
    other = max(together, key=values.__getitem__)
    return best if values[best] - values[other] > LONE_GAIN * context.payoffs.point else other


def _alone_can_help(context: BidContext, tricks: Estimate) -> bool:
    """Return whether going alone can pay more than with the partner: for a march where possible, else for a make."""
    rules = context.rules
    if rules.traits.partners and not tricks.at_least(rules.hand_size):
        of_end, makers = context.payoffs.of_end, (context.seat,)
        alone, together = (of_end(makers, Outcome.MADE, each) for each in (Company.ALONE, Company.PARTNERED))
        return alone > together
    return lone_march_helps(context)


def lone_march_helps(context: BidContext) -> bool:
    """Return whether a lone march helps more than a single point. It does not for a side that needs only one."""
    rules = context.rules
    if not rules.traits.may_go_alone or not rules.traits.turn_up:
        return True
    of_end, makers = context.payoffs.of_end, (context.seat,)
    points = of_end(makers, Outcome.MADE, Company.PARTNERED)
    return of_end(makers, Outcome.MARCH, Company.ALONE) > points + 1e-9


def _hand_claim(context: BidContext) -> Act | None:
    """Return the claim open to this hand, or None: an ace and no face (law 3.1), else a farmer's hand (law 3.2)."""
    farmers = [act for act in context.legal if isinstance(act, ClaimFarmers)]
    if ClaimAceNoFace() in context.legal:
        return ClaimAceNoFace()
    return farmers[0] if farmers else None


def choose_bid(context: BidContext) -> Act:
    """Return the highest bid that the best suit makes three times in five; else a pass, or the lowest lawful bid."""
    best = max(context.worth(suit, leads=True) for suit in Suit) + (WIDOW if context.rules.traits.widow else 0.0)
    tricks = estimate(context.rules, best, False)
    bids = [act for act in context.legal if isinstance(act, Bid)]
    sound = [act for act in bids if tricks.at_least(act.tricks) >= SOUND_BID]
    if sound:
        return sound[-1]
    return PASS if PASS in context.legal else bids[0]


def choose_trump(context: BidContext) -> Act:
    """Return the suit to name, alone or not, that has the best chance to win the game."""
    options = [act for act in context.legal if isinstance(act, NameTrump)]

    def value(act: NameTrump) -> tuple[float, float]:
        tricks = estimate(context.rules, context.worth(act.suit, act.alone, leads=True), act.alone)
        return makers_chance(context, tricks, caller_company(context.rules, act.alone), context.bid), tricks.mean

    return max(options, key=value)


def choose_partner(context: BidContext) -> Act:
    """Return the suit to call, whose ace the hand lacks (trump if the trumps are few and low), or ``PlayAlone``."""
    trump = context.trump
    if trump is None:
        return PlayAlone()
    suits, strength = SUIT_UNDER[trump], STRENGTH[trump]
    tricks = estimate(context.rules, context.worth(trump, alone=True), True)
    top = max((strength[card] for card in context.hand if suits[card] == trump), default=0)
    if tricks.at_least(context.rules.majority) > 0.93:
        return PlayAlone()

    def fitness(suit: Suit) -> tuple[int, int]:
        held = [card for card in context.hand if suits[card] == suit]
        if suit == trump:
            return (3, 0) if top < 38 and len(held) < 4 else (0, 0)
        if any(card & 7 == ACE for card in held):
            return (0, 0)
        return (2, len(held)) if held else (1, 0)

    return CallPartner(max(Suit, key=fitness))


def choose_defence(context: BidContext) -> Act:
    """Return ``DefendAlone`` with at least three trumps, two of them high: such a hand euchres the maker by itself."""
    if context.trump is None:
        return PASS
    suits, strength = SUIT_UNDER[context.trump], STRENGTH[context.trump]
    trumps = sorted((strength[card] for card in context.hand if suits[card] == context.trump), reverse=True)
    strong = len(trumps) >= 3 and trumps[0] >= 39 and trumps[1] >= 28
    return DefendAlone() if strong else PASS


def choose_cut(context: BidContext) -> Act:
    half = CutPack(context.rules.pack_size // 2)
    return half if half in context.legal else context.legal[0]


def choose_table_turning(context: BidContext) -> Act:
    """Return ``TurnTables``, always: nobody has seen a card yet, so turning costs nothing."""
    return TurnTables()


# -- exchanging cards


def worth_after_discard(context: BidContext, cards: tuple[Card, ...], trump: Trump) -> float:
    """Return the tricks expected of the hand without these cards, plus a small bonus for high ranks to break ties."""
    hand = without(context.hand, cards)
    strength = STRENGTH[trump]
    return worth(context.rules, hand, trump, context.alone, False) + 0.004 * sum([strength[card] for card in hand])


def choose_discard(context: BidContext) -> Act:
    """Return the discard that costs least: a lone small card goes before a guarded king, a trump last."""
    trump = _trump(context)
    options = [act for act in context.legal if isinstance(act, Discard)]
    if PASS in context.legal:
        return _lone_exchange(context, options, trump)
    if len(options) <= 1:
        return options[0]
    return max(options, key=lambda act: worth_after_discard(context, act.cards, trump))


def _trump(context: BidContext) -> Trump:
    if context.trump is None:
        raise ValueError("nobody has made trump yet")
    return context.trump


def _lone_exchange(context: BidContext, options: list[Discard], trump: Trump) -> Act:
    """Return the discard of Double Hasenpfeffer's lone hand: the two worst cards but trumps and aces, or a pass."""
    suits, strength = SUIT_UNDER[trump], STRENGTH[trump]
    plain = [card for card in context.hand if suits[card] != trump and card & 7 != 7]
    if len(plain) < 2:
        return PASS
    poor = sorted(plain, key=lambda card: strength[card])
    pairs = [act for act in options if all(card in poor for card in act.cards)]
    return max(pairs, key=lambda act: worth_after_discard(context, act.cards, trump))


def choose_call_for_best(context: BidContext) -> Act:
    """Return the exchange of the worst card for the partner's best; pass if every card is a trump."""
    trump = _trump(context)
    options = [act for act in context.legal if isinstance(act, CallForBest)]
    suits = SUIT_UNDER[trump]
    if all(suits[card] == trump for card in context.hand):
        return PASS
    return max(options, key=lambda act: worth_after_discard(context, (act.card,), trump))


def choose_gift(context: BidContext) -> Act:
    """Return the gift for the lone maker: the best trumps, or aces where there is no trump to give."""
    trump = _trump(context)
    suits, strength = SUIT_UNDER[trump], STRENGTH[trump]
    options = [act for act in context.legal if isinstance(act, Give)]

    def gift(act: Give) -> int:
        return sum([strength[card] + (10 if card & 7 == 7 and suits[card] != trump else 0) for card in act.cards])

    return max(options, key=gift)


def choose_turnup_gift(context: BidContext) -> Act:
    """Return the gift of the turn-up, if there is one: it cannot hurt the lone partner, who may discard it."""
    return GiveTurnUp() if context.turnup is not None else PASS


_DECISIONS = {
    Phase.CUT: choose_cut,
    Phase.TURN_TABLES: choose_table_turning,
    Phase.ORDER: choose_call,
    Phase.CALL: choose_call,
    Phase.BID: choose_bid,
    Phase.NAME: choose_trump,
    Phase.GIVE_TURNUP: choose_turnup_gift,
    Phase.DISCARD: choose_discard,
    Phase.BEST: choose_call_for_best,
    Phase.GIVE: choose_gift,
    Phase.PARTNER: choose_partner,
    Phase.DEFEND_ALONE: choose_defence,
}


def choose_sound_act(context: BidContext) -> Act:
    """Return the act that a sound player chooses in any phase before the play."""
    return _DECISIONS[context.phase](context)
