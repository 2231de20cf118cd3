"""Drawings in several tones: the half-length king, queen and jack, and the faces of players.

A drawing is a list of layers on a unit square. Each layer is a shape in one tone; later layers cover earlier ones.
Like the one-coloured shapes, a drawing is made large and scaled down once.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from PIL import Image

from bot.engine.cards import JACK, KING, QUEEN
from bot.pictures import palette
from bot.pictures.layout import SMALL
from bot.pictures.letters import text_mask
from bot.pictures.palette import Colour
from bot.pictures.shapes import FINE, Pen, Point, disc, shape
from bot.pictures.shelf import SHELF
from bot.words.names import clusters

Draw = Callable[[Pen], None]


class Layer(NamedTuple):
    """A shape of a drawing, with the tone that fills it."""

    tone: str
    draw: Draw


def _polygon(*points: Point) -> Draw:
    return lambda pen: pen.polygon(points)


def _oval(x: float, y: float, across: float, down: float) -> Draw:
    around = [math.tau * step / 60 for step in range(60)]
    return lambda pen: pen.polygon([(x + across * math.cos(a), y + down * math.sin(a)) for a in around])


def _pair(x: float, y: float, across: float, down: float) -> Draw:
    left, right = _oval(x, y, across, down), _oval(1 - x, y, across, down)

    def both(pen: Pen) -> None:
        left(pen)
        right(pen)

    return both


def _halves(*points: Point) -> Draw:
    def both(pen: Pen) -> None:
        pen.polygon(points)
        pen.polygon([(1 - x, y) for x, y in points])

    return both


# -- court cards, in three tones: the suit's colour, a pale tint of it, and the card's white


def _robe(pen: Pen) -> None:
    pen.polygon(
        [(0.06, 1.0), (0.1, 0.84), (0.22, 0.74), (0.4, 0.68), (0.6, 0.68), (0.78, 0.74), (0.9, 0.84), (0.94, 1)]
    )


def _eyes(y: float) -> tuple[Layer, ...]:
    return (
        Layer("ink", _pair(0.42, y, 0.024, 0.03)),
        Layer("ink", _halves((0.365, y - 0.065), (0.46, y - 0.075), (0.46, y - 0.053), (0.365, y - 0.043))),
        Layer("ink", _polygon((0.488, y), (0.512, y), (0.525, y + 0.085), (0.475, y + 0.085))),
    )


_KING = (
    Layer("tint", _robe),
    Layer("ink", _halves((0.06, 1.0), (0.1, 0.84), (0.2, 0.755), (0.27, 0.84), (0.25, 1.0))),
    Layer("paper", _polygon((0.36, 0.7), (0.64, 0.7), (0.56, 1.0), (0.44, 1.0))),
    Layer("ink", _pair(0.45, 0.83, 0.014, 0.022)),
    Layer("ink", _pair(0.48, 0.93, 0.014, 0.022)),
    Layer("ink", _polygon((0.26, 0.3), (0.74, 0.3), (0.78, 0.56), (0.7, 0.7), (0.3, 0.7), (0.22, 0.56))),
    Layer("paper", _oval(0.5, 0.47, 0.19, 0.2)),
    *_eyes(0.44),
    Layer("ink", _polygon((0.31, 0.53), (0.5, 0.545), (0.69, 0.53), (0.68, 0.7), (0.6, 0.8), (0.5, 0.84), (0.4, 0.8),
                          (0.32, 0.7))),
    Layer("paper", _oval(0.5, 0.6, 0.075, 0.022)),
    Layer("tint", _polygon((0.4, 0.66), (0.44, 0.66), (0.47, 0.79), (0.45, 0.79))),
    Layer("tint", _polygon((0.6, 0.66), (0.56, 0.66), (0.53, 0.79), (0.55, 0.79))),
    Layer("tint", _polygon((0.26, 0.3), (0.2, 0.04), (0.36, 0.16), (0.5, 0.0), (0.64, 0.16), (0.8, 0.04),
                           (0.74, 0.3))),
    Layer("ink", _polygon((0.25, 0.25), (0.75, 0.25), (0.74, 0.33), (0.26, 0.33))),
    Layer("ink", _pair(0.2, 0.05, 0.035, 0.035)),
    Layer("ink", _oval(0.5, 0.035, 0.035, 0.035)),
    Layer("ink", _oval(0.5, 0.185, 0.035, 0.05)),
)  # fmt: skip

_QUEEN = (
    Layer("ink", _polygon((0.5, 0.16), (0.28, 0.22), (0.2, 0.42), (0.16, 0.72), (0.26, 0.86), (0.4, 0.8), (0.6, 0.8),
                          (0.74, 0.86), (0.84, 0.72), (0.8, 0.42), (0.72, 0.22))),
    Layer("tint", _robe),
    Layer("ink", _halves((0.16, 0.6), (0.3, 0.56), (0.36, 0.72), (0.27, 0.86), (0.17, 0.76))),
    Layer("paper", _polygon((0.43, 0.62), (0.57, 0.62), (0.6, 0.74), (0.5, 0.84), (0.4, 0.74))),
    Layer("paper", _oval(0.5, 0.45, 0.175, 0.215)),
    Layer("ink", _polygon((0.32, 0.44), (0.36, 0.27), (0.5, 0.24), (0.64, 0.27), (0.68, 0.44), (0.6, 0.33), (0.5, 0.3),
                          (0.4, 0.33))),
    *_eyes(0.45),
    Layer("ink", _oval(0.5, 0.58, 0.05, 0.022)),
    Layer("ink", _halves((0.4, 0.73), (0.5, 0.84), (0.5, 0.87), (0.37, 0.76))),
    Layer("paper", _pair(0.43, 0.92, 0.02, 0.02)),
    Layer("paper", _oval(0.5, 0.95, 0.02, 0.02)),
    Layer("tint", _polygon((0.31, 0.22), (0.29, 0.07), (0.4, 0.14), (0.5, 0.02), (0.6, 0.14), (0.71, 0.07),
                           (0.69, 0.22), (0.5, 0.17))),
    Layer("ink", _pair(0.29, 0.07, 0.026, 0.026)),
    Layer("ink", _oval(0.5, 0.03, 0.03, 0.03)),
    Layer("ink", _halves((0.31, 0.24), (0.5, 0.19), (0.5, 0.15), (0.305, 0.195))),
)  # fmt: skip

_JACK = (
    Layer("tint", _robe),
    Layer("ink", _polygon((0.42, 0.7), (0.58, 0.7), (0.7, 1.0), (0.3, 1.0))),
    Layer("paper", _halves((0.36, 0.69), (0.5, 0.72), (0.45, 0.83), (0.33, 0.76))),
    Layer("ink", _polygon((0.28, 0.28), (0.72, 0.28), (0.76, 0.62), (0.7, 0.68), (0.3, 0.68), (0.24, 0.62))),
    Layer("paper", _oval(0.5, 0.47, 0.175, 0.215)),
    *_eyes(0.46),
    Layer("ink", _polygon((0.43, 0.585), (0.57, 0.575), (0.55, 0.61), (0.46, 0.615))),
    Layer("tint", _polygon((0.2, 0.3), (0.22, 0.16), (0.4, 0.08), (0.64, 0.08), (0.8, 0.18), (0.8, 0.3))),
    Layer("ink", _polygon((0.22, 0.27), (0.78, 0.27), (0.8, 0.34), (0.2, 0.34))),
    Layer("ink", _polygon((0.66, 0.27), (0.7, 0.1), (0.86, 0.0), (0.97, 0.04), (0.92, 0.16), (0.8, 0.27))),
    Layer("paper", _polygon((0.71, 0.26), (0.78, 0.13), (0.9, 0.05), (0.8, 0.16), (0.74, 0.27))),
)

_COURTS = {KING: _KING, QUEEN: _QUEEN, JACK: _JACK}


@SHELF.keep
def court_figure(rank: int, size: int, ink: Colour) -> Image.Image:
    """Draw the figure of a jack, queen or king as an RGBA picture, ``size`` pixels square, in the colour ``ink``."""
    return _paint(_COURTS[rank], size, {"ink": ink, "tint": palette.tint(ink), "paper": palette.CARD})


def has_figure(rank: int) -> bool:
    """Return whether cards of this rank show a court figure."""
    return rank in _COURTS


# -- the computer players' animals

_MUZZLE, _NOSE = (0.5, 0.68), (0.5, 0.6)


def _head(fur: str, *, across: float = 0.36, down: float = 0.36) -> Layer:
    return Layer(fur, _oval(0.5, 0.54, across, down))


def _ears(fur: str, inner: str, x: float = 0.22, y: float = 0.26, size: float = 0.12) -> tuple[Layer, ...]:
    return Layer(fur, _pair(x, y, size, size)), Layer(inner, _pair(x + 0.01, y + 0.015, size * 0.55, size * 0.55))


def _pointed_ears(fur: str, inner: str, *, tip: float = 0.06) -> tuple[Layer, ...]:
    return (
        Layer(fur, _halves((0.14, 0.46), (0.17, tip), (0.45, 0.28))),
        Layer(inner, _halves((0.2, 0.38), (0.215, tip + 0.1), (0.36, 0.3))),
    )


def _gaze(y: float = 0.48, x: float = 0.36, size: float = 0.05) -> tuple[Layer, ...]:
    return Layer("night", _pair(x, y, size, size)), Layer("snow", _pair(x + 0.015, y - 0.015, size / 3, size / 3))


def _snout(fur: str, nose: str = "night", *, across: float = 0.17, down: float = 0.14) -> tuple[Layer, ...]:
    return (
        Layer(fur, _oval(*_MUZZLE, across, down)),
        Layer(nose, _oval(*_NOSE, 0.07, 0.05)),
        Layer(nose, _polygon((0.49, 0.62), (0.51, 0.62), (0.51, 0.73), (0.49, 0.73))),
    )


def _teeth(top: float = 0.74) -> tuple[Layer, ...]:
    return (
        Layer("snow", _polygon((0.43, top), (0.57, top), (0.56, top + 0.14), (0.44, top + 0.14))),
        Layer("night", _polygon((0.495, top), (0.505, top), (0.505, top + 0.14), (0.495, top + 0.14))),
    )


_ANIMALS: dict[str, tuple[Layer, ...]] = {
    "raccoon": (
        *_ears("stone", "night", size=0.14), _head("stone"),
        Layer("snow", _pair(0.33, 0.47, 0.2, 0.14)), Layer("night", _pair(0.34, 0.5, 0.16, 0.1)),
        Layer("stone", _polygon((0.44, 0.2), (0.56, 0.2), (0.54, 0.6), (0.46, 0.6))),
        Layer("snow", _pair(0.36, 0.49, 0.06, 0.055)), *_gaze(0.49, 0.365, 0.04), *_snout("snow"),
    ),
    "chipmunk": (
        *_ears("russet", "cream", 0.28, 0.22, 0.1), _head("russet"), Layer("cream", _pair(0.26, 0.68, 0.16, 0.14)),
        Layer("night", _halves((0.4, 0.2), (0.45, 0.2), (0.44, 0.44), (0.41, 0.44))),
        Layer("cream", _halves((0.33, 0.22), (0.39, 0.21), (0.4, 0.42), (0.3, 0.4))),
        *_gaze(0.48), *_snout("cream", down=0.12), *_teeth(0.75),
    ),
    "porcupine": (
        Layer("night", _polygon(*((0.5 + r * math.cos(a), 0.5 + r * math.sin(a)) for step in range(36) for a, r in (
            (math.radians(175 + step * 5.3), 0.5 if step % 2 else 0.33),)))),
        Layer("cream", _polygon(*((0.5 + r * math.cos(a), 0.5 + r * math.sin(a)) for step in range(36) for a, r in (
            (math.radians(178 + step * 5.1), 0.43 if step % 2 else 0.3),)))),
        Layer("bark", _oval(0.5, 0.6, 0.34, 0.32)), *_gaze(0.55, 0.38), *_snout("fur", down=0.12),
    ),
    "skunk": (
        *_ears("night", "stone", 0.24, 0.28, 0.1), _head("night"),
        Layer("snow", _polygon((0.44, 0.16), (0.56, 0.16), (0.54, 0.56), (0.46, 0.56))),
        Layer("snow", _pair(0.36, 0.49, 0.06, 0.06)), *_gaze(0.49, 0.365, 0.042), *_snout("stone", "rose"),
    ),
    "woodchuck": (
        *_ears("bark", "fur", 0.2, 0.3, 0.09), _head("fur", across=0.38), Layer("cream", _oval(0.5, 0.74, 0.26, 0.16)),
        *_gaze(0.47), *_snout("cream", across=0.15), *_teeth(),
    ),
    "squirrel": (
        Layer("russet", _halves((0.2, 0.4), (0.2, 0.02), (0.42, 0.26))),
        Layer("cream", _halves((0.235, 0.34), (0.235, 0.14), (0.36, 0.27))), _head("russet", across=0.34),
        Layer("snow", _pair(0.36, 0.48, 0.085, 0.085)), *_gaze(0.48, 0.365, 0.055), *_snout("cream", down=0.15),
        *_teeth(0.76),
    ),
    "beaver": (
        *_ears("bark", "fur", 0.2, 0.28, 0.1), _head("fur", across=0.38), *_gaze(0.46),
        Layer("bark", _oval(0.5, 0.69, 0.22, 0.14)), Layer("night", _oval(0.5, 0.6, 0.1, 0.06)), *_teeth(0.73),
    ),
    "otter": (
        *_ears("bark", "fur", 0.16, 0.4, 0.08), _head("bark", across=0.37, down=0.34),
        Layer("cream", _oval(0.5, 0.72, 0.28, 0.18)), *_gaze(0.47), *_snout("cream", across=0.2),
        Layer("night", _halves((0.05, 0.66), (0.3, 0.68), (0.3, 0.695), (0.05, 0.685))),
        Layer("night", _halves((0.07, 0.78), (0.3, 0.72), (0.3, 0.735), (0.08, 0.8))),
    ),
    "badger": (
        *_ears("night", "snow", 0.22, 0.26, 0.1), _head("snow"),
        Layer("night", _halves((0.25, 0.2), (0.42, 0.22), (0.43, 0.62), (0.36, 0.66), (0.22, 0.5))),
        Layer("snow", _pair(0.35, 0.48, 0.05, 0.05)), *_gaze(0.48, 0.355, 0.036), *_snout("stone"),
    ),
    "muskrat": (
        *_ears("fur", "rose", 0.2, 0.34, 0.09), _head("bark", across=0.38), Layer("fur", _oval(0.5, 0.74, 0.27, 0.17)),
        *_gaze(0.5, 0.34, 0.045), *_snout("fur", across=0.2, down=0.13), *_teeth(0.76),
        Layer("cream", _halves((0.06, 0.6), (0.3, 0.66), (0.3, 0.675), (0.06, 0.625))),
        Layer("cream", _halves((0.06, 0.74), (0.3, 0.7), (0.3, 0.715), (0.07, 0.765))),
    ),
    "marten": (
        *_ears("bark", "cream", 0.24, 0.24, 0.13), _head("bark", across=0.33),
        Layer("russet", _oval(0.5, 0.84, 0.2, 0.13)),
        *_gaze(0.48), *_snout("fur", across=0.15, down=0.12),
    ),
    "heron": (
        Layer("stone", _oval(0.42, 0.4, 0.28, 0.26)), Layer("snow", _oval(0.44, 0.46, 0.22, 0.17)),
        Layer("snow", _polygon((0.2, 0.5), (0.46, 0.6), (0.42, 1.0), (0.16, 1.0))),
        Layer("night", _polygon((0.12, 0.28), (0.5, 0.24), (0.36, 0.36), (0.0, 0.44))),
        Layer("gold", _polygon((0.58, 0.36), (1.0, 0.5), (0.58, 0.54))),
        Layer("gold", _oval(0.5, 0.4, 0.06, 0.06)), Layer("night", _oval(0.505, 0.4, 0.032, 0.032)),
    ),
    "bear": (*_ears("bark", "fur", 0.2, 0.25, 0.14), _head("bark", across=0.39), *_gaze(0.47),
             *_snout("cream", across=0.2, down=0.16)),
    "lumberjack": (
        Layer("cream", _oval(0.5, 0.5, 0.27, 0.3)), Layer("bark", _polygon((0.22, 0.5), (0.36, 0.58), (0.64, 0.58),
            (0.78, 0.5), (0.74, 0.82), (0.5, 0.98), (0.26, 0.82))),
        Layer("cream", _oval(0.5, 0.69, 0.09, 0.03)), *_gaze(0.46, 0.39, 0.04),
        Layer("russet", _oval(0.5, 0.55, 0.05, 0.05)),
        Layer("red", _polygon((0.2, 0.38), (0.24, 0.14), (0.5, 0.06), (0.76, 0.14), (0.8, 0.38))),
        Layer("night", _polygon((0.18, 0.32), (0.82, 0.32), (0.82, 0.4), (0.18, 0.4))),
    ),
    "wolf": (
        *_pointed_ears("stone", "night"), Layer("stone", _polygon((0.12, 0.42), (0.3, 0.22), (0.7, 0.22), (0.88, 0.42),
            (0.84, 0.66), (0.62, 0.9), (0.38, 0.9), (0.16, 0.66))),
        Layer("snow", _halves((0.18, 0.56), (0.46, 0.52), (0.48, 0.86), (0.38, 0.88), (0.2, 0.68))),
        Layer("gold", _pair(0.35, 0.48, 0.06, 0.045)), Layer("night", _pair(0.355, 0.48, 0.03, 0.035)),
        *_snout("snow", across=0.13),
    ),
    "moose": (
        Layer("russet", _halves((0.36, 0.34), (0.06, 0.38), (0.0, 0.06), (0.1, 0.2), (0.14, 0.04), (0.2, 0.2),
                                 (0.27, 0.08), (0.3, 0.26))),
        Layer("bark", _halves((0.36, 0.36), (0.16, 0.4), (0.3, 0.5))), Layer("bark", _oval(0.5, 0.48, 0.2, 0.22)),
        Layer("fur", _oval(0.5, 0.76, 0.22, 0.2)), Layer("night", _pair(0.43, 0.74, 0.03, 0.04)),
        *_gaze(0.46, 0.4, 0.04),
    ),
    "lynx": (
        *_pointed_ears("russet", "cream", tip=0.1), Layer("night", _halves((0.15, 0.14), (0.17, 0.0), (0.21, 0.14))),
        _head("russet"), Layer("snow", _halves((0.12, 0.56), (0.4, 0.6), (0.4, 0.86), (0.24, 0.84), (0.04, 0.8))),
        Layer("gold", _pair(0.36, 0.49, 0.07, 0.055)), Layer("night", _pair(0.365, 0.49, 0.022, 0.05)),
        *_snout("snow", "rose", across=0.15, down=0.12),
    ),
    "owl": (
        Layer("bark", _halves((0.16, 0.4), (0.12, 0.06), (0.46, 0.24))), _head("bark", across=0.38, down=0.38),
        Layer("cream", _pair(0.34, 0.48, 0.19, 0.19)), Layer("gold", _pair(0.36, 0.48, 0.11, 0.11)),
        Layer("night", _pair(0.37, 0.48, 0.06, 0.06)), Layer("gold", _polygon((0.43, 0.56), (0.57, 0.56), (0.5, 0.74))),
    ),
}  # fmt: skip


def has_head(name: str) -> bool:
    """Return whether there is an animal's head for a computer player of this name."""
    return name.lower() in _ANIMALS


