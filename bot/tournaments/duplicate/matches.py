"""Duplicate matches as they are played: lobbies, tables in rooms of their own, and the results at the end.

Theory of operation. A match is replayed from its facts, and each fact is durable before anybody sees it. A follow-up
does whatever the facts require and is not done yet: it opens missing rooms and tables, counts finished tables, and ends
the match. It runs after every fact, after every table that ends and after a restart, and does nothing twice. No result
is shown before all tables that play the same deals have finished. Where pairs meet in rounds, the standings are shown
after each round, but nobody can see an earlier deal before the match's last table is closed.

Each match has a lock. It is held while a fact is judged and written, but never while waiting for Discord. Only one
follow-up at a time opens a match's rooms and posts its results. If another is needed meanwhile, the running one starts
over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from bot.codec import FactError
from bot.consent import TOURNAMENT_SECONDS
from bot.engine import presets
from bot.engine.rules import Rules
from bot.storage.api import StoreError, TournamentId
from bot.storage.store import Store
from bot.tables.decisions import Reason
from bot.tables.model import Status, TournamentKind, TournamentSeat, TournamentTable
from bot.tables.tables import Tables
from bot.tables.timer import Clock, Outages
from bot.tables.tournament_tables import TableOrder
from bot.tables.views import Change, Snapshot
from bot.task_group import Listener, Listeners, TaskGroup
from bot.tournaments.duplicate.match import (
    MATCH_CODEC,
    MOST_POINTS,
    EndProposed,
    Form,
    LobbyShown,
    Match,
    MatchClosed,
    MatchFact,
    MatchMoved,
    MatchOpened,
    MatchPlayer,
    MatchRefusal,
    PlayBegun,
    PlayerEntered,
    PlayerLeft,
    Ruling,
    TablePlayed,
    apply_fact,
    draw_match,
    judge_answer,
    judge_end,
    judge_end_answer,
    judge_entry,
    judge_partner,
    judge_rules,
    refuse_end,
)
from bot.tournaments.leagues import finish_match
from bot.tournaments.ledger import KeptSecret, Ledger, PastTournaments, chain_from
from bot.tournaments.movements import Round
from bot.tournaments.reconcile import Reconciler

T = TypeVar("T")

KIND = "duplicate"
"""The store's kind of tournament for a match."""

LEVEL = "expert"
RETRY_SECONDS = 60.0
"""Seconds until a match that could not go on is tried again."""
_SECRET = "duplicate-secret"  # noqa: S105 - the name under which the store keeps it
LOBBY_SECONDS = 7 * 86_400.0
"""Lobbies older than this many seconds are closed when the bot starts."""
DISCORD_SECONDS = 60.0
"""Seconds for opening a room or posting results. If Discord takes longer, the bot retries later."""
COMPUTERS = ("Bear", "Lumberjack", "Wolf", "Moose", "Lynx", "Owl")


Refusal = MatchRefusal | Reason
"""Why nothing was changed, or what is still missing. The same call may succeed later."""


@dataclass(frozen=True, slots=True)
class MatchWaits:
    """Sent to every listener, once for each reason why a match that has begun has to wait."""

    match: Match
    why: Refusal


