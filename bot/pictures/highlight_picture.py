"""The picture of a highlight: a march, a lone hand made, a euchre, or the end of a game.

It shows the winners, the score, and the decisive hand, trick by trick. One painter makes both the still and the
animation, an animated WebP, which begins and ends with the still, so that one frame alone shows everything.

Theory of operation. A worker draws one *part* at a time, so that no other picture waits for a whole animation: first
the still, a WebP file of its own, then each frame, as the rectangle that differs from the frame before. ``join_parts``
puts the parts together without drawing. Everything in the picture is public once a hand is over.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from PIL import Image, ImageChops

from bot.engine.acts import Act, PlayCard
from bot.engine.rules import Outcome
from bot.engine.seats import Seat, unit_of
from bot.engine.state import HandResult, Trick
from bot.pictures import palette
from bot.pictures.canvas import Canvas
from bot.pictures.card_faces import SHAPE, card_face
from bot.pictures.figures import Portrait, portrait_picture, signed_disc
from bot.pictures.layout import MARGIN, SMALL, WIDTH, Spot
from bot.pictures.letters import NARROWEST, cut_to_width, fitting_size, text_width
from bot.pictures.palette import Colour
from bot.pictures.shapes import dashed_box, shape
from bot.pictures.sheets import split_words
from bot.pictures.shelf import sprite
from bot.pictures.table_picture import NO_AVATARS, AvatarFiles, names_within, picture_name
from bot.tables.model import Chair, FinishedHand, Status
from bot.tables.views import ScoredHand, Snapshot, TableView, sight_of
from bot.words.catalogue import Texts
from bot.words.labels import scored_making_words
from bot.words.lines import with_minus, with_sign
from bot.words.voice import Voice, bower_of, tell_chairs_apart

# -- which hands have a picture of their own


_NEAR = 2  # a side that needs at most this many points may win with the next hand


@dataclass(frozen=True, slots=True)
class Highlight:
    """A hand to show: the table at its end, its result, and the score ``before`` it."""

    table: TableView
    result: HandResult
    before: tuple[int, ...]
    line: ScoredHand | None
    hand: FinishedHand | None
    over: bool

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won the game, or scored with the hand; if it only cost points, those that lost none."""
        partners, points = self.table.rules.traits.partners, self.result.points
        if self.over:
            units = [self.result.winner]
        else:
            units = [unit for unit, gained in enumerate(points, 1) if gained > 0]
            units = units or [unit for unit, gained in enumerate(points, 1) if gained == 0]
        return tuple(Seat(seat) for seat in self.table.rules.seats if unit_of(Seat(seat), partners) in units)

    @property
    def tricks(self) -> tuple[Trick, ...]:
        return self.hand.view.tricks if self.hand is not None else ()


def highlight_of(game: Snapshot) -> Highlight | None:
    """Return the latest hand, or the end of the game, if it deserves a picture; else ``None``.

    There is none if traditions are off, if the table shows no pictures, or if others may still play the same deals. A
    game's first hand never has one, nor have two hands in a row. While the next hand may well end the game, the picture
    is saved for the end.
    """
    table, hands = game.table.with_players_of_game, game.sheet
    is_shown = table.pictures and table.traditions and table.rules.traditions
    if not is_shown or not hands or not sight_of(table, None).past:
        return None
    result = table.public.result if table.public is not None and table.status is not Status.PLAYING else None
    over = result is not None and result.winner is not None
    if (over and table.ending is not None) or (table.status is Status.CLOSED and not over):
        return None
    shown = False
    for hand in hands[1:]:
        shown = not shown and _is_highlight(hand, table)
    latest, played = hands[-1], table.last_hand
    if over and result is not None and latest.result.winner is None:
        return None if shown else Highlight(table, result, result.score, None, None, over)
    if not shown or played is None or played.hand_seq != latest.hand_seq:
        return None
    tried = played if latest.result.outcome is not Outcome.CONCEDED else None
    return Highlight(table, latest.result, hands[-2].result.score, latest, tried, over)


