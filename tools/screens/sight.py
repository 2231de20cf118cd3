"""What a screenshot shows, in words and thumbnails, kept inside its PNG: so that a test sees when it is out of date."""

from __future__ import annotations

import base64
import io
import json
import re
from pathlib import Path
from typing import Any, NamedTuple

import simcord
from PIL import Image, ImageChops
from PIL.PngImagePlugin import PngInfo

from tests.discord.card_table import CardTable

_MESSAGES = 2
"""The newest ones that fit into the window."""
_THUMBNAIL = (60, 60)
_MOST_DIFFERENT = 24
"""How far the worst block of a thumbnail may be from the other, of 255: fonts are smoothed a little differently."""
_COLOURS = 256
_KEY = "Sight"
_NUMBERS = re.compile(r"\d{15,}|(?<=<t:)\d+")
"""Ids and times in mentions, which nobody reads as such and which depend on how long the simulation took."""
_WORDS = ("content", "label", "placeholder", "style", "disabled", "accent_color")


class Sight(NamedTuple):
    """Every line, button and colour of the newest messages, and their pictures as thumbnails."""

    words: list[str]
    pictures: list[str]
    """PNG in Base64."""


def look_at(table: CardTable, viewer: simcord.MemberActor) -> Sight:
    """What this person sees at the end of the channel."""
    backend = table.env.backend
    visible = [m for _, m in sorted(backend.messages[table.world.channel.id].items()) if m.visible_to(viewer.id)]
    words: list[str] = []
    pictures: list[str] = []
    for message in visible[-_MESSAGES:]:
        words += [message.content] if message.content else []
        for component in message.components:
            words += _words(component)
        for file in message.attachments:
            pictures += _thumbnail(backend.cdn.get(file["url"]) or b"")
    return Sight([_NUMBERS.sub("…", line) for line in words], pictures)


def _words(component: dict[str, Any]) -> list[str]:
    said = [f"{name}: {component[name]}" for name in _WORDS if component.get(name) not in (None, "")]
    lines = [f"{component['type']} {', '.join(said)}"]
    for part in [*component.get("components", ()), *filter(None, [component.get("accessory")])]:
        lines += _words(part)
    return lines


def _thumbnail(data: bytes) -> list[str]:
    if not data:
        return []
    out = io.BytesIO()
    Image.open(io.BytesIO(data)).convert("RGB").resize(_THUMBNAIL, Image.Resampling.BOX).save(out, "PNG")
    return [base64.b64encode(out.getvalue()).decode("ascii")]


def keep(image: Image.Image, sight: Sight) -> bytes:
    """A screenshot as a PNG with few colours that holds what it shows."""
    about, out = PngInfo(), io.BytesIO()
    about.add_text(_KEY, json.dumps(sight._asdict()), zip=True)
    image.quantize(_COLOURS, dither=Image.Dither.NONE).save(out, "PNG", optimize=True, pnginfo=about)
    return out.getvalue()


def read_sight(path: Path) -> Sight:
    """What a screenshot showed when it was taken."""
    with Image.open(path) as image:
        image.load()
        held: dict[str, list[str]] = json.loads(image.info[_KEY])
    return Sight(held["words"], held["pictures"])


def is_alike(one: bytes, other: bytes) -> bool:
    """Whether two pictures look the same, frame by frame, but for the smoothing of letters."""
    with Image.open(io.BytesIO(one)) as first, Image.open(io.BytesIO(other)) as second:
        frames = getattr(first, "n_frames", 1)
        if (first.size, frames) != (second.size, getattr(second, "n_frames", 1)):
            return False
        for frame in range(frames):
            first.seek(frame)
            second.seek(frame)
            images = [each.convert("RGB").resize(_THUMBNAIL, Image.Resampling.BOX) for each in (first, second)]
            _, worst = ImageChops.difference(*images).convert("L").getextrema()
            if not isinstance(worst, int | float) or worst > _MOST_DIFFERENT:
                return False
    return True
