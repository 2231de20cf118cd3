"""The table as a picture: plates, corners and felt, the same for every viewer, from the public ``TableView`` alone.

``table_picture`` is pure and synchronous and takes some milliseconds: call it off the event loop. Equal tables give
equal bytes; the caller keeps them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.engine import acts, presets
from bot.engine.acts import Bid
from bot.engine.cards import JACK, Card, Suit, best_play, card_of
from bot.engine.rules import Outcome, Rules
from bot.engine.seats import Seat
from bot.engine.state import HandResult, Phase
from bot.engine.views import PublicView
from bot.pictures import palette
from bot.pictures.canvas import Canvas
from bot.pictures.card_faces import card_back, card_face
from bot.pictures.layout import CENTRE, CORNER_HEIGHT, CORNER_WIDTH, PLATE_HEIGHT, PLATE_WIDTH, Seating, Spot, corner
from bot.pictures.letters import cut_to_width, drawable_name, fitting_size, text_width, tight_text_mask
from bot.pictures.palette import Colour, suit_colour
from bot.pictures.shapes import disc, rounded_box, shape
from bot.tables.model import Chair, Status
from bot.tables.preferences import DeckColours
from bot.tables.views import TableView
from bot.words.catalogue import Texts
from bot.words.labels import order_word
from bot.words.lines import with_minus
from bot.words.rules_page import game_title
from bot.words.voice import bower_of, tell_chairs_apart

_TITLE_WIDTH = 370
_RESULT_WIDTH, _GAIN_SIZE = 316, 26
_EXPOSED_WIDTH, _EXPOSED_GAP = 46, 4
_INSET = 18
_NAME_SIZES, _NOTE, _NOTE_SIZES = (26, 23, 20), 20, (20, 18, 16)
_SCORE_WIDTH = 50
_LEAST_ROOM = 100
"""Width of a name with a mark before it, in pixels."""
_SMALL, _MIDDLE = 20, 26
COMPANY_WIDTH = CORNER_WIDTH - 124 - 12
COMPANY_SIZES = (_SMALL, 18)
"""Width for how the maker plays, beside trump's sign, and the font sizes to try, the first that fits."""


def table_picture(table: TableView, texts: Texts, colours: DeckColours = DeckColours.FOUR) -> bytes:
    """Draw the table as a PNG of 800 × 640 pixels."""
    canvas = Canvas()
    TablePainter(canvas, table, Seating(table.rules.players, Seat(1)), texts, colours).paint()
    return canvas.png()


