"""Pictures of what people see in a real browser: a command of its own, no part of the test run."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
WIDTHS = (1200, 400)
"""The widths of the browser's window, in pixels."""
LARGEST_DRAWN = 1_000_000
"""Bytes of the largest picture that needs no browser."""
