"""Pictures of a player's own seat with their hand before them, and pictures of the tour.

They use only the player's own ``SeatView`` and the public table. Pure and synchronous, some milliseconds: call them off
the event loop.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

from bot.engine.acts import Discard, Give, PlayCard
from bot.engine.cards import Card, make_pack
from bot.engine.rules import Law, PartnersBest
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.pictures import palette
from bot.pictures.canvas import CLOSE_COMPRESSION, Canvas
from bot.pictures.card_faces import SHAPE, card_back, card_face
from bot.pictures.layout import MARGIN, SMALL, WIDTH, Seating, Spot
from bot.pictures.letters import text_width
from bot.pictures.palette import TEXT_DIM
from bot.pictures.shelf import SHELF, Sprite
from bot.pictures.table_picture import NO_AVATARS, AvatarFiles, TablePainter, table_picture
from bot.tables.preferences import DeckColours, HandOrder
from bot.tables.views import Cards, TableView
from bot.words.catalogue import Texts, locales
from bot.words.labels import sort_cards
from bot.words.tour import LADDER, STEPS, TRUMP, tour_moment
from bot.words.voice import bower_of

_RAISED = 16  # how far a playable card is raised, in pixels
_GAP, _FRAME = 10, 5
_WIDEST, _WIDEST_OF_TWO_ROWS = 150, 128
_ONE_ROW = 7  # most cards in a row; a larger hand has two rows, of which the lower covers part of the upper
_MOVED_WIDTH, _MOVED_HEIGHT = 46, 76


@dataclass(frozen=True, slots=True)
class _Rows:
    """How a hand is laid out: cards in the longer row, their width and height, the visible height of the upper row."""

    longest: int
    width: int
    height: int
    upper: int

    @classmethod
    def of(cls, dealt: int, cards: int) -> _Rows:
        """Lay out ``cards`` cards. The number ``dealt`` decides the rows, so that picking up a card never adds one."""
        one_row = dealt <= _ONE_ROW
        longest = cards if one_row else (cards + 1) // 2
        width = min(
            _WIDEST if one_row else _WIDEST_OF_TWO_ROWS,
            (WIDTH - 2 * MARGIN + _GAP) // max(1, longest) - _GAP,
        )
        height = round(width * SHAPE)
        return cls(longest, width, height, 0 if one_row else height * 13 // 20)

    @property
    def all_high(self) -> int:
        return self.upper + self.height

    def spots(self, cards: int, top: int) -> Iterator[Spot]:
        longest = self.longest if cards <= self.longest else (cards + 1) // 2
        for index in range(cards):
            row, place = divmod(index, longest)
            in_row = min(longest, cards - row * longest)
            left = (WIDTH - in_row * (self.width + _GAP) + _GAP) // 2 + place * (self.width + _GAP)
            yield left, top + (self.upper if row == (cards - 1) // longest else 0)


def panel_picture(
    table: TableView,
    own_view: SeatView,
    texts: Texts,
    colours: DeckColours = DeckColours.PAIRS,
    order: HandOrder = HandOrder.TRUMP_FIRST,
    avatars: AvatarFiles = NO_AVATARS,
    framed: Cards = (),
) -> bytes:
    """Draw the panel as a PNG, 800 pixels wide. Its height stays the same until the hand ends."""
    return draw_panel(table, own_view, texts, colours, order, avatars, framed).png()


def draw_panel(
    table: TableView,
    own_view: SeatView,
    texts: Texts,
    colours: DeckColours = DeckColours.PAIRS,
    order: HandOrder = HandOrder.TRUMP_FIRST,
    avatars: AvatarFiles = NO_AVATARS,
    framed: Cards = (),
) -> Canvas:
    return _PanelPainter(table, own_view, texts, colours).paint(order, avatars, framed)


class _PanelPainter:
    def __init__(self, table: TableView, own_view: SeatView, texts: Texts, colours: DeckColours) -> None:
        self._table, self._mine = table, own_view
        self._texts, self._colours = texts, colours
        dealt = len(own_view.dealt) or own_view.public.rules.hand_size
        self._as_dealt, self._rows = _Rows.of(dealt, dealt), _Rows.of(dealt, max(dealt, len(own_view.hand)))
        moved = (
            ("picture-received", own_view.received),
            ("picture-gave", own_view.gave),
            ("picture-discarded", own_view.discarded),
        )
        self._moved = [(key, cards) for key, cards in moved if cards]
        ended = own_view.public.result is not None and not own_view.hand
        self._awaits_hand = not (ended or own_view.dealt)
        rules = own_view.public.rules
        may_receive_first = rules.traits.widow or rules.partners_best is PartnersBest.GIVE_THEN_DISCARD
        has_room = self._moved or (may_receive_first and not ended)  # room for a card before one is discarded
        between = _MOVED_HEIGHT if has_room else 0
        self._seating = Seating.of(table.rules, own_view.seat)
        self._top = self._seating.height + between + _RAISED
        bottom = self._seating.height + between if ended else self._top + self._as_dealt.all_high
        self._canvas = Canvas((WIDTH, bottom + MARGIN))

    def paint(self, order: HandOrder, avatars: AvatarFiles, framed: Cards) -> Canvas:
        TablePainter(self._canvas, self._table, self._seating, self._texts, self._colours, avatars).paint()
        self._paint_moved()
        spare = self._as_dealt.all_high - self._rows.all_high
        self._paint_hand(sort_cards(self._mine, order), self._top + spare // 2, framed)
        if self._awaits_hand:
            self._paint_places()
        return self._canvas

    def _face(self, card: Card, width: int) -> Sprite:
        return card_face(card, width, self._colours, bower_of(card, self._mine.public.trump), self._texts.locale)

    def _paint_moved(self) -> None:
        x, middle = 2 * MARGIN, self._seating.height + _MOVED_HEIGHT // 2
        for key, cards in self._moved:
            word = self._texts(key)
            self._canvas.text((x, middle), word, SMALL, TEXT_DIM)
            x += text_width(word, SMALL) + MARGIN
            for card in cards:
                face = self._face(card, _MOVED_WIDTH)
                self._canvas.picture((x, middle - face.height // 2), face, shows=card)
                x += _MOVED_WIDTH + MARGIN // 2
            x += 2 * MARGIN

    def _paint_hand(self, cards: Cards, top: int, framed: Cards) -> None:
        rows, playable = self._rows, playable_cards(self._mine)
        for card, (left, y) in zip(cards, rows.spots(len(cards), top), strict=True):
            raised = playable is not None and card in playable
            spot = (left, y - _RAISED if raised else y)
            faded = playable is not None and not raised
            if card in framed:
                size = (rows.width + 2 * _FRAME, rows.height + 2 * _FRAME)
                self._canvas.box((spot[0] - _FRAME, spot[1] - _FRAME), size, palette.GOLD, 18)
            self._canvas.picture(spot, self._face(card, rows.width), shows=card, faded=faded)

    def _paint_places(self) -> None:
        rows, public = self._rows, self._mine.public
        is_dealt = any(public.hand_sizes)
        frame = palette.blend(palette.FELT, palette.TEXT_DIM, 0.3)
        for spot in rows.spots(public.rules.hand_size, self._top):
            if is_dealt:
                self._canvas.picture(spot, card_back(rows.width))
            else:
                self._canvas.paint_framed(spot, (rows.width, rows.height), palette.FELT, frame, 3, rows.width // 11)


def playable_cards(own_view: SeatView) -> frozenset[Card] | None:
    """Return the cards that may be played, discarded or given. ``None`` if none, or at an old-school table
    (law 9.2).
    """
    if own_view.public.rules.law is Law.OLD_SCHOOL and own_view.public.phase is Phase.PLAY:
        return None
    acts = [act for act in own_view.legal if isinstance(act, PlayCard | Discard | Give)]
    if not acts:
        return None
    return frozenset(card for act in acts for card in ((act.card,) if isinstance(act, PlayCard) else act.cards))


# -- pictures of the tour


_STEP_CARD, _STEP_GAP = 102, 8


@SHELF.keep
def tour_picture(step: int, locale: str, colours: DeckColours = DeckColours.PAIRS) -> bytes:
    """Draw a step's picture as a PNG, 800 pixels wide; ``step`` counts from 1."""
    name, texts = STEPS[step - 1], Texts(locale)
    moment = tour_moment(name, texts)
    match name:
        case "cards":
            return _ladder(texts, colours)
        case "points":
            return table_picture(moment.table, texts, colours)
        case _:
            return panel_picture(moment.table, moment.mine, texts, colours)