def _is_highlight(hand: ScoredHand, table: TableView) -> bool:
    result = hand.result
    if result.winner is not None:
        return True
    if table.tournament is None and max(result.score) >= table.rules.points - _NEAR:
        return False
    lone = result.outcome is Outcome.MADE and hand.alone
    return lone or result.outcome in (Outcome.MARCH, Outcome.EUCHRE, Outcome.EUCHRE_MARCH)


# -- the drawing


_HEAD, _BODY = 178, 232  # heights in pixels: the headline, and the boxes with faces and score
_SCORE_WIDTH = 290
_FACES_WIDTH = WIDTH - 3 * MARGIN - _SCORE_WIDTH
_TOP = _HEAD + _BODY + 2 * MARGIN  # the upper edge of the tricks
_OUTCOMES, _WINNERS, _NAMES = (72, 60, 50, 42), (58, 50, 42, SMALL), (42, SMALL)
_FACES = {1: 156, 2: 150, 3: 118}
"""Size of a face in pixels, by the number of faces in a row. More faces are in two columns, with names beside them."""
_SMALL_FACE = 64
_IN_ROW, _CARD, _SMALL_CARD = 6, 124, 84  # most cards in a row, and a card's width in one row and in two rows
_LIFT, _FRAME, _PILL = 22, 5, 57
_STARS = tuple(
    (x, y, size) for left, y, size in ((44, 42, 54), (98, 76, 30), (42, 104, 24)) for x in (left, WIDTH - left)
)
"""The stars beside the headline: centre and size."""
_HEAD_ROOM, _LINE_ROOM, _LONGEST_NAME = 560, 660, 240  # pixels between the stars, and the most pixels of a name there


class _Step(NamedTuple):
    """One frame: how many tricks lie there, whether the last is still ``lifted``, how many ``stars`` shine, whether the
    new score is shown, and for how many milliseconds.
    """

    laid: int
    lifted: bool
    stars: int
    scored: bool
    milliseconds: int


def _steps(tricks: int) -> list[_Step]:
    last = len(_STARS)
    steps = [_Step(tricks, False, last, True, 1600), _Step(0, False, 0, False, 500)]
    for laid in range(1, tricks + 1):
        steps.append(_Step(laid, True, 0, False, 90))
        steps.append(_Step(laid, False, 0, False, 360 if tricks <= _IN_ROW else 210))
    steps += [_Step(tricks, False, stars, True, 130) for stars in range(2, last, 2)]
    return [*steps, _Step(tricks, False, last, True, 4000)]


