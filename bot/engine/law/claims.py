"""Claims at an old-school table and their judgement (laws 9.2, 9.4 to 9.6).

Which claims are open follows from what everybody has seen; whether one is true also from what the hands held.
"""

from __future__ import annotations

from bot.engine.acts import CallSuit, Claim, ClaimCall, ClaimLead, ClaimRenege
from bot.engine.cards import Card
from bot.engine.law.penalties import penalised, plays_alone
from bot.engine.law.trick import right_leader, take_back, to_lead
from bot.engine.partner import turn_up_suit
from bot.engine.sides import Seat, allied, unit_of
from bot.engine.state import Judgement, State
from bot.engine.trump import SUIT_UNDER

GAME_OF_THREE = 3
"""In games of this many players the maker is the lone player of law 9.5."""


def open_claims(state: State, seat: Seat) -> tuple[Claim, ...]:
    """Every claim that this seat may make now, true or false; tells nothing that the seat has not seen."""
    if state.result is not None and state.result.tricks is None:
        return ()
    rules = state.rules
    opponents = [Seat(other) for other in rules.seats if not allied(seat, Seat(other), rules.traits.partners)]
    claims: list[Claim] = [
        ClaimRenege(other, number) for other in opponents for number in range(1, len(state.tricks) + 1)
    ]
    claims += [ClaimLead(leader) for leader, _ in state.trick[:1] if leader in opponents]
    if state.remembered.undeclared is not None and state.calls[-1][0] in opponents:
        claims.append(ClaimCall(state.calls[-1][0]))
    return tuple(claims)


def judged(state: State, seat: Seat, claim: Claim) -> State:
    """The state after a claim that was open to this seat; a false one changes nothing else."""
    match claim:
        case ClaimRenege(offender, number):
            proof = renege_proof(state, offender, number)
            known = (offender, number) in state.remembered.penalties
            after = penalised(state, offender, number) if proof and not known else state
        case ClaimLead(offender):
            proof = _lead_proof(state, offender)
            after = _lead_taken_back(state, offender) if proof else state
        case ClaimCall(offender):
            proof = _call_proof(state, offender)
            after = _void(state, offender) if proof else state
    memory = after.remembered
    told = Judgement(seat, claim, bool(proof), proof)
    return after.remember(memory._replace(judgements=(*memory.judgements, told)))


# -- reneges (law 9.4)


def renege_proof(state: State, seat: Seat, number: int) -> tuple[Card, ...]:
    """The card with which a seat reneged and one that could have followed (played since, else still held).

    ``number`` counts tricks from 1, the one on the table being the last. Empty if the seat did not renege.
    """
    tricks = [*(trick.plays for trick in state.tricks), state.trick]
    plays, trump = tricks[number - 1], state.agreed.trump
    card = next((card for player, card in plays if player == seat), None)
    if card is None or trump is None:
        return ()
    suits = SUIT_UNDER[trump]
    led = suits[plays[0][1]]
    if suits[card] == led:
        return ()
    later = [played for trick in tricks[number:] for player, played in trick if player == seat]
    could = [kept for kept in (*later, *state.hand(seat)) if suits[kept] == led]
    return (card, could[0]) if could else ()


def renege_on_table(state: State, seat: Seat) -> int | None:
    """The place of the card with which this seat reneged in the trick that is not gathered, if it did."""
    if not state.trick or not renege_proof(state, seat, len(state.tricks) + 1):
        return None
    return [player for player, _ in state.trick].index(seat)


# -- leads (law 9.5)


def _lead_proof(state: State, leader: Seat) -> tuple[Card, ...]:
    """The card led out of turn, or the trump led against law 6.2 and a plain card of the hand that it came from."""
    card, trump = state.trick[0][1], state.agreed.trump
    if leader != right_leader(state):
        return (card,)
    assert trump is not None  # noqa: S101 - play begins once trump is made
    if not state.rules.no_first_blood or state.tricks or SUIT_UNDER[trump][card] != trump:
        return ()
    plain = [kept for kept in state.hand(leader) if SUIT_UNDER[trump][kept] != trump]
    return (card, plain[0]) if plain else ()


def _lead_taken_back(state: State, leader: Seat) -> State:
    """All cards return and the right leader leads; unless the offender is alone, their card is exposed."""
    card = state.trick[0][1]
    was_exposed = 0 in state.remembered.from_exposed
    state = take_back(state, 0)
    rules, memory = state.rules, state.remembered
    maker_of_three = rules.players == GAME_OF_THREE and leader == state.agreed.maker
    if not maker_of_three and not plays_alone(state, leader):
        unit = unit_of(leader, rules.traits.partners)
        exposed = memory.exposed if was_exposed else (*memory.exposed, (leader, card))
        owed = memory.owed if unit in memory.owed else (*memory.owed, unit)
        state = state.remember(memory._replace(exposed=exposed, owed=owed))
    return to_lead(state, right_leader(state))


# -- declarations (law 9.6)


def _call_proof(state: State, seat: Seat) -> tuple[Card, ...]:
    """The turn-up, if the declaration that was the last act came out of turn or named the suit turned down."""
    before, (_, act) = state.remembered.undeclared, state.calls[-1]
    turnup = state.dealt.turnup
    assert before is not None and turnup is not None  # noqa: S101, PT018 - there was a declaration to be claimed
    turned_down = isinstance(act, CallSuit) and act.suit == turn_up_suit(turnup)
    return (turnup,) if turned_down or seat != before.turn else ()


def _void(state: State, seat: Seat) -> State:
    """The bidding as it stood before the declaration, with the offender's side barred."""
    before = state.remembered.undeclared
    assert before is not None  # noqa: S101 - there was a declaration to be claimed
    memory = before.remembered
    return before.remember(memory._replace(barred=(*memory.barred, unit_of(seat, before.rules.traits.partners))))
