"""The trick that lies open at an old-school table: leads, full tricks, gathering, taking back (laws 9.3 to 9.5)."""

from __future__ import annotations

from bot.engine.cards import Card, taken
from bot.engine.law.penalties import settled
from bot.engine.partner import is_plain
from bot.engine.phases.tricks import first_leader, turns_around
from bot.engine.sides import Seat, right_of, side_of, unit_of
from bot.engine.state import Phase, State, Trick
from bot.engine.trump import best_play


def is_full(state: State) -> bool:
    """Whether every active seat has played to the trick that lies open."""
    return bool(state.trick) and len(state.trick) == state.rules.players - len(state.agreed.sitting_out)


def winner_of(state: State) -> Seat:
    """Who takes the full trick."""
    trump = state.agreed.trump
    assert trump is not None  # noqa: S101 - play begins once trump is made
    return state.trick[best_play([card for _, card in state.trick], trump)][0]


def right_leader(state: State) -> Seat:
    """Whose lead the trick on the table is, or will be, by law."""
    if state.tricks and state.tricks[-1].winner is not None:
        return state.tricks[-1].winner
    return first_leader(state.rules, state.agreed, state.standing.dealer)


def is_owed(state: State, leader: Seat) -> bool:
    """Whether this leader is to be told a suit first (law 9.5)."""
    return unit_of(leader, state.rules.traits.partners) in state.remembered.owed


def to_lead(state: State, leader: Seat) -> State:
    """This seat is in turn to lead: it is asked, or first the player at its right, who may name a suit (law 9.5)."""
    if is_owed(state, leader):
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
    hands[seat - 1] = taken(hands[seat - 1], (card,))
    laid = state._replace(
        contract=contract, hands=tuple(hands), trick=(*state.trick, (seat, card)), irregularities=memory
    )
    turn = winner_of(laid) if is_full(laid) else turns_around(state.rules.players, contract.sitting_out)[seat]
    return laid._replace(turn=turn)


def may_gather(state: State, seat: Seat) -> bool:
    """Whether a full trick lies there for this seat: its winner, or an active partner of theirs (law 9.3)."""
    if not is_full(state) or seat in state.agreed.sitting_out:
        return False
    winner = winner_of(state)
    return side_of(seat) == side_of(winner) if state.rules.traits.partners else seat == winner


def gather(state: State) -> State:
    """The full trick is taken in, and its winner is in turn to lead; the last trick ends the hand (law 9.3)."""
    winner = winner_of(state)
    memory = state.remembered._replace(from_exposed=(), named=None)
    tricks = (*state.tricks, Trick(state.trick, winner))
    gathered = state._replace(tricks=tricks, trick=(), irregularities=memory)
    if len(tricks) < state.rules.hand_size:
        return to_lead(gathered, winner)
    return settled(gathered)


def take_back(state: State, place: int) -> State:
    """The cards of the trick return to their hands from this place (0: the lead) on; exposed ones lie exposed again.

    What was seen has been seen: a public partner stays public (laws 8.5, 9.4, 9.7).
    """
    memory, hands = state.remembered, list(state.hands)
    for seat, card in state.trick[place:]:
        hands[seat - 1] = (*hands[seat - 1], card)
    again = tuple(state.trick[at] for at in memory.from_exposed if at >= place)
    memory = memory._replace(
        exposed=memory.exposed + again, from_exposed=tuple(at for at in memory.from_exposed if at < place)
    )
    return state._replace(hands=tuple(hands), trick=state.trick[:place], irregularities=memory)
