"""The table as a picture: plates, corners and felt. It shows the public ``TableView`` and is the same for every viewer.

``table_picture`` is pure and synchronous and takes some milliseconds: call it off the event loop. Equal tables give
equal bytes; the caller caches them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from PIL import Image

from bot.engine import acts
from bot.engine.acts import Bid
from bot.engine.cards import JACK, JOKER, NO_TRUMP, Card, Suit, Trump, best_play, card_of
from bot.engine.rules import Outcome
from bot.engine.seats import Seat
from bot.engine.state import HandResult, Phase
from bot.engine.views import PublicView
from bot.pictures import palette
from bot.pictures.canvas import Canvas, pill_width
from bot.pictures.card_faces import SHAPE, card_back, card_face, laid_card, rank_mask
from bot.pictures.figures import Portrait, portrait_picture, signed_disc
from bot.pictures.layout import HEADER, MARGIN, PLATE_HEIGHT, SMALL, WIDTH, Area, Seating, Spot
from bot.pictures.letters import NARROWEST, cut_to_width, drawable_name, fitting_size, text_width, tight_text_mask
from bot.pictures.palette import Colour, suit_colour
from bot.pictures.shapes import dashed_box, disc, rounded_box, shape
from bot.pictures.shelf import Sprite, sprite
from bot.tables.model import Chair, Status
from bot.tables.preferences import DeckColours
from bot.tables.views import TableView
from bot.words.catalogue import Texts
from bot.words.labels import order_word
from bot.words.lines import with_minus
from bot.words.names import first_names
from bot.words.rules_page import game_title
from bot.words.voice import bower_of, tell_chairs_apart

_RESULT, _RESULT_ROOM = (456, 152), 424
_SIDE_WIDTH, _TRUMP_WIDTH, _TRUMP_LEFT = 262, 228, 286
_TARGET_WIDTH = 186
_SCORE_WIDTH = 60
_SAID_WIDTH = 216
_WIDE_PLATE = 250
"""Plates wider than this show a player's own score beside the name, others below it."""
_FRAME = 7  # pixels of the gold frame around the best card of a trick
_RING, _DISC, _BUTTON = 6, 46, 50
FACE = PLATE_HEIGHT - 2 * _RING
"""The size of a face on a plate in pixels, without its ring."""
_BACKS = 3  # visible cards of a pile
COMPANY_WIDTH = _TRUMP_WIDTH - 20
"""The width of the words below trump's sign that say how the maker plays."""


AvatarFiles = Mapping[int, str]
"""The files of people's avatars, by user id. A person without one is drawn with their initial."""
NO_AVATARS: AvatarFiles = MappingProxyType({})


def table_picture(
    table: TableView, texts: Texts, colours: DeckColours = DeckColours.PAIRS, avatars: AvatarFiles = NO_AVATARS
) -> bytes:
    """Draw the table as a PNG, 800 pixels wide. Its height depends on the number of seats."""
    return draw_table(table, texts, colours, avatars).png()


def draw_table(
    table: TableView, texts: Texts, colours: DeckColours = DeckColours.PAIRS, avatars: AvatarFiles = NO_AVATARS
) -> Canvas:
    """Paint the table on a new canvas. A lobby has no strip for the sides' boxes."""
    seating = Seating.of(table.rules)
    if table.public is None:
        seating = replace(seating, lengthened=False)
    canvas = Canvas((WIDTH, seating.height))
    TablePainter(canvas, table, seating, texts, colours, avatars).paint()
    return canvas


