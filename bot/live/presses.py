"""A press on a page, in the form of Discord's presses, and what becomes of its answers.

Rights, words, limits and decisions are those of Discord's presses. A private answer becomes a *sheet*, which the page
shows above the table; so does a form. Public answers are posted in the channel. Where a method would answer with a
table, it makes the page show that instead (``PagePress.show_table``).
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from typing import Any, NamedTuple

import discord
from discord import InteractionType as Type

from bot.live.page_sheets import PageSheets
from bot.live.page_views import Json
from bot.ratings.games import Family
from bot.storage.api import LiveSession, TableId
from bot.tables.views import Snapshot
from bot.ui import buttons
from bot.ui.errors import make_nonce
from bot.ui.readers import PagePress, texts_for
from bot.ui.replies import UPLOAD_SECONDS, deliveries_of
from bot.words.panel_state import NO_REMARK, Remark

_WRITING = discord.Permissions(send_messages=True, send_messages_in_threads=True)
_SHORT = 400
"""The most characters shown beside the table. A longer text becomes a sheet."""


@dataclass(frozen=True, slots=True)
class Sent:
    """What a page has sent: the id of a button, menu or form, the page's own number of the press, what was chosen or
    written, and the number of the pressed sheet; 0 for the table itself.
    """

    custom_id: str
    number: str
    chosen: tuple[str, ...] = ()
    written: Mapping[str, Any] | None = None
    sheet: int = 0

    def data(self) -> Json:
        """Return the data that Discord would send with such a press."""
        if self.written is None:
            return {"custom_id": self.custom_id, "component_type": 3 if self.chosen else 2, "values": self.chosen}
        fields = ({"custom_id": name, "values": [value] if isinstance(value, str) else value}
                  for name, value in self.written.items())  # fmt: skip
        return {"custom_id": self.custom_id, "components": [*fields]}


def press_of_command(command: str, session: LiveSession, table_id: TableId | None, today: date) -> str:
    """Return what a press sends that does what a command without options does; empty if that has to be typed."""
    match command:
        case "euchre":
            return buttons.DOOR.id_of("home")
        case "help" | "rules":
            return buttons.GUIDE.id_of(command)
        case "settings":
            return buttons.SETTINGS.id_of("first")
        case "daily":
            return buttons.DAILY.id_of("play", today)
        case "puzzle":
            return buttons.PUZZLE.id_of("open", today)
        case "history":
            return buttons.HISTORY.id_of(session.user_id, "", 0, "", "", "")
        case "stats" if session.guild_id is not None:
            return buttons.STATS.id_of(session.user_id, Family.PARTNERSHIP)
        case "night show" | "night standings" if session.guild_id is not None:
            return buttons.DOOR.id_of("tonight")
        case "hand" | "table show" if table_id is not None:
            return buttons.REDRAW.id_of(table_id)
        case _:
            return ""


class Spot(NamedTuple):
    """Who pressed, where, and when (Unix seconds)."""

    session: LiveSession
    member: discord.Member | None
    channel_id: int
    at: float


class SheetPress(PagePress):
    """A press on a page. ``press_id`` differs from all of Discord's."""

    def __init__(self, bot: discord.Client, spot: Spot, sent: Sent, press_id: int, sheets: PageSheets) -> None:
        session, channel = spot.session, {"id": spot.channel_id}
        me = {"id": session.user_id, "username": session.name, "discriminator": "0", "avatar": None}
        payload: Any = {
            "id": press_id,
            "type": (Type.component if sent.written is None else Type.modal_submit).value,
            "data": sent.data(),
            "token": "",
            "version": 1,
            "application_id": bot.application_id or 0,
            "attachment_size_limit": discord.utils.DEFAULT_FILE_SIZE_LIMIT_BYTES,
            "locale": session.locale,
            "channel": channel,
            "context": 1 if session.guild_id is None else 0,
            "authorizing_integration_owners": {"0": session.guild_id or 0},
        }  # fmt: skip
        if session.guild_id is None:
            payload["channel"] = channel | {"type": discord.ChannelType.private.value, "recipients": [me]}
            payload["user"] = me
        else:
            payload["guild_id"] = session.guild_id
            if spot.member is None:
                payload["member"] = {"user": me, "roles": [], "flags": 0}
        super().__init__(data=payload, state=bot._connection)
        self.user, self._spot, self._sheets = spot.member or self.user, spot, sheets
        if sent.sheet and self.channel is not None:
            private = discord.MessageFlags(ephemeral=True).value
            message: Any = {"id": sent.sheet, "type": 0, "content": "", "flags": private, "author": me}
            self.message = discord.Message(state=self._state, channel=self.channel, data=message)  # type: ignore[arg-type]  # it takes any
        self._answers = _Answers(self, sheets, sent.sheet)

    def show_table(self, snapshot: Snapshot, remark: Remark = NO_REMARK) -> None:
        """Make the page show this table, in place of the pressed sheet."""
        self._sheets.show(snapshot, replace(remark, refused=self.refused))
        self._answers.put_away()

    @property
    def response(self) -> Any:
        """Takes the first answer, like discord.py's."""
        return self._answers

    @property
    def followup(self) -> Any:
        """Takes further answers, like discord.py's."""
        return self._answers

    async def edit_original_response(self, **message: Any) -> Any:
        """Replace the first answer."""
        await self._answers.change(message)

    async def delete_original_response(self) -> None:
        """Remove the first answer."""
        await self._answers.delete_message()

    @property
    def channel_id(self) -> int:
        """The id of the channel of the press."""
        return self._spot.channel_id

    @property
    def created_at(self) -> datetime:
        """The time of the press. Its id is the page's own number, which contains no time."""
        return datetime.fromtimestamp(self._spot.at, UTC)

    @property
    def permissions(self) -> discord.Permissions:
        """The person's permissions to write here, if Discord has described them. A page gives no others."""
        return self._permissions_of(self._spot.member) & _WRITING

    @property
    def app_permissions(self) -> discord.Permissions:
        """The bot's permissions in the channel."""
        return self._permissions_of(None if self.guild is None else self.guild.me)

    def _permissions_of(self, member: object) -> discord.Permissions:
        if isinstance(member, discord.Member) and isinstance(self.channel, discord.abc.GuildChannel | discord.Thread):
            return self.channel.permissions_for(member)
        return discord.Permissions.none()


