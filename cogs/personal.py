"""What people decide for themselves: whom they ``/avoid``, their data (``/my-data``, ``/forget me``), their
``/settings``.

The commands about data answer Discord in time, however long the work takes. The data file is a zip. It begins with a
page for people, which says what a server stores about the player; their games' records and their own acts follow.
Records contain finished games and the finished hands of running ones, which everybody may see.
"""

from __future__ import annotations

import asyncio
import csv
import io
import json
import logging
import re
import zipfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import datetime, tzinfo

import discord
from discord import app_commands
from discord.ext import commands

from bot.analysis.desk import KeptFile
from bot.ratings.games import GameFilter, GameLine
from bot.rights import ABROAD, ANYBODY, Cost, Right, Who
from bot.services import Services
from bot.storage.api import Entry, Forgotten, RecordNotKept, TableId
from bot.storage.store import Store
from bot.tables.decisions import Person
from bot.tables.facts import JournalError
from bot.tables.history import own_acts
from bot.tables.preferences import CHOICES, Preferences
from bot.tables.tables import Tables
from bot.ui import buttons
from bot.ui.command_sync import localize
from bot.ui.errors import RequestFailed
from bot.ui.layouts import Item, frame_layout, page_layout, words_layout
from bot.ui.readers import Interaction, home_id_of, texts_for
from bot.ui.replies import RequestRefused, answer_later, redraw, reply, reply_with_files, tell, within
from bot.ui.rights import allow, slash
from bot.ui.routes import pressed
from bot.words.catalogue import Texts
from bot.words.lines import as_code
from bot.words.own_page import own_page
from cogs.leagues import WinnerRoles
from cogs.table.fair_deals import word_button
from cogs.table.panels import Panels

_OWN_DATA = Right(always=True, cost=Cost.PERSONAL, abroad=True, needs_all=True)


FILE_NAME, PAGE_NAME = "my-data.zip", "me.html"
GAMES_AT_ONCE = 200
MOST_AVOIDED = 50
"""The most people that one person may avoid."""

_log = logging.getLogger(__name__)


class PersonalCommands(commands.Cog):
    """The commands about the caller's own data."""

    group = app_commands.Group(name="forget", description=localize("command-forget"))

    def __init__(
        self, services: Services, winner_roles: WinnerRoles, sign_out: Callable[[int], Awaitable[None]]
    ) -> None:
        self.services = services
        self._sign_out = sign_out
        self._winner_roles = winner_roles
        self._forgetting: set[asyncio.Task[Forgotten]] = set()  # running tasks, which go on even if the press fails

    @group.command(name="me", description=localize("command-forget-me"))
    @allow(_OWN_DATA)
    async def forget_me(self, command: Interaction) -> None:
        """Ask the caller to confirm."""
        home_id_of(command)
        texts = texts_for(command)
        button = buttons.FORGET.at(command.user.id, label=texts("button-forget"), style=discord.ButtonStyle.danger)
        await reply(command, page_layout(texts("forget-ask"), [button]))

    @pressed(buttons.FORGET, right=Right(Who.THEMSELVES, always=True, cost=Cost.PERSONAL, needs_all=True))
    async def forget(self, press: Interaction, user_id: int) -> None:
        """Forget the player, who has confirmed that. Refuse while they have a seat in a lobby or a running game."""
        texts, guild_id = texts_for(press), home_id_of(press)
        if not await self.services.tables.let_go(guild_id, user_id):
            raise RequestRefused("forget-seated")
        await self.services.nights.let_go(guild_id, user_id)
        work = asyncio.create_task(self._forget(guild_id, user_id), name="forgetting a player")
        self._forgetting.add(work)
        work.add_done_callback(self._forgetting.discard)
        _, done = await within(self.services.times.finding, work)
        if not done:
            await redraw(press, words_layout(texts("forget-begun")))
        forgotten = await work
        self._winner_roles.request(guild_id)
        words = texts("forget-done", games=forgotten.games)
        if forgotten.waiting:
            words += " " + texts("forget-waiting", tables=forgotten.waiting)
        try:
            await redraw(press, words_layout(words))
        except RequestFailed as fault:
            if done:
                raise
            _log.info("a player was forgotten but could not be answered: %s", type(fault).__name__)

    async def _forget(self, guild_id: int, user_id: int) -> Forgotten:
        """Remove a person from the store, then from memory, which a press may have read again meanwhile."""
        forgotten = await self.services.store.forget_player(guild_id, user_id)
        await self._sign_out(user_id)
        for kept in (self.services.readers, self.services.avatars, self.services.analysis):
            kept.forget(user_id)
        return forgotten

    @slash("avoid", Right(needs_all=True), member="avoid-member")
    async def avoid(self, command: Interaction, member: discord.User | None = None) -> None:
        """Keep the caller apart from a person, or stop that. Without a person, show whom they avoid."""
        texts, user_id = texts_for(command), command.user.id
        avoided = await self.services.store.avoided(user_id)
        if member is None:
            people = " · ".join(f"<@{other_id}>" for other_id in avoided)
            await tell(command, texts("avoid-list", people=people) if avoided else texts("avoid-nobody"))
        elif member.id == user_id or member.bot:
            await tell(command, texts("avoid-wrong"))
        elif member.id not in avoided and len(avoided) >= MOST_AVOIDED:
            await tell(command, texts("avoid-full", most=MOST_AVOIDED))
        else:
            begins = member.id not in avoided
            await self.services.store.set_avoided(user_id, member.id, begins)
            words = [texts("avoid-begun" if begins else "avoid-lifted", name=f"<@{member.id}>")]
            tables = [{chair.user_id for chair in one.table.chairs} for one in self.services.tables.snapshots()]
            if begins and any({user_id, member.id} <= people for people in tables):
                words.append(texts("avoid-together"))
            await tell(command, " ".join(words))

    @slash("my-data", _OWN_DATA)
    async def my_data(self, command: Interaction) -> None:
        """Send everything stored about the caller as a private file."""
        texts, guild_id, user_id = texts_for(command), home_id_of(command), command.user.id
        person = Person(user_id, command.user.display_name)
        now = command.created_at.timestamp()
        files = await self.services.analysis.files_of(user_id)
        work = pack_data(self.services.store, self.services.tables, guild_id, person, files, texts, now=now)
        packing, done = await within(self.services.times.finding, work)
        if not done:
            await answer_later(command, anew=True)
        await reply_with_files(command, texts("my-data-here"), {FILE_NAME: await packing})


