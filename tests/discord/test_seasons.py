"""The end of a season: its final table is posted once, kept, and its champions wear their titles."""

from __future__ import annotations

import json
from dataclasses import astuple
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
import simcord
from simcord import MemberActor

from bot.ratings.boards import season_end, season_of
from bot.ratings.games import Family
from bot.storage.api import WORN_ROLES, StoreError, TournamentId
from bot.storage.store import Store
from bot.tournaments.leagues import Finished, LeagueEvent
from bot.ui.replies import GIVE_ROLES, NEEDED
from cogs.leagues import HARMLESS, Posting, SeasonPosts, Winner
from tests.discord.card_table import CardTable
from tests.discord.nights import Hall
from tests.discord.simulation import Wire, look
from tests.discord.test_boards import store_games
from tests.discord.test_config import said
from tests.storage.play import NAMES, alone, partners
from tests.world import require
from tests.world.said import WORDS, says

pytestmark = pytest.mark.usefixtures("nobody_looks_every_hour")


@pytest.fixture
def keeper(table: CardTable) -> MemberActor:
    """Eve, who may manage the server and its roles up to her own, which is below the bot's."""
    eve = table.world.add_keeper(manage_guild=True, manage_roles=True)
    guild, backend = table.world.guild, table.env.backend
    for role in list(backend.get_guild(guild.id).roles.values()):
        if role.managed or role.name == "Keeper":
            backend.edit_role(guild.id, role.id, {"position": 60 if role.managed else 50})
    return eve


async def play_season(table: CardTable, keeper: MemberActor | None, games: int = 12) -> str:
    """Come to some minutes before the end of a season in which Ann and Cay won most games; its name.

    ``keeper``: who has chosen where it is posted, if anybody has.
    """
    now = table.env.now().timestamp()
    await table.env.advance_time(season_end(now) - now - 600)
    people = {person.id: person.name.title() for person in table.people}
    NAMES.update(people)
    at = table.env.now().timestamp()
    together = [partners(tuple(people), winner=1 if number % 3 else 2, ended_at=at) for number in range(games)]
    two = [alone({table.ann.id: 10, table.bob.id: 9}, ended_at=at, preset="two-handed")]
    await store_games(table, *together, *two)
    if keeper is not None:
        await said(table, keeper, "config seasons", channel=table.world.channel)
    return season_of(at)


def posted(table: CardTable) -> list[str]:
    """The final tables that stand in the channel."""
    texts = [look(table.env, message).told for message in table.world.channel.history()]
    return [text for text in texts if says(text, "season-over")]


async def test_the_final_table_is_posted_once_and_kept(table: CardTable, keeper: MemberActor) -> None:
    name = await play_season(table, keeper)
    ann, bob = table.people[:2]
    assert posted(table) == []
    await table.env.advance_time(700)
    [text] = posted(table)
    assert says(text, "season-over", season=name)
    assert says(text, "season-champion", names=f"**{WORDS('and-two', first='Ann', last='Cay')}**", count=2)
    assert f"\n1 Ann · {WORDS('column-rating')} " in text
    assert f"\n1 Cay · {WORDS('column-rating')} " in text
    assert not says(text, "family-short-two-handed"), "one game is too few to stand there"
    await table.restart()
    await table.env.advance_time(2 * 3600)
    assert posted(table) == [text]
    kept = table.read(await table.type(bob, "leaderboard", season=name.lower()))
    heading = {"family": WORDS("family-partnership"), "scope": WORDS("scope-past", season=name)}
    assert WORDS("board-span", **heading) in kept.told
    assert says(kept.text, "own-place", name="Bob", place=3, players=4)
    stats = table.read(await table.type(bob, "stats", player=ann))
    assert says(stats.text, "stats-champion")
    assert "🏆" not in await table.said(bob, "stats")
    offered = await ann.autocomplete(table.world.channel, "leaderboard", "season", name[:4])
    assert name in [choice["value"] for choice in offered]
    assert says(await said(table, keeper, "leaderboard", season="2026-Q5"), "season-wrong", season="2026-Q5")
    assert says(await said(table, keeper, "config seasons", nowhere="yes"), "config-season-channel-none")


async def test_all_seasons_that_ended_while_the_bot_was_off_are_posted(table: CardTable, keeper: MemberActor) -> None:
    name = await play_season(table, keeper)
    now = table.env.now().timestamp()
    later = season_of(now + 30 * 86_400)
    people = {person.id: person.name.title() for person in table.people}
    games = [partners(tuple(people), winner=1, ended_at=now + 40 * 86_400) for _ in range(12)]
    await store_games(table, *games)
    await table.bot.close()
    await table.env.advance_time(100 * 86_400)
    await table.restart()
    await table.env.advance_time(1)
    first, second = sorted(posted(table))
    assert (says(first, "season-over", season=name), says(second, "season-over", season=later)) == (True, True)
    await table.restart()
    await table.env.advance_time(4000)
    assert sorted(posted(table)) == [first, second]