class _Posted(NamedTuple):
    """An answer that was sent, as the callers of discord.py know it."""

    id: int

    @property
    def message_id(self) -> int:
        """The sheet's number or, in the channel, the message's id."""
        return self.id


class _Answers:
    """Takes what an answer sends to Discord. ``sheet`` is the pressed one, or 0."""

    def __init__(self, press: SheetPress, sheets: PageSheets, sheet: int) -> None:
        self._press, self._sheets, self._pressed = press, sheets, sheet
        self._first, self._waits, self._done = sheet, False, False
        self._laid = {sheet} - {0}
        self._posted: dict[int, discord.Message] = {}

    def is_done(self) -> bool:
        """Return whether there was an answer."""
        return self._done

    async def defer(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        """Announce a later answer: in the pressed sheet, or as a new one if ``thinking``."""
        self._done = True
        if thinking:
            self._first, self._waits = self._sheets.new_number(), ephemeral

    async def send_message(self, *, ephemeral: bool = False, **message: Any) -> _Posted:
        """Answer with a new sheet, or with a message in the channel."""
        sent = await self._send(message, self._sheets.new_number(), private=ephemeral)
        self._first, self._done = sent.id, True
        return sent

    async def send(self, *, ephemeral: bool = False, wait: bool = True, **message: Any) -> _Posted:
        """Send a further answer, or the first one if that was announced."""
        number = self._first if self._waits else self._sheets.new_number()
        self._waits = self._waits and not wait
        return await self._send(message, number, private=ephemeral)

    async def edit_message(self, number: int = 0, **message: Any) -> None:
        """Replace an answer, or send the first one."""
        await self.change(message, number)

    async def change(self, message: dict[str, Any], number: int = 0) -> None:
        """Replace an answer, or send the first one."""
        self._done, self._waits = True, False
        self._first = self._first or self._sheets.new_number()
        number = number or self._first
        if number in self._posted:
            async with asyncio.timeout(UPLOAD_SECONDS):
                await deliveries_of(self._press).send(self._posted[number].edit, message, self._press.guild_id)
        else:
            await self._lay(number, message)

    async def delete_message(self, number: int = 0) -> None:
        """Remove an answer, or the first one."""
        number = number or self._first
        if number in self._posted:
            await self._posted.pop(number).delete()
        else:
            self._sheets.close(number)

    async def send_modal(self, form: discord.ui.Modal) -> None:
        """Answer with a form."""
        self._done = True
        await self._sheets.ask(form, self._pressed)

    def put_away(self) -> None:
        """Remove the pressed sheet, because the answer is shown elsewhere."""
        self._done = True
        if self._pressed:
            self._sheets.close(self._pressed)

    async def _send(self, message: Mapping[str, Any], number: int, *, private: bool) -> _Posted:
        if private or self._press.guild_id is None:
            await self._lay(number, message)
            return _Posted(number)
        channel = self._press.client.get_partial_messageable(self._press.channel_id)
        # a page sends a press again whose answer was lost
        once = {**message, "nonce": make_nonce("live", self._press.id, len(self._posted))}
        async with asyncio.timeout(UPLOAD_SECONDS):
            posted = await deliveries_of(self._press).send(channel.send, once, self._press.guild_id)
        await self._sheets.say(texts_for(self._press)("live-posted"))
        self._posted[posted.id] = posted
        return _Posted(posted.id)

    async def _lay(self, number: int, message: Mapping[str, Any]) -> None:
        words = None if number in self._laid else _sentence(message["view"])
        if words is not None:
            await self._sheets.say(words, refused=self._press.refused)
            return
        self._laid.add(number)
        await self._sheets.lay(number, message["view"], message.get("files") or message.get("attachments") or ())


def _sentence(view: discord.ui.LayoutView) -> str | None:
    """Return the words of a short message that contains nothing else."""
    parts = [part for part in view.walk_children() if not isinstance(part, discord.ui.Container)]
    words = "\n".join(part.content for part in parts if isinstance(part, discord.ui.TextDisplay))
    alone = all(isinstance(part, discord.ui.TextDisplay) for part in parts)
    return words if alone and len(words) <= _SHORT else None
