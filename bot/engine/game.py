"""The entry point of the engine: begin a game, deal a shuffled pack, list the lawful acts, apply one.

A decision goes in, a state comes out; to find out what happened, compare two states. Everything is a pure function of
its arguments. Chance enters only with the shuffled pack that ``deal`` gets.

A hand is a sequence of stages, each with three functions. ``start(state)`` returns the seat to ask first, or ``None``
if the rules or the hand have no use for the stage; ``legal(state)`` lists the lawful acts of the seat on turn; and
``apply(state, seat, act)`` carries out a lawful act and sets ``turn`` to ``None`` when the stage has no more to ask.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple, cast

from bot.engine import bidding, exchange, tricks
from bot.engine.acts import (
    PASS,
    Act,
    CallSuit,
    ClaimCall,
    ClaimLead,
    ClaimRenege,
    CorrectRenege,
    CutPack,
    GatherTrick,
    NameSuit,
    OrderUp,
    PlayCard,
    SayMisdeal,
    TurnTables,
)
from bot.engine.cards import Card, make_pack
from bot.engine.faults import KeyedError
from bot.engine.old_school import (
    correct_renege,
    gather,
    irregular_acts,
    judge_claim,
    lawful_acts,
    lay,
    may_gather,
    may_say_misdeal,
    name_suit,
    open_claims,
    renege_on_table,
    say_misdeal,
)
from bot.engine.refusals import Unlawful, find_violation
from bot.engine.rules import Cut, Law, Misdeal, Outcome, Packets, Rules
from bot.engine.scoring import end_hand
from bot.engine.seats import Seat, are_allied, around_from_left, clockwise_from, left_of, right_of, side_of
from bot.engine.state import Deal, HandResult, Irregularities, Phase, PublicBidding, Standing, State


def begin(rules: Rules, dealer: Seat) -> State:
    """Return the state before the first deal of a first game. The table finds the dealer (law 2.1)."""
    if dealer not in rules.seats:
        raise ValueError(f"there is no seat {dealer} to deal: seats are 1 to {rules.players}")
    return State(rules, Standing(1, dealer, (0,) * rules.units))


def begin_following(rules: Rules, last_dealer: Seat, winners: int, carry: tuple[int, ...] | None = None) -> State:
    """Return the state before the first deal of the match's next game (laws 2.6, 7.6), with any ``carry``."""
    if last_dealer not in rules.seats:
        raise ValueError(f"there is no seat {last_dealer} that dealt: seats are 1 to {rules.players}")
    score = carry or (0,) * rules.units
    return State(rules, Standing(1, _following_dealer(rules, last_dealer, winners), score, uncut=rules.mugs_away))


def deal(state: State, pack: tuple[Card, ...], thief: Seat | None = None) -> State:
    """Begin the next hand with this shuffled pack, top card first, before any cut.

    ``thief`` deals in the proper dealer's place, if the rules let an opponent steal the deal (law 2.8).
    Raises ``KeyedError`` if it is not the rules' pack, ``ValueError`` if no deal is due.
    """
    if state.phase is not Phase.DEAL:
        raise ValueError("the game is over" if state.phase is Phase.OVER else "the hand is not over yet")
    rules = state.rules
    check_pack(rules, pack)
    standing = due_standing(rules, state.standing, state.result)
    if thief is not None:
        standing = stolen_standing(rules, standing, thief)
    memory = Irregularities() if rules.law is Law.OLD_SCHOOL else None
    uncut = State(rules, standing, Deal(pack), irregularities=memory)
    return advance(hand_out(uncut, pack) if start_cut(uncut) is None else uncut, 0)


def legal_acts(state: State, seat: Seat) -> tuple[Act, ...]:
    """Return every lawful act of this seat now; none if it is not on turn. Nothing else decides what is lawful."""
    if state.turn != seat:
        return ()
    hosted = STAGES[state.stage].legal
    return hosted(state) if state.irregularities is None else lawful_acts(state, hosted)


def accepted_acts(state: State, seat: Seat) -> tuple[Act, ...]:
    """Return every act that the table, and ``apply``, accepts from this seat now; none before the deal.

    A hosted table accepts lawful acts. An old-school table also accepts others, in or out of turn, and claims that may
    be true or false (law 9.2). The list depends on the seat's own hand and on whether it reneged; show players
    ``SeatView.offered`` instead, which reveals nothing.
    """
    if state.irregularities is None:
        return legal_acts(state, seat)
    reneged = state.result is None and renege_on_table(state, seat) is not None
    return (*_acts_except_correcting(state, seat), *((CorrectRenege(),) if reneged else ()))


