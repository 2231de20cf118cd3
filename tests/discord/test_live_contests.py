"""Nights, duplicate matches, the daily deal and the puzzle on a page of the live table; and what all sheets keep to."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from typing import TYPE_CHECKING, Any

import pytest
from simcord.components import walk_components

from bot.playground.play import serve_live_table
from bot.storage.api import LiveSession
from bot.tables.model import Status
from bot.tables.views import Snapshot
from bot.tournaments.duplicate.match import MatchPlayer, chosen_pairs
from bot.ui import buttons
from bot.ui.command_sync import offered_commands
from bot.words.catalogue import Texts, texts_in
from bot.words.duplicate_text import match_heading
from tests.discord.card_table import CardTable
from tests.discord.live_house import House, Page, find_press, words_of
from tests.discord.nights import Hall, Night8
from tests.discord.simulation import archived_threads, look
from tests.languages import catalogue
from tests.world import require
from tests.world.browser import browser
from tests.world.clock import poll
from tests.world.said import WORDS, says

if TYPE_CHECKING:
    from playwright.async_api import Browser, Locator
    from playwright.async_api import Page as Page_

__all__ = ["browser"]

pytestmark = pytest.mark.proof  # a port is opened

_COMMAND = re.compile(r"</[a-z -]+:(?P<press>[^>]+)>|(?<![\w/<])/(?P<first>[a-z-]+)")
_MENUS_OF_DISCORD = range(5, 9)
"""The components of which Discord's client knows the choices itself."""
_PICTURES = (11, 12)
_REFUSAL = re.compile(r"refusal-|fault-|(night|duplicate)-refus(al|ed)-")
_DONE = re.compile(r"night-done-|live-posted$")
_AWAY = ("rb:live:", "rb:lobby:", "rb:rematch:", "rb:match:off", "rb:match:finish")
"""What would end the table, or the page."""


def faults_of(house: House, message: dict[str, Any], texts: Texts) -> Iterator[str]:
    """What a page could not do with a sheet, a form or a view: a command that nobody can type there and of which that
    is not said, a button of none of our controls, a menu without choices; for whoever reads words, a picture; a remark
    that looks like a refusal and is none, or the other way round.
    """
    parts = [*walk_components(message.get("components", ()))]
    read = [str(part.get(name) or "") for part in parts for name in ("content", "label", "description", "placeholder")]
    read += [
        *message.get("words", ()),
        message.get("note") or "",
        *(one["label"] for one in message.get("buttons", ())),
    ]
    first_words = {name.split()[0] for name in offered_commands(house.table.bot.tree)}
    said = any(texts("live-typed") in text for text in read)
    for text in read:
        for named in _COMMAND.finditer(text):
            if named["press"] and house.table.bot.features.routes.find(named["press"])[0] is None:
                yield f"{named[0]} has no effect"
            if named["first"] in first_words and not said:
                yield f"{named[0]} in {text!r}"
    note, locale = message.get("note") or "", texts.locale
    for names, refused in ((_REFUSAL, True), (_DONE, False)):
        keys = [key for key in catalogue(locale) if names.match(key)] if note else []
        if message.get("refused") is not refused and any(says(note, key, to=locale) for key in keys):
            yield f"{note!r} looks as if it was {'done' if refused else 'refused'}"
    yield from (f"{part} is a picture" for part in parts if texts.for_screen_reader and part["type"] in _PICTURES)
    yield from (f"{part} has no choices" for part in parts if part["type"] in _MENUS_OF_DISCORD and not part["options"])


def presses_in(message: dict[str, Any]) -> Iterator[str]:
    """Everything that can be pressed there, buttons and commands."""
    for part in walk_components(message.get("components", ())):
        if part["type"] == 2 and part.get("custom_id") and not part.get("disabled"):
            yield part["custom_id"]
        yield from re.findall(r"</[^:>]+:(rb[^>]+)>", str(part.get("content") or ""))
    yield from (one["press"] for one in message.get("buttons", ()))
    for text in message.get("words", ()):
        yield from re.findall(r"</[^:>]+:(rb[^>]+)>", text)


