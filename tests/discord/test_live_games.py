"""Whole games on the page in a real browser, against the bot: what each window shows is true at every moment, nothing
lies over anything else, and what a panel and a table's message have is there.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

import pytest
from simcord import MemberActor

from bot.engine.cards import CODES, NO_TRUMP
from bot.engine.presets import parse
from bot.engine.views import SeatView
from bot.live import pages
from bot.players.evaluation import Advice
from bot.players.levels import advise
from bot.playground.play import serve_live_table
from bot.storage.api import LiveSession
from bot.tables.model import Status
from bot.words.catalogue import Texts
from bot.words.lines import with_minus
from tests.discord.card_table import CardTable
from tests.world import require
from tests.world.browser import browser
from tests.world.clock import poll

if TYPE_CHECKING:
    from playwright.async_api import Browser, Locator, Page

__all__ = ["browser"]

pytestmark = [pytest.mark.proof, pytest.mark.timeout(300), pytest.mark.table(host={"live_url": None})]

_FREE = "live-table:not(.waiting)"

_TOLD = """() => {
    const table = document.querySelector('live-table'), { view } = table;
    const all = (selector, read) => [...table.querySelectorAll(selector)].map(read);
    const name = (seat) => seat.querySelector('.name').textContent;
    const face = (one) => one.src.match(/([^/]+)-\\d+\\.webp/)[1];
    return {
        seq: view.seq,
        points: all(view.scores.length ? '.score b' : '.about b', (one) => one.textContent),
        tricks: view.scores.length
            ? all('.score .tricks', (one) => one.childElementCount || Number(one.textContent))
            : all('.seat', (one) => one.querySelector('.taken')?.textContent.length ?? 0),
        trump: all('.trump > .suit', (one) => one.dataset.suit ?? ''),
        maker: all('.trump .maker', (one) => one.firstChild.textContent),
        dealer: all('.dealer:not([hidden])', (one) => name(one.closest('.seat'))),
        turn: all('.seat.turn', name),
        laid: all('.laid img', face),
        hand: all('.card img', face),
    };
}"""
"""What a window says, read from what it shows."""


_ASKED_AGAIN = "document.querySelector('live-table').view.acts[0]?.press.startsWith('rb:sure:')"


class Windows:
    """People of a table, each in a window of their own. ``faults`` are what the windows complain of."""

    def __init__(self, table: CardTable, browser: Browser) -> None:
        self.table, self._browser = table, browser
        self.of: dict[MemberActor, Page] = {}
        self.faults: list[str] = []

    async def open(self, person: MemberActor, locale: str = "en-US") -> Page:
        """Open a window for somebody, who follows their link."""
        world = self.table.world
        session = LiveSession(person.id, person.name.title(), world.guild.id, world.channel.id, locale)
        context = await self._browser.new_context(viewport={"width": 400, "height": 800}, reduced_motion="reduce")
        page = await context.new_page()
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("console", lambda line: self.faults.append(line.text) if _is_fault(line) else None)
        await page.goto(await self.table.bot.features.live.invite(session))
        await page.locator(".door button").click()
        await page.locator(".seat").first.wait_for()
        self.of[person] = page
        return page

    async def open_all(self, locale: str = "en-US") -> None:
        """Open a window for everybody; Dan reads this language."""
        for person in self.table.people:
            await self.open(person, locale if person == self.table.dan else "en-US")

    # -- what a window says

    async def told(self, person: MemberActor) -> dict[str, Any]:
        """What somebody's window says, once it shows the table as it is."""
        page, seq = self.of[person], self.table.view.seq
        await page.wait_for_function(
            """seq => {
                const { view, playing } = document.querySelector('live-table');
                return view?.seq >= seq && !playing;
            }""",
            arg=seq,
        )
        told: dict[str, Any] = await page.evaluate(_TOLD)
        return told

    def truth(self, person: MemberActor) -> dict[str, Any]:
        """What it is to say."""
        view, own = self.table.view, self.table.mine(person)
        public, partners = require(view.public), view.rules.traits.partners
        trump = public.trump
        taken = public.taken if not partners else [sum(public.taken[side::2]) for side in (0, 1)]
        made = public.maker is not None
        return {
            "seq": view.seq,
            "points": [with_minus(points) for points in public.score],
            "tricks": [*taken],
            "trump": [("" if trump is None else "N" if trump is NO_TRUMP else trump.letter)] if made else [],
            "maker": [view.chair(public.maker).name] if public.maker is not None else [],
            "dealer": [view.chair(public.dealer).name],
            "turn": [view.to_move.name] if view.to_move is not None else [],
            "laid": sorted(CODES[card] for _, card in public.trick if public.trump is not None),
            "hand": sorted(CODES[card] for card in own.hand),
        }

    async def check(self, person: MemberActor) -> None:
        """Fail if somebody's window says what is not true."""
        told = await self.told(person)
        for cards in ("laid", "hand"):
            told[cards] = sorted(face.partition("-")[0] for face in told[cards])
        assert told == self.truth(person)

    # -- what people do

    async def press(self, person: MemberActor, key: str) -> None:
        """Press a button of somebody's window, by the key of its label; one of an open sheet first."""
        page, label = self.of[person], Texts()(key)
        sheet = page.locator("dialog.sheet[open]").last
        here = sheet if await sheet.count() else page.locator(_FREE)
        await here.get_by_role("button", name=label, exact=True).first.click()

    async def sheet(self, person: MemberActor) -> Locator:
        """The sheet that is open in somebody's window."""
        found = self.of[person].locator("dialog.sheet[open]").last
        await found.wait_for()
        return found

    async def act(self, *, prefer: str = "good") -> None:
        """Let whoever is on turn do what is asked: Ann with the keyboard alone, others by tapping."""
        mover, seq = self.table.mover, self.table.view.seq
        page = self.of[mover]
        await self.told(mover)
        await page.locator(f"{_FREE}.asked").wait_for()
        view = await page.evaluate("document.querySelector('live-table').view")
        keys = mover == self.table.ann
        calls = [one for one in view["acts"] if one["press"].startswith(("rb:act:", "rb:say:"))]
        lit = [number for number, one in enumerate(view["cards"]) if one["press"]]
        if view["picks"]:
            for number in range(view["picks"]):
                await self._choose(page, number, keys=keys)
            assert await page.locator(".acts .button").count() == 1 + len(view["acts"])
            await self._press(page, page.locator(".acts .button").first, keys=keys)
        elif lit and not (calls and calls[0]["press"].startswith("rb:act:")):
            for _ in range(2):  # the first lifts, the second plays
                await self._choose(page, lit[0], keys=keys)
        else:
            chosen = min(calls, key=lambda one: one["tone"] != prefer)
            number = view["acts"].index(chosen)
            await self._press(page, page.locator(".acts .button").nth(number), keys=keys)
            if chosen["tone"] == "main":  # it is asked again
                await page.wait_for_function(_ASKED_AGAIN)
                await self._press(page, page.locator(".acts .button").first, keys=keys)
        await poll(lambda: self.table.view.seq > seq, 20)

    async def _choose(self, page: Page, number: int, *, keys: bool) -> None:
        if keys:
            await page.keyboard.press(str((number + 1) % 10))
        else:
            await page.locator(".card").nth(number).click()

    async def _press(self, page: Page, button: Locator, *, keys: bool) -> None:
        if not keys:
            await button.click()
            return
        await page.evaluate("document.activeElement.blur()")
        for _ in range(40):
            await page.keyboard.press("Tab")
            if await button.evaluate("one => one === document.activeElement"):
                break
        await page.keyboard.press("Enter")


