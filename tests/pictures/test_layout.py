"""Every card, plate and caption of a picture lies where it can be seen: read from the layout that the canvas keeps."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache, partial
from itertools import islice, pairwise
from typing import Any

import pytest

from bot.engine import presets
from bot.engine.acts import CallForBest, ClaimFarmers, Discard, Give, PlayCard
from bot.engine.cards import Card, Suit, make_pack
from bot.engine.rules import OptionValue, Rules
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.views import PublicView, SeatView
from bot.pictures import palette
from bot.pictures.canvas import Box, Canvas, Piece
from bot.pictures.card_faces import index_box
from bot.pictures.layout import HEADER, MARGIN, SMALL, WIDTH, Seating
from bot.pictures.letters import NARROWEST, text_width
from bot.pictures.open_hands_picture import OpenHandsPainter, OpenLayout
from bot.pictures.panel_picture import draw_panel
from bot.pictures.shapes import disc
from bot.pictures.table_picture import call_word, draw_table, goal, hand_words
from bot.tables.model import TournamentKind, TournamentTable
from bot.tables.preferences import DeckColours
from bot.words.catalogue import Texts
from bot.words.panel_text import panel_alt
from bot.words.table_text import table_alt
from bot.words.voice import card_words
from tests.languages import COMPLETE
from tests.world import require, scenes
from tests.world.every_game import GAMES
from tests.world.games import chairs, lobby, moments
from tests.world.hands import longest_hand, opened


def boxes_meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def within(box: Box, outer: Box) -> bool:
    return outer[0] <= box[0] and outer[1] <= box[1] and box[2] <= outer[2] and box[3] <= outer[3]


def is_centred(box: Box, spot: tuple[int, int]) -> bool:
    return (box[0] + box[2], box[1] + box[3]) == (2 * spot[0], 2 * spot[1])


def index_of(piece: Piece) -> Box:
    """The corner with rank and suit of a card's piece."""
    left, top = piece.box[:2]
    inner = index_box(piece.box[2] - left)
    return left + inner[0], top + inner[1], left + inner[2], top + inner[3]


def below(rules: Rules) -> Box:
    """Where a panel shows the hand: all that is below the table."""
    return 0, Seating.of(rules).height, WIDTH, 2 * WIDTH


def check_seen(canvas: Canvas) -> list[Card]:
    """Every card on the picture. No index of a card and no caption is cut off, covered or crossed."""
    size = (0, 0, *canvas.image.size)
    inked = [(piece, piece.ink) for piece in canvas.pieces if piece.ink is not None]
    cards = []
    for number, (piece, ink) in enumerate(inked):
        if piece.shows is None or ink is None:
            continue
        if isinstance(piece.shows, int):
            cards.append(piece.shows)
        seen = index_of(piece) if isinstance(piece.shows, int) else ink
        assert within(seen, size), f"{piece} is cut off"
        for later, covering in inked[number + 1 :]:
            assert covering is None or not boxes_meet(seen, covering), f"{later} covers {piece}"
    return cards


def check_plates(canvas: Canvas, seating: Seating) -> None:
    """Every seat has its plate, and nothing reaches over the edge of one."""
    pieces = canvas.pieces
    for number in range(1, seating.players + 1):
        plate = seating.plate_box(Seat(number))
        index = next(index for index, piece in enumerate(pieces) if piece.box == plate)
        for later in pieces[index + 1 :]:
            if boxes_meet(plate, later.box):
                assert later.ink is None or not boxes_meet(plate, later.ink) or within(later.ink, plate), later


@cache
def card_pattern(rules: Rules, texts: Texts) -> tuple[re.Pattern[str], dict[str, Card]]:
    by_words = {card_words(card, texts): card for card in make_pack(rules.pack, rules.joker)}
    return re.compile(rf"\b({'|'.join(by_words)})\b"), by_words


def named_cards(words: str, rules: Rules, texts: Texts) -> set[Card]:
    """The cards that a text names."""
    pattern, by_words = card_pattern(rules, texts)
    return {by_words[words] for words in pattern.findall(words)}


def past_cards(view: PublicView | None) -> set[Card]:
    """What a text tells of before, though it is not on the table any more: the turn-up that was taken or left, and a
    farmer's hand that was shown (law 3.2).
    """
    if view is None:
        return set()
    shown = {card for _, cards in view.shown for card in cards}
    bidding = view.turnup_taken_by is None and view.phase in (Phase.ORDER, Phase.CALL, Phase.TURN_TABLES)
    return shown if bidding or view.turnup is None else {*shown, view.turnup}