async def look_everywhere(house: House, page: Page, texts: Texts) -> set[str]:
    """Press one of each kind of what can be reached from a page, look at all that it shows; the kinds."""
    waiting, seen = [(press, "0") for press in presses_in(page.view)] + [(buttons.DOOR.id_of("home"), "0")], set[str]()
    while waiting:
        press, sheet = waiting.pop(0)
        kind = re.sub(r"\d+", "0", press)
        if kind in seen or press.startswith(_AWAY):
            continue
        seen.add(kind)
        view = await page.press(press, sheet=sheet)
        await house.table.env.advance_time(31)  # nobody asks too often
        faults = [fault for message in (view, *page.sheets) for fault in faults_of(house, message, texts)]
        assert faults == [], press
        waiting += [(one, message.get("id", "0")) for message in (view, *page.sheets) for one in presses_in(message)]
    return seen


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize(
    ("stage", "locale", "words"),
    [
        ("nothing", "en", False),
        ("lobby", "es-ES", False),
        ("playing", "fr", False),
        ("over", "de", True),
        ("contests", "en", False),
        ("contests", "de", True),
    ],
)
async def test_whatever_a_page_shows_can_be_used_there_or_says_where(
    house: House, stage: str, locale: str, words: bool
) -> None:
    table, expected = house.table, {"rb:door:tonight", "rb:door:daily", "rb:guide:help", "rb:guide:commands"}
    match stage:
        case "contests":
            table.world.guild.create_role("Players")
            await Night8(table).open()
            await table.type(table.ann, "duplicate open")
            expected |= {"rb:night:show:0", "rb:night-set:people:0", "rb:match:show:0", "rb:match:leave:0"}
        case "lobby":
            await table.type(table.ann, "table open")
        case "playing":
            await table.gather(computers=3)
        case "over":
            await table.gather(computers=3, points=1)
            while table.view.to_move is not None:
                await table.decide(table.choice())
    texts = texts_in(locale, for_screen_reader=words)
    if words:
        await table.bot.services.readers.choose(table.ann.id, "text-only", "on")
    page = await house.open(table.ann, locale)
    await page.hear()
    faults = [fault for message in (page.view, *page.sheets) for fault in faults_of(house, message, texts)]
    assert faults == []
    seen = await look_everywhere(house, page, texts)
    assert expected <= seen


async def show(page: Page, name: str) -> dict[str, Any]:
    """What *Tonight* shows of a night or a match."""
    tonight = await page.sheet(buttons.DOOR.id_of("tonight"))
    return await page.sheet(find_press(tonight, name), sheet=tonight["id"])


@pytest.mark.usefixtures("unhurried")
@pytest.mark.table(expert="steady")
async def test_the_daily_result_comes_by_itself_where_it_was_played(house: House) -> None:
    table = house.table
    page, other = await house.open(table.ann), await house.open(table.bob)
    view = await page.press(buttons.DAILY.id_of("play", table.bot.services.daily.today()))
    while require(table.bot.services.tables.snapshot(view["table"])).table.status is Status.PLAYING:
        view = await page.hear(lambda view: view["asked"]) if not page.view["asked"] else page.view
        presses = [*(one["press"] for one in view["acts"]), *(one["press"] for one in view["cards"] if one["press"])]
        view = await page.press(presses[0])
        if table.bot.services.tables.snapshot(view["table"]) is None:
            break
    result = await page.comes("daily-alone")
    assert find_press(result, WORDS("button-daily-hand", hand=5)).startswith("rb:review:")
    await other.press("")
    assert [sheet for sheet in other.sheets if says(words_of(sheet), "daily-alone")] == []


