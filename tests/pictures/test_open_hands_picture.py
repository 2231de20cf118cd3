"""All hands laid open, as a picture and as an animation: whole, small, and with every card."""

from __future__ import annotations

import io
import random
import statistics
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from bot.engine import presets
from bot.engine.cards import Card
from bot.engine.seats import Seat
from bot.pictures import palette
from bot.pictures.canvas import MOST_PHOTOGRAPHS
from bot.pictures.layout import WIDTH, Seating
from bot.pictures.open_hands_picture import (
    BETTER,
    CALL,
    CARD,
    DEAL,
    RESULT,
    TAKEN,
    JudgedAct,
    JudgedDecision,
    OpenHandsPainter,
    OpenLayout,
    hand_animation,
    open_hands_picture,
)
from bot.tables.preferences import DeckColours
from bot.tables.views import OpenHands, OpenMoment
from bot.words.catalogue import Texts
from bot.words.lines import LONGEST_ALT
from bot.words.looking_back import open_hands_alt
from bot.words.voice import card_words
from tests.languages import COMPLETE
from tests.long_form import sampled
from tests.world import require
from tests.world.games import chairs, finished_hand, moments
from tests.world.hands import longest_hand, opened

GAMES: list[tuple[str, dict[str, int]]] = [(preset, {}) for preset in presets.PRESETS]
GAMES += [("call-ace", {"players": 5}), ("call-ace", {"players": 6}), ("double-hasenpfeffer", {"players": 6})]
LARGEST, MEAN = 50_000, 40_000
"""Bytes of any picture, and of those of one hand on average."""


def colours_of(data: bytes) -> dict[tuple[int, int, int], int]:
    """How many pixels there are of each colour."""
    counted = Image.open(io.BytesIO(data)).convert("RGB").getcolors(256) or []
    return {colour: count for count, colour in counted if isinstance(colour, tuple)}  # type: ignore[misc]


