"""A press on a page, in the form of Discord's presses, and what becomes of its answers.

Rights, words, limits and decisions are those of Discord's presses. A private answer becomes a *sheet*, which the page
shows above the table; so does a form. Public answers are posted in the channel. Where a method would answer with a
table, it makes the page show that instead (``PagePress.show_table``).
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord
from discord import InteractionType as Type

from bot.live.page_sheets import PageSheets
from bot.live.page_views import Json
from bot.storage.api import LiveSession
from bot.tables.views import Snapshot
from bot.ui.errors import make_nonce
from bot.ui.readers import PagePress, texts_for
from bot.ui.replies import UPLOAD_SECONDS, deliveries_of
from bot.words.panel_state import NO_REMARK, Remark

_WRITING = discord.Permissions(send_messages=True, send_messages_in_threads=True)
_SHORT = 400
"""The most characters shown beside the table. A longer text becomes a sheet."""
_OWN_RANGE = 1 << 62
"""Numbers of presses from here on are pages' own. Discord's stay smaller until the year 2049."""


@dataclass(frozen=True, slots=True)
class Sent:
    """What a page has sent: the id of a button, menu or form, the page's own number of the press, what was chosen or
    written, and the number of the pressed sheet; 0 for the table itself.
    """

    custom_id: str
    number: str = "0"
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


def read_sent(text: str) -> Sent:
    """Parse a message from a page. Raises ``ValueError``."""
    try:
        said = json.loads(text)
        press, number, sheet = said["press"], said["id"], said.get("sheet", "0")
        chosen, written = tuple(said.get("chosen", ())), said.get("fields")
        fields = {} if written is None else dict(written.items())
        lists = [[one] if isinstance(one, str) else [*one] for one in fields.values()]
        json.dumps(said, ensure_ascii=False).encode()  # no store and no message takes half a character
    except (TypeError, KeyError, AttributeError, RecursionError) as fault:
        raise ValueError from fault
    short, texts = (press, number, sheet, *chosen, *fields), (word for one in lists for word in one)
    if not all(isinstance(word, str) and len(word) <= 100 for word in short):
        raise ValueError
    if not all(isinstance(word, str) for word in texts):
        raise ValueError
    if not re.fullmatch(r"[1-9]\d{0,18}", number, re.ASCII) or int(number) >= _OWN_RANGE:
        raise ValueError
    if not re.fullmatch(r"\d{1,12}", sheet, re.ASCII):
        raise ValueError
    return Sent(press, number, chosen, None if written is None else fields, int(sheet))


class SheetPress(PagePress):
    """A press on a page by the person of a session, in this channel. ``member`` is who they are on a server. It takes
    its own answers, as discord.py's ``response`` and ``followup`` do.
    """

    def __init__(
        self,
        bot: discord.Client,
        session: LiveSession,
        member: discord.Member | None,
        channel_id: int,
        sent: Sent,
        sheets: PageSheets,
    ) -> None:
        me = {"id": session.user_id, "username": session.name, "discriminator": "0", "avatar": None}
        payload: Any = {
            "id": _OWN_RANGE | int(sent.number),
            "type": (Type.component if sent.written is None else Type.modal_submit).value,
            "data": sent.data(),
            "token": "",
            "version": 1,
            "application_id": bot.application_id or 0,
            "attachment_size_limit": discord.utils.DEFAULT_FILE_SIZE_LIMIT_BYTES,
            "locale": session.locale,
            "channel": {"id": channel_id},
            "context": 1 if session.guild_id is None else 0,
            "authorizing_integration_owners": {"0": session.guild_id or 0},
        }  # fmt: skip
        if session.guild_id is None:
            payload["channel"] |= {"type": discord.ChannelType.private.value, "recipients": [me]}
            payload["user"] = me
        else:
            payload["guild_id"] = session.guild_id
            payload["member"] = {"user": me, "roles": [], "flags": 0}
        super().__init__(data=payload, state=bot._connection)
        self.user, self._channel_id, self._at = member or self.user, channel_id, self.client.services.clock.now()
        self._permissions = self._permissions_of(member).value
        self._app_permissions = self._permissions_of(None if self.guild is None else self.guild.me).value
        if sent.sheet and self.channel is not None:
            private = discord.MessageFlags(ephemeral=True).value
            message: Any = {"id": sent.sheet, "type": 0, "content": "", "flags": private, "author": me}
            self.message = discord.Message(state=self._state, channel=self.channel, data=message)  # type: ignore[arg-type]  # it takes any
        self._sheets, self._pressed = sheets, sent.sheet
        self._first, self._waits, self._done = sent.sheet, False, False
        self._laid = {sent.sheet} - {0}
        self._posted: dict[int, discord.Message] = {}

    def _permissions_of(self, member: object) -> discord.Permissions:
        if isinstance(member, discord.Member) and isinstance(self.channel, discord.abc.GuildChannel | discord.Thread):
            return self.channel.permissions_for(member)
        return discord.Permissions.none()

    @property
    def permissions(self) -> discord.Permissions:
        """The person's permissions to write here, if Discord has described them. A page gives no others."""
        return discord.Permissions(self._permissions) & _WRITING

    @property
    def channel_id(self) -> int:
        """The id of the channel of the press."""
        return self._channel_id

    @property
    def created_at(self) -> datetime:
        """The time of the press. Its id is the page's own number, which contains no time."""
        return datetime.fromtimestamp(self._at, UTC)

    def show_table(self, snapshot: Snapshot, remark: Remark = NO_REMARK) -> None:
        """Make the page show this table, in place of the pressed sheet."""
        self._sheets.show(snapshot, replace(remark, refused=self.refused))
        self._done = True
        if self._pressed:
            self._sheets.close(self._pressed)

    # -- what discord.py's answers are

    @property
    def response(self) -> Any:
        """Takes the first answer."""
        return self

    @property
    def followup(self) -> Any:
        """Takes further answers."""
        return self

    def is_done(self) -> bool:
        """Return whether there was an answer."""
        return self._done

    async def defer(self, *, ephemeral: bool, thinking: bool) -> None:
        """Announce a later answer: in the pressed sheet, or as a new one if ``thinking``."""
        self._done = True
        if thinking:
            self._first, self._waits = self._sheets.new_number(), ephemeral

    async def send_message(self, *, ephemeral: bool, **message: Any) -> Any:
        """Answer with a new sheet, or with a message in the channel."""
        sent = await self._send(message, self._sheets.new_number(), private=ephemeral)
        self._first, self._done = sent.id, True
        return sent

    async def send(self, *, ephemeral: bool, wait: bool, **message: Any) -> Any:
        """Send a further answer, or the first one if that was announced."""
        number = self._first if self._waits else self._sheets.new_number()
        self._waits = self._waits and not wait
        return await self._send(message, number, private=ephemeral)

    async def edit_original_response(self, **message: Any) -> Any:
        """Replace the first answer, or send it."""
        self._done, self._waits = True, False
        self._first = self._first or self._sheets.new_number()
        if self._first in self._posted:
            async with asyncio.timeout(UPLOAD_SECONDS):
                await deliveries_of(self).send(self._posted[self._first].edit, message, self.guild_id)
        else:
            await self._lay(self._first, message)

    edit_message = edit_original_response

    async def send_modal(self, form: discord.ui.Modal) -> None:
        """Answer with a form."""
        self._done = True
        await self._sheets.ask(form, self._pressed)

    async def _send(self, message: Mapping[str, Any], number: int, *, private: bool) -> Any:
        if private or self.guild_id is None:
            await self._lay(number, message)
            return SimpleNamespace(id=number, message_id=number)
        channel = self.client.get_partial_messageable(self.channel_id)
        # a page sends a press again whose answer was lost
        once = {**message, "nonce": make_nonce("live", self.id, len(self._posted))}
        async with asyncio.timeout(UPLOAD_SECONDS):
            posted = await deliveries_of(self).send(channel.send, once, self.guild_id)
        await self._sheets.say(texts_for(self)("live-posted"))
        self._posted[posted.id] = posted
        return SimpleNamespace(id=posted.id, message_id=posted.id)

    async def _lay(self, number: int, message: Mapping[str, Any]) -> None:
        words = None if number in self._laid else _sentence(message["view"])
        if words is not None:
            await self._sheets.say(words, refused=self.refused)
            return
        self._laid.add(number)
        await self._sheets.lay(number, message["view"], message.get("files") or message.get("attachments") or ())


def _sentence(view: discord.ui.LayoutView) -> str | None:
    """Return the words of a short message that contains nothing else."""
    parts = [part for part in view.walk_children() if not isinstance(part, discord.ui.Container)]
    words = "\n".join(part.content for part in parts if isinstance(part, discord.ui.TextDisplay))
    alone = all(isinstance(part, discord.ui.TextDisplay) for part in parts)
    return words if alone and len(words) <= _SHORT else None
