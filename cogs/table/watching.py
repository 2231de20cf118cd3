"""*Watch*: a private view of a table for people who do not sit at it. *Live table*: a page in the browser."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord
from discord.ext import commands

from bot.rights import Cost, Place, Right
from bot.services import Services
from bot.storage.api import LiveSession, TableId
from bot.tables.decisions import Reason
from bot.tables.views import Snapshot
from bot.ui import buttons
from bot.ui.errors import ErrorResponse, in_time, response_to
from bot.ui.layouts import Item, page_layout
from bot.ui.readers import Interaction, PagePress, is_abroad, show_on_page, texts_for
from bot.ui.refusals import refuse
from bot.ui.replies import Message, redraw, reply, tell
from bot.ui.routes import pressed
from cogs.table.answers import Answers
from cogs.table.panels import watch_message

_log = logging.getLogger(__name__)

_WATCH = Right(place=Place.CHANNEL, cost=Cost.STEPPING)
_OPEN = Right(place=Place.CHANNEL, cost=Cost.READING)
_LIVE = {"link": _OPEN, "here": _OPEN, "out": Right(always=True)}


class Watching(commands.Cog):
    """The buttons for people who watch."""

    def __init__(self, answers: Answers) -> None:
        self._answers = answers

    @pressed(buttons.WATCH, right=_WATCH)
    async def watch(self, press: Interaction, table_id: TableId) -> None:
        """*Watch* on the table's message: show a new private view, which replaces an older one."""
        await self._let_watch(press, table_id, reply)

    @pressed(buttons.LOOK, right=_WATCH)
    async def look(self, press: Interaction, table_id: TableId) -> None:
        """*Refresh* on the private view: show the current table in the same message."""
        with self._answers.panels.answering(table_id, press.user.id):
            await self._let_watch(press, table_id, redraw)

    async def _let_watch(
        self, press: Interaction, table_id: TableId, answer: Callable[[Interaction, Message], Awaitable[int | None]]
    ) -> None:
        snapshot = await self._admit(press, table_id)
        if snapshot is None or show_on_page(press, snapshot):
            return
        reader, token = await self._answers.readers.of(press), self._answers.panels.new_token(press)
        message = await watch_message(self._answers.pictures, snapshot.table, reader, token)
        self._answers.panels.shows(snapshot, press, await answer(press, message), message.late, watches=True)

    async def _admit(self, press: Interaction, table_id: TableId) -> Snapshot | None:
        snapshot, user_id = self._answers.tables.snapshot(table_id), press.user.id
        texts = texts_for(press)
        if snapshot is None:
            await refuse(press, f"refusal-{Reason.CLOSED}")
        elif snapshot.table.seat_of(user_id) is not None:
            await tell(press, texts("watch-seated", button=texts("button-hand")))
        elif not self._answers.tables.sight(snapshot.table, user_id).table:
            await refuse(press, "watch-hidden")
        elif self._answers.panels.is_full(table_id, user_id):
            await refuse(press, "watch-full")
        else:
            return snapshot
        return None


class LivePages(commands.Cog):
    """The live table's buttons. ``invite`` returns the address of a person's page, ``sign_out`` closes all
    of theirs.
    """

    def __init__(
        self,
        services: Services,
        invite: Callable[[LiveSession], Awaitable[str]],
        sign_out: Callable[[int], Awaitable[None]],
    ) -> None:
        self._services = services
        self._invite = invite
        self._sign_out = sign_out

    @pressed(buttons.LIVE, right=_LIVE)
    async def press(self, press: Interaction, verb: str, table_id: TableId) -> None:
        """*Live table*: answer with a link. *Here*: launch the activity. *Sign out everywhere*: close their pages."""
        texts, services, user = texts_for(press), self._services, press.user
        if verb == "out":
            await self._sign_out(user.id)
            await tell(press, texts("live-signed-out"))
        elif services.settings.live_url is None or is_abroad(press):
            await refuse(press, "live-off")
        elif services.tables.snapshot(table_id) is None:
            await refuse(press, f"refusal-{Reason.NO_TABLE}")
        elif verb == "here":
            await self._launch(press)
        else:
            count = await services.store.count_live_sessions(user.id, services.clock.now())
            out = buttons.LIVE.at(table_id, "out", label=texts("button-live-out"))
            words = [texts("live-signed-in", count=count)] if count else []
            items: list[Item] = [out] if count else []
            if not isinstance(press, PagePress):  # or a page would let its person in for ever, without Discord
                above, ways = await self._invite_by_link(press, table_id)
                words, items = [*above, *words], [*ways, *items]
            await reply(press, page_layout("\n".join(words), items))

    async def _invite_by_link(self, press: Interaction, table_id: TableId) -> tuple[list[str], list[Item]]:
        """Return the words and buttons of a new link, and of *Here* where there is an activity."""
        texts, user = texts_for(press), press.user
        person = LiveSession(user.id, user.display_name, press.guild_id, press.channel_id or 0, str(press.locale))
        launches = self._services.settings.client_secret is not None
        label = texts("button-live-browser" if launches else "button-live-open")
        link: Item = discord.ui.Button(label=label, url=await self._invite(person))
        if not launches:
            return [texts("live-link")], [link]
        here = buttons.LIVE.at(table_id, "here", label=texts("button-live-here"), style=discord.ButtonStyle.primary)
        return [texts("live-launch", here=texts("button-live-here"), browser=label), texts("live-link")], [here, link]

    async def _launch(self, press: Interaction) -> None:
        """Launch the activity in the person's Discord client, or say that the client cannot."""
        if self._services.settings.client_secret is None:
            await refuse(press, "live-off")
            return
        browser = texts_for(press)("button-live-browser")
        if isinstance(press, PagePress):
            await refuse(press, "live-not-launched", button=browser)
            return
        try:
            async with in_time():
                await press.response.launch_activity()
        except discord.HTTPException as fault:
            if response_to(fault) is ErrorResponse.TOKEN_DEAD:
                raise
            _log.warning("Discord does not launch the activity: %s", fault)
            await refuse(press, "live-not-launched", button=browser)
