"""*Share this hand*: one of its players posts a hand that is over to the channel, once, as an animated picture."""

import io
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.pictures.open_hands_picture import RESULT, hand_animation
from cogs.table import looking_back
from tests.discord.card_table import CardTable, card_table
from tests.discord.openapi import DiscordDescription
from tests.discord.simulation import Message, Wire, aim, forbid, land, look
from tests.world import require

pytestmark = pytest.mark.proof  # whole hands in the simulated Discord

MESSAGES = "/channels/*/messages"


def shares(table: CardTable) -> list[Message]:
    """The hands that stand in the channel, oldest first."""
    found = [m for m in table.world.channel.history() if " shared hand " in look(table.env, m).text]
    return sorted(found, key=lambda message: message.id)


async def share(table: CardTable, person: int, hand: int = -1, forged: tuple[str, str] | None = None) -> str:
    """What one of the people reads who shares a hand of the sheet, the first if none is named.

    ``forged``: the button with this label has another id before.
    """
    sharer = table.world.people[person]
    looked_at = (await table.look_at(sharer, hand)).response
    if forged is not None:
        label, custom_id = forged
        stored = table.env.backend.messages[table.world.channel.id][looked_at.id]
        assert rename(stored.components, look(table.env, looked_at).custom_id(label), custom_id)
        told = (await sharer.click(looked_at, custom_id=custom_id)).response
        return look(table.env, told).text
    result = await table.press(sharer, "Share this hand", looked_at)
    assert result.ephemeral
    return look(table.env, result.response).text


async def one_hand(table: CardTable, computers: int = 0) -> None:
    """A hand is over, the next one dealt."""
    if computers:
        await table.type(table.world.people[0], "table open", computers=computers)
        await table.press(table.world.people[0], "Start")
        while table.view.last_hand is None:
            await table.decide(table.choice())
    else:
        await table.gather()
        await table.play_on(until_hand=2)


@pytest.fixture(autouse=True)
def any_animation(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawing a hand takes longer than playing it."""
    monkeypatch.setattr(looking_back, "hand_animation", lambda *_: b"GIF89a")


async def test_a_hand_is_posted_as_an_animated_picture(
    tmp_path: Path, description: DiscordDescription, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looking_back, "hand_animation", hand_animation)
    async with card_table(tmp_path, seed=6) as table:
        await one_hand(table)
        before = table.view
        assert "is in the channel now" in await share(table, 2)
        (message,) = shares(table)
        shown = look(table.env, message)
        assert not shown.ephemeral
        assert "Cay shared hand 1 from a game of" in shown.text
        assert "Score: " in shown.text
        assert "Ann: " in shown.pictures[0]
        assert "Trick 1: " in shown.pictures[0]
        (file,) = table.env.backend.messages[table.world.channel.id][message.id].attachments
        picture = Image.open(io.BytesIO(table.env.backend.cdn.get(file["url"]) or b""))
        assert picture.format == "GIF"
        picture.seek(getattr(picture, "n_frames", 1) - 1)
        assert picture.info["duration"] == RESULT
        assert table.view == before, "sharing changes nothing at the table"
        assert description.all_violations(table.requests) == []


async def test_a_hand_is_shared_once_also_after_a_restart(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=6) as table:
        await one_hand(table)
        await table.play_on(until_hand=3)
        await share(table, 0)
        assert "shared already" in await share(table, 0)
        assert "shared already" in await share(table, 1)
        await table.restart()
        assert "shared already" in await share(table, 0)
        assert len(shares(table)) == 1
        assert "is in the channel now" in await share(table, 0, 0)
        assert len(shares(table)) == 2


async def test_two_presses_in_one_instant_post_once(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=6) as table:
        await one_hand(table)
        presses = []
        for person in table.world.people[:2]:
            hand = (await table.look_at(person)).response
            presses.append(aim(table.env, person, hand, look(table.env, hand).custom_id("Share this hand")))
        results = await land(table.env, *presses, presses[0])
        told = sorted(look(table.env, result.response).text for result in results if result.response is not None)
        assert [("in the channel" in text, "shared already" in text) for text in told] == [
            (True, False), (False, True), (False, True),
        ]  # fmt: skip
        assert len(shares(table)) == 1


async def test_a_lost_reply_does_not_post_it_twice(tmp_path: Path) -> None:
    """Discord has the hand, and the bot does not know: who presses again gets no second one, for
    both have one nonce."""
    async with card_table(tmp_path, seed=6) as table:
        await one_hand(table)
        Wire(table.env).lose_reply("POST", MESSAGES)
        await share(table, 0)
        await share(table, 0)
        posts = [r.json or {} for r in table.requests if r.method == "POST" and " shared hand " in str(r.json)]
        assert len(posts) == 2
        assert len({post["nonce"] for post in posts}) == 1
        assert all(post["enforce_nonce"] for post in posts)


async def test_only_players_of_a_hand_may_share_it(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=6) as table:
        await one_hand(table, computers=3)
        shared = f"rb:share:{table.table_id}:{require(table.view.last_hand).hand_seq}"
        assert "Only someone who played this hand" in await share(table, 1, forged=("Fair deal", shared))
        assert shares(table) == []
        assert "is in the channel now" in await share(table, 0)


async def test_a_hand_in_play_cannot_be_shared(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=6) as table:
        await one_hand(table)
        running = f"rb:share:{table.table_id}:{table.view.hand_seq}"
        assert "isn’t over yet" in await share(table, 0, forged=("Share this hand", running))
        assert shares(table) == []


def rename(components: Any, old: str, new: str) -> int:
    """Give a button another id, as a forged client could; returns how many there were."""
    if isinstance(components, list):
        return sum(rename(part, old, new) for part in components)
    if not isinstance(components, dict):
        return 0
    if components.get("custom_id") == old:
        components["custom_id"] = new
        return 1
    return sum(rename(part, old, new) for part in components.values())


@pytest.mark.parametrize("missing", ["attach_files", "send_messages"])
async def test_without_permission_there_is_a_sentence(tmp_path: Path, missing: str) -> None:
    async with card_table(tmp_path, seed=6) as table:
        await one_hand(table)
        await forbid(table.world, missing)
        assert "Attach Files" in await share(table, 0)
        assert shares(table) == []
        await forbid(table.world)
        assert "is in the channel now" in await share(table, 0)


async def test_a_failed_drawing_may_be_requested_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with card_table(tmp_path, seed=6) as table:
        await one_hand(table)
        with monkeypatch.context() as patched:
            patched.setattr("cogs.table.looking_back.hand_animation", lambda *_: 1 // 0)
            assert "couldn’t be drawn" in await share(table, 0)
        assert shares(table) == []
        assert "is in the channel now" in await share(table, 0)


async def test_a_refused_post_is_reported_and_may_be_repeated(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=6) as table:
        await one_hand(table)
        table.env.inject_error("POST", MESSAGES, status=403, code=50013, times=1)
        await share(table, 0)
        assert shares(table) == []
        assert "is in the channel now" in await share(table, 0)
