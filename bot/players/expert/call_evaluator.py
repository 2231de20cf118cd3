"""One decision before the play: the inputs of the net of calls, the ends of hands after a call, and their worth.

Cards are numbered by role under one suit: trump once there is one, before that the suit that the turn-up proposes. In
games with bids it is the suit in which the hand is best. The inputs hold only what the bidder may know: their hand, the
turn-up, the calls so far, their seat, the score.

Each end of a hand has a number. An end says what happened, not what it pays; the pay is looked up by the rules and the
score. In games with a turn-up, an end says who was the maker, in which company, and how many tricks the makers took, in
four grades. In games with bids, it says how many tricks were made or which bid was lost. The net of calls was trained
on hundreds of thousands of calls, each played out in the true deal (``tools/school``): it predicts the share of each
end. ``Prior`` holds what it says of the acts of one decision.

``CallEvaluator`` applies each act in many worlds; the nets then play their hands side by side. Until the first lead,
the deciding seat calls by the net where the net knows the game, and all opponents call as ``steady``. The partner calls
by the net in half of the worlds and as ``steady`` in the other half, since the partner may be anyone. The same act in
the same world with the same kind of partner always has the same end, so it is played only once.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

import numpy as np

from bot.engine.acts import PASS, Act, Bid, CallPartner, CallSuit, Fold, NameTrump, OrderUp, PlayAlone
from bot.engine.cards import NO_TRUMP, Suit
from bot.engine.game import STAGES, apply_stage
from bot.engine.rules import Company, Outcome, Rules, SecondRound
from bot.engine.scoring import company_of, makers
from bot.engine.seats import Seat, partners_of, unit_of
from bot.engine.state import Contract, Phase, State
from bot.engine.views import SeatView
from bot.players.bidding import BidContext, bid_context_of, bid_context_of_state, choose_sound_act
from bot.players.card_play import new_play_state
from bot.players.card_play import play_out as play_out_by_rules
from bot.players.expert.batch import CARD_INDEX, CARDS, SUIT_INDEX, Doubles, Floats, batch_of, counts_of, net_layout
from bot.players.expert.comparison import HandEnd, OutcomeCounts, end_of
from bot.players.expert.nets import TRAINED_CALLS, Net, Policies, calls_name, load_net, play_nets, play_out
from bot.players.expert.worlds import World, WorldSampler, state_of
from bot.players.fits import cache_by_rules
from bot.players.value import Payoffs, payoffs_of

_TRUMPS, _NEEDS, _SUITS = 10, 10, len(Suit)
_PASS_AGAIN, _FOLD, _CALLED = 3, 10, 11


class CallInputs(NamedTuple):
    """The index at which each kind of input begins, in order; the hand is first, at 0. ``width`` counts the inputs."""

    turnup: int
    place: int
    call: int
    needs: int
    place_and_call: int
    bid: int
    bidder: int
    width: int


@cache_by_rules()
def call_inputs(rules: Rules) -> CallInputs:
    """Return where each kind of input begins for the net of this game's calls."""
    shape, seats, bids = net_layout(rules), rules.players, not rules.traits.turn_up
    turnups, calls = CARDS if rules.traits.secret_partner else _TRUMPS, len(phases(rules))
    widths = (
        shape.cards, turnups * rules.traits.turn_up, seats, calls, rules.units * _NEEDS, calls * seats,
        (rules.hand_size + 1) * bids, seats * bids,
    )  # fmt: skip
    return CallInputs(*np.cumsum(widths).tolist())


def phases(rules: Rules) -> tuple[Phase, ...]:
    """Return the phases of this game in which a net of calls can choose, in the order of the game."""
    if not rules.traits.turn_up:
        return (Phase.BID, Phase.NAME)
    return (Phase.ORDER, Phase.CALL, Phase.PARTNER) if rules.traits.secret_partner else (Phase.ORDER, Phase.CALL)


