"""``/table``: open a table, sit down, start the game, show the table, close it; and ``/hand``,
``/bid``, ``/play``, ``/hint``.

Playing by typing offers exactly the caller's lawful acts.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.acts import PASS, Act, CallSuit, DefendAlone, Fold, OrderUp, PlayAlone, PlayCard, act_text, parse_act
from bot.engine.cards import CODES, TRUMPS, Card
from bot.engine.seats import Seat, clockwise_from
from bot.engine.views import SeatView
from bot.rights import ANYBODY, SEATED, SEATED_ABROAD, Begins, Posts, Right, Who
from bot.storage.api import is_direct_message
from bot.tables.beginning import Open
from bot.tables.decisions import Reason
from bot.tables.server_settings import rules_for
from bot.tables.tables import Tables
from bot.tables.views import Refused
from bot.task_group import TaskGroup
from bot.ui.command_sync import localize
from bot.ui.options import Guests, Level, OptionWords, PauseEnd, Preset, Switch, TypedOption, offer
from bot.ui.readers import Interaction, Languages, channel_of, home_of, is_abroad, texts_for
from bot.ui.replies import tell
from bot.ui.rights import allow
from bot.words import offers
from bot.words.catalogue import SOURCE, Texts
from bot.words.labels import SUIT_SIGNS, act_label, begins_card, is_rank, is_wording
from cogs.table.presses import HINT, TablePresses

BelievePermissions = Callable[[discord.Guild, int | None], Awaitable[None]]
"""Tries again, on a server or at one place of it, what Discord has refused: our permissions may have changed."""


class TableCommands(commands.GroupCog, group_name="table", group_description=localize("command-table")):
    """The commands for a channel's table; closes tables whose place is gone."""

    def __init__(
        self,
        client: discord.Client,
        shard_of: Callable[[int], int],
        tables: Tables,
        presses: TablePresses,
        languages: Languages,
        believe: BelievePermissions,
    ) -> None:
        self._client = client
        self._shard_of = shard_of
        self._believe = believe
        self._tables = tables
        self._presses = presses
        self._languages = languages
        self._timed_out: set[int] = set()
        """Servers on which a time-out of the bot goes on."""
        self._waiting = TaskGroup()

    async def cog_unload(self) -> None:
        """Stop what is under way."""
        await self._waiting.close()

    @app_commands.command(name="open", description=localize("command-table-open"))
    @app_commands.describe(
        rules=localize("option-rules"),
        points=localize("option-points"),
        computers=localize("option-computers"),
        options=localize("option-options"),
        level=localize("option-level"),
        pictures=localize("option-pictures"),
        guests=localize("option-guests"),
    )
    @allow(Right(begins=Begins.A_GAME, posts=Posts.MESSAGE, abroad=True))
    async def open_table(
        self,
        command: Interaction,
        rules: Preset | None = None,
        points: app_commands.Range[int, 1, 99] | None = None,
        computers: app_commands.Range[int, 0, 5] = 0,
        options: OptionWords = (),
        level: Level | None = None,
        pictures: Switch | None = None,
        guests: Guests | None = None,
    ) -> None:
        """Open a table in this channel; options not given are as the server has set them."""
        home, channel_id = home_of(command), channel_of(command)
        settings = await self._tables.server_settings.of(home)
        if not await self._presses.may_open_here(command, settings.channels):
            return
        words = [*options, *([] if points is None else [f"points={points}"])]
        built = rules_for(settings.rules, rules, words, players=computers + 1)
        most = built.players - 1
        if computers > most:
            await tell(command, texts_for(command)("open-too-many-computers", players=built.players, most=most))
            return
        alone = is_abroad(command)
        if command.guild_id is None or alone:  # nobody else can come to a direct message, or to what nobody else sees
            await self._languages.remember(home, str(command.locale))
            computers = most
        what = Open(home, channel_id, built, computers, level, pictures, None if alone else guests)
        await (self._presses.open_alone if alone else self._presses.open)(command, what)

    @app_commands.command(name="join", description=localize("command-table-join"))
    @app_commands.describe(seat=localize("option-seat"))
    @allow(ANYBODY)
    async def join(self, command: Interaction, seat: app_commands.Range[int, 1, 6] | None = None) -> None:
        """Sit down."""
        await self._presses.command(command, "join", "" if seat is None else str(seat))

    @app_commands.command(name="invite", description=localize("command-table-invite"))
    @app_commands.describe(member=localize("option-invite-member"))
    @allow(Right(Who.OWNER, in_server=True, begins=Begins.A_GAME, posts=Posts.MESSAGE))
    async def invite(self, command: Interaction, member: discord.User) -> None:
        """Let a person sit down at the table, and call them there."""
        if member.bot or member.id == command.user.id:
            await tell(command, texts_for(command)("invite-nobody"))
        else:
            await self._presses.command(command, "invite", str(member.id))

    @app_commands.command(name="remove", description=localize("command-table-remove"))
    @app_commands.describe(member=localize("option-remove-member"))
    @allow(Right(Who.OWNER, in_server=True))
    async def remove(self, command: Interaction, member: discord.User) -> None:
        """Send a person away from the table."""
        await self._presses.command(command, "remove", str(member.id))

    @app_commands.command(name="hand-over", description=localize("command-table-hand-over"))
    @app_commands.describe(member=localize("option-hand-over-member"))
    @allow(Right(Who.SEATED, in_server=True, posts=Posts.MESSAGE))
    async def hand_over(self, command: Interaction, member: discord.User) -> None:
        """Offer one's seat to a person."""
        if member.bot or member.id == command.user.id:
            await tell(command, texts_for(command)("hand-over-nobody"))
        else:
            await self._presses.command(command, "hand-over", str(member.id))

    @app_commands.command(name="computer", description=localize("command-table-computer"))
    @app_commands.describe(level=localize("option-level"))
    @allow(Right(Who.SEATED_OR_MODERATOR))
    async def computer(self, command: Interaction, level: Level | None = None) -> None:
        """Let one computer player sit down."""
        await self._presses.command(command, "computer", level or "")

    @app_commands.command(name="leave", description=localize("command-table-leave"))
    @allow(SEATED_ABROAD)
    async def leave(self, command: Interaction) -> None:
        """Stand up."""
        await self._presses.command(command, "leave")

    @app_commands.command(name="start", description=localize("command-table-start"))
    @allow(Right(Who.SEATED_OR_MODERATOR, begins=Begins.A_GAME))
    async def start(self, command: Interaction) -> None:
        """Start the game."""
        await self._presses.command(command, "start")

    @app_commands.command(name="deal", description=localize("command-table-deal"))
    @allow(SEATED_ABROAD)
    async def deal(self, command: Interaction) -> None:
        """Take the pack, where the deal may be stolen (law 2.8)."""
        await self._presses.command(command, "deal")

    @app_commands.command(name="show", description=localize("command-table-show"))
    @allow(Right(posts=Posts.MESSAGE))
    async def show(self, command: Interaction) -> None:
        """Post the table again."""
        await self._presses.show(command)

    @app_commands.command(name="pause", description=localize("command-table-pause"))
    @app_commands.describe(until=localize("option-until"))
    @allow(SEATED)
    async def pause(self, command: Interaction, until: PauseEnd | None = None) -> None:
        """Let the clocks stand still, or agree to that."""
        await self._presses.command(command, "pause", "" if until is None else str(int(until)))

    @app_commands.command(name="slow", description=localize("command-table-slow"))
    @allow(SEATED)
    async def slow(self, command: Interaction) -> None:
        """Have a day for each turn."""
        await self._presses.command(command, "slow")

    @app_commands.command(name="concede", description=localize("command-table-concede"))
    @allow(SEATED_ABROAD)
    async def concede(self, command: Interaction) -> None:
        """Give the game up."""
        await self._presses.command(command, "concede")

    @app_commands.command(name="close", description=localize("command-table-close"))
    @allow(Right(Who.OWNER, abroad=True))
    async def close(self, command: Interaction) -> None:
        """Close the table."""
        await self._presses.command(command, "close")

    # -- what Discord tells

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """Close the tables of a thread."""
        await self._tables.close_places({event.thread_id})

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the tables of a channel and of its threads."""
        await self._tables.close_places({channel.id, *(thread.id for thread in getattr(channel, "threads", ()))})

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close the tables of a server that is gone, or removed the bot."""
        await self._tables.close_server(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Retry what was refused on a server that Discord reaches again, with our permissions."""
        self._await_end_of_time_out(guild.me)
        await self._believe(guild, None)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Retry what was refused: a role may give us other permissions, or no longer stand above ours."""
        if (before.permissions, before.position) != (after.permissions, after.position):
            await self._believe(after.guild, None)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Retry what was refused: what the role forbade in a channel is forbidden no longer."""
        await self._believe(role.guild, None)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Retry what was refused: the bot has other roles, or is timed out no longer."""
        ours = after.id == after.guild.me.id
        if ours and (before.roles, before.timed_out_until) != (after.roles, after.timed_out_until):
            self._await_end_of_time_out(after)
            await self._believe(after.guild, None)

    def _await_end_of_time_out(self, me: discord.Member) -> None:
        """Retry what was refused when a time-out of the bot is over: its end is no event."""
        if me.is_timed_out() and me.guild.id not in self._timed_out:
            self._timed_out.add(me.guild.id)
            self._waiting.start(self._sit_out(me.guild), f"time-out on server {me.guild.id}")

    async def _sit_out(self, guild: discord.Guild) -> None:
        try:
            while (until := guild.me.timed_out_until) is not None and until > discord.utils.utcnow():
                await discord.utils.sleep_until(until)
        finally:
            self._timed_out.discard(guild.id)
        await self._believe(guild, None)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Retry what was refused: a channel may let us write."""
        if before.overwrites != after.overwrites:
            await self._believe(after.guild, None)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, change: discord.RawThreadUpdateEvent) -> None:
        """Retry what was refused: a thread may be in use again."""
        guild = self._client.get_guild(change.guild_id)
        if guild is not None and not change.data["thread_metadata"]["archived"]:
            await self._believe(guild, change.thread_id)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """Close the tables of servers that are missing now that a shard is known: they removed the bot while it was
        off.
        """
        tables = [snapshot.table for snapshot in self._tables.snapshots()]
        homes = {table.guild_id for table in tables if not is_direct_message(table.guild_id, table.channel_id)}
        for guild_id in sorted(homes):
            if self._shard_of(guild_id) == shard_id and self._client.get_guild(guild_id) is None:
                await self._tables.close_server(guild_id)


# -- playing by typing


CALLED_WORDS = tuple(trump.letter for trump in TRUMPS)


def is_play(act: Act) -> bool:
    """Return whether an act is the play of a card."""
    return isinstance(act, PlayCard)


def is_call(act: Act) -> bool:
    """Return whether an act is a bid, a call or a discard."""
    return not is_play(act)


class ActOption(TypedOption):
    """One of the caller's acts that fit. What was typed is read later, once it is known at which table."""

    longest = 100

    def __init__(self, fits: Callable[[Act], bool]) -> None:
        self._fits = fits

    async def autocomplete(self, command: Interaction, typed: str, /) -> list[app_commands.Choice[str]]:  # type: ignore[override]
        """Offer the lawful ones that contain what was typed, or whose card begins so in words."""
        presses: TablePresses = command.client.features.presses
        own_view, texts = presses.seat_here(command), texts_for(command)
        if own_view is None:
            return []
        named = {act: (act_label(act, own_view, texts), act_text(act)) for act in own_view.offered if self._fits(act)}
        named = {act: (name, name if is_rank(word, texts) else word) for act, (name, word) in named.items()}
        begun = [words for act, words in named.items() if begins_card(typed, act, own_view.public, texts)]
        return offer(named.values(), typed) or offer(begun, "")


class PlayCommands(commands.Cog):
    """The commands of a seated player, and the expert's advice."""

    def __init__(self, presses: TablePresses) -> None:
        self._presses = presses

    @app_commands.command(name="hand", description=localize("command-hand"))
    @allow(SEATED_ABROAD)
    async def hand(self, command: Interaction) -> None:
        """Show the caller's own hand, privately."""
        await self._presses.command(command, "hand")

    @app_commands.command(name="bid", description=localize("command-bid"))
    @app_commands.describe(call=localize("option-call"))
    @allow(SEATED_ABROAD)
    async def bid(self, command: Interaction, call: app_commands.Transform[str, ActOption(is_call)]) -> None:
        """Bid, call or discard: every act but the play of a card."""
        await self._decide(command, call, is_call)

    @app_commands.command(name="play", description=localize("command-play"))
    @app_commands.describe(card=localize("option-card"))
    @allow(SEATED_ABROAD)
    async def play(self, command: Interaction, card: app_commands.Transform[str, ActOption(is_play)]) -> None:
        """Play a card."""
        await self._decide(command, card, is_play)

    @app_commands.command(name="hint", description=localize("command-hint"))
    @allow(HINT)
    async def hint(self, command: Interaction) -> None:
        """Say what the expert would do here, knowing only what the caller may know."""
        if not await self._presses.knows_which(command):
            return
        snapshot = self._presses.snapshot_here(command)
        if snapshot is None:
            await self._presses.refuse(command, Refused(Reason.NO_TABLE))
            return
        words, _ = await self._presses.advise(snapshot, command.user.id, texts_for(command))
        await tell(command, words)

    async def _decide(self, command: Interaction, typed: str, fits: Callable[[Act], bool]) -> None:
        """Read what was typed, which may be anything; the engine judges it."""
        if not await self._presses.knows_which(command):
            return
        reader, own_view = await self._presses.readers.of(command), self._presses.seat_here(command)
        act = read_act(typed, own_view, reader.texts)
        if act is not None and fits(act):
            await self._presses.act_here(command, act)
        elif own_view is None:
            await self._presses.command(command, "hand")  # which says why there is none
        else:
            await tell(command, texts_for(command)("act-not-understood"))


_EVERYBODYS_ACTS: tuple[Act, ...] = (
    PASS,
    OrderUp(),
    OrderUp(alone=True),
    *(CallSuit(trump, alone) for trump in TRUMPS for alone in (False, True)),
    Fold(),
    PlayAlone(),
    DefendAlone(),
    *(PlayCard(Card(number)) for number in range(len(CODES))),
)
"""What somebody may type though it is against the law now: the engine then says why."""


def read_act(typed: str, own_view: SeatView | None, texts: Texts) -> Act | None:
    """Return the act that was chosen or typed, in the typer's language or in English: a lawful one, else one that the
    laws refuse. ``None`` for what nobody understands, and for what could be two things.
    """
    if is_rank(typed, texts):
        return None
    if own_view is not None:
        lawful = (*offers.number_acts(own_view), *own_view.offered)
        if (act := _find_typed(typed, lawful, own_view, texts, (own_view.seat,))) is not None:
            return act
    try:
        return parse_act([_word(word) for word in typed.split()])
    except ValueError:
        if own_view is None:
            return None
        everybody = clockwise_from(own_view.seat, own_view.public.rules.players)
        return _find_typed(typed, _EVERYBODYS_ACTS, own_view, texts, everybody)


def _find_typed(typed: str, acts: Iterable[Act], own_view: SeatView, texts: Texts, seats: Sequence[Seat]) -> Act | None:
    """Return the one of these acts that is meant by a player at one of ``seats``: a dealer is ordered up by the others
    in other words than by their partner.
    """
    fitting = {
        act
        for act in acts
        for spoken in (texts, Texts(SOURCE))
        if is_wording(typed, act, own_view.public, seats, spoken)
    }
    return fitting.pop() if len(fitting) == 1 else None


def _word(typed: str) -> str:
    """Return a record's word however typed: cards and suits in capitals, ``10H`` or ``10♥`` for ``TH``, all else
    small.
    """
    upper = typed.translate(SUIT_SIGNS).upper()
    card = "T" + upper[2:] if upper.startswith("10") and len(upper) == 3 else upper
    return card if card in CODES or card in CALLED_WORDS else typed.lower()
