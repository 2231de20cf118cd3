"""Duplicate matches as they are played: lobbies, the tables in rooms of their own, results when all are over.

Theory of operation. A match is replayed from its facts; each is durable before anybody is told. A follow-up looks for
what the facts ask for and is not done yet: rooms and tables that are missing, tables that are over and not counted, the
end. It runs after every fact, after every table that ends and after a restart, and does nothing twice. No result is
told before the match's last table is over.

Each match has a lock, held while a fact is judged and written, never while Discord is asked for something. One
follow-up at a time asks for a match's rooms and posts its results; whoever needs another makes it look once more.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import StrEnum

from bot.engine import presets
from bot.engine.rules import Rules
from bot.storage.api import Store, StoreError, TournamentId, TournamentRow
from bot.tables.clocks import Clock
from bot.tables.judge import MayNotBegin
from bot.tables.model import Status, TournamentKind, TournamentSeat, TournamentTable
from bot.tables.tables import Tables
from bot.tables.tournament_tables import TableOrder
from bot.tables.views import Change, Snapshot
from bot.tournaments.duplicate.match import (
    MATCH_CODEC,
    MOST_POINTS,
    EndAgreed,
    EndProposed,
    FinishCalled,
    Form,
    LobbyShown,
    Match,
    MatchClosed,
    MatchFact,
    MatchOpened,
    MatchSeat,
    PlayBegun,
    Player,
    PlayerEntered,
    PlayerLeft,
    TablePlayed,
    apply_fact,
    may_be_repeated,
    seating,
)
from bot.tournaments.leagues import finish_match
from bot.tournaments.ledger import FactError, KeptSecret, Ledger, Past, chain_from
from bot.tournaments.reconcile import Reconciler

KIND = "duplicate"
"""What the store calls a match."""

LEVEL = "expert"
RETRY_SECONDS = 60.0
"""Seconds until a match that could not go on is tried again."""
_SECRET = "duplicate-secret"  # noqa: S105 - the name under which the store keeps it
LOBBY_SECONDS = 7 * 86_400.0
"""Lobbies older than this are closed when the bot starts."""
REQUEST_SECONDS = 60.0
"""How long Discord may take to open a room or to post results; after that it is tried again later."""
PROPOSAL_SECONDS = 900.0
"""How long the others have to agree to the host's proposal."""
COMPUTERS = ("Bear", "Lumberjack", "Wolf", "Moose", "Lynx", "Owl")


class MatchRefusal(StrEnum):
    """Why something cannot be done."""

    GONE = "gone"
    BEGUN = "begun"
    FULL = "full"
    NOT_HOST = "not-host"
    TOO_FEW = "too-few"
    HOSTING = "hosting"
    RULES = "rules"
    NO_ROOMS = "no-rooms"
    TOO_MANY_THREADS = "too-many-threads"
    NO_DEALS = "no-deals"
    NO_PROPOSAL = "no-proposal"
    NOT_ASKED = "not-asked"
    LATER = "later"


class MatchRefused(Exception):
    """Nothing was changed, or a room is still missing; the same call may succeed later."""

    def __init__(self, why: MatchRefusal) -> None:
        super().__init__(why)
        self.why = why


FAULTS = (StoreError, MatchRefused, FactError, MayNotBegin)
"""What keeps a match from going on for a while."""


@dataclass(slots=True)
class _Proposal:
    """How long the others may agree to a host's proposal; times are Unix seconds.

    They cannot while Discord is away, since ``away_since``.
    """

    guild_id: int
    until: float
    away_since: float | None = None


OpenRoom = Callable[[Match, int], Awaitable[int]]
"""Opens the room that shows a table to its people alone; returns the channel's id. Raises ``MatchRefused``."""

AnnounceResults = Callable[[TournamentId, Match], Awaitable[None]]
"""Posts the results of a match; raises ``MatchRefused`` if that is to be tried again."""


