"""The old-school table (laws 9.2 to 9.8): which unlawful acts it accepts, and what they cost if claimed.

It accepts unlawful acts without comment; opponents may claim. Which claims are possible depends only on what everybody
has seen. Whether a claim is true depends on the hands as well.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.engine.acts import (
    PASS,
    PLAYS,
    Act,
    CallSuit,
    Claim,
    ClaimCall,
    ClaimLead,
    ClaimRenege,
    Fold,
    GatherTrick,
    NameSuit,
)
from bot.engine.bidding import (
    calls_of,
    is_dealer_stuck,
    legal_order_calls,
    may_declare_alone,
    may_make_trump,
    may_name_any_suit,
)
from bot.engine.cards import SUIT_UNDER, Card, Suit, best_play, without
from bot.engine.rules import Misdeal, Outcome, RenegePenalty
from bot.engine.scoring import end_after_play, end_hand, makers, points_by_unit
from bot.engine.seats import Seat, are_allied, around_from_left, partners_of, right_of, side_of, unit_of
from bot.engine.state import Judgement, Phase, PublicBidding, State, Trick, is_plain, turn_up_suit
from bot.engine.tricks import first_leader, may_play, turns_around

NAMINGS: tuple[Act, ...] = (PASS, *(NameSuit(suit) for suit in Suit))


# -- lawful acts (laws 9.3, 9.5 to 9.7)


class Playable(NamedTuple):
    """The lawful cards of the seat on turn. If ``bound``, no other card is accepted (laws 9.5, 9.7)."""

    cards: tuple[Card, ...]
    bound: bool


def lawful_acts(state: State, hosted: Callable[[State], tuple[Act, ...]]) -> tuple[Act, ...]:
    """Return the lawful acts of the seat on turn; ``hosted`` lists those of a hosted table in this phase."""
    match state.phase:
        case Phase.SUIT:
            return NAMINGS
        case Phase.PLAY:
            plays = tuple([PLAYS[card] for card in dict.fromkeys(playable_cards(state).cards)])
            return (GatherTrick(), *plays) if is_full(state) else plays
        case Phase.ORDER | Phase.CALL if state.turn is not None and is_barred(state, state.turn):
            return (barred_act(state),)
        case _:
            return hosted(state)


def is_barred(bidding: PublicBidding, seat: Seat) -> bool:
    """Return whether this seat may only pass for the rest of the bidding (law 9.6)."""
    return unit_of(seat, bidding.rules.traits.partners) in bidding.barred


def barred_act(bidding: PublicBidding) -> Act:
    """Return the only act of a barred seat: pass, or fold for a dealer who would be stuck (law 9.6)."""
    return Fold() if bidding.phase is Phase.CALL and is_dealer_stuck(bidding) else PASS


def playable_cards(state: State) -> Playable:
    """Return the lawful cards of the seat on turn. While a full trick lies open, these are the leads of its winner."""
    if state.turn is None:
        return Playable((), bound=False)
    memory, seat = state.remembered, state.turn
    if is_full(state):
        if is_suit_owed(state, seat):
            return Playable((), bound=True)
        state = state._replace(trick=())
        return _bind_to_exposed(state, Playable(state.hand(seat), bound=True))
    cards = Playable(may_play(state, state.hand(seat)), bound=False)
    if not state.trick and memory.named is not None:
        cards = _bind_to_suit(state, memory.named, cards)
    return _bind_to_exposed(state, cards)


def _bind_to_suit(state: State, named: Suit, cards: Playable) -> Playable:
    """Bind a leader to the named suit if they can lawfully lead it (law 9.5)."""
    trump = state.agreed.trump
    assert trump is not None  # noqa: S101 - play begins once trump is made
    suited = tuple([card for card in cards.cards if SUIT_UNDER[trump][card] == named])
    return Playable(suited, bound=True) if suited else cards


def _bind_to_exposed(state: State, cards: Playable) -> Playable:
    """Bind the player to the exposed cards that may be played (law 9.7)."""
    exposed = state.remembered.exposed
    bound_to = tuple([card for card in cards.cards if (state.turn, card) in exposed])
    return Playable(bound_to, bound=True) if bound_to else cards


# -- irregular acts (law 9.2)


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
    """Return any declaration of this round out of turn, and in turn the call of the suit turned down (9.2 b, e).

    House rules are kept (law 12): a seat declares nothing that its hand and score would not let it declare in turn.
    """
    if state.phase is Phase.ORDER:
        return () if seat == state.turn else tuple([act for act in legal_order_calls(state, seat) if act != PASS])
    turnup = state.dealt.turnup
    assert turnup is not None  # noqa: S101 - a game with two rounds has a turn-up
    suits = tuple(Suit)
    if seat == state.turn:
        suits = () if may_name_any_suit(state) else (turn_up_suit(turnup),)
    alone = may_declare_alone(state.rules, state.score, seat)
    return tuple([act for suit in suits if may_make_trump(state, seat, suit) for act in calls_of(suit, alone)])


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


# -- the open trick (laws 9.3 to 9.5)


def is_full(state: State) -> bool:
    """Return whether every active seat has played to the trick that lies open."""
    return bool(state.trick) and len(state.trick) == state.rules.players - len(state.agreed.sitting_out)


def trick_winner(state: State) -> Seat:
    """Return who takes the full trick."""
    trump = state.agreed.trump
    assert trump is not None  # noqa: S101 - play begins once trump is made
    return state.trick[best_play([card for _, card in state.trick], trump)][0]


def right_leader(state: State) -> Seat:
    """Return who lawfully leads the trick on the table, or the next one."""
    if state.tricks and state.tricks[-1].winner is not None:
        return state.tricks[-1].winner
    return first_leader(state.rules, state.agreed, state.dealer)


def is_suit_owed(state: State, leader: Seat) -> bool:
    """Return whether an opponent may name the suit that this leader has to lead (law 9.5)."""
    return unit_of(leader, state.rules.traits.partners) in state.remembered.owed


def give_lead(state: State, leader: Seat) -> State:
    """Ask this seat to lead, or first the player at its right who may name a suit (law 9.5)."""
    if is_suit_owed(state, leader):
        return state._replace(phase=Phase.SUIT, turn=right_of(leader, state.rules.players))
    return state._replace(phase=Phase.PLAY, turn=leader)


def name_suit(state: State, suit: Suit | None) -> State:
    """Bind the leader to this suit, or to none, and let them lead. Nobody may name one any more (law 9.5)."""
    leader, memory = right_leader(state), state.remembered
    unit = unit_of(leader, state.rules.traits.partners)
    owed = tuple(other for other in memory.owed if other != unit)
    return state.remember(memory._replace(owed=owed, named=suit))._replace(phase=Phase.PLAY, turn=leader)


def lay(state: State, seat: Seat, card: Card) -> State:
    """Lay a card, lawful or not. A lead gathers the previous trick. A full trick stays open; its winner is on turn."""
    if is_full(state):
        state = gather(state)
    memory, contract, place = state.remembered, state.agreed, len(state.trick)
    if (seat, card) in memory.exposed:
        exposed = list(memory.exposed)
        exposed.remove((seat, card))
        memory = memory._replace(exposed=tuple(exposed), from_exposed=(*memory.from_exposed, place))
    if contract.called is not None and not contract.revealed and is_plain(state, card):
        contract = contract._replace(revealed=True)
    hands = list(state.hands)
    hands[seat - 1] = without(hands[seat - 1], (card,))
    laid = state._replace(
        contract=contract, hands=tuple(hands), trick=(*state.trick, (seat, card)), irregularities=memory
    )
    turn = trick_winner(laid) if is_full(laid) else turns_around(state.rules.players, contract.sitting_out)[seat]
    return laid._replace(turn=turn)


def may_gather(state: State, seat: Seat) -> bool:
    """Return whether this seat may gather a full trick: its winner, or an active partner of theirs (law 9.3)."""
    if not is_full(state) or seat in state.agreed.sitting_out:
        return False
    winner = trick_winner(state)
    return side_of(seat) == side_of(winner) if state.rules.traits.partners else seat == winner


def gather(state: State) -> State:
    """Gather the full trick and give its winner the lead; the last trick ends the hand (law 9.3)."""
    winner = trick_winner(state)
    memory = state.remembered._replace(from_exposed=(), named=None)
    tricks = (*state.tricks, Trick(state.trick, winner))
    gathered = state._replace(tricks=tricks, trick=(), irregularities=memory)
    if len(tricks) < state.rules.hand_size:
        return give_lead(gathered, winner)
    return settle(gathered)


def take_back(state: State, place: int) -> State:
    """Return a trick's cards from ``place`` (0: the lead) to their hands (9.4, 9.7). A partner stays public (8.5)."""
    memory, hands = state.remembered, list(state.hands)
    for seat, card in state.trick[place:]:
        hands[seat - 1] = (*hands[seat - 1], card)
    again = tuple(state.trick[at] for at in memory.from_exposed if at >= place)
    memory = memory._replace(
        exposed=memory.exposed + again, from_exposed=tuple(at for at in memory.from_exposed if at < place)
    )
    return state._replace(hands=tuple(hands), trick=state.trick[:place], irregularities=memory)


