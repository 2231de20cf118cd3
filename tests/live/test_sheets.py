"""Sheets and forms of the page: Discord's private answers, with every kind of component that the bot has."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest
from discord import ui

from tests.live.conftest import Stage
from tests.live.test_looks import scenes

pytestmark = [pytest.mark.proof, pytest.mark.timeout(120)]

WORDS = """# Score sheet
**Bold *both* `a*b` \\*not\\*** at <t:1700000000:R>
- one
- two
  - deeper
1. first
> quoted, _leaning_, __under__, ~~struck~~, a_b_c
-# small </play:5> [docs](https://example.org/x) https://example.org/y.
```
code <b>
```"""
OPTIONS = [discord.SelectOption(label=f"Number {number}", value=str(number)) for number in range(3)]


def layout(*parts: Any) -> list[Any]:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*parts, accent_colour=0x2E6B4F))
    components: list[Any] = view.to_components()  # type: ignore[no-untyped-call]
    return components


def sheet(*parts: Any, number: str = "7", **files: str) -> dict[str, Any]:
    return {"kind": "sheet", "id": number, "components": layout(*parts), "files": files}


def answer(press: dict[str, Any], note: str = "", *, refused: bool = True) -> dict[str, Any]:
    """The table's answer to a press, of a channel without a table."""
    return {"kind": "nothing", "words": ["-"], "note": note, "refused": refused and note != "", "answered": press["id"]}


def everything() -> dict[str, Any]:
    members: ui.UserSelect[Any] = ui.UserSelect(custom_id="who", placeholder="Somebody")
    shown = sheet(
        ui.TextDisplay(WORDS),
        ui.MediaGallery(discord.MediaGalleryItem("attachment://table.webp", description="The table")),
        ui.Separator(),
        ui.ActionRow(
            ui.Button(label="Next", custom_id="next", emoji="♠"),
            ui.Button(label="Never", custom_id="never", disabled=True),
            ui.Button(label="Away", url="https://example.org/z"),
        ),
        ui.ActionRow(ui.Select(custom_id="one", placeholder="Choose one", options=OPTIONS)),
        ui.ActionRow(ui.Select(custom_id="two", placeholder="Choose two", min_values=2, max_values=2, options=OPTIONS)),
        ui.ActionRow(members),
        ui.File("attachment://deal.euchre"),
        **{"table.webp": "/web/x/y.webp", "deal.euchre": "/sheets/x/deal.euchre"},
    )
    listed = next(row["components"][0] for row in shown["components"][0]["components"] if "who" in str(row))
    listed["options"] = [{"label": "Bob", "value": "12"}]  # the server lists the members
    return shown


async def test_a_sheet_shows_and_sends_what_a_message_of_discord_does(stage: Stage) -> None:
    page, shown = stage.page, everything()
    shown["files"]["table.webp"] = await page.locator("link[rel=icon]").get_attribute("href")
    stage.tell(shown)
    dialog = page.get_by_role("dialog", name="Score sheet", exact=True)
    await dialog.wait_for()
    text = {
        tag: await dialog.locator(f".text {tag}").all_inner_texts() for tag in ("h2", "strong", "em", "code", "pre")
    }
    assert text == {
        "h2": ["Score sheet"], "strong": ["Bold both a*b *not*"], "em": ["both"], "code": ["a*b"], "pre": ["code <b>"],
    }  # fmt: skip
    assert await dialog.locator("li").all_inner_texts() == ["one", "two", "deeper", "first"]
    assert "a_b_c" in await dialog.locator("blockquote").inner_text()
    assert await dialog.locator("time").count() == 1
    links = dialog.locator("a[target=_blank][rel~=noopener]")
    addresses = [await link.get_attribute("href") for link in await links.all()]
    assert addresses == [f"https://example.org/{end}" for end in "xyz"]
    assert await dialog.get_by_alt_text("The table").evaluate("image => image.src.endsWith('icon.svg')")
    assert await dialog.get_by_role("link", name="deal.euchre").get_attribute("href") == "/sheets/x/deal.euchre"
    assert await dialog.get_by_role("button", name="Never").is_disabled()

    async def sends(**what: Any) -> None:
        said = await stage.hear()
        assert {"id": said["id"], "sheet": "7", **what} == said
        stage.tell(answer(said))

    await dialog.get_by_role("button", name="♠ Next").click()
    await sends(press="next")
    await dialog.get_by_label("Choose one").select_option("Number 1")
    await sends(press="one", chosen=["1"])
    two = dialog.get_by_role("group", name="Choose two")
    assert await two.get_by_role("button").is_disabled()
    for number in (0, 2):
        await two.get_by_label(f"Number {number}").check()
    assert await two.get_by_label("Number 1").is_disabled(), "two are enough"
    await two.get_by_role("button").click()
    await sends(press="two", chosen=["0", "2"])
    await dialog.get_by_label("Somebody").select_option("Bob")
    await sends(press="who", chosen=["12"])


