"""Pictures of all hands, open, below the table: one moment, or a whole hand as an animation.

Only for finished hands. Pure and synchronous, up to some tenths of a second: call it off the event loop.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from bot.engine.cards import Card, sort_hand
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.views import PublicView
from bot.pictures import palette
from bot.pictures.canvas import CLOSE_COMPRESSION, MOST_PHOTOGRAPHS, Canvas, join_frames
from bot.pictures.card_faces import SHAPE, card_back, card_face
from bot.pictures.layout import MARGIN, SMALL, WIDTH, Seating, Spot
from bot.pictures.letters import cut_to_width, text_width
from bot.pictures.palette import Colour
from bot.pictures.shapes import shape
from bot.pictures.sheets import Drawing
from bot.pictures.shelf import Sprite
from bot.pictures.table_picture import FACE, NO_AVATARS, AvatarFiles, TablePainter, numbered_seats, picture_name
from bot.tables.model import Chair
from bot.tables.preferences import DeckColours
from bot.tables.views import Cards, OpenMoment
from bot.words.catalogue import Texts
from bot.words.looking_back import open_hands_alt
from bot.words.voice import bower_of, tell_chairs_apart

_HAND_WIDTH, _LABEL, _INSET, _GAP = 382, 48, 10, 4
_WIDEST = 56  # a card's greatest width: a card this small shows only rank and suit, which is enough
_IN_ROW = 7  # most cards in a row
_ASIDE_WIDTH, _ASIDE_LINE, _ASIDE_GAP, _ASIDE_MOST = 46, 76, 20, 11
_LEGEND, _LEGEND_WIDTH, _LEGEND_LINE = 114, 50, 44
_FRAME = 5
TAKEN, BETTER = palette.WARN, palette.GOLD
"""The colours of the frames around the card that was played and around a better one."""


@dataclass(frozen=True, slots=True)
class JudgedAct:
    """An act that somebody chose or could have chosen: its words, and the cards that it uses."""

    words: str
    cards: Cards = ()


@dataclass(frozen=True, slots=True)
class JudgedDecision:
    """A judged decision: whose it was, what they chose, and what would have been better."""

    seat: Seat
    taken: JudgedAct
    better: JudgedAct


@dataclass(frozen=True, slots=True)
class _HandRows:
    """How hands of this many cards are laid out: rows, cards in the longer row, and a card's width and height."""

    rows: int
    longest: int
    width: int
    height: int

    @classmethod
    def of(cls, cards: int) -> _HandRows:
        rows = max(1, -(-cards // _IN_ROW))
        longest = max(1, (cards + rows - 1) // rows)
        width = min(_WIDEST, (_HAND_WIDTH - 2 * _INSET - 5 + _GAP) // longest - _GAP)
        return cls(rows, longest, width, round(width * SHAPE))

    @property
    def all_high(self) -> int:
        return self.rows * (self.height + _GAP) - _GAP


@dataclass(frozen=True, slots=True)
class OpenLayout:
    """The positions of the hands at every moment of one hand, above some lines and ``strip`` pixels left free."""

    seats: int
    table_height: int
    rows: _HandRows
    lines: int
    legend: bool = False
    strip: int = 0

    @classmethod
    def of(cls, moments: Sequence[OpenMoment], texts: Texts, *, legend: bool = False, strip: int = 0) -> OpenLayout:
        """Return a layout with room for these moments; ``legend`` adds a line on a judged decision's frames."""
        most = max(
            len(held) + len(played)
            for moment in moments
            for held, played in zip(moment.hands.held, moment.hands.played, strict=True)
        )
        lines = max(sum(1 for _ in _aside(moment, texts)) for moment in moments)
        height = Seating.of(moments[0].table.rules).height
        return cls(len(moments[0].hands.held), height, _HandRows.of(most), lines, legend, strip)

    @property
    def cell(self) -> int:
        """The height of a hand with its label, in pixels."""
        return _LABEL + self.rows.all_high + 2 * _INSET

    @property
    def top(self) -> int:
        """The upper edge of the hands, in pixels."""
        return self.table_height + (_LEGEND if self.legend else 0)

    @property
    def below(self) -> int:
        """The lower edge of the hands, in pixels."""
        return self.top + (self.seats + 1) // 2 * (self.cell + MARGIN)

    @property
    def height(self) -> int:
        """The height of the whole picture, in pixels."""
        return self.below + self.lines * _ASIDE_LINE + (0 if self.lines else MARGIN) + self.strip

    def spot(self, seat: Seat) -> Spot:
        """Return the upper left point of a hand. Partners' hands are one below the other."""
        row, column = divmod(seat - 1, 2)
        return MARGIN + column * (WIDTH - 2 * MARGIN - _HAND_WIDTH), self.top + row * (self.cell + MARGIN)


def open_hands_drawing(
    moment: OpenMoment,
    texts: Texts,
    colours: DeckColours,
    bottom: Seat | None = None,
    judged: JudgedDecision | None = None,
    first: Sequence[str] = (),
) -> Drawing:
    """Return the drawing of ``open_hands_picture``, with its players' ids; ``first`` begins its alt text."""
    alt = open_hands_alt(moment, texts, first, numbered=numbered_seats(moment.table))
    people = tuple(chair.user_id for chair in moment.table.chairs if chair.user_id is not None)
    return Drawing(partial(open_hands_picture, moment, texts, colours, bottom, judged), alt, people)


def open_hands_picture(
    moment: OpenMoment,
    texts: Texts,
    colours: DeckColours = DeckColours.PAIRS,
    bottom: Seat | None = None,
    judged: JudgedDecision | None = None,
    avatars: AvatarFiles = NO_AVATARS,
) -> bytes:
    """Draw the table and every hand as a PNG, 800 pixels wide. ``bottom`` sits at the bottom; played cards are dim."""
    layout = OpenLayout.of([moment], texts, legend=judged is not None)
    painter = OpenHandsPainter(moment, layout, texts, colours, faces_of([moment], avatars))
    return painter.paint(bottom, judged).png()


def faces_of(moments: Sequence[OpenMoment], avatars: AvatarFiles) -> AvatarFiles:
    """Return the avatars of the players at these moments, in a fixed order, as many as a palette holds."""
    people = dict.fromkeys(chair.user_id for moment in moments for chair in moment.table.chairs)
    faces = [(user_id, avatars[user_id]) for user_id in people if user_id is not None and user_id in avatars]
    return dict(faces[:MOST_PHOTOGRAPHS])


class OpenHandsPainter:
    """Paints one moment on a new canvas, in a layout that other moments may share. The palette has the colours of all
    ``avatars`` in their order, whoever sits at the table: painters with the same avatars share a palette.
    """

    def __init__(
        self,
        moment: OpenMoment,
        layout: OpenLayout,
        texts: Texts,
        colours: DeckColours,
        avatars: AvatarFiles = NO_AVATARS,
    ) -> None:
        self._moment = moment
        self._table = moment.table._replace(chairs=tell_chairs_apart(moment.table.chairs))
        self._layout = layout
        self._texts, self._colours, self._avatars = texts, colours, avatars
        self._trump = self._table.public.trump if self._table.public is not None else None
        self._canvas = Canvas((WIDTH, layout.height), compression=CLOSE_COMPRESSION)
        self._canvas.reserve_photographs(avatars.values(), FACE)

    def paint(self, bottom: Seat | None = None, judged: JudgedDecision | None = None, *, fades: bool = True) -> Canvas:
        """Paint the table, every hand and the cards aside. If ``fades``, a trick just gathered is pale."""
        layout = self._layout
        seating = Seating.of(self._table.rules, bottom or Seat(1))
        TablePainter(self._canvas, self._table, seating, self._texts, self._colours, self._avatars).paint(fades=fades)
        if judged is not None:
            self._paint_legend(judged)
        for chair in self._table.chairs:
            self._canvas.box(layout.spot(chair.seat), (_HAND_WIDTH, layout.cell), palette.RAIL)
            self._paint_label(chair)
            self._paint_hand(chair.seat, judged if judged is not None and judged.seat == chair.seat else None)
        for number, line in enumerate(_aside(self._moment, self._texts)):
            self._paint_aside(line, layout.below + number * _ASIDE_LINE + _ASIDE_LINE // 2)
        return self._canvas

    def _face(self, card: Card, width: int) -> Sprite:
        if self._is_hidden(card):
            return card_back(width)
        return card_face(card, width, self._colours, bower_of(card, self._trump), self._texts.locale)

    def _is_hidden(self, card: Card) -> bool:
        return card in self._moment.hands.hidden

    def _paint_face(self, spot: Spot, card: Card, face: Sprite, *, faded: bool = False) -> None:
        self._canvas.picture(spot, face, shows=None if self._is_hidden(card) else card, faded=faded)

    def _paint_label(self, chair: Chair) -> None:
        left, top = self._layout.spot(chair.seat)
        colour = palette.SIDES[(chair.seat - 1) % 2] if self._table.rules.traits.partners else palette.TEXT
        self._canvas.box((left + 4, top + 10), (5, self._layout.cell - 20), colour, 2)
        x, y = left + _INSET + 5, top + _LABEL // 2 + 4
        if chair.is_computer:
            self._canvas.stamp((x + 15, y), shape("robot", 32), colour)
            x += 38
        name = picture_name(chair, self._texts)
        self._canvas.text((x, y), name, SMALL, colour, width=left + _HAND_WIDTH - x - _INSET)

    def _paint_hand(self, seat: Seat, judged: JudgedDecision | None) -> None:
        """Paint a hand. Played cards are dim. Hidden cards come last, because their sorted place would reveal them.

        Framed cards are painted over their neighbours.
        """
        hands, rows = self._moment.hands, self._layout.rows
        left, top = self._layout.spot(seat)
        x, y = left + _INSET + 5, top + _LABEL + _INSET
        held, played = hands.held[seat - 1], hands.played[seat - 1]
        cards = sorted(sort_hand((*held, *played), self._trump), key=self._is_hidden)
        gone, remaining, frames = Counter(played), Counter(cards), _frames(judged)
        framed: list[tuple[Spot, Card, Colour]] = []
        for index, card in enumerate(cards):
            row, place = divmod(index, rows.longest)
            spot = (x + place * (rows.width + _GAP), y + row * (rows.height + _GAP))
            remaining[card] -= 1
            if frames.get(card):
                framed.append((spot, card, frames[card].pop(0)))
            else:
                faded = remaining[card] < gone[card]
                self._paint_face(spot, card, self._face(card, rows.width), faded=faded)
        for (x, y), card, colour in framed:
            face = self._face(card, rows.width)
            size = (face.width + 2 * _FRAME, face.height + 2 * _FRAME)
            self._canvas.box((x - _FRAME, y - _FRAME), size, colour, 10)
            self._paint_face((x, y), card, face)

    def _paint_legend(self, judged: JudgedDecision) -> None:
        choices = (("picture-chosen", judged.taken, TAKEN), ("picture-better", judged.better, BETTER))
        for column, (key, choice, colour) in enumerate(choices):
            spot = (MARGIN + column * (WIDTH - 2 * MARGIN - _HAND_WIDTH), self._layout.table_height)
            self._canvas.paint_framed(spot, (_HAND_WIDTH, _LEGEND - MARGIN), palette.RAIL, colour, 3, 14)
            x, y = spot[0] + 2 * _INSET, spot[1] + (_LEGEND - MARGIN) // 2
            word = self._texts(key)
            if not choice.cards:
                room = _HAND_WIDTH - 4 * _INSET
                self._canvas.text((x, y - _LEGEND_LINE // 2), word, SMALL, colour, width=room)
                self._canvas.text((x, y + _LEGEND_LINE // 2), choice.words, SMALL, width=room)
                continue
            self._canvas.text((x, y), word, SMALL, colour)
            x += text_width(word, SMALL) + 2 * _INSET
            for card in choice.cards:
                face = self._face(card, _LEGEND_WIDTH)
                self._paint_face((x, y - face.height // 2), card, face)
                x += face.width + _GAP

    def _paint_aside(self, line: Sequence[_Item], middle: int) -> None:
        x = 2 * MARGIN
        for word, cards in line:
            width = _word_width(word, cards)
            self._canvas.text((x, middle), word, SMALL, palette.TEXT_DIM, width=width)
            x += width + MARGIN
            for card in cards:
                face = self._face(card, _ASIDE_WIDTH)
                self._paint_face((x, middle - face.height // 2), card, face)
                x += _ASIDE_WIDTH + _GAP
            x += _ASIDE_GAP


def _frames(judged: JudgedDecision | None) -> dict[Card, list[Colour]]:
    """Return the colours of frames around a player's cards. Of two equal cards, the first is framed."""
    frames: dict[Card, list[Colour]] = {}
    if judged is not None:
        for choice, colour in ((judged.better, BETTER), (judged.taken, TAKEN)):
            for card in choice.cards:
                frames.setdefault(card, []).append(colour)
    return frames


# -- the cards aside: turn-up, kitty, cards laid away

_Item = tuple[str, Cards]  # a word, and the cards that it describes


def _word_width(word: str, cards: Cards) -> int:
    return min(text_width(word, SMALL) + 2, WIDTH - 5 * MARGIN - len(cards) * (_ASIDE_WIDTH + _GAP))


def _aside(moment: OpenMoment, texts: Texts) -> Iterator[Sequence[_Item]]:
    line: list[_Item] = []
    x = 2 * MARGIN
    items = (
        (word if not start else "", cards[start : start + _ASIDE_MOST])
        for word, cards in _items(moment, texts)
        for start in range(0, len(cards), _ASIDE_MOST)
    )
    for word, cards in items:
        width = _word_width(word, cards) + MARGIN + len(cards) * (_ASIDE_WIDTH + _GAP)
        if line and x + width > WIDTH - 2 * MARGIN:
            yield line
            line, x = [], 2 * MARGIN
        line.append((word, cards))
        x += width + _ASIDE_GAP
    if line:
        yield line


def _items(moment: OpenMoment, texts: Texts) -> Iterator[_Item]:
    table, hands = moment.table._replace(chairs=tell_chairs_apart(moment.table.chairs)), moment.hands
    view = table.public
    if view is None:
        return
    if view.turnup is not None:
        yield texts("picture-turn-up"), (view.turnup,)
    if hands.kitty:
        yield texts("picture-widow" if table.rules.traits.widow else "picture-kitty"), hands.kitty
    for seat, cards in hands.laid_away:
        name = cut_to_width(picture_name(table.chair(seat), texts), SMALL, 180)
        yield texts("picture-laid-away", name=name), cards


# -- a whole hand, animated


DEAL, CALL, CARD, RESULT = 2000, 1000, 1000, 6000
"""Milliseconds for which the dealt hands, each call, each card and the result are shown."""


def hand_animation(
    moments: Sequence[OpenMoment],
    texts: Texts,
    colours: DeckColours = DeckColours.PAIRS,
    avatars: AvatarFiles = NO_AVATARS,
) -> bytes:
    """Draw a hand as a looping GIF, 800 pixels wide. WebP is half as large, but slower and not shown everywhere."""
    shown = list(_animation_frames(moments))
    laid = [moment for moment, _ in shown]
    layout, faces = OpenLayout.of(laid, texts), faces_of(laid, avatars)
    frames = (OpenHandsPainter(moment, layout, texts, colours, faces).paint(fades=False) for moment, _ in shown)
    return join_frames(zip(frames, (milliseconds for _, milliseconds in shown), strict=True))


def _animation_frames(moments: Sequence[OpenMoment]) -> Iterator[tuple[OpenMoment, int]]:
    """Yield each moment with its milliseconds; the last trick in full, with the score before it."""
    before: PublicView | None = None
    for moment in moments:
        view = moment.table.public
        if view is None or not any(moment.hands.held + moment.hands.played):
            continue
        if view.result is None:
            if before is not None and _still(view) == _still(before):
                continue  # a claim that changed nothing
            yield moment, CARD if view.trick or view.tricks else DEAL if before is None else CALL
            before = view
            continue
        if moment is not moments[-1]:
            continue  # not the last moment: the hand can still be claimed
        if view.tricks and before is not None:
            full = view._replace(result=None, turn=None, phase=Phase.PLAY, score=before.score)
            yield replace(moment, table=moment.table._replace(public=full)), CARD
        yield moment, RESULT


def _still(view: PublicView) -> PublicView:
    return view._replace(judgements=(), misdeals=())