async def test_a_post_is_noted_before_it_is_sent(table: CardTable, keeper: MemberActor) -> None:
    """So that the next process knows of it, should this one end before Discord has answered."""
    name = await play_season(table, keeper)
    held = Wire(table.env).hold("POST", "/channels/*/messages")
    await table.env.advance_time(700)
    assert held.waiting == 1
    note = require(await table.bot.services.store.note(f"season:{table.world.guild.id}"))
    assert name in note
    assert note.endswith("false]")
    held.release()
    await table.env.settle()
    assert len(posted(table)) == 1


async def interrupted(table: CardTable, name: str, *, seconds: float) -> None:
    """The process ended so many seconds ago, between writing down that it posts and hearing that it had."""
    posting = Posting(name, table.env.now().timestamp() - seconds, done=False)
    await table.bot.services.store.set_note(f"season:{table.world.guild.id}", json.dumps(astuple(posting)))
    await table.restart()
    await table.env.advance_time(1)


async def test_an_interrupted_posting_is_found_in_the_channel(table: CardTable, keeper: MemberActor) -> None:
    name = await play_season(table, keeper)
    await table.env.advance_time(700)
    await interrupted(table, name, seconds=200)
    assert len(posted(table)) == 1
    assert require(await table.bot.services.store.note(f"season:{table.world.guild.id}")).endswith("true]")


async def test_an_interrupted_post_that_never_arrived_is_repeated(table: CardTable, keeper: MemberActor) -> None:
    name = await play_season(table, None)
    await table.env.advance_time(700)
    assert posted(table) == []
    await said(table, keeper, "config seasons", channel=table.world.channel)
    await table.env.advance_time(3700)
    assert posted(table) == [], "that season was over before the channel was chosen"
    await interrupted(table, name, seconds=4000)
    assert len(posted(table)) == 1


async def test_a_season_without_games_is_not_announced(table: CardTable, keeper: MemberActor) -> None:
    await play_season(table, keeper, games=3)
    await table.env.advance_time(900)
    assert posted(table) == []


async def test_a_store_that_fails_is_asked_again(table: CardTable, keeper: MemberActor) -> None:
    await play_season(table, keeper)
    broken = BrokenOnce(table.bot.services.store)
    posts: SeasonPosts = table.bot.features.season_posts
    posts.store = broken  # type: ignore[assignment]  # a store with one fault
    await table.env.advance_time(900)
    assert broken.failed
    assert len(posted(table)) == 1


