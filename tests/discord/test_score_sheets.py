"""One score sheet a game: right above its table, a line for each hand, and at the end the game's final message."""

import logging
import re
from typing import Any

import pytest
import simcord

from bot.deals.verification import verify_record
from bot.engine.state import Phase
from bot.tables.model import Status
from bot.ui.posts import PAUSES
from cogs.table.message_state import REPOST_AFTER
from tests.discord.card_table import CardTable
from tests.discord.simulation import look
from tests.world import require
from tests.world.said import WORDS, says

pytestmark = [pytest.mark.proof, pytest.mark.table(seed=6)]  # whole hands in the simulated Discord


def lines(table: CardTable) -> list[str]:
    """The lines of the newest score sheet, one for each hand."""
    text = look(table.env, table.sheets()[-1]).text
    return [line for line in text.splitlines() if line[:1].isdecimal()]


def standing(table: CardTable) -> list[Any]:
    """The bot's public messages, from above to below."""
    return sorted((message.id for message in table.world.channel.history()), key=int)


async def test_a_game_leaves_one_message(table: CardTable) -> None:
    await table.gather(points=3)
    await table.play_on(until_hand=2)
    [first] = table.sheets()
    assert standing(table) == [first.id, table.message.id]
    [line] = lines(table)
    assert line.startswith("1 · ")
    assert line.endswith(f" · {WORDS('sheet-made', gain='+1')} · **1–0**")
    assert look(table.env, first).buttons == ()
    await table.play_on(until_hand=3)
    [second] = table.sheets()
    assert standing(table) == [second.id, table.message.id]
    assert [line[:5] for line in lines(table)] == ["1 · C", "2 · C"]
    await table.play_on()
    assert table.view.status is Status.FINISHED
    assert standing(table) == [table.message.id]
    assert len(lines(table)) == 3
    final = table.message
    await table.press(table.ann, "button-rematch")
    await table.play_on(until_hand=2)
    kept, newer = table.sheets()
    assert (kept.id, len(lines(table))) == (final.id, 1)
    assert says(look(table.env, kept).text, "over", count=2)
    assert standing(table) == [kept.id, newer.id, table.message.id]


async def test_a_restart_leaves_one_sheet(table: CardTable) -> None:
    await table.gather()
    await table.play_on(until_hand=3)
    [sheet] = table.sheets()
    await table.restart()
    table.panels.clear()
    assert standing(table) == [sheet.id, table.message.id]
    await table.play_on(until_hand=4)
    [newer] = table.sheets()
    assert standing(table) == [newer.id, table.message.id]
    assert [line[0] for line in lines(table)] == ["1", "2", "3"]


@pytest.mark.table(reminder_seconds=2 * REPOST_AFTER)
async def test_a_table_that_is_posted_again_stays_right_below_its_sheet(table: CardTable) -> None:
    await table.gather()
    await table.play_on(until_hand=2)
    [sheet], before = table.sheets(), table.message
    await table.env.advance_time(REPOST_AFTER + 1)
    table.panels.clear()  # Discord keeps no answer that long
    await table.decide(table.choice(), on_panel=True)
    assert table.message.id != before.id
    assert standing(table) == [sheet.id, table.message.id]
    assert [line[0] for line in lines(table)] == ["1"]
    await table.play_on(until_hand=3)
    [newer] = table.sheets()
    assert standing(table) == [newer.id, table.message.id]
    assert [line[0] for line in lines(table)] == ["1", "2"]


async def test_a_deleted_sheet_is_there_again_after_the_next_hand(table: CardTable) -> None:
    await table.gather()
    await table.play_on(until_hand=2)
    [sheet] = table.sheets()
    table.env.backend.delete_message(table.world.channel.id, sheet.id)
    await table.play_on(until_hand=3)
    assert [line[0] for line in lines(table)] == ["1", "2"]
    assert len(standing(table)) == 2


async def test_a_table_closed_in_the_middle_leaves_its_sheet(table: CardTable) -> None:
    await table.gather(computers=3)
    await table.play_on(until_hand=3)
    last = table.message
    await table.type(table.ann, "table close")
    assert standing(table) == [last.id]
    assert says(look(table.env, last).text, "closed")
    assert len(lines(table)) == 2


@pytest.mark.table(seed=2)
async def test_a_game_closed_in_its_first_hand_repeats_no_older_sheet(table: CardTable) -> None:
    await table.gather(computers=3, points=1)
    await table.play_on()
    final = table.message
    await table.press(table.ann, "button-rematch")
    last = table.message
    await table.type(table.ann, "table close")
    assert standing(table) == [final.id, last.id]
    assert [sheet.id for sheet in table.sheets()] == [final.id]


async def look_at_older_button(table: CardTable, person: simcord.MemberActor, custom_id: str) -> str:
    """What somebody reads who presses a button that messages of an earlier version have."""
    row = {"type": 1, "id": 1, "components": [{"type": 2, "id": 2, "style": 2, "label": "?", "custom_id": custom_id}]}
    backend = table.env.backend
    stored = backend.create_message(table.world.channel.id, backend.bot_user.id, None, components=[row], flags=1 << 15)
    return table.read(await person.click(simcord.ResponseMessage(table.env, stored), custom_id=custom_id)).text