def offered_cards(view: SeatView) -> set[Card]:
    """The cards that a panel's buttons name."""
    cards: set[Card] = set()
    for act in (*view.legal, *view.offered):
        match act:
            case PlayCard(card) | CallForBest(card):
                cards.add(card)
            case Discard(several) | Give(several) | ClaimFarmers(several):
                cards.update(several)
            case _:
                pass
    return cards


def check_hand(view: SeatView, canvas: Canvas) -> None:
    """Below the table lies exactly the hand, and what was laid away, given and received."""
    seating = Seating.of(view.public.rules)
    below = [piece.shows for piece in canvas.pieces if isinstance(piece.shows, int) and piece.box[1] >= seating.height]
    assert Counter(below) == Counter((*view.hand, *view.discarded, *view.gave, *view.received))


@pytest.mark.proof
@pytest.mark.parametrize("rules", GAMES)
def test_every_card_in_words_or_buttons_is_in_the_picture(rules: Rules) -> None:
    texts = Texts()
    for seed, quiet in ((1, 0.0), (2, 0.6)):
        for moment in moments(rules, seed, hands=2, quiet=quiet):
            table, view = moment.table, moment.table.public
            canvas = draw_table(table, texts)
            check_plates(canvas, Seating.of(rules))
            seen = {*check_seen(canvas), *past_cards(view)}
            assert named_cards(table_alt(table, texts), rules, texts) <= seen
            seats = [] if view is None or view.turn is None else [view.turn, Seat(view.turn % rules.players + 1)]
            for seat in seats:
                own_view = moment.seats[seat - 1]
                canvas = draw_panel(table, own_view, texts)
                check_hand(own_view, canvas)
                seen = {*check_seen(canvas), *past_cards(view)}
                assert offered_cards(own_view) <= seen
                assert named_cards(panel_alt(table, own_view, texts), rules, texts) <= seen


@pytest.mark.parametrize("rules", GAMES)
def test_panel_keeps_its_height_from_the_cut_to_the_discard(rules: Rules) -> None:
    heights: dict[tuple[int, Seat], set[int]] = {}
    for moment in moments(rules, 3, hands=1):
        for view in moment.seats:
            if not (view.discarded or view.gave or view.public.result) and view.public.phase is not Phase.PLAY:
                height = draw_panel(moment.table, view, Texts()).image.height
                heights.setdefault((view.public.number, view.seat), set()).add(height)
    assert {len(of_hand) for of_hand in heights.values()} == {1}


@pytest.mark.parametrize("preset", presets.PRESETS)
def test_a_hand_that_nobody_may_see_yet_has_its_places_in_the_panel(preset: str) -> None:
    """Frames while the pack is cut, backs while the tables may be turned: just where the cards will lie."""
    rules = presets.build(preset, {"cut": "offer"})
    cut, dealt = islice(moments(rules, 3, hands=1), 2)
    assert cut.state.phase is Phase.CUT
    view = dealt.seats[0]
    unseen = view._replace(hand=(), dealt=(), legal=(), public=view.public._replace(phase=Phase.TURN_TABLES))
    places = [
        {piece.box for piece in draw_panel(moment.table, seen, Texts()).pieces if within(piece.box, below(rules))}
        for moment, seen in ((cut, cut.seats[0]), (dealt, unseen), (dealt, view))
    ]
    assert len(places[2]) == rules.hand_size
    assert places[2] == places[1] <= places[0]


def test_two_rows_of_a_hand_are_alike() -> None:
    """As cards go, no row is left with one or two below a long one; the last six lie in one."""
    rules, texts = presets.build("double-hasenpfeffer"), Texts()
    middle = Seating.of(rules).height + 80
    seen = set()
    for moment in moments(rules, 3, hands=1):
        view = moment.seats[0]
        tops = [piece.box[1] for piece in draw_panel(moment.table, view, texts).pieces if isinstance(piece.shows, int)]
        upper = sum(middle - 80 <= top < middle for top in tops)
        lower = sum(top >= middle for top in tops)
        assert upper + lower == len(view.hand)
        assert upper - lower in (0, 1) or (upper == 0 and lower <= 6)
        seen.add(len(view.hand))
    assert seen >= set(range(1, 13))


