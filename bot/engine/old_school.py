"""The old-school table (laws 9.2 to 9.8): which unlawful acts it accepts, and what it costs to be caught."""

from __future__ import annotations

from bot.engine.acts import (
    PASS,
    PLAYS,
    Act,
    CallSuit,
    Claim,
    ClaimCall,
    ClaimLead,
    ClaimRenege,
)  # fmt: skip
from bot.engine.bidding import calls_of, legal_order_calls
from bot.engine.cards import SUIT_UNDER, Card, Suit
from bot.engine.old_school_tricks import (
    give_lead,
    is_barred,
    penalise,
    playable_cards,
    plays_alone,
    right_leader,
    take_back,
)
from bot.engine.rules import Misdeal, Outcome
from bot.engine.scoring import end_hand, points_by_unit
from bot.engine.seats import Seat, are_allied, unit_of
from bot.engine.state import Judgement, Phase, State, turn_up_suit


def correct_renege(state: State, seat: Seat) -> State:
    """Take the renege and all later cards back into their hands; play goes on with this seat (law 9.4)."""
    place = renege_on_table(state, seat)
    assert place is not None  # noqa: S101 - otherwise it is not taken
    return take_back(state, place)._replace(turn=seat)


def name_suit(state: State, suit: Suit | None) -> State:
    """Bind the leader to this suit, or to none, and let them lead; the naming is no longer owed (law 9.5)."""
    leader, memory = right_leader(state), state.remembered
    unit = unit_of(leader, state.rules.traits.partners)
    owed = tuple(other for other in memory.owed if other != unit)
    return state.remember(memory._replace(owed=owed, named=suit))._replace(phase=Phase.PLAY, turn=leader)


# -- irregular acts
# Unlawful acts that an old-school table accepts without comment (law 9.2).


def irregular_acts(state: State, seat: Seat) -> tuple[Act, ...]:
    """Return every unlawful act that is accepted from this seat now."""
    match state.phase:
        case Phase.ORDER | Phase.CALL:
            return () if is_barred(state, seat) else _declarations(state, seat)
        case Phase.PLAY:
            return _irregular_cards(state) if seat == state.turn else _lead_out_of_turn(state, seat)
        case _:
            return ()


def _declarations(state: State, seat: Seat) -> tuple[Act, ...]:
    """Return any declaration of this round out of turn, and in turn the call of the suit turned down (9.2 b, e)."""
    if state.phase is Phase.ORDER:
        return () if seat == state.turn else tuple([act for act in legal_order_calls(state, seat) if act != PASS])
    turnup = state.dealt.turnup
    assert turnup is not None  # noqa: S101 - a game with two rounds has a turn-up
    suits = (turn_up_suit(turnup),) if seat == state.turn else tuple(Suit)
    return tuple([act for suit in suits for act in calls_of(suit, state.rules.traits.may_go_alone)])


def _irregular_cards(state: State) -> tuple[Act, ...]:
    """Return the cards that do not follow, or a first lead of trump (9.2 a, c), unless some card must be played."""
    cards, bound = playable_cards(state)
    if bound or state.turn is None:
        return ()
    return tuple([PLAYS[card] for card in dict.fromkeys(state.hand(state.turn)) if card not in cards])


def _lead_out_of_turn(state: State, seat: Seat) -> tuple[Act, ...]:
    """Return any card of an active seat while no trick is on the table (9.2 d)."""
    if state.trick or seat in state.agreed.sitting_out:
        return ()
    return tuple([PLAYS[card] for card in dict.fromkeys(state.hand(seat))])


# -- claims
# Claims at an old-school table and their judgement (laws 9.2, 9.4 to 9.6).
#
# Which claims are open depends on what everybody has seen; whether one is true, also on the hands.


GAME_OF_THREE = 3
"""In games of this many players the maker is the lone player of law 9.5."""


def open_claims(state: State, seat: Seat) -> tuple[Claim, ...]:
    """Return every claim that this seat may make now, true or false. Depends only on what the seat has seen."""
    if state.result is not None and state.result.tricks is None:
        return ()
    rules = state.rules
    opponents = [Seat(other) for other in rules.seats if not are_allied(seat, Seat(other), rules.traits.partners)]
    claims: list[Claim] = [
        ClaimRenege(other, number) for other in opponents for number in range(1, len(state.tricks) + 1)
    ]
    claims += [ClaimLead(leader) for leader, _ in state.trick[:1] if leader in opponents]
    if state.remembered.undeclared is not None and state.calls[-1][0] in opponents:
        claims.append(ClaimCall(state.calls[-1][0]))
    return tuple(claims)


