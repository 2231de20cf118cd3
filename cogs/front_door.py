"""``/euchre``: the tables and nights here, and buttons: *Play*, *Tonight*, *Daily*, *Me*. All answers are private.

*Watch* in the lasting post (``cogs/lobby_posts.py``) lists the same tables.

*Play* leads into a friendly game under the server's rules (``bot/tables/front_door.py``): to a seat here, or to a table
of the person's own against computers, whose seats other people can take. If the choice has become impossible before it
is decided, *Play* chooses again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord
from discord.ext import commands

from bot.ratings.games import Family
from bot.rights import ABROAD, ANYBODY, Begins, Posts, Right
from bot.services import Services
from bot.tables.decisions import Reason
from bot.tables.front_door import WayIn
from bot.tables.model import Status
from bot.tables.seating import Join
from bot.tables.views import Accepted, Refused, Snapshot, TableView
from bot.tournaments.nights.night import Night, NightStatus
from bot.ui import buttons
from bot.ui.layouts import Item, frame_layout, in_even_rows, page_layout
from bot.ui.readers import Interaction, PagePress, home_id_of, is_abroad, show_on_page, tables_channel_of, texts_for
from bot.ui.refusals import door_button
from bot.ui.replies import reply, turn_page
from bot.ui.rights import slash
from bot.ui.routes import pressed
from bot.ui.visibility import can_see
from bot.words.catalogue import Texts
from bot.words.duplicate_text import match_heading
from bot.words.lines import timestamp
from bot.words.names import plain_name
from bot.words.nights_text import night_name
from bot.words.notices import channel_links
from bot.words.table_text import door_text
from bot.words.voice import Voice
from cogs.boards import HistoryPage, history_button
from cogs.table.answers import Answers, person_of
from cogs.table.beginning import Beginning
from cogs.table.layouts import there_layout, ways_in_buttons

_PLAY = Right(begins=Begins.A_GAME, posts=Posts.MESSAGE, abroad=True)
_RIGHTS = {
    **dict.fromkeys(("home", "daily", "me", "watch"), ANYBODY),
    "play": _PLAY, "tonight": Right(in_server=True, needs_all=True),
}  # fmt: skip
_TRIES = 6
"""How often *Play* chooses again if other people were faster."""
MOST_LISTED = 6
"""The most tables that are listed. Of the others, only the number is given."""


class FrontDoor(commands.Cog):
    """Shows what is played on a server, and leads people there."""

    def __init__(self, services: Services, answers: Answers, beginning: Beginning) -> None:
        self._services = services
        self._answers = answers
        self._beginning = beginning

    @slash("euchre", ABROAD)
    async def euchre(self, command: Interaction) -> None:
        """Show what is played here, and the buttons."""
        await reply(command, frame_layout(self._front(command)))

    @pressed(buttons.DOOR, right=_RIGHTS)
    async def go(self, press: Interaction, verb: str) -> None:
        match verb:
            case "home":
                await turn_page(press, frame_layout(self._front(press)))
            case "play":
                await self._play(press)
            case "tonight":
                await turn_page(press, await self._tonight(press))
            case "daily":
                await turn_page(press, self._daily(press))
            case "watch":
                await reply(press, frame_layout(self._tables_on(press)))
            case _:
                await turn_page(press, self._me(press))

    # -- pages

    def _front(self, command: Interaction) -> Iterator[Item]:
        texts, in_server = texts_for(command), _is_in_server(command)
        yield from self._tables_on(command)
        nights = [*self._night_lines(command, texts)] if in_server else []
        if nights:
            yield discord.ui.TextDisplay(nights[0])
        yield discord.ui.Separator()
        verbs = ("play", "tonight", "daily", "me") if in_server else ("play", "daily", "me")
        yield from in_even_rows([door_button(verb, texts) for verb in verbs])
        yield discord.ui.TextDisplay(texts("door-more"))

    def _tables_on(self, command: Interaction) -> Iterator[Item]:
        texts, in_server = texts_for(command), _is_in_server(command)
        tables = [*self._tables(command)] if in_server else []
        yield discord.ui.TextDisplay(texts("door-heading"))
        if not tables:
            yield discord.ui.TextDisplay(texts("door-nothing" if in_server else "door-alone"))
        for table in tables[:MOST_LISTED]:
            yield discord.ui.TextDisplay(table_line(self._services, table, command.channel_id, texts))
            yield from in_even_rows(_ways_to(command, table, texts))
        if len(tables) > MOST_LISTED:
            yield discord.ui.TextDisplay(texts("door-others", count=len(tables) - MOST_LISTED))

    async def _tonight(self, press: Interaction) -> discord.ui.LayoutView:
        texts = texts_for(press)
        matches = [
            one for one in await self._services.duplicate.of_server(press.guild_id or 0)
            if can_see(press.user, press.guild, one[1].opened.channel_id)
        ]  # fmt: skip
        lines = [*self._night_lines(press, texts)] or [texts("door-no-night")]
        for _, match in matches:
            channel = channel_links([match.opened.channel_id])
            lines.append(texts("door-there", line=match_heading(match, texts), channel=channel))
        words = "\n".join([texts("door-tonight"), *lines, texts("door-tonight-more")])
        if isinstance(press, PagePress):  # whose person does not see the messages
            shown = [*self._nights_to_show(press)]
            shown += [buttons.MATCH_BUTTON.at("show", one, label=match_heading(match, texts)) for one, match in matches]
            return page_layout(words, shown)
        joins = [
            buttons.NIGHT_BUTTON.at("join", one.night_id, label=texts("button-night-join"))
            for one in self._services.nights.nights()
            if one.night.channel_id == press.channel_id and one.night.status is NightStatus.LOBBY
        ]
        return page_layout(words, joins)

    def _nights_to_show(self, press: Interaction) -> Iterator[Item]:
        for one in self._services.nights.nights():
            if one.night.guild_id == press.guild_id and can_see(press.user, press.guild, one.night.channel_id):
                yield buttons.NIGHT_BUTTON.at("show", one.night_id, label=plain_name(one.night.plan.name))

    def _daily(self, press: Interaction) -> discord.ui.LayoutView:
        texts, day = texts_for(press), self._services.daily.today().isoformat()
        row = [buttons.DAILY.at(page, day, label=texts(f"button-daily-{page}")) for page in ("play", "board")]
        return page_layout(
            texts("door-daily"), [*row, buttons.PUZZLE.at("open", day, label=texts("button-door-puzzle"))]
        )

    def _me(self, press: Interaction) -> discord.ui.LayoutView:
        texts, user_id = texts_for(press), press.user.id
        own = [
            snapshot.table for snapshot in self._services.tables.snapshots()
            if snapshot.table.guild_id == home_id_of(press) and not snapshot.table.asleep
            and (snapshot.table.seat_of(user_id) is not None or snapshot.table.promised_seat(user_id) is not None)
        ]  # fmt: skip
        lines = [
            texts("door-there", line=door_text(table, texts, ranked=table.ranked), channel=f"<#{table.channel_id}>")
            for table in own[:MOST_LISTED]
            if table.channel_id > 0
        ]
        words = "\n".join([texts("door-me"), *(lines or [texts("door-me-nowhere")]), texts("door-me-more")])
        row: list[Item] = [history_button(HistoryPage(user_id), texts("button-door-history"))]
        if press.guild_id is not None and not is_abroad(press):
            row.insert(0, buttons.STATS.at(user_id, Family.PARTNERSHIP, label=texts("button-door-stats")))
        row.append(buttons.SETTINGS.at("first", label=texts("button-door-settings")))
        if isinstance(press, PagePress):  # there the name of a channel leads nowhere
            row[:0] = [
                buttons.HAND.at(table.table_id, label=_name_hand(press, table, texts)) for table in own[:MOST_LISTED]
            ]
        return page_layout(words, row)

    def _tables(self, command: Interaction) -> list[TableView]:
        """Return the server's tables that the person may see, those of this channel and its threads first."""
        near = self._channels_here(command)
        tables = [
            table for table in tables_of(self._services, command.guild_id)
            if table.channel_id in near or can_see(command.user, command.guild, table.channel_id)
        ]  # fmt: skip
        return sorted(tables, key=lambda table: (table.channel_id not in near, table.table_id))

    def _night_lines(self, interaction: Interaction, texts: Texts) -> Iterator[str]:
        for night in nights_of(self._services, interaction.guild_id):
            if can_see(interaction.user, interaction.guild, night.channel_id):
                yield night_line(night, texts)

    # -- playing

    async def _play(self, press: Interaction) -> None:
        home, refused = home_id_of(press), Refused(Reason.CHANNEL_BUSY)
        if press.guild_id is None or is_abroad(press):
            await self._beginning.open_usual(press, alone=True)
            return
        busy = False
        for _ in range(_TRIES):
            way = await self._services.tables.choose_table(person_of(press), home, self._channels_here(press))
            answer = await (
                self._beginning.open_usual(press, beside=busy) if way is None else self._go_to_table(press, way)
            )
            if answer is None:
                return
            refused, busy = answer, busy or answer.reason is Reason.CHANNEL_BUSY
        await self._answers.refuse(press, refused)

    async def _go_to_table(self, press: Interaction, way: WayIn) -> Refused | None:
        """Carry out the choice and answer the press. Return the refusal if it was refused."""
        match await self._answers.decide_in_time(press, way.table_id, way.what):
            case Refused() as refused:
                return refused
            case Accepted(now):
                await self._show(press, now, sits=isinstance(way.what, Join))
                await self._answers.catch_up_for(press, way.table_id)
        return None

    async def _show(self, press: Interaction, now: Snapshot, *, sits: bool) -> None:
        table, texts = now.table, texts_for(press)
        if show_on_page(press, now):
            return
        if table.channel_id != press.channel_id:
            await reply(press, there_layout(table, texts))
        elif sits and table.promised_seat(press.user.id) is not None:
            await self._answers.refuse(press, Refused(Reason.SEAT_PROMISED, now))
        elif sits and table.status is not Status.PLAYING:
            others = [chair.seat for chair in table.chairs if not chair.free and chair.user_id != press.user.id]
            await reply(press, page_layout(texts("door-seated", names=Voice.of(table, texts).names(others))))
        else:
            await self._answers.show_panel(press, now)

    def _channels_here(self, interaction: Interaction) -> Sequence[int]:
        """Return the channel of the command and its threads; if it was typed in a thread, also the thread's channel."""
        here = tables_channel_of(interaction)
        parent = getattr(interaction.channel, "parent", None) or interaction.channel
        near = [here]
        if isinstance(parent, discord.TextChannel):
            near += [parent.id, *(thread.id for thread in parent.threads if not thread.is_private())]
        return list(dict.fromkeys(near))


