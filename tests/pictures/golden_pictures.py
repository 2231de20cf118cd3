"""Pictures that were looked at and kept: what is drawn now has to be alike, but for the smoothing of letters."""

from __future__ import annotations

import io
import os
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

GOLDEN = Path(__file__).parent / "golden"


def small(data: bytes, size: tuple[int, int]) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB").resize(size, Image.Resampling.BOX)


def worst_block(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of the worst block of 10 × 10 pixels."""
    blocks = (one.width // 10, one.height // 10)
    difference = ImageChops.difference(one, other).convert("L").resize(blocks, Image.Resampling.BOX)
    _, worst = difference.getextrema()
    assert isinstance(worst, int | float)
    return float(worst)


def assert_golden(name: str, data: bytes, size: tuple[int, int]) -> None:
    """Set GOLDEN=write to keep what is drawn now, and look at it."""
    drawn, path = small(data, size), GOLDEN / f"{name}.png"
    if os.environ.get("GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        drawn.quantize(256).save(path, optimize=True)
    kept = Image.open(path).convert("RGB")
    assert drawn.size == kept.size
    assert sum(ImageStat.Stat(ImageChops.difference(drawn, kept)).mean) / 3 < 4
    assert worst_block(drawn, kept) < 24
