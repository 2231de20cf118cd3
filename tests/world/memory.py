"""How much memory processes take, as the kernel counts it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Memory(NamedTuple):
    """Megabytes: ``resident``, where parts that are mapped often count as often; and ``own``, where they count once and
    what is shared with others in part.
    """

    resident: float
    own: float


def memory_of(pid: int | None) -> Memory:
    """Return the memory of a process; only Linux tells it."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()[1:]
    sizes = {name.rstrip(":"): int(size) * 1024 / 1e6 for name, size, *_ in map(str.split, lines)}
    return Memory(sizes["Rss"], sizes["Pss"])


def children_of(pid: int) -> list[int]:
    """Return the processes that a process has started and that still run."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text(encoding="ascii").split()]