async def test_the_puzzle_comes_once_it_is_chosen_and_its_solution_in_its_place(house: House) -> None:
    puzzles, page = house.table.bot.services.puzzles, await house.open(house.table.ann)
    said = await page.words(buttons.PUZZLE.id_of("open", puzzles.today()))
    if says(said, "puzzle-not-yet"):
        await puzzles.choose_ahead()
    asked = await page.comes("puzzle-begin")
    answers = [one for one in presses_in(asked) if one.startswith("rb:solve:")]
    solution = await page.sheet(answers[0], sheet=asked["id"])
    assert solution["id"] == asked["id"]
    assert find_press(solution, WORDS("button-daily-share")).startswith("rb:puzzle:share:")


@pytest.mark.usefixtures("unhurried")
async def test_a_night_is_entered_played_and_ended_on_a_page(house: House, night: Night8) -> None:
    await night.open(rounds=2)
    await house.table.bot.services.readers.choose(night.ann.id, "text-only", "on")
    ann, page = night.ann, await house.open(night.ann)
    await page.comes("door-heading")
    lobby = await show(page, night.night.plan.name)
    await page.press(find_press(lobby, WORDS("button-night-join")), sheet=lobby["id"])
    assert says(page.view["note"], "night-done-join")
    assert not page.view["refused"]
    assert "Ann" in words_of(page.sheets[-1]), "drawn anew"
    await night.check_in(*night.people[1:])
    reminder = await page.comes("night-remind")
    await page.press(find_press(reminder, WORDS("button-night-here")), sheet=reminder["id"])
    await night.env.advance_time(9 * 60 + 5)
    await night.told("night-round-of", number=1, rounds=2)
    first = await page.hear(lambda view: view["kind"] == "view") if page.view["kind"] != "view" else page.view
    own = next(one.table for one in night.snapshots() if one.table.seat_of(ann.id))
    assert first["table"] == own.table_id
    assert first["me"] == own.seat_of(ann.id)
    await night.play_on(lambda: len(night.night.past) == 1)
    await night.play_on(lambda: night.night.running is not None)
    shown = await page.press("")
    second = [one.table for one in night.snapshots() if one.table.seat_of(ann.id)]
    assert shown["table"] in {one.table_id for one in second}
    assert shown["table"] != first["table"], "the page has moved"
    await night.to_the_end()
    end = await page.comes("night-over")
    assert [part for part in walk_components(end["components"]) if part["type"] in _PICTURES] == [], "Ann reads words"
    assert find_press(end, WORDS("button-night-card")) == buttons.NIGHT_BUTTON.id_of("card", night.night_id)


async def test_a_host_s_proposal_is_answered_on_a_page(house: House, night: Night8) -> None:
    await night.begun()
    page, other = await house.open(night.bob), await house.open(night.people[2])
    await night.play_on(lambda: len(night.night.past) == 1)

    async def propose(key: str) -> dict[str, Any]:
        assert says(await night.ends(night.ann, "night finish", "button-night-finish"), "night-refusal-others-asked")
        page.sheets = []
        return await page.comes(key, host="Ann")

    first = await propose("night-wants-finish")
    no, late = (find_press(first, WORDS(f"button-night-{word}")) for word in ("decline", "agree"))
    assert says((await page.press(no, sheet=first["id"]))["note"], "night-declined", name="Bob")
    second = await propose("night-wants-finish")
    answered = await page.press(late, sheet=first["id"])
    assert says(answered["note"], "night-refusal-no-proposal"), "the first one is over"
    assert answered["refused"]
    shown = await show(other, night.night.plan.name)
    yes = find_press(shown, WORDS("button-night-agree"))
    assert yes == find_press(second, WORDS("button-night-agree")) != late
    assert says((await other.press(yes, sheet=shown["id"]))["note"], "night-done-agree")
    await night.told("night-over-early", rounds=1)


