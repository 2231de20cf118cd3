"""How long a picture takes and how large it is: ``uv run python -m tools.pictures``.

Tables, panels, open hands and animated hands, drawn anew with warm cards. The aim is 3 ms and 30 KB for a panel on
average; the command fails if the mean of all panels misses it. Time is the processor's, so what else the machine does
counts little.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable, Iterator

from bot.engine import presets
from bot.pictures.open_hands_picture import hand_animation, open_hands_picture
from bot.pictures.panel_picture import panel_picture
from bot.pictures.table_picture import table_picture
from bot.words.catalogue import Texts
from tests.world.games import moments
from tests.world.hands import longest_hand, opened
from tests.world.scenes import SCENES

_TIMES = 30
_MILLISECONDS, _KILOBYTES = 3.0, 30.0
_PRESETS = ("standard", "house", "railroad", "call-ace", "two-handed", "three-seven", "double-hasenpfeffer")


def _measure(name: str, draw: Callable[[], bytes]) -> tuple[float, float]:
    """Return the median in milliseconds, and the size in kilobytes; printed as a line."""
    spent, data = [], draw()
    for _ in range(_TIMES):
        began = time.thread_time()
        data = draw()
        spent.append((time.thread_time() - began) * 1000)
    middle, worst, size = statistics.median(spent), sorted(spent)[-2], len(data) / 1024
    sys.stdout.write(f"{name:36}{middle:6.1f} ms median {worst:6.1f} ms worst {size:6.1f} KB\n")
    return middle, size


def _panels(texts: Texts) -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Yield the panel of whoever is asked, at one moment of each phase."""
    for preset in _PRESETS:
        by_phase = {moment.state.phase: moment for moment in moments(presets.build(preset), 3, hands=4)}
        for phase, moment in by_phase.items():
            view = moment.seats[(moment.state.turn or 1) - 1]
            yield f"panel {preset} {phase}", lambda table=moment.table, view=view: panel_picture(table, view, texts)  # type: ignore[misc]


def _looking_back(texts: Texts) -> None:
    """Open hands in the middle of a long hand of each game, and the whole hand as an animation."""
    for preset in _PRESETS:
        course = opened(longest_hand(preset))
        middle = course[len(course) // 2]
        _measure(f"open hands {preset}", lambda middle=middle: open_hands_picture(middle, texts))  # type: ignore[misc]
        began = time.thread_time()
        data = hand_animation(course, texts)
        spent = (time.thread_time() - began) * 1000
        sys.stdout.write(f"{'animation ' + preset:36}{spent:6.0f} ms {len(data) / 1024:32.0f} KB\n")


def main() -> int:
    """Print a line a picture, and the mean of the panels; 1 if they are too slow or too large."""
    texts = Texts()
    for name, make in SCENES.items():
        table = make()
        _measure(f"table {name}", lambda table=table: table_picture(table, texts))  # type: ignore[misc]
    _looking_back(texts)
    panels = [_measure(name, draw) for name, draw in _panels(texts)]
    time_taken, size = (statistics.mean(values) for values in zip(*panels, strict=True))
    sys.stdout.write(f"{'mean of the panels':36}{time_taken:6.1f} ms {size:32.1f} KB\n")
    return int(time_taken > _MILLISECONDS or size > _KILOBYTES)


if __name__ == "__main__":
    sys.exit(main())
