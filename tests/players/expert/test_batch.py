"""Hands played at the same time in arrays agree with the engine, from their first lead on."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain

import numpy as np
import pytest

from bot.engine import presets
from bot.engine.acts import PLAYS
from bot.engine.cards import POWER as ENGINE_POWER
from bot.engine.cards import SUIT_UNDER, Card, Suit, make_pack, parse_card
from bot.engine.game import apply, legal_acts
from bot.engine.rules import OptionValue
from bot.engine.seats import Seat
from bot.engine.state import Phase, State, best_of, turn_up_suit
from bot.engine.views import SeatView, seat_view
from bot.players.card_play import seat_play_state
from bot.players.expert.batch import (
    CARD_AT,
    CARD_INDEX,
    CARDS,
    DEAD,
    LAID_AWAY,
    NO_CARD,
    NO_SUIT,
    ON_TABLE,
    PLAYED,
    POWER,
    SUIT_INDEX,
    SUIT_OF,
    UNDER,
    BatchState,
    batch_of,
)
from bot.players.expert.card_evaluator import CardEvaluator, ends_of, partner_offsets
from bot.players.expert.nets import Policies, choose_cards, features, play_nets, play_out
from bot.players.expert.worlds import BatchSampler, weighed_deals
from bot.players.value import payoffs_of
from tests.long_form import sampled
from tests.players.expert.test_likelihood import ten_led
from tests.players.situations import FEW, MIXES, decisions, on_turn, reshuffled
from tests.world import require

GAMES: tuple[tuple[str, dict[str, OptionValue]], ...] = (
    *((preset, {}) for preset in ("earlwood", "newberry", "csl", "house-24", "campus", "three-seven")),
    ("csl", {"give_turnup": True, "setback": True, "partners_best": "discard-then-give"}),
    ("newberry", {"farmers_hand": "any-three", "ace_no_face": True, "turning_the_tables": True}),
    ("house-24", {"farmers_hand": "three-alike", "give_turnup": True, "lone_march": 5}),
    ("earlwood", {"pack": 24, "second_round": "stick-or-fold"}),
)
ALL_GAMES = [*sampled(GAMES, GAMES), *sampled([mix for mix in MIXES if mix not in GAMES], FEW)]
"""All presets, and mixes of options: those of four players and five cards are always tried."""
KINDS_OF_PLAY = ("standard", "csl", "three-seven", "call-ace", "hasenpfeffer", "double-hasenpfeffer")


def policies(view: SeatView) -> Policies:
    """The nets of this game, one at every seat."""
    nets = play_nets(view.public.rules)
    return Policies(nets.own, nets.opponents, np.ones(view.public.rules.players, bool))


def first_leads(preset: str, seed: int, hands: int, options: dict[str, OptionValue] | None = None) -> Iterator[State]:
    """The moments before the first lead of some hands."""
    for state, _ in in_the_play(preset, seed, hands, options):
        if not state.tricks and not state.trick:
            yield state


def in_the_play(
    preset: str, seed: int, hands: int, options: dict[str, OptionValue] | None = None
) -> Iterator[tuple[State, SeatView]]:
    """Moments of the play."""
    for state in decisions(presets.build(preset, options), random.Random(seed), hands):
        if state.phase is Phase.PLAY:
            yield state, on_turn(state)


@pytest.mark.parametrize("trump", Suit)
def test_card_numbers_follow_strength(trump: Suit) -> None:
    """Of two cards the engine and the numbers find the same winner, whatever was led (law 6.1)."""
    assert sorted(CARD_INDEX[trump]) == list(range(CARDS))
    for led_card in range(CARDS - 1):
        led, led_number = SUIT_UNDER[trump][led_card], SUIT_OF[CARD_INDEX[trump, led_card]]
        for card in range(CARDS):
            for other in range(CARDS):
                beats = ENGINE_POWER[trump][led][card] > ENGINE_POWER[trump][led][other]
                assert beats == (
                    POWER[led_number, CARD_INDEX[trump, card]] > POWER[led_number, CARD_INDEX[trump, other]]
                )


@pytest.mark.parametrize(("preset", "options"), ALL_GAMES)
def test_batches_agree_with_the_engine(preset: str, options: dict[str, OptionValue], long_form: bool) -> None:
    """Both walk side by side through random hands: who is on turn, what is lawful, who takes the tricks."""
    rng = random.Random(5)
    groups: dict[int, list[State]] = {}
    for state in first_leads(preset, 3, 25 if long_form else 10, options):
        groups.setdefault(len(state.agreed.sitting_out), []).append(state)
    assert groups[0]
    for states in groups.values():
        batch = batch_of(states)
        while batch.tricks < states[0].rules.hand_size:
            lawful = batch.lawful()
            cards = []
            for row, state in enumerate(states):
                assert state.turn is not None
                assert state.turn == batch.turn[row] + 1
                code = CARD_AT[state.agreed.trump]
                acts = legal_acts(state, state.turn)
                assert {PLAYS[card] for card in code[np.flatnonzero(lawful[row]) % CARDS]} == set(acts)
                act = acts[int(rng.random() * len(acts))]
                cards.append(CARD_INDEX[state.agreed.trump, PLAYS.index(act)])
                states[row] = apply(state, state.turn, act)
            batch.lay(batch.held_copies(np.array(cards)))
        for row, state in enumerate(states):
            assert batch.makers_tricks()[row] == require(state.result).tricks


@pytest.mark.parametrize(("preset", "options"), ALL_GAMES)
def test_every_end_is_worth_what_the_engine_pays(preset: str, options: dict[str, OptionValue]) -> None:
    """The true deal played on in the batch and by the engine: the end that the evaluator gives it has its points."""
    checked = 0
    for state, view in in_the_play(preset, 12, 10, options):
        if len(state.tricks) < state.rules.hand_size - 2:
            continue
        batch = batch_of([at_first_lead(state)])
        lay_all(batch, state)
        end = state
        while end.turn is not None and end.result is None:
            act = legal_acts(end, end.turn)[0]
            batch.lay(batch.held_copies(np.array([CARD_INDEX[end.agreed.trump, PLAYS.index(act)]])))
            end = apply(end, end.turn, act)
        assert end.result is not None
        place = batch.makers_tricks() + (state.rules.hand_size + 1) * partner_offsets(batch)
        end_of_world = ends_of(view)[int(place[0])]
        assert end_of_world.outcome is end.result.outcome
        assert end_of_world.chance == payoffs_of(view).of_points(end.result.points)
        checked += 1
    assert checked > 2


def at_first_lead(state: State) -> State:
    """The same hand before the first card."""
    plays = [play for trick in (*[trick.plays for trick in state.tricks], state.trick) for play in trick]
    hands = [list(hand) for hand in state.hands]
    for seat, card in plays:
        hands[seat - 1].append(card)
    leader = plays[0][0] if plays else state.turn
    contract = state.agreed._replace(revealed=False)
    return state._replace(
        hands=tuple(map(tuple, hands)), tricks=(), trick=(), turn=leader, contract=contract,
    )  # fmt: skip


def lay_all(batch: BatchState, state: State) -> None:
    """Lay the cards that were played."""
    for trick in (*[trick.plays for trick in state.tricks], state.trick):
        for seat, card in trick:
            assert batch.turn[0] == seat - 1
            batch.lay(batch.held_copies(np.array([CARD_INDEX[state.agreed.trump, card]])))


@pytest.mark.parametrize(("preset", "options"), ALL_GAMES)
def test_sampled_worlds_agree_with_the_view(preset: str, options: dict[str, OptionValue], long_form: bool) -> None:
    """Own cards, played cards, voids, sizes, the turn-up with its taker, whose turn it is."""
    checked = 0
    for state, view in in_the_play(preset, 8, 15 if long_form else 4, options):
        sampler = BatchSampler(view, 20, np.random.default_rng(1))
        batch = sampler.batch
        public, play, number = view.public, seat_play_state(view), CARD_INDEX[state.agreed.trump]
        assert np.isfinite(sampler.logs).all()
        assert (batch.turn == view.seat - 1).all()
        assert (batch.laid, batch.tricks) == (len(public.trick), len(public.tricks))
        for row in batch.where:
            held = {
                seat: [Card(int(CARD_AT[play.trump][code % CARDS])) for code in np.flatnonzero(row == seat - 1)]
                for seat in state.rules.seats
            }
            assert sorted(held[view.seat]) == sorted(view.hand)
            for seat in state.rules.seats:
                if seat in public.sitting_out:
                    continue
                assert len(held[seat]) == public.hand_sizes[seat - 1]
                if seat != view.seat:
                    checked += bool(play.voids[seat])
                    assert not any(play.voids[seat] >> SUIT_UNDER[play.trump][card] & 1 for card in held[seat])
            taker, turnup = public.turnup_taken_by, public.turnup
            if taker is not None and turnup is not None:
                at = taker - 1
                away = UNDER if taker in public.sitting_out else at
                assert row[number[turnup]] in (away, PLAYED + at, ON_TABLE + at, LAID_AWAY + at)
    assert checked > 20


def test_the_holder_of_the_best_card_called_is_the_partner() -> None:
    """Law 8.5, in every world; whoever is not on the maker's side does not know, nor does the maker."""
    outcomes = Counter[bool]()
    for state, view in in_the_play("call-ace", 4, 40):
        contract = state.agreed
        if contract.called is None or view.public.partner is not None or len(state.tricks) > 2:
            continue
        batch = BatchSampler(view, 30, np.random.default_rng(2)).batch
        best = best_of(at_first_lead(state).hands, contract.called, contract.trump or Suit.SPADES)
        number = None if best is None else CARD_INDEX[contract.trump, best[0]]
        for row in range(len(batch)):
            if number is not None and batch.best_called[row] == number and batch.where[row, number] < 4:
                holder = int(batch.where[row, number])
                outcomes[bool(batch.makers[row, holder])] += 1
        assert (batch.makers.sum(1) <= 2).all()
        assert batch.makers[:, contract.maker - 1].all()
        assert batch.secret.all()
    assert outcomes[True] > 100
    assert not outcomes[False]