@pytest.mark.usefixtures("unhurried")
@pytest.mark.table(expert="steady")
async def test_a_round_that_begins_is_shown_whatever_is_shown_and_me_leads_back(house: House, night: Night8) -> None:
    """The daily deal waits for its player; the round's clock does not."""
    await night.open(rounds=1)
    await night.check_in()
    page, play = await house.open(night.ann), buttons.DAILY.id_of("play", house.table.bot.services.daily.today())
    daily = (await page.press(play))["table"]
    await night.env.advance_time(9 * 60 + 5)
    await night.told("night-round-of", number=1, rounds=1)
    round_table = next(one.table for one in night.snapshots() if one.table.seat_of(night.ann.id))
    shown = await page.hear(lambda view: view["table"] != daily)
    assert (shown["table"], shown["me"] > 0) == (round_table.table_id, True)
    assert (await page.press(play))["table"] == daily
    await night.act()
    assert (await page.press(""))["table"] == daily, "who goes back to it stays there"
    me = await page.sheet(buttons.DOOR.id_of("me"))
    hands = [one for one in presses_in(me) if one.startswith("rb:hand:")]
    assert sorted(hands) == sorted(buttons.HAND.id_of(one) for one in (daily, round_table.table_id))
    back = await page.press(buttons.HAND.id_of(round_table.table_id), sheet=me["id"])
    assert back["table"] == round_table.table_id


async def test_a_host_chooses_a_role_on_a_page(house: House, night: Night8) -> None:
    role = night.table.world.guild.create_role("Players")
    await night.open()
    page = await house.open(night.ann)
    lobby = await show(page, night.night.plan.name)
    form = await page.sheet(find_press(lobby, WORDS("button-night-people")), sheet=lobby["id"])
    (menu,) = [part for part in walk_components(form["components"]) if part.get("custom_id") == "role"]
    assert {"label": "Players", "value": str(role.id)} in menu["options"]
    fields = {"role": [str(role.id)], "least": "8", "level": ["expert"], "extras": list[str]()}
    await page.press(form["press"], sheet=form["id"], fields=fields)
    assert night.night.plan.role_id == role.id


async def test_a_match_is_entered_and_its_results_come_on_pages(house: House, room: Hall) -> None:
    await room.open()
    ann, bob = await house.open(room.ann), await house.open(room.bob)
    title = room.shown().texts[0].splitlines()[0].strip("*")
    lobby = await show(bob, title)
    await bob.press(find_press(lobby, WORDS("button-duplicate-team", team=2)), sheet=lobby["id"])
    assert "Bob" in words_of(bob.sheets[-1]), "drawn anew"
    await house.table.env.settle()
    await house.table.env.advance_time(2)
    assert says(room.shown().text, "duplicate-team", team=2, names="Bob"), "and in the channel"
    lobby = await show(ann, title)
    begin = find_press(lobby, WORDS("button-duplicate-begin"))
    await ann.press(begin, sheet=lobby["id"])
    await house.table.env.settle()
    for page, person in ((ann, room.ann), (bob, room.bob)):
        view = await page.press("")
        assert (view["status"], view["me"] > 0) == ("playing", True), person
    await room.play()
    for page in (ann, bob):
        results = await page.comes("duplicate-results")
        assert find_press(results, WORDS("button-night-card")).startswith("rb:match:card:")


async def test_a_partner_is_chosen_among_many_on_a_page_and_asked_there(house: House, room: Hall) -> None:
    await room.open(form="pairs")
    matches, match_id = room.bot.services.duplicate, room.match_id()
    for number in range(30):
        await matches.enter(match_id, MatchPlayer(1000 + number, f"Guest {number}"))
    for person in (room.ann, room.bob):
        await matches.enter(match_id, MatchPlayer(person.id, person.name.title()))
    ann, bob = await house.open(room.ann), await house.open(room.bob)
    lobby = await show(ann, look(room.world.env, room.lobby()).texts[0].splitlines()[0].strip("*"))
    menu = find_press(lobby, WORDS("menu-duplicate-partner"))
    (listed,) = [part["options"] for part in walk_components(lobby["components"]) if part.get("custom_id") == menu]
    assert len(listed) == 32
    assert {"label": "Bob", "value": str(room.bob.id)} in listed
    await ann.press(menu, chosen=[str(room.bob.id)], sheet=lobby["id"])
    question = await bob.comes("partner-asked")
    await bob.press(find_press(question, WORDS("button-partner-yes")), sheet=question["id"])
    match = require(await matches.match(match_id))
    assert {room.ann.id, room.bob.id} in [{one.user_id for one in pair} for pair in chosen_pairs(match.players)]