def _is_fault(line: Any) -> bool:
    return line.type == "error" and "ERR_INTERNET_DISCONNECTED" not in line.text and "WebSocket" not in line.text


@pytest.fixture
async def windows(table: CardTable, browser: Browser) -> AsyncIterator[Windows]:
    """The live table, and a browser in which nobody has a window yet."""
    await serve_live_table(table.env, table.bot)
    windows = Windows(table, browser)
    yield windows
    assert windows.faults == []


KINDS = [
    ("standard", "law=old-school", "good"),
    ("railroad", "", "good"),  # a joker, and the partner's best card
    ("call-ace", "", "good"),
    ("double-hasenpfeffer", "players=6", "main"),  # alone, and partners give a card each
]


@pytest.mark.parametrize(("preset", "options", "tone"), KINDS)
async def test_a_hand_of_every_kind_is_shown_as_it_is(windows: Windows, preset: str, options: str, tone: str) -> None:
    table, seats = windows.table, len(parse([preset, *options.split()]).seats)
    await table.bot.services.readers.choose(table.cay.id, "text-only", "on")
    await table.gather(preset, options=options, seats=seats, computers=seats - 4)
    await windows.open_all("de")
    while (view := table.view).to_move is not None and view.last_hand is None:
        if view.to_move.user_id is None:
            await table.env.advance_time(1)  # a computer thinks
            continue
        for person in table.people:
            await windows.check(person)
        await windows.act(prefer=tone)
    assert table.view.last_hand is not None or table.view.claims_open


