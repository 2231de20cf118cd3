"""*Look at hand …* on a game's score sheet: for whoever asks, also after a restart and when the table is closed."""

import io
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.pictures.open_hands_picture import RESULT, hand_animation
from bot.tables.model import FinishedHand, Status
from bot.ui.avatars import Avatars
from bot.words.catalogue import Texts
from bot.words.results_text import open_hands_text
from bot.words.voice import card_words
from cogs.table import looking_back
from tests.discord.card_table import CardTable, card_table
from tests.discord.simulation import Message, Wire, aim, counted, forbid, land, look
from tests.world import as_read, require
from tests.world.said import WORDS, says

pytestmark = [pytest.mark.proof, pytest.mark.table(seed=6)]  # whole hands in the simulated Discord


def last_hand(table: CardTable) -> FinishedHand:
    return require(table.view.last_hand)


async def shown(table: CardTable, hand: int = 0) -> tuple[str, str]:
    """What somebody sees, alone, who chooses a hand (0 is the newest): words, and what the picture shows."""
    answer = await table.look_at(table.dan, hand)
    assert answer.ephemeral
    seen = table.read(answer)
    assert len(seen.pictures) == 1
    return seen.text, seen.pictures[0]


def tells_all(alt: str, hand: FinishedHand) -> bool:
    """Whether every card that was dealt is told."""
    return all(card_words(card, WORDS) in alt for cards in (*hand.open_hands, hand.kitty) for card in cards)


async def test_a_result_shows_its_hand_to_anybody(table: CardTable) -> None:
    await table.gather()
    assert table.sheets() == []
    await table.play_on(until_hand=2)
    before = table.view
    text = await shown(table)
    assert text[0].startswith(f"**{WORDS('open-heading', number=1)}**\n")
    assert says(text[0], "score")
    assert says(text[1], "open-kitty")
    assert tells_all(text[1], last_hand(table))
    assert table.view == before, "looking changes nothing"
    await table.play_on(until_hand=3)
    await table.restart()
    assert await shown(table, -1) == text
    assert says((await shown(table))[0], "open-heading", number=2)


@pytest.mark.table(seed=2)
async def test_the_last_hand_of_a_game_and_a_closed_table(table: CardTable) -> None:
    await table.gather(points=1)
    await table.play_on()
    assert table.view.status is Status.FINISHED
    hand = last_hand(table)
    (message,) = table.sheets()
    assert message.id == table.message.id
    assert tells_all((await shown(table))[1], hand)
    await table.restart()
    await table.press(table.ann, "button-rematch", message)
    (message,) = table.sheets()
    assert message.id != table.message.id
    assert says(look(table.env, message).text, "over")
    await table.type(table.ann, "table close")
    assert table.sheets() == [message]
    assert tells_all(table.read(await table.look_at(table.bob)).pictures[0], hand)


async def test_text_only_players_get_words(table: CardTable) -> None:
    await table.gather()
    await table.play_on(until_hand=2)
    await table.bot.services.readers.choose(table.dan.id, "text-only", "on")
    seen = table.read(await table.look_at(table.dan))
    assert seen.pictures == ()
    assert seen.text.startswith(as_read(open_hands_text(last_hand(table), table.view, Texts(for_screen_reader=True))))


async def test_a_name_that_no_font_shows_stands_beside_the_picture(table: CardTable) -> None:
    table.env.backend.users[table.ann.id].global_name = "\U00012000\U00012001"
    await table.gather()
    await table.play_on(until_hand=2)
    text, alt = await shown(table)
    assert says(text, "seat-of", seat=1, name="\U00012000\U00012001")
    assert "\U00012000\U00012001: " in alt


# -- highlights
#
# A march, a lone hand, a euchre and the end of a game are shown as a picture, on messages that are sent anyway.


LONERS = 8
"""A seed: a lone hand, a march, a lone march."""


def files(table: CardTable, message: Message) -> list[str]:
    """The names of the files that a message has."""
    stored = table.env.backend.messages[table.world.channel.id][message.id]
    return [file["filename"] for file in stored.attachments]


def pictured(table: CardTable) -> list[str]:
    """The lines of the newest score sheet; that of its latest hand has a star if the sheet shows a picture of it."""
    sheet = table.sheets()[-1]
    lines = [line for line in look(table.env, sheet).text.splitlines() if line[:1].isdecimal()]
    return [*lines[:-1], lines[-1] + (" *" if files(table, sheet) == ["hand.webp"] else "")]