def act_count(rules: Rules) -> int:
    """Return the number of acts that the net of this game's calls scores.

    In games with a turn-up they are: pass, order, order alone; pass in round two, each of three suits together and
    alone, fold; and where a partner is called (law 8.5), each suit, and no partner. In games with bids they are: pass,
    each bid, each suit together and alone.
    """
    if not rules.traits.turn_up:
        return 1 + rules.hand_size + 2 * _SUITS
    return _CALLED + (_SUITS + 1) * rules.traits.secret_partner


def act_index(context: BidContext, act: Act) -> int:
    """Return the place of an act among the outputs, from 0; ``KeyError`` for an act that is no call."""
    suit = _reference_suit(context)
    match act:
        case OrderUp(alone):
            return 1 + alone
        case CallSuit(called, alone):
            return _PASS_AGAIN + 2 * int(SUIT_INDEX[suit, called]) - 1 + alone
        case Fold():
            return _FOLD
        case Bid(tricks):
            return tricks
        case NameTrump(called, alone):
            return 1 + context.rules.hand_size + 2 * int(SUIT_INDEX[suit, called]) + alone
        case CallPartner(called):
            return _CALLED + int(SUIT_INDEX[suit, called])
        case PlayAlone():
            return _CALLED + _SUITS
    if act != PASS:
        raise KeyError(act)
    return _PASS_AGAIN if context.phase is Phase.CALL else 0


def _reference_suit(context: BidContext) -> Suit:
    """Return the suit under which cards are numbered; ``KeyError`` if no suit is proposed, or no trump is played."""
    if not context.rules.traits.turn_up:
        return max(Suit, key=lambda suit: context.worth(suit, leads=True))
    suit = context.proposed if context.trump is None else context.trump
    if suit is None or suit is NO_TRUMP:
        raise KeyError("there is no suit")
    return suit


def call_features(context: BidContext) -> Floats:
    """Return the inputs of the net: what the bidder knows as zeros and ones, ``[width]``."""
    rules, seats, at = context.rules, context.rules.players, call_inputs(context.rules)
    out = np.zeros(at.width, np.float32)
    number = CARD_INDEX[_reference_suit(context)]
    counts = counts_of(context.hand)
    for copy in range(net_layout(rules).copies):
        out[CARDS * copy + number] = counts > copy
    if context.turnup is not None:
        out[at.turnup + number[context.turnup]] = 1
    place, call = (context.dealer - context.seat) % seats, phases(rules).index(context.phase)
    out[at.place + place] = out[at.call + call] = out[at.place_and_call + place + seats * call] = 1
    own = unit_of(context.seat, rules.traits.partners) - 1
    for by, points in enumerate((*context.standing.score[own:], *context.standing.score[:own])):
        out[at.needs + _NEEDS * by + _points_needed(rules, points) - 1] = 1
    if not rules.traits.turn_up:
        out[at.bid + (context.bid or 0)] = 1
        if context.bidder is not None:
            out[at.bidder + (context.bidder - context.seat) % seats] = 1
    return out


