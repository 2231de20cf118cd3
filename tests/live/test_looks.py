"""How the page looks: views of every preset and phase, in four languages, in narrow, wide and low windows."""

from __future__ import annotations

import asyncio
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
    const shown = one => one.checkVisibility() && !one.closest('.silent, .half, option');
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


_LAID_OVER = """() => {
    const shown = [...document.querySelectorAll('.score, .trump, .title, .ring, .name, .about, .said, .dealer, ' +
        '.laid, .turnup, .backs, .result, .words, .acts .button, .hand, .buttons button, .buttons select')]
        .filter(one => one.checkVisibility() && (one.textContent.trim() || one.querySelector('img')));
    const seen = one => {
        let { left, top, right, bottom } = one.getBoundingClientRect();
        for (let up = one.parentElement; up; up = up.parentElement) {
            if (getComputedStyle(up).overflowX === 'visible') continue;
            const box = up.getBoundingClientRect();
            [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
            [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
        }
        return { one, left, top, right, bottom };
    };
    const speaks = one => one.matches('.said'), seat = one => one.closest('.seat');
    const belong = (one, other) => one.contains(other) || other.contains(one)
        || (one.matches('.laid') && other.matches('.laid'))
        || (seat(one) && seat(one) === seat(other) && !speaks(one) && !speaks(other));
    const name = one => `${one.className || one.localName} "${one.textContent.slice(0, 30)}"`;
    return shown.map(seen).flatMap((a, number, all) => all.slice(number + 1).flatMap(b => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const over = wide > 3 && high > 3 && !belong(a.one, b.one);
        return over ? [`laid over: ${name(a.one)} and ${name(b.one)}, ${Math.round(wide)} x ${Math.round(high)}`] : [];
    }));
}"""
"""What of the page covers something else, by more than a hair."""


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
        yield at, make_view(snapshot, Asked(1000 + asked, reader, 1000.0))


def snapshot_of(shown: Moment) -> Snapshot:
    table = shown.table._replace(chairs=chairs(shown.state.rules.players), deadline=1060.0, asked_at=1000.0)
    return Snapshot(table, {1000 + view.seat: view for view in shown.seats})


@pytest.mark.parametrize("preset", presets.PRESETS)
async def test_nothing_is_cut_off_or_covered_in_any_phase_window_and_language(preset: str, stage: Stage) -> None:
    faults: set[str] = set()
    for phase, view in scenes(preset):
        stage.greet(view["deck"].partition("-")[2])
        await stage.show({**view, "moves": []})
        for width, height in SIZES:
            await stage.page.set_viewport_size({"width": width, "height": height})
            found = [*await stage.page.evaluate(_CUT_OFF), *await stage.page.evaluate(_LAID_OVER)]
            faults.update(f"{width} x {height}, {phase}, {view['deck']}: {fault}" for fault in found)
            cards = await stage.page.evaluate("[...document.querySelectorAll('.card img')].map(one => one.width)")
            if width >= 360 and height > 360 and len(cards) <= 6:
                assert all(wide >= 56 for wide in cards), f"{cards} at {width}"
    assert sorted(faults) == [], json.dumps(sorted(faults), indent=1, ensure_ascii=False)


_WATCH = """() => {
    window.animated = new Set();
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, ...how) {
        for (const frame of frames) Object.keys(frame).forEach(key => window.animated.add(key));
        return animate.call(this, frames, ...how);
    };
}"""
_TRANSITIONS = """[...document.querySelectorAll('*')].flatMap(one => {
    const { transitionProperty, transitionDuration } = getComputedStyle(one);
    return transitionDuration === '0s' ? [] : transitionProperty.split(', ');
})"""
_CHEAP = {"transform", "translate", "opacity"}
"""What a browser moves without making the layout again or painting."""


async def test_the_felt_keeps_its_size_when_a_turn_begins(stage: Stage) -> None:
    """Or the whole table is laid out anew at every turn."""
    (view, *_) = [view for phase, view in scenes("standard") if phase is Phase.PLAY and view["asked"]]
    for width, height in SIZES:
        await stage.page.set_viewport_size({"width": width, "height": height})
        heights = set[float]()
        for asked in (True, False):
            await stage.show({**view, "asked": asked})
            heights.add(await stage.page.evaluate("document.querySelector('.felt').getBoundingClientRect().height"))
        assert len(heights) == 1, f"{heights} at {width} x {height}"


async def test_what_moves_needs_no_new_layout_and_a_trick_goes_to_who_has_won_it(stage: Stage) -> None:
    page, shown = stage.page, [*moments(presets.build("standard"), seed=5, hands=2)]
    await page.emulate_media(reduced_motion="no-preference")
    await page.evaluate(_WATCH)
    before, transitions, swept = None, set[str](), 0
    for each in shown:
        snapshot = snapshot_of(each)
        view = make_view(snapshot, Asked(1001, Reader(Texts()), 1000.0, before=before))
        before = snapshot
        takes = any(move["kind"] == "take" for move in view["moves"])
        showing = asyncio.create_task(stage.show({**view, "rest": 200}))
        if takes:
            await page.wait_for_function("() => document.querySelectorAll('.laid').length === 4")
        await showing
        transitions.update(await page.evaluate(_TRANSITIONS))
        if takes and not view["result"]:
            assert await page.locator(".laid").count() == 0, "it was swept away"
            await page.get_by_role("button", name=Texts()("picture-last-trick")).click()
            assert await page.locator(".laid").count() == 4
            swept += 1
    assert swept > 4
    animated = set(await page.evaluate("[...window.animated]"))
    assert {"transform", "opacity"} <= animated <= _CHEAP | {"easing"}
    assert {"translate"} <= transitions <= _CHEAP


async def test_the_ring_of_who_is_on_turn_runs_down_with_the_clock(stage: Stage) -> None:
    view = next(view for phase, view in scenes("standard") if phase is Phase.PLAY)
    view["clock"] = {"ends": view["now"] + 15, "total": 60}
    await stage.show(view)
    shares = await stage.page.evaluate(
        """[...document.querySelectorAll('.seat.turn .half i')].map(one => {
            const { a, b } = new DOMMatrix(getComputedStyle(one).transform);
            return Math.round(Math.atan2(b, a) * 180 / Math.PI) % 360;
        })"""
    )
    assert len(shares) == 2
    assert shares[0] % 180 >= 75, "half of the left half is gone"
    assert abs(shares[1]) == 180, "and the whole right half"
    assert await stage.page.locator(".seat:not(.turn) .half:visible").count() == 0


_NOTE_CHANGES = """() => {
    window.changes = [];
    const note = records => records.forEach(({ target }) => window.changes.push(target.className || target.nodeName));
    new MutationObserver(note).observe(document.querySelector('live-table'), {
        childList: true, characterData: true, subtree: true,
    });
}"""


@pytest.mark.parametrize("preset", ["standard", "cutthroat", "double-hasenpfeffer"])
async def test_what_is_shown_already_is_not_drawn_anew(preset: str, stage: Stage) -> None:
    """So an act costs a slow phone what it changes."""
    await stage.page.evaluate(_NOTE_CHANGES)
    for phase, view in scenes(preset):
        stage.greet(view["deck"].partition("-")[2])
        standing = {**view, "moves": [], "words": view["words"][:1]}  # what counts down changes by itself
        for _ in range(2):
            await stage.page.evaluate("window.changes.length = 0")
            await stage.show(standing)
        assert await stage.page.evaluate("window.changes") == [], phase
