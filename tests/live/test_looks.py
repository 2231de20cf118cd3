"""How the page looks: views of every preset and phase, in four languages, in narrow, wide and low windows."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine import presets
from bot.engine.state import Phase
from bot.live.page_views import Asked, make_view
from bot.tables.views import Snapshot
from bot.ui.readers import Reader
from bot.words.catalogue import Texts, locales
from tests.live.conftest import Stage
from tests.world.games import Moment, chairs, lobby, moments

pytestmark = [pytest.mark.proof, pytest.mark.timeout(300)]

SIZES = ((360, 640), (400, 800), (1200, 800), (740, 360), (320, 568), (1600, 900))

_CUT_OFF = """() => {
    const faults = [];
    const name = one => `${one.className || one.localName} "${(one.textContent || one.alt || '').slice(0, 50)}"`;
    const shown = one => one.checkVisibility() && !one.closest('.silent, option');
    for (const one of document.querySelectorAll('live-table *, dialog *')) {
        if (!shown(one)) continue;
        const box = one.getBoundingClientRect(), scrolls = one.closest('.people, .words, .acts, .buttons, .sheet, pre');
        const words = [...one.childNodes].some(child => child.nodeType === 3 && child.textContent.trim());
        if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth && (words || !scrolls)) {
            if (getComputedStyle(one).overflowX !== 'visible' || words) faults.push(`cut off: ${name(one)}`);
        }
        if (words && one.scrollHeight > one.clientHeight + 3 && getComputedStyle(one).overflowY === 'hidden') {
            faults.push(`cut off below: ${name(one)}`);
        }
        if (!(words || one.matches('img, button')) || scrolls) continue;
        if (box.left < -1 || box.right > innerWidth + 1) faults.push(`beside the window: ${name(one)}`);
        if (box.top < -1 || box.bottom > innerHeight + 1) faults.push(`above or below the window: ${name(one)}`);
    }
    return [...new Set(faults)];
}"""
"""What of the page cannot be read without scrolling sideways, or at all."""


def scenes(preset: str) -> Iterator[tuple[Phase | None, dict[str, Any]]]:
    """A few views of every phase of a game, and its lobby, each in another language; every other in words mode."""
    rules = presets.build(preset)
    shown: list[tuple[Phase | None, Snapshot]] = [(None, Snapshot(lobby(rules), {}))]
    counts: dict[Phase, int] = {}
    for each in moments(rules, seed=3, hands=3, quiet=0.4):
        phase = each.state.phase
        counts[phase] = counts.get(phase, 0) + 1
        if counts[phase] in (1, 2, 4, 11):
            shown.append((phase, snapshot_of(each)))
    for number, (at, snapshot) in enumerate(shown):
        reader = Reader(Texts(locales()[number % len(locales())], strict=True, for_screen_reader=number % 2 == 1))
        asked = snapshot.table.to_move.seat if snapshot.table.to_move is not None else 1
        yield at, make_view(snapshot, Asked(1000 + asked, reader, 1000.0, lambda _: True))


def snapshot_of(shown: Moment) -> Snapshot:
    table = shown.table._replace(chairs=chairs(shown.state.rules.players), deadline=1060.0, asked_at=1000.0)
    return Snapshot(table, {1000 + view.seat: view for view in shown.seats})


async def show(stage: Stage, view: dict[str, Any]) -> None:
    """Show a view, and wait until it stands still."""
    stage.greet(view["deck"].partition("-")[2])
    stage.tell({**view, "moves": []})
    shown = "want => document.querySelector('live-table').view?.mark === want"
    stage.mark += 1
    stage.tell({**view, "moves": [], "mark": stage.mark})
    await stage.page.wait_for_function(shown, arg=stage.mark)


@pytest.mark.parametrize("preset", presets.PRESETS)
async def test_nothing_is_cut_off_in_any_phase_window_and_language(preset: str, stage: Stage) -> None:
    faults: set[str] = set()
    for phase, view in scenes(preset):
        await show(stage, view)
        for width, height in SIZES:
            await stage.page.set_viewport_size({"width": width, "height": height})
            found = await stage.page.evaluate(_CUT_OFF)
            faults.update(f"{width} x {height}, {phase}, {view['deck']}: {fault}" for fault in found)
            cards = await stage.page.evaluate("[...document.querySelectorAll('.card img')].map(one => one.width)")
            if width >= 360 and height > 360 and len(cards) <= 6:
                assert all(wide >= 56 for wide in cards), f"{cards} at {width}"
    assert sorted(faults) == [], json.dumps(sorted(faults), indent=1, ensure_ascii=False)
