"""A hand from the deal to its score: who deals, what the pack is derived from, and what closing the hand changes. Pure.

A pack is derived from a secret, the head of the game's record, the players' words and their presses.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar

from bot.deals.draw import Chain, commitment, derive_pack
from bot.deals.verification import seat_text, word_text
from bot.engine import game as engine
from bot.engine.cards import Card
from bot.engine.game import Previous, game_value
from bot.engine.records.format import one_line
from bot.engine.seats import Seat, are_allied
from bot.engine.state import HandResult, Standing
from bot.tables.decisions import Reason, What
from bot.tables.facts import Fact, JournalError
from bot.tables.model import DealLog, Status, Table, TableSettings
from bot.tables.results import previous_line, rules_line
from bot.tables.room import Case, Kept, Room, Ruling, Wish
from bot.tables.seating import seat_promised, set_word

# -- who deals


class TakePack(What):
    """Take the pack where the deal may be stolen (law 2.8): to deal, to steal the deal, or to call a theft."""


@dataclass(frozen=True, slots=True)
class PackTaken(Fact):
    """A player took the pack to deal. The player is the proper dealer, or an opponent who steals the deal (law 2.8)."""

    kind: ClassVar = "pack-taken"
    seat: Seat
    press: int | None


@dataclass(frozen=True, slots=True)
class TheftCalled(Fact):
    """The proper dealer's side called a stolen deal, so the proper dealer has the pack (law 2.8)."""

    kind: ClassVar = "theft-called"
    seat: Seat
    press: int | None


def _judge_taking(case: Case[TakePack]) -> Ruling:
    """Judge taking the pack: to deal or to steal, or after a theft for the proper dealer's side (law 2.8)."""
    table, chair = case.table, case.own
    dealer, late = table.dealer, Reason.NO_DECK if case.seq is None else Reason.STALE
    if dealer is None or (table.deal_asked is None and table.thief is None):
        return Reason.NOT_STARTED if table.game is None else late
    ours = are_allied(chair.seat, dealer.seat, table.rules.traits.partners)
    if table.thief is not None:
        return (TheftCalled(chair.seat, case.press),) if ours else late
    if case.seq is not None and not table.turn_seq <= case.seq <= table.seq:
        return Reason.STALE
    if ours and chair.seat != dealer.seat:
        return Reason.NOT_YOUR_DEAL
    return (PackTaken(chair.seat, case.press),)


def _take_pack(table: Table, fact: PackTaken | TheftCalled) -> Table:
    """Give the pack to this seat. A second taking calls the theft: the proper dealer gets it (law 2.8)."""
    game = table.running_game()
    if table.dealer is None:
        raise JournalError("journal-no-deal-due")
    holder = fact.seat if game.pack_taken is None else table.dealer.seat
    return table._replace(game=game._replace(pack_taken=(holder, table.at)))


# -- the deal: its pack is made from a sealed secret and from the texts that the players mix in


@dataclass(frozen=True, slots=True)
class Dealt(Fact):
    """A pack was dealt, by ``thief`` if the deal was stolen. ``secret`` and ``mixins`` determine the pack.

    ``next_chain`` is set if this deal used the last secret of its chain. ``standing`` (number, dealer, score) is as it
    was before the deal.
    """

    kind: ClassVar = "dealt"
    pack: tuple[Card, ...] = field(repr=False)
    secret: bytes = field(repr=False)
    mixins: tuple[str, ...]
    standing: Standing
    next_chain: Chain | None = None
    thief: Seat | None = None


def next_deal(table: Table, settings: TableSettings) -> Dealt:
    """Return the deal that is due. Its pack is derived from the sealed secret and the mixed-in texts. With the last
    secret of a chain comes a new chain.
    """
    game, chain = table.game, table.chain
    assert game is not None  # noqa: S101 - a deal is due only in a game
    mixins, secret, due = deal_mixins(table, settings), chain.secret(table.place), game.due
    again = table.again
    pack = derive_pack(table.rules, secret, due.number, mixins) if again is None else again.pack
    following = Chain(settings.entropy()) if table.place == chain.length else None
    return Dealt(pack, secret, mixins, due, following, table.thief)


def deal_mixins(table: Table, settings: TableSettings) -> tuple[str, ...]:
    """Return the texts to mix into the deal that is due. A match's first deal uses those of the draw (law 2.1)."""
    if table.drawn_with is not None:
        return table.drawn_with
    game = table.game
    names = () if game is None or game.deals else game.names
    return _texts(table, settings, table.presses, game.previous if game else None, names)


