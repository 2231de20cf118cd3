"""The positions in the table picture: seats clockwise from the bottom, cards before them, the boxes on top.

All numbers are pixels of a picture 800 wide. A phone shows it at about a third of that. Only seats are known here, not
what happens at them.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.rules import Rules
from bot.engine.seats import Seat

WIDTH = 800
MARGIN = 14
SMALL = 37
"""The size of the smallest letters. On a phone 400 pixels wide, a picture is 275 wide and their capitals nine high."""
HEADER = 128
"""The height of the boxes along the upper edge."""
PLATE_HEIGHT = 100
CORNER_HEIGHT = 116
"""The height of the boxes beside the bottom plate."""

Spot = tuple[int, int]
Area = tuple[int, int, int, int]
"""Left, top, right and bottom edge."""


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """One seat: the centres of its plate, its card and its words, and the area of its exposed cards (law 9.7). The card
    is turned left by ``tilt`` degrees.
    """

    plate: Spot
    card: Spot
    speech: Spot
    exposed: Area
    tilt: int = 0


@dataclass(frozen=True, slots=True)
class _Layout:
    """A table for a number of seats: their places clockwise from the bottom, then the sizes of plates and cards."""

    places: tuple[SeatPlace, ...]
    plate: int
    card: int
    middle: Spot
    middle_room: int
    result: Spot
    height: int


_UP, _LEFT, _MIDDLE, _RIGHT = 214, 162, 400, 638
_SAID_LEFT, _SAID_RIGHT = 122, 678
_TWO = _Layout(
    (
        SeatPlace((_MIDDLE, 572), (485, 385), (674, 572), (554, 538, 786, 608), -3),
        SeatPlace((_MIDDLE, _UP), (315, 385), (674, _UP), (554, 180, 786, 250), 3),
    ),
    296, 150, (400, 393), 600, (400, 393), 636,
)  # fmt: skip
_THREE = _Layout(
    (
        SeatPlace((_MIDDLE, 572), (400, 405), (674, 572), (554, 538, 786, 608)),
        SeatPlace((_LEFT, _UP), (235, 391), (_SAID_LEFT, 296), (14, 282, 140, 490), 4),
        SeatPlace((_RIGHT, _UP), (565, 391), (_SAID_RIGHT, 296), (660, 282, 786, 490), -4),
    ),
    296, 150, (400, 396), 300, (400, 393), 636,
)  # fmt: skip
_FOUR = _Layout(
    (
        SeatPlace((_MIDDLE, 768), (400, 606), (400, 686), (488, 628, 786, 702)),
        SeatPlace((_LEFT, 342), (235, 518), (_SAID_LEFT, 424), (14, 404, 140, 624), 4),
        SeatPlace((_MIDDLE, _UP), (400, 382), (674, _UP), (554, 176, 786, 252)),
        SeatPlace((_RIGHT, 342), (565, 518), (_SAID_RIGHT, 424), (660, 404, 786, 624), -4),
    ),
    296, 150, (400, 548), 440, (400, 555), 832,
)  # fmt: skip
_SIX_LEFT, _SIX_RIGHT = 138, 662
_BOTTOM = SeatPlace((_MIDDLE, 660), (400, 518), (400, 578), (464, 442, 532, 600))
_LOW_LEFT = SeatPlace((_SIX_LEFT, 490), (206, 626), (_SIX_LEFT, 572), (14, 548, 140, 705))
_LOW_RIGHT = SeatPlace((_SIX_RIGHT, 490), (594, 626), (_SIX_RIGHT, 572), (660, 548, 786, 705))
_FIVE = _Layout(
    (
        _BOTTOM,
        _LOW_LEFT,
        SeatPlace((200, _UP), (300, 350), (200, 296), (90, 272, 236, 429)),
        SeatPlace((600, _UP), (500, 350), (600, 296), (564, 272, 710, 429)),
        _LOW_RIGHT,
    ),
    248, 112, (400, 450), 236, (400, 352), 724,
)  # fmt: skip
_SIX = _Layout(
    (
        _BOTTOM,
        _LOW_LEFT,
        SeatPlace((_SIX_LEFT, _UP), (206, 350), (_SIX_LEFT, 296), (14, 272, 140, 429)),
        SeatPlace((_MIDDLE, _UP), (400, 350), (400, 296), (270, 272, 336, 429)),
        SeatPlace((_SIX_RIGHT, _UP), (594, 350), (_SIX_RIGHT, 296), (660, 272, 786, 429)),
        _LOW_RIGHT,
    ),
    248, 112, (400, 450), 236, (400, 352), 724,
)  # fmt: skip
_LAYOUTS = {2: _TWO, 3: _THREE, 4: _FOUR, 5: _FIVE, 6: _SIX}


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats clockwise from ``bottom``. ``lengthened``: the sides' boxes have their own strip below the table."""

    players: int
    bottom: Seat
    lengthened: bool = False

    @classmethod
    def of(cls, rules: Rules, bottom: Seat = Seat(1)) -> Seating:  # noqa: B008 - a number
        """Return the seating of a game."""
        return cls(rules.players, bottom, rules.traits.partners and rules.players > 4)

    @property
    def _layout(self) -> _Layout:
        return _LAYOUTS[self.players]

    def place(self, seat: Seat) -> SeatPlace:
        """Return where a seat's plate, card and calls are painted."""
        return self._layout.places[(seat - self.bottom) % self.players]

    def plate_box(self, seat: Seat) -> Area:
        """Return the edges of a seat's plate."""
        x, y = self.place(seat).plate
        left, top = x - self._layout.plate // 2, y - PLATE_HEIGHT // 2
        return left, top, left + self._layout.plate, top + PLATE_HEIGHT

    @property
    def card_width(self) -> int:
        """The width of a card on the table, in pixels."""
        return self._layout.card

    @property
    def height(self) -> int:
        """The height of the table's picture, in pixels."""
        return self._layout.height + (CORNER_HEIGHT + MARGIN if self.lengthened else 0)

    def corner(self, *, right: bool) -> Area:
        """Return the edges of one of the two boxes beside the bottom plate, or below it if ``lengthened``."""
        left, _, plate_right, _ = self.plate_box(self.bottom)
        if self.lengthened:
            left = plate_right = WIDTH // 2
        bottom = self.height - MARGIN
        edges = (plate_right + MARGIN, WIDTH - MARGIN) if right else (MARGIN, left - MARGIN)
        return edges[0], bottom - CORNER_HEIGHT, edges[1], bottom

    @property
    def middle_room(self) -> int:
        """The width for words in the middle, in pixels."""
        return self._layout.middle_room

    @property
    def middle(self) -> Spot:
        """The position of turn-up and kitty."""
        return self._layout.middle

    @property
    def result(self) -> Spot:
        """The centre of the box that says how a hand ended."""
        return self._layout.result
