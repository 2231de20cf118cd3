"""Which hands have a picture of their own; and that picture: whole, small, readable, moving towards its own still."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from bot.engine import presets
from bot.engine.cards import Suit
from bot.engine.rules import Outcome, Rules
from bot.engine.seats import Seat
from bot.engine.state import Contract, HandResult
from bot.pictures.canvas import Canvas
from bot.pictures.highlight_picture import (
    LARGEST,
    Highlight,
    HighlightPainter,
    count_parts,
    highlight_of,
    highlight_part,
    join_parts,
)
from bot.pictures.layout import MARGIN, WIDTH
from bot.pictures.letters import can_shape, cut_to_width
from bot.pictures.table_picture import NO_AVATARS
from bot.ratings.games import Ending
from bot.tables.model import DealLog, Status, TournamentKind, TournamentTable
from bot.tables.views import ScoredHand, Snapshot, score_sheet
from bot.words.catalogue import Texts
from bot.words.lines import LONGEST_ALT
from bot.words.looking_back import highlight_alt
from tests.languages import COMPLETE
from tests.long_form import sampled
from tests.pictures.golden_pictures import assert_golden
from tests.pictures.test_layout import boxes_meet, check_seen, within
from tests.world import require, scenes
from tests.world.games import Moment, finished_hand, moments

STANDARD = presets.build("standard")
GAMES: list[tuple[str, dict[str, int]]] = [(preset, {}) for preset in presets.PRESETS]
GAMES += [("call-ace", {"players": 5}), ("call-ace", {"players": 6}), ("double-hasenpfeffer", {"players": 6})]
MANY_SCRIPTS = ("สมชาย ใจดี", "Иван Петрович", "明美", "محمد علي", "Zoë 🎴", "மீனா")
LONG_NAMES = ("Wilhelmina Wordsworth",) * 6
LARGEST_SEEN = 200_000
"""Bytes of the largest animation of a random game, two large avatars not included."""

# -- which hands


def deal(number: int, outcome: Outcome, score: tuple[int, int], **other: Any) -> DealLog:
    """A finished deal in which seat 1 played spades."""
    result = HandResult(outcome, (2, 0), score, other.pop("winner", None), 3)
    return DealLog(
        number, Seat(4), (), b"", "", (), "", 1, result=result, hand_seq=10 * number,
        contract=Contract(Seat(1), Suit.SPADES, **other),
    )  # fmt: skip


def game(*deals: DealLog, status: Status | None = None, **changes: Any) -> Snapshot:
    """A table that shows the last of these hands, which is over."""
    last, result = deals[-1], deals[-1].result
    assert result is not None
    status = status or (Status.PLAYING if result.winner is None else Status.FINISHED)
    shown = scenes.view(STANDARD, result=result, maker=Seat(1), trump=Suit.SPADES, turn=None)
    ended = replace(finished_hand(ENDED), view=shown, result=result, hand_seq=last.hand_seq)
    table = scenes.table(shown, last_hand=ended, hand_seq=last.hand_seq, status=status, **changes)
    return Snapshot(table, {}, score_sheet(deals))


ENDED = next(moment.state for moment in moments(STANDARD, 3) if moment.state.result is not None)
MADE = deal(1, Outcome.MADE, (1, 0))


@pytest.mark.parametrize(
    ("hand", "shown"),
    [
        (deal(2, Outcome.MARCH, (3, 0)), True),
        (deal(2, Outcome.MARCH, (5, 0), alone=True), True),
        (deal(2, Outcome.MADE, (2, 0), alone=True), True),
        (deal(2, Outcome.EUCHRE, (1, 2)), True),
        (deal(2, Outcome.EUCHRE_MARCH, (1, 4)), True),
        (deal(2, Outcome.MADE, (2, 0)), False),
        (deal(2, Outcome.THROWN_IN, (1, 0)), False),
        (deal(2, Outcome.RENEGED, (1, 2)), False),
        (deal(2, Outcome.MADE, (10, 0), winner=1), True),
    ],
)
def test_a_march_a_lone_hand_a_euchre_and_the_end_have_a_picture(hand: DealLog, shown: bool) -> None:
    highlight = highlight_of(game(MADE, hand))
    assert (highlight is not None) is shown
    if highlight is not None and hand.result is not None:
        assert (highlight.before, highlight.result) == ((1, 0), hand.result)
        assert highlight.over is (hand.result.winner is not None)


def test_never_two_in_a_row() -> None:
    score, deals, shown = [0, 0], [MADE], []
    for number in range(2, 9):
        score[number % 2] += 1
        deals.append(deal(number, Outcome.MARCH, (score[0], score[1])))
        shown.append(highlight_of(game(*deals)) is not None)
    assert shown == [True, False, True, False, True, False, True]


def test_while_the_next_hand_may_end_the_game_the_picture_is_left_to_its_end() -> None:
    near = deal(2, Outcome.MARCH, (8, 0))
    assert highlight_of(game(MADE, near)) is None
    assert highlight_of(game(MADE, near, deal(3, Outcome.MARCH, (10, 0), winner=1))) is not None
    night = TournamentTable(TournamentKind.NIGHT, "7:1:1", 8)
    assert highlight_of(game(MADE, near, tournament=night)) is not None


def test_a_first_hand_has_none_since_it_follows_the_end_of_a_game() -> None:
    assert highlight_of(game(deal(1, Outcome.MARCH, (2, 0)))) is None


MARCH = deal(2, Outcome.MARCH, (3, 0))


@pytest.mark.parametrize(
    "changes",
    [
        {"traditions": False},
        {"rules": replace(STANDARD, traditions=False)},
        {"pictures": False},
        {"tournament": TournamentTable(TournamentKind.DUPLICATE, "7:1", 8)},
        {"status": Status.CLOSED},
    ],
)
def test_where_there_are_none(changes: dict[str, Any]) -> None:
    assert highlight_of(game(MADE, MARCH)) is not None
    assert highlight_of(game(MADE, MARCH, **changes)) is None


def test_a_game_that_was_void_or_is_not_over_has_no_winners_picture() -> None:
    end = deal(2, Outcome.CONCEDED, (1, 0), winner=2)
    assert highlight_of(game(MADE, end, status=Status.FINISHED)) is not None
    assert highlight_of(game(MADE, end, status=Status.FINISHED, ending=Ending.VOID)) is None


def test_a_game_conceded_between_two_hands_shows_no_cards_and_is_not_the_second_in_a_row() -> None:
    conceded = HandResult(Outcome.CONCEDED, (0, 0), (3, 0), 2, None)
    for last, expected in ((deal(2, Outcome.MADE, (3, 0)), True), (MARCH, False)):
        over = game(MADE, last, status=Status.FINISHED)
        table = over.table._replace(public=require(over.table.public)._replace(result=conceded))
        highlight = highlight_of(replace(over, table=table))
        assert (highlight is not None) is expected
        if highlight is not None:
            assert (highlight.hand, highlight.tricks, highlight.winners) == (None, (), (2, 4))


def test_who_set_the_makers_is_congratulated_even_where_that_only_costs_points() -> None:
    highlight = require(highlight_of(game(MADE, deal(2, Outcome.EUCHRE, (1, 2)))))
    setback = replace(highlight, result=replace(highlight.result, points=(-2, 0)))
    assert replace(highlight, result=replace(highlight.result, points=(0, 2))).winners == (2, 4)
    assert setback.winners == (2, 4)


# -- the drawing


def highlights(rules: Rules, seeds: range = range(3), names: tuple[str, ...] = ()) -> Iterator[Highlight]:
    """The hands of random games that are a march, a lone hand, a euchre, set, or the last one; never the first."""
    for seed in seeds:
        before: tuple[int, ...] | None = None
        for moment in moments(rules, seed):
            result, view = moment.state.result, moment.table.public
            if result is None or view is None or moment.table.last_hand is None:
                continue
            alone = result.outcome is Outcome.MADE and view.alone
            if before is not None and (alone or result.winner is not None or result.outcome not in QUIET):
                yield _highlight(moment, before, names)
            before = result.score


QUIET = (Outcome.MADE, Outcome.THROWN_IN, Outcome.FOLDED, Outcome.REDEAL)


def _highlight(moment: Moment, before: tuple[int, ...], names: tuple[str, ...]) -> Highlight:
    hand, table = moment.table.last_hand, moment.table
    assert hand is not None
    if names:
        chairs = zip(table.chairs, names, strict=False)
        table = table._replace(chairs=tuple(replace(chair, name=name) for chair, name in chairs))
    view, result = hand.view, hand.result
    line = ScoredHand(
        view.number, 3, view.dealer, result, view.maker, view.trump, view.alone, view.bid, view.forced,
        view.turnup_taken_by is not None, "",
    )  # fmt: skip
    return Highlight(table, result, before, line, hand, result.winner is not None)


def first(want: Outcome | None, *, alone: bool = False, preset: str = "standard", **options: Any) -> Highlight:
    """The first highlight of random games that ended so; without an outcome one that ended the game."""
    for shown in highlights(presets.build(preset, options), range(60)):
        line = shown.line
        if line is not None and (shown.over if want is None else shown.result.outcome is want and line.alone is alone):
            return shown
    raise AssertionError("no such hand")


def parts_of(shown: Highlight, texts: Texts) -> list[bytes]:
    return [highlight_part(shown, texts, NO_AVATARS, number) for number in range(count_parts(shown))]


def frames_of(data: bytes) -> list[bytes]:
    """The pixels of every frame, as they are seen."""
    seen = []
    with Image.open(io.BytesIO(data)) as image:
        for number in range(getattr(image, "n_frames", 1)):
            image.seek(number)
            seen.append(image.convert("RGB").tobytes())
    return seen


def check_score(canvas: Canvas) -> None:
    """What stands in the box of the score does not reach over its edge."""
    box = next(piece.box for piece in canvas.pieces if piece.box[2] == WIDTH - MARGIN)
    inks = [piece.ink for piece in canvas.pieces if isinstance(piece.shows, str) and piece.ink is not None]
    within_score = [ink for ink in inks if boxes_meet(ink, box)]
    assert within_score
    assert all(within(ink, box) for ink in within_score)


@pytest.mark.parametrize(("preset", "options"), sampled(GAMES))
@pytest.mark.parametrize("names", [MANY_SCRIPTS, LONG_NAMES], ids=["scripts", "long"])
def test_every_games_highlight_is_whole_and_small(
    preset: str, options: dict[str, int], names: tuple[str, ...], texts: Texts
) -> None:
    every = list(highlights(presets.build(preset, dict(options)), names=names))
    shown = random.Random(1).choice(every)
    for one in every[::8]:
        canvas = HighlightPainter(one, texts).paint()
        assert canvas.image.width == WIDTH
        assert canvas.image.height <= 800
        cards = check_seen(canvas)
        check_score(canvas)
        assert cards == [dict(trick.plays)[trick.winner] for trick in one.tricks if trick.winner is not None]
        assert len(highlight_alt(one.table, one.hand, texts)) <= LONGEST_ALT
    data = join_parts(parts_of(shown, texts))
    assert len(data) < LARGEST_SEEN < LARGEST
    frames = frames_of(data)
    assert len(frames) == count_parts(shown)
    still = highlight_part(shown, texts, NO_AVATARS, 0)
    assert frames[0] == frames[-1] == frames_of(still)[0]


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_highlight_is_whole_in_every_language(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing but a name is cut, and no letters are too small: ``conftest`` looks at all of them."""

    def cut_what_must_be(text: str, size: int, width: int) -> str:
        cut = cut_to_width(text, size, width)
        assert cut == text or text.startswith(LONG_NAMES[0][:8]), text
        return cut

    monkeypatch.setattr("bot.pictures.canvas.cut_to_width", cut_what_must_be)
    for preset, options in GAMES[::5]:
        for shown in highlights(presets.build(preset, dict(options)), range(1), LONG_NAMES):
            canvas = HighlightPainter(shown, Texts(locale, strict=True)).paint()
            check_seen(canvas)
            check_score(canvas)


