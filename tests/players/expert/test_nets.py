"""One thread for the matrices of the nets: more of them wait for each other on the processor."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.proof

SCRIPT = """
import os
from bot.players.levels import player
import numpy as np
big = np.ones((800, 800), np.float32)
big @ big
print(len(os.listdir("/proc/self/task")))
"""


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="threads are counted as Linux shows them")
def test_matrices_are_multiplied_by_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)  # noqa: S603 - our own script
    assert done.stdout.strip() == "1"
