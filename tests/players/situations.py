"""Situations for the players' tests: deals made to order, games played at random, hidden cards exchanged."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bot.engine import presets
from bot.engine.acts import PLAYS, Act, parse_act
from bot.engine.cards import Card, make_pack, parse_card
from bot.engine.game import apply, begin, deal, deal_out, legal_acts
from bot.engine.rules import OptionValue, Rules
from bot.engine.seats import Seat
from bot.engine.state import Deal, Exchange, Standing, State
from bot.engine.views import SeatView, seat_view
from bot.players.evaluation import ActEvaluation, Advice
from bot.players.review import PUZZLE_PHASES, PuzzleLook, Solution
from tests.long_form import KINDS
from tests.packs import shuffled
from tests.world import require

MIXES: tuple[tuple[str, dict[str, OptionValue]], ...] = (
    *((name, {}) for name in presets.PRESETS),
    ("csl", {"farmers_hand": "any-three", "ace_no_face": True, "no_first_blood": True, "turning_the_tables": True}),
    ("csl", {"partners_best": "give-then-discard", "give_turnup": True, "setback": True}),
    ("earlwood", {"joker": True, "second_round": "stick-or-fold", "partners_best": "discard-then-give"}),
    ("house-24", {"joker": True, "farmers_hand": "three-alike", "give_turnup": True, "lone_march": 5}),
    ("cutthroat", {"pack": 24, "joker": True, "farmers_hand": "any-three", "second_round": "stick"}),
    ("three-seven", {"pack": 32, "no_first_blood": True}),
    ("call-ace", {"players": 5, "joker": True, "settlement": "once"}),
    ("call-ace", {"players": 6, "second_round": "stick-or-fold"}),
    ("double-hasenpfeffer", {"players": 6}),
)
"""Every preset as it is, and mixes in which every option that the players must know is on at least once."""

FEW = (*KINDS, *(mix for mix in MIXES if len(mix[1]) > 3 or mix[1].get("players") == 6))
"""Those that the suite always tries: one preset of each kind, and the richest mixes."""


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(code) for code in text.split())


def dealt(
    rules: Rules, dealer: int, hands: dict[int, str], turnup: str, score: tuple[int, ...] | None = None, seed: int = 0
) -> State:
    """A deal in which these seats hold these cards and this card is turned up; the rest is shuffled."""
    places = deal_out(rules, tuple(Card(number) for number in range(rules.pack_size)), Seat(dealer))
    pack: dict[int, Card] = {}
    for seat, text in hands.items():
        pack |= dict(zip(places.hands[seat - 1], cards(text), strict=True))
    if places.turnup is not None:
        pack[places.turnup] = parse_card(turnup)
    rest = [card for card in make_pack(rules.pack, rules.joker) if card not in pack.values()]
    random.Random(seed).shuffle(rest)
    full = tuple(pack[place] if place in pack else rest.pop() for place in range(rules.pack_size))
    start = begin(rules, Seat(dealer))
    if score is not None:
        start = start._replace(standing=Standing(1, Seat(dealer), score))
    return deal(start, full)


def after(state: State, *texts: str) -> State:
    """The state after these acts, each by the seat on turn; ``…`` in between is not needed: every act is named."""
    for text in texts:
        state = apply(state, require(state.turn), parse_act(text.split()))
    return state


def on_turn(state: State) -> SeatView:
    """The view of the seat that is asked."""
    return seat_view(state, require(state.turn))


def decisions(rules: Rules, rng: random.Random, hands: int) -> Iterator[State]:
    """Every moment of some random hands in which somebody has a choice."""
    return (state for state in moments(rules, rng, hands) if len(on_turn(state).legal) > 1)


def moments(rules: Rules, rng: random.Random, hands: int) -> Iterator[State]:
    """Every moment of some random hands; after the yield a random act is carried out."""
    state = begin(rules, Seat(1 + int(rng.random() * rules.players)))
    for _ in range(hands):
        if state.result is not None and state.result.winner is not None:
            state = begin(rules, Seat(1))
        state = deal(state, shuffled(rules, rng))
        while state.turn is not None:
            yield state
            state = apply(state, state.turn, any_act(legal_acts(state, state.turn), rng))


def any_act(acts: tuple[Act, ...], rng: random.Random) -> Act:
    """One of them; bids and passes mixed so that every phase is reached."""
    return acts[int(rng.random() * len(acts))]


def reshuffled(state: State, seat: Seat, rng: random.Random) -> State:
    """The same moment with every card that this seat cannot see dealt anew among the places where it cannot see it."""
    deal_, exchange = state.dealt, state.exchange
    seen = set(_seen(state, seat))
    hidden = [card for card in make_pack(state.rules.pack, state.rules.joker) if card not in seen]
    mixed = hidden[:]
    rng.shuffle(mixed)
    new = dict(zip(hidden, mixed, strict=True))

    def swap(hand: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(new.get(card, card) for card in hand)

    return state._replace(
        deal=Deal(
            swap(deal_.pack), tuple(map(swap, deal_.hands)), deal_.turnup, swap(deal_.kitty), deal_.farmers,
            deal_.turned_down,
        ),
        hands=tuple(map(swap, state.hands)),
        exchange=Exchange(
            exchange.turnup_taken_by,
            tuple((who, swap(laid)) for who, laid in exchange.discards),
            tuple((giver, receiver, swap(given)) for giver, receiver, given in exchange.gifts),
            tuple((who, swap(drawn)) for who, drawn in exchange.drawn),
        ),
    )  # fmt: skip


def _seen(state: State, seat: Seat) -> Iterator[Card]:
    """Every card that this seat has seen."""
    view = seat_view(state, seat)
    yield from (*view.hand, *view.dealt, *view.discarded, *view.gave, *view.received)
    for trick in state.tricks:
        yield from (card for _, card in trick.plays)
    yield from (card for _, card in state.trick)
    yield from (card for _, shown in view.public.shown for card in shown)
    if view.public.turnup is not None:
        yield view.public.turnup


__all__ = ["MIXES", "PLAYS", "after", "any_act", "cards", "dealt", "decisions", "on_turn", "reshuffled"]


def look_at_once(view: SeatView, _: int) -> PuzzleLook:
    """Stands for the expert that looks for puzzles: every call and card with a choice is one, its last act right."""
    *others, best = view.legal
    if view.public.phase not in PUZZLE_PHASES or not others:
        return PuzzleLook(best, None)
    chances = [ActEvaluation(act, 0.6 - 0.1 * (act != best), 0.5, 0.1, 0.2, 0.1, 0.2) for act in (best, *others)]
    return PuzzleLook(best, Solution(Advice(best, tuple(chances), 100), others[0]))