class TablePainter:
    """Paints everything that is public on the upper 800 × 640 pixels of a canvas."""

    def __init__(
        self, canvas: Canvas, table: TableView, seating: Seating, texts: Texts, colours: DeckColours = DeckColours.FOUR
    ) -> None:
        self._canvas = canvas
        self._table = table._replace(chairs=tell_chairs_apart(table.chairs))
        self._seating = seating
        self._texts = texts
        self._colours = colours

    def paint(self) -> None:
        """Paint the seats, and in a game its corners and the middle."""
        self._paint_seats()
        view = self._table.public
        if view is None:
            self._paint_lobby()
            return
        self._paint_corners(view)
        if view.result is not None:
            self._paint_result(view, view.result)
        elif view.trick:
            self._paint_trick(view, view.trick)
        elif not view.tricks:
            self._paint_middle(view)
        elif view.rules.shows_last_trick:
            self._paint_trick(view, view.tricks[-1].plays, gathered=True)
        if view.result is None:
            self._paint_exposed(view)

    def _face(self, card: Card, width: int, view: PublicView) -> Image.Image:
        return card_face(card, width, self._colours, bower_of(card, view.trump), self._texts.locale)

    def _name(self, seat: Seat) -> str:
        return picture_name(self._table.chair(seat), self._texts)

    # -- the middle

    def _paint_lobby(self) -> None:
        """Paint the game's name over a fan of trumps."""
        canvas, table, texts = self._canvas, self._table, self._texts
        hearts = [card_of(Suit.HEARTS, JACK), card_of(Suit.DIAMONDS, JACK), card_of(Suit.HEARTS, 7)]
        x, y = CENTRE
        for index, card in enumerate(hearts):
            face = card_face(card, 84, self._colours, bower_of(card, Suit.HEARTS), texts.locale)
            canvas.paint_centred((x + (index - 1) * 92, y + 34), face)
        title = game_title(table.rules.preset, texts)
        size = fitting_size(title, (32, 28, 24, 22), _TITLE_WIDTH)
        canvas.text((x, y - 74), title, size, palette.TEXT, "m", width=_TITLE_WIDTH)
        closed = table.status is Status.CLOSED
        words = texts("picture-closed") if closed else texts("picture-to", points=table.rules.points)
        canvas.text((x, y - 40), words, 22, palette.TEXT_DIM, "m")

    def _paint_trick(self, view: PublicView, plays: tuple[tuple[Seat, Card], ...], *, gathered: bool = False) -> None:
        """Paint the trick's cards before their players: the lead tagged, the best one framed in gold.

        A trick just gathered stays there, pale but for its winner, until the next card is led.
        """
        canvas = self._canvas
        best = best_play([card for _, card in plays], view.trump) if view.trump is not None else -1
        for index, (seat, card) in enumerate(plays):
            face = self._face(card, self._seating.card_width, view)
            x, y = self._seating.place(seat).card
            if index == best:
                canvas.box(
                    (x - face.width // 2 - 6, y - face.height // 2 - 6),
                    (face.width + 12, face.height + 12),
                    palette.GOLD,
                    16,
                )
            canvas.paint_centred((x, y), face, shows=card, faded=gathered and index != best)
            if index == (best if gathered else 0):
                tag = self._texts("picture-took" if gathered else "picture-led")
                canvas.pill((x, y + face.height // 2 - 4), tag, 20, palette.TEXT, palette.RAIL)

    def _paint_exposed(self, view: PublicView) -> None:
        """Paint the exposed cards before their players (law 9.7), closer together when there are many."""
        for seat in view.seats:
            cards = [card for who, card in view.exposed if who == seat]
            place = self._seating.place(seat)
            x, y = place.exposed
            step = min(_EXPOSED_WIDTH + _EXPOSED_GAP, place.room // max(1, len(cards)))
            for index, card in enumerate(cards):
                face = self._face(card, step - _EXPOSED_GAP, view)
                self._canvas.paint_centred((x + (2 * index - len(cards) + 1) * step // 2, y), face, shows=card)

    def _paint_middle(self, view: PublicView) -> None:
        """Paint the kitty and the turn-up, or the highest bid, between the deal and the first lead."""
        canvas, texts, width = self._canvas, self._texts, self._seating.card_width
        x, y = CENTRE
        widow_taken = view.rules.traits.widow and view.maker is not None
        shown = view.turnup is not None and view.turnup_taken_by is None
        if view.kitty_size and not widow_taken:
            offset = width // 2 + 8 if shown else 0
            for index in range(min(3, view.kitty_size)):
                canvas.paint_centred((x - offset - index * 3, y - index * 3), card_back(width))
        bids = [(seat, act) for seat, act in view.calls if isinstance(act, Bid)]
        if bids and not view.kitty_size:
            seat, bid = max(bids, key=lambda call: call[1].tricks)
            canvas.text((x, y - 22), texts("picture-bid", bid=bid.tricks), 44, palette.GOLD, "m")
            canvas.text((x, y + 26), self._name(seat), 26, palette.TEXT, "m", width=_RESULT_WIDTH)
        if view.turnup is not None and shown:
            offset = width // 2 + 8 if view.kitty_size else 0
            face = self._face(view.turnup, width, view)
            canvas.paint_centred((x + offset, y), face, shows=view.turnup, faded=view.turned_down)
            if view.turned_down:
                canvas.pill((x + offset, y), texts("picture-turned-down"), 20, palette.TEXT, palette.RAIL)

    def _paint_result(self, view: PublicView, result: HandResult) -> None:
        """Paint how the hand or the game ended."""
        canvas, texts = self._canvas, self._texts
        x, y = CENTRE
        canvas.paint_framed((x - 172, y - 76), (344, 152), palette.RAIL, palette.GOLD, 4, 20)
        if result.winner is not None and self._table.claims_until is None:
            seats = [seat for seat in view.seats if view.unit(seat) == result.winner]
            room = _RESULT_WIDTH - text_width(texts("picture-wins", names="", count=len(seats)), 32)
            wins = texts("picture-wins", names=self._names(seats, 32, room), count=len(seats))
            canvas.text((x, y - 30), wins, 32, palette.GOLD, "m", width=_RESULT_WIDTH)
            scores = " : ".join(with_minus(points) for points in result.score)
            size = fitting_size(scores, (44, 36, 28), _RESULT_WIDTH)
            canvas.text((x, y + 32), scores, size, palette.TEXT, "m", width=_RESULT_WIDTH)
            return
        outcome = texts(f"picture-outcome-{result.outcome}")
        canvas.text((x, y - 34), outcome, 40, palette.GOLD, "m", width=_RESULT_WIDTH)
        for index, line in enumerate(self._gains(view, result)[:2]):
            canvas.text((x, y + 18 + 34 * index), line, _GAIN_SIZE, palette.TEXT, "m", width=_RESULT_WIDTH)

    def _gains(self, view: PublicView, result: HandResult) -> list[str]:
        """Return a line for each amount: "+2 Ann & Cay"."""
        texts, lines = self._texts, []
        for amount in sorted({gained for gained in result.points if gained}, reverse=True):
            seats = [seat for seat in view.seats if result.points[view.unit(seat) - 1] == amount]
            sign = {"sign": "+" if amount > 0 else "−", "points": abs(amount)}
            room = _RESULT_WIDTH - text_width(texts("picture-gain", names="", **sign), _GAIN_SIZE)
            lines.append(texts("picture-gain", names=self._names(seats, _GAIN_SIZE, room), **sign))
        quiet = result.outcome in (Outcome.THROWN_IN, Outcome.REDEAL, Outcome.MISDEAL)
        return lines or ([] if quiet else [texts("picture-no-gain")])

    def _names(self, seats: Sequence[Seat], size: int, width: int) -> str:
        return names_within([self._table.chair(seat) for seat in seats], self._texts, size, width)

    # -- seat plates: name, dealer's chip, tricks, trump's maker, who sits out, whose turn it is, and what each has said

    def _paint_seats(self) -> None:
        """Paint every seat's plate, and beside it what its player has said."""
        for chair in self._table.chairs:
            self._paint_plate(chair)
        view = self._table.public
        if view is not None and view.result is None and view.phase is not Phase.PLAY:
            for seat, act in _last_calls(view):
                self._paint_call(view, seat, act)

    def _paint_plate(self, chair: Chair) -> None:
        canvas, table, view = self._canvas, self._table, self._table.public
        x, y = self._seating.place(chair.seat).plate
        left, top = x - PLATE_WIDTH // 2, y - PLATE_HEIGHT // 2
        on_turn = table.to_move is not None and table.to_move.seat == chair.seat
        out = chair.free or (view is not None and chair.seat in view.sitting_out)
        quiet = palette.blend(palette.PLATE, palette.FELT, 0.6) if out else palette.PLATE
        ground = palette.PLATE_ON_TURN if on_turn else quiet
        frame = palette.GOLD if on_turn else ground
        canvas.paint_framed((left, top), (PLATE_WIDTH, PLATE_HEIGHT), ground, frame, 4, 16)
        if table.rules.traits.partners:
            side = palette.SIDES[(chair.seat - 1) % 2]
            stripe = palette.blend(side, ground, 0.6) if out else side
            canvas.box((left + 8, top + 12), (5, PLATE_HEIGHT - 24), stripe, 2)
        right = left + PLATE_WIDTH - _INSET
        if view is not None and not view.rules.traits.partners:
            self._paint_own_score((right - _SCORE_WIDTH + 8, y - 28), view.score[chair.seat - 1])
            right -= _SCORE_WIDTH
        has_second = self._paint_second_line(chair, (left + _INSET, top + 60), right)
        line = top + 27 if has_second else y
        self._paint_first_line(chair, (left + _INSET, line), right, palette.TEXT_DIM if out else palette.TEXT)

    def _paint_first_line(self, chair: Chair, spot: Spot, right: int, colour: Colour) -> None:
        """Paint the name, and at its right the dealer's chip."""
        canvas, view = self._canvas, self._table.public
        deals = view is not None and view.dealer == chair.seat
        room = right - spot[0] - (38 if deals else 0)
        if chair.is_computer and room >= _LEAST_ROOM:  # where it is narrow, the name matters more
            canvas.stamp((spot[0] + 12, spot[1]), shape("robot", 26), colour)
            spot, room = (spot[0] + 34, spot[1]), room - 34
        name = picture_name(chair, self._texts)
        canvas.text(spot, name, fitting_size(name, _NAME_SIZES, room), colour, width=room)
        if deals:
            dealer = self._texts("picture-dealer")
            canvas.chip((right - 15, spot[1] + 1), 32, dealer, palette.CARD, palette.GOLD)

    def _paint_second_line(self, chair: Chair, spot: Spot, right: int) -> bool:
        """Paint tricks, the maker's trump, then alone or a note. Return whether there was anything to show."""
        canvas, view = self._canvas, self._table.public
        x, y = spot
        taken = view.taken[chair.seat - 1] if view is not None else 0
        made = view is not None and view.maker == chair.seat
        if taken:
            x += self._paint_taken((x, y), taken, right - x - (40 if made else 0))
        if view is not None and made and view.trump is not None:
            canvas.suit_disc((x + 15, y), 32, view.trump, 22, self._colours)
            x += 40
        alone = view is not None and ((made and view.alone) or view.lone_defender == chair.seat)
        note = self._texts("picture-alone") if alone else _note(chair, view, self._texts)
        size = fitting_size(note, _NOTE_SIZES, right - x)
        if note and not (alone and text_width(note, size) > right - x):  # the corner says it, too
            canvas.text((x, y), note, size, palette.GOLD if alone else palette.TEXT_DIM, width=right - x)
        return bool(note) or x > spot[0]

    def _paint_own_score(self, spot: Spot, score: int) -> None:
        """Paint the score of a player without a partner, at the right of the plate."""
        ground = palette.blend(palette.PLATE, palette.CARD, 0.14)
        self._canvas.box(spot, (_SCORE_WIDTH, 56), ground, 10)
        middle = (spot[0] + _SCORE_WIDTH // 2, spot[1] + 28)
        self._canvas.text(middle, with_minus(score), 30, palette.WARN if score < 0 else palette.GOLD, "m")

    def _paint_taken(self, spot: Spot, taken: int, room: int) -> int:
        """Paint tricks as small card backs, or their number if more than five or too wide. Return the width used."""
        x, y = spot
        width = 28 + 14 * (taken - 1)
        if taken > 5 or width > room:
            self._canvas.paint_centred((x + 10, y), card_back(20))
            self._canvas.stamp((x + 44, y), tight_text_mask(f"×{taken}", 24), palette.TEXT)
            return 74
        for index in range(taken):
            self._canvas.paint_centred((x + 10 + 14 * index, y), card_back(20))
        return width

    def _paint_call(self, view: PublicView, seat: Seat, act: acts.Act) -> None:
        """Paint what a seat has said as a pill at its plate, a suit as its sign."""
        canvas, spot = self._canvas, self._seating.place(seat).speech
        suit = act.suit if isinstance(act, acts.CallSuit | acts.NameTrump | acts.CallPartner) else None
        if suit is not None:
            canvas.box((spot[0] - 26, spot[1] - 17), (52, 34), palette.CARD, 17)
            canvas.stamp(spot, shape(suit.letter, 24), suit_colour(suit, self._colours))
            return
        ink, ground = (palette.TEXT_DIM, palette.RAIL) if act == acts.PASS else (palette.CHIP_TEXT, palette.GOLD)
        canvas.pill(spot, call_word(view, seat, act, self._texts), _NOTE, ink, ground, 200)

    # -- corners: the sides' scores with their score cards, trump and its maker, the last trick

    def _paint_corners(self, view: PublicView) -> None:
        if view.rules.traits.partners:
            for side in (1, 2):
                self._paint_side(view, side)
        else:
            self._paint_target(view)
        if view.maker is not None:
            self._paint_trump(view)
        shown = view.tricks and view.rules.shows_last_trick
        if shown and view.trump is not None and (view.trick or view.result is not None):
            self._paint_last_trick(view)

    def _paint_side(self, view: PublicView, side: int) -> None:
        """Paint a side's names, its score, and its score cards where the book has them."""
        canvas = self._canvas
        left, top = corner(right=side == 2, bottom=False)
        canvas.box((left, top), (CORNER_WIDTH, CORNER_HEIGHT), palette.RAIL, 16)
        names = names_within(self._table.chairs[side - 1 :: 2], self._texts, _SMALL, CORNER_WIDTH - 32)
        canvas.text((left + 16, top + 22), names, _SMALL, palette.SIDES[side - 1])
        score = view.score[side - 1]
        canvas.text((left + 16, top + 72), with_minus(score), 60, palette.WARN if score < 0 else palette.TEXT)
        canvas.text((left + 16, top + 113), goal(self._table, view, self._texts), _SMALL, palette.TEXT_DIM)
        pips = score_card_pips(view.rules)
        cards = score_cards(*pips, min(score, sum(pips))) if pips else None
        if cards is not None:
            canvas.picture((left + CORNER_WIDTH - SIZE[0] - 14, top + CORNER_HEIGHT - SIZE[1] - 10), cards)

    def _paint_target(self, view: PublicView) -> None:
        """Paint the hand's number and the target for games of individuals, whose scores are on their plates."""
        canvas, texts = self._canvas, self._texts
        left, top = corner(right=False, bottom=False)
        canvas.box((left, top), (150, 76), palette.RAIL, 16)
        canvas.text((left + 16, top + 26), texts("picture-hand", number=view.number), 24)
        canvas.text((left + 16, top + 54), goal(self._table, view, texts), _SMALL, palette.TEXT_DIM)

    def _paint_trump(self, view: PublicView) -> None:
        """Paint trump's large sign and name, its maker and how the maker plays."""
        canvas, texts = self._canvas, self._texts
        left, top = corner(right=False, bottom=True)
        canvas.box((left, top), (CORNER_WIDTH, CORNER_HEIGHT), palette.RAIL, 16)
        sign = (left + 62, top + CORNER_HEIGHT // 2)
        x, room = left + 124, COMPANY_WIDTH
        if view.trump is None:
            canvas.stamp(sign, disc(100), palette.blend(palette.RAIL, palette.CARD, 0.14))
            canvas.text(sign, "?", 60, palette.TEXT_DIM, "m")
        else:
            canvas.suit_disc(sign, 100, view.trump, 70, self._colours)
            canvas.text((x, top + 30), texts("suit-title", suit=view.trump.letter), _MIDDLE, width=room)
        if view.maker is not None:
            canvas.text((x, top + 66), self._name(view.maker), 22, palette.TEXT, width=room)
        words = company_words(self._table, view, texts)
        canvas.text((x, top + 100), words, fitting_size(words, COMPANY_SIZES, room), palette.GOLD, width=room)

    def _paint_last_trick(self, view: PublicView) -> None:
        """Paint the last trick gathered, small, its winner marked and named."""
        canvas = self._canvas
        left, top = corner(right=True, bottom=True)
        canvas.box((left, top), (CORNER_WIDTH, CORNER_HEIGHT), palette.RAIL, 16)
        last = view.tricks[-1]
        winner = self._name(last.winner) if last.winner is not None else ""
        heading = self._texts("picture-last-trick")
        room = CORNER_WIDTH - 16 - text_width(heading, _SMALL) - 12 - 14
        canvas.text((left + 16, top + 24), heading, _SMALL, palette.TEXT_DIM)
        canvas.text((left + CORNER_WIDTH - 14, top + 24), winner, _SMALL, palette.GOLD, "r", width=room)
        step = min(58, (CORNER_WIDTH - 24) // max(1, len(last.plays)))
        width = min(50, step - 3)
        for index, (seat, card) in enumerate(last.plays):
            face = self._face(card, width, view)
            x, y = left + 14 + index * step, top + 48 + (70 - face.height) // 2
            if seat == last.winner:
                canvas.box((x - 4, y - 4), (width + 8, face.height + 8), palette.GOLD, 8)
            canvas.picture((x, y), face, shows=card)


# -- the words on the picture


def picture_name(chair: Chair, texts: Texts) -> str:
    """Return the name as the fonts here can show it, else the seat's number."""
    if chair.name is None:
        return texts("picture-free")
    return drawable_name(chair.name) or texts("picture-seat", seat=chair.seat)


def numbered_seats(table: TableView) -> tuple[Seat, ...]:
    """Return the seats whose names no font here can show; the picture shows their numbers instead."""
    return tuple(chair.seat for chair in table.chairs if chair.name is not None and drawable_name(chair.name) is None)


def names_within(chairs: Sequence[Chair], texts: Texts, size: int, width: int) -> str:
    """Join several names within ``width`` pixels: short ones leave room for the long ones, which are cut alike."""
    mark = f" {texts('pair-mark')} "
    names = [picture_name(chair, texts) for chair in chairs]
    room = width - (len(names) - 1) * text_width(mark, size)
    each = room // max(1, len(names))
    for left, name in enumerate(sorted(names, key=lambda name: text_width(name, size))):
        each = room // (len(names) - left)
        room -= min(each, text_width(name, size))
    return mark.join(cut_to_width(name, size, each) for name in names)


def _note(chair: Chair, view: PublicView | None, texts: Texts) -> str:
    """Return a word about a player who is away, sits out or the like; else empty."""
    if view is not None and chair.seat in view.sitting_out:
        return texts("picture-sits-out")
    if chair.left or chair.away:
        return texts("picture-left" if chair.left else "picture-away")
    return texts("picture-computer") if chair.is_computer and view is None else ""


def _last_calls(view: PublicView) -> tuple[tuple[Seat, acts.Act], ...]:
    """Return each seat's last call; once the second round has begun, the calls of that round only."""
    said = dict(view.calls)
    if view.phase is Phase.CALL:
        first_round = len(view.rules.seats) + sum(isinstance(act, acts.ClaimFarmers) for _, act in view.calls)
        said = dict(view.calls[first_round:])
    return tuple(said.items())


def call_word(view: PublicView, seat: Seat, act: acts.Act, texts: Texts) -> str:
    """Return a call in one or two words."""
    match act:
        case acts.OrderUp(alone):
            call = texts(f"picture-call-{order_word(view.rules, view.dealer, seat)}")
            return texts("picture-with-alone", call=call) if alone else call
        case acts.Bid(tricks):
            return texts("picture-bid", bid=tricks)
        case acts.ClaimFarmers():
            return texts("picture-call-farmers")
        case _:
            return texts(f"picture-call-{acts.act_text(act)}")


def goal(table: TableView, view: PublicView, texts: Texts) -> str:
    """Return what ends the game: points, or at a tournament's table a number of hands or a call of time."""
    if table.tournament is None:
        return texts("picture-to", points=view.rules.points)
    hands = table.tournament.hands
    if table.extra_hands:
        return texts("picture-extra-hand", extra=table.extra_hands)
    if hands is None:
        return texts("picture-hand", number=view.number)
    return texts("picture-hand-of", number=view.number, hands=hands)


def company_words(table: TableView, view: PublicView, texts: Texts) -> str:
    """Return how the maker plays: alone, the bid, the partner called; else empty."""
    if view.called is not None:
        if view.partner is None:
            return texts("picture-best", suit=view.called.letter)
        if view.partner == view.maker:
            return texts("picture-no-partner")
        return texts("picture-partner", name=picture_name(table.chair(view.partner), texts))
    if view.bid is not None:
        return texts("picture-bid-alone" if view.alone else "picture-bid", bid=view.bid)
    return texts("picture-alone") if view.alone else ""


# -- the two score cards of a side (law 10)


CARD_WIDTH, CARD_HEIGHT = 56, 76
_STEP = 48
"""Pixels by which the upper card lies to the right of the lower one; it covers only its edge."""

SIZE = (CARD_WIDTH + _STEP, CARD_HEIGHT + 6)

_BOOKS: dict[str, tuple[int, int]] = {"Earlwood": (6, 5), "CSL": (6, 4), "House of Cards": (6, 4)}
_TWO_FIVES = (5, 5)
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    4: ((0.28, 0.24), (0.72, 0.24), (0.28, 0.76), (0.72, 0.76)),
    5: ((0.28, 0.19), (0.72, 0.19), (0.5, 0.5), (0.28, 0.81), (0.72, 0.81)),
    6: ((0.28, 0.19), (0.72, 0.19), (0.28, 0.5), (0.72, 0.5), (0.28, 0.81), (0.72, 0.81)),
}


def score_card_pips(rules: Rules) -> tuple[int, int] | None:
    """Return the pips of the lower and the upper card; ``None`` where a game is not scored with cards."""
    lower, upper = _BOOKS.get(presets.PRESETS[rules.preset].book, _TWO_FIVES)
    if not rules.traits.partners or rules.points > lower + upper:
        return None
    return lower, upper


@lru_cache(maxsize=64)
def score_cards(lower: int, upper: int, score: int) -> Image.Image | None:
    """Draw both cards showing a score, as RGBA; ``None`` for a score they cannot show."""
    if not 0 <= score <= lower + upper:
        return None
    image = Image.new("RGBA", SIZE, (*palette.PLATE, 0))
    image.alpha_composite(_card(lower, min(score, lower), right_margin=CARD_WIDTH - _STEP), (0, 6))
    image.alpha_composite(_card(upper, max(0, score - lower)), (_STEP, 0))
    return image


def _card(pips: int, scored: int, right_margin: int = 0) -> Image.Image:
    """Draw a card with its first ``scored`` pips red; the card on top of it covers ``right_margin``."""
    card = Image.new("RGBA", (CARD_WIDTH, CARD_HEIGHT), (*palette.CARD_EDGE, 0))
    card.paste(palette.CARD_EDGE, (0, 0), rounded_box(CARD_WIDTH, CARD_HEIGHT, 6))
    card.paste(palette.CARD, (1, 1), rounded_box(CARD_WIDTH - 2, CARD_HEIGHT - 2, 5))
    red = palette.suit_colour(Suit.HEARTS)
    pip, seen = shape("H", 18), CARD_WIDTH - right_margin
    for number, (x, y) in enumerate(_PIPS[pips]):
        spot = (round(x * seen) - pip.width // 2, round(y * CARD_HEIGHT) - pip.height // 2)
        card.paste(red if number < scored else palette.blend(palette.CARD, red, 0.16), spot, pip)
    card.putalpha(rounded_box(CARD_WIDTH, CARD_HEIGHT, 6))
    return card