class DuplicateMatches:
    """``open_room`` opens what a table is shown in; ``announce`` tells of results, before the tables are closed."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        clock: Clock,
        entropy: Callable[[], bytes],
        open_room: OpenRoom,
        announce: AnnounceResults,
        *,
        level: str = LEVEL,
        request_seconds: float = REQUEST_SECONDS,
    ) -> None:
        self._ledger: Ledger[MatchFact, Match] = Ledger(
            store, clock, KIND, MATCH_CODEC, lambda match, fact, _: apply_fact(match, fact)
        )
        self.past = Past(self._ledger, finish_match)
        """What is remembered of matches that were played to their end."""
        self._tables = tables
        self._clock = clock
        self._secret = KeptSecret(store, _SECRET, entropy)
        self._open_room = open_room
        self._announce = announce
        self._level = level
        self._request_seconds = request_seconds
        self._starting: dict[TournamentId, tuple[tuple[MatchSeat, ...], ...]] = {}
        """Who will sit where in a match whose first room is being opened."""
        self._proposed: dict[TournamentId, _Proposal] = {}
        """What hosts have proposed since the process began."""
        self._follow_ups: Reconciler[TournamentId] = Reconciler(self._follow_up, clock, RETRY_SECONDS, "match", FAULTS)

    async def start(self) -> None:
        """Once the tables are resumed: do what was left undone; raises ``StoreError``."""
        self._tables.add_listener(self.on_change, TournamentKind.DUPLICATE)
        await self.resume()

    async def close(self) -> None:
        """Stop all follow-ups; what is undone is done after the next start."""
        await self._follow_ups.close()

    async def try_again(self, guild_id: int) -> None:
        """Follow up a server's matches that are behind at once, since what held them up may be over."""
        for match_id in sorted(self._follow_ups.behind):
            match = await self.match(match_id)
            if match is not None and match.opened.guild_id == guild_id:
                await self._follow_ups.run_quietly(match_id)

    async def resume(self) -> None:
        """Do what was left undone in every match, without waiting for Discord; raises ``StoreError``."""
        rows = await self._ledger.open_tournaments()
        for row in rows:
            await self._forget_lobby(row)
            self._follow_ups.request(row.tournament_id)
        live = {row.tournament_id for row in rows}
        for table in self._tables.tournaments.of(TournamentKind.DUPLICATE):
            if _place(table)[0] not in live:
                await self._tables.tournaments.close(table.table.table_id)

    async def release(self, guild_ids: Callable[[int], bool]) -> None:
        """Finish what is under way, and try nothing again in the matches of these servers, which another process is to
        see to. Raises ``StoreError``.
        """
        await self._follow_ups.finish()
        for match_id in self._follow_ups.behind:
            match = await self.match(match_id)
            if match is None or guild_ids(match.opened.guild_id):
                self._follow_ups.drop(match_id)
        self._ledger.release(guild_ids)

    def lose(self, guild_ids: Callable[[int], bool]) -> None:
        """Stop the clocks of proposals on these servers, where nobody can press anything until ``begin_anew``."""
        now = self._clock.now()
        for proposal in self._proposed.values():
            if proposal.away_since is None and proposal.until >= now and guild_ids(proposal.guild_id):
                proposal.away_since = now

    def begin_anew(self, guild_ids: Callable[[int], bool]) -> None:
        """Give proposals on these servers their whole time again, now that people can press something."""
        for proposal in self._proposed.values():
            if proposal.away_since is not None and guild_ids(proposal.guild_id):
                proposal.until, proposal.away_since = self._clock.now() + PROPOSAL_SECONDS, None

    async def idle(self) -> None:
        """Wait until the follow-ups that ``resume`` began are over."""
        await self._follow_ups.finish()

    # -- what people decide

    async def open(
        self, guild_id: int, channel_id: int, host_id: int, form: Form, rules: Rules, hands: int
    ) -> TournamentId:
        """Open a lobby; raises ``MatchRefused`` and ``StoreError``, as do all methods that follow."""
        self._tables.check_may_begin(guild_id)
        if not may_be_repeated(rules):
            raise MatchRefused(MatchRefusal.RULES)
        for row in await self._ledger.open_tournaments():
            other = await self.match(row.tournament_id) if row.guild_id == guild_id else None
            if other is not None and other.opened.host_id == host_id:
                raise MatchRefused(MatchRefusal.HOSTING)
        played = presets.build(rules.preset, dict(rules.options) | {"points": MOST_POINTS})
        fact = MatchOpened(guild_id, channel_id, host_id, form, played, hands)
        return await self._ledger.open(guild_id, channel_id, fact, at=self._clock.now())

    async def note_lobby_message(self, match_id: TournamentId, message: int) -> None:
        """Remember which message shows the lobby."""
        async with self._ledger.lock(match_id):
            await self._add(match_id, LobbyShown(message))

    async def enter(self, match_id: TournamentId, player: Player) -> Match:
        """Sit down with a team, or as the next one of the pairs."""
        async with self._ledger.lock(match_id):
            match = await self._lobby(match_id)
            others = [one for one in match.players if one.user_id != player.user_id]
            size = match.opened.form.team_size or match.opened.form.most_people
            if sum(one.team == player.team for one in others) >= size:
                raise MatchRefused(MatchRefusal.FULL)
            return await self._add(match_id, PlayerEntered(player))

    async def leave(self, match_id: TournamentId, user_id: int) -> Match:
        """Take a person out of the lobby; nothing happens if they are not in it."""
        async with self._ledger.lock(match_id):
            match = await self._lobby(match_id)
            if all(player.user_id != user_id for player in match.players):
                return match
            return await self._add(match_id, PlayerLeft(user_id))

    async def begin(self, match_id: TournamentId, user_id: int) -> Match:
        """Seat everybody, open the rooms and deal; computers take the seats that are left."""
        async with self._ledger.lock(match_id):
            match = await self._open_match(match_id)
            if match.opened.host_id != user_id:
                raise MatchRefused(MatchRefusal.NOT_HOST)
            starts = not match.begun
            if starts:
                self._refuse_starting(match_id)
                if not match.ready:
                    raise MatchRefused(MatchRefusal.TOO_FEW)
                seats = seating(match.opened.form, match.players, COMPUTERS)
                self._tables.tournaments.check_may_open(match.opened.guild_id, len(seats))
                self._starting[match_id] = seats
        try:
            return await self._follow_up_or_later(match_id)
        finally:
            if starts:
                self._starting.pop(match_id, None)

    async def call_off(self, match_id: TournamentId, user_id: int, *, moderates: bool = False) -> Match:
        """Close a match before its end, so that its results do not count.

        Once it has begun the host only proposes this; it happens when somebody of every other team or pair agrees. A
        moderator asks nobody.
        """
        async with self._ledger.lock(match_id):
            match = await self._match_to_end(match_id, user_id, moderates=moderates)
            if moderates or not match.begun:
                match = await self._end(match_id, match, user_id, finish=False)
            else:
                match = await self._propose(match_id, match, user_id, finish=False)
        return await self._follow_end(match_id, match)

    async def finish(self, match_id: TournamentId, user_id: int, *, moderates: bool = False) -> Match:
        """End a match now; only deals that all tables have played count. Others are asked as by ``call_off``."""
        async with self._ledger.lock(match_id):
            match = await self._match_to_end(match_id, user_id, moderates=moderates)
            if not await self._deals_everywhere(match_id, match):
                raise MatchRefused(MatchRefusal.NO_DEALS)
            if moderates:
                match = await self._end(match_id, match, user_id, finish=True)
            else:
                match = await self._propose(match_id, match, user_id, finish=True)
        return await self._follow_end(match_id, match)

    async def agree(self, match_id: TournamentId, user_id: int) -> Match:
        """Agree to the host's proposal for one's team or pair; the last agreement ends the match."""
        async with self._ledger.lock(match_id):
            match = await self._open_match(match_id)
            if match.proposal is None or self._lapses_at(match_id, match.proposal) < self._clock.now():
                raise MatchRefused(MatchRefusal.NO_PROPOSAL)
            if not any(user_id in side for side in match.asked_sides()):
                raise MatchRefused(MatchRefusal.NOT_ASKED)
            match = await self._add(match_id, EndAgreed(user_id))
            match = await self._end_if_agreed(match_id, match)
        return await self._follow_end(match_id, match)

    async def may_end(self, match_id: TournamentId, user_id: int, *, finish: bool, moderates: bool) -> Match:
        """Return the match that somebody would like to end; raises what ending it would raise now."""
        match = await self._match_to_end(match_id, user_id, moderates=moderates)
        if finish and not await self._deals_everywhere(match_id, match):
            raise MatchRefused(MatchRefusal.NO_DEALS)
        return match

    async def _match_to_end(self, match_id: TournamentId, user_id: int, *, moderates: bool) -> Match:
        match = await self._open_match(match_id)
        if match.opened.host_id != user_id and not moderates:
            raise MatchRefused(MatchRefusal.NOT_HOST)
        return match

    async def _propose(self, match_id: TournamentId, match: Match, user_id: int, *, finish: bool) -> Match:
        until = self._clock.now() + PROPOSAL_SECONDS
        match = await self._add(match_id, EndProposed(user_id, finish, until))
        self._proposed[match_id] = _Proposal(match.opened.guild_id, until)
        return await self._end_if_agreed(match_id, match)

    def _lapses_at(self, match_id: TournamentId, proposal: EndProposed) -> float:
        known = self._proposed.get(match_id)
        return proposal.until if known is None else known.until

    async def _end_if_agreed(self, match_id: TournamentId, match: Match) -> Match:
        if match.proposal is None or match.asked_sides():
            return match
        return await self._end(match_id, match, match.proposal.user_id, finish=match.proposal.finish)

    async def _end(self, match_id: TournamentId, match: Match, user_id: int, *, finish: bool) -> Match:
        """Write the fact that ends the match; ``_follow_end`` does the rest once the lock is free."""
        if match.complete:  # its results are on their way
            raise MatchRefused(MatchRefusal.GONE)
        self._proposed.pop(match_id, None)
        if finish:
            deals = await self._deals_everywhere(match_id, match)
            return await self._add(match_id, FinishCalled(user_id, deals))
        return await self._add(match_id, MatchClosed(user_id))

    async def _follow_end(self, match_id: TournamentId, match: Match) -> Match:
        """Close the tables of a match that was called off, or post the results of one that was finished."""
        if match.closed:
            await self._close_tables(match_id)
            return match
        return match if match.finished_after is None else await self._follow_up_or_later(match_id)

    async def _deals_everywhere(self, match_id: TournamentId, match: Match) -> int:
        """Return how many deals every table has played."""
        if not match.begun:
            return 0
        played = {one.table: len(one.points) for one in match.played}
        for number, shown in self._open_tables(match_id).items():
            if number not in played:
                played[number] = len((await self._tables.tournaments.score(shown.table.table_id)).hands)
        return min(played.get(table, 0) for table in range(1, len(match.tables) + 1))

    def _open_tables(self, match_id: TournamentId) -> dict[int, Snapshot]:
        """Return the open tables of a match by their numbers."""
        tables = self._tables.tournaments.of(TournamentKind.DUPLICATE)
        return {_place(table)[1]: table for table in tables if _place(table)[0] == match_id}

    def rooms_of(self, match_id: TournamentId) -> tuple[int, ...]:
        """Return the channels of a match's open tables."""
        return tuple(one.table.channel_id for one in self._open_tables(match_id).values())

    async def match(self, match_id: TournamentId) -> Match | None:
        """Return a match as its facts make it; None if there is none."""
        return await self._ledger.state(match_id)

    # -- what follows

    def on_change(self, change: Change) -> Awaitable[None] | None:
        """Follow up the match of a table that is over; other changes need nothing."""
        if change.snapshot.table.status is not Status.FINISHED:
            return None
        return self._follow_ups.run_quietly(_place(change.snapshot)[0])

    async def _forget_lobby(self, row: TournamentRow) -> None:
        """Close a lobby that nobody has started for ``LOBBY_SECONDS``."""
        async with self._ledger.lock(row.tournament_id):
            match = await self.match(row.tournament_id)
            waiting = match is not None and not match.begun and not match.closed
            if match is not None and waiting and row.opened_at < self._clock.now() - LOBBY_SECONDS:
                await self._add(row.tournament_id, MatchClosed(match.opened.host_id))

    async def _follow_up_or_later(self, match_id: TournamentId) -> Match:
        """Follow up a match and return it; on failure it is tried again later as well as raised."""
        await self._follow_ups.run(match_id)
        return await self._find(match_id)

    async def _follow_up(self, match_id: TournamentId) -> bool:
        """Do what the facts ask for and is not done yet: begin the match if it is starting, open and count its tables,
        post its results.
        """
        match = await self._find(match_id)
        seats = self._starting.get(match_id)
        if seats is not None and not match.begun and not match.closed:
            # A refusal comes while nothing is begun.
            first = await self._open_room_in_time(apply_fact(match, PlayBegun(seats)), 1)
            async with self._ledger.lock(match_id):
                match = await self._add(match_id, PlayBegun(seats))
                await self._open_table(match_id, match, 1, first)
        if match.closed or not match.begun:
            return True
        open_tables = self._open_tables(match_id)
        for table in range(1, len(match.tables) + 1):
            if match.result_of(table) is not None:
                continue
            shown = open_tables.get(table)
            if shown is not None and (match.finished_after is not None or shown.table.status is Status.FINISHED):
                match = await self._add_now(match_id, await self._read_result(table, shown))
            elif shown is None:
                self._tables.tournaments.check_may_open(match.opened.guild_id, 1)  # else each try would leave a room
                room = await self._open_room_in_time(match, table)
                async with self._ledger.lock(match_id):
                    match = await self._open_match(match_id)  # it may have been called off meanwhile
                    await self._open_table(match_id, match, table, room)
        if match.complete:
            async with self._time_limit():
                await self._announce(match_id, match)
            await self._add_now(match_id, MatchClosed(None))
            await self._close_tables(match_id)
        return True

    async def _open_room_in_time(self, match: Match, table: int) -> int:
        async with self._time_limit():
            return await self._open_room(match, table)

    @asynccontextmanager
    async def _time_limit(self) -> AsyncIterator[None]:
        """Raise ``MatchRefused`` if Discord takes too long."""
        try:
            async with asyncio.timeout(self._request_seconds):
                yield
        except TimeoutError as fault:
            raise MatchRefused(MatchRefusal.LATER) from fault

    async def _open_table(self, match_id: TournamentId, match: Match, table: int, channel_id: int) -> None:
        opened = match.opened
        seats = tuple(self._tournament_seat(seat) for seat in match.tables[table - 1])
        key = TournamentTable(TournamentKind.DUPLICATE, f"{match_id}:{table}", opened.hands)
        place = opened.guild_id, channel_id, opened.host_id
        chain = chain_from(await self._secret.read(), f"duplicate {match_id}", opened.hands)
        await self._tables.tournaments.open(TableOrder(key, *place, opened.rules, seats, chain))

    def _tournament_seat(self, seat: MatchSeat) -> TournamentSeat:
        return TournamentSeat(seat.name, seat.user_id, self._level if seat.user_id is None else None)

    async def _read_result(self, table: int, shown: Snapshot) -> TablePlayed:
        played = await self._tables.tournaments.score(shown.table.table_id)
        points = tuple((score.result.points[0], score.result.points[1]) for score in played.hands)
        hand_seqs = tuple(score.hand_seq for score in played.hands)
        return TablePlayed(table, shown.table.table_id, points, hand_seqs, played.own)

    async def _close_tables(self, match_id: TournamentId) -> None:
        for table in self._tables.tournaments.of(TournamentKind.DUPLICATE):
            if _place(table)[0] == match_id:
                await self._tables.tournaments.close(table.table.table_id)

    async def _find(self, match_id: TournamentId) -> Match:
        match = await self.match(match_id)
        if match is None:
            raise MatchRefused(MatchRefusal.GONE)
        return match

    async def _open_match(self, match_id: TournamentId) -> Match:
        match = await self._find(match_id)
        if match.closed:
            raise MatchRefused(MatchRefusal.GONE)
        return match

    async def _lobby(self, match_id: TournamentId) -> Match:
        match = await self._open_match(match_id)
        self._refuse_starting(match_id)
        if match.begun:
            raise MatchRefused(MatchRefusal.BEGUN)
        return match

    def _refuse_starting(self, match_id: TournamentId) -> None:
        """Raise ``MatchRefused`` while the first room is being opened: the seats are fixed by then."""
        if match_id in self._starting:
            raise MatchRefused(MatchRefusal.BEGUN)

    async def _add_now(self, match_id: TournamentId, fact: MatchFact) -> Match:
        """Add a fact to a match as it is now; raises ``MatchRefused`` if it has been closed meanwhile."""
        async with self._ledger.lock(match_id):
            return await self._add(match_id, fact)

    async def _add(self, match_id: TournamentId, fact: MatchFact) -> Match:
        """Write a fact and return the match after it. Hold the match's lock."""
        await self._open_match(match_id)
        now = self._clock.now()
        return await self._ledger.append(
            match_id, fact, at=now, closed_at=now if isinstance(fact, MatchClosed) else None
        )


def _place(shown: Snapshot) -> tuple[TournamentId, int]:
    """Return the match of a table, and the table's number in it."""
    tournament = shown.table.tournament
    assert tournament is not None  # noqa: S101 - only a tournament's tables come here
    match_id, _, table = tournament.key.partition(":")
    return TournamentId(int(match_id)), int(table)
