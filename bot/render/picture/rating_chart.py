"""A player's rating over time as a picture. Draws with matplotlib's objects, never ``pyplot``: safe in a thread.

Takes a tenth of a second, the first one longer: call it off the event loop.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from datetime import UTC, datetime
from threading import Lock, Thread

from bot.ratings.families import Family
from bot.ratings.players import FamilyStanding, FamilyTotals
from bot.ratings.rating import Rating, RatingStep
from bot.render.text.catalogue import Texts

LEAST_STEPS = 2
"""Ranked games before there is a line to draw."""

_BACK, _INK, _GRID = "#1e1f22", "#dbdee1", "#4e5058"
_LINES = ("#e0a526", "#57b894", "#7aa2f7", "#d16ba5")
_MARKED = 30
_LEAST_SPAN = 86_400.0
_lock = Lock()
DATES = {
    "formats": ["%Y", "%Y-%m", "%m-%d", "%H:%M", "%H:%M", "%H:%M"],
    "zero_formats": ["", "%Y", "%Y-%m", "%m-%d", "%H:%M", "%H:%M"],
    "offset_formats": ["", "", "%Y", "%Y-%m-%d", "%Y-%m-%d", "%Y-%m-%d"],
}
"""Dates under the line in figures, which every language reads; the months that matplotlib knows are English."""


def drawable(families: Sequence[FamilyStanding]) -> tuple[FamilyStanding, ...]:
    """The families of games that have a line."""
    return tuple(standing for standing in families if len(standing.steps) >= LEAST_STEPS)


def chart_alt(families: Sequence[FamilyStanding], texts: Texts) -> str:
    """What the picture shows, in words."""
    return ". ".join(
        texts(
            "chart-alt",
            family=texts(f"family-{standing.family}"),
            games=standing.ranked.games,
            first=str(standing.steps[0].rating.points),
            last=str(standing.steps[-1].rating.points),
        )
        for standing in drawable(families)
    )


def warm_up() -> Thread:
    """Draw a first chart in a thread, for nobody: that loads matplotlib and its letters, which takes seconds.

    The end of the program waits for it: to be ended within matplotlib's C++ would abort the whole process.
    """
    steps = tuple(RatingStep(0, day * _LEAST_SPAN, Rating(25.0, 8.0)) for day in range(LEAST_STEPS))
    nobody = FamilyStanding(
        Family.PARTNERSHIP, FamilyTotals(), FamilyTotals(), FamilyTotals(), None, None, 0, None, steps
    )
    thread = Thread(target=rating_chart, args=((nobody,), Texts()), name="first chart")
    thread.start()
    return thread


def _span(families: Sequence[FamilyStanding]) -> tuple[datetime, datetime]:
    """From before the first to after the last game, a day at the least: an evening's games are no lonely stroke."""
    moments = [step.at for standing in drawable(families) for step in standing.steps]
    first, last = min(moments), max(moments)
    margin = max((last - first) * 0.03, (_LEAST_SPAN - (last - first)) / 2)
    return datetime.fromtimestamp(first - margin, UTC), datetime.fromtimestamp(last + margin, UTC)


def rating_chart(families: Sequence[FamilyStanding], texts: Texts) -> bytes:
    """The PNG, 800 × 400 pixels: a line for each family of games."""
    # imported at the first picture: it takes half a second, which the start of the bot need not wait for
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.dates import AutoDateLocator, ConciseDateFormatter
    from matplotlib.figure import Figure

    with _lock:  # matplotlib's caches of letters are not made for several threads
        figure = Figure(figsize=(6.4, 3.2), dpi=125, facecolor=_BACK, layout="constrained")
        FigureCanvasAgg(figure)
        axes = figure.add_subplot(facecolor=_BACK)
        for standing, colour in zip(drawable(families), _LINES, strict=False):
            moments = [datetime.fromtimestamp(step.at, UTC) for step in standing.steps]
            points = [step.rating.points for step in standing.steps]
            marker = "o" if len(points) <= _MARKED else ""
            label = texts(f"family-{standing.family}")
            axes.plot(moments, points, color=colour, linewidth=2.5, marker=marker, label=label)  # type: ignore[arg-type]  # dates are plotted too
        axes.set_title(texts("chart-title"), color=_INK, fontsize=16)
        axes.set_xlim(*_span(families))  # type: ignore[arg-type]  # matplotlib takes dates here
        locator = AutoDateLocator(maxticks=7)  # type: ignore[no-untyped-call]  # matplotlib has not typed its dates yet
        axes.xaxis.set_major_locator(locator)
        axes.xaxis.set_major_formatter(ConciseDateFormatter(locator, **DATES))  # type: ignore[no-untyped-call]  # likewise
        axes.tick_params(colors=_INK, labelsize=13)
        axes.xaxis.get_offset_text().set_color(_INK)
        axes.grid(color=_GRID, linewidth=0.6)
        for spine in axes.spines.values():
            spine.set_color(_GRID)
        axes.legend(facecolor=_BACK, edgecolor=_GRID, labelcolor=_INK, fontsize=13)
        data = io.BytesIO()
        figure.savefig(data, format="png")
    return data.getvalue()
