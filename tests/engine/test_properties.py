"""Properties of random games: conservation, lawful and unlawful acts, endings, replay, hashing."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given

from bot.engine.acts import (
    PASS,
    Act,
    Bid,
    CallForBest,
    CallPartner,
    CallSuit,
    ClaimAceNoFace,
    ClaimFarmers,
    CutPack,
    DefendAlone,
    Discard,
    Fold,
    Give,
    GiveTurnUp,
    NameTrump,
    OrderUp,
    PlayAlone,
    PlayCard,
    TurnTables,
    act_text,
    parse_act,
)
from bot.engine.cards import Card, Suit, parse_card
from bot.engine.game import apply, begin, deal, legal_acts
from bot.engine.presets import PRESETS, build, parse, rules_line
from bot.engine.refusals import Unlawful
from bot.engine.rules import Rules
from bot.engine.seats import Seat
from bot.engine.state import Phase, State
from tests.engine.sampling import Hand, first_state, hands_of, play_hand, random_rules, seeds, shuffled
from tests.engine.tables import whole_pack
from tests.world import require

PRESET_NAMES = list(PRESETS)


def cards_anywhere(state: State) -> Counter[Card]:
    """Every card of a hand in progress, wherever it lies: hands, kitty, turn-up, discards, tricks."""
    all_cards: Counter[Card] = Counter(card for hand in state.hands for card in hand)
    all_cards.update(card for _, cards in state.exchange.discards for card in cards)
    all_cards.update(card for _, card in state.trick)
    all_cards.update(card for trick in state.tricks for _, card in trick.plays)
    widow = sum(len(cards) for _, cards in state.exchange.drawn) if state.rules.traits.widow else 0
    all_cards.update(state.dealt.kitty[widow:])
    if state.dealt.turnup is not None and state.exchange.turnup_taken_by is None:
        all_cards[state.dealt.turnup] += 1
    return all_cards


@given(seeds)
def test_cards_are_conserved(seed: int) -> None:
    """At every step hands, kitty, turn-up, discards, trick and tricks are the pack, no card twice, none lost."""
    rng = random.Random(seed)
    rules = random_rules(rng)
    pack = Counter(parse_card(card) for card in whole_pack(rules.pack, rules.joker))
    for hand in hands_of(rules, rng, 3):
        for moment in hand.moments:
            if moment.after.hands:
                assert cards_anywhere(moment.after) == pack


@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_every_hand_ends(preset: str, long_form: bool) -> None:
    """Every lawful act applies, every hand ends, and a game that can only go up ends too."""
    rng = random.Random(preset)
    for _ in range(25 if long_form else 5):
        rules = random_rules(rng, preset)
        ended = False
        for hand in hands_of(rules, rng, 40 if falls(rules) else 600):
            assert len(hand.moments) < 150
            result = require(hand.end.result)
            before = hand.waiting.score
            assert result.score == tuple(a + b for a, b in zip(before, result.points, strict=True))
            ended = hand.end.phase is Phase.OVER
            assert ended == (result.winner is not None)
        assert ended or falls(rules)


def falls(rules: Rules) -> bool:
    """Whether scores may fall, so that a game of random acts may last for ever."""
    return rules.setback or not rules.traits.turn_up or rules.points > 30


def strangers(state: State, rng: random.Random) -> list[Act]:
    """Acts of every kind, most of which are not lawful now."""
    cards = [parse_card(card) for card in whole_pack(32, joker=True)]
    few = rng.sample(cards, 4)
    held = list(state.hands[state.turn - 1]) if state.hands and state.turn else few
    some = rng.sample(held, min(3, len(held))) if held else few
    acts: list[Act] = [PASS, TurnTables(), ClaimAceNoFace(), Fold(), GiveTurnUp(), PlayAlone(), DefendAlone()]
    acts += [OrderUp(alone) for alone in (False, True)]
    acts += [kind(suit, alone) for kind in (CallSuit, NameTrump) for suit in Suit for alone in (False, True)]
    acts += [CallPartner(suit) for suit in Suit]
    acts += [Bid(tricks) for tricks in range(14)] + [CutPack(count) for count in (0, 1, 2, 23, 24, 25, 32, 48)]
    acts += [PlayCard(card) for card in few + some] + [CallForBest(card) for card in few + some]
    acts += [kind((card,)) for kind in (Discard, Give) for card in few + some]
    acts += [kind(tuple(some[:2])) for kind in (Discard, Give)] + [kind(()) for kind in (Discard, Give)]
    acts += [ClaimFarmers(tuple(some)), ClaimFarmers(tuple(few[:3])), ClaimFarmers(())]
    return acts


@given(seeds)
def test_only_lawful_acts_apply(seed: int) -> None:
    """An act applies exactly if it is listed; any other is refused with a law and a sentence, and changes nothing."""
    rng = random.Random(seed)
    rules = random_rules(rng)
    hand = play_hand(first_state(rules, rng), shuffled(rules, rng), rng)
    for moment in rng.sample(hand.moments, min(4, len(hand.moments))):
        state = moment.before
        before = repr(state)
        lawful = legal_acts(state, moment.seat)
        assert lawful
        assert len(set(lawful)) == len(lawful)
        for act in strangers(state, rng):
            if act in lawful:
                continue
            refused(state, moment.seat, act)
        for seat in rules.seats:
            if seat != moment.seat:
                assert legal_acts(state, Seat(seat)) == ()
                refused(state, Seat(seat), moment.act)
        for act in lawful:
            apply(state, moment.seat, act)
        assert repr(state) == before


def refused(state: State, seat: Seat, act: Act) -> None:
    with pytest.raises(Unlawful) as caught:
        apply(state, seat, act)
    assert caught.value.violation.law


@given(seeds)
def test_acts_and_rules_survive_their_words(seed: int) -> None:
    """Every lawful act reads back from its words, distinct acts have distinct words; so do rules from their line."""
    rng = random.Random(seed)
    rules = random_rules(rng)
    assert parse(rules_line(rules).split()) == rules
    hand = play_hand(first_state(rules, rng), shuffled(rules, rng), rng)
    for moment in hand.moments:
        lawful = legal_acts(moment.before, moment.seat)
        assert [parse_act(act_text(act).split()) for act in lawful] == list(lawful)


def replayed(hand: Hand) -> State:
    """The hand again from its pack and the words of its acts alone."""
    state = deal(hand.waiting, hand.pack)
    for moment in hand.moments:
        state = apply(state, moment.seat, parse_act(act_text(moment.act).split()))
    return state


@given(seeds)
def test_replay_gives_the_same_state(seed: int) -> None:
    """The engine is a function: pack and acts give the same state, with every field."""
    rng = random.Random(seed)
    for hand in hands_of(random_rules(rng), rng, 2):
        again = replayed(hand)
        assert again == hand.end
        assert repr(again) == repr(hand.end)


@given(seeds)
def test_every_hand_asks_active_seats_and_pays_by_its_outcome(seed: int) -> None:
    """A seat that sits out is never asked; every trick has a card of each active seat; points fit the outcome."""
    rng = random.Random(seed)
    rules = random_rules(rng)
    for hand in hands_of(rules, rng, 3):
        end, result = hand.end, hand.end.result
        assert result is not None
        for moment in hand.moments:
            contract = moment.before.contract
            if contract is not None and moment.before.phase not in (Phase.GIVE, Phase.GIVE_TURNUP):
                assert moment.seat not in contract.sitting_out
        if result.outcome in ("thrown-in", "redeal"):
            assert not any(result.points)
        elif result.outcome == "folded":
            assert end.contract is None
        else:
            out = end.agreed.sitting_out
            assert len(end.tricks) == rules.hand_size
            assert all(len(trick.plays) == rules.players - len(out) for trick in end.tricks)
            unpaid = result.outcome == "made" and end.agreed.alone and not rules.lone_made  # law 12.4
            assert any(result.points) is not unpaid


DIGEST = """
import hashlib, random, sys
from bot.engine.presets import PRESETS
from tests.engine.sampling import hands_of, random_rules
total = hashlib.sha256()
for preset in PRESETS:
    rng = random.Random(preset)
    hands = 0
    while hands < int(sys.argv[1]):
        for hand in hands_of(random_rules(rng, preset), rng, 10):
            hands += 1
            total.update(repr((hand.end, [(moment.seat, moment.act) for moment in hand.moments])).encode())
print(total.hexdigest())
"""


@pytest.mark.proof
def test_equal_under_two_hash_seeds(long_form: bool) -> None:
    """Random hands of every preset have one digest whatever order Python gives its sets."""
    root, hands = Path(__file__).parents[2], 250 if long_form else 40
    started = [
        subprocess.Popen(  # noqa: S603 - this Python and the text above
            [sys.executable, "-c", DIGEST, str(hands)],
            cwd=root,
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for hash_seed in ("1", "2")
    ]
    digests = [process.communicate(timeout=100 + hands)[0].strip() for process in started]
    assert [process.returncode for process in started] == [0, 0]
    assert len(digests[0]) == 64
    assert digests[0] == digests[1]


def test_a_state_does_not_change_under_a_later_act() -> None:
    """Each act makes a new state; the old one stays as it was."""
    rng = random.Random(9)
    state = deal(begin(build("railroad"), Seat(1)), shuffled(build("railroad"), rng))
    seen = [(state, repr(state))]
    while state.turn is not None:
        state = apply(state, state.turn, rng.choice(legal_acts(state, state.turn)))
        seen.append((state, repr(state)))
    assert all(repr(kept) == words for kept, words in seen)
