"""The picture of one's own seat: whole, small, turned to its viewer, and silent about what they cannot know."""

from __future__ import annotations

import io
from itertools import pairwise

import pytest
from PIL import Image

from bot.engine import presets
from bot.engine.acts import Discard, Give, PlayCard
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.views import seat_view
from bot.pictures import palette
from bot.pictures.layout import MARGIN, WIDTH, Seating
from bot.pictures.panel_picture import draw_panel, panel_picture, playable_cards
from bot.tables.preferences import DeckColours, HandOrder
from bot.words.catalogue import Texts
from tests.long_form import sampled
from tests.world import require
from tests.world.games import Moment, moments

LARGEST = 48_000
"""Bytes of the largest; on average a panel takes some 26,000."""


def phases(preset: str, options: dict[str, int] | None = None) -> dict[Phase, Moment]:
    """A moment of each phase that a few random games of this preset come to."""
    rules = presets.build(preset, dict(options or {}))
    by_phase: dict[Phase, Moment] = {}
    for seed in range(3):
        for moment in moments(rules, seed, hands=6):
            if moment.state.phase not in by_phase or (len(moment.state.trick) == 2 and len(moment.state.tricks) == 1):
                by_phase[moment.state.phase] = moment
    return by_phase


def bright(data: bytes) -> int:
    """How many pixels have the full colour of a card's face."""
    counted = Image.open(io.BytesIO(data)).convert("RGB").getcolors(256) or []
    return sum(count for count, colour in counted if colour == palette.CARD)


@pytest.mark.parametrize("preset", sampled(presets.PRESETS))
def test_every_seat_in_every_phase(preset: str, texts: Texts) -> None:
    for phase, moment in phases(preset).items():
        heights = set()
        for view in moment.seats:
            data = panel_picture(moment.table, view, texts)
            image = Image.open(io.BytesIO(data))
            assert image.width == WIDTH
            assert len(data) < LARGEST, phase
            heights.add(image.height)
        assert max(heights) <= 1150


def test_twelve_cards_in_two_rows(texts: Texts) -> None:
    moment = phases("double-hasenpfeffer")[Phase.PLAY]
    assert len(moment.seats[0].dealt) == 12
    tall = Image.open(io.BytesIO(panel_picture(moment.table, moment.seats[0], texts)))
    short = phases("standard")[Phase.PLAY]
    assert tall.height > Image.open(io.BytesIO(panel_picture(short.table, short.seats[0], texts))).height


def test_seven_cards_stand_in_one_row_and_cover_nothing(texts: Texts) -> None:
    moment = phases("three-seven")[Phase.ORDER]
    view = moment.seats[0]
    assert len(view.hand) == 7
    places = sorted(piece.box for piece in draw_panel(moment.table, view, texts).pieces if piece.shows in view.hand)
    assert len(places) == 7
    assert all(left[2] <= right[0] for left, right in pairwise(places))


@pytest.mark.parametrize("preset", presets.PRESETS)
def test_a_panel_keeps_no_room_for_a_hand_once_the_hand_is_over(preset: str, texts: Texts) -> None:
    """Nor for cards that moved, where none did."""
    course = moments(presets.build(preset), 3)
    end = next(one for one in course if one.state.result is not None and not any(view.hand for view in one.seats))
    for view in end.seats:
        moved = bool(view.received or view.gave or view.discarded)
        below = draw_panel(end.table, view, texts).image.height - Seating.of(end.table.rules).height - MARGIN
        assert (below > 0) == moved
        assert below < 100


