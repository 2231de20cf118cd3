"""Facts gathered for one transaction, with everything that follows from them at once. Pure.

A draft applies each fact as it is added, so the judge sees the resulting table; its entries are written
and its table is published. After the facts comes the deal of the next hand if one is due: a hand never ends without
the next one being dealt in the same transaction, and a restart finds either both or neither.

Mixed into a deal are the lines of the game's record before its first hand, the players' words, and their presses.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.deals.draw import Chain, derive_pack
from bot.deals.verification import seat_text, word_text
from bot.engine.game import Previous
from bot.engine.records.format import one_line
from bot.engine.rules import Law
from bot.storage.api import Entry, GameResult
from bot.tables import facts
from bot.tables.answering import find_agreed
from bot.tables.facts import Fact
from bot.tables.journal import encode
from bot.tables.model import Status, Table, TableSettings
from bot.tables.old_school import computer_claim
from bot.tables.ranked import ending_of
from bot.tables.results import game_result, previous_line, rules_line
from bot.tables.rooms import apply_fact
from bot.tables.views import Refused, sight_of, snapshot_of


class Draft:
    """The ``entries`` of the facts that are to follow on ``before``, and the ``table`` that they make of it so far.

    ``refused`` says why what was asked for is not among them; whoever asks may be back from away all the same.
    """

    def __init__(self, before: Table) -> None:
        self.before = self.table = before
        self.entries: list[Entry] = []
        self.refused: Refused | None = None

    def add(self, fact: Fact, at: float) -> None:
        """Add a fact at this Unix time or, if the clock went back, at the table's own.

        Raises as ``apply_fact`` does; the draft is then unchanged.
        """
        at = max(at, self.table.at)
        self.table = apply_fact(self.table, fact, at)
        self.entries.append(encode(fact, self.table.seq, at))

    @property
    def ends_game(self) -> bool:
        """Whether the facts so far end a game."""
        return self.table.status is Status.FINISHED and self.before.status is Status.PLAYING

    @property
    def ends_hand(self) -> bool:
        """Whether the facts so far end a hand of a game that goes on."""
        before, now = self.before.game, self.table.game
        if now is None or now.last_hand is None or self.table.status is not Status.PLAYING:
            return False
        return before is None or now.last_hand is not before.last_hand

    @property
    def result(self) -> GameResult | None:
        """The game that the facts end, if they end one that is kept: for everybody's `/history`, `/replay`, `/verify`
        and `/record`, so never one that may still be played at other tables.
        """
        over = self.before.status is Status.PLAYING and self.table.status is not Status.PLAYING
        if not over or ending_of(self.table) is None:
            return None
        seen = sight_of(snapshot_of(self.table, None).table, None, undecided=True)
        return game_result(self.table) if seen.past else None


def draft_facts(table: Table, settings: TableSettings, now: float, *following: Fact) -> Draft:
    """Draft these facts, and the deal that is due after them."""
    draft = Draft(table)
    for fact in following:
        draft.add(fact, now)
    add_due_deals(draft, settings, now)
    return draft


def add_due_deals(draft: Draft, settings: TableSettings, now: float) -> None:
    """Deal the next hand if one is due, and again if that one is over at once; after a game, seal the next one.

    First do what all have agreed to who are still there, and close a hand that everyone has moved on from, after
    computers have made their claims. Where computers pause, a hand that has just ended stays on the table for a while
    and ``Commits`` deals later.
    """
    agreed = find_agreed(draft.table)
    if agreed is not None:
        draft.add(agreed, now)
    while draft.table.all_ready:
        draft.add(computer_claim(draft.table, settings.computer_level) or facts.HandClosed(), now)
    while draft.table.deal_due and not _hand_stays(draft, settings):
        draft.add(next_deal(draft.table, settings), now)
    if draft.ends_game and draft.table.tournament is None:
        draft.add(facts.Sealed(Chain(settings.entropy())), now)


def _hand_stays(draft: Draft, settings: TableSettings) -> bool:
    """Return whether the hand that just ended stays to be looked at; at an old-school table it has been already."""
    return draft.ends_hand and settings.computer_pause > 0 and draft.table.rules.law is Law.HOSTED


# -- the next deal: its pack, made of a sealed secret and of what the players mix in


def next_deal(table: Table, settings: TableSettings) -> facts.Dealt:
    """Return the deal that is due: its pack follows from the sealed secret and what the players mix in, unless a deal
    is played again.

    The last deal of a chain seals another one.
    """
    game, chain = table.game, table.chain
    assert game is not None  # noqa: S101 - a deal is due in a game only
    mixins, secret, due = deal_mixins(table, settings), chain.secret(table.place), game.due
    again = table.again
    pack = derive_pack(table.rules, secret, due.number, mixins) if again is None else again.pack
    following = Chain(settings.entropy()) if table.place == chain.length else None
    return facts.Dealt(pack, secret, mixins, due, following, table.thief)


def deal_mixins(table: Table, settings: TableSettings) -> tuple[str, ...]:
    """Return the texts mixed into the deal that is due; a match's first deal uses those of the draw (law 2.1)."""
    if table.drawn_with is not None:
        return table.drawn_with
    game = table.game
    names = () if game is None or game.deals else game.names
    return _texts(table, settings, table.presses, game.previous if game else None, names)


def draw_mixins(table: Table, settings: TableSettings, user_id: int, press: int | None) -> tuple[str, ...]:
    """Return the texts mixed into the draw and the first deal of a match; ``press`` is the one that starts it."""
    presses = tuple(earlier for earlier in table.presses if earlier[0] != user_id or press is None)
    late = () if press is None else ((user_id, press),)
    return _texts(table, settings, presses + late, None, tuple(chair.name or "" for chair in table.chairs))


def _texts(
    table: Table,
    settings: TableSettings,
    presses: tuple[tuple[int, int], ...],
    previous: Previous | None,
    names: tuple[str, ...],
) -> tuple[str, ...]:
    """Return the texts to mix in: nothing where other tables get the same deals, only words without ``mix_presses``.

    ``names`` are those of a game that begins, by seat; empty for later deals.
    """
    if table.tournament is not None and table.tournament.same_deals:
        return ()
    head = tuple(_head(table, previous, names)) if names and settings.mix_presses else ()
    word_by_user = dict(table.words)
    words = tuple(
        word_text(chair.seat, word_by_user[chair.user_id])
        for chair in table.chairs
        if chair.user_id is not None and chair.user_id in word_by_user and not chair.left
    )
    return head + words + (tuple(str(press) for _, press in presses) if settings.mix_presses else ())


def _head(table: Table, previous: Previous | None, names: tuple[str, ...]) -> Iterator[str]:
    """Yield the lines of the game's record that stand before its first hand."""
    yield rules_line(table.rules)
    for seat, name in enumerate(names, 1):
        yield seat_text(table.chain.seal, seat, one_line(name))
    if previous is not None:
        yield previous_line(table.rules, previous)