async def test_a_command_that_can_be_pressed_is_a_button(stage: Stage) -> None:
    shown = sheet(ui.TextDisplay("Type **/night open**, </play:5> or </help:rb:guide:help> here."))
    stage.tell(shown)
    dialog = stage.page.get_by_role("dialog")
    await dialog.wait_for()
    assert await dialog.locator(".text").inner_text() == "Type /night open, /play or /help here."
    assert await dialog.locator(".text button").all_inner_texts() == ["/help"]
    await dialog.get_by_role("button", name="/help").click()
    said = await stage.hear()
    assert said == {"press": "rb:guide:help", "id": said["id"]}


async def test_times_are_told_by_the_server_s_clock_where_no_table_is_shown(stage: Stage) -> None:
    stage.greet("en", now=1_000.0)
    stage.tell(sheet(ui.TextDisplay("It begins <t:1600:R>.")))
    await stage.page.get_by_role("dialog").get_by_text("in 10 minutes").wait_for()


async def test_a_menu_of_many_can_be_searched(stage: Stage) -> None:
    people: ui.UserSelect[Any] = ui.UserSelect(custom_id="who", placeholder="Somebody")
    shown = sheet(ui.ActionRow(people))
    (menu,) = shown["components"][0]["components"][0]["components"]
    menu["options"] = [{"label": f"Guest {number}", "value": str(number)} for number in range(30)]
    stage.tell(shown)
    dialog = stage.page.get_by_role("dialog")
    listed = dialog.get_by_label("Somebody", exact=True)
    assert await listed.locator("option").count() == 31
    await dialog.get_by_role("searchbox").fill(" guest 27")
    assert await listed.locator("option").all_inner_texts() == ["Somebody", "Guest 27"]
    await listed.select_option("Guest 27")
    said = await stage.hear()
    assert said == {"press": "who", "id": said["id"], "sheet": "7", "chosen": ["27"]}


async def test_a_sheet_holds_the_focus_and_gives_it_back(stage: Stage) -> None:
    page = stage.page
    opener = page.locator(".people .sounds")
    await opener.focus()
    stage.tell(sheet(ui.TextDisplay("**First** line"), ui.ActionRow(ui.Button(label="Next", custom_id="next"))))
    dialog = page.get_by_role("dialog", name="First line")
    await dialog.wait_for()
    for _ in range(5):
        await page.keyboard.press("Tab")
        assert await page.evaluate("!document.activeElement.closest('live-table')")
    await dialog.get_by_role("button", name="Next").press("Enter")
    said = await stage.hear()
    stage.tell(answer(said, note="It is too late for that."))
    await dialog.locator(".note.refused").get_by_text("too late").wait_for()
    stage.tell(sheet(ui.TextDisplay("**Second** line"), ui.ActionRow(ui.Button(label="Next", custom_id="next:2"))))
    await page.get_by_role("dialog", name="Second line").wait_for()
    assert await page.get_by_role("dialog").count() == 1, "drawn anew"
    assert await page.evaluate("document.activeElement.textContent") == "Next"
    stage.tell(sheet(ui.TextDisplay("Over it"), number="8"))
    await page.get_by_role("dialog", name="Over it").wait_for()
    for closed in ("Over it", "Second line"):
        await page.keyboard.press("Escape")
        await page.get_by_role("dialog", name=closed).wait_for(state="detached")
    assert await opener.evaluate("one => one === document.activeElement")
    stage.tell(sheet(ui.TextDisplay("Once more")))
    await page.get_by_role("dialog").wait_for()
    stage.tell({"kind": "sheet", "id": "7", "components": []})
    await page.get_by_role("dialog").wait_for(state="detached")
    assert stage.heard == []


def word_form(number: str) -> dict[str, Any]:
    form = ui.Modal(title="Shuffle word", custom_id="word", timeout=None)
    form.add_item(ui.Label(text="Word", component=ui.TextInput(custom_id="word")))
    components = form.to_dict()["components"]
    return {"kind": "form", "id": number, "title": "Shuffle word", "press": "word", "components": components}