async def play_three_hands(table: CardTable, options: str = "") -> list[str]:
    """The newest line of the sheet after each of three hands."""
    await table.gather(options=options)
    messages = []
    for hand in (2, 3, 4):
        await table.play_on(until_hand=hand)
        messages.append(pictured(table)[-1])
    return messages


async def test_a_march_has_a_picture_on_the_sheet_and_no_message_or_request_of_its_own(tmp_path: Path) -> None:
    texts_by_person, requests = {}, {}
    for options in ("", "traditions=no"):
        folder = tmp_path / (options or "with")
        folder.mkdir()
        async with card_table(folder, seed=LONERS) as table:
            texts_by_person[options] = await play_three_hands(table, options)
            requests[options] = len(counted(table.requests))
            assert len(list(table.world.channel.history())) == 2
    assert [line.split(" · ", 2)[2] for line in texts_by_person[""]] == [
        f"{WORDS('sheet-made', gain='+1')} · **0–1**",
        f"{WORDS('sheet-march', gain='+2')} · **0–3** *",
        f"{WORDS('sheet-march', gain='+4')} · **4–3**",
    ]
    assert [line.removesuffix(" *") for line in texts_by_person[""]] == texts_by_person["traditions=no"]
    assert requests[""] == requests["traditions=no"]


@pytest.mark.table(seed=2)
async def test_the_end_of_a_game_is_the_final_messages_picture_and_stays(table: CardTable) -> None:
    await table.gather(points=3)
    await table.play_on()
    assert table.view.status is Status.FINISHED
    final = table.message
    assert files(table, final) == [f"table-{table.view.seal}.webp"]
    [alt] = look(table.env, final).pictures
    assert says(alt, "over", count=2)
    assert says(alt, "trick-on-table", number=5)
    await table.restart()
    assert table.message.id == final.id
    assert files(table, final) == [f"table-{table.view.seal}.webp"]
    await table.press(table.ann, "button-rematch")
    assert files(table, final) == ["hand.webp"]
    assert look(table.env, final).pictures == (alt,)
    assert [message.id for message in table.sheets()] == [final.id]


# -- sharing
#
# *Share this hand*: one of its players posts a hand that is over to the channel, once, as an animated picture.


MESSAGES = "/channels/*/messages"


def shares(table: CardTable) -> list[Message]:
    """The hands that stand in the channel, oldest first."""
    share_messages = [m for m in table.world.channel.history() if says(look(table.env, m).text, "share-heading")]
    return sorted(share_messages, key=lambda message: message.id)


async def share(table: CardTable, person: int, hand: int = -1, forged: tuple[str, str] | None = None) -> str:
    """What one of the people reads who shares a hand of the sheet, the first if none is named.

    ``forged``: the button with the label of this key has another id before.
    """
    sharer = table.people[person]
    looked_at = (await table.look_at(sharer, hand)).response
    if forged is not None:
        key, custom_id = forged
        stored = table.env.backend.messages[table.world.channel.id][looked_at.id]
        assert rename(stored.components, look(table.env, looked_at).custom_id(key), custom_id)
        return table.read(await sharer.click(looked_at, custom_id=custom_id)).text
    result = await table.press(sharer, "button-share", looked_at)
    assert result.ephemeral
    return table.read(result).text


async def one_hand(table: CardTable, computers: int = 0) -> None:
    if computers:
        await table.type(table.ann, "table open", computers=computers)
        await table.press(table.ann, "button-start")
        await table.play_on(until_hand=2)
    else:
        await table.gather()
        await table.play_on(until_hand=2)