@pytest.mark.parametrize("how", ["archived", "deleted"])
async def test_a_page_shows_its_table_though_the_table_s_thread_is_gone(house: House, night: Night8, how: str) -> None:
    """Discord archives threads by itself, and their players play on at their pages."""
    await night.begun()
    page = await house.open(night.ann)
    before = await page.hear(lambda view: view["kind"] == "view")
    backend = night.env.backend
    thread = require(house.table.bot.services.tables.snapshot(before["table"])).table.channel_id
    if how == "archived":
        backend.edit_channel(thread, {}, thread_metadata={"archived": True})
    else:
        backend.delete_channel(thread)
    await night.env.settle()
    assert (how == "archived") is (thread in archived_threads(night.env))
    shown = await page.press(buttons.HAND.id_of(before["table"]))
    assert (shown["kind"], shown.get("table"), shown.get("me")) == ("view", before["table"], before["me"])
    assert await night.act()


# -- in a browser


class Window:
    """One person's window."""

    def __init__(self, page: Page_, texts: Texts) -> None:
        self.page, self.texts = page, texts

    @property
    def sheet(self) -> Locator:
        return self.page.locator("dialog.sheet[open]").last

    async def press(self, name: str) -> None:
        """Press a button of the sheet that is open, or else beside the table."""
        here = self.sheet if await self.sheet.count() else self.page
        await here.get_by_role("button", name=name, exact=True).click()

    async def reads(self, key: str, **values: str) -> None:
        """Wait until a sheet says this."""
        words = self.texts(key, **values).replace("*", "")
        await self.page.locator("dialog.sheet[open]", has_text=words).wait_for()

    async def act(self) -> None:
        """Do the first thing that is asked."""
        table = self.page.locator("live-table.asked:not(.waiting)")
        await table.wait_for()
        card = table.locator(".card.lawful").first
        if await card.count():
            await card.click()
            await card.click()
        else:
            await table.locator(".acts button:enabled").first.click()


@pytest.fixture
async def window(table: CardTable, browser: Browser, request: pytest.FixtureRequest) -> AsyncIterator[Window]:
    """Ann's window, in the language of the parameter and perhaps in words; what it complains of fails the test."""
    locale, words = getattr(request, "param", ("de", False))
    await serve_live_table(table.env, table.bot)
    faults, world = list[str](), table.world
    if words:
        await table.bot.services.readers.choose(table.ann.id, "text-only", "on")
    context = await browser.new_context(viewport={"width": 400, "height": 800}, reduced_motion="reduce")
    page = await context.new_page()
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    session = LiveSession(table.ann.id, "Ann", world.guild.id, world.channel.id, locale)
    await page.goto(await table.bot.features.live.invite(session))
    await page.locator(".door button").click()
    yield Window(page, texts_in(locale, for_screen_reader=words))
    await context.close()
    assert faults == []