def draw_mixins(table: Table, settings: TableSettings, user_id: int, press: int | None) -> tuple[str, ...]:
    """Return the texts for the draw and the first deal of a match. ``press`` is the one that starts the match."""
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
    """Return the texts to mix in: the record's head, words by seat, presses. ``names`` are for a game's first deal
    only.
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
    yield rules_line(table.rules)
    for seat, name in enumerate(names, 1):
        yield seat_text(table.chain.seal, seat, one_line(name))
    if previous is not None:
        yield previous_line(table.rules, previous)


def _deal(table: Table, fact: Dealt) -> Table:
    game = table.running_game()
    if fact.standing != game.due:
        raise ValueError(f"{game.due} was due, not {fact.standing}")
    state = engine.deal(game.state, fact.pack, fact.thief)
    stolen, standing = fact.thief is not None, state.standing
    seal, place = table.chain.seal, table.place
    sealed = fact.secret, commitment(fact.secret)
    whose = standing.number, standing.dealer
    running = DealLog(*whose, fact.pack, *sealed, fact.mixins, seal, place, stolen=stolen, hand_seq=table.seq)
    game = game._replace(state=state, running=running, hand_seq=table.seq, pack_taken=None, seen_by=(), taken_hands=())
    return _use_secret(table._replace(game=game, refusal=None, in_vain=()), fact)


def _use_secret(table: Table, fact: Dealt) -> Table:
    """Move on to the next deal's secret. Presses from now on are mixed into that deal."""
    used = table._replace(presses=(), drawn_with=None, place=table.place + 1)
    return used if fact.next_chain is None else used._replace(chain=fact.next_chain, place=1)


@dataclass(frozen=True, slots=True)
class Sealed(Fact):
    """The secrets of the table's next game were chosen and sealed, right after the game before it."""

    kind: ClassVar = "sealed"
    chain: Chain


@dataclass(frozen=True, slots=True)
class WordChanged(Fact):
    """A person at the table changed their own word, which is mixed into every deal from now on. It may be empty."""

    kind: ClassVar = "word-changed"
    user_id: int
    word: str


# -- the end of a hand


@dataclass(frozen=True, slots=True)
class HandClosed(Fact):
    """The hand was closed: the time for claims ran out, or everybody wants the next hand (law 9.4)."""

    kind: ClassVar = "hand-closed"


def close_hand(table: Table) -> Table:
    """Close the hand and score it. No claim can change it any more."""
    game = table.running_game()
    if game.running is None or game.state.result is None:
        raise JournalError("journal-no-hand-over")
    closed = game.close_hand(game.running, game.state.result, table.chairs)
    return seat_promised(score_game(table._replace(game=closed), game.state.result))


def score_game(table: Table, result: HandResult) -> Table:
    """If the hand decided the game, finish the game and add it to the match's tally (laws 7.5, 7.6)."""
    if result.winner is None:
        return finish_if_done(table)
    ended = table.running_game()._replace(seated=table.chairs)
    if ended.void:
        return table._replace(status=Status.FINISHED, game=ended, proposal=None, offers=())
    value = game_value(table.rules, result.score, result.winner)
    tally = tuple(won + value if unit == result.winner else won for unit, won in enumerate(table.tally, 1))
    over = table._replace(status=Status.FINISHED, game=ended, proposal=None, offers=())
    return over._replace(tally=tally, games=table.games + 1)


def finish_if_done(table: Table) -> Table:
    """Finish a tournament's table that has played all its hands. Does nothing while a hand is being played."""
    game = table.running_game()
    if game.running is not None or not table.tournament_done:
        return table
    return table._replace(status=Status.FINISHED, game=game._replace(seated=table.chairs), proposal=None, offers=())


ROOM = Room(
    decisions=(Wish(TakePack, _judge_taking, of_players=True, in_tournaments="playing", in_a_pause=False),),
    facts=(
        Kept(PackTaken, _take_pack, moves=True),
        Kept(TheftCalled, _take_pack, moves=True),
        Kept(Dealt, _deal, moves=True),
        Kept(Sealed, lambda table, fact: table._replace(chain=fact.chain, place=1)),
        Kept(WordChanged, lambda table, fact: set_word(table, fact.user_id, fact.word)),
        Kept(HandClosed, lambda table, _: close_hand(table)),
    ),
)