@pytest.mark.parametrize("rules", GAMES)
def test_every_card_of_open_hands_is_drawn(rules: Rules) -> None:
    texts = Texts()
    for moment in opened(longest_hand(rules.preset, {"players": rules.players}))[::-3]:
        canvas = OpenHandsPainter(moment, OpenLayout.of([moment], texts), texts, DeckColours.PAIRS).paint()
        cards = check_seen(canvas)
        for held, played in zip(moment.hands.held, moment.hands.played, strict=True):
            assert {*held, *played} <= set(cards)
        assert set(moment.hands.kitty) <= set(cards)


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("name", scenes.SCENES)
def test_nothing_covers_anything_in_the_scenes(name: str, locale: str) -> None:
    canvas = draw_table(scenes.SCENES[name](), Texts(locale))
    check_seen(canvas)
    check_plates(canvas, Seating.of(scenes.SCENES[name]().rules))


_LEAST_GAP = 12
"""Pixels between what lies in the middle and the plates."""


@pytest.mark.parametrize("rules", GAMES)
def test_something_lies_in_the_middle_before_the_deal_and_is_clear_of_the_plates(rules: Rules) -> None:
    """The highest cards in the lobby; the pack where it is cut, so that no picture is empty felt."""
    seating = Seating.of(rules)
    waiting = [moment.table for moment in moments(rules, 3, hands=1) if moment.state.phase is Phase.CUT]
    for table in (lobby(rules), *waiting):
        pictures = [piece.box for piece in draw_table(table, Texts()).pieces if piece.mask is None]
        plates = [seating.plate_box(Seat(seat)) for seat in rules.seats]
        middle = [box for box in pictures if box not in plates and box[1] > HEADER]
        near = [(box[0] - _LEAST_GAP, box[1] - _LEAST_GAP, box[2] + _LEAST_GAP, box[3] + _LEAST_GAP) for box in middle]
        clear = [box for box, wide in zip(middle, near, strict=True) if not any(boxes_meet(wide, p) for p in plates)]
        assert len(clear) >= 3
        if table.public is None:
            assert clear == middle


@pytest.mark.parametrize("rules", GAMES)
def test_how_a_hand_ended_is_clear_of_the_plates_and_within_its_frame(rules: Rules) -> None:
    seating, seen = Seating.of(rules), 0
    x, y = seating.result
    for moment in moments(rules, 3, hands=6):
        if require(moment.table.public).result is None:
            continue
        pieces = draw_table(moment.table, Texts()).pieces
        around = [number for number, piece in enumerate(pieces) if is_centred(piece.box, (x, y)) and not piece.shows]
        left, top, right, bottom = pieces[around[0]].box
        near = left - _LEAST_GAP, top - _LEAST_GAP, right + _LEAST_GAP, bottom + _LEAST_GAP
        assert not any(boxes_meet(near, seating.plate_box(Seat(seat))) for seat in rules.seats)
        inner = pieces[around[1]].box
        said = [piece.ink for piece in pieces[around[1] + 1 :] if piece.ink and boxes_meet(piece.ink, inner)]
        assert said
        assert all(within(ink, (inner[0] + 4, inner[1] + 4, inner[2] - 4, inner[3] - 4)) for ink in said)
        seen += 1
    assert seen


@pytest.mark.parametrize("rules", GAMES)
def test_the_names_of_a_side_are_whole_if_they_fit(rules: Rules) -> None:
    animals, long = ("Ann", "Bob", "Cay", "Dan", "Beaver", "Otter"), ("Rosalind", "Theodore", "Rosamund", "Theodora")
    for names in (animals, (*long, "Al", "Jo")):
        dealt = next(moments(rules, 3, hands=1)).table._replace(chairs=chairs(rules.players, names))
        said = [piece.shows for piece in draw_table(dealt, Texts()).pieces if piece.box[1] < HEADER]
        for side in (1, 2) if rules.traits.partners else ():
            room = 120  # pixels beside a score
            for name in names[side - 1 : rules.players : 2]:
                assert name in said or text_width(name, SMALL) * NARROWEST > room


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize(("hands", "extra"), [(None, 0), (20, 0), (20, 12)])
@pytest.mark.parametrize("name", ["double", "six"])
def test_what_ends_a_tournaments_game_is_never_cut_off(name: str, hands: int | None, extra: int, locale: str) -> None:
    """Beside the widest score, and in the small box of a game of individuals."""
    texts, table = Texts(locale, strict=True), scenes.SCENES[name]()
    assert table.public is not None
    tournament = TournamentTable(TournamentKind.NIGHT, "1-1", hands)
    for maker in (table.public.maker, None):
        view = table.public._replace(number=12, maker=maker)
        shown = table._replace(public=view, tournament=tournament, extra_hands=extra)
        canvas = draw_table(shown, texts)
        check_seen(canvas)
        words = [piece.shows for piece in canvas.pieces]
        assert goal(shown, view, texts) in words
        assert maker is not None or words.count(hand_words(shown, view, texts)) <= 1, "the middle says it"
        if maker is None and view.rules.traits.partners:
            assert hand_words(shown, view, texts) in words


