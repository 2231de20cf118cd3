"""Phrases: whoever plays says them before a game, between two hands and after it, two a person, and nothing changes."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from itertools import count, product

import pytest

from bot.engine.state import Phase
from bot.storage.api import TableId
from bot.tables.beginning import Start
from bot.tables.closing import Close
from bot.tables.conceding import Concede
from bot.tables.decisions import Reason
from bot.tables.hands import TakePack
from bot.tables.model import LONGEST_PAUSE, Phrase, Status
from bot.tables.pausing import Pause
from bot.tables.seating import Join, Leave
from bot.tables.talking import Say
from tests.tables.company import ANN, BOB, CAY, DAN, EVE, FRIENDLY, GUILD, PEOPLE, Evening, friendly
from tests.tables.memory import MemoryStore
from tests.tables.old_school import OLD, play_hand, to_play

THANKS = Say(Phrase.THANKS)
PAUSE = 10.0
"""The computers' pause: people look at a hand that is over for four times as long."""


async def lobby(evening: Evening, words: str = FRIENDLY) -> TableId:
    table_id = await evening.open(words)
    await evening.join(table_id, *PEOPLE[1:])
    return table_id


async def bidding(evening: Evening) -> TableId:
    return await evening.started(FRIENDLY)


async def play(evening: Evening) -> TableId:
    return await to_play(evening, FRIENDLY)


async def pause(evening: Evening) -> TableId:
    table_id = await evening.started(FRIENDLY)
    for person in PEOPLE:
        await evening.does(table_id, person, Pause(evening.clock.now() + LONGEST_PAUSE))
    return table_id


async def claims(evening: Evening) -> TableId:
    table_id = await to_play(evening, OLD)
    assert (await play_hand(evening, table_id)).claims_open
    return table_id


async def between(evening: Evening) -> TableId:
    evening.set(computer_pause=PAUSE)
    table_id = await friendly(evening, "standard points=10")
    await evening.play_hands(table_id)
    return table_id


async def deal(evening: Evening) -> TableId:
    table_id = await evening.started(f"{FRIENDLY} steal_the_deal=yes")
    assert evening.view(table_id).open_deal is not None
    return table_id


async def over(evening: Evening) -> TableId:
    table_id = await friendly(evening)
    await evening.finish(table_id)
    return table_id


async def closed(evening: Evening) -> TableId:
    table_id = await lobby(evening)
    await evening.does(table_id, ANN, Close())
    return table_id


PHASES: dict[Callable[[Evening], Awaitable[TableId]], Reason | None] = {
    lobby: None, between: None, deal: None, over: None,
    bidding: Reason.HAND_ON, play: Reason.HAND_ON, pause: Reason.HAND_ON, claims: Reason.HAND_ON,
    closed: Reason.CLOSED,
}  # fmt: skip
"""Why nobody can say anything then; ``None`` if they can."""


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.__name__)
async def test_players_talk_only_while_no_hand_is_played(
    evening: Evening, phase: Callable[[Evening], Awaitable[TableId]]
) -> None:
    table_id, refused = await phase(evening), PHASES[phase]
    if refused is not None:
        assert await evening.refusal(table_id, BOB, THANKS) is refused
        snapshot = evening.tables.snapshot(table_id)
        assert snapshot is None or not (snapshot.table.sayings or snapshot.table.may_talk)
        return
    assert evening.view(table_id).may_talk
    view = await evening.does(table_id, BOB, THANKS)
    assert view.sayings == ((view.seat_of(BOB.user_id), Phrase.THANKS),)
    assert await evening.refuse(table_id, EVE, THANKS) is Reason.NOT_SEATED
    await evening.restart()
    assert evening.view(table_id).sayings == view.sayings


async def test_whoever_has_left_says_nothing(evening: Evening) -> None:
    table_id = await between(evening)
    await evening.does(table_id, BOB, Leave())
    assert await evening.refusal(table_id, BOB, THANKS) is Reason.SEAT_WAITS