class DuplicateMatches:
    """All matches. ``open_room`` opens a private room for the people of a table and returns the channel's id.
    ``announce`` posts the results of a complete match before its tables are closed, or shows the standings after a
    round; if it returns a refusal, it is called again later.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        clock: Clock,
        outages: Outages,
        entropy: Callable[[], bytes],
        open_room: Callable[[Match, int], Awaitable[int | MatchRefusal]],
        announce: Callable[[TournamentId, Match], Awaitable[MatchRefusal | None]],
        *,
        level: str = LEVEL,
        request_seconds: float = DISCORD_SECONDS,
    ) -> None:
        self._ledger: Ledger[MatchFact, Match] = Ledger(
            store, clock, KIND, MATCH_CODEC, lambda match, fact, _: apply_fact(match, fact)
        )
        self.past = PastTournaments(self._ledger, finish_match)
        """What is remembered of matches that were played to their end."""
        self._tables = tables
        tables.add_listener(self.on_change, TournamentKind.DUPLICATE)
        self._clock = clock
        self._outages = outages
        self._secret = KeptSecret(store, _SECRET, entropy)
        self._open_room = open_room
        self._announce = announce
        self._tasks = TaskGroup()
        self._listeners = Listeners[MatchWaits](lambda news: f"a match that waits: {news.why}", self._tasks)
        self._level = level
        self._request_seconds = request_seconds
        self._waits: dict[TournamentId, Refusal] = {}
        """The reasons why matches do not go on that listeners were told."""
        self._starting: set[TournamentId] = set()
        """Matches that are being drawn, or whose first room is being opened. Nobody may enter them any more."""
        self.follow_ups: Reconciler[TournamentId, Refusal] = Reconciler(
            self._follow_up, clock, RETRY_SECONDS, "match", (StoreError, FactError)
        )

    async def close(self) -> None:
        """Stop all follow-ups. The next start does what is left."""
        await self.follow_ups.close()
        await self._tasks.close()

    def add_listener(self, listener: Listener[MatchWaits]) -> None:
        """Call ``listener`` for each match that has to wait."""
        self._listeners.add_listener(listener)

    async def try_again(self, guild_id: int) -> None:
        """Follow up a server's waiting matches at once, because what held them up may be gone."""
        for match_id in sorted(self.follow_ups.behind):
            match = await self.match(match_id)
            if match is not None and match.opened.guild_id == guild_id:
                await self.follow_ups.run_quietly(match_id)

    async def resume(self) -> None:
        """Follow up every match, once all tables are resumed, without waiting for Discord. Raises ``StoreError``."""
        rows = await self._ledger.open_tournaments()
        for row in rows:
            match = await self._ledger.readable_state(row.tournament_id)
            if match is None:
                continue
            try:
                if not match.begun and row.opened_at < self._clock.now() - LOBBY_SECONDS:
                    await self._decide(row.tournament_id, _forget_lobby)
                self.follow_ups.request(row.tournament_id)
            except FactError as fault:
                self._ledger.report_damage(row.tournament_id, fault)
        live = {row.tournament_id for row in rows}
        for table in self._tables.tournaments.of(TournamentKind.DUPLICATE):
            if _place(table)[0] not in live:
                await self._tables.tournaments.close(table.table.table_id)

    async def release(self, guild_ids: Callable[[int], bool]) -> None:
        """Finish running work on servers that another process takes over. Raises ``StoreError``."""
        await self.follow_ups.finish()
        for match_id in self.follow_ups.behind:
            match = await self.match(match_id)
            if match is None or guild_ids(match.opened.guild_id):
                self.follow_ups.drop(match_id)
        self._ledger.release(guild_ids)

    async def idle(self) -> None:
        """Wait until the follow-ups begun by ``resume`` are done and all listeners have been called."""
        await self.follow_ups.finish()
        await self._tasks.wait_until_done()

    # -- what people decide

    async def open(
        self,
        guild_id: int,
        channel_id: int,
        host_id: int,
        form: Form,
        rules: Rules,
        hands: int,
        host: PlayerEntered | None = None,
    ) -> TournamentId | Refusal:
        """Open a lobby with its ``host`` in it. This and all methods below raise ``StoreError``."""
        closed = self._tables.refuse_beginning(guild_id)
        if closed is not None:
            return closed
        wrong = judge_rules(rules)
        if wrong is not None:
            return wrong
        if await self.find_hosted(guild_id, host_id) is not None:
            return MatchRefusal.HOSTING
        played = presets.build(rules.preset, dict(rules.options) | {"points": MOST_POINTS})
        fact = MatchOpened(guild_id, channel_id, host_id, form, played, hands)
        return await self._ledger.open(
            guild_id, channel_id, fact, *([] if host is None else [host]), at=self._clock.now()
        )

    async def find_hosted(self, guild_id: int, host_id: int) -> tuple[TournamentId, Match] | None:
        """Return the match that a person hosts on a server, in its lobby or begun, or ``None``."""
        return next((one for one in await self.of_server(guild_id) if one[1].opened.host_id == host_id), None)

    async def of_server(self, guild_id: int) -> list[tuple[TournamentId, Match]]:
        """Return a server's matches that are not over."""
        states = await self._ledger.open_states()
        return [(row.tournament_id, match) for row, match in states if match.opened.guild_id == guild_id]

    async def channels_deleted(self, channel_ids: Collection[int]) -> None:
        """Close lobbies in deleted channels, and open new rooms for deleted threads. A begun match needs no channel."""
        for row, match in await self._ledger.open_states():
            match_id, channel_id = row.tournament_id, match.opened.channel_id
            lost = [room for room in self.rooms_of(match_id) if room in channel_ids]
            if channel_id in channel_ids:
                await self._decide(match_id, _forget_lobby)
            elif lost:
                await self._add(match_id, MatchMoved(channel_id, tuple(lost)))
                await self.follow_ups.run(match_id)

    async def move(self, match_id: TournamentId, channel_id: int) -> Match | Refusal:
        """Move a match from a deleted channel to another one, with new rooms for its tables."""
        moved = await self._add(match_id, MatchMoved(channel_id, self.rooms_of(match_id)))
        if isinstance(moved, Match):
            await self.follow_ups.run(match_id)
        return moved

    async def server_lost(self, guild_id: int) -> None:
        """Close the lobbies of a server that removed the bot."""
        for row, match in await self._ledger.open_states():
            if match.opened.guild_id == guild_id:
                await self._decide(row.tournament_id, _forget_lobby)

    async def note_lobby_message(self, match_id: TournamentId, message: int) -> Match | Refusal:
        return await self._add(match_id, LobbyShown(message))

    async def enter(self, match_id: TournamentId, player: MatchPlayer) -> Match | Refusal:
        """Let a person join a team or, in a match of pairs, the list."""
        apart = await self._ledger.store.apart_from(player.user_id)
        return await self._decide(match_id, lambda match: judge_entry(match, player, apart), in_lobby=True)

    async def choose_partner(self, match_id: TournamentId, player: MatchPlayer, partner_id: int) -> Match | Refusal:
        """Name the partner that a person wants. This also enters the person."""
        apart = await self._ledger.store.apart_from(player.user_id)
        return await self._decide(match_id, lambda one: judge_partner(one, player, partner_id, apart), in_lobby=True)

    async def answer_partner(
        self, match_id: TournamentId, player: MatchPlayer, partner_id: int, *, yes: bool
    ) -> Match | Refusal:
        """Answer yes or no to a person who has named another as partner."""
        apart = await self._ledger.store.apart_from(player.user_id)
        judge = partial(judge_answer, player=player, partner_id=partner_id, apart=apart, yes=yes)
        return await self._decide(match_id, judge, in_lobby=True)

    async def leave(self, match_id: TournamentId, user_id: int) -> Match | Refusal:
        """Take a person out of the lobby, if they are in it."""

        def judge(match: Match) -> Ruling:
            return (PlayerLeft(user_id),) if any(player.user_id == user_id for player in match.players) else ()

        return await self._decide(match_id, judge, in_lobby=True)

    async def remove(
        self, channel_id: int, user_id: int, by_id: int, *, moderates: bool
    ) -> tuple[TournamentId, Match] | Refusal:
        """Remove a person from a lobby in this channel for good, as its host or a moderator may."""
        here = [one for one in await self._ledger.open_states() if one[1].opened.channel_id == channel_id]
        lobbies = [one for one in here if not one[1].begun]
        own = [one for one in lobbies if moderates or one[1].opened.host_id == by_id]
        if not own:
            return MatchRefusal.NOT_HOST if lobbies else MatchRefusal.NO_LOBBY

        def judge(match: Match) -> Ruling:
            left = PlayerLeft(user_id, None if user_id == by_id else by_id)
            return (left,) if match.player(user_id) is not None else MatchRefusal.NOT_JOINED

        match_id = next((row.tournament_id for row, match in own if match.player(user_id)), own[0][0].tournament_id)
        match = await self._decide(match_id, judge, in_lobby=True)
        return (match_id, match) if isinstance(match, Match) else match

    async def begin(self, match_id: TournamentId, user_id: int) -> Match | Refusal:
        """Seat everybody, open the rooms and deal. Computers take the free seats."""
        starts = False

        def judge(match: Match) -> Ruling:
            nonlocal starts
            if match.opened.host_id != user_id:
                return MatchRefusal.NOT_HOST
            if match.begun:
                return ()
            if match_id in self._starting:
                return MatchRefusal.BEGUN
            if not match.ready:
                return MatchRefusal.TOO_FEW
            self._starting.add(match_id)
            starts = True
            return ()

        match = await self._decide(match_id, judge)
        if not isinstance(match, Match):
            return match
        try:
            refused, match = await self.follow_ups.run(match_id), await self._find(match_id)
            begun = isinstance(match, Match) and match.begun
            return match if begun else refused or match  # after the beginning, a missing room is opened later by itself
        finally:
            if starts:
                self._starting.discard(match_id)

    async def end_match(
        self, match_id: TournamentId, user_id: int, *, finish: bool, moderates: bool = False
    ) -> Match | Refusal:
        """End a match. With ``finish``, the deals that all tables have played count; otherwise nothing counts.

        Once the match has begun, the host can only propose this. It happens when each other team or pair has agreed
        through one of its people. A moderator asks nobody.
        """
        proposal = EndProposed(user_id, finish, self._clock.now() + TOURNAMENT_SECONDS)
        return await self._decide_end(match_id, partial(judge_end, proposal=proposal, moderates=moderates))

    async def answer_proposal(self, match_id: TournamentId, user_id: int, *, yes: bool) -> Match | Refusal:
        """Answer the host's proposal for one's team or pair. The last yes ends the match; a no ends the proposal."""

        def judge(match: Match, deals: int) -> Ruling:
            made, guild_id = match.proposal, match.opened.guild_id
            if made is None or self._outages.put_off(guild_id, made.at, made.until) < self._clock.now():
                return MatchRefusal.NO_PROPOSAL
            return judge_end_answer(match, deals, user_id, made.aim, yes=yes)

        return await self._decide_end(match_id, judge)

    async def may_end(self, match_id: TournamentId, user_id: int, *, finish: bool, moderates: bool) -> Match | Refusal:
        """Return the match that a person wants to end, or why they may not end it now."""
        match = await self._open_match(match_id)
        if not isinstance(match, Match):
            return match
        deals = await self._deals_everywhere(match_id, match)
        return refuse_end(match, deals, user_id, finish=finish, moderates=moderates) or match

    async def _decide_end(self, match_id: TournamentId, judge: Callable[[Match, int], Ruling]) -> Match | Refusal:
        """Judge an end by the deals that all tables have played. Close a called-off match; post a finished one."""
        async with self._ledger.lock(match_id):
            match = await self._open_match(match_id)
            if not isinstance(match, Match):
                return match
            match = await self._append(match_id, match, judge(match, await self._deals_everywhere(match_id, match)))
        if not isinstance(match, Match):
            return match
        if match.closed:
            await self._close_tables(match_id)
        elif match.finished_after is not None:
            return await self.follow_ups.run(match_id) or await self._find(match_id)
        return match

    async def _deals_everywhere(self, match_id: TournamentId, match: Match) -> int:
        running = match.running
        if running is None:
            return match.deals if match.begun else 0
        played = dict.fromkeys(match.tables_of(running), 0)
        played |= {one.table: len(one.points) for one in match.played if one.table in played}
        for table, shown in self._open_tables(match_id).items():
            if played.get(table) == 0:
                played[table] = len((await self._tables.tournaments.score(shown.table.table_id)).hands)
        return (running.number - 1) * match.deals_a_round + min(played.values())

    def _open_tables(self, match_id: TournamentId) -> dict[int, Snapshot]:
        tables = self._tables.tournaments.by_key(TournamentKind.DUPLICATE, f"{match_id}:")
        return {int(key.partition(":")[2]): table for key, table in tables.items()}

    def rooms_of(self, match_id: TournamentId) -> tuple[int, ...]:
        """Return the channels of a match's open tables."""
        return tuple(one.table.channel_id for one in self._open_tables(match_id).values())

    async def match(self, match_id: TournamentId) -> Match | None:
        """Return a match in its current state, or ``None`` if there is no such match."""
        return await self._ledger.state(match_id)

    # -- what follows

    def on_change(self, change: Change) -> Awaitable[None] | None:
        """Follow up the match of a table that has ended. While tables are expected, ``resume`` will do it."""
        if change.snapshot.table.status is not Status.FINISHED or self._tables.expected:
            return None
        return self.follow_ups.run_quietly(_place(change.snapshot)[0])

    async def _follow_up(self, match_id: TournamentId) -> Refusal | None:
        waits = await self._go_on(match_id)
        match = await self.match(match_id)
        if waits is None or match is None or match.closed or not match.begun:
            self._waits.pop(match_id, None)
        elif waits is not MatchRefusal.LATER and self._waits.get(match_id) is not waits:
            self._waits[match_id] = waits
            self._listeners.tell(MatchWaits(match, waits))
        return waits

    async def _go_on(self, match_id: TournamentId) -> Refusal | None:
        """Do what the facts require and is not done yet. Return what holds the match up, or ``None``."""
        match: Match | Refusal | None = await self._find(match_id)
        if isinstance(match, Match) and match_id in self._starting and not match.begun and not match.closed:
            match = await self._begin_drawn(match_id, match)
        if not isinstance(match, Match):
            return match
        if match.closed or not match.begun:
            return None
        while (running := match.running) is not None:
            after = await self._play_round(match_id, match, running)
            if not isinstance(after, Match):
                return after
            match = after
            if match.closed or match.running == running:
                return None
        return await self._close_complete(match_id, match)

    async def _begin_drawn(self, match_id: TournamentId, match: Match) -> Match | Refusal:
        apart = await self._ledger.find_apart([one.user_id for one in match.players])
        begun = await asyncio.to_thread(
            draw_match, match.opened.form, match.players, match.opened.hands, COMPUTERS, apart
        )
        drawn = apply_fact(match, begun)
        refused = self._tables.tournaments.refuse_tables(match.opened.guild_id, len(drawn.rounds[0].meetings))
        if refused is not None:
            return refused
        room = await self._ask_discord(self._open_room(drawn, 1))
        return room if isinstance(room, MatchRefusal) else await self._open_table(match_id, 1, room, begun)

    async def _play_round(self, match_id: TournamentId, match: Match, running: Round) -> Match | Refusal:
        """Open a round's tables and count finished ones. Only then close the last round's, which shows its deals."""
        open_tables = self._open_tables(match_id)
        if running.number > 1 and not any(table in open_tables for table in match.tables_of(running)):
            refused = await self._ask_discord(self._announce(match_id, match))
            if refused is not None:
                return refused
        for table in match.due_tables(running):
            shown = open_tables.get(table)
            if shown is None:
                after = await self._open_in_room(match_id, match, table)
            elif match.finished_after is not None or shown.table.status is Status.FINISHED:
                after = await self._add(match_id, await self._read_result(table, shown))
            elif shown.table.channel_id in match.lost:
                room = await self._ask_discord(self._open_room(match, table))
                if isinstance(room, MatchRefusal):
                    return room
                await self._tables.tournaments.move(shown.table.table_id, room)
                continue
            else:
                continue
            if not isinstance(after, Match):
                return after
            match = after
            if match.finished_after is not None and match.running != running:
                return match  # the match was finished while a room was opened
        for table, shown in open_tables.items():
            if match.round_of(table).number < running.number:
                await self._tables.tournaments.close(shown.table.table_id)
        return match

    async def _close_complete(self, match_id: TournamentId, match: Match) -> Refusal | None:
        refused = await self._ask_discord(self._announce(match_id, match))
        if refused is not None:
            return refused
        closed = await self._add(match_id, MatchClosed(None))
        if not isinstance(closed, Match):
            return closed
        await self._close_tables(match_id)
        return None

    async def _open_in_room(self, match_id: TournamentId, match: Match, table: int) -> Match | Refusal:
        refused = self._tables.tournaments.refuse_tables(match.opened.guild_id, 1)
        if refused is not None:
            return refused  # otherwise each try would leave a room behind
        room = await self._ask_discord(self._open_room(match, table))
        return room if isinstance(room, MatchRefusal) else await self._open_table(match_id, table, room)

    async def _ask_discord(self, answer: Awaitable[T]) -> T | MatchRefusal:
        """Return Discord's answer, or ``LATER`` if it takes too long."""
        try:
            async with asyncio.timeout(self._request_seconds):
                return await answer
        except TimeoutError:
            return MatchRefusal.LATER

    async def _open_table(
        self, match_id: TournamentId, table: int, channel_id: int, *begun: PlayBegun
    ) -> Match | Refusal:
        """Open a table, and store ``begun`` with the first one. Return the match, which may have ended meanwhile."""
        async with self._ledger.lock(match_id):
            match = await self._open_match(match_id)
            if not isinstance(match, Match):
                return match
            match = await self._append(match_id, match, begun)
            if not isinstance(match, Match) or match.running != match.round_of(table):
                return match
            opened, number, deals = match.opened, match.round_of(table).number, match.deals_a_round
            seats = tuple(
                TournamentSeat(seat.name, seat.user_id, self._level if seat.user_id is None else None)
                for seat in match.seats_at(table)
            )
            key = TournamentTable(TournamentKind.DUPLICATE, f"{match_id}:{table}", deals)
            place = opened.guild_id, channel_id, opened.host_id
            # The first round is named as in matches that have only one round.
            purpose = f"duplicate {match_id}" if number == 1 else f"duplicate {match_id} round {number}"
            chain = chain_from(await self._secret.read(), purpose, deals)
            shown = await self._tables.tournaments.open(TableOrder(key, *place, opened.rules, seats, chain))
            if isinstance(shown, Reason):
                return shown
            for entrant in match.meeting(table).seats:
                user_id = match.seat(entrant).user_id
                if user_id is not None and match.is_away(entrant):
                    await self._tables.tournaments.stand_in(shown.table.table_id, user_id)
            return match

    async def _read_result(self, table: int, shown: Snapshot) -> TablePlayed:
        played = await self._tables.tournaments.score(shown.table.table_id)
        points = tuple((score.result.points[0], score.result.points[1]) for score in played.hands)
        hand_seqs = tuple(score.hand_seq for score in played.hands)
        return TablePlayed(table, shown.table.table_id, points, hand_seqs, played.own)

    async def _close_tables(self, match_id: TournamentId) -> None:
        for table in self._open_tables(match_id).values():
            await self._tables.tournaments.close(table.table.table_id)

    async def _find(self, match_id: TournamentId) -> Match | MatchRefusal:
        match = await self._ledger.readable_state(match_id)
        unreadable = match_id in self._ledger.unreadable
        return match or (MatchRefusal.UNREADABLE if unreadable else MatchRefusal.GONE)

    async def _open_match(self, match_id: TournamentId) -> Match | Refusal:
        match = await self._find(match_id)
        return MatchRefusal.GONE if isinstance(match, Match) and match.closed else match

    async def _decide(
        self, match_id: TournamentId, judge: Callable[[Match], Ruling | Reason], *, in_lobby: bool = False
    ) -> Match | Refusal:
        """Judge a request to a match that is not closed; with ``in_lobby``, only one that has not begun."""
        async with self._ledger.lock(match_id):
            match = await self._open_match(match_id)
            if not isinstance(match, Match):
                return match
            if in_lobby and (match.begun or match_id in self._starting):
                return MatchRefusal.BEGUN
            return await self._append(match_id, match, judge(match))

    async def _add(self, match_id: TournamentId, fact: MatchFact) -> Match | Refusal:
        return await self._decide(match_id, lambda _: (fact,))

    async def _append(self, match_id: TournamentId, match: Match, facts: Ruling | Reason) -> Match | Refusal:
        if not isinstance(facts, tuple):
            return facts
        if not facts:
            return match
        now = self._clock.now()
        closed_at = now if isinstance(facts[-1], MatchClosed) else None
        return await self._ledger.append(match_id, *facts, at=now, closed_at=closed_at)


def _forget_lobby(match: Match) -> Ruling:
    return () if match.begun else (MatchClosed(match.opened.host_id),)


def _place(shown: Snapshot) -> tuple[TournamentId, int]:
    tournament = shown.table.tournament
    assert tournament is not None  # noqa: S101 - only a tournament's tables come here
    match_id, _, table = tournament.key.partition(":")
    return TournamentId(int(match_id)), int(table)
