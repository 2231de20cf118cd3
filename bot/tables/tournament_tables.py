"""The tables of tournaments: of a Euchre night's round, a duplicate match, or the daily deal.

The bot opens, seats and begins such a table. The table ends after its hands, whatever the score, or when time is
called. It refers to its tournament only by ``key``. Each call is durable when it returns. A call that the end of the
program interrupts can be repeated, and does what is left to do. Every call may raise ``StoreError``; then nothing has
changed.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from bot.deals.draw import Chain, DealerDraw, draw_dealer
from bot.engine.rules import Rules
from bot.engine.seats import Seat
from bot.engine.state import Contract, HandResult
from bot.storage.api import TableId
from bot.tables.beginning import Opened, Started
from bot.tables.closing import Closed
from bot.tables.commits import Commits
from bot.tables.contests import HandsAdded, LastHandCalled
from bot.tables.decisions import Reason
from bot.tables.draft import Draft, add_due_deals, draft_facts
from bot.tables.facts import Fact, WhyClosed
from bot.tables.hands import draw_mixins
from bot.tables.history import ChoiceMade, own_choices_of
from bot.tables.journal import unfold
from bot.tables.live_table import LiveTable
from bot.tables.model import PastDeal, Status, Table, TableSettings, TournamentKind, TournamentSeat, TournamentTable
from bot.tables.places import Moved, refuse_round
from bot.tables.seating import Left
from bot.tables.views import Snapshot


@dataclass(frozen=True, slots=True)
class TableOrder:
    """How to open a tournament's table. ``seats`` are all seats, in order. ``chain`` has the secrets of the deals;
    ``None`` makes a new one. ``channel_id`` shows the table; for a personal table it is where the person asked for it.
    ``again`` is the old deal that is played again there.
    """

    tournament: TournamentTable
    guild_id: int
    channel_id: int
    owner_id: int
    rules: Rules
    seats: tuple[TournamentSeat, ...]
    chain: Chain | None = None
    again: PastDeal | None = None


@dataclass(frozen=True, slots=True)
class HandScore:
    """The result of a finished hand. ``hand_seq`` is the entry that dealt it."""

    number: int
    hand_seq: int
    dealer: Seat
    contract: Contract | None
    result: HandResult


@dataclass(frozen=True, slots=True)
class TournamentScore:
    """A table's finished ``hands``, how many were ``extra``, and each seat's share of decisions made by its person."""

    hands: tuple[HandScore, ...]
    extra: int
    own: tuple[float, ...]


class TournamentTables:
    def __init__(self, commits: Commits) -> None:
        self._commits = commits
        self._tables = commits.tables
        self._opening: Counter[int] = Counter()
        """How many tables are being opened, by server."""

    def of(self, kind: TournamentKind) -> tuple[Snapshot, ...]:
        """Return the open tables of this kind, oldest first."""
        live = (self._tables[table_id] for table_id in sorted(self._tables))
        return tuple(
            one.snapshot for one in live if one.table.tournament is not None and one.table.tournament.kind is kind
        )

    def by_key(self, kind: TournamentKind, begins: str = "") -> dict[str, Snapshot]:
        """Return the open tables of this kind by key, oldest first; only those whose key starts with ``begins``."""
        pairs = ((one.table.tournament, one) for one in self.of(kind))
        return {one.key: snapshot for one, snapshot in pairs if one is not None and one.key.startswith(begins)}

    def refuse_tables(self, guild_id: int, tables: int) -> Reason | None:
        """Return why this many more tables may not begin on a server, or ``None``. Ask before preparing anything."""
        closed = self._commits.why_closed(guild_id)
        if closed is not None:
            return closed
        open_tables = [live.table for live in self._tables.values()]
        return refuse_round(open_tables, guild_id, tables, self._opening, self._commits.server_settings.default)

    async def open(self, order: TableOrder) -> Snapshot | Reason:
        """Open a table and begin its game, or return why not."""
        counted = 0 if order.tournament.is_solo else 1
        refused = self.refuse_tables(order.guild_id, counted)
        if refused is not None:
            return refused
        self._opening[order.guild_id] += counted
        return await self._commits.tasks.run_shielded(
            self.open_in_this_task(order, counted), f"opening a table of {order.tournament.kind}"
        )

    async def open_in_this_task(self, order: TableOrder, counted: int) -> Snapshot:
        key, kind = order.tournament.key, order.tournament.kind
        try:
            if self._commits.unfound:
                await self._commits.find_tables()
                if key in self.by_key(kind):
                    return self.by_key(kind)[key]
            live = await self._place(order)
        finally:
            self._opening[order.guild_id] -= counted
        await self._commits.change(live, begin)
        return live.snapshot

    async def _place(self, order: TableOrder) -> LiveTable:
        settings = await self._commits.server_settings.of(order.guild_id)
        fact = Opened(
            order.guild_id,
            order.channel_id,
            order.owner_id,
            "",
            order.rules,
            (),
            order.chain or Chain(settings.entropy()),
            tournament=order.tournament,
            seats=order.seats,
            again=order.again,
        )
        return await self._commits.place(fact, settings)

    async def call_time(self, table_id: TableId, user_id: int | None) -> None:
        """End the table after the running hand, if any, because ``user_id`` or a clock asks. A second call does
        nothing.
        """
        live = self._tables.get(table_id)
        if live is not None and live.table.last_hand is None:
            await self._tell(table_id, LastHandCalled(user_id))

    async def add_hands(self, table_id: TableId, hands: int, user_id: int) -> None:
        """Make the table play this many more hands. A finished table stays as it is."""
        await self._tell(table_id, HandsAdded(hands, user_id))

    async def stand_in(self, table_id: TableId, user_id: int) -> None:
        """Let a computer play on for this person, who may come back."""
        live = self._tables.get(table_id)
        chair = None if live is None else live.table.chair_of(user_id)
        if live is not None and chair is not None and not chair.left:
            await self._tell(table_id, Left(chair.seat, live.table.owner_id))

    async def move(self, table_id: TableId, channel_id: int) -> None:
        await self._tell(table_id, Moved(channel_id))

    async def close(self, table_id: TableId) -> None:
        """Close the table. What was hidden of it may then be seen."""
        live = self._tables.get(table_id)
        if live is None:
            return
        await self._commits.tasks.run_shielded(
            self._commit(live, Closed(WhyClosed.ASKED, None)), f"closing table {table_id}"
        )

    async def score(self, table_id: TableId) -> TournamentScore:
        """Return the result of a table so far, open or closed. Also raises ``JournalError``."""
        tables = unfold(table_id, await self._commits.store.entries(table_id))
        ended: dict[int, HandScore] = {}
        last: Table | None = None
        for table in tables:
            game, last = table.game, table
            if game is None or game.last_hand is None or game.last_hand.hand_seq in ended:
                continue
            done, over = game.deals[-1], game.last_hand
            ended[over.hand_seq] = HandScore(done.number, over.hand_seq, done.dealer, done.contract, over.result)
        if last is None or last.game is None:
            return TournamentScore(tuple(ended.values()), 0, ())
        own = tuple(last.game.own_share(Seat(seat)) for seat in last.rules.seats)
        return TournamentScore(tuple(ended.values()), last.extra_hands, own)

    async def hand_scores(self, table_id: TableId) -> tuple[HandScore, ...]:
        """Return the results of all finished hands of a table. Errors: see ``score``."""
        return (await self.score(table_id)).hands

    async def own_choices(self, table_id: TableId, user_id: int) -> dict[int, tuple[ChoiceMade, ...]]:
        """Return a person's choices in each hand of a table, by the entry that dealt it. Errors: see ``score``."""
        return own_choices_of(table_id, await self._commits.store.entries(table_id), user_id)

    async def _tell(self, table_id: TableId, fact: Fact) -> None:
        live = self._tables.get(table_id)
        if live is not None and live.table.status is Status.PLAYING:
            await self._commits.tasks.run_shielded(self._commit(live, fact), f"a word to table {table_id}")

    async def _commit(self, live: LiveTable, fact: Fact) -> None:
        allowed = (Status.PLAYING, Status.FINISHED) if isinstance(fact, Closed) else (Status.PLAYING,)

        def judge(table: Table, settings: TableSettings, now: float) -> Draft | None:
            return draft_facts(table, settings, now, fact) if table.status in allowed else None

        await self._commits.change(live, judge)


def begin(table: Table, settings: TableSettings, now: float) -> Draft | None:
    """Draft the draw and the first deal; ``None`` if the game has begun. Tournament games are never ranked."""
    if table.status is not Status.LOBBY:
        return None
    draft, mixins = Draft(table), draw_mixins(table, settings, table.owner_id, None)
    if table.again is None:
        draw = draw_dealer(table.rules, table.chain.secret(table.place), mixins)
    else:
        draw = DealerDraw("random", (), table.again.standing.dealer)
    draft.add(Started(draw, table.owner_id, None, mixins, False), now)
    add_due_deals(draft, settings, now)
    return draft
