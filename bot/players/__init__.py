"""Computer players: they get a `SeatView` and choose one of its lawful acts."""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
"""Limits numpy to one core per process. Numpy reads it on first import, so it is set here, before any other module."""