def test_inputs_of_the_nets_hide_unseen_cards() -> None:
    """Exchange every card that the seat on turn cannot see: its features stay the same."""
    rng, changed = random.Random(4), 0
    for state in chain(first_leads("standard", 6, 40), *(first_leads(preset, 6, 8) for preset in KINDS_OF_PLAY)):
        assert state.turn is not None
        other = reshuffled(state, state.turn, rng)
        batch, same = batch_of([state]), batch_of([other])
        if batch.shape.partner_called and (batch.makers != same.makers)[0, state.turn - 1]:
            continue  # of two kings one may be the best card called: who holds it takes themselves for the partner
        changed += bool((batch.where != same.where).any())
        every = np.array([0])
        assert (features(batch, every) == features(same, every)).all()
    assert changed > 10


def test_cards_of_a_world_depend_on_its_own_hand_only() -> None:
    """A world plays on alike whatever worlds are beside it, but for the last bits of its sums."""
    states = [state for state in first_leads("standard", 21, 40) if not state.agreed.sitting_out][:12]
    together, nets = batch_of(states), policies(on_turn(states[0]))
    play_out(nets, together, 5)
    for row, state in enumerate(states):
        single = batch_of([state])
        play_out(nets, single, 5)
        assert single.makers_tricks()[0] == together.makers_tricks()[row]


