"""Computer players: they see a `SeatView` and choose one of its lawful acts."""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
"""Each worker thinks on one core; numpy looks at this when it is first imported, here or in a worker."""
