"""How long a table picture takes and how large it is: ``uv run python -m tests.bench.pictures``.

The aim is under 30 ms and 60 KB at 800 × 640, drawn anew with warm cards; it fails where a scene misses it.
Time is that of the processor, so that what else the machine does is not counted.
"""

from __future__ import annotations

import statistics
import sys
import time

from bot.render.picture.palette import DeckColours
from bot.render.picture.table_picture import table_picture
from bot.render.text.catalogue import Texts
from tests.render.scenes import SCENES

_TIMES = 30
_MILLISECONDS, _KILOBYTES = 30, 60


def main() -> int:
    """Print a line a scene; 1 if one of them is too slow or too large."""
    texts, missed = Texts(), 0
    began = time.thread_time()
    table_picture(SCENES["trick"](), texts, DeckColours.FOUR)
    sys.stdout.write(f"first picture, cold: {(time.thread_time() - began) * 1000:.0f} ms\n")
    for name, make in SCENES.items():
        table = make()
        spent = []
        for _ in range(_TIMES):
            began = time.thread_time()
            data = table_picture(table, texts, DeckColours.FOUR)
            spent.append((time.thread_time() - began) * 1000)
        worst = sorted(spent)[-2]
        missed |= statistics.median(spent) >= _MILLISECONDS or len(data) >= _KILOBYTES * 1024
        sys.stdout.write(
            f"{name:14}{statistics.median(spent):6.1f} ms median {worst:6.1f} ms worst {len(data) / 1024:6.1f} KB\n"
        )
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