def test_likely_worlds_are_drawn_more_often() -> None:
    """The draw follows the weights: systematic resampling is off by less than one for every world."""
    _, view = next(in_the_play("standard", 15, 6))
    sampler = BatchSampler(view, 60, np.random.default_rng(3))
    drawn = sampler.batch.rows(sampler.draw(1000))
    assert len(drawn) == 1000
    shares = np.diff(sampler.passed, prepend=0.0)
    weights = BatchSampler(view, 60, np.random.default_rng(3)).logs
    assert shares == pytest.approx(np.exp(weights) / np.exp(weights).sum())
    assert shares.max() > 1.5 * shares.min()
    rows = Counter(bytes(row) for row in drawn.where)
    prior: dict[bytes, float] = {}
    for row, share in zip(sampler.batch.where, shares, strict=True):
        prior[bytes(row)] = prior.get(bytes(row), 0.0) + 1000 * float(share)
    same = Counter(bytes(row) for row in sampler.batch.where)
    assert all(abs(rows[row] - prior[row]) <= same[row] + 1e-6 for row in prior)


def test_unusual_play_makes_a_world_less_likely() -> None:
    """Seat 1 led a ten: with the ace of hearts they would have led it, so they rarely, but sometimes, hold it."""
    view = on_turn(ten_led())
    ace = CARD_INDEX[Suit.SPADES, parse_card("AH")]
    sampler = BatchSampler(view, 2000, np.random.default_rng(3))
    holders = Counter(sampler.batch.where[sampler.draw(1000), ace].tolist())
    assert 0.1 * holders[2] < holders[0] < 0.5 * holders[2]