@pytest.mark.parametrize(("hands", "locale"), [*((0, locale) for locale in COMPLETE), (None, "de"), (20, "de")])
@pytest.mark.parametrize("name", scenes.SCENES)
def test_nobody_reads_what_ends_the_game_as_a_number_of_tricks(name: str, hands: int | None, locale: str) -> None:
    """It stands above the tricks, and figures never stand there alone. Nought hands stand for no tournament."""
    table, texts = scenes.SCENES[name](), Texts(locale, strict=True)
    tournament = TournamentTable(TournamentKind.NIGHT, "1-1", hands)
    shown = table._replace(tournament=None if hands == 0 else tournament)
    if shown.public is None:
        return
    target, pieces = goal(shown, shown.public, texts), draw_table(shown, texts).pieces
    tops = {piece.shows: piece.box[1] for piece in pieces if isinstance(piece.shows, str)}
    assert target.strip("0123456789 /") != ""
    assert tops[target] < tops.get(texts("picture-tricks"), 2 * WIDTH)


@pytest.mark.parametrize("each", [1, 2, 3, 5])
@pytest.mark.parametrize(
    ("preset", "players"), [("two-handed", 2), ("cutthroat", 3), ("standard", 4), ("call-ace", 5), ("call-ace", 6)]
)
def test_exposed_cards_are_seen_before_every_player(
    preset: str, players: int, each: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Law 9.7: before every player at once, while a whole trick lies on the table. Only where all of five or six lay
    three cards open are some lower than a phone shows well.
    """
    if players > 4 and each > 2:
        monkeypatch.undo()
    options: dict[str, OptionValue] = {"law": "old-school"}
    rules = presets.build(preset, options | {"players": players} if preset == "call-ace" else options)
    pack = make_pack(32, joker=False)
    seats = [Seat(seat) for seat in rules.seats]
    exposed = tuple((seat, pack[(seat - 1) * each + index]) for seat in seats for index in range(each))
    trick = tuple((seat, pack[-seat]) for seat in seats)
    for on_table in (trick, ()):
        shown = scenes.view(rules, trick=on_table, exposed=exposed, trump=Suit.SPADES, maker=Seat(1))
        canvas = draw_table(scenes.table(shown), Texts())
        cards = check_seen(canvas)
        check_plates(canvas, Seating.of(rules))
        assert {card for _, card in (*exposed, *on_table)} <= set(cards)


@pytest.mark.parametrize("rules", GAMES)
def test_names_cards_and_the_dealers_button_have_their_sizes(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names 37 pixels high, cards of four players 150 wide, of more 112, the dealer's button 50; what tags a card
    begins at its left edge, so that the index at the right is seen.
    """
    sizes: dict[str, set[int]] = {}
    paint = Canvas.text

    def note(canvas: Canvas, spot: tuple[int, int], text: str, size: int, *rest: Any, **how: Any) -> None:
        sizes.setdefault(text, set()).add(size)
        paint(canvas, spot, text, size, *rest, **how)

    monkeypatch.setattr(Canvas, "text", note)
    seating, laid, tags = Seating.of(rules), set(), 0
    for moment in list(moments(rules, 1, hands=1))[::5]:
        canvas, view = draw_table(moment.table, Texts()), require(moment.table.public)
        pieces = canvas.pieces
        left, _, _, bottom = seating.plate_box(view.dealer)
        assert (left + 54, bottom - 50, left + 104, bottom) in [piece.box for piece in pieces]
        cards = [piece.box for seat, card in view.trick for piece in pieces if is_laid(piece, seating, seat, card)]
        assert len(cards) == len(view.trick)
        laid |= {box[2] - box[0] for box in cards}
        for tag, words in pairwise(pieces):
            if words.shows == "led":
                assert any(abs(tag.box[0] - (box[0] + box[2] - seating.card_width) // 2) < 8 for box in cards)
                tags += 1
    assert all(SMALL in sizes[chair.name or ""] for chair in moment.table.chairs)
    assert min(laid) >= (150 if rules.players <= 4 else 112)
    assert tags


def is_laid(piece: Piece, seating: Seating, seat: Seat, card: Card) -> bool:
    """Whether this is the card that somebody has played, before their plate."""
    x, y = seating.place(seat).card
    left, top, right, bottom = piece.box
    return piece.shows == card and abs((left + right) // 2 - x) < 2 and abs((top + bottom) // 2 - y) < 2


def test_small_letters_are_found_in_whatever_is_drawn() -> None:
    colour, back = palette.TEXT, palette.RAIL
    for write in (Canvas.text, partial(Canvas.number, colour=colour), partial(Canvas.pill, colour=colour, back=back)):
        write(Canvas((400, 80)), (200, 40), "Ann", SMALL)
        with pytest.raises(AssertionError, match="35 pixels"):
            write(Canvas((400, 80)), (200, 40), "Ann", SMALL - 2)


@pytest.mark.parametrize("rules", GAMES)
def test_the_strips_above_and_below_reach_from_edge_to_edge_in_every_phase(rules: Rules) -> None:
    """Their boxes and the words between them leave no wide gap of felt, in games of individuals neither.

    There is a strip below where more than four have sides; a lobby has none.
    """
    seating, lowest = Seating.of(rules), max(Seating.of(rules).plate_box(Seat(seat))[3] for seat in rules.seats)
    assert draw_table(lobby(rules), Texts()).image.height == lowest + MARGIN
    for moment in moments(rules, 1, hands=1):
        boxes = [piece.box for piece in draw_table(moment.table, Texts()).pieces]
        strips = [[box for box in boxes if box[3] <= MARGIN + HEADER]]
        if seating.lengthened:
            strips.append([box for box in boxes if lowest < box[1]])
        for strip in strips:
            covered = sorted((box[0], box[2]) for box in strip)
            assert covered, moment.state.phase
            assert covered[0][0] == MARGIN
            assert max(right for _, right in covered) == WIDTH - MARGIN
            reached = 0
            for left, right in covered:
                assert left - reached < 90, moment.state.phase
                reached = max(reached, right)


@pytest.mark.parametrize("rules", GAMES)
def test_the_maker_alone_has_the_sign_of_trump_whatever_they_took(rules: Rules) -> None:
    seating, seen = Seating.of(rules), 0
    for moment in moments(rules, 5, hands=2):
        view = moment.table.public
        if view is None or view.trump is None:
            continue
        pieces = draw_table(moment.table, Texts()).pieces
        signs = [number for number, piece in enumerate(pieces) if piece.mask == disc(46)]
        assert len(signs) == 1, moment.state.phase
        plate, sign = seating.plate_box(require(view.maker)), pieces[signs[0] + 1].box
        assert within(pieces[signs[0]].box, plate)
        beside = pieces[[piece.box for piece in pieces].index(plate) + 1 : signs[0]] + pieces[signs[0] + 2 :]
        assert not any(piece.ink and boxes_meet(sign, piece.ink) for piece in beside)
        seen += view.taken[require(view.maker) - 1] > 0
    assert seen


@pytest.mark.parametrize("rules", GAMES)
def test_what_somebody_says_stands_close_to_their_plate(rules: Rules) -> None:
    seating, texts, said = Seating.of(rules), Texts(), 0
    for moment in moments(rules, 1, hands=1, quiet=0.5):
        view = require(moment.table.public)
        if view.phase is Phase.PLAY or view.result is not None:
            continue
        pieces = draw_table(moment.table, texts).pieces
        for seat, act in view.calls[-1:]:
            words = call_word(view, seat, act, texts)
            left, top, right, bottom = seating.plate_box(seat)
            boxes = [piece.box for piece in pieces if piece.shows == words]
            gaps = [max(left - box[2], box[0] - right, top - box[3], box[1] - bottom) for box in boxes]
            assert not gaps or min(gaps) < 32
            said += len(gaps)
    assert said
