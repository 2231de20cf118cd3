"""The table as a picture: the same for every viewer, made from the public ``TableView`` alone.

``table_picture`` is pure and synchronous and takes some milliseconds: call it off the event loop. Equal tables give
equal bytes; whoever asks keeps them.
"""

from __future__ import annotations

from bot.engine.acts import Bid
from bot.engine.cards import JACK, Card, Suit, best_play, card_of
from bot.engine.rules import Outcome
from bot.engine.seats import Seat
from bot.engine.state import HandResult
from bot.engine.views import PublicView
from bot.render.picture import palette
from bot.render.picture.canvas import Canvas
from bot.render.picture.corner_panels import draw_corners
from bot.render.picture.deck import card_back, card_face
from bot.render.picture.layout import CENTRE, Seating
from bot.render.picture.palette import DeckColours
from bot.render.picture.seat_plates import draw_seats, names_within, picture_name
from bot.render.picture.typography import fitting_size, text_width
from bot.render.text.catalogue import Texts
from bot.render.text.rules_page import game_title
from bot.render.text.voice import Bower, bower_of, chairs_apart
from bot.tables.snapshots import Status, TableView

_TITLE_WIDTH = 370
_RESULT_WIDTH, _GAIN_SIZE = 316, 26
_EXPOSED_WIDTH, _EXPOSED_GAP = 46, 4


def table_picture(table: TableView, texts: Texts, colours: DeckColours = DeckColours.FOUR) -> bytes:
    """The table as a PNG of 800 × 640 pixels."""
    canvas = Canvas()
    draw_table(canvas, table, Seating(table.rules.players, Seat(1)), texts, colours)
    return canvas.png()


def draw_table(canvas: Canvas, table: TableView, seating: Seating, texts: Texts, colours: DeckColours) -> None:
    """Everything that is public, on the canvas's upper 800 × 640 pixels."""
    table = table._replace(chairs=chairs_apart(table.chairs))
    draw_seats(canvas, table, seating, texts, colours)
    view = table.public
    if view is None:
        _lobby(canvas, table, texts, colours)
        return
    draw_corners(canvas, table, view, texts, colours)
    if view.result is not None:
        _result(canvas, table, view, view.result, texts)
    elif view.trick:
        _trick(canvas, view, view.trick, seating, texts, colours)
    elif not view.tricks:
        _middle(canvas, table, view, seating.card_width, texts, colours)
    elif view.rules.shows_last_trick:
        _trick(canvas, view, view.tricks[-1].plays, seating, texts, colours, gathered=True)
    if view.result is None:
        _exposed(canvas, view, seating, texts, colours)


def _lobby(canvas: Canvas, table: TableView, texts: Texts, colours: DeckColours) -> None:
    """The game's name over a fan of trumps."""
    hearts = [card_of(Suit.HEARTS, JACK), card_of(Suit.DIAMONDS, JACK), card_of(Suit.HEARTS, 7)]
    bowers = [Bower.RIGHT, Bower.LEFT, Bower.NONE]
    x, y = CENTRE
    for index, (card, bower) in enumerate(zip(hearts, bowers, strict=True)):
        canvas.centred((x + (index - 1) * 92, y + 34), card_face(card, 84, colours, bower, texts.locale))
    title = game_title(table.rules.preset, texts)
    size = fitting_size(title, (32, 28, 24, 22), _TITLE_WIDTH)
    canvas.text((x, y - 74), title, size, palette.TEXT, "m", width=_TITLE_WIDTH)
    closed = table.status is Status.CLOSED
    words = texts("picture-closed") if closed else texts("picture-to", points=table.rules.points)
    canvas.text((x, y - 40), words, 22, palette.TEXT_DIM, "m")


