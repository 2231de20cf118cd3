"""Sampled worlds come as often as the calls and cards make them likely."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Sequence

import numpy as np
import pytest

from bot.engine import presets
from bot.engine.cards import Card
from bot.engine.rules import OptionValue
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players import bidding
from bot.players.bidding import BidContext
from bot.players.expert.batch import (
    CARD_AT,
    CARD_INDEX,
    BatchState,
    CardPlaces,
    cards_of,
    counts_of,
    new_batch,
    set_called_partners,
    settle_calls,
)
from bot.players.expert.likelihood import OPPONENT_MODELS, call_likelihoods, observed_calls
from bot.players.expert.nets import features, mask_unlawful, play_nets
from bot.players.expert.worlds import (
    UNSOUND_DISCARD,
    BatchSampler,
    World,
    draw_rows,
    hand_at_bidding,
    hidden_cards,
    weighed_deals,
    world_of,
)
from bot.players.knowledge import played_cards
from tests.players.search.test_dealing import every_deal
from tests.players.situations import MIXES, decisions, on_turn

MOST_DEALS = 700
DEALS, DRAWN = 12_000, 3_000


def likelihoods(view: SeatView, worlds: Sequence[World]) -> list[float]:
    """How likely the others' calls and cards are in each world, the calls one hand after the other."""
    played, taken, turnup = played_cards(view.public), view.public.turnup_taken_by, view.public.turnup
    cards = card_likelihoods(view, worlds)
    out = []
    for world, likely in zip(worlds, cards, strict=True):
        for seat, act, context in observed_calls(view.public):
            if seat != view.seat:
                hand = counts_of(world.hands[seat - 1] + played[seat - 1])
                if taken == seat and turnup is not None:
                    hand[turnup] = 0
                likely *= float(call_likelihoods(context, hand[None], act)[0])
        out.append(likely)
    return out


def card_likelihoods(view: SeatView, worlds: Sequence[World]) -> list[float]:
    """Each world's hands played through, card after card, by the net that knows ``steady``'s habits."""
    out, net = [], play_nets(view.public.rules).opponents
    for world in worlds:
        batch, likely = (
            batch_at_first_lead(view, world),
            np.tile(np.array(OPPONENT_MODELS)[:, 0], (len(world.hands), 1)),
        )
        for seat, card in [play for trick in view.public.tricks for play in trick.plays] + [*view.public.trick]:
            lawful, number = batch.lawful(), CARD_INDEX[view.public.trump, card]
            choices = lawful.sum()
            if seat != view.seat and choices > 1:
                logits = mask_unlawful(net(features(batch, np.zeros(1, np.int64))), lawful)[0]
                usual = np.exp(logits[number]) / np.exp(logits).sum()
                likely[seat - 1] *= [(1 - odd) * usual + odd / choices for _, odd in OPPONENT_MODELS]
            batch.lay(np.array([number]))
        out.append(float(likely.sum(1).prod()))
    return out


def batch_at_first_lead(view: SeatView, world: World) -> BatchState:
    """One world before any card was played."""
    public = view.public
    places = CardPlaces.of_pack(public.rules, np.full(1, public.trump))
    for seat, (hand, played) in enumerate(zip(world.hands, played_cards(public), strict=True)):
        places.put(counts_of(hand + played), seat)
    batch = new_batch(public.rules, [settle_calls(public)], np.zeros(1, np.int64), places.finish())
    return set_called_partners(batch)


def whereabouts(worlds: Sequence[World], likely: Sequence[float]) -> dict[tuple[int, Card], float]:
    """How many copies of each card each seat holds on average."""
    found: defaultdict[tuple[int, Card], float] = defaultdict(float)
    for world, weight in zip(worlds, likely, strict=True):
        for seat, hand in enumerate(world.hands, 1):
            for card in hand:
                found[seat, card] += weight / sum(likely)
    return dict(found)


def drawn_worlds(view: SeatView) -> list[tuple[tuple[Card, ...], ...]]:
    """The hands of worlds that are drawn as the expert draws them."""
    sampler, code = BatchSampler(view, DEALS, np.random.default_rng(1)), CARD_AT[view.public.trump]
    found: dict[bytes, tuple[tuple[Card, ...], ...]] = {}
    out = []
    for where in sampler.batch.where[sampler.draw(DRAWN)]:
        if bytes(where) not in found:
            held = [sorted(Card(int(card)) for card in code[where == seat - 1]) for seat in view.public.seats]
            found[bytes(where)] = tuple(map(tuple, held))
        out.append(found[bytes(where)])
    return out


