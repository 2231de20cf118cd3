"""``/league`` in Discord."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord

from bot.ratings.boards import season_end, season_of
from tests.discord.simulation import look
from tests.discord.test_duplicate import hall


async def test_a_match_counts_in_the_league_and_seasons_have_their_own(tmp_path: Path) -> None:
    async with hall(tmp_path) as room:
        ann, world, env = room.world.people[0], room.world, room.world.env

        async def told(**options: Any) -> str:
            answer: Any = await ann.slash(room.world.channel, "league", **options)
            return look(room.world.env, answer.response).told

        assert "No league games yet" in await told()
        await room.open(form="experts")
        await room.press(1, "Join team 2")
        await room.press(0, "Start")
        await room.play()
        league = await told(of="matches")
        assert "Ann" in league
        assert "Bob" in league
        assert "Matches 1" in league
        keeper = world.guild.create_role("Keeper", permissions=discord.Permissions(manage_guild=True))
        eve = world.guild.add_member(env.create_user("eve", global_name="Eve"), roles=[keeper])
        wrong = await eve.slash(world.channel, "config league", points="8 10")
        assert "Write falling numbers" in look(env, wrong.response).text
        chosen = await eve.slash(world.channel, "config league", best=1, points="10 8 6")
        assert "each person’s best 1 " in look(env, chosen.response).text
        assert "Of 1 so far, each person’s best 1 count." in await told(of="matches")
        assert "A night pays points by place: 10, 8, 6." in await told(of="nights")
        await eve.slash(world.channel, "config league", usual="yes")
        assert "best 1 count" not in await told(of="matches")
        assert "No league games yet" in await told(of="matches", season="2020-q1")
        assert "I don’t know season" in await told(season="soon")


async def test_the_head_of_the_league_is_posted_when_its_season_is_over(tmp_path: Path) -> None:
    async with hall(tmp_path) as room:
        env, world, keeper = room.world.env, room.world, discord.Permissions(manage_guild=True)
        role = world.guild.create_role("Keeper", permissions=keeper)
        eve = world.guild.add_member(env.create_user("eve", global_name="Eve"), roles=[role])
        await eve.slash(world.channel, "config seasons", channel=world.channel)
        await room.open(form="experts")
        await room.press(1, "Join team 2")
        await room.press(0, "Start")
        await room.play()
        [finished] = await room.bot.services.duplicate.past.of_server(world.guild.id)
        assert finished.event is not None
        over = season_end(finished.event.at)
        room.bot.services.season_posts.now = lambda: over + 3600
        assert await room.bot.services.season_posts.post_all()
        assert await room.bot.services.season_posts.post_all()
        shown = [look(env, message).told for message in world.channel.history()]
        [posted] = [text for text in shown if "Season " in text]
        assert f"League of duplicate matches · season {season_of(finished.event.at)}" in posted
        assert "Ann" in posted
        assert "Bob" in posted
        assert "Euchre nights" not in posted, "nobody stands on that table"
        assert "/leaderboard" not in posted