# -- claims (laws 9.2, 9.4 to 9.6)


GAME_OF_THREE = 3
"""In games of this many players the maker is the lone player of law 9.5."""


def open_claims(state: State, seat: Seat) -> tuple[Claim, ...]:
    """Return every claim that this seat may make now, true or false. It depends only on what the seat has seen."""
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
    """Judge a claim that this seat was allowed to make. A false one only adds a judgement."""
    match claim:
        case ClaimRenege(offender, number):
            proof = renege_proof(state, offender, number)
            penalised = (offender, number) in state.remembered.penalties
            after = penalise(state, offender, number) if proof and not penalised else state
        case ClaimLead(offender):
            proof = _lead_proof(state, offender)
            after = _take_back_lead(state, offender) if proof else state
        case ClaimCall(offender):
            proof = _call_proof(state, offender)
            after = _void_call(state, offender) if proof else state
    memory = after.remembered
    judgement = Judgement(seat, claim, bool(proof), proof)
    return after.remember(memory._replace(judgements=(*memory.judgements, judgement)))


# -- reneges (law 9.4)


def renege_proof(state: State, seat: Seat, number: int) -> tuple[Card, ...]:
    """Return the card with which the seat reneged in this trick (from 1), and one that would have followed, or none."""
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


def correct_renege(state: State, seat: Seat) -> State:
    """Take the renege and all later cards back into their hands; play goes on with this seat (law 9.4)."""
    place = renege_on_table(state, seat)
    assert place is not None  # noqa: S101 - otherwise it is not accepted
    return take_back(state, place)._replace(turn=seat)


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
    """Take all cards back and let the right leader lead. The offender's card is exposed, unless they play alone."""
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
    """Return the turn-up if the last declaration was out of turn or named the suit turned down, else nothing."""
    before, (_, act) = state.remembered.undeclared, state.calls[-1]
    turnup = state.dealt.turnup
    assert before is not None and turnup is not None  # noqa: S101, PT018 - there was a declaration to be claimed
    in_turn = seat == before.turn
    turned_down = isinstance(act, CallSuit) and act.suit == turn_up_suit(turnup) and not may_name_any_suit(before)
    return () if in_turn and not turned_down else (turnup,)