def _ladder(texts: Texts, colours: DeckColours) -> bytes:
    high = round(_STEP_CARD * SHAPE)
    seating = Seating(4, Seat(1))
    canvas = Canvas((WIDTH, seating.height + high + 4 * MARGIN), compression=CLOSE_COMPRESSION)
    TablePainter(canvas, tour_moment("cards", texts).table, seating, texts, colours).paint()
    canvas.box((MARGIN, seating.height + MARGIN), (WIDTH - 2 * MARGIN, high + 2 * MARGIN), palette.RAIL, 18)
    left = (WIDTH - len(LADDER) * (_STEP_CARD + _STEP_GAP) + _STEP_GAP) // 2
    for index, card in enumerate(LADDER):
        face = card_face(card, _STEP_CARD, colours, bower_of(card, TRUMP), texts.locale)
        canvas.picture((left + index * (_STEP_CARD + _STEP_GAP), seating.height + 2 * MARGIN), face)
    return canvas.png()


# -- the drawing process


_YIELDING = 5
"""Unix niceness: if the processor is busy, answers come first, and words replace late pictures."""
_WARM_WIDTHS = (150, 112)  # card widths in pixels to draw in advance: in a hand, and on a table of four


def start_drawing() -> None:
    """Lower the priority of a new drawing process, and draw common things so that its first picture is not late.

    These are the tour in every language, which loads texts and fonts, and the cards of the usual pack. Errors are
    ignored here: the first picture that somebody waits for would fail too, and that is logged.
    """
    if hasattr(os, "nice"):
        os.nice(_YIELDING)
    with suppress(Exception):
        for locale in locales():
            tour_picture(1, locale)
        for card in make_pack(24, joker=False):
            for width in _WARM_WIDTHS:
                card_face(card, width)