@pytest.fixture(autouse=True)
def any_animation(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawing a hand takes longer than playing it."""
    monkeypatch.setattr(looking_back, "hand_animation", lambda *_: b"GIF89a")


@pytest.fixture
def faces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[set[int]]:
    """Everybody has a face, and hands are really drawn; with whose faces each was."""
    drawn: list[set[int]] = []

    def files_of(_: Avatars, ids: Iterable[int | None]) -> dict[int, str]:
        files = {user_id: str(tmp_path / f"{user_id}.png") for user_id in ids if user_id is not None}
        for user_id, file in files.items():
            Image.new("RGB", (64, 64), (user_id % 251, user_id % 83, 77)).save(file)
        return files

    def draw(*shown: Any) -> bytes:
        drawn.append(set(shown[-1]))
        return hand_animation(*shown)

    monkeypatch.setattr(Avatars, "files_of", files_of)
    monkeypatch.setattr(looking_back, "hand_animation", draw)
    return drawn


async def test_a_hand_is_posted_as_an_animated_picture(faces: list[set[int]], table: CardTable) -> None:
    await one_hand(table)
    before = table.view
    assert says(await share(table, 2), "share-done")
    assert faces == [{person.id for person in table.people}]
    (message,) = shares(table)
    shown = look(table.env, message)
    assert not shown.ephemeral
    assert says(shown.text, "share-heading", name="Cay", hand=1)
    assert says(shown.text, "score")
    assert says(shown.pictures[0], "open-hand", name="Bob")
    assert says(shown.pictures[0], "trick-on-table", number=1)
    (file,) = table.env.backend.messages[table.world.channel.id][message.id].attachments
    picture = Image.open(io.BytesIO(table.env.backend.cdn.get(file["url"]) or b""))
    assert picture.format == "GIF"
    picture.seek(getattr(picture, "n_frames", 1) - 1)
    assert picture.info["duration"] == RESULT
    assert table.view == before, "sharing changes nothing at the table"


async def test_a_hand_within_which_a_seat_changed_hands_is_shared_with_all_faces(
    faces: list[set[int]], table: CardTable
) -> None:
    ann, bob, cay, _ = table.people
    await table.gather(computers=2)
    offered = (await table.type(bob, "table hand-over", member=cay)).response
    await table.press(cay, "button-take-seat", offered)
    await table.play_on(until_hand=2)
    assert says(await share(table, 0), "share-done")
    assert faces == [{ann.id, bob.id, cay.id}]


async def test_a_hand_is_shared_once_also_after_a_restart(table: CardTable) -> None:
    await one_hand(table)
    await table.play_on(until_hand=3)
    await share(table, 0)
    assert says(await share(table, 0), "share-already")
    assert says(await share(table, 1), "share-already")
    await table.restart()
    assert says(await share(table, 0), "share-already")
    assert len(shares(table)) == 1
    assert says(await share(table, 0, 0), "share-done")
    assert len(shares(table)) == 2


async def test_two_presses_in_one_instant_post_once(table: CardTable) -> None:
    await one_hand(table)
    presses = []
    for person in table.people[:2]:
        hand = (await table.look_at(person)).response
        presses.append(aim(table.env, person, hand, look(table.env, hand).custom_id("button-share")))
    results = await land(table.env, *presses, presses[0])
    answers = sorted(table.read(result).text for result in results if result.response is not None)
    assert answers == sorted([WORDS("share-done"), WORDS("share-already"), WORDS("share-already")])
    assert len(shares(table)) == 1


async def test_a_lost_reply_does_not_post_it_twice(table: CardTable) -> None:
    """Discord has the hand, and the bot does not know: who presses again gets no second one, for
    both have one nonce."""
    await one_hand(table)
    Wire(table.env).lose_reply("POST", MESSAGES)
    await share(table, 0)
    await share(table, 0)
    sent = [r.json or {} for r in table.requests if r.method == "POST"]
    posts = [body for body in sent if says(json.dumps(body, ensure_ascii=False), "share-heading")]
    assert len(posts) == 2
    assert len({post["nonce"] for post in posts}) == 1
    assert all(post["enforce_nonce"] for post in posts)


async def test_a_hand_in_play_cannot_be_shared(table: CardTable) -> None:
    await one_hand(table)
    running = f"rb:share:{table.table_id}:{table.view.hand_seq}"
    assert says(await share(table, 0, forged=("button-share", running)), "hands-gone")
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
async def test_without_permission_there_is_a_sentence(table: CardTable, missing: str) -> None:
    await one_hand(table)
    await forbid(table.world, missing)
    assert says(await share(table, 0), "fault-no-access")
    assert shares(table) == []
    await forbid(table.world)
    assert says(await share(table, 0), "share-done")


async def test_a_refused_post_is_reported_and_may_be_repeated(table: CardTable) -> None:
    await one_hand(table)
    table.env.inject_error("POST", MESSAGES, status=403, code=50013, times=1)
    await share(table, 0)
    assert shares(table) == []
    assert says(await share(table, 0), "share-done")
