"""The four corners of the picture: the sides' scores with their score cards, trump and its maker, the last trick.

Sees public tables only.
"""

from __future__ import annotations

from bot.engine.views import PublicView
from bot.render.picture import palette
from bot.render.picture.canvas import Canvas
from bot.render.picture.deck import card_face
from bot.render.picture.layout import CORNER_HEIGHT, CORNER_WIDTH, corner
from bot.render.picture.palette import DeckColours
from bot.render.picture.score_cards import SIZE, score_card_pips, score_cards
from bot.render.picture.seat_plates import names_within, picture_name
from bot.render.picture.shapes import disc
from bot.render.picture.typography import fitting_size, text_width
from bot.render.text.catalogue import Texts
from bot.render.text.voice import bower_of
from bot.tables.snapshots import TableView

_SMALL, _MIDDLE = 20, 26
COMPANY_WIDTH = CORNER_WIDTH - 124 - 12
COMPANY_SIZES = (_SMALL, 18)
"""How the maker plays stands in so many pixels beside trump's sign, in the first of these sizes that fits."""


def draw_corners(canvas: Canvas, table: TableView, view: PublicView, texts: Texts, colours: DeckColours) -> None:
    """Everything that stands in the corners while a game runs."""
    if view.rules.traits.partners:
        for side in (1, 2):
            _side(canvas, table, view, side, texts)
    else:
        _target(canvas, table, view, texts)
    if view.maker is not None:
        _trump(canvas, table, view, texts, colours)
    shown = view.tricks and view.rules.shows_last_trick
    if shown and view.trump is not None and (view.trick or view.result is not None):
        _last_trick(canvas, table, view, texts, colours)


def _side(canvas: Canvas, table: TableView, view: PublicView, side: int, texts: Texts) -> None:
    """A side's names, its score, and its score cards where the book has them."""
    left, top = corner(right=side == 2, bottom=False)
    canvas.box((left, top), (CORNER_WIDTH, CORNER_HEIGHT), palette.RAIL, 16)
    names = names_within(table.chairs[side - 1 :: 2], texts, _SMALL, CORNER_WIDTH - 32)
    canvas.text((left + 16, top + 22), names, _SMALL, palette.SIDES[side - 1])
    score = view.score[side - 1]
    text = str(score).replace("-", "−")
    canvas.text((left + 16, top + 72), text, 60, palette.WARN if score < 0 else palette.TEXT)
    canvas.text((left + 16, top + 113), goal(table, view, texts), _SMALL, palette.TEXT_DIM)
    pips = score_card_pips(view.rules)
    cards = score_cards(*pips, min(score, sum(pips))) if pips else None
    if cards is not None:
        canvas.picture((left + CORNER_WIDTH - SIZE[0] - 14, top + CORNER_HEIGHT - SIZE[1] - 10), cards)


def goal(table: TableView, view: PublicView, texts: Texts) -> str:
    """What ends the game: so many points, or in a contest so many hands, or a call of time."""
    if table.contest is None:
        return texts("picture-to", points=view.rules.points)
    hands = table.contest.hands
    if table.extra_hands:
        return texts("picture-extra-hand", extra=table.extra_hands)
    if hands is None:
        return texts("picture-hand", number=view.number)
    return texts("picture-hand-of", number=view.number, hands=hands)


def _target(canvas: Canvas, table: TableView, view: PublicView, texts: Texts) -> None:
    """For games of individuals, whose scores stand on their plates: the hand and the target."""
    left, top = corner(right=False, bottom=False)
    canvas.box((left, top), (150, 76), palette.RAIL, 16)
    canvas.text((left + 16, top + 26), texts("picture-hand", number=view.number), 24)
    canvas.text((left + 16, top + 54), goal(table, view, texts), _SMALL, palette.TEXT_DIM)


def _trump(canvas: Canvas, table: TableView, view: PublicView, texts: Texts, colours: DeckColours) -> None:
    """Trump's great sign, its name, its maker, alone or with whom; and the turn-up's fate."""
    left, top = corner(right=False, bottom=True)
    canvas.box((left, top), (CORNER_WIDTH, CORNER_HEIGHT), palette.RAIL, 16)
    sign = (left + 62, top + CORNER_HEIGHT // 2)
    x, room = left + 124, COMPANY_WIDTH
    if view.trump is None:
        canvas.stamp(sign, disc(100), palette.blend(palette.RAIL, palette.CARD, 0.14))
        canvas.text(sign, "?", 60, palette.TEXT_DIM, "m")
    else:
        canvas.suit_disc(sign, 100, view.trump, 70, colours)
        canvas.text((x, top + 30), texts("suit-title", suit=view.trump.letter), _MIDDLE, width=room)
    if view.maker is not None:
        name = picture_name(table.chair(view.maker), texts)
        canvas.text((x, top + 66), name, 22, palette.TEXT, width=room)
    words = company_words(table, view, texts)
    canvas.text((x, top + 100), words, fitting_size(words, COMPANY_SIZES, room), palette.GOLD, width=room)


def company_words(table: TableView, view: PublicView, texts: Texts) -> str:
    """A word about how the maker plays: alone, the bid, the partner called."""
    if view.called is not None:
        if view.partner is None:
            return texts("picture-best", suit=view.called.letter)
        if view.partner == view.maker:
            return texts("picture-no-partner")
        return texts("picture-partner", name=picture_name(table.chair(view.partner), texts))
    if view.bid is not None:
        return texts("picture-bid-alone" if view.alone else "picture-bid", bid=view.bid)
    return texts("picture-alone") if view.alone else ""


def _last_trick(canvas: Canvas, table: TableView, view: PublicView, texts: Texts, colours: DeckColours) -> None:
    """The last trick gathered, small, its winner marked and named."""
    left, top = corner(right=True, bottom=True)
    canvas.box((left, top), (CORNER_WIDTH, CORNER_HEIGHT), palette.RAIL, 16)
    last = view.tricks[-1]
    winner = picture_name(table.chair(last.winner), texts) if last.winner is not None else ""
    heading = texts("picture-last-trick")
    room = CORNER_WIDTH - 16 - text_width(heading, _SMALL) - 12 - 14
    canvas.text((left + 16, top + 24), heading, _SMALL, palette.TEXT_DIM)
    canvas.text((left + CORNER_WIDTH - 14, top + 24), winner, _SMALL, palette.GOLD, "r", width=room)
    step = min(58, (CORNER_WIDTH - 24) // max(1, len(last.plays)))
    width = min(50, step - 3)
    for index, (seat, card) in enumerate(last.plays):
        face = card_face(card, width, colours, bower_of(card, view.trump), texts.locale)
        x, y = left + 14 + index * step, top + 48 + (70 - face.height) // 2
        if seat == last.winner:
            canvas.box((x - 4, y - 4), (width + 8, face.height + 8), palette.GOLD, 8)
        canvas.picture((x, y), face, shows=card)