# -- the file of ``/my-data``


MOST_BYTES = 8_000_000
"""Discord takes files of up to ten million bytes."""

_ACTS = ("table", "entry", "seat", "act")
_UNSAFE = re.compile(r"[^\w.() -]")  # characters that may not be in a name in the zip file


async def pack_data(
    store: Store,
    tables: Tables,
    guild_id: int,
    person: Person,
    files: Sequence[KeptFile],
    texts: Texts,
    *,
    now: float,
) -> bytes:
    """Return the zip file. If it would be too big, leave out ``files`` and the oldest games, and say so in its README.

    The file begins with a page for people; the rest is for programs. ``files`` are those that the person has brought to
    be analysed. Times are in the server's zone. ``now`` is Unix time in seconds.
    """
    user_id, zone = person.user_id, await tables.server_settings.zone(guild_id)
    data = await store.export_player(guild_id, user_id)
    player = await store.player_statistics(guild_id, user_id, now=now)
    games = await _all_games(store, GameFilter(guild_id, user_id))
    avoided = {"avoid": ", ".join(map(str, data["avoided"]))} if data["avoided"] else {}
    settings = {**data["settings"], **avoided}
    page = await asyncio.to_thread(own_page, person.name, player, games, settings, user_id, texts, zone)
    content = io.BytesIO()
    left_out = 0
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr(PAGE_NAME, page)
        file.writestr("data.json", json.dumps(data, indent=2, ensure_ascii=False))
        for table in data["tables"]:
            left_out += not await _add_table(file, content, store, tables, TableId(table["table_id"]), user_id, zone)
        for game in sorted(data["games"], key=lambda game: -game["ended_at"]):
            with suppress(RecordNotKept):
                stored = await store.finished_game(guild_id, game["game_id"]) if content.tell() < MOST_BYTES else None
                if stored is None:
                    left_out += 1
                    continue
                file.writestr(f"games/game-{game['game_id']}.euchre", stored.record)
        packed = await asyncio.to_thread(_add_files, file, content, files)
        file.writestr("README.txt", texts("my-data-readme", left=left_out, files=len(files) - packed))
    return content.getvalue()


def _add_files(file: zipfile.ZipFile, content: io.BytesIO, files: Sequence[KeptFile]) -> int:
    for number, brought in enumerate(files):
        if content.tell() >= MOST_BYTES:
            return number
        file.writestr(f"analysed/{number + 1}-{_UNSAFE.sub('_', brought.name)}", brought.data)
    return len(files)


async def _all_games(store: Store, which: GameFilter) -> list[GameLine]:
    games: list[GameLine] = []
    more = True
    while more:
        page = await store.history(which, len(games), GAMES_AT_ONCE)
        games += page.games
        more = page.more
    return games