@pytest.mark.parametrize("preset", ["standard", "house", "call-ace", "railroad", "three-seven", "double-hasenpfeffer"])
def test_unknown_cards_do_not_change_the_panel(preset: str, texts: Texts) -> None:
    """The cards of everybody else and of the kitty change places."""
    compared = 0
    for moment in phases(preset).values():
        state = moment.state
        if state.deal is None or state.turn is None or not state.hands:
            continue
        view = moment.seats[state.turn - 1]
        others = [seat for seat in state.rules.seats if seat != view.seat and state.hands[seat - 1]]
        if len(others) < 2:
            continue
        one, other = others[0] - 1, others[1] - 1
        hands = list(state.hands)
        hands[one], hands[other] = (*hands[other][:1], *hands[one][1:]), (*hands[one][:1], *hands[other][1:])
        if hands == list(state.hands):
            continue
        swapped = state._replace(hands=tuple(hands))
        seen = seat_view(swapped, view.seat)
        assert panel_picture(moment.table, seen._replace(public=view.public), texts) == panel_picture(
            moment.table, view, texts
        )
        compared += 1
    assert compared


def test_another_seat_sees_another_picture(texts: Texts) -> None:
    moment = phases("standard")[Phase.PLAY]
    assert len({panel_picture(moment.table, view, texts) for view in moment.seats}) == 4


def test_the_viewer_sits_at_the_bottom_and_the_next_seat_at_the_left() -> None:
    seating = Seating(4, Seat(3))
    first = Seating(4, Seat(1))
    assert seating.place(Seat(3)) == first.place(Seat(1))
    assert seating.place(Seat(4)) == first.place(Seat(2))
    assert seating.place(Seat(2)) == first.place(Seat(4))


def test_colours_order_and_language_change_the_picture(texts: Texts) -> None:
    moment = next(m for m in moments(presets.build("standard"), 5) if m.state.phase is Phase.PLAY and m.state.turn)
    view = moment.seats[0]
    drawn = [
        panel_picture(moment.table, view, texts),
        panel_picture(moment.table, view, texts, DeckColours.TWO),
        panel_picture(moment.table, view, texts, DeckColours.PAIRS, HandOrder.TRUMP_LAST),
        panel_picture(moment.table, view, Texts("fr")),
    ]
    assert len(set(drawn)) == len(drawn)


def test_selectable_cards_follow_from_the_lawful_acts(texts: Texts) -> None:
    on_turn = [m for m in moments(presets.build("house"), 4) if m.state.turn is not None]
    dimmed = 0
    for number, moment in enumerate(on_turn):
        view = moment.seats[require(moment.state.turn) - 1]
        cards = {card for act in view.legal if isinstance(act, Discard | Give) for card in act.cards}
        cards |= {act.card for act in view.legal if isinstance(act, PlayCard)}
        assert playable_cards(view) == (cards or None)
        assert cards <= set(view.hand)
        if cards and number % 4 == 0:
            unasked = panel_picture(moment.table, view._replace(legal=()), texts)
            drawn = panel_picture(moment.table, view, texts)
            assert drawn != unasked
            if cards < set(view.hand):
                assert bright(drawn) < bright(unasked), "what may not be chosen is dim"
                dimmed += 1
    assert dimmed


def test_law_9_2_an_old_school_panel_tells_no_lawful_card(texts: Texts) -> None:
    """Players must know the law themselves; what may be laid away is no secret."""
    for moment in moments(presets.build("house", {"law": "old-school"}), 4, hands=2):
        for view in moment.seats:
            must_discard = view.legal and moment.state.phase is Phase.DISCARD
            assert playable_cards(view) == (frozenset(view.hand) if must_discard else None)


def test_a_palette_of_at_most_256_colours() -> None:
    assert len(set(palette.ALL)) == len(palette.ALL) <= 256


def test_an_advised_card_is_framed_in_gold(texts: Texts) -> None:
    moment = next(m for m in moments(presets.build("standard"), 5) if m.state.phase is Phase.PLAY and m.state.turn)
    view = moment.seats[(moment.state.turn or 1) - 1]
    card = view.hand[0]
    canvas = draw_panel(moment.table, view, texts, framed=(card,))
    [(left, top, right, bottom)] = [piece.box for piece in canvas.pieces if piece.shows == card][-1:]
    frame = (left - 5, top - 5, right + 5, bottom + 5)
    assert frame in [piece.box for piece in canvas.pieces]
    assert frame not in [piece.box for piece in draw_panel(moment.table, view, texts).pieces]