class TablePainter:
    """Paints everything public on the upper part of a canvas. The seating decides its height."""

    def __init__(
        self,
        canvas: Canvas,
        table: TableView,
        seating: Seating,
        texts: Texts,
        colours: DeckColours = DeckColours.PAIRS,
        avatars: AvatarFiles = NO_AVATARS,
    ) -> None:
        self._canvas = canvas
        self._table = table._replace(chairs=tell_chairs_apart(table.chairs))
        self._seating = seating
        self._texts = texts
        self._avatars = avatars
        self._colours = colours

    def paint(self, *, fades: bool = True) -> None:
        """Paint seats, boxes and the middle. If ``fades``, a trick just gathered is pale but for its winner's card."""
        self._paint_seats()
        view = self._table.public
        if view is None:
            self._paint_lobby()
            return
        self._paint_header(view)
        if view.result is not None:
            self._paint_result(view, view.result)
        elif view.trick:
            self._paint_trick(view, view.trick)
        elif not view.tricks:
            self._paint_middle(view)
        elif view.rules.shows_last_trick:
            self._paint_trick(view, view.tricks[-1].plays, gathered=True, fades=fades)
        if view.result is None:
            self._paint_exposed(view)

    def _face(self, card: Card, width: int, view: PublicView) -> Sprite:
        return card_face(card, width, self._colours, bower_of(card, view.trump), self._texts.locale)

    def _name(self, seat: Seat) -> str:
        return picture_name(self._table.chair(seat), self._texts)

    # -- the middle

    def _paint_lobby(self) -> None:
        canvas, table, texts = self._canvas, self._table, self._texts
        title, room = game_title(table.rules.preset, texts), WIDTH - 8 * MARGIN
        size = fitting_size(title, (48, 40, SMALL), room)
        canvas.text((WIDTH // 2, MARGIN + 42), title, size, palette.TEXT, "m", width=room)
        closed = table.status is Status.CLOSED
        words = texts("picture-closed") if closed else texts("picture-to", points=table.rules.points)
        canvas.text((WIDTH // 2, MARGIN + 94), words, SMALL, palette.TEXT_DIM, "m")
        highest = [card_of(Suit.HEARTS, JACK), card_of(Suit.DIAMONDS, JACK), card_of(Suit.HEARTS, 7)]
        cards = [JOKER, *highest[:2]] if table.rules.joker else highest
        (x, y), width = self._seating.result, self._seating.card_width * 9 // 10
        for index, card in enumerate(cards):
            face = card_face(card, width, self._colours, bower_of(card, Suit.HEARTS), texts.locale)
            canvas.paint_centred((x + (index - 1) * (width + 10), y), face)

    def _paint_trick(
        self, view: PublicView, plays: tuple[tuple[Seat, Card], ...], *, gathered: bool = False, fades: bool = False
    ) -> None:
        """Paint the trick's cards before their players, the best one framed in gold, and a gap for the next card.

        The lead has its tag at the left, so that the index at the right is visible. A trick just gathered stays until
        the next lead, with a tag on its winner's card; the other cards are pale if ``fades``.
        """
        canvas, width = self._canvas, self._seating.card_width
        best = best_play([card for _, card in plays], view.trump) if view.trump is not None else -1
        if not gathered and view.phase is Phase.PLAY and view.turn is not None and view.turn not in dict(plays):
            gap = dashed_box(width, round(width * SHAPE), width // 11)
            canvas.stamp(self._seating.place(view.turn).card, gap, palette.GOLD)
        for index, (seat, card) in enumerate(plays):
            place = self._seating.place(seat)
            x, y = place.card
            look = (self._colours, bower_of(card, view.trump), self._texts.locale)
            face = laid_card(card, width, *look, place.tilt, _FRAME if index == best else 0)
            canvas.paint_centred((x, y), face, shows=card, faded=fades and index != best)
            if index == (best if gathered else 0):
                tag = self._texts("picture-took" if gathered else "picture-led")
                wide = min(pill_width(tag, SMALL), width + 6)
                spot = (x + (wide - width) // 2 - 6, y + face.height // 2 - 34)
                canvas.pill(spot, tag, SMALL, palette.TEXT, palette.RAIL, wide)

    def _paint_exposed(self, view: PublicView) -> None:
        """Paint the exposed cards before their players (law 9.7), as large as fits."""
        for seat in view.seats:
            cards = [card for who, card in view.exposed if who == seat]
            if cards:
                self._paint_grid(cards, self._seating.place(seat).exposed, view)

    def _paint_grid(self, cards: Sequence[Card], area: Area, view: PublicView) -> None:
        left, top, right, bottom = area
        width, columns = max(
            (min((right - left) // columns, round((bottom - top) / rows / SHAPE)) - 2, columns)
            for columns in range(1, len(cards) + 1)
            for rows in (-(-len(cards) // columns),)
        )
        width = min(width, 62)
        for index, card in enumerate(cards):
            row, column = divmod(index, columns)
            in_row = min(columns, len(cards) - row * columns)
            rows = -(-len(cards) // columns)
            x = (left + right) // 2 + (2 * column - in_row + 1) * (width + 2) // 2
            y = (top + bottom) // 2 + (2 * row - rows + 1) * (round(width * SHAPE) + 2) // 2
            self._canvas.paint_centred((x, y), self._face(card, width, view), shows=card)

    def _paint_middle(self, view: PublicView) -> None:
        """Paint the pack during the cut; then, until the first lead, the kitty and the turn-up, or the highest bid."""
        canvas, texts, width = self._canvas, self._texts, self._seating.card_width
        x, y = self._seating.middle
        widow_taken = view.rules.traits.widow and view.maker is not None
        shown = view.turnup is not None and view.turnup_taken_by is None
        backs = _BACKS if view.phase is Phase.CUT else 0 if widow_taken else min(_BACKS, view.kitty_size)
        if backs:
            offset = width // 2 + 8 if shown else 0
            for index in range(backs):
                canvas.paint_centred((x - offset - index * 3, y - index * 3), card_back(width))
        bids = [(seat, act) for seat, act in view.calls if isinstance(act, Bid)]
        if bids and not backs:
            seat, bid = max(bids, key=lambda call: call[1].tricks)
            canvas.text((x, y - 30), texts("picture-bid", bid=bid.tricks), 56, palette.GOLD, "m")
            canvas.text((x, y + 30), self._name(seat), SMALL, palette.TEXT, "m", width=self._seating.middle_room)
        if view.turnup is not None and shown:
            offset = width // 2 + 8 if view.kitty_size else 0
            face = self._face(view.turnup, width, view)
            canvas.paint_centred((x + offset, y), face, shows=view.turnup, faded=view.turned_down)
            if view.turned_down:
                words = texts("picture-turned-down")
                over = max(0, (min(pill_width(words, SMALL), _SAID_WIDTH) - width) // 2 - 8)
                spot = (x + offset - over, y + face.height // 2 - 30)
                canvas.pill(spot, words, SMALL, palette.TEXT, palette.RAIL, _SAID_WIDTH)

    def _paint_result(self, view: PublicView, result: HandResult) -> None:
        canvas, texts = self._canvas, self._texts
        x, y = self._seating.result
        wide, high = _RESULT
        canvas.paint_framed((x - wide // 2, y - high // 2), _RESULT, palette.RAIL, palette.GOLD, 4, 24)
        if result.winner is not None and not self._table.claims_open:
            seats = [seat for seat in view.seats if view.unit(seat) == result.winner]
            wins = winners_within([self._table.chair(seat) for seat in seats], texts, _RESULT_ROOM)
            canvas.text((x, y - 40), wins, SMALL, palette.GOLD, "m", width=_RESULT_ROOM)
            if view.rules.traits.partners:
                scores = " : ".join(with_minus(points) for points in result.score)
            else:  # each player's score is on their plate
                scores = texts("points", points=result.score[result.winner - 1])
            size = fitting_size(scores, (54, 48, SMALL), _RESULT_ROOM)
            canvas.text((x, y + 28), scores, size, palette.TEXT, "m", width=_RESULT_ROOM)
            return
        outcome, gains = texts(f"picture-outcome-{result.outcome}"), self._gains(view, result)[:2]
        top = y - 22 * len(gains)
        canvas.text((x, top), outcome, 46, palette.GOLD, "m", width=_RESULT_ROOM)
        for index, line in enumerate(gains):
            canvas.text((x, top + 50 + 40 * index), line, SMALL, palette.TEXT, "m", width=_RESULT_ROOM)

    def _gains(self, view: PublicView, result: HandResult) -> list[str]:
        texts, lines = self._texts, []
        for amount in sorted({gained for gained in result.points if gained}, reverse=True):
            seats = [seat for seat in view.seats if result.points[view.unit(seat) - 1] == amount]
            sign = {"sign": "+" if amount > 0 else "−", "points": abs(amount)}
            room = round(_RESULT_ROOM / NARROWEST) - text_width(texts("picture-gain", names="", **sign), SMALL)
            names = names_within([self._table.chair(seat) for seat in seats], texts, SMALL, room)
            lines.append(texts("picture-gain", names=names, **sign))
        quiet = result.outcome in (Outcome.THROWN_IN, Outcome.REDEAL, Outcome.MISDEAL)
        return lines or ([] if quiet else [texts("picture-no-gain")])

    # -- seat plates: face, name, dealer's button, tricks, maker, who sits out, whose turn it is, calls

    def _paint_seats(self) -> None:
        for chair in self._table.chairs:
            self._paint_plate(chair)
        view = self._table.public
        if view is not None and view.result is None and view.phase is not Phase.PLAY:
            for seat, act in last_calls(view):
                self._paint_call(view, seat, act)

    def _paint_plate(self, chair: Chair) -> None:
        canvas, table, view = self._canvas, self._table, self._table.public
        left, top, right, bottom = self._seating.plate_box(chair.seat)
        on_turn = table.to_move is not None and table.to_move.seat == chair.seat
        out = chair.free or (view is not None and chair.seat in view.sitting_out and not on_turn)
        ground = palette.blend(palette.PLATE, palette.FELT, 0.6) if out else palette.PLATE
        frame = palette.GOLD if on_turn else ground
        high = bottom - top
        ring, portrait = self._ring(chair, ground, frame), self._portrait(chair, ground, out=out)
        canvas.picture((left, top), sprite(draw_plate, right - left, ground, frame, ring, portrait))
        avatar = self._avatars.get(chair.user_id or 0)
        if avatar is not None and not out:
            canvas.photograph((left + _RING, top + _RING), avatar, FACE)
        if view is not None and view.dealer == chair.seat:
            canvas.picture(
                (left + high - 46, bottom - _BUTTON), sprite(draw_dealer_button, self._texts("picture-dealer"))
            )
        is_wide = right - left > _WIDE_PLATE
        x, right = left + high + 8, right - 14
        room, second = right - x, x
        if view is not None and not view.rules.traits.partners:
            if is_wide:
                self._paint_own_score((right - _SCORE_WIDTH + 8, top + 22), view.score[chair.seat - 1], 56)
                right -= _SCORE_WIDTH
                room = right - x
            else:
                self._paint_own_score((x, top + 52), view.score[chair.seat - 1], 40)
                second += _SCORE_WIDTH + 4
        has_second = self._paint_second_line(chair, (second, top + 71), right) or second > x
        ink = palette.TEXT_DIM if out else palette.TEXT
        name = picture_name(chair, self._texts)
        canvas.text((x, top + (28 if has_second else high // 2)), name, SMALL, ink, width=room)

    def _ring(self, chair: Chair, ground: Colour, frame: Colour) -> Colour:
        if frame == palette.GOLD:
            return frame
        partners = self._table.rules.traits.partners
        side = palette.SIDES[(chair.seat - 1) % 2] if partners else palette.TEXT_DIM
        return side if ground == palette.PLATE else palette.blend(side, ground, 0.6)

    def _portrait(self, chair: Chair, ground: Colour, *, out: bool) -> Portrait:
        pale = ground if out else None
        if chair.free:
            return Portrait(ground)
        if chair.is_computer:
            return Portrait(ground, animal=chair.name or "", pale=pale)
        name = picture_name(chair, self._texts)
        if name == self._texts("picture-seat", seat=chair.seat):
            return Portrait(palette.person_colour(chair.user_id or chair.seat), str(chair.seat), pale=pale)
        return Portrait.of_person(chair.user_id, name, pale)

    def _paint_second_line(self, chair: Chair, spot: Spot, right: int) -> bool:
        """Paint tricks, the maker's trump, then "alone" or a note. Return whether there was anything to paint."""
        canvas, view = self._canvas, self._table.public
        x, y = spot
        partners = self._table.rules.traits.partners
        taken = view.taken[chair.seat - 1] if view is not None and not partners else 0
        made = view is not None and view.maker == chair.seat
        if taken:
            x += self._paint_taken((x, y), taken)
        if view is not None and made and view.trump is not None:
            if right - x >= _DISC:
                self._paint_trump_disc((x + _DISC // 2, y), view.trump)
                x += _DISC + 8
            else:  # no room beside a score and tricks: paint it on the face, whose right has the dealer's button
                face_left, _, _, bottom = self._seating.plate_box(chair.seat)
                self._paint_trump_disc((face_left + _DISC // 2, bottom - _DISC // 2 - 4), view.trump)
        alone = view is not None and ((made and view.alone) or view.lone_defender == chair.seat)
        note = self._texts("picture-alone") if alone else seat_note(chair, view, self._texts)
        if note and not (alone and text_width(note, SMALL) * NARROWEST > right - x):  # the box above says it, too
            canvas.text((x, y), note, SMALL, palette.GOLD if alone else palette.TEXT_DIM, width=right - x)
        return bool(note) or x > spot[0]

    def _paint_trump_disc(self, spot: Spot, trump: Trump) -> None:
        if trump is NO_TRUMP:
            self._canvas.stamp(spot, disc(_DISC), palette.CARD)
            self._canvas.stamp(spot, rank_mask(self._texts("no-trump-short"), 27, 38), palette.CHIP_TEXT)
        else:
            self._canvas.suit_disc(spot, _DISC, trump, 32, self._colours)

    def _paint_own_score(self, spot: Spot, score: int, high: int) -> None:
        ground = palette.blend(palette.PLATE, palette.CARD, 0.14)
        self._canvas.box(spot, (_SCORE_WIDTH, high), ground, 14)
        middle = (spot[0] + _SCORE_WIDTH // 2, spot[1] + high // 2)
        ink = palette.WARN if score < 0 else palette.GOLD
        self._canvas.text(middle, with_minus(score), SMALL, ink, "m", _SCORE_WIDTH - 4)

    def _paint_taken(self, spot: Spot, taken: int) -> int:
        x, y = spot
        self._canvas.paint_centred((x + 12, y), card_back(24))
        number = tight_text_mask(str(taken), SMALL)
        self._canvas.stamp((x + 32 + number.width // 2, y), number, palette.TEXT)
        return 42 + number.width

    def _paint_call(self, view: PublicView, seat: Seat, act: acts.Act) -> None:
        canvas, place = self._canvas, self._seating.place(seat)
        suit = act.suit if isinstance(act, acts.CallSuit | acts.NameTrump | acts.CallPartner) else None
        words = "" if isinstance(suit, Suit) else call_word(view, seat, act, self._texts)
        wide = min(pill_width(words, SMALL), _SAID_WIDTH) if words else 68
        x, y = place.speech
        if y == place.plate[1]:
            x = self._seating.plate_box(seat)[2] + 10 + wide // 2
        if isinstance(suit, Suit):
            canvas.box((x - 34, y - 22), (68, 44), palette.CARD, 22)
            canvas.stamp((x, y), shape(suit.letter, 32), suit_colour(suit, self._colours))
            return
        ink, ground = (palette.TEXT_DIM, palette.RAIL) if act == acts.PASS else (palette.CHIP_TEXT, palette.GOLD)
        canvas.pill((x, y), words, SMALL, ink, ground, _SAID_WIDTH)

    # -- the boxes: the sides' scores and tricks, trump and its maker, the last trick

    def _paint_header(self, view: PublicView) -> None:
        partners, hand = view.rules.traits.partners, hand_words(self._table, view, self._texts)
        target = goal(self._table, view, self._texts)
        if partners:
            for side in (1, 2):
                self._paint_side(view, side)
            area = self._seating.corner(right=False)
            if view.maker is None:
                self._paint_lines(area, [target] if target != hand else [])
            else:
                self._paint_tricks(view, area, target)
        else:
            area = (MARGIN, MARGIN, MARGIN + _TARGET_WIDTH, MARGIN + HEADER)
            number = self._texts("picture-hand", number=view.number)
            self._paint_lines(area, [target] if target.startswith(number) else [number, target])
        left = _TRUMP_LEFT if partners else MARGIN + _TARGET_WIDTH + 10
        if view.maker is not None:
            self._paint_trump(view, left)
        elif partners:
            spot = (left + _TRUMP_WIDTH // 2, MARGIN + HEADER // 2)
            self._canvas.text(spot, hand, SMALL, palette.TEXT_DIM, "m", width=_TRUMP_WIDTH - 10)
        shows_trick = bool(view.tricks) and view.rules.shows_last_trick and view.trump is not None
        if shows_trick and (view.trick or view.result is not None or not partners):
            self._paint_last_trick(view)
        elif not partners:
            free = left if view.maker is None else left + _TRUMP_WIDTH + 10
            self._paint_title((free, MARGIN, WIDTH - MARGIN, MARGIN + HEADER))
        elif self._seating.lengthened:
            self._paint_title(self._seating.corner(right=True))

    def _paint_side(self, view: PublicView, side: int) -> None:
        canvas, colour = self._canvas, palette.SIDES[side - 1]
        left = MARGIN if side == 1 else WIDTH - MARGIN - _SIDE_WIDTH
        canvas.box((left, MARGIN), (_SIDE_WIDTH, HEADER), palette.RAIL, 18)
        score = view.score[side - 1]
        figures = tight_text_mask(with_minus(score), 72 if 0 <= score < 10 else 58)
        ink = palette.WARN if score < 0 else palette.TEXT
        canvas.number((left + 14, MARGIN + HEADER // 2), with_minus(score), 72 if 0 <= score < 10 else 58, ink)
        chairs, x = self._table.chairs[side - 1 :: 2], left + 28 + figures.width
        pitch = 38 if len(chairs) > 2 else 44
        for row, chair in enumerate(chairs):
            y = MARGIN + HEADER // 2 + (2 * row - len(chairs) + 1) * pitch // 2
            canvas.text((x, y), picture_name(chair, self._texts), SMALL, colour, width=left + _SIDE_WIDTH - 10 - x)

    def _paint_tricks(self, view: PublicView, area: Area, target: str) -> None:
        """Paint the sides' tricks below what ends the game. Above, they would look like a goal."""
        canvas, (left, top, right, bottom) = self._canvas, area
        canvas.box((left, top), (right - left, bottom - top), palette.RAIL, 18)
        one, other = (tight_text_mask(str(sum(view.taken[side::2])), 50) for side in (0, 1))
        canvas.text((left + 14, top + 34), target, SMALL, palette.TEXT_DIM, width=right - left - 28)
        x, y = right - 14 - other.width // 2, top + 82
        canvas.stamp((x, y), other, palette.SIDES[1])
        canvas.text((x - other.width // 2 - 14, y - 4), ":", SMALL, palette.TEXT_DIM, "m")
        x -= other.width // 2 + 28 + one.width // 2
        canvas.stamp((x, y), one, palette.SIDES[0])
        room = x - one.width // 2 - left - 26
        canvas.text((left + 14, y), self._texts("picture-tricks"), SMALL, palette.TEXT_DIM, width=room)

    def _paint_lines(self, area: Area, lines: Sequence[str]) -> None:
        left, top, right, bottom = area
        if not lines:
            return
        self._canvas.box((left, top), (right - left, bottom - top), palette.RAIL, 18)
        for number, words in enumerate(lines):
            ink = palette.TEXT if number < len(lines) - 1 else palette.TEXT_DIM
            spot = ((left + right) // 2, (top + bottom) // 2 + (2 * number - len(lines) + 1) * 23)
            self._canvas.text(spot, words, SMALL, ink, "m", width=right - left - 20)

    def _paint_title(self, area: Area) -> None:
        left, top, right, bottom = area
        wide, title = right - left, game_title(self._table.rules.preset, self._texts)
        self._canvas.box((left, top), (wide, bottom - top), palette.RAIL, 18)
        spot, size = (left + wide // 2, (top + bottom) // 2), fitting_size(title, (48, 40, SMALL), wide - 28)
        self._canvas.text(spot, title, size, palette.TEXT_DIM, "m", width=wide - 28)

    def _paint_trump(self, view: PublicView, left: int) -> None:
        canvas, texts, top = self._canvas, self._texts, MARGIN
        canvas.box((left, top), (_TRUMP_WIDTH, HEADER), palette.CARD, 18)
        middle, words = left + _TRUMP_WIDTH // 2, company_words(self._table, view, texts)
        maker = self._name(view.maker) if view.maker is not None else ""
        sign = (left + 46, top + 42) if words else (middle, top + 46)
        size = 62 if words else 78
        if view.trump is None:
            canvas.text(sign, "?", 60, palette.CARD_EDGE, "m")
        elif view.trump is NO_TRUMP:
            canvas.text(sign, texts("no-trump-short"), 50 if words else 62, palette.CHIP_TEXT, "m")
        else:
            canvas.stamp(sign, shape(view.trump.letter, size), suit_colour(view.trump, self._colours))
        if not words:
            canvas.text((middle, top + 106), maker, SMALL, palette.CHIP_TEXT, "m", width=COMPANY_WIDTH)
            return
        canvas.text((left + 86, top + 42), maker, SMALL, palette.CHIP_TEXT, width=_TRUMP_WIDTH - 96)
        canvas.text((middle, top + 102), words, SMALL, palette.CHIP_TEXT, "m", width=COMPANY_WIDTH)

    def _paint_last_trick(self, view: PublicView) -> None:
        canvas = self._canvas
        if view.rules.traits.partners:
            left, top, right, bottom = self._seating.corner(right=True)
        else:
            left, top = MARGIN + _TARGET_WIDTH + _TRUMP_WIDTH + 20, MARGIN
            right, bottom = WIDTH - MARGIN, MARGIN + HEADER
        wide, high = right - left, bottom - top
        canvas.box((left, top), (wide, high), palette.RAIL, 18)
        last = view.tricks[-1]
        winner = self._name(last.winner) if last.winner is not None else ""
        heading = self._texts("picture-last-trick")
        room = wide - 24
        if text_width(heading, SMALL) + 120 < room:
            canvas.text((left + 12, top + 20), heading, SMALL, palette.TEXT_DIM)
            room -= text_width(heading, SMALL) + 12
        canvas.text((left + wide - 12, top + 20), winner, SMALL, palette.GOLD, "r", width=room)
        step = min(62, (wide - 16) // max(1, len(last.plays)))
        width = min(56, step - 4, round((high - 52) / SHAPE))
        start = left + (wide - step * len(last.plays) + step - width) // 2
        for index, (seat, card) in enumerate(last.plays):
            face = self._face(card, width, view)
            x, y = start + index * step, top + 48 + (high - 52 - face.height) // 2
            if seat == last.winner:
                canvas.box((x - 3, y - 3), (width + 6, face.height + 6), palette.GOLD, 8)
            canvas.picture((x, y), face, shows=card)


# -- plates


def draw_plate(width: int, ground: Colour, frame: Colour, ring: Colour, portrait: Portrait) -> Image.Image:
    """Draw a plate as an RGBA picture, with a portrait in its ring but without words."""
    high = PLATE_HEIGHT
    image = Image.new("RGBA", (width, high), (*frame, 0))
    box = rounded_box(width, high, high // 2)
    image.paste(frame, (0, 0), box)
    image.paste(ground, (_RING, _RING), rounded_box(width - 2 * _RING, high - 2 * _RING, high // 2 - _RING))
    image.putalpha(box)
    image.alpha_composite(signed_disc(high, ring))
    image.alpha_composite(portrait_picture(portrait, FACE), (_RING, _RING))
    return image


def draw_dealer_button(letter: str) -> Image.Image:
    """Draw the dealer's button as an RGBA picture."""
    image = signed_disc(_BUTTON, palette.GOLD)
    image.alpha_composite(signed_disc(_BUTTON - 6, palette.CARD, rank_mask(letter, 27, 34), palette.CHIP_TEXT), (3, 3))
    return image


# -- the words on the picture


def picture_name(chair: Chair, texts: Texts) -> str:
    """Return a name as the fonts here can show it, or else the seat's number."""
    if chair.name is None:
        return texts("picture-free")
    return drawable_name(chair.name) or texts("picture-seat", seat=chair.seat)


def numbered_seats(table: TableView) -> tuple[Seat, ...]:
    """Return the seats whose names no font here can show. The picture shows their numbers instead."""
    return tuple(chair.seat for chair in table.chairs if chair.name is not None and drawable_name(chair.name) is None)


def names_within(chairs: Sequence[Chair], texts: Texts, size: int, width: int) -> str:
    """Join names to fit ``width`` pixels. If they do not fit, use first names, and cut the longest of them."""
    mark = f" {texts('pair-mark')} "
    names = [picture_name(chair, texts) for chair in chairs]
    room = width - (len(names) - 1) * text_width(mark, size)
    if sum(text_width(name, size) for name in names) > room:
        names = first_names(names)
    each = room // max(1, len(names))
    for left, name in enumerate(sorted(names, key=lambda name: text_width(name, size))):
        each = room // (len(names) - left)
        room -= min(each, text_width(name, size))
    return mark.join(cut_to_width(name, size, each) for name in names)


def winners_within(chairs: Sequence[Chair], texts: Texts, width: int) -> str:
    """Return who wins, to fit ``width`` pixels in letters that may be pressed."""
    room = round(width / NARROWEST) - text_width(texts("picture-wins", names="", count=len(chairs)), SMALL)
    return texts("picture-wins", names=names_within(chairs, texts, SMALL, room), count=len(chairs))


def seat_note(chair: Chair, view: PublicView | None, texts: Texts) -> str:
    """Return the note beside a seat: it sits out, its player is away, or a computer waits there."""
    if view is not None and chair.seat in view.sitting_out and view.turn != chair.seat:
        return texts("picture-sits-out")
    if chair.left or chair.away:
        return texts("picture-left" if chair.left else "picture-away")
    return texts("picture-computer") if chair.is_computer and view is None else ""


def last_calls(view: PublicView) -> tuple[tuple[Seat, acts.Act], ...]:
    """Return each seat's last call. Once the second round has begun, return only the calls of that round."""
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
        case acts.CallSuit() | acts.NameTrump() | acts.CallPartner() | acts.NameSuit():
            return texts("suit-title", suit=act.suit.letter)
        case _:
            return texts(f"picture-call-{acts.act_text(act)}")


def goal(table: TableView, view: PublicView, texts: Texts) -> str:
    """Return what ends the game: points; at a tournament's table "Hand 3/8", "+ 1" hands, or the hand's number."""
    if table.tournament is None:
        return texts("picture-to", points=view.rules.points)
    if table.extra_hands:
        return f"+ {table.extra_hands}"
    if table.tournament.points is not None:
        return texts("picture-to", points=table.tournament.points)
    hands = table.tournament.hands
    return texts("picture-hand", number=view.number if hands is None else f"{view.number}/{hands}")


def hand_words(table: TableView, view: PublicView, texts: Texts) -> str:
    """Return the number of this hand, in words; at a tournament's table also how many hands there are."""
    if table.tournament is not None and table.extra_hands:
        return texts("picture-extra-hand", extra=table.extra_hands)
    if table.tournament is None or table.tournament.hands is None:
        return texts("picture-hand", number=view.number)
    return texts("picture-hand-of", number=view.number, hands=table.tournament.hands)


def company_words(table: TableView, view: PublicView, texts: Texts) -> str:
    """Return how the maker plays: alone, the bid, or the partner who was called; empty if none of these."""
    if view.called is not None:
        if view.partner is None:
            return texts("picture-best", suit=view.called.letter)
        if view.partner == view.maker:
            return texts("picture-no-partner")
        return texts("picture-partner", name=picture_name(table.chair(view.partner), texts))
    if view.bid is not None:
        return texts("picture-bid-alone" if view.alone else "picture-bid", bid=view.bid)
    return texts("picture-alone") if view.alone else ""