async def test_the_buttons_of_older_results_still_work(table: CardTable) -> None:
    await table.gather()
    await table.play_on(until_hand=2)
    hand = require(table.view.last_hand)
    shown = await look_at_older_button(table, table.bob, f"rb:hands:{table.table_id}:{hand.hand_seq}")
    assert shown.startswith(f"**{WORDS('open-heading', number=1)}**")


async def test_a_value_that_no_menu_offers_shows_nothing(table: CardTable) -> None:
    await table.gather()
    await table.play_on(until_hand=2)
    [sheet] = table.sheets()
    stored = table.env.backend.messages[table.world.channel.id][sheet.id]
    running = str(table.view.hand_seq)
    menus = str(stored.components)
    assert running not in look(table.env, sheet).choices[f"rb:sheet:{table.table_id}"], menus
    for value in (running, "0", "x"):
        row: dict[str, Any] = {
            "type": 3, "id": 2, "custom_id": f"rb:sheet:{table.table_id}",
            "options": [{"label": "?", "value": value}],
        }  # fmt: skip
        backend = table.env.backend
        forged = backend.create_message(
            table.world.channel.id, backend.bot_user.id, None,
            components=[{"type": 1, "id": 1, "components": [row]}], flags=1 << 15,
        )  # fmt: skip
        answer = await table.bob.select(
            simcord.ResponseMessage(table.env, forged), [value], custom_id=f"rb:sheet:{table.table_id}"
        )
        assert says(table.read(answer).text, "hands-gone")


async def test_nothing_is_deleted_after_the_bot_has_stopped(table: CardTable) -> None:
    """Not even what a table that is closed by now left behind."""

    def tries() -> int:
        return sum(one.method == "DELETE" for one in table.env.http_requests)

    table.env.inject_error("DELETE", "/channels/*/messages/*", status=503, code=0, times=99)
    await table.gather()
    await table.play_on(until_hand=3)
    await table.bot.services.tables.close_places({table.world.channel.id})
    await table.env.settle()
    assert table.bot.services.tables.snapshots() == ()
    await table.bot.close()
    before = tries()
    assert before
    await table.env.advance_time(max(PAUSES) + 1)
    assert tries() == before


# -- seals
#
# One seal binds a game in public before anybody sits down; *Fair deal* and *My shuffle word* are private.


def written(key: str, digits: int, name: str = "seal", mark: str = "") -> str:
    """A pattern of a line that tells a number of so many digits."""
    line = re.escape(WORDS(key, **{name: f"{mark}NUMBER{mark}"}))
    return f"-# {line.replace('NUMBER', f'([0-9a-f]{{{digits}}})')}"


SHORT = re.compile(written("seal-next", 8))
LASTING = re.compile(written("seal-lasting", 64) + r"\b")
OPENED = re.compile(f"{written('seal-was', 64, mark='`')}\n{written('seal-secret', 64, 'secret', '`')}")
HEX = re.compile(r"[0-9a-f]{16}")


def sealed(table: CardTable) -> str:
    """The whole seal, which is in the table message's own file; the message says how it begins."""
    [file] = table.env.backend.messages[table.world.channel.id][table.message.id].attachments
    content = table.env.backend.cdn.get(file["url"]) or b""
    words = file["filename"] if file["filename"].endswith((".png", ".webp")) else content.decode()
    [seal] = re.findall("[0-9a-f]{64}", words)
    assert SHORT.findall(table.public_text()) == [seal[:8]]
    return str(seal)


async def fair_deal(table: CardTable, person: Any) -> str:
    """What *Fair deal* answers."""
    answer = await table.press(person, "button-fair")
    assert answer.ephemeral
    return table.read(answer).text


async def say(table: CardTable, person: Any, word: str) -> str:
    """*My shuffle word* is pressed and a word sent in; the answer."""
    answer = await table.press(person, "button-fair")
    form = await person.click(answer.response, custom_id="rb:word")
    said = await person.submit_modal(form, {"word": word})
    assert said.ephemeral
    return table.read(said).text


async def proven_hand(table: CardTable, person: Any) -> str:
    """What *Fair deal* answers under the newest hand of the score sheet."""
    hand = (await table.look_at(person)).response
    assert HEX.search(look(table.env, hand).text) is None
    answer = await table.press(person, "button-fair", hand)
    assert answer.ephemeral
    return table.read(answer).text