def offered_acts(state: State, seat: Seat) -> tuple[Act, ...]:
    """Return what a panel at an old-school table may offer this seat without revealing whether any act was irregular.

    That is everything accepted, and ``CorrectRenege`` for everybody who plays while a trick is on the table, whether or
    not there is anything to take back.
    """
    plays = state.contract is None or seat not in state.contract.sitting_out
    lies = state.result is None and bool(state.trick) and plays
    return (*_acts_except_correcting(state, seat), *((CorrectRenege(),) if lies else ()))


def _acts_except_correcting(state: State, seat: Seat) -> tuple[Act, ...]:
    """Return lawful and irregular acts, gathering for a partner, claims and misdeal. After the hand, only claims."""
    if state.result is not None:
        return open_claims(state, seat)
    acts = [*legal_acts(state, seat), *irregular_acts(state, seat)]
    if seat != state.turn and may_gather(state, seat):
        acts.append(GatherTrick())
    acts += open_claims(state, seat)
    if may_say_misdeal(state, seat):
        acts.append(SayMisdeal())
    return tuple(acts)


def apply(state: State, seat: Seat, act: Act) -> State:
    """Return the state after one of the ``accepted_acts``. Raises ``Unlawful``, which names the law, for another."""
    if state.irregularities is not None:
        if act not in accepted_acts(state, seat):
            raise Unlawful(find_violation(state, seat, act, legal_acts(state, seat)))
        return _apply_accepted(state, seat, act)
    stage = STAGES[state.stage]
    if seat != state.turn or not (stage.allows(state, act) if stage.allows else act in stage.legal(state)):
        raise Unlawful(find_violation(state, seat, act, legal_acts(state, seat)))
    return apply_stage(state, seat, act)


def _apply_accepted(state: State, seat: Seat, act: Act) -> State:
    """Return the state after an accepted act. A declaration can be claimed only by the very next act."""
    memory = state.remembered
    now = state.remember(memory._replace(undeclared=None)) if memory.undeclared is not None else state
    match act:
        case ClaimRenege() | ClaimLead() | ClaimCall():
            after = judge_claim(state, seat, act)
            return after.remember(after.remembered._replace(undeclared=None))
        case OrderUp() | CallSuit():
            after = apply_stage(now, seat, act)
            return after.remember(after.remembered._replace(undeclared=now))
        case SayMisdeal():
            return say_misdeal(now, seat)
        case CorrectRenege():
            return correct_renege(now, seat)
        case GatherTrick():
            return gather(now)
        case PlayCard(card):
            return lay(now, seat, card)
        case NameSuit(suit):
            return name_suit(now, suit)
        case _ if act == PASS and now.phase is Phase.SUIT:
            return name_suit(now, None)
        case _:
            return apply_stage(now, seat, act)


def concede(state: State, unit: int) -> State:
    """End the game for the other unit; a hand in play counts for nobody. Raises ``ValueError`` unless two play."""
    if state.phase is Phase.OVER or state.rules.units != 2:
        raise ValueError("only one of two sides can concede a game that goes on")
    if state.result is not None:
        state = state._replace(standing=due_standing(state.rules, state.standing, state.result))
    return end_hand(state, Outcome.CONCEDED, (0,) * state.rules.units, None, 3 - unit)


# -- the next hand and the next game (laws 2.2, 2.6 to 2.8, 7.6, 7.7)


@dataclass(frozen=True, slots=True)
class Previous:
    """The previous game of the match: its last dealer, the unit that won it, and the points carried over."""

    dealer: Seat
    winner: int
    carry: tuple[int, ...]


def due_standing(rules: Rules, standing: Standing, result: HandResult | None) -> Standing:
    """Return the next deal's standing. The deal moves clockwise, except after a redeal (laws 2.2, 3.1)."""
    if result is None:
        return standing
    agreed = result.outcome is Outcome.MISDEAL and rules.misdeal is Misdeal.REDEAL
    if agreed or result.outcome is Outcome.REDEAL:
        return standing
    return Standing(standing.number + 1, left_of(standing.dealer, rules.players), result.score)


def stolen_standing(rules: Rules, standing: Standing, thief: Seat) -> Standing:
    """Return the standing of a deal that an opponent of its proper dealer has stolen (law 2.8)."""
    if not rules.steal_the_deal:
        raise KeyedError("misread-no-steal", dealer=standing.dealer)
    if thief not in rules.seats or are_allied(thief, standing.dealer, rules.traits.partners):
        raise KeyedError("misread-thief", seat=thief, dealer=standing.dealer)
    return replace(standing, dealer=thief)