def judge_claim(state: State, seat: Seat, claim: Claim) -> State:
    """Judge a claim that was open to this seat; a false one changes nothing but the list of judgements."""
    match claim:
        case ClaimRenege(offender, number):
            proof = renege_proof(state, offender, number)
            known = (offender, number) in state.remembered.penalties
            after = penalise(state, offender, number) if proof and not known else state
        case ClaimLead(offender):
            proof = _lead_proof(state, offender)
            after = _take_back_lead(state, offender) if proof else state
        case ClaimCall(offender):
            proof = _call_proof(state, offender)
            after = _void_call(state, offender) if proof else state
    memory = after.remembered
    told = Judgement(seat, claim, bool(proof), proof)
    return after.remember(memory._replace(judgements=(*memory.judgements, told)))


# -- reneges (law 9.4)


def renege_proof(state: State, seat: Seat, number: int) -> tuple[Card, ...]:
    """Return the card that reneged and one that could have followed (played since, or still held).

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
    """Return the place of the card with which this seat reneged in the trick that is not gathered, if it did."""
    if not state.trick or not renege_proof(state, seat, len(state.tricks) + 1):
        return None
    return [player for player, _ in state.trick].index(seat)


# -- leads (law 9.5)


def _lead_proof(state: State, leader: Seat) -> tuple[Card, ...]:
    """Return the card led out of turn, or the trump led against law 6.2 and a plain card of the same hand."""
    card, trump = state.trick[0][1], state.agreed.trump
    if leader != right_leader(state):
        return (card,)
    assert trump is not None  # noqa: S101 - play begins once trump is made
    if not state.rules.no_first_blood or state.tricks or SUIT_UNDER[trump][card] != trump:
        return ()
    plain = [kept for kept in state.hand(leader) if SUIT_UNDER[trump][kept] != trump]
    return (card, plain[0]) if plain else ()


def _take_back_lead(state: State, leader: Seat) -> State:
    """Take all cards back and let the right leader lead; unless the offender is alone, their card is exposed."""
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
    return give_lead(state, right_leader(state))


# -- declarations (law 9.6)


def _call_proof(state: State, seat: Seat) -> tuple[Card, ...]:
    """Return the turn-up if the last declaration came out of turn or named the suit turned down, else nothing."""
    before, (_, act) = state.remembered.undeclared, state.calls[-1]
    turnup = state.dealt.turnup
    assert before is not None and turnup is not None  # noqa: S101, PT018 - there was a declaration to be claimed
    turned_down = isinstance(act, CallSuit) and act.suit == turn_up_suit(turnup)
    return (turnup,) if turned_down or seat != before.turn else ()


def _void_call(state: State, seat: Seat) -> State:
    """Restore the bidding as it stood before the declaration, with the offender's side barred."""
    before = state.remembered.undeclared
    assert before is not None  # noqa: S101 - there was a declaration to be claimed
    memory = before.remembered
    return before.remember(memory._replace(barred=(*memory.barred, unit_of(seat, before.rules.traits.partners))))


# -- misdeal
# A misdeal that everybody agrees on (law 9.8).


def may_say_misdeal(state: State, seat: Seat) -> bool:
    """Return whether this seat may still say misdeal: once a hand, until its first trick is gathered."""
    return state.result is None and not state.tricks and seat not in state.remembered.misdeals


def say_misdeal(state: State, seat: Seat) -> State:
    """Note that this seat says misdeal; once everybody has, the hand ends at the price set by the rules."""
    memory, rules = state.remembered, state.rules
    said_by = (*memory.misdeals, seat)
    state = state.remember(memory._replace(misdeals=said_by))
    if len(said_by) < rules.players:
        return state
    lost = -1 if rules.misdeal is Misdeal.MINUS_ONE else 0
    return end_hand(state, Outcome.MISDEAL, points_by_unit(rules, (state.standing.dealer,), True, lost), None)