def _name_hand(press: Interaction, table: TableView, texts: Texts) -> str:
    place = None if press.guild is None else press.guild.get_channel_or_thread(table.channel_id)
    return texts("button-hand") + ("" if place is None else f" · #{plain_name(place.name, longest=40)}")


def _ways_to(command: Interaction, table: TableView, texts: Texts) -> list[Item]:
    """Return buttons to a table: on a page to any table that its person sees, else to one of this channel."""
    on_page = isinstance(command, PagePress)
    if table.seat_of(command.user.id) is not None:
        return [buttons.HAND.at(table.table_id, label=texts("button-hand"))] if on_page else []
    return ways_in_buttons(table, texts) if on_page or table.channel_id == command.channel_id else []


def tables_of(services: Services, guild_id: int | None) -> list[TableView]:
    """Return a server's tables that are in a channel, except tables of tournaments."""
    tables = (snapshot.table for snapshot in services.tables.snapshots())
    return [
        table for table in tables
        if table.guild_id == guild_id and table.tournament is None
        and not table.asleep and table.status is not Status.CLOSED
    ]  # fmt: skip


def table_line(services: Services, table: TableView, channel_id: int | None, texts: Texts) -> str:
    """Return a table in one line, for a reader in this channel."""
    line = door_text(table, texts, ranked=services.tables.is_ranked(table.table_id))
    here = table.channel_id == channel_id
    return line if here else texts("door-there", line=line, channel=channel_links([table.channel_id]))


def nights_of(services: Services, guild_id: int | None) -> list[Night]:
    """Return a server's nights that are not over, the next one first."""
    nights = (one.night for one in services.nights.nights())
    open_nights = (one for one in nights if one.guild_id == guild_id and one.status is not NightStatus.CLOSED)
    return sorted(open_nights, key=lambda night: night.plan.starts_at)


def _is_in_server(interaction: Interaction) -> bool:
    return interaction.guild_id is not None and not is_abroad(interaction)


def night_line(night: Night, texts: Texts) -> str:
    """Return when and where a night takes place."""
    name, channel = night_name(night.plan), channel_links([night.channel_id])
    if night.status is NightStatus.LOBBY:
        return texts("door-night", name=name, at=timestamp(night.plan.starts_at, "F"), channel=channel)
    return texts("door-night-on", name=name, channel=channel)