async def test_the_seal_is_public_before_the_first_deal_and_stands_on_the_score_sheet(table: CardTable) -> None:
    ann, *others = table.people
    await table.type(ann, "table open", points=3)
    seal = sealed(table)
    for person in others:
        await table.press(person, "button-join")
        assert sealed(table) == seal
    await table.press(ann, "button-start")
    while table.view.status is Status.PLAYING:
        assert HEX.search(table.public_text()) is None, "no long number while a game is played"
        assert [LASTING.findall(look(table.env, sheet).text) for sheet in table.sheets()] in ([], [[seal]])
        page = await fair_deal(table, ann)
        last = table.view.last_hand
        assert re.findall("[0-9a-f]{64}", page) == [seal, *([last.secret] if last is not None else [])]
        game = require(table.bot.services.tables.live[table.table_id].table.game)
        assert require(game.running).secret.hex() not in str([request.json for request in table.env.http_requests])
        number = table.view.public.number if table.view.public else 0
        await table.play_on(until_hand=number + 1)
    over = table.public_text()
    assert LASTING.findall(over) == [seal]
    assert sealed(table) not in (seal, require(table.view.last_hand).secret)
    standing = [look(table.env, message).text for message in table.world.channel.history()]
    assert sum(seal in text for text in standing) == 1


async def test_a_word_goes_into_later_deals_and_is_shown_with_their_secret(
    table: CardTable, caplog: pytest.LogCaptureFixture
) -> None:
    """Before that nobody else sees it, a restart keeps it, and the record has it."""
    caplog.set_level(logging.DEBUG)
    ann, bob, *_ = table.people
    await table.type(ann, "table open", points=3)
    assert says(await fair_deal(table, ann), "fair-no-word")
    kept = await say(table, ann, "  rainy\u202e\n Monday\x07 ")
    assert says(kept, "word-kept", word="`rainy Monday`")
    for person in table.people[1:4]:
        await table.press(person, "button-join")
    await say(table, bob, '`snow` "#\\')
    assert "`rainy Monday`" in await fair_deal(table, ann)
    assert "rainy" not in await fair_deal(table, bob)
    await table.press(ann, "button-start")
    assert "rainy" not in table.public_text()
    await table.restart()
    await table.play_on(until_hand=2)
    assert says(await proven_hand(table, bob), "seal-mixed", mixed="`word 1 rainy Monday`, `word 2 'snow' \"#\\`")
    assert says(await say(table, ann, ""), "word-dropped")
    await table.play_on()
    stored = require(await table.bot.services.store.finished_game(table.world.guild.id, 1))
    verification = verify_record(stored.record.encode())
    assert verification.faults == ()
    assert [text.split()[1] for deal in verification.deals for text in deal.mixins][:4] == ["1", "2", "1", "2"]
    assert verification.deals[-1].mixins == ("word 2 'snow' \"#\\",)
    secrets = [deal.reveal for deal in verification.deals]
    logged = caplog.text
    assert not [secret for secret in secrets if secret is not None and secret in logged]


async def test_a_finished_game_tells_each_hands_seal_and_secret(table: CardTable) -> None:
    await table.finish_games()
    stored = require(await table.bot.services.store.finished_game(table.world.guild.id, 1))
    [commit, *_] = re.findall("^commit (.*)$", stored.record, re.MULTILINE)
    [reveal, *_] = re.findall("^reveal ([0-9a-f]*)", stored.record, re.MULTILINE)
    text = await table.said(table.ann, "verify", game=1, hand=1)
    assert OPENED.findall(text) == [(commit, reveal)]
    assert says(text, "verify-good", deals=1)
    assert says(text, "verify-chained", seal=f"`{commit}`")
    assert says(text, "verify-drawn")
    assert says(await table.said(table.ann, "verify", game=1), "verify-hint")
    wrong = await table.said(table.ann, "verify", game=1, hand=99)
    assert says(wrong, "verify-no-hand", game=1)


async def test_a_closed_table_has_no_seal(table: CardTable) -> None:
    await table.type(table.ann, "table open")
    message = table.message
    await table.type(table.ann, "table close")
    assert "ealed" not in look(table.env, message).text


async def test_a_table_in_words_has_its_seal_in_a_file(table: CardTable) -> None:
    ann, bob, *_ = table.people
    await table.type(ann, "table open", pictures="no")
    assert HEX.search(table.public_text()) is None
    assert sealed(table) == table.view.seal
    await table.press(bob, "button-join")
    assert sealed(table) == table.view.seal


async def test_a_hand_whose_message_was_deleted_in_its_last_trick_has_its_line_at_once(table: CardTable) -> None:
    await table.gather(computers=3)
    while len(table.mine(table.ann).hand) > 1 or require(table.view.public).phase is not Phase.PLAY:
        await table.decide(table.choice(), on_panel=True)
    await table.panel(table.ann)
    table.env.backend.delete_message(table.world.channel.id, table.message.id)
    await table.decide(table.choice(), on_panel=True)
    await table.env.settle()
    assert require(table.view.public).number == 2
    assert [line[0] for line in lines(table)] == ["1"]
    [sheet] = table.sheets()
    assert standing(table) == [sheet.id, table.message.id]
    await table.play_on(until_hand=3)
    assert [line[0] for line in lines(table)] == ["1", "2"]
    assert len(standing(table)) == 2