@pytest.mark.parametrize("preset", ["standard", "house"])
def test_seats_that_sit_out_are_passed_over(preset: str) -> None:
    """One, or two where somebody defends alone."""
    met = set[int]()
    for state in first_leads(preset, 40, 80):
        batch, out = batch_of([state]), state.agreed.sitting_out
        met.add(len(out))
        assert batch.active == 4 - len(out)
        assert (np.flatnonzero(batch.out[0]) + 1).tolist() == sorted(out)
        for _ in range(batch.active * 5):
            assert batch.turn[0] + 1 not in out
            batch.lay(choose_cards(policies(on_turn(state)), batch))
        assert batch.tricks == 5
    assert met == ({0, 1, 2} if preset == "house" else {0, 1})


@pytest.mark.parametrize(("preset", "seats"), [("standard", [1, 3]), ("hasenpfeffer", [1, 3]), ("cutthroat", [1])])
def test_the_better_net_plays_for_oneself_and_a_partner(preset: str, seats: list[int]) -> None:
    """Partners think alike; who plays for themselves cannot count on it."""
    view = next(view for _, view in in_the_play(preset, 3, 20) if view.seat == 1 and not view.public.sitting_out)
    own = CardEvaluator(view, random.Random(1)).policies.own
    assert [seat for seat, ours in enumerate(own.tolist(), 1) if ours] == seats


