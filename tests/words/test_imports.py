"""Words load no imaging library: whoever only writes texts need not wait for Pillow or numpy."""

from __future__ import annotations

import pkgutil
import subprocess
import sys

import pytest

from bot import words

pytestmark = pytest.mark.proof

HEAVY = ("PIL", "numpy", "bot.pictures")


def test_every_module_of_words_loads_without_an_imaging_library() -> None:
    modules = [f"{words.__name__}.{module.name}" for module in pkgutil.iter_modules(words.__path__)]
    assert len(modules) > 15
    program = f"import sys, {', '.join(modules)}; print(*(name for name in {HEAVY!r} if name in sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)  # noqa: S603 - our own
    assert loaded.stdout.split() == []
