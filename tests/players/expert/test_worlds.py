"""Sampled worlds agree with what was seen, and come as often as calls and cards make them likely."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

import numpy as np
import pytest

from bot.engine import presets
from bot.engine.acts import PLAYS
from bot.engine.cards import SUIT_UNDER, Card, make_pack, parse_card
from bot.engine.game import apply, legal_acts
from bot.engine.rules import OptionValue
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.views import SeatView, public_view, seat_view
from bot.players import bidding
from bot.players.bidding import BidContext
from bot.players.card_play import choose_sound_card, public_play_state, seat_play_state
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
    HiddenCards,
    World,
    WorldSampler,
    deal_worlds,
    draw_rows,
    hand_at_bidding,
    hidden_cards,
    state_of,
    weighed_deals,
    world_of,
)
from bot.players.knowledge import played_cards
from bot.players.value import Payoffs
from tests.long_form import sampled
from tests.players.situations import FEW, MIXES, after, dealt, decisions, on_turn
from tests.world import require
from tests.world.steady_hands import hand_end, play_state_at_first_lead


@pytest.mark.parametrize(("preset", "options"), sampled(MIXES, FEW, rest=pytest.mark.proof))
def test_worlds_agree_with_the_view(preset: str, options: dict[str, OptionValue]) -> None:
    """The turn-up lies in the hand that took it, in its tricks or its discards, never with anybody else (law 4.2)."""
    rules = presets.build(preset, options)
    rng, count = random.Random(21), 0
    pack = Counter(make_pack(rules.pack, rules.joker))
    for state in decisions(rules, rng, 6):
        if state.phase in (Phase.CUT, Phase.TURN_TABLES):
            continue
        view = on_turn(state)
        taker, turnup = view.public.turnup_taken_by, view.public.turnup
        played = Counter(card for trick in state.tricks for _, card in trick.plays)
        played += Counter(card for _, card in state.trick)
        for world in WorldSampler(view, rng).worlds(2):
            made = state_of(view, world)
            assert public_view(made) == view.public
            assert legal_acts(made, view.seat) == view.legal
            assert made.hand(view.seat) == view.hand
            held = Counter(card for hand in world.hands for card in hand)
            held += Counter(card for _, cards in world.discards for card in cards)
            assert not held + played - pack, "a card is nowhere twice"
            if taker is not None and turnup is not None:
                laid_away = [card for who, cards in world.discards if who == taker for card in cards]
                assert turnup in (*world.hands[taker - 1], *laid_away, *played)
                count += taker != view.seat
    assert count or not rules.traits.turn_up or rules.players == 2


def test_worlds_respect_voids() -> None:
    """Who did not follow suit has none of it (law 6.1)."""
    rng = random.Random(2)
    checked = 0
    for state in decisions(presets.build("standard"), rng, 30):
        if state.phase is not Phase.PLAY or len(state.tricks) < 2:
            continue
        view = on_turn(state)
        play = seat_play_state(view)
        for world in WorldSampler(view, rng).worlds(2):
            for seat in state.rules.seats:
                for card in world.hands[seat - 1]:
                    if seat != view.seat:
                        checked += bool(play.voids[seat])
                        assert not play.voids[seat] >> SUIT_UNDER[play.trump][card] & 1
    assert checked > 100


@pytest.mark.parametrize(("preset", "options"), MIXES)
def test_play_outs_agree_with_the_engine(preset: str, options: dict[str, OptionValue]) -> None:
    """Play state and engine agree through the play: turns, lawful cards, winners, and the worth of the end."""
    rules = presets.build(preset, options)
    rng = random.Random(17)
    played = 0
    for moment in decisions(rules, rng, 8):
        if moment.phase is not Phase.PLAY or moment.tricks or moment.trick:
            continue
        play = play_state_at_first_lead(moment)
        payoffs = Payoffs(rules, moment.standing, Seat(play.turn))
        state = moment
        for _ in range(play.active * rules.hand_size):
            seat = Seat(play.turn)
            card = choose_sound_card(play, seat, list(state.hand(seat)))
            play.lay(card)
            state = apply(state, seat, PLAYS[card])
        result = require(state.result)
        end = hand_end(play, state, payoffs)
        assert end.outcome is result.outcome
        assert end.chance == payoffs.of_points(result.points)
        played += 1
    assert played


def test_a_board_made_from_a_view_is_the_board_that_was_played() -> None:
    for state in decisions(presets.build("house"), random.Random(6), 12):
        if state.phase is Phase.PLAY and state.turn is not None:
            view = seat_view(state, state.turn).public
            play = public_play_state(view)
            assert play.turn == state.turn
            assert play.trick == len(state.trick)
            assert tuple(play.taken[1:]) == view.taken


# -- dealing
#
# Hidden cards dealt many times at once: every possible deal is found and counts alike, in every game.


Places = tuple[tuple[Card, ...], ...]
MOST_EVEN_DEALS = 3_000


def every_deal(hidden: HiddenCards) -> Iterator[Places]:
    """Each way to put the loose cards, one by one, into places that may hold them and have room."""
    places = [list(cards) for cards in hidden.fixed]
    room = list(hidden.room)

    def fill(index: int) -> Iterator[Places]:
        if index == len(hidden.cards):
            yield tuple(tuple(sorted(cards)) for cards in places)
            return
        for place in hidden.allowed[index]:
            if room[place]:
                room[place] -= 1
                places[place].append(hidden.cards[index])
                yield from fill(index + 1)
                places[place].pop()
                room[place] += 1

    return fill(0)


def shares_dealt(hidden: HiddenCards, count: int) -> dict[Places, float]:
    """How often each deal is dealt, by weight."""
    worlds = require(deal_worlds(hidden, count, np.random.default_rng(2)))
    held, logs = worlds
    places = zip(*(cards_of(counts) for counts in held.swapaxes(0, 1)), strict=True)
    shares: defaultdict[Places, float] = defaultdict(float)
    for deal, weight in zip(places, np.exp(logs - logs.max()), strict=True):
        shares[deal] += float(weight)
    return {deal: share / sum(shares.values()) for deal, share in shares.items()}


def made_up(
    numbers: tuple[int, ...], room: tuple[int, ...], allowed: tuple[tuple[int, ...], ...], fixed: Places = ()
) -> HiddenCards:
    """Hidden cards of no game."""
    return HiddenCards(tuple(map(Card, numbers)), fixed or ((),) * len(room), room, allowed, (0,) * len(room), ())


@pytest.mark.parametrize(
    "hidden",
    [
        made_up((2, 3, 4), (1, 1, 1), ((0, 1), (1, 2), (0, 1, 2))),
        made_up((2, 2, 3, 4), (2, 1, 1), ((0, 1, 2),) * 4),
        made_up((2, 2, 3, 3, 4), (2, 2, 1), ((0, 1), (0, 1), (0, 1, 2), (0, 1, 2), (1, 2))),
        made_up((5, 6, 7, 8), (1, 2, 0, 1), ((0, 1), (0, 1, 3), (1, 3), (0, 1, 3)), ((), (Card(5),), (), ())),
        made_up((5, 6, 7, 8, 9), (1, 1, 1, 1, 1), ((0,), (1, 2), (1, 2, 3), (0, 1, 2, 3, 4), (2, 3, 4))),
    ],
)
def test_every_possible_deal_counts_alike(hidden: HiddenCards) -> None:
    """Two copies count as two cards: a deal that can come about in more ways is dealt the more often."""
    ways = Counter(every_deal(hidden))
    shares = shares_dealt(hidden, 20_000)
    assert shares == pytest.approx({deal: count / ways.total() for deal, count in ways.items()}, abs=0.015)


def even_whereabouts(shares: dict[Places, float]) -> dict[tuple[int, Card], float]:
    """How many copies of each card lie in each place on average."""
    card_shares: defaultdict[tuple[int, Card], float] = defaultdict(float)
    for deal, share in shares.items():
        for place, cards in enumerate(deal):
            for card in cards:
                card_shares[place, card] += share
    return dict(card_shares)


def near_the_end(preset: str, options: dict[str, OptionValue], hands: int) -> Iterator[HiddenCards]:
    """Moments at which few deals are possible, though more than one."""
    for state in decisions(presets.build(preset, options), random.Random(5), hands):
        if state.phase is Phase.PLAY and sum(map(len, state.hands)) < 4 * state.rules.players:
            hidden = hidden_cards(on_turn(state))
            deals = every_deal(hidden)
            ways = sum(1 for _ in zip(range(MOST_EVEN_DEALS + 1), deals, strict=False))
            if 1 < ways <= MOST_EVEN_DEALS:
                yield hidden


@pytest.mark.proof
@pytest.mark.parametrize(("preset", "options"), MIXES)
def test_every_deal_of_a_game_counts_alike(preset: str, options: dict[str, OptionValue]) -> None:
    """Towards the end of a hand, where all deals can be counted: kitty, widow, discards, voids, gifts."""
    compared = 0
    for hidden in near_the_end(preset, options, 25):
        ways = Counter(every_deal(hidden))
        truth = {deal: count / ways.total() for deal, count in ways.items()}
        shares = shares_dealt(hidden, 5_000)
        assert set(shares) <= set(truth)
        assert even_whereabouts(shares) == pytest.approx(even_whereabouts(truth), abs=0.04)
        compared += 1
        if compared == 4:
            break
    assert compared


def test_dealing_succeeds_if_most_random_tries_fail() -> None:
    """One deal only is possible; the tries that miss it are left out, and there is always one."""
    hidden = made_up((2, 3), (1, 1), ((0, 1), (0,)))
    worlds = require(deal_worlds(hidden, 3, np.random.default_rng(1)))
    held, _ = worlds
    assert len(held)
    assert (held[:, 1, 2] == 1).all()
    assert (held[:, 0, 3] == 1).all()


def test_dealing_succeeds_if_every_random_try_fails() -> None:
    """Nine cards in a ring, each but the first in one of two neighbouring places: a single try misses most often."""
    ring = tuple((place, (place + 1) % 9) for place in range(9))
    hidden = made_up(tuple(range(9)), (1,) * 9, ring)
    for seed in range(30):
        assert (require(deal_worlds(hidden, 1, np.random.default_rng(seed)))[0].sum((1, 2)) == 9).all()


def test_an_impossible_deal_is_not_invented() -> None:
    hidden = made_up((2, 3), (1, 1), ((0,), (0,)))
    assert deal_worlds(hidden, 50, np.random.default_rng(1)) is None


# -- sampler
#
# Sampled worlds come as often as the calls and cards make them likely.


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
    card_shares: defaultdict[tuple[int, Card], float] = defaultdict(float)
    for world, weight in zip(worlds, likely, strict=True):
        for seat, hand in enumerate(world.hands, 1):
            for card in hand:
                card_shares[seat, card] += weight / sum(likely)
    return dict(card_shares)


def drawn_worlds(view: SeatView) -> list[tuple[tuple[Card, ...], ...]]:
    """The hands of worlds that are drawn as the expert draws them."""
    sampler, code = BatchSampler(view, DEALS, np.random.default_rng(1)), CARD_AT[view.public.trump]
    hands_by_row: dict[bytes, tuple[tuple[Card, ...], ...]] = {}
    out = []
    for where in sampler.batch.where[sampler.draw(DRAWN)]:
        if bytes(where) not in hands_by_row:
            held = [sorted(Card(int(card)) for card in code[where == seat - 1]) for seat in view.public.seats]
            hands_by_row[bytes(where)] = tuple(map(tuple, held))
        out.append(hands_by_row[bytes(where)])
    return out


@pytest.mark.proof
@pytest.mark.parametrize("preset", ["standard", "cutthroat", "three-seven", "two-handed", "hasenpfeffer"])
def test_worlds_are_drawn_as_calls_and_cards_make_them_likely(preset: str) -> None:
    """Towards the end, where nothing was laid away: all worlds by their likelihood against those that are drawn."""
    compared = 0
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
        compared += max(abs(truth[place] - even[place]) for place in truth) > 0.2
        if compared == 2:
            return
    pytest.fail("too few moments that tell anything")


@pytest.mark.parametrize(("preset", "options"), sampled(MIXES, FEW, rest=pytest.mark.proof))
def test_sampled_discards_are_mostly_sound(preset: str, options: dict[str, OptionValue]) -> None:
    """The worst cards one after the other, unless they would leave a hand that was seen not to be."""
    rules, outcomes = presets.build(preset, options), Counter[bool]()
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
                    rules, Phase.DISCARD, seat, public.standing, pool, trump=public.trump,
                    alone=public.alone,
                )  # fmt: skip
                assert public.trump is not None
                assert len(away) == count
                open_cards = [card for card in dict.fromkeys(hand + away) if card not in hidden.fixed[seat - 1]]
                least = max(bidding.worth_after_discard(context, (card,), public.trump) for card in open_cards)
                outcomes[
                    max(bidding.worth_after_discard(context, (card,), public.trump) for card in away) > least - 1e-5
                ] += 1
    if rules.traits.turn_up:
        assert outcomes.total()
    assert outcomes[False] <= 1.6 * UNSOUND_DISCARD * outcomes.total()


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


# -- surprises
#
# What somebody played who has surprised counts for less.


HANDS = {1: "QC AC JC AS QS", 2: "JD QH 9H AD JH", 3: "TD 9D KS AH KD", 4: "QD KH 9S 9C TC"}


def last_player(trumps: str, thrown: str = "QS AC JC") -> SeatView:
    """The maker, seat 2, is last to play to the fourth trick with the queen of hearts and the ace of trumps, and takes
    both tricks unless seat 3's last card is the king, the only trump that is out: all others have shown that they have
    none. ``trumps`` are the two that seat 3 played to the first two leads, in this order, and ``thrown`` what seat 1
    threw on the first three.
    """
    (first, second), (one, two, three) = trumps.split(), thrown.split()
    calls = ["pass"] * 4 + ["call D"]
    cards = f"JD {first} QD {one} JH {second} 9S {two} 9H AH KH {three} KS 9C AS"
    return on_turn(after(dealt(presets.build("standard"), 1, HANDS, "TH"), *calls, *cards.split()))


def share(view: SeatView, card: str, seat: int, seed: int) -> float:
    """In how many of the worlds drawn this card is in that hand."""
    sampler = BatchSampler(view, 1_200, np.random.default_rng(seed))
    number = CARD_INDEX[view.public.trump, parse_card(card)]
    return float((sampler.batch.where[sampler.draw(600), number] == seat - 1).mean())


def test_the_kings_place_follows_from_the_cards_left() -> None:
    """Four places are left for the king, three of them in the kitty: the queen wins in about 80 of 100 worlds, though
    king and ten would have been played in the order in which the ten came before the nine.
    """
    view = last_player("TD 9D")
    wins = [1 - share(view, "KD", 3, seed) for seed in range(8)]
    assert sum(0.7 <= win <= 0.9 for win in wins) >= 7, wins


def test_consistent_play_is_believed() -> None:
    """The same cards, the nine before the ten: what they lead then tells more of their last card."""
    for seed in range(4):
        surprised, sound = (share(last_player(trumps), "KD", 3, seed) for trumps in ("TD 9D", "9D TD"))
        assert sound > surprised + 0.1, (sound, surprised)


def test_one_players_surprise_does_not_affect_another() -> None:
    """Seat 1 throws an ace before two smaller cards of its suit: what seat 3 played tells no less for that."""
    for seed in range(4):
        assert share(last_player("9D TD", "AC QC JC"), "KD", 3, seed) > 0.45