async def test_a_hint_that_follows_its_answer_is_read_and_framed(
    windows: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = windows.table
    await table.gather(computers=3)
    page = await windows.open(table.ann)
    while table.mover != table.ann:
        await table.env.advance_time(1)
    thought = asyncio.Event()

    async def think_longer(own_view: SeatView, seed: int) -> Advice:
        await thought.wait()
        return advise(own_view, seed)

    monkeypatch.setattr(table.bot.services.workers, "advise", think_longer)
    monkeypatch.setattr(pages, "_PATIENCE", 0.1)
    await windows.press(table.ann, "button-hint")
    await page.locator(_FREE).wait_for()
    assert await page.locator(".note:visible").count() == 0
    thought.set()
    await page.locator(".note.hint:visible").filter(has_text=re.compile(r"\w")).wait_for()
    assert await page.locator(".advised").count() == 1


async def pause_and_go_on(windows: Windows, asker: MemberActor, others: tuple[MemberActor, ...]) -> None:
    """Ask for a pause, to which all agree, and end it."""
    table, said = windows.table, Texts()
    await table.type(asker, "table pause", until="10")
    for person in others:
        await windows.of[person].locator(".acts").get_by_text(said("button-agree-pause"), exact=True).click()
    await windows.of[others[1]].locator(".acts").get_by_text(said("button-go-on"), exact=True).click()
    await poll(lambda: table.view.paused_until is None, 20)


async def test_what_people_ask_answer_and_say_is_in_every_window_and_told_once(windows: Windows) -> None:
    table, said = windows.table, Texts()
    await table.type(table.world.add_keeper(), "config games", ranked="no")
    await table.gather(points=1)
    await windows.open_all()
    first, second, third, fourth = (
        table.people[(require(table.view.to_move).seat - 1 + place) % 4] for place in range(4)
    )
    page = windows.of[first]
    await windows.act(prefer="plain")
    await windows.told(first)
    for answers in (["button-decline"], ["button-agree-take-back"] * 3):
        asker = first if answers == ["button-decline"] else second
        if asker == second:
            await windows.act(prefer="plain")
        await windows.press(asker, "button-take-back")
        for person, answer in zip(
            (one for one in (third, fourth, first, second) if one != asker), answers, strict=False
        ):
            await windows.of[person].locator(".acts").get_by_text(said(answer), exact=True).click()
        if asker == first:
            refused = said("declined-take-back", name=third.name.title())
            await page.locator(".words").get_by_text(refused).wait_for()
            assert await page.locator("[role=log] p").filter(has_text=refused).count() == 1, "it is told once"
        await poll(lambda: table.view.proposal is None, 20)
    assert table.mover == second

    await pause_and_go_on(windows, first, (second, third, fourth))
    while table.view.status is Status.PLAYING:
        for person in table.people:
            await windows.check(person)
        rest = windows.of[table.mover].locator(".acts").get_by_text(said("button-rest"), exact=True)
        await windows.told(table.mover)
        if await rest.count():
            await rest.click()
            await poll(lambda: table.view.status is not Status.PLAYING, 20)
        else:
            await windows.act()
    for person in table.people:
        await windows.told(person)

    await windows.of[second].get_by_label(said("menu-talk")).select_option(said("phrase-good-game"))
    told = said("table-said", name=second.name.title(), phrase=said("phrase-good-game"))
    for person in table.people:
        await windows.of[person].locator(".words").get_by_text(told).wait_for()
        assert await windows.of[person].locator("[role=log] p").filter(has_text=told).count() == 1

    await windows.press(first, "button-scores")
    sheet = await windows.sheet(first)
    await sheet.locator("select").select_option(index=1)
    hand = windows.of[first].locator("dialog.sheet[open]").nth(1)
    await hand.locator("img").wait_for()
    for left in (1, 0):
        await page.keyboard.press("Escape")
        await page.wait_for_function("left => document.querySelectorAll('dialog.sheet').length === left", arg=left)
    await windows.press(first, "button-review")
    await (await windows.sheet(first)).locator("p").first.wait_for()
    await page.keyboard.press("Escape")
    await windows.press(third, "button-rematch")
    await poll(lambda: table.view.status is Status.PLAYING, 20)
    for person in table.people:
        await windows.check(person)


async def test_windows_and_a_panel_of_one_person_show_the_same_and_come_back(windows: Windows) -> None:
    table = windows.table
    ann, *others = table.people
    await table.type(table.world.add_keeper(), "config games", ranked="no")  # else a newer window closes the older
    await table.gather()
    await windows.open_all()
    await table.reach_play()
    one, other = windows.of[ann], await windows.open(ann)

    async def check_all() -> None:
        for person in others:
            await windows.check(person)
        for windows.of[ann] in (one, other):
            await windows.check(ann)

    async def play_to(person: MemberActor) -> None:
        while table.mover != person:
            await windows.act()

    await check_all()
    await play_to(ann)
    windows.of[ann] = one
    await windows.act()
    await check_all()
    await play_to(ann)
    await table.decide(table.choice(), on_panel=True)
    await check_all()

    await play_to(others[0])
    await windows.of[others[0]].context.set_offline(True)
    away = windows.of[others[0]]
    await away.locator("live-table.offline").wait_for()
    await table.decide(table.choice(), on_panel=True)
    await play_to(others[2])
    await away.context.set_offline(False)
    await check_all()

    await windows.of[others[2]].close()
    await windows.open(others[2])
    await check_all()

    port = table.bot.features.live.port
    await table.restart()
    await one.locator("live-table.offline").wait_for()
    await serve_live_table(table.env, table.bot, port)
    for page in (one, other, *(windows.of[person] for person in others)):
        await page.locator("live-table:not(.offline)").wait_for()
    await windows.act()
    await check_all()