@pytest.mark.parametrize("preset", ["standard", "cutthroat", "three-seven", "two-handed", "hasenpfeffer"])
def test_worlds_are_drawn_as_calls_and_cards_make_them_likely(preset: str) -> None:
    """Towards the end, where nothing was laid away: all worlds by their likelihood against those that are drawn."""
    asked = 0
    for state in decisions(presets.build(preset), random.Random(3), 400):
        view = on_turn(state)
        if state.phase is not Phase.PLAY or sum(map(len, state.hands)) > 10:
            continue
        hidden = hidden_cards(view)
        if hidden.discarders:
            continue
        deals = [deal for deal, _ in zip(every_deal(hidden), range(MOST_DEALS + 1), strict=False)]
        if not 4 < len(deals) <= MOST_DEALS:
            continue
        worlds = [world_of(view, [list(cards) for cards in deal]) for deal in deals]
        likely = likelihoods(view, worlds)
        truth, even = whereabouts(worlds, likely), whereabouts(worlds, [1.0] * len(worlds))
        drawn = drawn_worlds(view)
        assert set(drawn) <= {tuple(tuple(sorted(hand)) for hand in world.hands) for world in worlds}
        assert whereabouts([World(hands, ()) for hands in drawn], [1.0] * DRAWN) == pytest.approx(truth, abs=0.05)
        asked += max(abs(truth[place] - even[place]) for place in truth) > 0.2
        if asked == 2:
            return
    pytest.fail("too few moments that tell anything")


@pytest.mark.parametrize(("preset", "options"), MIXES)
def test_sampled_discards_are_mostly_sound(preset: str, options: dict[str, OptionValue]) -> None:
    """The worst cards one after the other, unless they would leave a hand that was seen not to be."""
    rules, told = presets.build(preset, options), Counter[bool]()
    for state in decisions(rules, random.Random(9), 12):
        view = on_turn(state)
        if state.phase is not Phase.PLAY:
            continue
        public, hidden = view.public, hidden_cards(view)
        if any(hidden.barred):
            continue
        held = weighed_deals(view, 40, np.random.default_rng(4)).held
        for place, (seat, count) in enumerate(hidden.discarders, rules.players + 1):
            for hand, away in zip(cards_of(held[:, seat - 1]), cards_of(held[:, place]), strict=True):
                pool = hand + away + played_cards(public)[seat - 1]
                context = BidContext(
                    rules, Phase.DISCARD, seat, public.dealer, public.score, pool, trump=public.trump,
                    alone=public.alone,
                )  # fmt: skip
                assert public.trump is not None
                assert len(away) == count
                open_cards = [card for card in dict.fromkeys(hand + away) if card not in hidden.fixed[seat - 1]]
                least = max(bidding.worth_after_discard(context, (card,), public.trump) for card in open_cards)
                told[
                    max(bidding.worth_after_discard(context, (card,), public.trump) for card in away) > least - 1e-5
                ] += 1
    if rules.traits.turn_up:
        assert told.total()
    assert told[False] <= 1.6 * UNSOUND_DISCARD * told.total()


@pytest.mark.parametrize(
    "preset", ["standard", "house", "railroad", "cutthroat", "three-seven", "two-handed", "call-ace"]
)
def test_a_call_is_weighed_with_the_hand_that_was_dealt(preset: str) -> None:
    """In the true world: what is in hand, was played and laid away, less the turn-up, is what the seat was dealt."""
    takers = 0
    for state in decisions(presets.build(preset), random.Random(5), 12):
        view = on_turn(state)
        if state.phase is not Phase.PLAY or state.exchange.gifts:
            continue
        laid_away = [cards for who, cards in state.exchange.discards if who != view.seat]
        places = [*map(counts_of, (*state.hands, state.dealt.kitty, *laid_away))]
        for seat in state.rules.seats:
            if seat != view.seat:
                hand = hand_at_bidding(view, hidden_cards(view), np.stack(places)[None], Seat(seat))[0]
                assert hand.tolist() == counts_of(state.dealt.hands[seat - 1]).tolist()
                takers += view.public.turnup_taken_by == seat
    assert takers


def test_rows_are_drawn_by_weight() -> None:
    passed = np.cumsum([1.0, 0.0, 5.0, 4.0])
    for mark in (0.0, 0.3, 0.99):
        assert Counter(draw_rows(passed, 100, mark).tolist()) == {0: 10, 2: 50, 3: 40}


def test_worlds_exist_for_a_player_who_reneged() -> None:
    """Whoever denied a suit that they hold leaves no deal that agrees with their voids (law 9.2): those are doubted."""
    for state in decisions(presets.build("two-handed"), random.Random(3), 8):
        view = on_turn(state)
        if state.phase is Phase.PLAY and state.trick:
            hidden = hidden_cards(view)
            assert hidden_cards(view, trusting=False).barred == (0,) * len(hidden.room)
            assert len(weighed_deals(view, 10, np.random.default_rng(1)).held)
            return
    pytest.fail("nobody followed")
