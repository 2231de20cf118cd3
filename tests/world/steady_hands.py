"""Hands played to their end with ``steady`` at every seat, card by card in plain integers.

The school fits the numbers of ``data/players`` to them, and they judge the expert's company. They see all hands, but
each card is chosen from the public side and its own hand alone.
"""

from __future__ import annotations

from bot.engine.rules import Outcome
from bot.engine.scoring import company_of, makers
from bot.engine.state import Contract, State
from bot.players.card_play import PlayState, new_play_state, play_out, suspect_sides
from bot.players.expert.call_evaluator import play_calls
from bot.players.expert.comparison import HandEnd, end_of
from bot.players.value import Payoffs


def finish(state: State, payoffs: Payoffs) -> HandEnd:
    """Let ``steady`` decide for everybody until the hand is over."""
    state = play_calls(state)
    if state.result is not None:
        outcome = state.result.outcome
        return HandEnd(payoffs.of_points(state.result.points, outcome is Outcome.REDEAL), outcome, False, False)
    play = play_state_at_first_lead(state)
    play_out(play, [[], *map(list[int], state.hands)])
    return hand_end(play, state, payoffs)


def hand_end(play: PlayState, state: State, payoffs: Payoffs) -> HandEnd:
    """Return the end of a hand whose tricks are all taken."""
    contract = state.agreed
    side = makers(state.rules, contract)
    company, taken = company_of(state.rules, contract), play.taken
    return end_of(payoffs, side, company, sum([taken[seat] for seat in side]), contract.bid)


def play_state_at_first_lead(state: State) -> PlayState:
    """Return the play of a known deal before the first lead."""
    contract, deal = state.agreed, state.dealt
    if state.turn is None:
        raise ValueError("nobody leads")
    play = new_play_state(state.rules, contract, state.turn, deal.turnup if deal.turned_down else None)
    keep_secret(play, contract)
    return play


def keep_secret(play: PlayState, contract: Contract) -> None:
    """Keep the sides of a hand whose partner is not public yet (law 8.5)."""
    if contract.called is None or contract.revealed or contract.partner is None:
        return
    other = contract.partner if contract.partner != contract.maker else 0
    suspect_sides(play, other)
    play.secret = contract.best if other and contract.best is not None else -1