@SHELF.keep
def animal_head(name: str, size: int) -> Image.Image:
    """Draw a computer player's head on its disc as an RGBA picture, ``size`` pixels across."""
    head = _paint(_ANIMALS[name.lower()], round(size * 0.84), palette.ANIMAL)
    image = signed_disc(size, palette.ANIMAL["ground"])
    image.alpha_composite(head, ((size - head.width) // 2, (size - head.height) // 2 + size // 40))
    return image


# -- everybody's portrait


class Portrait(NamedTuple):
    """The face in the ring beside a name. ``pale`` is the ground that shows through if the person sits out."""

    ground: Colour
    initial: str = ""
    animal: str = ""
    pale: Colour | None = None

    @classmethod
    def of_person(cls, user_id: int | None, name: str, pale: Colour | None = None) -> Portrait:
        """Return a portrait with the person's initial on their colour."""
        return cls(palette.person_colour(user_id or 0), next(iter(clusters(name)), ""), pale=pale)


def portrait_picture(portrait: Portrait, size: int) -> Image.Image:
    """Draw a portrait as an RGBA disc, ``size`` pixels across."""
    if portrait.animal:
        is_drawn = has_head(portrait.animal)
        robot = shape("robot", round(size * 0.6))
        face = animal_head(portrait.animal, size) if is_drawn else signed_disc(size, portrait.ground, robot)
    else:
        sign = text_mask(portrait.initial, max(SMALL, round(size * 0.56))) if portrait.initial else None
        face = signed_disc(size, portrait.ground, sign)
    return face if portrait.pale is None else Image.blend(signed_disc(size, portrait.pale), face, 0.6)


def signed_disc(size: int, colour: Colour, sign: Image.Image | None = None, ink: Colour = palette.TEXT) -> Image.Image:
    """Draw a disc with a ``sign`` in its middle as an RGBA picture."""
    image = Image.new("RGBA", (size, size), (*colour, 0))
    image.putalpha(disc(size))
    if sign is not None:
        image.paste((*ink, 255), ((size - sign.width) // 2, (size - sign.height) // 2), sign)
    return image


def _paint(layers: tuple[Layer, ...], size: int, tones: dict[str, Colour]) -> Image.Image:
    image = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    for tone, draw in layers:
        pen = Pen(size)
        draw(pen)
        mask = pen.mask.reduce(FINE)
        layer = Image.new("RGBA", (size, size), (*tones[tone], 0))
        layer.putalpha(mask)
        image.alpha_composite(layer)
    return image
