"""``/league`` in Discord."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.discord.simulation import look
from tests.discord.test_duplicate import hall


async def test_a_match_counts_in_the_league_and_seasons_have_their_own(tmp_path: Path) -> None:
    async with hall(tmp_path) as room:
        ann = room.world.people[0]

        async def told(**options: Any) -> str:
            answer: Any = await ann.slash(room.world.channel, "league", **options)
            return look(room.world.env, answer.response).text

        assert "Nothing has been played" in await told()
        await room.open(form="experts")
        await room.press(1, "Join team 2")
        await room.press(0, "Start")
        await room.play()
        league = await told(of="matches")
        assert "Ann" in league
        assert "Bob" in league
        assert "1 played" in league
        assert "Nothing has been played" in await told(of="matches", season="2020-q1")
        assert "I don’t know a season" in await told(season="soon")