def _trick(
    canvas: Canvas, view: PublicView, plays: tuple[tuple[Seat, Card], ...], seating: Seating, texts: Texts,
    colours: DeckColours, *, gathered: bool = False,
) -> None:  # fmt: skip
    """The cards before their players: the lead tagged, the best one framed in gold.

    A trick just gathered stays there, pale but for its winner, until the next card is led.
    """
    best = best_play([card for _, card in plays], view.trump) if view.trump is not None else -1
    for index, (seat, card) in enumerate(plays):
        face = card_face(card, seating.card_width, colours, bower_of(card, view.trump), texts.locale)
        x, y = seating.place(seat).card
        if index == best:
            canvas.box(
                (x - face.width // 2 - 6, y - face.height // 2 - 6),
                (face.width + 12, face.height + 12),
                palette.GOLD,
                16,
            )
        canvas.centred((x, y), face, shows=card, faded=gathered and index != best)
        tagged = best if gathered else 0
        if index == tagged:
            tag = texts("picture-took" if gathered else "picture-led")
            canvas.pill((x, y + face.height // 2 - 4), tag, 20, palette.TEXT, palette.RAIL)


def _exposed(canvas: Canvas, view: PublicView, seating: Seating, texts: Texts, colours: DeckColours) -> None:
    """The cards that lie face up before their players (law 9.7); many of one player are narrower."""
    for seat in view.seats:
        cards = [card for who, card in view.exposed if who == seat]
        place = seating.place(seat)
        x, y = place.exposed
        step = min(_EXPOSED_WIDTH + _EXPOSED_GAP, place.room // max(1, len(cards)))
        for index, card in enumerate(cards):
            face = card_face(card, step - _EXPOSED_GAP, colours, bower_of(card, view.trump), texts.locale)
            canvas.centred((x + (2 * index - len(cards) + 1) * step // 2, y), face, shows=card)


def _middle(canvas: Canvas, table: TableView, view: PublicView, width: int, texts: Texts, colours: DeckColours) -> None:
    """Between deal and first lead: the kitty and the turn-up, or the highest bid."""
    x, y = CENTRE
    widow_taken = view.rules.traits.widow and view.maker is not None
    shown = view.turnup is not None and view.turnup_taken_by is None
    if view.kitty_size and not widow_taken:
        offset = width // 2 + 8 if shown else 0
        for index in range(min(3, view.kitty_size)):
            canvas.centred((x - offset - index * 3, y - index * 3), card_back(width))
    bids = [(seat, act) for seat, act in view.calls if isinstance(act, Bid)]
    if bids and not view.kitty_size:
        seat, bid = max(bids, key=lambda said: said[1].tricks)
        canvas.text((x, y - 22), texts("picture-bid", bid=bid.tricks), 44, palette.GOLD, "m")
        canvas.text((x, y + 26), picture_name(table.chair(seat), texts), 26, palette.TEXT, "m", width=_RESULT_WIDTH)
    if view.turnup is not None and shown:
        offset = width // 2 + 8 if view.kitty_size else 0
        face = card_face(view.turnup, width, colours, bower_of(view.turnup, view.trump), texts.locale)
        canvas.centred((x + offset, y), face, shows=view.turnup, faded=view.turned_down)
        if view.turned_down:
            canvas.pill((x + offset, y), texts("picture-turned-down"), 20, palette.TEXT, palette.RAIL)


def _result(canvas: Canvas, table: TableView, view: PublicView, result: HandResult, texts: Texts) -> None:
    """How the hand or the game ended, in the middle."""
    x, y = CENTRE
    canvas.framed((x - 172, y - 76), (344, 152), palette.RAIL, palette.GOLD, 4, 20)
    if result.winner is not None and table.claims_until is None:
        seats = [seat for seat in view.seats if view.unit(seat) == result.winner]
        room = _RESULT_WIDTH - text_width(texts("picture-wins", names="", count=len(seats)), 32)
        names = names_within([table.chair(seat) for seat in seats], texts, 32, room)
        wins = texts("picture-wins", names=names, count=len(seats))
        canvas.text((x, y - 30), wins, 32, palette.GOLD, "m", width=_RESULT_WIDTH)
        scores = " : ".join(str(points).replace("-", "−") for points in result.score)
        size = fitting_size(scores, (44, 36, 28), _RESULT_WIDTH)
        canvas.text((x, y + 32), scores, size, palette.TEXT, "m", width=_RESULT_WIDTH)
        return
    canvas.text((x, y - 34), texts(f"picture-outcome-{result.outcome}"), 40, palette.GOLD, "m", width=_RESULT_WIDTH)
    for index, line in enumerate(_gains(table, view, result, texts)[:2]):
        canvas.text((x, y + 18 + 34 * index), line, _GAIN_SIZE, palette.TEXT, "m", width=_RESULT_WIDTH)


def _gains(table: TableView, view: PublicView, result: HandResult, texts: Texts) -> list[str]:
    """A line for each amount: "+2 Ann & Cay"."""
    lines = []
    for amount in sorted({gained for gained in result.points if gained}, reverse=True):
        seats = [seat for seat in view.seats if result.points[view.unit(seat) - 1] == amount]
        sign = {"sign": "+" if amount > 0 else "−", "points": abs(amount)}
        room = _RESULT_WIDTH - text_width(texts("picture-gain", names="", **sign), _GAIN_SIZE)
        names = names_within([table.chair(seat) for seat in seats], texts, _GAIN_SIZE, room)
        lines.append(texts("picture-gain", names=names, **sign))
    quiet = result.outcome in (Outcome.THROWN_IN, Outcome.REDEAL, Outcome.MISDEAL)
    return lines or ([] if quiet else [texts("picture-no-gain")])