async def test_each_person_says_two_things_from_one_hand_to_the_next(evening: Evening) -> None:
    table_id = await lobby(evening)
    for phrase in (Phrase.GOOD_LUCK, Phrase.GOOD_LUCK):
        await evening.does(table_id, BOB, Say(phrase))
    await evening.does(table_id, CAY, THANKS)
    assert await evening.refuse(table_id, BOB, THANKS) is Reason.SAID_ENOUGH
    await evening.does(table_id, BOB, Leave())
    assert len(evening.view(table_id).sayings) == 1, "nobody says what somebody who is gone has said"
    await evening.does(table_id, EVE, Join())
    assert len(evening.view(table_id).sayings) == 1
    await evening.does(table_id, EVE, Leave())
    await evening.does(table_id, BOB, Join())
    assert await evening.refuse(table_id, BOB, THANKS) is Reason.SAID_ENOUGH, "whoever comes back has said it"
    assert len(evening.view(table_id).sayings) == 3


async def test_what_was_said_stays_until_the_first_card_of_the_next_hand(evening: Evening) -> None:
    table_id, rng = await between(evening), random.Random(2)
    number = evening.view(table_id).hand_seq
    for _ in range(2):
        view = await evening.does(table_id, BOB, THANKS)
    assert view.hand_seq == number, "people still look at the hand that is over"
    await evening.clock.advance(4 * PAUSE)
    view = evening.view(table_id)
    assert view.hand_seq != number
    phases = set()
    while (public := view.public) is not None and public.result is None:
        assert len(view.sayings) == (0 if public.phase is Phase.PLAY else 2)
        phases.add(public.phase)
        view = await evening.act(table_id, rng)
    assert {Phase.ORDER, Phase.PLAY} <= phases
    assert view.sayings == ()
    assert await evening.does(table_id, BOB, THANKS), "a new time between two hands has begun"


async def test_a_game_that_is_conceded_during_a_hand_begins_a_new_time_to_talk(evening: Evening) -> None:
    table_id = await lobby(evening)
    for _ in range(2):
        await evening.does(table_id, BOB, THANKS)
    await evening.store.set_guild_setting(GUILD, "ranked", "no")
    await evening.does(table_id, ANN, Start())
    assert len(evening.view(table_id).sayings) == 2
    await evening.does(table_id, BOB, Concede())
    assert (await evening.does(table_id, DAN, Concede())).sayings == ()
    assert len((await evening.does(table_id, BOB, Say(Phrase.GOOD_GAME))).sayings) == 1


async def test_a_server_can_switch_phrases_off(evening: Evening) -> None:
    await evening.store.set_guild_setting(GUILD, "talk", "no")
    table_id = await lobby(evening)
    assert not evening.view(table_id).may_talk
    assert await evening.refuse(table_id, BOB, THANKS) is Reason.NO_TALK


async def test_nobody_is_offered_phrases_alone(evening: Evening) -> None:
    table_id = await evening.open(FRIENDLY, computers=2)
    assert not evening.view(table_id).may_talk
    await evening.join(table_id, BOB)
    assert evening.view(table_id).may_talk


@pytest.mark.parametrize("words", [FRIENDLY, f"{FRIENDLY} steal_the_deal=yes"])
async def test_nothing_that_is_said_changes_a_game(words: str) -> None:
    """Not a deal, though it comes with a press, nor a record, a figure or a clock."""
    silent, talked = [await played(words, said) for said in ((), (Phrase.NICE_HAND, Phrase.THANKS))]
    assert silent == talked


async def played(words: str, said: Sequence[Phrase]) -> list[object]:
    """All that people saw of a game but what they said, then its result, record included."""
    store, rng, presses, seen = MemoryStore(), random.Random(5), count(900_000), list[object]()
    evening = Evening(store)
    evening.set(computer_pause=PAUSE)
    table_id = await lobby(evening, words)

    async def talk() -> None:
        for person, phrase in product(PEOPLE, said):
            await evening.press(table_id, person, Say(phrase), press=next(presses))
        assert len(evening.view(table_id).sayings) == len(PEOPLE) * len(said)

    await talk()
    await evening.does(table_id, ANN, Start())
    while (view := evening.view(table_id)).status is Status.PLAYING:
        seen.append((view.public, view.chairs, view.commitment, view.deadline, evening.clock.now()))
        if view.public is not None and view.public.turn is not None:
            await evening.act(table_id, rng)
            continue
        await talk()
        if view.open_deal is not None:
            await evening.does(table_id, evening.mover(table_id), TakePack())
        else:
            await evening.clock.advance(4 * PAUSE)
    await talk()
    await evening.tables.close()
    return [*seen, *(replace(result, first_seq=0, last_seq=0) for _, result in store.results)]