class HighlightPainter:
    """Paints one frame of a highlight on a new canvas."""

    def __init__(self, shown: Highlight, texts: Texts, avatars: AvatarFiles = NO_AVATARS) -> None:
        self._shown = shown
        self._table = shown.table._replace(chairs=tell_chairs_apart(shown.table.chairs))
        self._texts, self._avatars = texts, avatars
        self._photographs: list[tuple[Spot, str, int]] = []
        self._partners = shown.table.rules.traits.partners
        tricks = len(shown.tricks)
        self._rows = 1 if tricks <= _IN_ROW else 2
        self._in_row = max(1, -(-tricks // self._rows))
        self._card = _CARD if self._rows == 1 else _SMALL_CARD
        self._high = round(self._card * SHAPE) + _PILL + _LIFT + 2 * _FRAME
        self._canvas = Canvas((WIDTH, _TOP + (self._rows * self._high + MARGIN if tricks else 0)))

    def paint(self, step: _Step | None = None) -> Canvas:
        """Paint the frame at this step, or the still."""
        step = step or _steps(len(self._shown.tricks))[0]
        self._paint_headline(step.stars)
        self._paint_faces()
        self._paint_score(step.scored)
        for number, trick in enumerate(self._shown.tricks, 1):
            self._paint_trick(number, trick, laid=number <= step.laid, lifted=step.lifted and number == step.laid)
        return self._canvas

    def _name_of(self, seat: Seat, act: Act) -> str:
        chair = None if self._shown.hand is None else self._shown.hand.credits.of(seat, act)
        if chair is not None and chair.is_stand_in:
            return self._texts("picture-computer")
        return picture_name(chair or self._table.chair(seat), self._texts)

    def _ink(self, seat: Seat) -> Colour:
        return palette.SIDES[(seat - 1) % 2] if self._partners else palette.TEXT

    def _paint_headline(self, stars: int) -> None:
        canvas, words, line = self._canvas, self._headline(), self._line()
        size = fitting_size(words, _WINNERS if self._shown.over else _OUTCOMES, _HEAD_ROOM)
        canvas.text((WIDTH // 2, 48), words, size, palette.GOLD, "m", width=_HEAD_ROOM)
        lines = split_words(line, round(_LINE_ROOM / NARROWEST))
        for number, words in enumerate(lines):
            spot = (WIDTH // 2, 134 + (2 * number - len(lines) + 1) * 22)
            canvas.text(spot, words, SMALL, palette.TEXT, "m", width=_LINE_ROOM)
        for x, y, size in _STARS[:stars]:
            canvas.stamp((x, y), shape("star", size), palette.GOLD)

    def _headline(self) -> str:
        texts, shown, outcome = self._texts, self._shown, self._shown.result.outcome
        if shown.over:
            wins = {"count": len(shown.winners)}
            left = _HEAD_ROOM - text_width(texts("picture-wins", names="", **wins), _WINNERS[-1])
            chairs = [self._table.chair(seat) for seat in shown.winners]
            return texts("picture-wins", names=names_within(chairs, texts, _WINNERS[-1], left), **wins)
        lone = shown.line is not None and shown.line.alone
        if lone and outcome in (Outcome.MADE, Outcome.MARCH):
            return texts(f"picture-lone-{outcome}")
        return texts(f"picture-outcome-{outcome}")

    def _line(self) -> str:
        texts, shown = self._texts, self._shown
        voice = replace(Voice.of(self._table, texts, plain=True), chairs=tuple(map(self._cut, self._table.chairs)))
        if shown.result.outcome is Outcome.CONCEDED and shown.result.winner is not None:
            return texts("over-conceded", names=voice.unit(3 - shown.result.winner))
        if shown.line is None:
            return ""
        by = shown.line.made_by
        made = scored_making_words(shown.line if by is None else replace(shown.line, made_by=self._cut(by)), voice)
        return " · ".join(filter(None, (texts("picture-hand", number=shown.line.number), made)))

    def _cut(self, chair: Chair) -> Chair:
        name = cut_to_width(picture_name(chair, self._texts), SMALL, _LONGEST_NAME)
        return replace(chair, name=name, level=None)

    # -- the winners' faces

    def _paint_faces(self) -> None:
        self._canvas.box((MARGIN, _HEAD + MARGIN), (_FACES_WIDTH, _BODY), palette.RAIL, 22)
        chairs = [self._table.chair(seat) for seat in self._shown.winners]
        size, top = _FACES.get(len(chairs)), _HEAD + MARGIN
        for index, chair in enumerate(chairs):
            name = picture_name(chair, self._texts)
            if size is not None:
                cell = _FACES_WIDTH // len(chairs)
                x = MARGIN + index * cell + cell // 2
                self._paint_face(chair, (x, top + 16 + size // 2), size)
                room = cell - 16
                spot = (x, top + 16 + size + (_BODY - 16 - size) // 2)
                self._canvas.text(spot, name, fitting_size(name, _NAMES, room), self._ink(chair.seat), "m", width=room)
                continue
            row, column = divmod(index, 2)
            rows, cell = (len(chairs) + 1) // 2, _FACES_WIDTH // 2
            x, y = MARGIN + column * cell + 16, top + (2 * row + 1) * _BODY // (2 * rows)
            self._paint_face(chair, (x + _SMALL_FACE // 2, y), _SMALL_FACE)
            room = cell - _SMALL_FACE - 36
            spot = (x + _SMALL_FACE + 12, y)
            self._canvas.text(spot, name, fitting_size(name, _NAMES, room), self._ink(chair.seat), width=room)
        self._canvas.photographs(self._photographs)

    def _paint_face(self, chair: Chair, centre: Spot, size: int) -> None:
        ring = self._ink(chair.seat) if self._partners else palette.GOLD
        name, line = picture_name(chair, self._texts), max(4, size // 22)
        inner = size - 2 * line
        portrait = Portrait.of_person(chair.user_id, name)
        if chair.is_computer:
            portrait = Portrait(palette.PLATE, animal=chair.name or "")
        self._canvas.paint_centred(centre, sprite(_draw_ringed, portrait, size, line, ring))
        avatar = self._avatars.get(chair.user_id or 0)
        if avatar is not None:
            self._photographs.append(((centre[0] - inner // 2, centre[1] - inner // 2), avatar, inner))

    # -- the score

    def _paint_score(self, scored: bool) -> None:
        left, top = WIDTH - MARGIN - _SCORE_WIDTH, _HEAD + MARGIN
        self._canvas.box((left, top), (_SCORE_WIDTH, _BODY), palette.RAIL, 22)
        scores = self._shown.result.score if scored else self._shown.before
        gains = self._shown.result.points if scored else (0,) * len(scores)
        if self._partners:
            self._paint_sides((left + _SCORE_WIDTH // 2, top + _BODY // 2), scores, gains)
            return
        row, room = (_BODY - 16) // len(scores), _SCORE_WIDTH - 32
        for index, (chair, score, gain) in enumerate(zip(self._table.chairs, scores, gains, strict=True)):
            y = top + 8 + row // 2 + index * row
            ink = palette.GOLD if chair.seat in self._shown.winners else palette.TEXT
            self._canvas.text((left + 16 + room, y), with_minus(score), SMALL, ink, "r")
            if gain:
                self._canvas.text((left + room - 34, y), with_sign(gain), SMALL, palette.TEXT_DIM, "r")
            self._canvas.text((left + 16, y), picture_name(chair, self._texts), SMALL, ink, width=room - 116)

    def _paint_sides(self, middle: Spot, scores: Sequence[int], gains: Sequence[int]) -> None:
        x, y = middle
        size = fitting_size(" : ".join(map(with_minus, scores)), (108, 92, 76, 60, 48), _SCORE_WIDTH - 36)
        self._canvas.text((x, y - 34), ":", max(SMALL, size - 12), palette.TEXT_DIM, "m")
        for side, anchor in ((0, "r"), (1, "l")):
            away = (size // 4 + 6) * (2 * side - 1)
            self._canvas.number((x + away, y - 22), with_minus(scores[side]), size, palette.SIDES[side], anchor)
            if gains[side]:
                spot = (x + (_SCORE_WIDTH // 4) * (2 * side - 1), y + 76)
                self._canvas.pill(spot, with_sign(gains[side]), 40, palette.CHIP_TEXT, palette.GOLD)

    # -- the hand

    def _paint_trick(self, number: int, trick: Trick, *, laid: bool, lifted: bool) -> None:
        row, place = divmod(number - 1, self._in_row)
        in_row = min(self._in_row, len(self._shown.tricks) - row * self._in_row)
        cell = (WIDTH - 2 * MARGIN) // max(self._in_row, 5)
        x = WIDTH // 2 + (2 * place - in_row + 1) * cell // 2
        wide, high = self._card, round(self._card * SHAPE)
        top = _TOP + row * self._high + _LIFT
        if not laid or trick.winner is None:
            self._canvas.stamp((x, top + high // 2), dashed_box(wide, high, wide // 11), palette.TEXT_DIM)
            return
        ours = trick.winner in self._shown.winners
        spot = (x - wide // 2, top - (_LIFT - _FRAME if lifted else 0))
        card, trump = dict(trick.plays)[trick.winner], self._shown.line.trump if self._shown.line else None
        if ours:
            size = (wide + 2 * _FRAME, high + 2 * _FRAME)
            self._canvas.box((spot[0] - _FRAME, spot[1] - _FRAME), size, palette.GOLD, wide // 11 + _FRAME)
        face = card_face(card, wide, bower=bower_of(card, trump), locale=self._texts.locale)
        self._canvas.picture(spot, face, shows=card, faded=not ours)
        if not lifted:
            name = self._name_of(trick.winner, PlayCard(card))
            self._canvas.pill((x, top + high + 35), name, SMALL, self._ink(trick.winner), palette.RAIL, cell - 6)


def _draw_ringed(portrait: Portrait, size: int, line: int, ring: Colour) -> Image.Image:
    image = signed_disc(size, ring)
    image.alpha_composite(portrait_picture(portrait, size - 2 * line), (line, line))
    return image


# -- the file


FORMAT = "webp"
LARGEST = 400_000
"""The most bytes of an animation. If it is larger, the still is shown instead."""


def count_parts(shown: Highlight) -> int:
    """Return the number of parts of a highlight's animation, including its still."""
    return len(_steps(len(shown.tricks)))


def highlight_part(shown: Highlight, texts: Texts, avatars: AvatarFiles, number: int) -> bytes:
    """Draw one part of a highlight, 800 pixels wide. Part 0 is the still, a WebP file; the others are frames."""
    step = _steps(len(shown.tricks))[number]
    image = _frame(shown, texts, avatars, step)
    if number == 0:
        return _encode(image)
    before = _frame(shown, texts, avatars, _steps(len(shown.tricks))[number - 1])
    left, top, right, bottom = ImageChops.difference(before, image).getbbox() or (0, 0, 2, 2)
    left, top = left // 2 * 2, top // 2 * 2  # a frame must begin at even pixels
    return _as_frame(_encode(image.crop((left, top, right, bottom))), (left, top), step.milliseconds)


def join_parts(parts: Sequence[bytes], largest: int = LARGEST) -> bytes:
    """Return the animation of these parts, played once. If it is too large, or has no frames, return the still."""
    still = parts[0]
    with Image.open(io.BytesIO(still)) as image:
        wide, high = image.size
    moving = 0x02
    header = _chunk(b"VP8X", struct.pack("<I", moving) + _threes(wide - 1, high - 1))
    first = _as_frame(still, (0, 0), _steps(0)[0].milliseconds)
    body = b"".join([header, _chunk(b"ANIM", struct.pack("<IH", 0, 1)), first, *parts[1:]])
    file = b"RIFF" + struct.pack("<I", 4 + len(body)) + b"WEBP" + body
    return file if len(parts) > 1 and len(file) <= largest else still


def _frame(shown: Highlight, texts: Texts, avatars: AvatarFiles, step: _Step) -> Image.Image:
    return HighlightPainter(shown, texts, avatars).paint(step).image.convert("RGB")


def _encode(image: Image.Image) -> bytes:
    """Return a picture as a lossless WebP file, which is small because there are few colours."""
    out = io.BytesIO()
    image.save(out, "WEBP", lossless=True, method=1, quality=30)
    return out.getvalue()


def _as_frame(file: bytes, spot: Spot, milliseconds: int) -> bytes:
    """Return a WebP file as one frame of an animation, which replaces what is below it."""
    with Image.open(io.BytesIO(file)) as image:
        wide, high = image.size
    shape_of = _threes(spot[0] // 2, spot[1] // 2, wide - 1, high - 1, milliseconds)
    not_blended = 0x02
    return _chunk(b"ANMF", shape_of + bytes([not_blended]) + file[12:])


def _threes(*numbers: int) -> bytes:
    return b"".join(number.to_bytes(3, "little") for number in numbers)


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + bytes(len(data) % 2)
