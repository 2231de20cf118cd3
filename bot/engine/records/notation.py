"""A replayed game in Euchre Game Notation (EGN) 1.4, JSON that other programs for Euchre read; or the reason why not.

EGN keeps decisions and lets its reader work out the rest: who leads, who takes a trick, what a hand pays. So a game can
be written down only if a reader would work out what happened here; ``notation`` checks that hand by hand and raises
``Inexpressible`` if not. Seats count from 0; side 1 is the team of players 0 and 2.

The notation: https://github.com/NextSuit-Labs/euchre-game-notation
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Any

from bot.engine.acts import CallSuit, ClaimAceNoFace, ClaimFarmers, OrderUp
from bot.engine.cards import CODES, JOKER, Card
from bot.engine.records.replay import Replay
from bot.engine.rules import FarmersHand, FirstLead, Law, Outcome, PartnerOrder, PartnersBest, Rules, SecondRound
from bot.engine.seats import Seat, side_of
from bot.engine.state import Contract, State

Json = dict[str, Any]

VERSION = "1.4"
MOST_DEALS, LONGEST_NAME = 100, 64
_PARTNERED_MARCH, _MADE, _EUCHRE, _LONE_DEFENCE = 2, 1, 2, 4
"""What the notation's own rules pay and no ruleset of it can change."""


class Gap(StrEnum):
    """What the notation has no words for."""

    LAW = "law"
    PLAYERS = "players"
    BIDS = "bids"
    JOKER = "joker"
    LEAD = "lead"
    POINTS = "points"
    LENGTH = "length"


class Inexpressible(ValueError):
    """Raised for a game that the notation cannot express. ``hand`` is the first such hand, ``None`` the whole game."""

    def __init__(self, gap: Gap, hand: int | None = None) -> None:
        super().__init__(f"{gap} in hand {hand}" if hand is not None else str(gap))
        self.gap = gap
        self.hand = hand


def notation(game: Replay, *, number: str | None = None, title: str = "", date: str | None = None) -> Json:
    """Return the whole file of a game, finished or not; raises ``Inexpressible``. ``date`` as ISO 8601 writes it."""
    state = game.last_state
    _check_expressible(state.rules, len(game.hands))
    first = game.previous.carry if game.previous is not None else (0, 0)
    metadata: Json = {
        "players": [name[:LONGEST_NAME] for name in game.seats],
        "initialScore": list(first),
        "finalScore": list(state.score),
        "ruleset": _ruleset(state.rules),
    }
    metadata |= {
        name: text for name, text in (("gameId", number), ("title", title or None), ("date", date)) if text is not None
    }
    deals = [_deal(index, hand) for index, hand in enumerate(game.hands) if hand.deal is not None]
    return {"fileType": "Euchre Game Notation", "version": VERSION, "metadata": metadata, "deals": deals}


def _check_expressible(rules: Rules, hands: int) -> None:
    """Raise ``Inexpressible`` for games that the notation lacks; it assumes that the law is kept (law 9.1)."""
    if rules.law is not Law.HOSTED:
        raise Inexpressible(Gap.LAW)
    if not rules.traits.turn_up:
        raise Inexpressible(Gap.BIDS)
    if not rules.traits.partners or rules.players != 4:
        raise Inexpressible(Gap.PLAYERS)
    if hands > MOST_DEALS:
        raise Inexpressible(Gap.LENGTH)


def _ruleset(rules: Rules) -> Json:
    """Return the rules that the notation lets a game choose."""
    chosen: Json = {"allow_no_trump": True} if rules.no_trump else {}
    return chosen | {
        "std": rules.second_round is SecondRound.STICK,
        "min_rank": 9 if rules.pack == 24 else 7,
        "winning_score": rules.points,
        "canadian": rules.partner_order is PartnerOrder.ALONE,
        "loner_lead": "LEFT_OF_LONER" if rules.first_lead is FirstLead.MAKER_LEFT else "LEFT_OF_DEALER",
        "loner_march_score": rules.lone_march,
        "loner_euchred_score": rules.lone_euchre,
        "defend_alone": rules.defend_alone,
        "farmers": rules.ace_no_face or rules.farmers_hand is not FarmersHand.OFF,
        "go_under": rules.farmers_hand is not FarmersHand.OFF,
        "partners_best": rules.partners_best is not PartnersBest.OFF,
        "joker": rules.joker,
    }


# -- one deal


def _deal(index: int, state: State) -> Json:
    deal = state.dealt
    if deal.turnup is None or deal.turnup == JOKER:
        raise Inexpressible(Gap.JOKER, state.standing.number)
    _check_readable(state)
    phases = [_bidding(state)]
    tricks = [[_code(card) for _, card in trick.plays] for trick in state.tricks]
    if state.trick:
        tricks.append([_code(card) for _, card in state.trick])
    if tricks:
        phases.append({"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": tricks})
    start = {
        "dealer": state.dealer - 1,
        "upCard": _code(deal.turnup),
        "playerCards": [[_code(card) for card in hand] for hand in deal.hands],
    }
    return {"dealNumber": index, "initialState": start, "phases": phases}