async def test_what_comes_by_itself_waits_until_what_is_open_is_closed(stage: Stage) -> None:
    page, dialogs = stage.page, stage.page.get_by_role("dialog")
    reminder = {**sheet(ui.TextDisplay("**Check in** now\nUntil eight"), number="9"), "waits": True}
    stage.tell(sheet(ui.TextDisplay("Settings")))
    stage.tell(word_form("8"))
    form = page.get_by_role("dialog", name="Shuffle word")
    await form.get_by_label("Word").fill("secr")
    stage.tell(reminder)
    named = form.get_by_role("button", name="Check in now", exact=True)
    await named.wait_for()
    await page.keyboard.type("et")
    assert await form.get_by_label("Word").input_value() == "secret", "the focus is where it was"
    assert await dialogs.count() == 2
    await named.click()
    await page.get_by_role("dialog", name="Check in now").wait_for()
    assert await named.count() == 0
    await page.keyboard.press("Escape")
    stage.tell({**reminder, "id": "10"})
    await named.wait_for()
    stage.tell({"kind": "sheet", "id": "10", "components": []})
    await named.wait_for(state="detached")
    stage.tell({**reminder, "id": "11"})
    for _ in ("form", "sheet"):
        await named.or_(dialogs.get_by_role("button", name="Check in now")).first.wait_for()
        await page.keyboard.press("Escape")
    await page.get_by_role("dialog", name="Check in now").wait_for()
    assert await dialogs.count() == 1


async def test_a_round_that_begins_closes_sheets_and_leaves_what_is_being_written(stage: Stage) -> None:
    views = [view for _, view in scenes("standard") if view["me"]]
    await stage.show({**views[0], "table": 1})
    stage.tell(sheet(ui.TextDisplay("Settings")))
    stage.tell(word_form("8"))
    form = stage.page.get_by_role("dialog", name="Shuffle word")
    await form.get_by_label("Word").fill("secret")
    stage.tell({**sheet(ui.TextDisplay("Check in"), number="9"), "waits": True})
    await form.get_by_role("button", name="Check in").wait_for()
    await stage.show({**views[0], "table": 2})
    assert await stage.page.locator("dialog[open]").count() == 1
    assert await form.get_by_label("Word").input_value() == "secret"
    await stage.page.keyboard.press("Escape")
    await form.wait_for(state="detached")
    assert await stage.page.locator("dialog[open]").count() == 0, "the reminder was about this round"


async def test_what_was_done_looks_unlike_a_refusal_and_closes_its_form(stage: Stage) -> None:
    page = stage.page
    view = next(view for _, view in scenes("standard") if view["me"])
    looks: dict[bool, set[str]] = {True: set(), False: set()}
    for refused in (True, False):
        await stage.show({**view, "note": f"A note: {refused}", "refused": refused})
        stage.tell(word_form("8"))
        form = page.get_by_role("dialog")
        await form.get_by_label("Word").fill("secret")
        await form.get_by_role("button").last.click()
        said = await stage.hear()
        stage.tell({**view, "note": "In the form", "refused": refused, "answered": said["id"]})
        if refused:
            await form.get_by_text("In the form").wait_for()
        else:
            await form.wait_for(state="detached")
        for note in await page.locator(".note:not([hidden])").all():
            looks[refused].add(await note.evaluate("one => getComputedStyle(one).backgroundColor"))
    assert (len(looks[True]), len(looks[False])) == (1, 1)
    assert looks[True] != looks[False]


async def test_a_form_sends_what_was_written_and_keeps_it_when_it_is_refused(stage: Stage) -> None:
    form = ui.Modal(title="Settings", custom_id="form:5", timeout=None)
    radio = [discord.RadioGroupOption(label=word, value=word, default=word == "b") for word in "ab"]
    boxes = [discord.CheckboxGroupOption(label=word, value=word) for word in "cd"]
    fields: list[tuple[str, Any]] = [
        ("Word", ui.TextInput(custom_id="word", max_length=5)),
        ("Pace", ui.RadioGroup(custom_id="pace", options=radio)),
        ("Extras", ui.CheckboxGroup(custom_id="extras", options=boxes, min_values=0, required=False)),
        ("Menu", ui.Select(custom_id="menu", options=OPTIONS)),
        ("Role", ui.RoleSelect(custom_id="role", min_values=0, required=False)),
    ]
    for label, field in fields:
        form.add_item(ui.Label(text=label, description="What it is", component=field))
    page, components = stage.page, form.to_dict()["components"]
    components[4]["component"]["options"] = [{"label": "Players", "value": "9"}]
    stage.tell({"kind": "form", "id": "8", "title": "Settings", "press": "form:5", "components": components})
    dialog = page.get_by_role("dialog", name="Settings")
    send = dialog.get_by_role("button").last
    await send.click()
    assert stage.heard == [], "a word must be written, and something chosen"
    await dialog.get_by_label("Word").fill("too long")
    await dialog.get_by_label("Menu").select_option("Number 2")
    await dialog.get_by_label("d", exact=True).check()
    await send.click()
    first = await stage.hear()
    wanted = {"word": "too l", "pace": ["b"], "extras": ["d"], "menu": ["2"], "role": []}
    assert first == {"press": "form:5", "id": first["id"], "sheet": "8", "fields": wanted}
    stage.tell(answer(first, note="No such word."))
    await dialog.get_by_text("No such word.").wait_for()
    assert await dialog.get_by_label("Word").input_value() == "too l"
    await dialog.get_by_label("Role").select_option("Players")
    await send.click()
    second = await stage.hear()
    assert second["fields"] == {**wanted, "role": ["9"]}
    stage.tell(answer(second))
    await dialog.wait_for(state="detached")
    assert stage.heard == []


