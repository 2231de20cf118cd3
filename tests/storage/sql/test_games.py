"""Finished games to look at, by every filter, and one with its record."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.ratings.games import Ending, GameFilter, GamePage
from bot.ratings.model import PlackettLuceScorer
from bot.storage.api import Store
from tests.storage.play import ANN, BOB, CAY, DAN, EVE, FAY, NOON, partners, play
from tests.storage.rows import GUILD


def numbers(page: GamePage) -> list[int]:
    return [game.game_id for game in page.games]


async def fill(store: Store) -> None:
    await play(
        store,
        partners(ended_at=NOON + 1),
        partners((ANN, EVE, CAY, FAY), preset="csl", ended_at=NOON + 2),
        partners((EVE, BOB, None, DAN), preset="csl", ended_at=NOON + 4),
        partners(preset="house", ended_at=NOON + 3),
    )
    await play(store, partners(ended_at=NOON + 9), guild_id=GUILD + 1)


FILTERS: tuple[tuple[GameFilter, list[int]], ...] = (
    (GameFilter(GUILD), [3, 4, 2, 1]),
    (GameFilter(GUILD, ANN), [4, 2, 1]),
    (GameFilter(GUILD, EVE), [3, 2]),
    (GameFilter(GUILD, preset="csl"), [3, 2]),
    (GameFilter(GUILD, ANN, "csl"), [2]),
    (GameFilter(GUILD, since=NOON + 3), [3, 4]),
    (GameFilter(GUILD, ANN, since=NOON + 2), [4, 2]),
    (GameFilter(GUILD, ANN, "csl", NOON + 2.5), []),
    (GameFilter(GUILD, preset="nothing"), []),
    (GameFilter(GUILD, -1), []),
    (GameFilter(GUILD, until=NOON + 3), [2, 1]),
    (GameFilter(GUILD, since=NOON + 2, until=NOON + 4), [4, 2]),
    (GameFilter(GUILD, EVE, until=NOON + 4), [2]),
    (GameFilter(GUILD, ranked=True), [4, 2, 1]),
    (GameFilter(GUILD, ranked=False), [3]),
    (GameFilter(GUILD, EVE, ranked=True), [2]),
    (GameFilter(GUILD, EVE, "csl", NOON, NOON + 9, ranked=False), [3]),
    (GameFilter(GUILD, preset="csl", ranked=True), [2]),
    (GameFilter(GUILD + 1), [5]),
)


async def test_history_filters(counting: Store) -> None:
    await fill(counting)
    for wanted, found in FILTERS:
        page = await counting.history(wanted)
        assert (numbers(page), page.more) == (found, False), wanted


async def test_history_pages(counting: Store) -> None:
    await fill(counting)
    first, second = [await counting.history(GameFilter(GUILD), offset, 2) for offset in (0, 2)]
    assert (numbers(first), first.more) == ([3, 4], True)
    assert (numbers(second), second.more) == ([2, 1], False)


async def test_a_line_of_the_history_has_the_result(counting: Store) -> None:
    await fill(counting)
    [game] = (await counting.history(GameFilter(GUILD), 0, 1)).games
    assert (game.preset, game.hands, game.ranked, game.ended_at) == ("csl", 12, False, NOON + 4)
    told = [(seat.seat, seat.user_id, seat.name, seat.unit, seat.score, seat.won) for seat in game.seats]
    assert told[0] == (1, EVE, "Eve", 1, 10, True)
    assert told[3] == (4, DAN, "Dan", 2, 6, False)
    assert [seat.computer for seat in game.seats] == [False, False, True, False]


async def test_the_winners_are_those_of_the_rating(counting: Store) -> None:
    """Whoever left has not won, whatever became of their side."""
    await play(counting, partners(left=[ANN]), partners(left=[BOB, DAN], winner=2))
    first, second = [game.seats for game in (await counting.history(GameFilter(GUILD))).games][::-1]
    assert [(seat.won, seat.left) for seat in first] == [(False, True), (False, False), (True, False), (False, False)]
    assert [seat.won for seat in second] == [True, False, True, False], "a side that all its players left is last"


@pytest.mark.parametrize("ending", [Ending.AGREED, Ending.CLOSED])
async def test_an_abandoned_game_is_kept_and_counts_nowhere(counting: Store, ending: Ending) -> None:
    abandoned = replace(partners(), ranked=True, ending=ending)
    await play(counting, partners(winner=2))
    before = await counting.player_statistics(GUILD, ANN, now=NOON)
    await play(counting, abandoned)
    assert await counting.player_statistics(GUILD, ANN, now=NOON) == before
    [game] = (await counting.history(GameFilter(GUILD), 0, 1)).games
    assert (game.ending, game.ranked, [seat.won for seat in game.seats]) == (ending, True, [False] * 4)
    stored = await counting.finished_game(GUILD, game.game_id)
    assert stored is not None
    assert stored.ratings == {}


async def test_an_idle_game_counts(counting: Store) -> None:
    await play(counting, replace(partners(winner=2, left=[ANN]), ranked=True, ending=Ending.IDLE))
    told = await counting.player_statistics(GUILD, ANN, now=NOON)
    assert told is not None
    assert (told.ranked.games, told.ranked.wins, told.ranked.left) == (1, 0, 1)


async def test_a_game_is_ranked_as_it_began(counting: Store) -> None:
    """Whatever the server's setting is when it ends; and only among people."""
    await counting.set_guild_setting(GUILD, "ranked", "no")
    computers = replace(partners((ANN, None, CAY, DAN)), ranked=True)
    await play(counting, replace(partners(), ranked=True), replace(partners(), ranked=False), computers)
    games = (await counting.history(GameFilter(GUILD))).games
    assert {game.game_id: game.ranked for game in games} == {1: True, 2: False, 3: False}


async def test_one_game(counting: Store) -> None:
    await fill(counting)
    stored = await counting.finished_game(GUILD, 1)
    assert stored is not None
    assert stored.record == partners().record
    assert stored.ratings == PlackettLuceScorer().rate(partners().seats, {})
    assert stored.game == (await counting.history(GameFilter(GUILD, since=0), 3, 1)).games[0]
    friendly = await counting.finished_game(GUILD, 3)
    assert friendly is not None
    assert friendly.ratings == {}
    assert await counting.finished_game(GUILD + 1, 1) is None, "another server's game is nobody's business"
    assert await counting.finished_game(GUILD, 99) is None