def _bidding(state: State) -> Json:
    """Return calls, the dealer's discard and cards that changed hands; what has no field of its own becomes a note."""
    calls, notes = _calls(state)
    phase: Json = {"phaseNumber": 0, "type": "EUCHRE_BIDDING", "calls": calls}
    contract = state.contract
    if contract is not None:
        phase["isAlone"] = contract.alone
        if state.rules.defend_alone:
            phase["aloneDefender"] = contract.lone_defender - 1 if contract.lone_defender is not None else -1
    if state.exchange.turnup_taken_by is not None and state.exchange.discards:
        seat, cards = state.exchange.discards[0]
        if seat == state.exchange.turnup_taken_by:
            phase["discard"] = _code(cards[0])
    exchanges = [*_exchanges(state)]
    if exchanges:
        phase["cardExchanges"] = exchanges
    if notes:
        phase["callAnnotations"] = notes
    return phase


def _calls(state: State) -> tuple[list[str], dict[str, list[str]]]:
    calls: list[str] = []
    notes: dict[str, list[str]] = {}
    for _, act in state.calls:
        match act:
            case ClaimFarmers(cards):
                codes = " ".join(_code(card) for card in cards)
                notes.setdefault(str(len(calls)), []).append(f"Farmer's hand: {codes} go under")
            case ClaimAceNoFace():
                notes.setdefault(str(len(calls)), []).append("An ace and no face card: dealt again")
            case OrderUp():
                return [*calls, "Order"], notes
            case CallSuit(suit):
                return [*calls, suit.letter[0].lower()], notes
            case _:
                calls.append("Pass")
    return calls, notes


def _exchanges(state: State) -> Iterator[Json]:
    """Yield who got which cards, without a sender where they came from the kitty."""
    for seat, cards in state.exchange.drawn:
        yield {"receiver": seat - 1, "cards": [_code(card) for card in cards]}
    taker = state.exchange.turnup_taken_by
    if taker is not None and taker != state.dealer and state.turnup is not None:
        yield {"sender": state.dealer - 1, "receiver": taker - 1, "cards": [_code(state.turnup)]}
    for giver, receiver, cards in state.exchange.gifts:
        yield {"sender": giver - 1, "receiver": receiver - 1, "cards": [_code(card) for card in cards]}


def _code(card: Card) -> str:
    code = CODES[card]
    return "B" if card == JOKER else code[0] + code[1].lower()


# -- what a reader makes of it


def _check_readable(state: State) -> None:
    """Raise ``Inexpressible`` if a reader would get the leaders (law 9.2 allows leads out of turn) or points wrong."""
    number, contract = state.standing.number, state.contract
    led = [trick.leader for trick in state.tricks] + ([state.trick[0][0]] if state.trick else [])
    if contract is not None and led:
        due = [_leader(state, contract), *(trick.winner for trick in state.tricks)]
        if led != due[: len(led)]:
            raise Inexpressible(Gap.LEAD, number)
    if state.result is not None and state.result.points != _points(state):
        raise Inexpressible(Gap.POINTS, number)


def _leader(state: State, contract: Contract) -> Seat:
    """Return the dealer's left, or a lone maker's where the ruleset says so; the next seat if that one sits out."""
    left_of_maker = contract.alone and state.rules.first_lead is FirstLead.MAKER_LEFT
    seat = contract.maker if left_of_maker else state.dealer
    order = [Seat((seat + place - 1) % 4 + 1) for place in range(1, 5)]
    return next(one for one in order if one not in contract.sitting_out)


def _points(state: State) -> tuple[int, ...]:
    """Return what the notation's rules pay for the tricks of a finished deal."""
    contract, result = state.contract, state.result
    if contract is None or result is None or result.outcome in (Outcome.THROWN_IN, Outcome.REDEAL, Outcome.FOLDED):
        return (0, 0)
    maker = side_of(contract.maker)
    tricks = sum(side_of(trick.winner) == maker for trick in state.tricks if trick.winner is not None)
    if tricks < state.rules.majority:
        lone = _LONE_DEFENCE if contract.lone_defender is not None else state.rules.lone_euchre
        gain, side = (lone if contract.alone else _EUCHRE), 3 - maker
    elif tricks == state.rules.hand_size:
        gain, side = (state.rules.lone_march if contract.alone else _PARTNERED_MARCH), maker
    else:
        gain, side = _MADE, maker
    return (gain, 0) if side == 1 else (0, gain)