@pytest.mark.parametrize(("preset", "options"), sampled(GAMES))
def test_every_moment_of_every_game(preset: str, options: dict[str, int], texts: Texts) -> None:
    moments = opened(longest_hand(preset, options))
    sizes = []
    for moment in moments[:: max(1, len(moments) // 6)] + moments[-1:]:
        data = open_hands_picture(moment, texts)
        image = Image.open(io.BytesIO(data))
        assert image.width == WIDTH
        assert image.height <= 1400
        sizes.append(len(data))
        assert len(open_hands_alt(moment, texts)) <= LONGEST_ALT
    assert max(sizes) < LARGEST
    assert statistics.mean(sizes) < MEAN * (1 + 0.15 * (len(moments[0].hands.held) > 4 or preset.startswith("double")))


@pytest.mark.proof
@pytest.mark.parametrize(
    ("preset", "options"), [("standard", {}), ("double-hasenpfeffer", {}), ("call-ace", {"players": 6})]
)
def test_every_card_of_every_hand_is_drawn(preset: str, options: dict[str, int], texts: Texts) -> None:
    """Another card in its place makes another picture, wherever it is held, played or laid away."""
    moment = opened(longest_hand(preset, options))[-4]
    plain, hands = open_hands_picture(moment, texts), moment.hands
    drawn = set()
    for pile in ("held", "played"):
        for seat, cards in enumerate(getattr(hands, pile)):
            for place in range(len(cards)):
                other = tuple(Card(card ^ 1) if at == place else card for at, card in enumerate(cards))
                piles = tuple(other if at == seat else kept for at, kept in enumerate(getattr(hands, pile)))
                changed = replace(hands, held=piles) if pile == "held" else replace(hands, played=piles)
                drawn.add(open_hands_picture(replace(moment, hands=changed), texts))
    assert plain not in drawn
    if hands.kitty:
        assert open_hands_picture(replace(moment, hands=replace(hands, kitty=hands.kitty[1:])), texts) != plain
    away = replace(hands, laid_away=((Seat(1), hands.played[0][:1]),))
    assert open_hands_picture(replace(moment, hands=away), texts) != plain


def test_played_cards_are_dimmed(texts: Texts) -> None:
    hand = longest_hand("standard")
    ended, dealt = opened(hand)[-1], OpenHands.as_dealt(finished_hand(hand[-1].state))
    bright = colours_of(open_hands_picture(OpenMoment(ended.table, dealt), texts))[palette.CARD]
    dim = colours_of(open_hands_picture(ended, texts))[palette.CARD]
    assert dim < bright / 2


def test_equal_cards_of_a_double_pack_are_dim_one_by_one(texts: Texts) -> None:
    moment = opened(longest_hand("double-hasenpfeffer"))[0]
    card = moment.hands.held[0][0]
    pictures = []
    for held, played in (((card, card), ()), ((card,), (card,)), ((), (card, card))):
        hands = replace(moment.hands, held=(held, *moment.hands.held[1:]), played=(played, *moment.hands.played[1:]))
        pictures.append(colours_of(open_hands_picture(replace(moment, hands=hands), texts))[palette.CARD])
    assert pictures[0] > pictures[1] > pictures[2]


def test_the_chosen_and_the_better_card_are_marked(texts: Texts) -> None:
    moment = next(m for m in opened(longest_hand("standard")) if m.table.public is not None and m.table.public.trick)
    seat = Seat(1)
    held = moment.hands.held[seat - 1]
    unmarked = colours_of(open_hands_picture(moment, texts))
    taken, better = JudgedAct("one", held[:1]), JudgedAct("other", held[-1:])
    both = colours_of(open_hands_picture(moment, texts, judged=JudgedDecision(seat, taken, better)))
    one = colours_of(open_hands_picture(moment, texts, judged=JudgedDecision(seat, taken, JudgedAct("pass"))))
    none = colours_of(
        open_hands_picture(moment, texts, judged=JudgedDecision(seat, JudgedAct("order"), JudgedAct("pass")))
    )
    frame = 2 * 5 * (56 + 78)
    assert unmarked.get(TAKEN, 0) == 0
    assert one[TAKEN] - none[TAKEN] > frame * 0.8, "a frame around the card that was chosen"
    assert both[BETTER] - one[BETTER] > frame * 0.8, "a frame around the better one"
    assert none[TAKEN] > 500, "a bid is marked in words"


def test_a_mark_is_at_its_own_players_card_only(texts: Texts) -> None:
    moment = opened(longest_hand("double-hasenpfeffer"))[0]
    shared = set(moment.hands.held[0]) & set(moment.hands.held[1])
    assert shared, "two players hold equal cards"
    act = JudgedAct("card", (min(shared),))
    pictures = [
        open_hands_picture(moment, texts, judged=JudgedDecision(Seat(seat), act, JudgedAct("pass"))) for seat in (1, 2)
    ]
    assert pictures[0] != pictures[1]
    assert colours_of(pictures[0])[TAKEN] == pytest.approx(colours_of(pictures[1])[TAKEN], abs=60)


def test_the_viewer_sits_at_the_bottom(texts: Texts) -> None:
    moment = opened(longest_hand("standard"))[-1]
    drawn = {open_hands_picture(moment, texts, bottom=Seat(seat)) for seat in (1, 2, 3, 4)}
    assert len(drawn) == 4
    assert open_hands_picture(moment, texts) in drawn


def test_one_hand_has_one_layout(texts: Texts) -> None:
    """So that its pictures can follow each other; and nothing lies outside of it."""
    moments = opened(longest_hand("railroad"))
    layout = OpenLayout.of(moments, texts)
    own = [OpenLayout.of([moment], texts) for moment in moments]
    assert layout.height >= max(one.height for one in own)
    assert layout.rows.longest >= max(one.rows.longest for one in own)


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize(("preset", "options"), sampled(GAMES))
def test_the_words_name_every_card_in_hand(preset: str, options: dict[str, int], locale: str) -> None:
    texts = Texts(locale, strict=True)
    long = ("Maximiliane von Hohenfels", "Wolfeschlegelsteinhausen", "Иван Петрович Сидоров", "田中太郎", "Eve", "Fay")
    moment = opened(longest_hand(preset, options))[0]
    table = moment.table._replace(chairs=chairs(len(moment.hands.held), long))
    text = open_hands_alt(replace(moment, table=table), texts)
    assert len(text) <= LONGEST_ALT
    in_words = all(card_words(card, texts) in text for cards in moment.hands.held for card in cards)
    assert in_words or len(moment.hands.held) * len(moment.hands.held[0]) >= 40
    for chair in table.chairs:
        assert (chair.name or "")[:12] in text


# -- hand animation
#
# A hand as an animated picture: small, a card a second, the last trick full, and its result held at the end.


LARGEST_ANIMATION = 1_000_000
"""Bytes."""


def frames(data: bytes) -> list[tuple[Image.Image, int]]:
    """Every frame as it is seen, and for how long in milliseconds."""
    picture = Image.open(io.BytesIO(data))
    assert picture.format == "GIF"
    captions = []
    for number in range(getattr(picture, "n_frames", 1)):
        picture.seek(number)
        captions.append((picture.convert("RGB"), int(picture.info["duration"])))
    return captions


@pytest.mark.parametrize("preset", sampled(presets.PRESETS, ["house", "cutthroat", "hasenpfeffer"]))
def test_a_card_a_second_and_the_result_at_the_end(preset: str, texts: Texts) -> None:
    hand = longest_hand(preset)
    data = hand_animation(opened(hand), texts)
    assert len(data) < LARGEST_ANIMATION
    shown = frames(data)
    view = require(hand[-1].table.public)
    cards = sum(len(trick.plays) for trick in view.tricks)
    before_play = len(
        [moment for moment in hand[:-1] if moment.state.hands and not moment.state.tricks and not moment.state.trick]
    )
    assert cards > 0
    assert sum(time for _, time in shown) == DEAL + CALL * (before_play - 1) + CARD * cards + RESULT
    assert shown[-1][1] == RESULT
    assert Image.open(io.BytesIO(data)).info["loop"] == 0
    assert {image.size for image, _ in shown} == {(WIDTH, shown[0][0].height)}


def avatars_of(user_ids: Iterable[int], path: Path) -> dict[int, str]:
    """Avatars of any colours."""
    noise, avatars = random.Random(5), {}
    for user_id in user_ids:
        avatars[user_id] = str(path / f"{user_id}.png")
        Image.frombytes("RGB", (16, 16), noise.randbytes(3 * 256)).resize((128, 128)).save(avatars[user_id])
    return avatars


def test_an_animation_shows_the_faces_of_its_players_in_every_frame(texts: Texts, tmp_path: Path) -> None:
    """Six avatars of any colours and a hand in which somebody sits out: one palette has room for all of them."""
    avatars = avatars_of(range(1001, 1007), tmp_path)
    alone = [now for now in moments(presets.build("csl"), 3) if now.state.standing.number == 1]
    assert any(require(now.table.public).sitting_out for now in alone)
    for course in (opened(alone), opened(longest_hand("call-ace", {"players": 6}))):
        seating = Seating.of(course[0].table.rules)
        with_faces = frames(hand_animation(course, texts, avatars=avatars))
        plain = frames(hand_animation(course, texts))
        assert [time for _, time in with_faces] == [time for _, time in plain]
        boxes = [seating.plate_box(Seat(seat)) for seat in course[0].table.rules.seats]
        faces = [(left + 30, top + 20, left + 60, top + 40) for left, top, *_ in boxes]
        of_frame = [tuple(image.crop(face).tobytes() for face in faces) for image, _ in with_faces]
        first = OpenHandsPainter(course[0], OpenLayout.of(course, texts), texts, DeckColours.PAIRS, avatars)
        still = first.paint(fades=False).image.convert("RGB")
        assert of_frame[0] == tuple(still.crop(face).tobytes() for face in faces)
        for (image, _), shown in zip(plain, of_frame, strict=True):
            seen = [image.crop(face).tobytes() != one for face, one in zip(faces, shown, strict=True)]
            assert seen.count(False) <= (2 if course[0].table.rules.preset == "csl" else 0), "all but who sits out"


@pytest.mark.parametrize(
    "changes",
    [{6: {1: 2001}}, {4: {2: None}, 9: {2: 1002}}, {0: {3: None}, -1: {3: 2001}},
     {4: {1: 2001, 2: 2002}, 8: {1: 2003, 2: 1002}, -1: {3: 2004, 4: 2005}}],
    ids=["taken", "left and back", "a computer's", "swapped, and more than a palette holds"],
)  # fmt: skip
def test_an_animation_shows_the_faces_of_everybody_who_sat_there(
    changes: dict[int, dict[int, int | None]], texts: Texts, tmp_path: Path
) -> None:
    """Chairs change within a hand: each frame shows who sits there then, with as many faces as a palette holds."""
    course = opened(longest_hand("standard"))
    starts = {at % len(course): given for at, given in changes.items()}
    sitting = {chair.seat: chair.user_id for chair in course[0].table.chairs}
    people = dict.fromkeys(sitting.values())
    for at, moment in enumerate(course):
        sitting |= {Seat(seat): user_id for seat, user_id in starts.get(at, {}).items()}
        people |= dict.fromkeys(sitting.values())
        at_table = tuple(replace(chair, user_id=sitting[chair.seat]) for chair in moment.table.chairs)
        course[at] = replace(moment, table=moment.table._replace(chairs=at_table))
    avatars = avatars_of(filter(None, people), tmp_path)
    faces = dict(list(avatars.items())[:MOST_PHOTOGRAPHS])
    seen = [image for image, _ in frames(hand_animation(course, texts, avatars=avatars))]
    assert len(avatars) > MOST_PHOTOGRAPHS or faces == avatars
    for moment, image in ((course[0], seen[0]), (course[-1], seen[-1])):
        alone = OpenHandsPainter(moment, OpenLayout.of(course, texts), texts, DeckColours.PAIRS, faces)
        assert image.tobytes() == alone.paint(fades=False).image.convert("RGB").tobytes()


def test_the_largest_hand_is_small_enough(texts: Texts) -> None:
    assert len(hand_animation(opened(longest_hand("double-hasenpfeffer", {"players": 6})), texts)) < LARGEST_ANIMATION


def test_the_last_frame_is_the_result_and_the_one_before_the_last_trick(texts: Texts) -> None:
    moments = opened(longest_hand("standard"))
    shown = frames(hand_animation(moments, texts))
    layout = OpenLayout.of(moments, texts)
    result = OpenHandsPainter(moments[-1], layout, texts, DeckColours.PAIRS).paint().image.convert("RGB")
    assert shown[-1][0].tobytes() == result.tobytes(), "nothing is lost"
    middle = (200, 100, 600, 540)
    assert shown[-2][0].crop(middle).tobytes() != result.crop(middle).tobytes()
    table_only = (0, layout.table_height, WIDTH, layout.height)
    assert shown[-2][0].crop(table_only).tobytes() == result.crop(table_only).tobytes(), "the hands are the same"


def test_every_frame_is_seen_as_it_was_painted_and_the_card_that_ends_a_trick_is_bright(texts: Texts) -> None:
    """What a frame leaves out is what it has in common with those before it; all have one palette."""
    moments = opened(longest_hand("standard"))
    data = hand_animation(moments, texts)
    layout, seen, pale = OpenLayout.of(moments, texts), [image.tobytes() for image, _ in frames(data)], 0
    for moment in moments:
        view = moment.table.public
        if view is None or view.trick or not view.tricks or view.result is not None:
            continue
        painter = OpenHandsPainter(moment, layout, texts, DeckColours.PAIRS)
        bright, faded = (painter.paint(fades=fades).image.convert("RGB") for fades in (False, True))
        assert bright.tobytes() in seen
        pale += faded.tobytes() != bright.tobytes()
    assert pale == 4
    assert data.count(bytes(part for colour in palette.ALL for part in colour)) == 1, "one palette for all"


def test_the_score_changes_with_the_result_and_no_sooner(texts: Texts) -> None:
    hand = longest_hand("standard")
    assert hand[-1].table.public is not None
    assert hand[-1].table.public.score != require(hand[0].table.public).score
    first, *_, trick, result = (
        image.crop((0, 0, WIDTH, 140)).resize((80, 14)) for image, _ in frames(hand_animation(opened(hand), texts))
    )
    corners = [(0, 5, 9, 11), (53, 5, 61, 11)]
    assert [first.crop(c).tobytes() for c in corners] == [trick.crop(c).tobytes() for c in corners]
    assert [trick.crop(c).tobytes() for c in corners] != [result.crop(c).tobytes() for c in corners]


def test_a_hand_without_play_has_its_deal_and_its_result(texts: Texts) -> None:
    """Everybody passes: it is thrown in."""
    hand = longest_hand("standard")
    short = [hand[0], hand[-1]]
    assert len(frames(hand_animation(opened(short), texts))) >= 2
