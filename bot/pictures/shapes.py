"""The vector shapes of the deck: suits, court emblems, jester's cap, star. Each is drawn large and scaled down once.

A shape is a mask (mode ``L``) of a given size, which can be filled with any colour.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from PIL import Image, ImageDraw

from bot.pictures.shelf import SHELF

FINE = 4
"""How many times larger a shape is drawn than shown."""

Point = tuple[float, float]


class Pen:
    """Draws on a unit square of any size; x runs to the right, y down."""

    def __init__(self, size: int) -> None:
        self.size = size * FINE
        self.mask = Image.new("L", (self.size, self.size), 0)
        self._draw = ImageDraw.Draw(self.mask)

    def polygon(self, points: Iterable[Point], fill: int = 255) -> None:
        self._draw.polygon([(x * self.size, y * self.size) for x, y in points], fill=fill)

    def disc(self, x: float, y: float, radius: float, fill: int = 255) -> None:
        box = [(x - radius) * self.size, (y - radius) * self.size, (x + radius) * self.size, (y + radius) * self.size]
        self._draw.ellipse(box, fill=fill)

    def bar(self, left: float, top: float, right: float, bottom: float, round_by: float = 0.0) -> None:
        """Draw a filled rectangle; ``round_by`` rounds its corners."""
        box = [left * self.size, top * self.size, right * self.size, bottom * self.size]
        self._draw.rounded_rectangle(box, radius=round_by * self.size, fill=255)


def _heart_outline(x: float, y: float, half_width: float, half_height: float, *, up: bool) -> list[Point]:
    """Return the heart curve with its point down, or if ``up``, as the leaf of a spade."""
    outline = []
    for step in range(120):
        t = math.tau * step / 120
        across = math.sin(t) ** 3
        down = -(13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) / 14.5 - 0.17
        outline.append((x + half_width * across, y + half_height * (-down if up else down)))
    return outline


def _stem(pen: Pen, top: float) -> None:
    sides = [(0.035 + 0.17 * (step / 12) ** 2.2, top + (0.985 - top) * step / 12) for step in range(13)]
    pen.polygon([(0.5 + w, y) for w, y in sides] + [(0.5 - w, y) for w, y in reversed(sides)])


def _spade(pen: Pen) -> None:
    pen.polygon(_heart_outline(0.5, 0.43, 0.46, 0.42, up=True))
    _stem(pen, 0.55)


def _club(pen: Pen) -> None:
    for x, y in ((0.5, 0.245), (0.255, 0.585), (0.745, 0.585)):
        pen.disc(x, y, 0.225)
    pen.disc(0.5, 0.49, 0.13)
    _stem(pen, 0.5)


def _diamond(pen: Pen) -> None:
    corners = [(0.5, 0.01), (0.9, 0.5), (0.5, 0.99), (0.1, 0.5)]
    outline: list[Point] = []
    for (x0, y0), (x1, y1) in zip(corners, [*corners[1:], corners[0]], strict=True):
        for step in range(10):
            share = step / 10
            pull = 0.05 * math.sin(math.pi * share)
            x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
            outline.append((x + (0.5 - x) * pull * 2, y + (0.5 - y) * pull * 2))
    pen.polygon(outline)


def _crown(pen: Pen) -> None:
    pen.polygon([(0.1, 0.72), (0.04, 0.26), (0.28, 0.48), (0.5, 0.1), (0.72, 0.48), (0.96, 0.26), (0.9, 0.72)])
    for x, y in ((0.05, 0.23), (0.5, 0.09), (0.95, 0.23)):
        pen.disc(x, y, 0.055)
    pen.bar(0.1, 0.78, 0.9, 0.92, 0.04)


def _rose(pen: Pen) -> None:
    for step in range(5):
        angle = math.tau * (step / 5 - 0.25)
        pen.disc(0.5 + 0.27 * math.cos(angle), 0.5 + 0.27 * math.sin(angle), 0.215)
    pen.disc(0.5, 0.5, 0.2, fill=0)
    pen.disc(0.5, 0.5, 0.115)


def _horseshoe(pen: Pen) -> None:
    outer = [_around(0.5, 0.52, 0.44, 0.47, angle) for angle in range(-62, 243, 5)]
    inner = [_around(0.5, 0.5, 0.235, 0.285, angle) for angle in range(242, -63, -5)]
    pen.polygon([*outer, *inner])
    pen.bar(0.135, 0.045, 0.395, 0.15, 0.03)
    pen.bar(0.605, 0.045, 0.865, 0.15, 0.03)
    for angle in (8, 52, 128, 172):
        x, y = _around(0.5, 0.51, 0.338, 0.378, angle)
        pen.disc(x, y, 0.036, fill=0)


def _around(x: float, y: float, across: float, down: float, degrees: float) -> Point:
    angle = math.radians(degrees)
    return x + across * math.cos(angle), y + down * math.sin(angle)


def _letter_j(pen: Pen) -> None:
    """Draw the index J with a bar and a full hook, so that it looks as strong as the other letters."""
    outer = [_around(0.42, 0.68, 0.32, 0.32, angle) for angle in range(0, 171, 6)]
    inner = [_around(0.42, 0.68, 0.13, 0.14, angle) for angle in range(170, -1, -6)]
    pen.polygon([(0.74, 0.0), (0.74, 0.68), *outer, *inner, (0.55, 0.68), (0.55, 0.0)])
    pen.bar(0.36, 0.0, 0.92, 0.16)


def _star(pen: Pen) -> None:
    points = []
    for step in range(10):
        radius = 0.5 if step % 2 == 0 else 0.205
        points.append(_around(0.5, 0.53, radius, radius, 36 * step - 90))
    pen.polygon(points)


def _cap(pen: Pen) -> None:
    pen.polygon([(0.22, 0.8), (0.2, 0.5), (0.08, 0.62), (0.1, 0.34), (0.26, 0.2), (0.4, 0.42), (0.5, 0.14),
                 (0.6, 0.42), (0.74, 0.2), (0.9, 0.34), (0.92, 0.62), (0.8, 0.5), (0.78, 0.8)])  # fmt: skip
    for x, y in ((0.08, 0.66), (0.5, 0.1), (0.92, 0.66)):
        pen.disc(x, y, 0.08)
    pen.bar(0.18, 0.82, 0.82, 0.94, 0.05)


def _robot(pen: Pen) -> None:
    pen.disc(0.5, 0.1, 0.1)
    pen.bar(0.46, 0.1, 0.54, 0.32)
    pen.bar(0.0, 0.48, 0.1, 0.76, 0.04)
    pen.bar(0.9, 0.48, 1.0, 0.76, 0.04)
    pen.bar(0.15, 0.28, 0.85, 0.98, 0.14)
    for x in (0.345, 0.655):
        pen.disc(x, 0.53, 0.105, fill=0)
    pen.polygon([(0.32, 0.76), (0.68, 0.76), (0.68, 0.85), (0.32, 0.85)], fill=0)


_SHAPES: dict[str, Callable[[Pen], None]] = {
    "S": _spade,
    "H": lambda pen: pen.polygon(_heart_outline(0.5, 0.48, 0.5, 0.48, up=False)),
    "D": _diamond,
    "C": _club,
    "crown": _crown,
    "rose": _rose,
    "horseshoe": _horseshoe,
    "robot": _robot,
    "J": _letter_j,
    "star": _star,
    "cap": _cap,
}


@SHELF.keep
def shape(name: str, size: int) -> Image.Image:
    """Return the mask of a shape, ``size`` pixels square; ``name`` is a suit's letter or an emblem."""
    pen = Pen(size)
    _SHAPES[name](pen)
    return pen.mask.reduce(FINE)