def _points_needed(rules: Rules, points: int) -> int:
    """Return what a unit needs to win, from 1 to 10: in points, or in tenths of the target in games with bids."""
    missing = rules.points - points
    return min(max(missing if rules.traits.turn_up else -(-_NEEDS * missing // rules.points), 1), _NEEDS)


# -- how a hand may end


NOTHING = 0
"""The end in which nobody scores. Next come folds, one for each unit, the seat's own first; then the hands played."""
GRADES = 4
"""How many grades the makers' tricks have: none, too few, enough, all."""


def company_count(rules: Rules) -> int:
    """Return in how many ways a maker can play: 3 with a secret partner, 2 with lone hands, otherwise 1."""
    if rules.traits.secret_partner:
        return 3
    return 2 if rules.traits.partners and rules.traits.may_go_alone else 1


def end_values(rules: Rules, payoffs: Payoffs) -> Doubles:
    """Return the chance of the payoffs' seat to win the game after each end, ``[ends]``."""
    around = [Seat((payoffs.seat - 1 + by) % rules.players + 1) for by in range(rules.units)]
    out = [payoffs.nothing]
    if rules.traits.turn_up:
        folds = rules.second_round is SecondRound.STICK_OR_FOLD
        fold = partial(payoffs.of_end, outcome=Outcome.FOLDED, company=Company.ANY)
        out += [fold((seat,)) if folds else payoffs.nothing for seat in around]
    for maker in around:
        for contracts in _contracts_by_company(rules, payoffs.seat, maker):
            ends = [_result_values(payoffs, each) for each in contracts]
            out += [sum(worths) / len(worths) for worths in zip(*ends, strict=True)]
    return np.array(out)


def _contracts_by_company(rules: Rules, seat: Seat, maker: Seat) -> list[list[Contract]]:
    if not rules.traits.secret_partner:
        return [[Contract(maker, alone=alone)] for alone in (False, True)[: company_count(rules)]]
    others = [Seat(other) for other in rules.seats if other not in (seat, maker)]
    alone = Contract(maker, partner=maker)
    return [[alone], [alone._replace(partner=seat)], [alone._replace(partner=other) for other in others]]


def _result_values(payoffs: Payoffs, contract: Contract) -> list[float]:
    rules = payoffs.rules

    def worth(tricks: int, bid: int | None, forced: bool = False) -> float:
        company = company_of(rules, contract._replace(forced=forced))
        return end_of(payoffs, makers(rules, contract), company, tricks, bid).chance

    if rules.traits.turn_up:
        return [worth(tricks, None) for tricks in (0, 1, rules.majority, rules.hand_size)]
    bids = range(1, rules.hand_size + 1)
    return [*(worth(bid, bid) for bid in bids), *(worth(0, bid) for bid in bids), worth(0, rules.lowest_bid, True)]


# -- the net of calls


class Prior(NamedTuple):
    """What a net of calls predicts for some acts before any world is sampled.

    ``advantages`` says how much better each act is than the average of these acts, in chance to win the game. The
    difference of two acts has the error ``error`` and counts as much as ``worlds`` sampled worlds.
    """

    advantages: Mapping[Act, float]
    error: float
    worlds: int


def call_prior(view: SeatView, acts: Sequence[Act]) -> Prior | None:
    """Return what the net predicts for these acts; None if no net knows the game, the phase or one of the acts."""
    public = view.public
    name = calls_name(public.rules) if public.phase in phases(public.rules) else None
    if name is None:
        return None
    try:
        shares = end_shares(load_net("calls", name), bid_context_of(view), acts)
    except KeyError:
        return None
    values = shares @ end_values(public.rules, payoffs_of(view))
    advantages = dict(zip(acts, (values - values.mean()).tolist(), strict=True))
    return Prior(advantages, TRAINED_CALLS[name].error, TRAINED_CALLS[name].worlds)


def end_shares(net: Net, context: BidContext, acts: Sequence[Act]) -> Floats:
    """Return the predicted share of each end after each act, ``[acts, ends]``; ``KeyError`` for an unknown act."""
    outputs = [act_index(context, act) for act in acts]
    out: Floats = net(call_features(context)[None]).reshape(act_count(context.rules), -1)[outputs]
    return out


# -- calling in a known deal


def callers_of(rules: Rules, seat: Seat, *, alike: bool) -> frozenset[Seat]:
    """Return which seats call by the net: this seat, and its partners if they are ``alike``."""
    return frozenset({seat, *(partners_of(seat, rules.players) if alike and rules.traits.partners else ())})


def play_calls(state: State, net: Net | None = None, callers: frozenset[Seat] = frozenset()) -> State:
    """Play the calls of a hand and return the state before its first lead, or at its end if it is not played."""
    while state.phase is not Phase.PLAY and state.turn is not None:
        state = apply_stage(state, state.turn, choose_in_deal(state, net, callers))
    return state


def choose_in_deal(state: State, net: Net | None = None, callers: frozenset[Seat] = frozenset()) -> Act:
    """Return the act of the seat on turn: the net's for one of ``callers`` if it knows the phase, else ``steady``'s."""
    legal = STAGES[state.stage].legal(state)
    if len(legal) == 1:
        return legal[0]
    context = bid_context_of_state(state, legal)
    if net is None or state.turn not in callers or state.phase not in phases(state.rules):
        return choose_sound_act(context)
    return legal[int((end_shares(net, context, legal) @ _cached_values(context.payoffs)).argmax())]


@lru_cache(10_000)
def _cached_values(payoffs: Payoffs) -> Doubles:
    return end_values(payoffs.rules, payoffs)


# -- evaluating calls


class Trial(NamedTuple):
    """One act in one world. ``alike`` says whether the partner calls by the net, as the deciding seat does."""

    world: World
    alike: bool
    act: Act


class CallEvaluator:
    """Samples worlds for one view before the play, and plays each act out in them."""

    def __init__(self, view: SeatView, rng: random.Random) -> None:
        self._view, self.sampler, self._payoffs = view, WorldSampler(view, rng), payoffs_of(view)
        rules = view.public.rules
        name, self._nets = calls_name(rules), play_nets(rules)
        self._calls = None if name is None else load_net("calls", name)
        self._callers = {alike: callers_of(rules, view.seat, alike=alike) for alike in (False, True)}
        self.known: dict[Trial, HandEnd] = {}

    @property
    def effective(self) -> float:
        """Upper bound on the effective sample size."""
        return self.sampler.effective

    def run(self, options: Sequence[Act], count: int, tallies: Mapping[Act, OutcomeCounts]) -> None:
        """Play every act in ``count`` more worlds, and count each end in the act's tally."""
        worlds = self.sampler.worlds(count)
        trials = {act: [Trial(world, bool(at % 2), act) for at, world in enumerate(worlds)] for act in options}
        self._carry_out(list(dict.fromkeys(trial for act in options for trial in trials[act])))
        for act in options:
            tallies[act].add([self.known[trial] for trial in trials[act]], np.arange(count))

    def _carry_out(self, trials: Sequence[Trial]) -> None:
        led: dict[int, list[tuple[Trial, State]]] = {}
        for trial in trials:
            if trial in self.known:
                continue
            after = apply_stage(state_of(self._view, trial.world), self._view.seat, trial.act)
            after = play_calls(after, self._calls, self._callers[trial.alike])
            if after.result is None and after.agreed.trump is NO_TRUMP:
                self.known[trial] = self._end_without_trump(after)
            elif after.result is None:
                led.setdefault(len(after.agreed.sitting_out), []).append((trial, after))
            else:
                worth = self._payoffs.of_points(after.result.points, after.result.outcome is Outcome.REDEAL)
                self.known[trial] = HandEnd(worth, after.result.outcome, ours=False, march=False)
        for group in led.values():
            self._play(*zip(*group, strict=True))

    def _end_without_trump(self, start: State) -> HandEnd:
        """Play a hand without trump (law 12.7) as ``steady`` does, because no net can; return its end."""
        rules, contract = start.rules, start.agreed
        assert start.turn is not None  # noqa: S101 - somebody leads
        play = new_play_state(rules, contract, start.turn, start.turnup)
        play_out_by_rules(play, [[], *map(list[int], start.hands)])
        side = makers(rules, contract)
        tricks = sum([play.taken[seat] for seat in side])
        return end_of(self._payoffs, side, company_of(rules, contract), tricks)

    def _play(self, trials: Sequence[Trial], starts: Sequence[State]) -> None:
        """Play each trial from its first lead and note its end. In all of them the same number of seats sits out."""
        batch, seats, rules = batch_of(starts), self._view.public.seats, self._view.public.rules
        own = np.array([[seat in self._callers[trial.alike] for seat in seats] for trial in trials])
        play_out(Policies(self._nets.own, self._nets.opponents, own), batch, batch.shape.tricks)
        for trial, start, tricks in zip(trials, starts, batch.makers_tricks().tolist(), strict=True):
            side, company = makers(rules, start.agreed), company_of(rules, start.agreed)
            self.known[trial] = end_of(self._payoffs, side, company, tricks, start.agreed.bid)