async def _add_table(
    file: zipfile.ZipFile,
    content: io.BytesIO,
    store: Store,
    tables: Tables,
    table_id: TableId,
    user_id: int,
    zone: tzinfo,
) -> bool:
    if content.tell() >= MOST_BYTES:
        return False
    entries = await store.journal_to_export(table_id)
    file.writestr(f"acts/table-{table_id}.csv", await asyncio.to_thread(_acts, table_id, entries, user_id, zone))
    running = tables.record(table_id, user_id)
    if running is not None:
        file.writestr(f"games/table-{table_id}.euchre", running)
    return True


def _acts(table_id: TableId, entries: Sequence[Entry], user_id: int, zone: tzinfo) -> str:
    buffer = io.StringIO()
    rows = csv.writer(buffer)
    rows.writerow((f"time ({zone})", *_ACTS))
    try:
        for act in own_acts(entries, user_id):
            when = datetime.fromtimestamp(act.at, zone).isoformat(timespec="seconds")
            rows.writerow((when, table_id, act.seq, act.seat, act.act))
    except JournalError as fault:
        _log.error("the acts of table %s cannot be read: %s", table_id, fault)
    return buffer.getvalue()


# -- a person's choices as two private screens of menus; each press is stored and then shown


SCREENS = {
    "first": ("deck", "text-only", "hand-order", "confirm", "pace"),
    "more": ("reminders", "last-card", "lay-open", "puzzles", "introduce"),
}
"""The settings on each screen: looks and play first, then what happens without the person's doing."""


class SettingsCommands(commands.Cog):
    """Shows people their settings, and stores changes."""

    def __init__(self, services: Services, panels: Panels) -> None:
        self.services = services
        self._panels = panels

    @slash("settings", ABROAD)
    async def settings(self, command: Interaction) -> None:
        """Show the first screen of the caller's settings, with a menu for each."""
        preferences = await self.services.readers.preferences_of(command.user.id)
        await reply(command, settings_layout(preferences, texts_for(command), "first"))

    @pressed(buttons.SETTINGS, right=ANYBODY)
    async def turn(self, press: Interaction, screen: str) -> None:
        """Show another screen in the same message."""
        preferences = await self.services.readers.preferences_of(press.user.id)
        await redraw(press, settings_layout(preferences, texts_for(press), screen))

    @pressed(buttons.SETTING, right=ANYBODY)
    async def choose(self, press: Interaction, name: str, chosen: Sequence[str]) -> None:
        """Store a choice, or say that it no longer exists. Then show its screen and redraw the person's panels."""
        texts, user_id, word = texts_for(press), press.user.id, next(iter(chosen), "")
        if word not in CHOICES.get(name, ()):
            preferences, note = await self.services.readers.preferences_of(user_id), texts("settings-gone")
        else:
            preferences = await self.services.readers.choose(user_id, name, word)
            how = texts(f"setting-{name}-{word}")
            note = texts("settings-kept", setting=texts(f"setting-{name}"), choice=how)
        screen = next((screen for screen, names in SCREENS.items() if name in names), "first")
        await redraw(press, settings_layout(preferences, texts, screen, note))
        self._panels.restyle(user_id)


def settings_layout(
    preferences: Preferences, texts: Texts, screen: str, note: str | None = None
) -> discord.ui.LayoutView:
    """Lay out a screen of settings, a menu for each, and a button for the other screen. ``note``: what was stored."""
    parts: list[Item] = [discord.ui.TextDisplay(text) for text in (note, texts("settings-heading")) if text]
    words = preferences.words()
    for name in SCREENS[screen]:
        about = texts(f"setting-{name}-about")
        parts.append(discord.ui.TextDisplay(f"**{texts(f'setting-{name}')}**\n-# {about}"))
        options = [
            discord.SelectOption(label=texts(f"setting-{name}-{choice}"), value=choice, default=choice == words[name])
            for choice in CHOICES[name]
        ]
        menu = buttons.SETTING.at(name, options=options, placeholder=texts(f"setting-{name}"))
        parts.append(discord.ui.ActionRow(menu))
    if screen == "first":
        more = buttons.SETTINGS.at("more", label=texts("button-more"))
        return frame_layout([*parts, discord.ui.ActionRow(more)])
    own = as_code(preferences.word) if preferences.word else texts("setting-word-none")
    about = texts("setting-word-about", word=own)
    parts.append(discord.ui.TextDisplay(f"-# {about}"))
    back = buttons.SETTINGS.at("first", label=texts("button-tour-back"))
    return frame_layout([*parts, discord.ui.ActionRow(word_button(texts), back)])