class BrokenOnce:
    """A store whose first question of servers fails."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.failed = False

    async def servers_with(self, name: str) -> dict[int, str]:
        if not self.failed:
            self.failed = True
            raise StoreError("store-closed")
        return await self._store.servers_with(name)

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)


# -- roles of winners


def wearers(table: CardTable, role: simcord.RoleHandle) -> list[str]:
    """Who wears a role, by name."""
    members = table.env.backend.get_guild(table.world.guild.id).members
    names = {person.id: person.name for person in table.people}
    return sorted(names[user_id] for user_id, member in members.items() if role.id in member.role_ids)


async def settled(table: CardTable) -> None:
    await table.env.settle()
    await table.bot.features.winner_roles.finish()


async def won_by(table: CardTable, names: str) -> None:
    """Twelve games of the running season, which the two of these names won; it ends."""
    people = {person.name: person.id for person in table.people}
    first, second = names.split()
    others = [user_id for name, user_id in people.items() if name not in names]
    seats = (people[first], others[0], people[second], others[1])
    now = table.env.now().timestamp()
    await store_games(table, *[partners(seats, ended_at=now)] * 12)
    await table.env.advance_time(season_end(now) - now + 120)
    await settled(table)


async def crown(table: CardTable, keeper: MemberActor) -> simcord.RoleHandle:
    """Ann and Cay are the champions of the season that has just ended, and wear this role."""
    await play_season(table, None)
    role = table.world.guild.create_role("Champion")
    await said(table, keeper, "config roles", of="partnership", role=role)
    await settled(table)
    assert wearers(table, role) == [], "the season before had no games"
    await table.env.advance_time(700)
    await settled(table)
    assert wearers(table, role) == ["ann", "cay"]
    return role


async def test_the_champions_of_the_last_season_wear_their_role(table: CardTable, keeper: MemberActor) -> None:
    role = await crown(table, keeper)
    assert says(
        await said(table, keeper, "config show"),
        "config-role",
        winner=WORDS("winner-partnership"),
        role=f"<@&{role.id}>",
    )
    request_count = len(table.env.http_requests)
    await table.restart()
    await settled(table)
    assert [one.path for one in table.env.http_requests[request_count:] if "/roles/" in one.path] == []
    await won_by(table, "bob dan")
    assert wearers(table, role) == ["bob", "dan"]
    other = table.world.guild.create_role("Gold")
    await said(table, keeper, "config roles", of="partnership", role=other)
    await settled(table)
    assert (wearers(table, role), wearers(table, other)) == ([], ["bob", "dan"])
    assert says(await said(table, keeper, "config roles", of="partnership", nobody="yes"), "config-no-roles")
    await settled(table)
    assert wearers(table, other) == []
    assert WORN_ROLES not in (await table.bot.services.store.guild_settings(table.world.guild.id))


async def test_nobody_gets_a_role_before_it_is_taken_from_the_one_before(table: CardTable, keeper: MemberActor) -> None:
    role = await crown(table, keeper)
    path = f"/guilds/{table.world.guild.id}/members/{table.cay.id}/roles/{role.id}"
    table.env.inject_error("DELETE", path, status=503, code=0, times=500)
    await won_by(table, "bob dan")
    assert wearers(table, role) == ["cay"]
    table.env.backend.faults.clear()
    await table.restart()
    await settled(table)
    assert wearers(table, role) == ["bob", "dan"], "the next process goes on"


async def test_what_discord_could_not_do_is_tried_again(table: CardTable, keeper: MemberActor) -> None:
    role = await crown(table, keeper)
    table.env.inject_error("DELETE", "/guilds/*/members/*/roles/*", status=503, code=0, times=3)
    await said(table, keeper, "config roles", of="partnership", nobody="yes")
    await settled(table)
    assert wearers(table, role) != []
    await table.env.advance_time(200)
    await settled(table)
    assert wearers(table, role) == []


async def test_roles_that_discord_forbids_wait_for_its_word(table: CardTable, keeper: MemberActor) -> None:
    role = await crown(table, keeper)
    guild = table.env.backend.get_guild(table.world.guild.id)
    own = next(one for one in guild.roles.values() if one.managed)
    assert not says(await said(table, keeper, "config show"), "roles-too-high")
    table.env.backend.reorder_roles(guild.id, [{"id": role.id, "position": own.position + 1}])
    await table.env.settle()
    assert says(await said(table, keeper, "config show"), "roles-too-high", role="Champion")
    request_count = len(table.env.http_requests)
    await won_by(table, "bob dan")
    assert wearers(table, role) == ["ann", "cay"]
    assert [one.path for one in table.env.http_requests[request_count:] if "/roles/" in one.path] == []
    table.env.backend.reorder_roles(guild.id, [{"id": role.id, "position": 1}])
    await settled(table)
    assert wearers(table, role) == ["bob", "dan"]


async def test_a_champion_who_left_and_a_role_that_is_gone(table: CardTable, keeper: MemberActor) -> None:
    role = await crown(table, keeper)
    _, bob, *_ = table.people
    table.world.guild.remove_member(bob)
    await won_by(table, "bob dan")
    assert wearers(table, role) == ["dan"], "and nobody in Bob's place"
    table.env.backend.delete_role(table.world.guild.id, role.id)
    await settled(table)
    assert says(await said(table, keeper, "config show"), "config-no-roles")
    assert WORN_ROLES not in await table.bot.services.store.guild_settings(table.world.guild.id)


async def test_who_is_forgotten_wears_nothing(table: CardTable, keeper: MemberActor) -> None:
    role = await crown(table, keeper)
    ann, cay = table.ann, table.cay
    exported = await table.bot.services.store.export_player(table.world.guild.id, ann.id)
    assert exported["roles"] == [role.id]
    question = await table.type(ann, "forget me")
    await table.press(ann, "button-forget", question.response)
    await settled(table)
    assert "ann" not in wearers(table, role)
    stored = await table.bot.services.store.guild_settings(table.world.guild.id)
    assert str(ann.id) not in str(stored)
    assert str(cay.id) not in stored.get(WORN_ROLES, "") or "cay" in wearers(table, role)


async def test_a_role_that_cannot_be_given_is_refused_by_its_name(table: CardTable, keeper: MemberActor) -> None:
    guild, backend = table.world.guild, table.env.backend
    own = next(one for one in backend.get_guild(guild.id).roles.values() if one.managed)
    plain, strong = guild.create_role("Gold"), guild.create_role("Mods", permissions=discord.Permissions.elevated())
    managed = guild.create_role("Booster", managed=True)
    high = guild.create_role("Royal", position=own.position + 1)
    everyone = simcord.RoleHandle(table.env, guild, backend.get_role(guild.id, guild.id))

    async def set_to(role: simcord.RoleHandle) -> str:
        return await said(table, keeper, "config roles", of="night", role=role)

    assert says(await set_to(high), "roles-too-high", role="Royal")
    assert says(await set_to(managed), "roles-managed", role="Booster")
    assert says(await set_to(everyone), "roles-everyone")
    assert says(await set_to(strong), "roles-powerful", role="Mods")
    backend.edit_role(guild.id, own.id, {"permissions": own.permissions & ~GIVE_ROLES.value})
    await table.env.settle()
    refused = await set_to(plain)
    assert says(refused, "roles-need-right")
    assert str((NEEDED | GIVE_ROLES).value) in refused, "the link asks for it, and only this one does"
    assert not NEEDED.manage_roles
    assert says(await said(table, keeper, "config show"), "config-no-roles")
    backend.edit_role(guild.id, own.id, {"permissions": own.permissions | GIVE_ROLES.value})
    await table.env.settle()
    shown = await set_to(plain)
    assert says(shown, "config-role", winner=WORDS("winner-night"), role=f"<@&{plain.id}>")
    assert not says(shown, "roles-need-right")
    backend.edit_role(guild.id, own.id, {"permissions": own.permissions & ~GIVE_ROLES.value})
    await table.env.settle()
    assert (await said(table, keeper, "config show")).count(WORDS("roles-need-right")) == 1
    assert not says(await said(table, keeper, "config roles", of="night", nobody="yes"), "roles-need-right")


async def test_only_roles_are_set_that_the_asker_could_give_and_that_allow_nothing_more(
    table: CardTable, keeper: MemberActor
) -> None:
    guild, backend = table.world.guild, table.env.backend
    usual = discord.Permissions(backend.get_role(guild.id, guild.id).permissions)
    answers = {}
    for name in discord.Permissions.VALID_FLAGS:
        role = guild.create_role(name, permissions=discord.Permissions(**{name: True}), position=1)
        answers[name] = says(await said(table, keeper, "config roles", of="night", role=role), "roles-powerful")
    refused = {name for name, powerful in answers.items() if powerful}
    assert refused == {
        name for name in discord.Permissions.VALID_FLAGS
        if not discord.Permissions(**{name: True}) <= (HARMLESS | usual)
    }  # fmt: skip
    assert {"view_audit_log", "mute_members", "deafen_members", "move_members", "manage_nicknames"} <= refused
    assert {"manage_events", "create_events", "administrator", "moderate_members"} <= refused
    assert not HARMLESS.mention_everyone
    opens = guild.create_role("opens the staff room", position=1)
    closed, seen = discord.PermissionOverwrite(view_channel=False), discord.PermissionOverwrite(view_channel=True)
    guild.create_text_channel("staff", overwrites={guild.default_role: closed, opens: seen})
    assert says(await said(table, keeper, "config roles", of="night", role=opens), "roles-powerful")
    greeted = guild.create_role("sees what everybody sees", position=1)
    guild.create_text_channel("lounge", overwrites={greeted: seen})
    assert not says(await said(table, keeper, "config roles", of="night", role=greeted), "roles-powerful")
    plain, high = guild.create_role("Gold", position=1), guild.create_role("Staff room", position=55)
    assert says(await said(table, keeper, "config roles", of="night", role=high), "roles-asker-too-high")
    only_manages = guild.create_role("only manages", permissions=discord.Permissions(manage_guild=True), position=52)
    mallory = guild.add_member(table.env.create_user("mallory"), roles=[only_manages])
    for options in ({"role": plain}, {"nobody": "yes"}):
        before = await table.bot.services.store.guild_settings(guild.id)
        assert says(await said(table, mallory, "config roles", of="night", **options), "roles-asker-right")
        assert await table.bot.services.store.guild_settings(guild.id) == before


async def test_a_role_that_was_given_by_hand_stays(table: CardTable, keeper: MemberActor) -> None:
    guild, backend = table.world.guild, table.env.backend
    await play_season(table, None)
    role = guild.create_role("Champion", position=1)
    backend.add_member_role(guild.id, table.ann.id, role.id)
    await said(table, keeper, "config roles", of="partnership", role=role)
    await table.env.advance_time(700)
    await settled(table)
    assert wearers(table, role) == ["ann", "cay"]
    assert str(table.ann.id) not in (await table.bot.services.store.guild_settings(guild.id))[WORN_ROLES]
    await said(table, keeper, "config roles", of="partnership", nobody="yes")
    await settled(table)
    assert wearers(table, role) == ["ann"], "the bot takes nothing that it has not given"


async def test_a_role_that_came_to_allow_more_is_given_no_longer(table: CardTable, keeper: MemberActor) -> None:
    role = await crown(table, keeper)
    table.env.backend.edit_role(
        table.world.guild.id, role.id, {"permissions": discord.Permissions(manage_messages=True).value}
    )
    await table.env.settle()
    await won_by(table, "bob dan")
    assert wearers(table, role) == []


async def test_the_winners_of_the_last_night_are_all_who_share_the_first_place(
    table: CardTable, keeper: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, cay, dan = (person.id for person in table.people)

    def night(number: int, first: tuple[int, ...], others: tuple[int, ...]) -> Finished:
        return Finished(TournamentId(number), LeagueEvent(number, ((first, 1), (others, 2))), {})

    past = [
        night(1, (ann,), (bob, cay, dan)),
        night(2, (bob, cay, -3), (7, 8, 9, ann, dan)),
        Finished(TournamentId(3), None, {}),
        night(4, (ann,), (bob,)),
        night(5, (ann,), (bob, cay, dan)),
    ]
    monkeypatch.setattr(table.bot.services.nights.past, "of_server", AsyncMock(return_value=past))
    role = table.world.guild.create_role("Night owl")
    await said(table, keeper, "config roles", of="night", role=role)
    await settled(table)
    assert wearers(table, role) == ["bob", "cay"], "of the last one that counts in full"


def test_every_family_of_games_has_champions() -> None:
    assert {str(winner) for winner in Winner} - {"night"} == {str(family) for family in Family}


# -- league
#
# ``/league`` in Discord.


@pytest.mark.table(expert="steady")
async def test_a_match_counts_in_the_league_and_seasons_have_their_own(room: Hall) -> None:
    ann, world, env = room.ann, room.world, room.world.env

    async def read_league(**options: Any) -> str:
        answer: Any = await ann.slash(room.world.channel, "league", **options)
        return look(room.world.env, answer.response).told

    assert says(await read_league(), "league-empty-nights")
    await room.open()
    for number, team in ((1, 2), (2, 1), (3, 2)):
        await room.press(number, "button-duplicate-team", team=team)
    await room.press(0, "button-duplicate-begin")
    await room.play()
    league = await read_league(of="matches")
    assert "Ann" in league
    assert "Bob" in league
    assert f"{WORDS('league-column-matches')} 1" in league
    eve = world.add_keeper()
    wrong = await eve.slash(world.channel, "config league", points="8 10")
    assert says(look(env, wrong.response).text, "config-league-wrong")
    chosen = await eve.slash(world.channel, "config league", best=1, points="10 8 6")
    assert says(look(env, chosen.response).text, "config-league-best", value=1)
    assert says(await read_league(of="matches"), "league-best", best=1, events=1)
    assert says(await read_league(of="nights"), "league-about-points", points="10, 8, 6")
    await eve.slash(world.channel, "config league", usual="yes")
    assert not says(await read_league(of="matches"), "league-best")
    assert says(await read_league(of="matches", season="2020-q1"), "league-empty-matches")
    assert says(await read_league(season="soon"), "season-wrong")


@pytest.mark.table(expert="steady")
async def test_the_head_of_the_league_is_posted_when_its_season_is_over(room: Hall) -> None:
    env, world, eve = room.world.env, room.world, room.world.add_keeper()
    await eve.slash(world.channel, "config seasons", channel=world.channel)
    await room.open()
    for number, team in ((1, 2), (2, 1), (3, 2)):
        await room.press(number, "button-duplicate-team", team=team)
    await room.press(0, "button-duplicate-begin")
    await room.play()
    [finished] = await room.bot.services.duplicate.past.of_server(world.guild.id)
    assert finished.event is not None
    over = season_end(finished.event.at)
    room.bot.features.season_posts.now = lambda: over + 3600
    assert await room.bot.features.season_posts.post_all()
    assert await room.bot.features.season_posts.post_all()
    shown = [look(env, message).told for message in world.channel.history()]
    [posted] = [text for text in shown if says(text, "season-over")]
    assert WORDS("league-title", kind=WORDS("league-of-matches")) in posted
    assert WORDS("scope-past", season=season_of(finished.event.at)) in posted
    assert "Ann" in posted
    assert "Bob" in posted
    assert not says(posted, "league-of-nights"), "nobody stands on that table"
    assert "/leaderboard" not in posted
