"""The play (law 6): who leads, what follows suit, who takes the trick. Fast, because most acts are plays."""

from __future__ import annotations

from functools import lru_cache

from bot.engine.acts import PLAYS, Act, PlayCard
from bot.engine.cards import SUIT_UNDER, Card, best_play
from bot.engine.rules import FirstLead, Rules
from bot.engine.scoring import end_after_play
from bot.engine.seats import Seat, left_of, next_active
from bot.engine.state import Contract, State, Trick, is_plain


def first_leader(rules: Rules, contract: Contract, dealer: Seat) -> Seat:
    """Return who leads first (law 5.3): the high bidder, or the first active seat left of dealer or lone maker."""
    if contract.bid is not None:
        return contract.maker
    lone = contract.alone and rules.traits.partners
    before = contract.maker if lone and rules.first_lead is FirstLead.MAKER_LEFT else dealer
    return next_active(left_of(before, rules.players), rules.players, contract.sitting_out)


def start_play(state: State) -> Seat | None:
    """Ask the first leader (law 5.3)."""
    return first_leader(state.rules, state.agreed, state.dealer)


@lru_cache(maxsize=256)
def turns_around(players: int, sitting_out: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return for each seat, at its own index, the seat that plays after it."""
    after = [next_active(left_of(Seat(seat), players), players, sitting_out) for seat in range(1, players + 1)]
    return (Seat(0), *after)


def may_play(state: State, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the lawful cards of the player on turn, in the order of their hand (laws 6.1, 6.2, 6.3)."""
    contract = state.contract
    if contract is None or contract.trump is None:
        return ()
    suits = SUIT_UNDER[contract.trump]
    if state.trick:
        led = suits[state.trick[0][1]]
        following = tuple([card for card in hand if suits[card] == led])
        return following or hand
    if state.rules.no_first_blood and not state.tricks:
        plain = tuple([card for card in hand if suits[card] != contract.trump])
        return plain or hand
    return hand


def legal_plays(state: State) -> tuple[Act, ...]:
    """Return a ``PlayCard`` for each lawful card, one for two equal cards."""
    if state.turn is None:
        return ()
    cards = may_play(state, state.hands[state.turn - 1])
    if state.rules.pack == 48:
        cards = tuple(dict.fromkeys(cards))
    return tuple([PLAYS[card] for card in cards])


def allows_play(state: State, act: Act) -> bool:
    """Return whether this act is among ``legal_plays``, without listing the others."""
    if state.turn is None or not isinstance(act, PlayCard):
        return False
    return act.card in may_play(state, state.hands[state.turn - 1])


def apply_play(state: State, seat: Seat, act: Act) -> State:
    """Lay the card. A trick's last card gathers it; the last trick ends the hand."""
    assert isinstance(act, PlayCard)  # noqa: S101 - the only act of this phase
    card, contract = act.card, state.contract
    assert contract is not None and contract.trump is not None  # noqa: S101, PT018 - play begins once trump is made
    trump, index = contract.trump, seat - 1
    hand = state.hands[index]
    place = hand.index(card)
    hands = (*state.hands[:index], hand[:place] + hand[place + 1 :], *state.hands[index + 1 :])
    trick = (*state.trick, (seat, card))
    if contract.called is not None and not contract.revealed and is_plain(state, card):
        contract = contract._replace(revealed=True)
    players, out = state.rules.players, contract.sitting_out
    if len(trick) < players - len(out):
        turn = turns_around(players, out)[seat]
        return state._replace(contract=contract, turn=turn, hands=hands, trick=trick)
    won_by = trick[best_play([card for _, card in trick], trump)][0]
    tricks = (*state.tricks, Trick(trick, won_by))
    after = state._replace(contract=contract, turn=won_by, hands=hands, trick=(), tricks=tricks)
    return after if len(after.tricks) < state.rules.hand_size else end_after_play(after)