@SHELF.keep
def rounded_box(width: int, height: int, radius: int) -> Image.Image:
    """Return the mask of a rectangle with rounded corners."""
    mask = Image.new("L", (width * FINE, height * FINE), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width * FINE - 1, height * FINE - 1), radius * FINE, fill=255)
    return mask.reduce(FINE)


@SHELF.keep
def ring(size: int, line: int) -> Image.Image:
    """Return the mask of a circle's outline, ``line`` pixels wide."""
    mask = disc(size).copy()
    mask.paste(0, (line, line), disc(size - 2 * line))
    return mask


@SHELF.keep
def dashed_box(width: int, height: int, radius: int) -> Image.Image:
    """Return the mask of a dashed frame with rounded corners."""
    whole, inner = rounded_box(width, height, radius), rounded_box(width - 8, height - 8, max(2, radius - 4))
    mask = whole.copy()
    mask.paste(0, (4, 4), inner)
    pen, dash = ImageDraw.Draw(mask), 12
    for start in range(radius + dash, width - radius - dash, 2 * dash):
        pen.rectangle((start, 0, start + dash - 1, height), 0)
    for start in range(radius + dash, height - radius - dash, 2 * dash):
        pen.rectangle((0, start, width, start + dash - 1), 0)
    return mask


def disc(size: int) -> Image.Image:
    """Return the mask of a circle, ``size`` pixels across."""
    return rounded_box(size, size, size // 2)