def _following_dealer(rules: Rules, last_dealer: Seat, winners: int) -> Seat:
    """Return who deals hand 1 of a game after another one (law 2.6), which the unit ``winners`` won."""
    seats = clockwise_from(left_of(last_dealer, rules.players), rules.players)
    if rules.mugs_away:
        return next(seat for seat in seats if side_of(seat) != winners)
    return seats[0]


def carry_over(rules: Rules, score: tuple[int, ...]) -> tuple[int, ...]:
    """Return the points above the target that go into the next game (law 7.6), at least 0 and below the target."""
    if not rules.laps:
        return (0,) * len(score)
    return tuple(max(0, min(points - rules.points, rules.points - 1)) for points in score)


def game_value(rules: Rules, score: tuple[int, ...], won_by: int) -> int:
    """Return what a game counts in the match: 2 for a slam (law 7.6), otherwise 1."""
    losers = [points for unit, points in enumerate(score, 1) if unit != won_by]
    return 2 if rules.slams and all(points <= 0 for points in losers) else 1


def units_in_barn(rules: Rules, score: tuple[int, ...]) -> tuple[int, ...]:
    """Return the units that are one point short of winning (law 7.7)."""
    return tuple(unit for unit, points in enumerate(score, 1) if points == rules.points - 1)


def is_shut_out(score: tuple[int, ...], won_by: int) -> bool:
    """Return whether the losers have no points (law 7.7)."""
    return all(points <= 0 for unit, points in enumerate(score, 1) if unit != won_by)


# -- dealing (laws 2.3, 2.5)


_Getter = Callable[[tuple[Card, ...]], tuple[Card, ...]]


@lru_cache(maxsize=64)
def _full_pack(size: int, joker: bool) -> list[Card]:
    return sorted(make_pack(size, joker))


def check_pack(rules: Rules, pack: tuple[Card, ...]) -> None:
    """Raise ``KeyedError`` unless these are all cards of the rules' pack (law 1.1)."""
    if sorted(pack) != _full_pack(rules.pack, rules.joker):
        raise KeyedError("misread-pack", size=rules.pack_size, count=len(pack))


def packet_sizes(packets: Packets, players: int, hand_size: int) -> list[list[int]]:
    """Return how many cards each seat gets in each round, the dealer's left first and the dealer last (law 2.3)."""
    if packets is Packets.THREES:
        full, rest = divmod(hand_size, 3)
        return [[3] * players for _ in range(full)] + ([[rest] * players] if rest else [])
    if packets is Packets.THREE_TWO:
        first = [3 - index % 2 for index in range(players)]
    else:
        first = [2 + index % 2 for index in range(players)]
        first[-1] = 2
    return [first, [hand_size - size for size in first]]


@lru_cache(maxsize=256)
def _places(packets: Packets, players: int, hand_size: int, dealer: Seat) -> tuple[_Getter, ...]:
    order = around_from_left(dealer, players)
    places: dict[Seat, list[int]] = {seat: [] for seat in order}
    top = 0
    for sizes in packet_sizes(packets, players, hand_size):
        for seat, size in zip(order, sizes, strict=True):
            places[seat] += range(top, top + size)
            top += size
    return tuple(cast("_Getter", itemgetter(*places[seat])) for seat in sorted(places))


def deal_out(rules: Rules, pack: tuple[Card, ...], dealer: Seat) -> Deal:
    """Deal the hands and turn up the next card if the game has a turn-up. The rest is the kitty (law 2.5)."""
    getters = _places(rules.packets, rules.players, rules.hand_size, dealer)
    hands = tuple([getter(pack) for getter in getters])
    top = rules.players * rules.hand_size
    if rules.traits.turn_up:
        return Deal(pack, hands, pack[top], pack[top + 1 :])
    return Deal(pack, hands, None, pack[top:])


def hand_out(state: State, pack: tuple[Card, ...]) -> State:
    dealt = deal_out(state.rules, pack, state.dealer)
    return state._replace(deal=dealt, hands=dealt.hands, turn=None)


# -- the cut (law 2.4)


def start_cut(state: State) -> Seat | None:
    """Ask the seat before the dealer, unless the hands are dealt or no cut is offered."""
    if state.hands or state.rules.cut is not Cut.OFFER or state.standing.uncut:
        return None
    return right_of(state.dealer, state.rules.players)


@lru_cache(maxsize=8)
def _cuts(pack_size: int) -> tuple[Act, ...]:
    return (*(CutPack(cards) for cards in range(1, pack_size)), PASS)