def _void_call(state: State, seat: Seat) -> State:
    """Restore the bidding as it stood before the declaration, with the offender's side barred."""
    before = state.remembered.undeclared
    assert before is not None  # noqa: S101 - there was a declaration to be claimed
    memory = before.remembered
    return before.remember(memory._replace(barred=(*memory.barred, unit_of(seat, before.rules.traits.partners))))


# -- penalties (law 9.4)


def plays_alone(state: State, seat: Seat) -> bool:
    """Return whether this seat plays while every partner of theirs sits out."""
    rules = state.rules
    if not rules.traits.partners:
        return False
    return all(partner in state.agreed.sitting_out for partner in partners_of(seat, rules.players))


def penalise(state: State, offender: Seat, trick: int) -> State:
    """Apply the penalty for a renege that was rightly claimed for the first time."""
    memory = state.remembered
    state = state.remember(memory._replace(penalties=(*memory.penalties, (offender, trick))))
    if state.rules.renege_penalty is RenegePenalty.FORFEIT:
        return end_hand(state, Outcome.FORFEIT, (0,) * state.rules.units, None, _forfeit_winner(state, offender))
    if state.rules.renege_ends_hand:
        return end_hand(state, Outcome.RENEGED, _cost(state, offender), None)
    return state if state.result is None else settle(state)


def settle(state: State) -> State:
    """Score a finished hand with all claimed reneges: units at fault gain nothing, and penalties are added."""
    state = end_after_play(state)
    result, rules = state.result, state.rules
    assert result is not None  # noqa: S101 - end_after_play has just set it
    offenders = [seat for seat, _ in state.remembered.penalties]
    at_fault = [unit_of(seat, rules.traits.partners) for seat in offenders]
    points = [min(gain, 0) if unit in at_fault else gain for unit, gain in enumerate(result.points, 1)]
    for offender in offenders:
        points = [point + cost for point, cost in zip(points, _cost(state, offender), strict=True)]
    return end_hand(state, result.outcome, tuple(points), result.tricks)


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


# -- a misdeal by agreement (law 9.8)


def may_say_misdeal(state: State, seat: Seat) -> bool:
    """Return whether this seat may still say misdeal: once a hand, until its first trick is gathered."""
    return state.result is None and not state.tricks and seat not in state.remembered.misdeals


def say_misdeal(state: State, seat: Seat) -> State:
    """Record that this seat says misdeal. Once every seat has, end the hand at the price of ``misdeal`` (law 9.8)."""
    memory, rules = state.remembered, state.rules
    said_by = (*memory.misdeals, seat)
    state = state.remember(memory._replace(misdeals=said_by))
    if len(said_by) < rules.players:
        return state
    lost = -1 if rules.misdeal is Misdeal.MINUS_ONE else 0
    return end_hand(state, Outcome.MISDEAL, points_by_unit(rules, (state.dealer,), True, lost), None)
