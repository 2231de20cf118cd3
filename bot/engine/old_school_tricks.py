"""Tricks at an old-school table: what may lawfully be done, the trick that lies open, and what a renege costs (law 9).

``flow.legal_acts`` calls ``lawful_acts`` here: a hosted table's acts, narrowed by a bar, a named suit and exposed cards
(laws 9.3, 9.5 to 9.7). Hosted tables use nothing of this file.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.engine.acts import PASS, PLAYS, Act, Fold, GatherTrick, NameSuit
from bot.engine.cards import SUIT_UNDER, Card, Suit, best_play, without
from bot.engine.rules import Outcome, RenegePenalty, SecondRound
from bot.engine.scoring import end_after_play, end_hand, makers, points_by_unit
from bot.engine.seats import Seat, around_from_left, partners_of, right_of, side_of, unit_of
from bot.engine.state import Phase, State, Trick, is_plain
from bot.engine.tricks import first_leader, may_play, turns_around

_NAMINGS: tuple[Act, ...] = (PASS, *(NameSuit(suit) for suit in Suit))


class Playable(NamedTuple):
    """The cards that the seat on turn may play by law; ``bound``: no other card is taken (laws 9.5, 9.7)."""

    cards: tuple[Card, ...]
    bound: bool


def lawful_acts(state: State, hosted: Callable[[State], tuple[Act, ...]]) -> tuple[Act, ...]:
    """Return the lawful acts of the seat on turn; ``hosted`` lists those of a hosted table in this phase."""
    match state.phase:
        case Phase.SUIT:
            return _NAMINGS
        case Phase.PLAY:
            plays = tuple([PLAYS[card] for card in dict.fromkeys(playable_cards(state).cards)])
            return (GatherTrick(), *plays) if is_full(state) else plays
        case Phase.ORDER | Phase.CALL if state.turn is not None and is_barred(state, state.turn):
            return (_barred_act(state),)
        case _:
            return hosted(state)


def is_barred(state: State, seat: Seat) -> bool:
    """Return whether this seat may only pass for the rest of the bidding (law 9.6)."""
    return unit_of(seat, state.rules.traits.partners) in state.remembered.barred


def _barred_act(state: State) -> Act:
    """Return pass, or fold for a barred dealer whom all have passed again: they do not escape the stick (law 9.6)."""
    stuck = state.phase is Phase.CALL and state.turn == state.standing.dealer
    return Fold() if stuck and state.rules.second_round is not SecondRound.THROW_IN else PASS


def playable_cards(state: State) -> Playable:
    """Return the lawful cards of the seat on turn; while a full trick is open, those that its winner may lead."""
    if state.turn is None:
        return Playable((), bound=False)
    memory, seat = state.remembered, state.turn
    if is_full(state):
        if is_suit_owed(state, seat):
            return Playable((), bound=True)
        state = state._replace(trick=())
        return _exposed_first(state, Playable(state.hand(seat), bound=True))
    cards = Playable(may_play(state, state.hand(seat)), bound=False)
    if not state.trick and memory.named is not None:
        cards = _bind_to_suit(state, memory.named, cards)
    return _exposed_first(state, cards)


def _bind_to_suit(state: State, named: Suit, cards: Playable) -> Playable:
    """Bind a leader to the named suit if they can lawfully lead it (law 9.5)."""
    trump = state.agreed.trump
    assert trump is not None  # noqa: S101 - play begins once trump is made
    suited = tuple([card for card in cards.cards if SUIT_UNDER[trump][card] == named])
    return Playable(suited, bound=True) if suited else cards


def _exposed_first(state: State, cards: Playable) -> Playable:
    """Bind the player to the exposed cards that may be played (law 9.7)."""
    exposed = state.remembered.exposed
    lying = tuple([card for card in cards.cards if (state.turn, card) in exposed])
    return Playable(lying, bound=True) if lying else cards


# -- trick
# The trick that lies open at an old-school table: leads, full tricks, gathering, taking back (laws 9.3 to 9.5).


def is_full(state: State) -> bool:
    """Return whether every active seat has played to the trick that lies open."""
    return bool(state.trick) and len(state.trick) == state.rules.players - len(state.agreed.sitting_out)


def winner_of(state: State) -> Seat:
    """Return who takes the full trick."""
    trump = state.agreed.trump
    assert trump is not None  # noqa: S101 - play begins once trump is made
    return state.trick[best_play([card for _, card in state.trick], trump)][0]


def right_leader(state: State) -> Seat:
    """Return who lawfully leads the trick on the table, or the next one."""
    if state.tricks and state.tricks[-1].winner is not None:
        return state.tricks[-1].winner
    return first_leader(state.rules, state.agreed, state.standing.dealer)


def is_suit_owed(state: State, leader: Seat) -> bool:
    """Return whether an opponent must first name the suit that this leader is to lead (law 9.5)."""
    return unit_of(leader, state.rules.traits.partners) in state.remembered.owed


def give_lead(state: State, leader: Seat) -> State:
    """Ask this seat to lead, or first the player at its right who may name a suit (law 9.5)."""
    if is_suit_owed(state, leader):
        return state._replace(phase=Phase.SUIT, turn=right_of(leader, state.rules.players))
    return state._replace(phase=Phase.PLAY, turn=leader)


def lay(state: State, seat: Seat, card: Card) -> State:
    """Lay a card, lawful or not. A lead gathers the trick before; a full trick stays open, its winner on turn."""
    if is_full(state):
        state = gather(state)
    memory, contract, place = state.remembered, state.agreed, len(state.trick)
    if (seat, card) in memory.exposed:
        lying = list(memory.exposed)
        lying.remove((seat, card))
        memory = memory._replace(exposed=tuple(lying), from_exposed=(*memory.from_exposed, place))
    if contract.called is not None and not contract.revealed and is_plain(state, card):
        contract = contract._replace(revealed=True)
    hands = list(state.hands)
    hands[seat - 1] = without(hands[seat - 1], (card,))
    laid = state._replace(
        contract=contract, hands=tuple(hands), trick=(*state.trick, (seat, card)), irregularities=memory
    )
    turn = winner_of(laid) if is_full(laid) else turns_around(state.rules.players, contract.sitting_out)[seat]
    return laid._replace(turn=turn)


def may_gather(state: State, seat: Seat) -> bool:
    """Return whether this seat may gather a full trick: its winner, or an active partner of theirs (law 9.3)."""
    if not is_full(state) or seat in state.agreed.sitting_out:
        return False
    winner = winner_of(state)
    return side_of(seat) == side_of(winner) if state.rules.traits.partners else seat == winner


def gather(state: State) -> State:
    """Gather the full trick and give its winner the lead; the last trick ends the hand (law 9.3)."""
    winner = winner_of(state)
    memory = state.remembered._replace(from_exposed=(), named=None)
    tricks = (*state.tricks, Trick(state.trick, winner))
    gathered = state._replace(tricks=tricks, trick=(), irregularities=memory)
    if len(tricks) < state.rules.hand_size:
        return give_lead(gathered, winner)
    return settle(gathered)


def take_back(state: State, place: int) -> State:
    """Take the trick's cards from ``place`` on (0: the lead) back into their hands; exposed cards lie exposed again.

    A public partner stays public (laws 8.5, 9.4, 9.7).
    """
    memory, hands = state.remembered, list(state.hands)
    for seat, card in state.trick[place:]:
        hands[seat - 1] = (*hands[seat - 1], card)
    again = tuple(state.trick[at] for at in memory.from_exposed if at >= place)
    memory = memory._replace(
        exposed=memory.exposed + again, from_exposed=tuple(at for at in memory.from_exposed if at < place)
    )
    return state._replace(hands=tuple(hands), trick=state.trick[:place], irregularities=memory)


# -- penalties
# What an established renege costs (law 9.4).


def plays_alone(state: State, seat: Seat) -> bool:
    """Return whether this seat plays while every partner of theirs sits out."""
    rules = state.rules
    if not rules.traits.partners:
        return False
    return all(partner in state.agreed.sitting_out for partner in partners_of(seat, rules.players))


def penalise(state: State, offender: Seat, trick: int) -> State:
    """Apply the penalty for a renege that was claimed rightly and for the first time."""
    memory = state.remembered
    state = state.remember(memory._replace(penalties=(*memory.penalties, (offender, trick))))
    if state.rules.renege_penalty is RenegePenalty.FORFEIT:
        return end_hand(state, Outcome.FORFEIT, (0,) * state.rules.units, None, _forfeit_winner(state, offender))
    if state.rules.renege_ends_hand:
        return end_hand(state, Outcome.RENEGED, _cost(state, offender), None)
    return state if state.result is None else settle(state)


def settle(state: State) -> State:
    """Score a hand whose last trick is gathered, from the score before it, with every renege that was claimed.

    Units at fault gain nothing by the hand (without partners only the offenders are at fault); penalties are added.
    """
    state = end_after_play(state)
    result, rules = state.result, state.rules
    assert result is not None  # noqa: S101 - end_after_play has just set it
    offenders = [seat for seat, _ in state.remembered.penalties]
    at_fault = [unit_of(seat, rules.traits.partners) for seat in offenders]
    kept = [min(gain, 0) if unit in at_fault else gain for unit, gain in enumerate(result.points, 1)]
    for offender in offenders:
        kept = [point + cost for point, cost in zip(kept, _cost(state, offender), strict=True)]
    return end_hand(state, result.outcome, tuple(kept), result.tricks)


def _cost(state: State, offender: Seat) -> tuple[int, ...]:
    """Return the points of one renege by unit: gained by the offender's opponents, or lost by the offender's side."""
    rules = state.rules
    if rules.renege_penalty is RenegePenalty.MINUS_TWO:
        return points_by_unit(rules, (offender,), True, -4 if plays_alone(state, offender) else -2)
    return points_by_unit(rules, _company(state, offender), False, 2)


def _company(state: State, offender: Seat) -> tuple[Seat, ...]:
    """Return everybody on the offender's side in this hand, secret partners too (law 8.5), the offender first."""
    rules = state.rules
    side = makers(rules, state.agreed)
    if rules.traits.partners:
        return (offender,)
    return side if offender in side else tuple(Seat(seat) for seat in rules.seats if seat not in side)


def _forfeit_winner(state: State, offender: Seat) -> int:
    """Return who wins a game that this seat has forfeited: the other side, or the other seat with the best score."""
    rules = state.rules
    if rules.traits.partners:
        return 3 - side_of(offender)
    others = around_from_left(offender, rules.players)[:-1]
    return max(others, key=lambda seat: state.standing.score[seat - 1])
