"""axe, which judges pages by the rules for people who use a keyboard or a screen reader, finds nothing."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.engine.state import Phase
from tests.live.conftest import Stage
from tests.live.test_looks import scenes
from tests.live.test_sheets import answer, everything, sheet

pytestmark = [pytest.mark.proof, pytest.mark.timeout(300)]


@pytest.fixture(scope="module")
def axe() -> str:
    found = importlib.util.find_spec("axe_playwright_python")
    if found is None or found.origin is None:
        pytest.skip("axe is not installed: uv sync --group screens")
    return Path(found.origin).with_name("axe.min.js").read_text("utf-8")


async def judge(stage: Stage, axe: str) -> list[str]:
    """What axe finds in the page as it is."""
    await stage.page.evaluate(f"() => {{ {axe} }}")
    found = await stage.page.evaluate("async () => (await axe.run()).violations")
    return [f"{one['id']}: {node['html'][:120]}: {node['failureSummary']}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("width", [360, 1200])
async def test_axe_finds_nothing_at_the_table(width: int, stage: Stage, axe: str) -> None:
    await stage.page.set_viewport_size({"width": width, "height": 740})
    faults: list[str] = []
    for preset in ("standard", "cutthroat"):
        seen: set[Phase | None] = set()
        for phase, view in scenes(preset):
            if phase not in seen:
                seen.add(phase)
                stage.greet(view["deck"].partition("-")[2])
                said = {"note": f"Note {phase}.", "refused": len(seen) % 2 == 1}
                await stage.show({**view, **said, "moves": []})
                faults += [f"{phase}: {fault}" for fault in await judge(stage, axe)]
        assert {None, Phase.ORDER, Phase.PLAY, Phase.DEAL} <= seen
    assert faults == [], "\n".join(faults)


async def test_axe_finds_nothing_in_a_sheet_a_form_and_the_door(stage: Stage, axe: str) -> None:
    page, shown = stage.page, everything()
    shown["files"]["table.webp"] = await page.locator("link[rel=icon]").get_attribute("href")
    stage.tell(shown)
    dialog = page.get_by_role("dialog")
    await dialog.wait_for()
    assert await judge(stage, axe) == []
    stage.tell({**sheet(discord.ui.TextDisplay("It waits"), number="9"), "waits": True})
    await dialog.get_by_role("button", name="It waits").wait_for()
    for refused in (False, True):
        await dialog.get_by_role("button", name="Next").click()
        stage.tell(answer(await stage.hear(), f"Note {refused}.", refused=refused))
        await dialog.get_by_text(f"Note {refused}.").wait_for()
        assert await judge(stage, axe) == []
    boxes = [discord.CheckboxGroupOption(label=word, value=word) for word in "cd"]
    form = discord.ui.Modal(title="Settings", custom_id="form:5", timeout=None)
    fields: list[discord.ui.Item[Any]] = [
        discord.ui.TextInput(custom_id="word"),
        discord.ui.CheckboxGroup(custom_id="extras", options=boxes),
    ]
    for field in fields:
        form.add_item(discord.ui.Label(text="Field", description="What it is", component=field))
    components = form.to_dict()["components"]
    stage.tell({"kind": "form", "id": "8", "title": "Settings", "press": "form:5", "components": components})
    await page.get_by_role("dialog", name="Settings").wait_for()
    assert await judge(stage, axe) == []
    await page.evaluate("sessionStorage.clear()")
    await stage.close(4401)
    await page.locator(".door").wait_for()
    assert await judge(stage, axe) == []
