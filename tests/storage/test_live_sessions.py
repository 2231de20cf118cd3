"""Links that let somebody in at the live table, and the sessions that begin with them."""

from __future__ import annotations

from bot.live.sessions import LINK_SECONDS, SESSION_SECONDS, Sessions, digest_of
from bot.playground.play import SharedLinks
from bot.storage.api import LiveSession
from bot.storage.store import Store
from tests.storage.play import ANN, BOB, NOON
from tests.storage.rows import CHANNEL, GUILD
from tests.world import require

ANN_HERE = LiveSession(ANN, "Ann", GUILD, CHANNEL, "en-US")
BOB_HERE = LiveSession(BOB, "Bob", None, CHANNEL, "de")


async def signed_in(sessions: Sessions, person: LiveSession) -> str:
    """The digest of a new session."""
    return digest_of(require(await sessions.begin(await sessions.make_link(person))))


async def test_links_and_sessions_end_in_time(store: Store) -> None:
    now = [NOON]
    sessions = Sessions(store, lambda: now[0])
    old, secret = await sessions.make_link(ANN_HERE), await sessions.make_link(BOB_HERE)
    token = require(await sessions.begin(secret))
    assert await sessions.begin(secret) is None, "a link works once"
    digest = digest_of(token)
    assert await sessions.find(digest) == BOB_HERE._replace(ends=NOON + SESSION_SECONDS)
    assert await sessions.find(token) is None, "whoever reads the store cannot use what is there"
    now[0] += LINK_SECONDS
    assert await sessions.begin(old) is None
    now[0] = NOON + SESSION_SECONDS
    assert await sessions.find(digest) is None


async def test_a_newer_link_ends_the_older_one(store: Store) -> None:
    sessions = Sessions(store, lambda: NOON)
    older, others, newer = [await sessions.make_link(person) for person in (ANN_HERE, BOB_HERE, ANN_HERE)]
    assert [bool(await sessions.people_of(link)) for link in (older, others, newer)] == [False, True, True]


async def test_a_link_outlives_the_process_and_is_no_token(store: Store) -> None:
    link = await Sessions(store, lambda: NOON).make_link(ANN_HERE)
    restarted = Sessions(store, lambda: NOON)
    assert await restarted.find(digest_of(link)) is None
    assert await store.count_live_sessions(ANN, NOON) == 0
    assert [person.name for person in await restarted.people_of(link)] == ["Ann"]
    assert await restarted.begin(link) is not None


async def test_a_shared_link_lets_everybody_in_again_and_again(store: Store) -> None:
    sessions = SharedLinks(store, lambda: NOON)
    link = sessions.share_link([ANN_HERE, BOB_HERE])
    for place, person in ((0, ANN_HERE), (1, BOB_HERE), (1, BOB_HERE)):
        found = require(await sessions.find(digest_of(require(await sessions.begin(link, place)))))
        assert found.name == person.name
    assert await sessions.begin(link, 2) is None


async def test_a_person_s_sessions_and_links_end_together_or_one_by_one(store: Store) -> None:
    sessions = Sessions(store, lambda: NOON)
    *anns, last, bobs = [await signed_in(sessions, person) for person in (ANN_HERE, ANN_HERE, ANN_HERE, BOB_HERE)]
    await sessions.end(ANN, last)
    assert [await sessions.find(digest) is not None for digest in (*anns, last, bobs)] == [True, True, False, True]
    link = await sessions.make_link(ANN_HERE)
    await sessions.end(ANN)
    assert [await sessions.find(digest) is not None for digest in (*anns, bobs)] == [False, False, True]
    assert await sessions.begin(link) is None
    assert (await store.count_live_sessions(ANN, NOON), await store.count_live_sessions(BOB, NOON)) == (0, 1)


async def test_nobody_has_more_than_eight_sessions(store: Store) -> None:
    now = [NOON]
    sessions = Sessions(store, lambda: now[0])
    first = await signed_in(sessions, ANN_HERE)
    for _ in range(8):
        now[0] += 1
        newest = await signed_in(sessions, ANN_HERE)
    assert await sessions.people_of(await sessions.make_link(ANN_HERE))
    assert await store.count_live_sessions(ANN, now[0]) == 8
    assert await sessions.find(first) is None
    assert await sessions.find(newest) is not None


async def test_what_has_ended_is_deleted_and_forgotten_people_are_signed_out(store: Store) -> None:
    store.upkeep.now = lambda: NOON
    sessions = Sessions(store, lambda: NOON)
    digests = [await signed_in(sessions, person) for person in (ANN_HERE, BOB_HERE)]
    exported = (await store.export_player(GUILD, ANN))["signed_in"]
    assert [(one["name"], one["channel_id"]) for one in exported] == [("Ann", CHANNEL)]
    await store.forget_player(GUILD + 1, ANN)
    assert [await sessions.find(digest) is not None for digest in digests] == [False, True]
    store.upkeep.now = lambda: NOON + SESSION_SECONDS
    await store.upkeep.catch_up()
    assert await store.count_live_sessions(BOB, NOON) == 0
