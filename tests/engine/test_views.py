"""The views leak nothing: cards that a viewer has not seen may be any others, and the viewer sees the same."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given

from bot.engine.acts import act_text
from bot.engine.presets import PRESETS, build
from bot.engine.seats import Seat
from bot.engine.state import State
from bot.engine.views import PublicView, SeatView, public_view, seat_view
from tests.engine.hiding import EVERYBODY, followed, reshuffled, told_again, told_first, viewers
from tests.engine.sampling import Hand, first_state, hands_of, play_hand, random_rules, seeds, shuffled
from tests.long_form import sampled


def seen(state: State, viewer: int) -> PublicView | SeatView:
    """All that a viewer gets of a state."""
    return public_view(state) if viewer == EVERYBODY else seat_view(state, Seat(viewer))


def other_tellings(hand: Hand, rng: random.Random, tries: int) -> Counter[str]:
    """Tell the hand again to every viewer from packs that they cannot tell from the first; count what was possible."""
    counted: Counter[str] = Counter()
    story, first = followed(hand), told_first(hand)
    for viewer in viewers(hand.waiting.rules):
        views = [seen(state, viewer) for state in first]
        for _ in range(tries):
            pack = reshuffled(hand, story, viewer, rng)
            again = told_again(hand, story, pack)
            if again is None or pack == hand.pack:
                counted["another story"] += 1
                continue
            counted["the same story"] += 1
            views_again = [seen(state, viewer) for state in again]
            assert views_again == views
            assert repr(views_again[-1]) == repr(views[-1])
    return counted


def cut_short(hand: Hand, rng: random.Random) -> Hand:
    """The hand up to a random act, so that much is still hidden."""
    return replace(hand, moments=hand.moments[: rng.randint(1, len(hand.moments))])


@given(seeds)
def test_no_view_tells_hidden_cards(seed: int) -> None:
    """Any preset and options, at a random moment of a random hand."""
    rng = random.Random(seed)
    for hand in hands_of(random_rules(rng), rng, 2):
        other_tellings(cut_short(hand, rng), rng, 4)


@pytest.mark.parametrize("preset", sampled(PRESETS))
def test_every_preset_hides(preset: str, long_form: bool) -> None:
    """Random options; many of the other packs must tell the same story."""
    rng, hands = random.Random(preset), 200 if long_form else 20
    counted: Counter[str] = Counter()
    for _ in range(hands):
        rules = random_rules(rng, preset)
        hand = play_hand(first_state(rules, rng), shuffled(rules, rng), rng)
        counted += other_tellings(cut_short(hand, rng), rng, 3)
    assert counted["the same story"] > 3 * hands


@pytest.mark.parametrize("players", [4, 5, 6])
def test_law_8_5_the_secret_partner_stays_secret(players: int) -> None:
    """Law 8.5: until the partner is public no other seat's view depends on who it is."""
    rng = random.Random(85)
    rules = build("call-ace", {"players": players})
    different = 0
    for _ in range(60):
        hand = play_hand(first_state(rules, rng), shuffled(rules, rng), rng)
        called = [place for place, moment in enumerate(hand.moments, 1) if moment.before.phase == "partner"]
        if not called:
            continue
        early = replace(hand, moments=hand.moments[: called[0] + rng.randint(0, 3)])
        story, first = followed(early), told_first(early)
        for viewer in viewers(rules):
            again = told_again(early, story, reshuffled(early, story, viewer, rng))
            if again is None:
                continue
            different += again[-1].agreed.partner != first[-1].agreed.partner
            assert seen(again[-1], viewer) == seen(first[-1], viewer)
    assert different > 12


@given(seeds)
def test_a_view_shows_its_own_cards_and_acts(seed: int) -> None:
    """Own hand and lawful acts are complete; everybody else's acts are empty; the public view has no hand."""
    rng = random.Random(seed)
    rules = random_rules(rng)
    hand = play_hand(first_state(rules, rng), shuffled(rules, rng), rng)
    for moment in hand.moments:
        for seat in rules.seats:
            view = seat_view(moment.before, Seat(seat))
            assert view.public == public_view(moment.before)
            if moment.before.phase not in ("cut", "turn-tables"):
                assert view.hand == moment.before.hand(Seat(seat))
            assert bool(view.legal) == (seat == moment.seat)
            assert act_text(moment.act) in [act_text(act) for act in view.legal] or seat != moment.seat