def test_an_animation_shows_an_empty_table_then_each_trick_then_the_score(texts: Texts) -> None:
    shown = first(Outcome.MARCH)
    frames = frames_of(join_parts(parts_of(shown, texts)))
    tricks = len(shown.tricks)
    assert tricks == 5
    assert len(set(frames)) == len(frames) - 1, "the still comes twice"
    with Image.open(io.BytesIO(join_parts(parts_of(shown, texts)))) as image:
        assert image.info["loop"] == 1
        times = []
        for number in range(count_parts(shown)):
            image.seek(number)
            image.load()
            times.append(image.info["duration"])
    assert 3000 < sum(times[1:-1]) < 6000


def test_what_grew_too_large_is_still(texts: Texts) -> None:
    parts = parts_of(first(Outcome.EUCHRE), texts)
    assert join_parts(parts[:1]) == parts[0]
    moving = join_parts(parts)
    assert join_parts(parts, len(moving)) == moving != parts[0]
    assert join_parts(parts, len(moving) - 1) == parts[0]


def test_large_avatars_keep_an_animation_small(texts: Texts, tmp_path: Any) -> None:
    noise = random.Random(5)
    avatars = {}
    for user_id in range(1001, 1007):
        path = tmp_path / f"{user_id}.png"
        Image.frombytes("RGB", (128, 128), noise.randbytes(3 * 128 * 128)).save(path)
        avatars[user_id] = str(path)
    shown = first(Outcome.EUCHRE, preset="call-ace", players=6)
    parts = [highlight_part(shown, texts, avatars, number) for number in range(count_parts(shown))]
    data = join_parts(parts)
    assert parts[0] != highlight_part(shown, texts, NO_AVATARS, 0)
    assert data != parts[0]
    assert len(data) <= LARGEST


SCENES = {
    "march": lambda: first(Outcome.MARCH),
    "lone-hand": lambda: first(Outcome.MADE, alone=True),
    "euchre": lambda: first(Outcome.EUCHRE),
    "game": lambda: first(None),
    "euchre-six": lambda: first(Outcome.EUCHRE, preset="call-ace", players=6),
    "march-scripts": lambda: next(
        one for one in highlights(STANDARD, names=MANY_SCRIPTS) if one.result.outcome is Outcome.MARCH
    ),
}


@pytest.mark.parametrize("name", SCENES)
def test_golden_highlights(name: str, texts: Texts) -> None:
    if "scripts" in name and not can_shape():
        pytest.skip("this host has no FriBiDi")
    assert_golden(f"highlight-{name}", highlight_part(SCENES[name](), texts, NO_AVATARS, 0), (200, 178))
