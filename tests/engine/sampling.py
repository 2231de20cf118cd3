"""Random rules, packs and games for the properties: any valid combination of law 11, any lawful act."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from bot.engine.acts import Act
from bot.engine.cards import Card, parse_card
from bot.engine.game import apply, begin, begin_following, deal, legal_acts
from bot.engine.presets import PRESETS, build
from bot.engine.rules import OptionValue, Rules, RulesError
from bot.engine.seats import Seat
from bot.engine.state import Phase, State
from tests.engine.tables import whole_pack

OLD_SCHOOL_ONLY = {"law"}
"""Options that are left as they are: these are hosted tables. ``old_school.py`` plays the others."""


def random_rules(rng: random.Random, preset: str | None = None) -> Rules:
    """Any preset with any of its options changed, as long as law 11 lets it be dealt."""
    name = preset or rng.choice(list(PRESETS))
    choices = PRESETS[name].choices
    while True:
        changes: dict[str, OptionValue] = {
            option: rng.choice(choice.allowed)
            for option, choice in choices.items()
            if option not in OLD_SCHOOL_ONLY and rng.random() < 0.5
        }
        try:
            return build(name, changes)
        except RulesError:
            continue


def shuffled(rules: Rules, rng: random.Random) -> tuple[Card, ...]:
    """A shuffled pack of these rules."""
    pack = [parse_card(card) for card in whole_pack(rules.pack, rules.joker)]
    rng.shuffle(pack)
    return tuple(pack)


def first_state(rules: Rules, rng: random.Random) -> State:
    """A first game, or one that follows another, with a carry where laps are played."""
    dealer = Seat(rng.choice(rules.seats))
    if rng.random() < 0.5:
        return begin(rules, dealer)
    carry = None
    if rules.laps:
        carry = (rng.randrange(rules.points), rng.randrange(rules.points))
    return begin_following(rules, dealer, rng.randint(1, rules.units), carry)


@dataclass(frozen=True, slots=True)
class Moment:
    """One decision of a game: the state in which it was taken, by whom, and the state after it."""

    before: State
    seat: Seat
    act: Act
    after: State


@dataclass(frozen=True, slots=True)
class Hand:
    """One hand as it was played: the state before the deal, the pack, the state after it, every decision."""

    waiting: State
    pack: tuple[Card, ...]
    dealt: State
    moments: tuple[Moment, ...]

    @property
    def end(self) -> State:
        """The state after the last decision."""
        return self.moments[-1].after


def play_hand(state: State, pack: tuple[Card, ...], rng: random.Random) -> Hand:
    """One hand with random lawful acts."""
    dealt = deal(state, pack)
    now, moments = dealt, []
    while now.turn is not None:
        seat = now.turn
        acts = legal_acts(now, seat)
        act = rng.choice(acts)
        after = apply(now, seat, act)
        moments.append(Moment(now, seat, act, after))
        now = after
    return Hand(state, pack, dealt, tuple(moments))


PlayHand = Callable[[State, tuple[Card, ...], random.Random], Hand]


def hands_of(rules: Rules, rng: random.Random, most: int, play: PlayHand = play_hand) -> Iterator[Hand]:
    """The hands of one game until it is won, at most this many."""
    state = first_state(rules, rng)
    for _ in range(most):
        hand = play(state, shuffled(rules, rng), rng)
        yield hand
        state = hand.end
        if state.phase is Phase.OVER:
            return


seeds: st.SearchStrategy[int] = st.integers(0, 2**32)
