"""A relative time that has passed reads "ago": each message that counts down is edited by then, and no other counts."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

import pytest

from bot.tables.model import HOUR
from bot.ui import buttons
from tests.discord.card_table import CardTable
from tests.discord.countdowns import LATE, count_downs
from tests.discord.nights import Night8
from tests.discord.test_old_school import play_trick, to_play
from tests.languages import COMPLETE, catalogue
from tests.words.test_ways_on import source
from tests.world.clock import quiet
from tests.world.said import says

_PREPOSITION = re.compile(
    r"(?i)\b(at|by|from|in|since|until|ab|am|bis|seit|um|vor|zum|a|de|desde|el|en|hasta|à|au|avant|dans|depuis|dès) $"
)
Reach = Callable[[CardTable], Awaitable[object]]


async def to_turn(table: CardTable) -> None:
    await table.gather()


async def to_reminder(table: CardTable) -> None:
    await table.gather()
    await table.env.advance_time(61)


async def to_full_trick(table: CardTable) -> None:
    await to_play(table)
    await play_trick(table)


async def to_claims(table: CardTable) -> None:
    await to_play(table)
    while not table.view.claims_open:
        await play_trick(table)
        await table.env.advance_time(9)


async def to_theft(table: CardTable) -> None:
    await table.gather(options="steal_the_deal=yes", points=4)
    while table.view.open_deal is None or table.view.open_deal.thief is None:
        if table.view.open_deal is None:
            await table.decide(table.choice())
        else:
            thief = next(person for person in table.people if person is not table.mover)
            await table.press(thief, buttons.DEAL)


async def to_proposal(table: CardTable) -> None:
    await table.gather()
    await table.type(table.ann, "table pause", until="2h")


async def to_next_game(table: CardTable) -> None:
    """The host starts a ranked game long after the others sat down, so they are asked."""
    for person in table.people:
        await (table.type(person, "table open") if person is table.ann else table.press(person, "button-join"))
    await table.env.advance_time(HOUR)
    await table.press(table.ann, "button-start")


async def to_lobby_of_night(table: CardTable) -> None:
    await Night8(table).open()


async def to_moved_start(table: CardTable) -> None:
    """The check-in has begun when the host puts off the start."""
    night = Night8(table)
    await night.open()
    await night.press(night.ann, "button-night-join")
    await table.env.advance_time(15 * 60)
    await night.types(night.ann, "night start", start="25")
    assert night.night.check_in_open


async def to_timed_round(table: CardTable) -> None:
    await Night8(table).begun(minutes=5, rounds=1, level="beginner")


async def to_provisional_results(table: CardTable) -> None:
    night = Night8(table)
    await night.begun(rounds=1)
    await night.play_on(lambda: bool(night.night.past))


ROWS: dict[str, tuple[str, Reach]] = {
    "a turn": ("clock-turn", to_turn),
    "a turn, and its reminder": ("clock-turn", to_reminder),
    "filled trick": ("clock-trick", to_full_trick),
    "claims": ("clock-claims", to_claims),
    "a stolen deal": ("clock-theft", to_theft),
    "a proposal": ("clock-answer", to_proposal),
    "ranked lobby": ("clock-answer", to_next_game),
    "the check-in": ("night-check-in-later", to_lobby_of_night),
    "a timed round": ("night-ends", to_timed_round),
    "results": ("night-provisional", to_provisional_results),
}
"""What may count down: the key of its text, and how it comes about."""


@pytest.mark.parametrize(
    "row",
    [  # nobody has to play before a round's time is up
        pytest.param(row, marks=pytest.mark.table(reminder_seconds=HOUR if row == "a timed round" else 60.0))
        for row in ROWS
    ],
)
async def test_nothing_counts_up(table: CardTable, row: str) -> None:
    """The simulation itself fails where a time has passed (``watch_count_downs``)."""
    key, reach = ROWS[row]
    await reach(table)
    if key.startswith("clock-") and table.view.public is not None:
        for person in table.people:
            await table.press(person, buttons.HAND)
            await table.press(person, buttons.WATCH)
    await quiet()
    times = [at for _, words, standing in count_downs(table.env) for at in standing if says(words, key)]
    assert times
    await table.env.advance_time(max(times) - table.env.now().timestamp() + 2 * LATE)


@pytest.mark.parametrize("how", ["restart", "release"])
@pytest.mark.parametrize("row", ["a turn", "a proposal"])
async def test_a_panel_that_nobody_redraws_any_more_counts_down_to_nothing(
    table: CardTable, row: str, how: str
) -> None:
    """The process ends, or another one is going to serve the table; neither knows the tokens of its panels."""
    await ROWS[row][1](table)
    for person in table.people[:3]:
        await table.press(person, buttons.HAND)
    await table.press(table.dan, buttons.WATCH)
    await quiet()
    assert [1 for message, _, times in count_downs(table.env) if message.is_ephemeral and times]
    if how == "restart":
        await table.restart()
    else:
        await table.bot.features.announcers.release([table.table_id])
    assert not [1 for message, _, times in count_downs(table.env) if message.is_ephemeral and times]


@pytest.mark.table(reminder_seconds=HOUR)
async def test_a_panel_counts_to_no_time_at_which_it_cannot_be_edited(table: CardTable) -> None:
    await table.gather()
    for person in table.people:
        await table.press(person, buttons.HAND)
        await table.press(person, buttons.WATCH)
    await table.env.advance_time(2 * HOUR)


async def test_a_start_that_is_put_off_leaves_the_check_in_open(table: CardTable) -> None:
    await to_moved_start(table)
    night = Night8(table)
    await night.press(night.ann, "button-night-here")
    await table.env.advance_time(20 * 60)


async def test_a_round_that_is_called_off_counts_nothing(table: CardTable) -> None:
    await to_timed_round(table)
    night = Night8(table)
    await night.ends(table.world.add_keeper(manage_messages=True), "night call-off", buttons.NIGHT_BUTTON)
    await table.env.advance_time(HOUR)


async def test_a_round_that_waits_for_a_restart_counts_nothing(table: CardTable) -> None:
    night = Night8(table)
    await night.begun()
    await night.play_on(lambda: len(night.night.past) == 1)
    table.bot.services.owner_journal.decided.maintenance = True
    await table.env.advance_time(HOUR / 4)


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_relative_time_stands_after_no_preposition(locale: str) -> None:
    """Discord fills its place in the reader's own language, and brings one: "in 2 minutes", "il y a 2 jours"."""
    before = [
        source(key, locale).partition(place)[0]
        for key in catalogue("en") for place in ("{ $in }", "{ $ago }")
        if place in source(key, "en")
    ]  # fmt: skip
    assert len(before) > len(ROWS)
    assert [words for words in before if _PREPOSITION.search(words)] == []


def test_every_text_that_counts_down_is_here() -> None:
    """``count_down`` fills the place ``in``, which no other value has."""
    keys = {key for key in catalogue("en") if "{ $in }" in source(key, "en")}
    assert keys == {key for key, _ in ROWS.values()}
