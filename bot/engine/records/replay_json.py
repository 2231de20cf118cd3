"""A replayed record as JSON-ready values, exactly as docs/record-format.md lays them out."""

from __future__ import annotations

from typing import Any

from bot.engine.cards import CODES
from bot.engine.law.trick import is_full, winner_of
from bot.engine.partner import public_partner
from bot.engine.records.replay import Replay
from bot.engine.sides import Seat
from bot.engine.state import Phase, State, Trick

Json = dict[str, Any]


def as_json(game: Replay) -> Json:
    """The whole object of one file."""
    state = game.played
    won = state.result.winner if state.result else None
    whole: Json = {
        "version": 1,
        "rules": {"preset": state.rules.preset, "options": dict(state.rules.options)},
        "seats": list(game.seats),
        "hands": [hand_json(hand) for hand in game.hands],
        "score": list(state.score),
        "winners": [] if won is None else [won],
        "finished": state.phase is Phase.OVER,
        "steps": [
            {"seat": step.seat, "phase": step.phase, "legal": list(step.legal), "act": step.act} for step in game.steps
        ],
    }
    if game.previous is not None:
        previous = game.previous
        whole["previous"] = {
            "dealer": previous.dealer,
            "winners": [previous.winner],
            "carry": list(previous.carry),
        }
    return whole


def hand_json(state: State) -> Json:
    """One hand, finished or not; with two more members at an old-school table."""
    hand = _hosted_json(state)
    memory = state.irregularities
    if memory is not None:
        hand["penalties"] = [{"seat": seat, "trick": trick} for seat, trick in memory.penalties]
        hand["exposed"] = [[seat, card] for seat, card in sorted((seat, CODES[card]) for seat, card in memory.exposed)]
    return hand


def _hosted_json(state: State) -> Json:
    contract, deal, result = state.contract, state.deal, state.result
    named = contract is not None and contract.trump is not None
    tricks = list(state.tricks)
    if state.trick:
        tricks.append(Trick(state.trick, winner_of(state) if is_full(state) else None))
    return {
        "number": state.standing.number,
        "dealer": state.standing.dealer,
        "turnup": CODES[deal.turnup] if deal is not None and deal.turnup is not None else None,
        "trump": contract.trump.letter if contract is not None and contract.trump is not None else None,
        "maker": contract.maker if contract is not None else None,
        "alone": contract.alone if contract is not None and named else None,
        "lone_defender": contract.lone_defender if contract is not None else None,
        "partner": public_partner(contract) if contract is not None else None,
        "bid": contract.bid if contract is not None else None,
        "tricks": [trick_json(trick) for trick in tricks],
        "outcome": str(result.outcome) if result else None,
        "points": list(result.points) if result else None,
        "score": list(result.score) if result else None,
    }


def trick_json(trick: Trick) -> Json:
    """One trick from its first card."""
    plays: list[list[Seat | str]] = [[seat, CODES[card]] for seat, card in trick.plays]
    return {"leader": trick.leader, "plays": plays, "winner": trick.winner}
