"""Where everything stands in the table picture: seats clockwise from the bottom, cards before them, four corners.

Pixels of an 800 × 640 picture. Knows seats, nothing of what happens on them.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.seats import Seat

WIDTH, HEIGHT = 800, 640
PLATE_WIDTH, PLATE_HEIGHT = 200, 84
CORNER_WIDTH, CORNER_HEIGHT = 262, 132
MARGIN = 8
CENTRE = (400, 318)

Spot = tuple[int, int]


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """One seat: the centres of its plate, of the card it plays, of what it says and of its exposed cards (law 9.7),
    which have ``room`` pixels.
    """

    plate: Spot
    card: Spot
    speech: Spot
    exposed: Spot
    room: int = 150


_BOTTOM = SeatPlace((400, 590), (400, 446), (400, 522), (530, 450))
_TOP = SeatPlace((400, 50), (400, 192), (400, 118), (270, 172))
_CROWDED = SeatPlace(_BOTTOM.plate, (400, 462), _BOTTOM.speech, (530, 482))


def _beside(y: int, card: Spot) -> SeatPlace:
    """Return the place of a seat whose plate is at the edge nearer to its card."""
    x = MARGIN + PLATE_WIDTH // 2
    x = x if card[0] < CENTRE[0] else WIDTH - x
    return SeatPlace((x, y), card, (x, y + 64), (x, y + 78))


_HIGH, _LOW, _MIDDLE = 204, 376, 306
_PLACES: dict[int, tuple[SeatPlace, ...]] = {
    2: (
        SeatPlace(_BOTTOM.plate, (400, 420), _BOTTOM.speech, _BOTTOM.exposed),
        SeatPlace(_TOP.plate, (400, 212), _TOP.speech, _TOP.exposed),
    ),
    3: (_BOTTOM, _beside(_HIGH, (292, 260)), _beside(_HIGH, (508, 260))),
    4: (_BOTTOM, _beside(_MIDDLE, (278, 318)), _TOP, _beside(_MIDDLE, (522, 318))),
    5: (
        _CROWDED, _beside(_LOW, (286, 392)), _beside(_HIGH, (336, 246)),
        _beside(_HIGH, (464, 246)), _beside(_LOW, (514, 392)),
    ),
    6: (
        _CROWDED, _beside(_LOW, (286, 392)), _beside(_HIGH, (286, 246)),
        SeatPlace(_TOP.plate, (400, 176), _TOP.speech, (311, 126), 78), _beside(_HIGH, (514, 246)),
        _beside(_LOW, (514, 392)),
    ),
}  # fmt: skip

_CARD_WIDTHS = {2: 116, 3: 116, 4: 112, 5: 96, 6: 96}


@dataclass(frozen=True, slots=True)
class Seating:
    """A number of seats around the table, clockwise, and which of them is at the bottom."""

    players: int
    bottom: Seat

    def place(self, seat: Seat) -> SeatPlace:
        """Return where a seat's plate, card and calls are drawn."""
        return _PLACES[self.players][(seat - self.bottom) % self.players]

    @property
    def card_width(self) -> int:
        """The width of a card on the table, in pixels."""
        return _CARD_WIDTHS[self.players]


def corner(right: bool, bottom: bool) -> Spot:
    """Return the upper left point of one of the four corner panels."""
    x = WIDTH - MARGIN - CORNER_WIDTH if right else MARGIN
    return x, HEIGHT - MARGIN - CORNER_HEIGHT if bottom else MARGIN