@pytest.mark.usefixtures("unhurried")
@pytest.mark.table(host={"live_url": None})
@pytest.mark.timeout(240)
@pytest.mark.parametrize("window", [("fr", True)], indirect=True)
async def test_a_night_in_a_window_from_tonight_to_its_end(window: Window, night: Night8) -> None:
    await night.open(rounds=1)
    texts, page, name = window.texts, window.page, night.night.plan.name
    await window.reads("door-heading")
    await window.press(texts("button-door-tonight"))
    await window.press(name)
    await window.press(texts("button-night-join"))
    await window.sheet.get_by_role("status").get_by_text(texts("night-done-join")).wait_for()
    await night.check_in(*night.people[1:])
    await window.sheet.locator(".waits button").click()  # it lies over nothing that is open
    await window.sheet.get_by_role("button", name=texts("button-night-here"), exact=True).wait_for()
    await window.press(texts("button-night-here"))
    await night.env.advance_time(9 * 60 + 5)
    await night.told("night-round-of", number=1, rounds=1)
    own = next(one.table for one in night.snapshots() if one.table.seat_of(night.ann.id))
    await page.wait_for_function("id => document.querySelector('live-table').view?.table === id", arg=own.table_id)
    assert await page.locator("dialog[open]").count() == 0, "nothing covers the table of a round that begins"
    assert await page.evaluate("document.querySelector('live-table').view.me") == own.seat_of(night.ann.id)
    await night.to_the_end()
    await window.reads("night-over", name=name)
    assert await page.locator("dialog img").count() == 0, "Ann reads words"
    await window.press(texts("button-night-card"))
    await window.sheet.locator(".below > .note:visible").filter(has_text=re.compile(r"\d")).wait_for()


@pytest.mark.usefixtures("unhurried")
@pytest.mark.table(host={"live_url": None}, expert="steady")
@pytest.mark.timeout(240)
async def test_a_match_in_a_window_from_its_sign_up_to_its_results(window: Window, room: Hall) -> None:
    await room.open()
    texts, page, duplicate = window.texts, window.page, room.bot.services.duplicate
    await window.press(texts("button-door-tonight"))
    await window.press(match_heading(require(await duplicate.match(room.match_id())), texts))
    await window.press(texts("button-duplicate-team", team=2))
    await window.reads("duplicate-team", team="2", names="Ann")
    await room.press(1, "button-duplicate-team", team=1)
    await window.press(texts("button-duplicate-begin"))
    await page.locator(".seat.me").wait_for()
    (own,) = {one.table.table_id for one in room.tables() if one.table.seat_of(room.ann.id)}
    await page.wait_for_function("id => document.querySelector('live-table').view?.table === id", arg=own)
    assert await page.locator("dialog[open]").count() == 0, "nothing covers the table of a match that begins"

    def snapshot() -> Snapshot:
        return require(room.bot.services.tables.snapshot(own))

    while require(snapshot().table.to_move).user_id != room.ann.id:
        await room.act(snapshot())
    seq = snapshot().table.seq
    await window.act()
    await poll(lambda: snapshot().table.seq > seq)
    await room.bot.services.tables.idle()
    await room.play()
    await window.sheet.get_by_role("button", name=texts("button-duplicate-results"), exact=True).wait_for()
    assert await window.sheet.locator("img").first.evaluate("one => one.decode().then(() => one.naturalWidth)") > 0
    await window.press(texts("button-night-card"))
    await page.locator("dialog.sheet[open]").nth(1).wait_for()


@pytest.mark.table(host={"live_url": None})
async def test_the_puzzle_in_a_window_is_asked_answered_and_shared(window: Window, table: CardTable) -> None:
    texts, page, puzzles = window.texts, window.page, table.bot.services.puzzles
    await puzzles.choose_ahead()
    await window.press(texts("button-door-daily"))
    await window.press(texts("button-door-puzzle"))
    answers = page.locator("dialog.sheet[open]").last.locator(".row .button.main:enabled")
    await page.locator("dialog.sheet[open]").nth(1).wait_for()
    picture = window.sheet.locator("img").first
    assert await picture.evaluate("one => one.decode().then(() => one.naturalWidth)") > 0
    await answers.first.click()
    share = page.get_by_role("button", name=texts("button-daily-share"), exact=True)
    await share.wait_for()
    assert await answers.count() == 0, "it is answered once"
    assert await page.locator("dialog.sheet[open]").count() == 2, "the solution stands in its place"
    await share.click()
    await window.sheet.get_by_role("status").get_by_text(texts("live-posted")).wait_for()
    posted = [message for message in table.world.channel.history() if "🧩" in look(table.env, message).text]
    assert len(posted) == 1