HARM = "<img src=x onerror='window.harmed=1'><script>window.harmed=1</script>"
ADDRESSES = (
    "javascript:window.harmed=1", "JavaScript:window.harmed=1", " javascript:window.harmed=1",
    "data:text/html,x", "vbscript:x", "file:///etc/passwd", "//x.example",
)  # fmt: skip
MARKDOWN = (
    f"{HARM} **{HARM}** `{HARM}`\n> {HARM}\n- {HARM}\n```\n{HARM}\n```\n[here](javascript:window.harmed=1)"
    " [there](data:text/html,x) <javascript:window.harmed=1> [a](https://x.example/'onclick=window.harmed=1)"
    ' https://x.example/"onmouseover="window.harmed=1'
)


async def test_whatever_stands_in_a_sheet_a_form_or_a_view_is_text(stage: Stage) -> None:
    """Names, files, replies and addresses may be anybody's."""
    page = stage.page
    view = next(view for _, view in scenes("standard") if view["cards"])
    named = json.loads(json.dumps(view).replace(json.dumps(view["seats"][1]["name"]), json.dumps(HARM)))
    await stage.show({**named, "title": HARM, "goal": HARM, "note": MARKDOWN, "words": [MARKDOWN], "answered": "5"})
    links: list[ui.Button[Any]] = [ui.Button(label=HARM[:80], url="https://x.example") for _ in ADDRESSES]
    option = discord.SelectOption(label=HARM[:100], value=HARM[:100], description=HARM[:100])
    shown = sheet(
        ui.TextDisplay(MARKDOWN), ui.ActionRow(*links[:4]), ui.ActionRow(*links[4:]),
        ui.ActionRow(ui.Select(custom_id="__proto__", placeholder=HARM[:100], options=[option])),
        ui.File("attachment://__proto__"), ui.File("attachment://x"),
        x="/sheets/x/y", __proto__="/sheets/x/z",
    )  # fmt: skip
    buttons = [
        part for row in shown["components"][0]["components"] for part in row.get("components", ()) if "url" in part
    ]
    for button, address in zip(buttons, ADDRESSES, strict=True):
        button["url"] = address
    stage.tell(shown)
    dialog = page.get_by_role("dialog")
    await dialog.wait_for()
    for link in await dialog.locator("a.button[target=_blank]").all():
        await link.click()
    form = ui.Modal(title=HARM[:45], custom_id="form:5", timeout=None)
    form.add_item(ui.Label(text=HARM[:45], component=ui.TextInput(custom_id="__proto__", default=HARM)))
    components = form.to_dict()["components"]
    stage.tell({"kind": "form", "id": "8", "title": HARM, "press": "form:5", "components": components})
    await page.get_by_role("dialog", name=HARM).get_by_role("button").last.click()
    said = await stage.hear()
    assert said["press"] == "form:5"
    assert await page.locator("script:not([src]), [onerror], [onclick], [onmouseover], img[src=x]").count() == 0
    addresses = await page.evaluate("[...document.querySelectorAll('a[href]')].map(one => new URL(one.href).protocol)")
    assert {*addresses} == {"http:", "https:"}
    assert len(page.context.pages) == 1, "nothing was opened"
    assert await page.evaluate("[window.harmed, {}.harmed, Object.keys(Object.prototype).length]") == [None, None, 0]


async def test_nothing_inline_runs_and_no_text_becomes_html(stage: Stage) -> None:
    page = await stage.page.context.new_page()
    await page.goto(stage.page.url)
    sinks = ("body.innerHTML = '<b>'", "write('<b>')", "createElement('script').text = '1'",
             "body.setAttribute('onclick', '1')")  # fmt: skip
    for sink in sinks:
        tried = f"() => {{ try {{ document.{sink}; return 'done'; }} catch {{ return 'refused'; }} }}"
        assert await page.evaluate(tried) == "refused", sink
    colour = await page.evaluate("""() => {
        const style = document.createElement("style");
        style.textContent = "body { color: rgb(1, 2, 3) }";
        document.head.append(style);
        return getComputedStyle(document.body).color;
    }""")
    assert colour != "rgb(1, 2, 3)"
