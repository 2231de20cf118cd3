"""Playing a sampled world to the end of its hand, and what that end is worth to one seat.

Before the play the engine itself carries out what ``steady`` decides at every seat; the cards are then played in plain
integers. It sees whole worlds, all of them sampled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.engine.acts import Act
from bot.engine.ending import company_of, makers, outcome_of
from bot.engine.flow import STAGES, advance
from bot.engine.rules import Company, Outcome
from bot.engine.sides import Seat
from bot.engine.state import Contract, Phase, State
from bot.players.heuristics.bid_context import bid_context_of_state
from bot.players.heuristics.payoffs import Payoffs
from bot.players.heuristics.play_state import PlayState, new_play_state, suspect_sides
from bot.players.heuristics.playout import play_out
from bot.players.heuristics.steady import decide


class HandEnd(NamedTuple):
    """The end of a hand as one seat sees it: its worth, its outcome, whether its side was the maker."""

    chance: float
    outcome: Outcome | None
    ours: bool
    march: bool


def step(state: State, seat: Seat, act: Act) -> State:
    """The engine's own step, for an act that is known to be lawful."""
    after = STAGES[state.stage].apply(state, seat, act)
    if after.turn is None and after.result is None:
        return advance(after, state.stage + 1)
    return after


def usual_act(state: State) -> Act:
    """What ``steady`` does before the play."""
    legal = STAGES[state.stage].legal(state)
    return legal[0] if len(legal) == 1 else decide(bid_context_of_state(state, legal))


def to_first_lead(state: State, choose: Callable[[State], Act] = usual_act) -> State:
    """The hand at its first lead, or as it ended without one; before it everybody does what ``choose`` says."""
    while state.phase is not Phase.PLAY and state.turn is not None:
        state = step(state, state.turn, choose(state))
    return state


def finish(state: State, payoffs: Payoffs) -> HandEnd:
    """Let ``steady`` decide for everybody until the hand is over."""
    state = to_first_lead(state)
    if state.result is not None:
        outcome = state.result.outcome
        return HandEnd(payoffs.of_points(state.result.points, outcome is Outcome.REDEAL), outcome, False, False)
    play = play_state_at_first_lead(state)
    play_out(play, [[], *map(list[int], state.hands)])
    return ended(play, state, payoffs)


def ended(play: PlayState, state: State, payoffs: Payoffs) -> HandEnd:
    """The end of a hand whose tricks are all taken."""
    contract = state.agreed
    side = makers(state.rules, contract)
    company, taken = company_of(state.rules, contract), play.taken
    return end_of(payoffs, side, company, sum([taken[seat] for seat in side]), contract.bid)


def end_of(payoffs: Payoffs, side: tuple[Seat, ...], company: Company, tricks: int, bid: int | None = None) -> HandEnd:
    """The end in which the makers took so many tricks."""
    outcome = outcome_of(payoffs.rules, tricks, bid)
    chance = payoffs.of_end(side, outcome, company, tricks, bid)
    return HandEnd(chance, outcome, payoffs.seat in side, tricks == payoffs.rules.hand_size)


def play_state_at_first_lead(state: State) -> PlayState:
    """The play of a sampled world before the first lead."""
    contract, deal = state.agreed, state.dealt
    if state.turn is None:
        raise ValueError("nobody leads")
    play = new_play_state(state.rules, contract, state.turn, deal.turnup if deal.turned_down else None)
    keep_secret(play, contract)
    return play


def keep_secret(play: PlayState, contract: Contract) -> None:
    """The sides of a hand whose partner is not public yet (law 8.5)."""
    if contract.called is None or contract.revealed or contract.partner is None:
        return
    other = contract.partner if contract.partner != contract.maker else 0
    suspect_sides(play, other)
    play.secret = contract.best if other and contract.best is not None else -1