def legal_cuts(state: State) -> tuple[Act, ...]:
    """Return the cuts of 1 to n-1 cards, and pass."""
    return _cuts(state.rules.pack_size)


def apply_cut(state: State, seat: Seat, act: Act) -> State:
    """Cut the pack, its top cards to the bottom in their order (docs/record-format.md), or leave it, and deal."""
    pack = state.dealt.pack
    return hand_out(state, pack[act.cards :] + pack[: act.cards] if isinstance(act, CutPack) else pack)


# -- turning the tables (law 2.7)


_TABLE_TURNINGS: tuple[Act, ...] = (PASS, TurnTables())


def start_turning_tables(state: State) -> Seat | None:
    """Ask the first seat, from the dealer's left, of a side that is far behind, if the rules have law 2.7."""
    rules, standing = state.rules, state.standing
    if not (rules.turning_the_tables and rules.traits.partners and rules.traits.turn_up):
        return None
    for side, points in enumerate(standing.score, 1):
        if points <= 1 and max(standing.score) >= 7:
            seats = clockwise_from(left_of(standing.dealer, rules.players), rules.players)
            return next(seat for seat in seats if side_of(seat) == side)
    return None


def legal_table_turnings(bidding: PublicBidding) -> tuple[Act, ...]:
    """Return both answers: turn the tables, or pass."""
    return _TABLE_TURNINGS


def apply_table_turning(state: State, seat: Seat, act: Act) -> State:
    """Move all hands or none. Dealer and turn-up stay. Hands are hidden until now."""
    # Everybody moves one seat to the left: seat s gets the hand of seat s+1 (law 2.7).
    hands = state.hands if act == PASS else state.hands[1:] + state.hands[:1]
    return state._replace(hands=hands, deal=state.dealt._replace(hands=hands), turn=None)


# -- the stages of a hand, in order (law 5.7)


class Stage(NamedTuple):
    """One stage of a hand. ``allows`` tells whether one act is lawful, if that is faster than listing all."""

    phase: Phase
    start: Callable[[State], Seat | None]
    legal: Callable[[State], tuple[Act, ...]]
    apply: Callable[[State, Seat, Act], State]
    allows: Callable[[State, Act], bool] | None = None


_DISCARD = Stage(Phase.DISCARD, exchange.start_discard, exchange.legal_discard, exchange.apply_discard)

STAGES: tuple[Stage, ...] = (
    Stage(Phase.CUT, start_cut, legal_cuts, apply_cut),
    Stage(Phase.TURN_TABLES, start_turning_tables, legal_table_turnings, apply_table_turning),
    Stage(Phase.ORDER, bidding.start_ordering, bidding.legal_orders, bidding.apply_order),
    Stage(Phase.CALL, bidding.start_calling, bidding.legal_calls, bidding.apply_call),
    Stage(Phase.BID, bidding.start_bidding, bidding.legal_bids, bidding.apply_bid),
    Stage(Phase.NAME, bidding.start_naming, bidding.legal_names, bidding.apply_name),
    Stage(Phase.GIVE_TURNUP, exchange.start_give_turnup, exchange.legal_give_turnup, exchange.apply_give_turnup),
    _DISCARD,
    Stage(Phase.BEST, exchange.start_best, exchange.legal_best, exchange.apply_best),
    Stage(
        Phase.DISCARD,
        exchange.start_lone_exchange,
        exchange.legal_lone_exchange,
        exchange.apply_lone_exchange,
    ),
    Stage(Phase.GIVE, exchange.start_give, exchange.legal_give, exchange.apply_give),
    _DISCARD,
    Stage(Phase.PARTNER, bidding.start_partner_call, bidding.legal_partner_calls, bidding.apply_partner_call),
    Stage(Phase.DEFEND_ALONE, bidding.start_lone_defence, bidding.legal_lone_defences, bidding.apply_lone_defence),
    Stage(Phase.PLAY, tricks.start_play, tricks.legal_plays, tricks.apply_play, tricks.allows_play),
)


def advance(state: State, stage: int) -> State:
    """Return the state at the first decision of the hand from this stage on; stages that ask nobody are skipped."""
    for index in range(stage, len(STAGES)):
        seat = STAGES[index].start(state)
        if seat is not None:
            return state._replace(stage=index, phase=STAGES[index].phase, turn=seat)
    raise AssertionError("the play always asks somebody")


def apply_stage(state: State, seat: Seat, act: Act) -> State:
    """Apply an act of this stage, and move on if the stage has nobody left to ask."""
    after = STAGES[state.stage].apply(state, seat, act)
    if after.turn is None and after.result is None:
        return advance(after, state.stage + 1)
    return after
