"""What is told of one player and of two."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.ratings.model import PlackettLuceScorer
from bot.ratings.players import Companion, FamilyStanding, FamilyTotals
from bot.ratings.rating import Family, RatingStep
from bot.storage.api import Store
from tests.storage.play import ANN, BOB, CAY, DAN, DAY, EVE, FAY, NOON, alone, partners, play
from tests.storage.rows import GUILD


async def test_statistics_begin_with_the_first_game(counting: Store) -> None:
    await play(counting, partners())
    assert await counting.player_statistics(GUILD, EVE, now=NOON) is None
    assert await counting.player_statistics(GUILD + 1, ANN, now=NOON) is None
    assert await counting.comparison(GUILD, ANN, EVE, now=NOON) is None


async def test_statistics_of_one_player(counting: Store) -> None:
    tried = {"hands": 10, "called": 4, "made": 3, "euchred": 1, "marches": 1, "lone_tried": 2, "lone_made": 1}
    before = partners(counts={ANN: tried}, ended_at=NOON - 30 * DAY)  # the season before
    now = partners(counts={ANN: tried})
    friendly = partners((ANN, None, BOB, CAY), ended_at=NOON + 1)
    await play(counting, before, now, friendly, alone({ANN: 4, BOB: 10, CAY: 7}, ended_at=NOON + 2))
    told = await counting.player_statistics(GUILD, ANN, now=NOON + 3)
    assert told is not None
    assert (told.name, told.first_at, told.last_at, told.streak) == ("Ann", NOON - 30 * DAY, NOON + 2, -1)
    pair, single = told.families
    assert (pair.family, single.family) == (Family.PARTNERSHIP, Family.INDIVIDUAL)
    assert pair.ranked == FamilyTotals(
        games=2, wins=2, hands=20, points=20, called=8, made=6, euchred=2, marches=2, lone_tried=4, lone_made=2
    )
    assert (pair.season.games, pair.friendly.games, pair.friendly.wins, single.ranked.games) == (1, 1, 1, 1)
    assert (told.ranked.games, told.ranked.wins, told.friendly.games) == (3, 2, 1)
    assert told.ranked.win_rate == pytest.approx(2 / 3)
    assert (pair.ranked.points_per_hand, FamilyTotals().win_rate, FamilyTotals().points_per_hand) == (1.0, None, None)
    scorer = PlackettLuceScorer()
    once = scorer.rate(before.seats, {})
    twice = scorer.rate(now.seats, once)
    assert (pair.rating, pair.season_rating) == (twice[ANN], once[ANN])
    assert pair.steps == (RatingStep(1, NOON - 30 * DAY, once[ANN]), RatingStep(2, NOON, twice[ANN]))


async def test_friendly_games_alone_give_no_rating(counting: Store) -> None:
    await play(counting, partners((ANN, None, CAY, None)))
    told = await counting.player_statistics(GUILD, ANN, now=NOON)
    assert told is not None
    [standing] = told.families
    assert standing == FamilyStanding(
        Family.PARTNERSHIP,
        FamilyTotals(),
        FamilyTotals(games=1, wins=1, hands=12, points=10),
        FamilyTotals(),
        None,
        None,
        0,
        None,
        (),
    )
    assert told.streak == 0


@pytest.mark.parametrize(
    ("winners", "streak"), [([1], 1), ([2], -1), ([1, 2, 2], -2), ([2, 1, 1, 1], 3), ([1, 1, 2, 1], 1)]
)
async def test_streaks(counting: Store, winners: Sequence[int], streak: int) -> None:
    games = [partners(winner=winner, ended_at=NOON + number) for number, winner in enumerate(winners)]
    friendly = partners((ANN, None, CAY, DAN), winner=2, ended_at=NOON + 50)
    await play(counting, *games, friendly)
    told = await counting.player_statistics(GUILD, ANN, now=NOON)
    assert told is not None
    assert told.streak == streak


async def test_leaving_ends_a_streak(counting: Store) -> None:
    await play(counting, partners(), partners(ended_at=NOON + 1, left=[ANN]))
    told = await counting.player_statistics(GUILD, ANN, now=NOON)
    assert told is not None
    assert told.streak == -1


async def test_best_partner_and_nemesis(counting: Store) -> None:
    await play(
        counting,
        *[partners((ANN, BOB, CAY, DAN), winner=1 if number < 4 else 2) for number in range(6)],  # 4 of 6 with Cay
        *[partners((ANN, EVE, DAN, FAY), winner=2) for _ in range(3)],  # 0 of 3 with Dan, lost to Eve and Fay
        *[partners((ANN, BOB, EVE, DAN)) for _ in range(2)],  # 2 of 2 with Eve: too few to tell
        *[partners((ANN, None, EVE, DAN)) for _ in range(9)],  # friendly games tell nothing
        *[partners((ANN, None, CAY, EVE), winner=2) for _ in range(9)],
    )
    told = await counting.player_statistics(GUILD, ANN, now=NOON)
    assert told is not None
    assert told.best_partner == Companion(CAY, "Cay D.", 6, 4, 0)
    assert told.nemesis == Companion(EVE, "Eve", 3, 0, 3)
    fay = await counting.player_statistics(GUILD, FAY, now=NOON)
    assert fay is not None
    assert fay.nemesis is None, "nobody beat Fay more often than Fay beat them"


async def test_two_players_statistics_are_compared(counting: Store) -> None:
    await play(
        counting,
        partners((ANN, BOB, CAY, DAN)),
        partners((ANN, BOB, CAY, DAN), winner=2),
        partners((ANN, CAY, BOB, DAN)),
        partners((ANN, CAY, BOB, DAN), winner=2),
        partners((ANN, CAY, BOB, DAN), left=[BOB]),
        alone({ANN: 3, BOB: 5, CAY: 10}),
        alone({ANN: 3, BOB: 10, CAY: 5}),
    )
    told = await counting.comparison(GUILD, ANN, BOB, now=NOON)
    assert told is not None
    assert (told.first.name, told.second.name) == ("Ann", "Bob")
    assert told.against == Companion(BOB, "Bob", games=4, won=1, lost=2)
    assert told.together == Companion(BOB, "Bob", games=3, won=2, lost=0), "Ann stayed and won; Bob had left"
    other = await counting.comparison(GUILD, BOB, ANN, now=NOON)
    assert other is not None
    assert other.against == Companion(ANN, "Ann", games=4, won=2, lost=1)
    assert other.together.won == 1
    never = await counting.comparison(GUILD, CAY, CAY, now=NOON)
    assert never is not None
    assert never.against.games == never.together.games == 0


async def test_champions_wear_the_titles_of_past_seasons(counting: Store) -> None:
    """First on a rating board of four people at least; a title of the running season is not yet won."""
    spring, summer, autumn = NOON - 90 * DAY, NOON, NOON + 90 * DAY
    await play(
        counting,
        *[partners(ended_at=spring + number) for number in range(10)],
        *[partners((ANN, CAY, BOB, DAN), winner=1 + (number > 1), ended_at=summer + number) for number in range(10)],
        *[alone({EVE: 10, FAY: 3, ANN: 5}, ended_at=spring + number) for number in range(10)],
    )

    async def titles(player: int, now: float) -> list[tuple[str, Family]]:
        found = await counting.player_statistics(GUILD, player, now=now)
        assert found is not None
        return [(title.season, title.family) for title in found.titles]

    assert await titles(ANN, spring) == []
    assert await titles(ANN, summer) == [("2026-Q2", Family.PARTNERSHIP)]
    assert await titles(CAY, autumn) == [("2026-Q3", Family.PARTNERSHIP), ("2026-Q2", Family.PARTNERSHIP)]
    assert await titles(DAN, autumn) == [("2026-Q3", Family.PARTNERSHIP)], "two who are equal share it"
    assert await titles(ANN, autumn) == [("2026-Q2", Family.PARTNERSHIP)]
    assert await titles(EVE, autumn) == [], "three are too few"
    assert await counting.seasons(GUILD, now=autumn) == ("2026-Q4", "2026-Q3", "2026-Q2")
    assert await counting.seasons(GUILD + 1, now=autumn) == ()