def test_a_secret_partner_is_known_once_the_card_was_played() -> None:
    """Law 8.5: by the card the defenders learn of it, and the hand ends for both of the maker's side."""
    shown = partnered = 0
    for state, view in in_the_play("call-ace", 5, 25):
        if state.agreed.called is None or view.public.partner is not None or state.tricks:
            continue
        batch = BatchSampler(view, 30, np.random.default_rng(2)).batch
        evaluator, before = CardEvaluator(view, random.Random(2)), batch.rows(np.arange(len(batch)))
        ends = evaluator.end_rows(batch.rows(np.arange(len(batch))), np.zeros(len(batch), bool))
        assert (ends // 6 == partner_offsets(batch)).all()
        partnered += int((partner_offsets(batch) > 0).sum())
        while batch.tricks < 2:
            batch.lay(batch.lawful().argmax(1))
        every, best = np.arange(len(batch)), np.maximum(batch.best_called, 0)
        laid = (batch.best_called >= 0) & (before.where[every, best] < 4) & (batch.where[every, best] >= 4)
        assert (batch.secret == ~laid).all()
        assert before.secret.all()
        shown += int(laid.sum())
    assert shown > 50
    assert partnered > 50


def test_ones_own_play_does_not_change_the_likelihood() -> None:
    """Seat 1 knows why it led the ten; only the others' cards tell seat 1 where the others' lie."""
    state = ten_led()
    theirs = BatchSampler(on_turn(state), 60, np.random.default_rng(3)).logs
    own = seat_view(state, Seat(1))
    hidden, held, calls = weighed_deals(own, 60, np.random.default_rng(3))
    weights = BatchSampler(own, 60, np.random.default_rng(3)).logs
    assert len(held) == len(weights)
    assert weights == pytest.approx(calls), hidden
    assert np.ptp(theirs) > 0.5


# -- first lead
#
# Hands put into arrays at their first lead: each card lies where its hand has it, and each row has its own facts.


def lying(state: State) -> Counter[tuple[Card, int]]:
    """Where the cards of a hand lie at its first lead; whose owner sits out, and the kitty, lie under."""
    out, left = state.agreed.sitting_out, Counter(make_pack(state.rules.pack, state.rules.joker))
    places = Counter[tuple[Card, int]]()
    for seat in state.rules.seats:
        places += Counter((card, UNDER if seat in out else seat - 1) for card in state.hands[seat - 1])
        left -= Counter(state.hands[seat - 1])
    for seat, cards in state.exchange.discards:
        places += Counter((card, LAID_AWAY + seat - 1) for card in cards)
        left -= Counter(cards)
    if state.dealt.turnup is not None and state.exchange.turnup_taken_by is None:
        places[state.dealt.turnup, DEAD] += 1
        left[state.dealt.turnup] -= 1
    return places + Counter({(card, UNDER): count for card, count in left.items()})


@pytest.mark.parametrize(("preset", "options"), ALL_GAMES)
def test_each_card_lies_where_its_hand_has_it(preset: str, options: dict[str, OptionValue], long_form: bool) -> None:
    groups: dict[int, list[State]] = {}
    for state in first_leads(preset, 7, 60 if long_form else 25, options):
        groups.setdefault(len(state.agreed.sitting_out), []).append(state)
    for states in groups.values():
        batch = batch_of(states)
        for row, state in enumerate(states):
            numbers = CARD_INDEX[state.agreed.trump]
            card_counts = Counter(
                (at % CARDS, place)
                for at, place in enumerate(batch.where[row].tolist())
                if place != DEAD or at == batch.turnup[row]  # a card of no pack is dead, too
            )
            expected = Counter[tuple[int, int]]()
            for (card, place), count in lying(state).items():
                expected[int(numbers[card]), place] += count
            assert card_counts == expected


@pytest.mark.parametrize(("preset", "options"), ALL_GAMES)
def test_each_row_has_its_own_facts(preset: str, options: dict[str, OptionValue]) -> None:
    states = [state for state in first_leads(preset, 8, 25, options) if not state.agreed.sitting_out]
    batch = batch_of(states)
    for row, state in enumerate(states):
        contract, turnup, trump = state.agreed, state.dealt.turnup, state.agreed.trump
        assert state.turn == batch.turn[row] + 1
        assert contract.maker == batch.maker[row] + 1
        assert state.standing.dealer == batch.dealer[row] + 1
        assert batch.bid[row] == (contract.bid or 0)
        assert bool(batch.ordered[row]) == (state.exchange.turnup_taken_by is not None)
        assert batch.turnup[row] == (NO_CARD if turnup is None else CARD_INDEX[trump, turnup])
        down = turnup is not None and state.dealt.turned_down
        assert batch.turned_down[row] == (SUIT_INDEX[trump, turn_up_suit(turnup)] if down and turnup is not None else 0)
        assert batch.called[row] == (NO_SUIT if contract.called is None else SUIT_INDEX[trump, contract.called])
        assert batch.secret[row] == (contract.called is not None)
        if contract.best is not None:
            assert batch.best_called[row] == CARD_INDEX[trump, contract.best]
            assert SUIT_OF[batch.best_called[row]] == batch.called[row]
