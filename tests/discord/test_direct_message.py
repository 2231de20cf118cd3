"""Playing in a direct message with the bot: alone against computers, with hints and replays, and never on a board."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any
from unittest.mock import patch

import pytest
from simcord import interactions

from bot.client import EuchreBot
from bot.engine.acts import Act, PlayCard, act_text
from bot.tables.model import Status
from bot.tables.views import Snapshot
from bot.ui.command_sync import CatalogueTranslator
from bot.words.catalogue import Texts
from bot.words.tour import help_text
from tests.discord.card_table import CardTable
from tests.discord.inventory import ROWS, is_command, rights_of
from tests.discord.simulation import look
from tests.languages import COMPLETE
from tests.world import require
from tests.world.said import WORDS, says


class Alone:
    """Ann in her direct message with the bot."""

    def __init__(self, table: CardTable) -> None:
        self.env, self.restart, self._table = table.env, table.restart, table
        self.ann = table.env.create_user("solo", global_name="Solo Ann")

    @property
    def bot(self) -> EuchreBot:
        return self._table.bot

    async def said(self, command: str, **options: Any) -> str:
        """What she reads after a command."""
        return look(self.env, (await self.ann.slash(command, **options)).response).text

    @property
    def snapshot(self) -> Snapshot:
        (current,) = self.bot.services.tables.snapshots()
        return current

    async def act(self, act: Act) -> None:
        words = act_text(act)
        if isinstance(act, PlayCard):
            await self.ann.slash("play", card=words)
        else:
            await self.ann.slash("bid", call=words)


async def test_a_game_in_a_direct_message(table: CardTable) -> None:
    room = Alone(table)
    await room.ann.slash("table open", rules="standard", points=1, level="beginner")
    opened = room.snapshot.table
    assert [chair.is_computer for chair in opened.chairs] == [False, True, True, True]
    assert not opened.ranked
    lobby = f"rb:lobby:{opened.table_id}:start"
    (message,) = [m for m in room.ann.dm_channel.history() if lobby in str(look(room.env, m).buttons)]
    await room.ann.click(message, custom_id=lobby)
    restarted = False
    while (view := room.snapshot.seat_view(room.ann.id)) is not None and view.legal:
        if not restarted and view.public.phase == "play":
            assert says(await room.said("hint"), "hint-best")
            await room.restart()
            restarted = True
        await room.act(view.legal[0])
    assert restarted
    assert room.snapshot.table.status is Status.FINISHED
    history = await room.said("history")
    assert "Solo Ann" in history
    assert "(left)" not in history
    assert says((await room.said("replay", game=1)).lower(), "table-heading", hand=1, points=1)
    last = require(room.snapshot.table.last_hand)
    menu, share = f"rb:sheet:{opened.table_id}", f"rb:share:{opened.table_id}:{last.hand_seq}"
    (message,) = [m for m in room.ann.dm_channel.history() if menu in look(room.env, m).choices]
    hand = await room.ann.select(message, [str(last.hand_seq)], custom_id=menu)
    await room.ann.click(hand.response, custom_id=share)
    assert any(says(look(room.env, m).text, "share-heading", name="Solo Ann") for m in room.ann.dm_channel.history())


async def test_the_table_speaks_its_persons_language_after_a_restart(table: CardTable) -> None:
    room = Alone(table)
    await room.bot.services.languages.remember(room.ann.dm_channel.id, "de")
    await room.restart()
    await room.ann.slash("table open")
    assert room.bot.services.languages.at_table(room.ann.dm_channel.id).locale == "en"
    await room.bot.services.languages.remember(room.ann.dm_channel.id, "fr")
    await room.restart()
    assert room.bot.services.languages.at_table(room.ann.dm_channel.id).locale == "fr"


ANOTHER_SERVER = re.compile(r"th(is|at) server|diese[rsmn]? server|ce serveur", re.IGNORECASE)


async def test_direct_messages_do_not_mention_a_server(table: CardTable) -> None:
    room = Alone(table)
    offered = {name.split()[0] for name in room.ann.available_commands()}
    commands = [one for one in room.bot.tree.get_commands() if one.name in offered]
    payloads = [await one.get_translated_payload(room.bot.tree, CatalogueTranslator()) for one in commands]
    assert not ANOTHER_SERVER.search(json.dumps(payloads, ensure_ascii=False))
    for command, given in (
        ("help", {}), ("about", {}), ("my-data", {}), ("forget me", {}), ("history", {}), ("replay", {"game": 9}),
        ("verify", {"game": 9}), ("record", {"game": 9}), ("settings", {}), ("rules", {}), ("hint", {}),
        ("daily", {"show": "board"}), ("daily", {"show": "month"}), ("puzzle", {}), ("puzzle", {}),
        ("table show", {}), ("table open", {}),
    ):  # fmt: skip
        answer = await room.ann.slash(command, **given)
        said = [one for one in (answer.response, *answer.followups) if one is not None]
        assert said, command
        assert not ANOTHER_SERVER.search("\n".join(look(room.env, one).text for one in said)), command


async def test_the_puzzle_is_asked_in_a_direct_message(table: CardTable) -> None:
    room = Alone(table)
    assert says(await room.said("puzzle"), "puzzle-begin", seat=WORDS("picture-seat", seat=4))


# -- abroad
#
# Where the bot is no member: whoever brought it along plays alone, in private; all else says where it works.


SERVER, CHAT = "another server", "a chat of people"


def carried(where: Callable[[], str]) -> Any:
    """Make what people type and press happen there: Discord says whose app it is, and the bot knows no such server."""
    build = interactions.base_payload

    def abroad(*args: Any, **how: Any) -> Any:
        record, payload = build(*args, **how)
        user_id = payload["member"]["user"]["id"] if "member" in payload else payload["user"]["id"]
        payload["authorizing_integration_owners"] = {"1": user_id}
        if where() == SERVER:
            payload |= {"guild_id": "424242424242424242", "context": 0}
        else:
            payload |= {"context": 2, "user": payload.pop("member")["user"]}
            payload.pop("guild_id"), payload.pop("guild_locale")
        return record, payload

    return patch.object(interactions, "base_payload", abroad)


class Traveller:
    """Ann, who has added the bot to her own apps."""

    def __init__(self, table: CardTable) -> None:
        self.table = table
        self.ann = table.ann
        self.where = SERVER

    @property
    def snapshot(self) -> Snapshot:
        (current,) = self.table.bot.services.tables.snapshots()
        return current

    @property
    def status(self) -> str:
        return str(self.snapshot.table.status)

    async def said(self, command: str, **options: Any) -> str:
        answer = await self.table.type(self.ann, command, **options)
        assert answer.ephemeral, command
        return self.table.read(answer).told

    async def act(self) -> None:
        view = require(self.snapshot.seat_view(self.ann.id))
        act = view.legal[0]
        await self.said(
            *(("play",) if isinstance(act, PlayCard) else ("bid",)),
            **({"card": act_text(act)} if isinstance(act, PlayCard) else {"call": act_text(act)}),
        )


@pytest.fixture
def abroad(table: CardTable) -> Iterator[Traveller]:
    traveller = Traveller(table)
    with carried(lambda: traveller.where):
        yield traveller


async def test_a_table_goes_along_from_server_to_chat_and_is_nobody_elses(abroad: Traveller) -> None:
    table, ann = abroad.table, abroad.ann
    request_count = len(table.env.http_requests)
    await abroad.said("table open", points=1, level="beginner")
    view = abroad.snapshot.table
    assert (view.status, view.guild_id, view.channel_id) == (Status.PLAYING, ann.id, -ann.id)
    assert [chair.is_computer for chair in view.chairs] == [False, True, True, True]
    await table.env.advance_time(3 * 3600)
    assert not any(chair.away for chair in abroad.snapshot.table.chairs), "there is no hurry"
    abroad.where = CHAT
    await abroad.said("table open")
    assert abroad.snapshot.table.table_id == view.table_id, "the table that she has"
    restarted = False
    while (own_view := abroad.snapshot.seat_view(ann.id)) is not None and own_view.legal:
        if not restarted and own_view.public.phase == "play":
            await table.restart()
            restarted = True
        await abroad.act()
    assert abroad.status == "finished"
    abroad.where = SERVER
    assert says(await abroad.said("history"), "history-row", game="**1**")
    assert says((await abroad.said("replay", game=1)).lower(), "table-heading", hand=1, points=1)
    abroad.ann = table.bob
    assert not says(await abroad.said("history"), "history-row", game="**1**")
    assert says(await abroad.said("replay", game=1), "game-none", game="1"), "it is none of his"
    posts = [r.path for r in table.env.http_requests[request_count:] if r.path.startswith("/channels/")]
    assert posts == [], "the bot can post nothing there"
    abroad.ann = ann
    await abroad.said("table open")
    assert abroad.status == "playing", "another game"


@pytest.mark.parametrize("where", [SERVER, CHAT])
async def test_the_daily_deal_and_rules_work_abroad(abroad: Traveller, where: str) -> None:
    abroad.where = where
    assert says(await abroad.said("daily"), "daily-progress", hand=1, hands=5)
    assert says(await abroad.said("rules"), "rules-partners", players=4)
    await abroad.said("about")
    assert "integration_type=1" in str(abroad.table.env.http_requests[-1].json), "the link that takes it along"


@pytest.mark.parametrize("where", [SERVER, CHAT])
async def test_everything_else_says_where_it_works(abroad: Traveller, where: str) -> None:
    abroad.where = where
    for command, given in (
        ("table join", {}), ("table show", {}), ("leaderboard", {}), ("stats", {}), ("league", {}),
        ("duplicate open", {}), ("night open", {"name": "Friday"}), ("night show", {}),
    ):  # fmt: skip
        assert says(await abroad.said(command, **given), "refusal-abroad"), command
    assert abroad.table.bot.services.tables.snapshots() == ()


def works_abroad(table: CardTable) -> set[str]:
    """The commands that the bot offers where it is no member."""
    return {name for name, right in rights_of(table.bot.features).items() if is_command(name) and right.abroad}


async def test_what_was_played_abroad_is_shown_and_forgotten_there(abroad: Traveller) -> None:
    store, ann = abroad.table.bot.services.store, abroad.ann
    await abroad.said("table open", points=1)
    await abroad.said("my-data")
    assert [one["open"] for one in (await store.export_player(ann.id, ann.id))["tables"]] == [True]
    await abroad.said("table close")
    question = await abroad.table.type(ann, "forget me")
    await abroad.table.press(ann, "button-forget", question.response)
    assert (await store.export_player(ann.id, ann.id))["tables"] == []


@pytest.mark.parametrize("where", [SERVER, CHAT])
async def test_help_begins_with_what_works_abroad(abroad: Traveller, where: str) -> None:
    """In each language it names commands that work there, and no others; its page is the same at every press."""
    abroad.where = where
    first = await abroad.said("help")
    assert says(first, "help-here")
    page = (await abroad.table.type(abroad.ann, "help")).response
    for label in (WORDS("button-help-commands"), WORDS("button-help")):
        await abroad.ann.click(page, label=label)
    assert says(look(abroad.table.env, page).text, "help-here")
    for locale in COMPLETE:
        text = help_text(Texts(locale, strict=True), abroad=True)
        named = {" ".join(words) for words in re.findall(r"/([a-z-]+)(?: ([a-z-]+))?", text)}
        command_names = {
            name for name in filter(is_command, ROWS) if any(name in (one, one.split()[0]) for one in named)
        }
        assert command_names <= works_abroad(abroad.table), locale
        assert {"euchre", "hand", "daily", "puzzle", "history", "replay", "rules", "settings"} <= command_names
        assert len(text) <= 1300


async def test_the_puzzle_goes_along(abroad: Traveller) -> None:
    services = abroad.table.bot.services
    assert says(await abroad.said("puzzle"), "puzzle-begin", seat=WORDS("picture-seat", seat=4))
    (day,) = await services.store.tournaments("puzzle", abroad.ann.id)
    assert day.guild_id == abroad.ann.id
