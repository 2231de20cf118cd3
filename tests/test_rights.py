"""Who is let in: every kind of person, in every kind of place, asked for by every kind of row; without Discord."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, combinations, product
from typing import Any, cast

import pytest

from bot.operations.owner_journal import OwnerDecisions
from bot.rights import (
    Admitted,
    Begins,
    Cost,
    Denied,
    Place,
    Posts,
    Right,
    Rights,
    Role,
    Visitor,
    Way,
    Who,
    judge_person,
    judge_place,
)
from bot.tables.places import Home
from tests.world import require

ANN, BOB, GUILD, CHANNEL, THREAD, DM = 1, 2, 50, 70, 71, 90
PLACES = {
    "channel": Visitor(ANN, GUILD, CHANNEL, 100.0),
    "thread": Visitor(ANN, GUILD, THREAD, 100.0, parent_id=CHANNEL),
    "elsewhere": Visitor(ANN, GUILD, CHANNEL + 9, 100.0),
    "other server": Visitor(ANN, GUILD + 1, CHANNEL + 8, 100.0),
    "message": Visitor(ANN, None, DM, 100.0),
    "abroad": Visitor(ANN, GUILD + 2, CHANNEL + 7, 100.0, abroad=True),
}
"""Where Ann asks; her game stands in ``channel``."""
ROLES = [frozenset(some) for some in chain.from_iterable(combinations(Role, size) for size in range(len(Role) + 1))]
HOME = Home(GUILD, CHANNEL)
NOBODY = OwnerDecisions()

NEEDS = {Who.MANAGER: (Role.MANAGER, "refusal-not-allowed-here"), Who.BOT_OWNER: (Role.BOT_OWNER, "owner-not-yours")}
"""The rows that are judged here by what somebody is; of the others the table, night or match judges."""


@pytest.mark.parametrize("who", Who)
def test_every_row_for_every_role_in_every_place(who: Who) -> None:
    for (where, visitor), roles, place in product(PLACES.items(), ROLES, Place):
        visitor = replace(visitor, roles=roles)
        role, key = NEEDS.get(who, (None, ""))
        right = Right(who, place)
        expected = None if role is None or role in roles else Denied(key)
        assert judge_person(right, visitor, NOBODY, plays=False, person=ANN) == expected, (where, roles)
        not_there = {
            "other server": Denied("refusal-other-server"),
            "abroad": Denied("refusal-other-server"),
            "message": Denied("refusal-other-server"),
            "thread": Denied("refusal-other-channel", channel_id=CHANNEL) if place is Place.CHANNEL else None,
            "elsewhere": Denied("refusal-other-channel", channel_id=CHANNEL) if place is Place.CHANNEL else None,
        }
        there = None if place is Place.ANYWHERE else not_there.get(where)
        assert judge_place(place, visitor, HOME) == there, (where, place)


@pytest.mark.parametrize("where", PLACES)
def test_what_needs_a_server_or_the_bot_there(where: str) -> None:
    visitor, server = PLACES[where], where not in ("message", "abroad")
    needs_server = judge_person(Right(in_server=True), visitor, NOBODY, plays=False, person=None)
    assert needs_server == (None if server else Denied("refusal-only-in-servers"))
    typing = replace(visitor, way=Way.COMMAND)
    needs_bot = judge_person(Right(), typing, NOBODY, plays=False, person=None)
    assert needs_bot == (Denied("refusal-abroad") if where == "abroad" else None)


def test_a_button_about_a_person_is_theirs() -> None:
    right = Right(Who.THEMSELVES)
    for person, expected in ((ANN, None), (BOB, Denied("forget-not-yours")), (None, Denied("forget-not-yours"))):
        assert judge_person(right, PLACES["message"], NOBODY, plays=False, person=person) == expected


def test_a_personal_game_goes_wherever_its_player_goes() -> None:
    for visitor, place in product(PLACES.values(), Place):
        assert judge_place(place, visitor, Home(0, 0, person=ANN)) is None
        expected = None if place is Place.ANYWHERE else Denied("refusal-not-yours")
        assert judge_place(place, visitor, Home(0, 0, person=BOB)) == expected


def test_a_direct_message_is_a_home_of_its_own() -> None:
    assert judge_place(Place.CHANNEL, PLACES["message"], Home(DM, DM)) is None


@pytest.mark.parametrize("begins", Begins)
@pytest.mark.parametrize("always", [False, True])
@pytest.mark.parametrize("plays", [False, True])
def test_whom_the_owner_of_the_bot_keeps_out(begins: Begins, *, always: bool, plays: bool) -> None:
    right, visitor = Right(begins=begins, always=always), PLACES["channel"]

    def judged(decided: OwnerDecisions) -> Denied | None:
        return judge_person(right, visitor, decided, plays=plays, person=None)

    new = begins is Begins.A_GAME
    blocked = Denied("refusal-person-blocked")
    assert judged(OwnerDecisions(people={ANN})) == (None if always else blocked)
    assert judged(OwnerDecisions(people={BOB}, servers={GUILD + 1})) is None
    closed = not always and (new or not plays)
    assert judged(OwnerDecisions(servers={GUILD})) == (Denied("refusal-server-blocked") if closed else None)
    assert judged(OwnerDecisions(maintenance=True)) == (Denied("refusal-maintenance") if new and not always else None)
    assert judged(OwnerDecisions(True, {ANN}, {GUILD})) == (None if always else blocked)


@pytest.mark.parametrize(
    ("visitor", "expected"),
    [
        (Visitor(ANN, GUILD, CHANNEL, 0.0), True),
        (Visitor(ANN, GUILD, THREAD, 0.0, parent_id=CHANNEL), True),
        (Visitor(ANN, GUILD, THREAD, 0.0, parent_id=72), False),
        (Visitor(ANN, GUILD, THREAD, 0.0), False),
    ],
)
def test_a_moderator_is_one_of_the_tables_channel_or_its_threads(visitor: Visitor, *, expected: bool) -> None:
    others = frozenset(Role) - {Role.MODERATOR}
    assert replace(visitor, roles=frozenset({Role.MODERATOR})).moderates(CHANNEL) is expected
    assert not replace(visitor, roles=others).moderates(CHANNEL)


# -- how often, and what is posted

NONE_ASKED = cast("Any", None)
"""The tables, nights and matches of a row that is about none."""


def new_rights() -> Rights:
    return Rights(NOBODY, NONE_ASKED, NONE_ASKED, NONE_ASKED)


@pytest.mark.parametrize("cost", [cost for cost in Cost if cost.limit])
@pytest.mark.parametrize("way", Way)
async def test_who_asks_too_often_reads_when_they_may_again(cost: Cost, way: Way) -> None:
    rights, right, visitor = new_rights(), Right(cost=cost), replace(PLACES["channel"], way=way)
    most, seconds = require(cost.limit)
    for _ in range(most):
        assert await rights.judge(visitor, "one", right, {}) == Admitted()
    key = "fault-cooldown" if way is Way.COMMAND else "fault-cooldown-press"
    refused = Denied(key, again_at=int(visitor.at + seconds))
    assert await rights.judge(visitor, "one", right, {}) == (Admitted() if way is Way.TYPING else refused)
    assert await rights.judge(replace(visitor, at=visitor.at + seconds), "one", right, {}) == Admitted()
    assert await rights.judge(visitor, "another", right, {}) == Admitted()
    assert await rights.judge(replace(visitor, user_id=BOB), "one", right, {}) == Admitted()


async def test_who_is_refused_has_not_asked() -> None:
    rights, right = new_rights(), Right(Who.MANAGER, cost=Cost.PERSONAL)
    most, _ = require(Cost.PERSONAL.limit)
    for _ in range(most + 1):
        assert await rights.judge(PLACES["channel"], "one", right, {}) == Denied("refusal-not-allowed-here")
    manager = replace(PLACES["channel"], roles=frozenset({Role.MANAGER}))
    assert await rights.judge(manager, "one", right, {}) == Admitted()


@pytest.mark.parametrize("posts", Posts)
@pytest.mark.parametrize("where", PLACES)
async def test_what_is_posted_comes_from_one_budget_and_from_writers_alone(posts: Posts, where: str) -> None:
    public = posts is not Posts.NOTHING and where not in ("message", "abroad")
    silent, rights = PLACES[where], new_rights()
    writer = replace(silent, roles=frozenset({Role.WRITER}))
    unwritten = Denied("refusal-not-writing") if public and posts is Posts.MESSAGE else Admitted()
    assert await rights.judge(silent, "one", Right(posts=posts), {}) == unwritten
    most, _ = require(Cost.POSTING.limit)
    for number in range(most):
        assert await rights.judge(writer, f"{number}", Right(posts=posts), {}) == Admitted(posts=public)
    verdict = await rights.judge(writer, "one more", Right(posts=posts), {})
    assert isinstance(verdict, Denied) == (public and posts is Posts.MESSAGE)
    assert verdict == Admitted() or isinstance(verdict, Denied)
