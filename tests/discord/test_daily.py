"""The daily deal in Discord: played on one's own panel alone, resumed, compared when it is over, shared, verified."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
import simcord

from bot.client import EuchreBot
from bot.engine.acts import Act
from bot.players.evaluation import ActEvaluation
from bot.players.review import Finding, OwnDecision
from bot.players.workers import Workers
from bot.tables.model import TournamentKind
from bot.tables.views import Snapshot
from bot.words import offers
from cogs.table.looking_back import LookingBack
from tests.discord.card_table import CardTable, mean
from tests.discord.simulation import Company, Message, Shown, feature, look
from tests.discord.test_direct_message import Alone
from tests.world import require
from tests.world.said import WORDS, says

pytestmark = pytest.mark.table(expert="steady")


class Day(Company):
    """A server whose people play the daily deal, against computers that answer at once."""

    def __init__(self, table: CardTable) -> None:
        self.world, self.people, self.restart, self._table = table.world, table.people, table.restart, table

    @property
    def bot(self) -> EuchreBot:
        return self._table.bot

    async def type(self, actor: simcord.MemberActor, **options: Any) -> Shown:
        answer: Any = await actor.slash(self.world.channel, "daily", **options)
        return look(self.world.env, answer.response)

    def table(self, actor: simcord.MemberActor) -> Snapshot | None:
        attempts = self.bot.services.tables.tournaments.of(TournamentKind.DAILY)
        return next((one for one in attempts if one.table.owner_id == actor.id), None)

    def screen(self, actor: simcord.MemberActor) -> Message:
        return [m for m in self.world.channel.history(viewer=actor) if look(self.world.env, m).ephemeral][-1]

    async def decide(self, actor: simcord.MemberActor) -> None:
        """The person presses a lawful act on their panel."""
        table = require(self.table(actor))
        view = require(table.seat_view(actor.id))
        act: Act = view.legal[-1]
        number = offers.number_acts(view).index(act)
        custom_id = f"rb:act:{table.table.table_id}:{table.table.seq}:{number}"
        await mean(self.world.env, actor, await actor.click(self.screen(actor), custom_id=custom_id))

    async def play(self, actor: simcord.MemberActor) -> None:
        await self.type(actor)
        while (table := self.table(actor)) is not None:
            view = table.seat_view(actor.id)
            if view is not None and view.legal:
                await self.decide(actor)
            else:  # computers are on turn, or the attempt is being kept
                await self.settle()

    async def settle(self) -> None:
        """The computers have played, and what is over is kept and shown."""
        await self.bot.services.tables.idle()
        await self.bot.services.daily.idle()
        await self.world.env.settle()

    async def press(self, actor: simcord.MemberActor, what: str, **values: int) -> Shown:
        screen = self.screen(actor)
        answer: Any = await actor.click(screen, custom_id=look(self.world.env, screen).custom_id(what, **values))
        return look(self.world.env, answer.response)


@pytest.fixture
def room(table: CardTable) -> Day:
    return Day(table)


async def test_a_day_from_the_first_card_to_the_shared_line(room: Day) -> None:
    begun = await room.type(room.ann, day=room.bot.services.daily.today().isoformat())
    assert begun.ephemeral
    assert says(begun.text, "daily-progress", hand=1, hands=5, points="0")
    assert says(begun.text, "daily-begin")
    for _ in range(7):
        await room.decide(room.ann)
    before = require(room.table(room.ann)).table
    await room.restart()
    assert says((await room.type(room.ann)).text, "daily-progress"), "a lost panel comes back"
    after = require(room.table(room.ann)).table
    assert (before.table_id, before.seq) == (after.table_id, after.seq)
    await room.play(room.ann)
    result = look(room.world.env, room.screen(room.ann))
    assert says(result.text, "daily-alone")
    assert any(says(result.texts[0], key) for key in OUTCOMES), "how the last hand ended"
    assert says(result.text, "daily-streak", days=1)
    assert result.labels[:5] == [WORDS("button-daily-hand", hand=number) for number in range(1, 6)]
    assert [m for m in room.world.channel.history() if not look(room.world.env, m).ephemeral] == []
    shared = await room.press(room.ann, "button-daily-share")
    assert not shared.ephemeral
    assert says(shared.text, "daily-heading")
    assert "⬜ 0" in shared.text, "what the squares mean"
    (message,) = [m for m in room.world.channel.history() if not look(room.world.env, m).ephemeral]
    answer: Any = await room.bob.click(message, custom_id=shared.custom_id("button-daily-play"))
    own = look(room.world.env, answer.response)
    assert own.ephemeral
    assert says(own.text, "daily-progress", hand=1, hands=5, points="0")
    assert look(room.world.env, message).text == shared.text, "what was shared stays"


@pytest.mark.table(pause=0.02)
async def test_the_panel_follows_slow_computers(room: Day) -> None:
    await room.type(room.ann)
    hands: set[int] = set()
    while (table := room.table(room.ann)) is not None:
        view = table.seat_view(room.ann.id)
        if view is not None and view.legal:
            shown = look(room.world.env, room.screen(room.ann)).text
            hands |= {hand for hand in range(1, 6) if says(shown, "daily-progress", hand=hand)}
            await room.decide(room.ann)
        else:
            await room.settle()
    assert hands == set(range(1, 6))
    await room.world.env.settle()
    assert says(look(room.world.env, room.screen(room.ann)).text, "daily-alone")


async def test_the_daily_deal_is_played_in_a_direct_message(table: CardTable) -> None:
    room = Alone(table)
    assert says(await room.said("daily"), "daily-progress", hand=1, hands=5)
    (own,) = room.bot.services.tables.tournaments.of(TournamentKind.DAILY)
    assert own.table.guild_id == room.ann.dm_channel.id
    assert says(await room.said("daily"), "daily-progress", hand=1, hands=5)
    assert says(await room.said("daily", show="board"), "daily-board-hidden")


async def test_nobody_is_compared_before_they_have_finished_and_a_review_shows_what_others_did(room: Day) -> None:
    feature(room.bot, LookingBack).workers = Accusing()
    bob, cay = room.people[1:3]
    await room.play(room.ann)
    await room.press(room.ann, "button-daily-hand", hand=1)
    assert says(look(room.world.env, room.screen(room.ann)).text, "review-others-none")
    assert says((await room.type(bob, show="board")).text, "daily-board-hidden")
    await room.play(bob)
    board = await room.type(bob, show="board")
    assert board.ephemeral
    assert "Ann" in board.pictures[0]
    assert says(board.text, "daily-place-alone", place=1, players=2)
    assert not says(board.text, "daily-place"), "nobody is worse than who is level with all others"
    month = await room.type(bob, show="month")
    assert not month.ephemeral
    assert "Ann" not in month.told, "today's deal is open, and everybody reads this"
    answer: Any = await bob.click(room.screen(bob), custom_id=board.custom_id("button-daily-month"))
    own = look(room.world.env, answer.response)
    assert own.ephemeral
    assert f" 0.50 · {WORDS('daily-column-days')} 1" in own.told
    await room.play(cay)
    await room.press(cay, "button-daily-hand", hand=1)
    assert says(
        look(room.world.env, room.screen(cay)).text,
        "review-others",
        choices=WORDS("review-others-count", act=WORDS("label-order-alone"), count=2),
    )


async def test_the_seal_is_shown_the_day_before_and_the_secrets_the_day_after(room: Day) -> None:
    today = room.bot.services.daily.today()
    answer = await room.type(room.ann, show="verify")
    following = (await room.bot.services.daily.chain(today + timedelta(days=1))).seal
    assert following in answer.text
    assert says(answer.text, "daily-seal-open")
    yesterday = today - timedelta(days=1)
    before = await room.type(room.ann, show="verify", day=yesterday.isoformat())
    chain = await room.bot.services.daily.chain(yesterday)
    assert chain.seal in before.text
    assert chain.secret(5).hex() in before.text
    assert says((await room.type(room.ann, show="verify", day="2999-01-01")).text, "daily-day-future")
    assert says((await room.type(room.ann, day="soon")).text, "day-wrong", day="soon")
    assert says((await room.type(room.ann, day="yesterday")).text, "daily-not-played")
    assert says((await room.type(room.ann, day="2020-01-01")).text, "daily-not-played")


OUTCOMES = ("result-made", "result-march", "result-lone-march", "result-euchre", "result-euchre-march")


class Accusing(Workers):
    """An expert to whom the first decision of every hand is the one that cost most."""

    hands_in_review = 0

    async def review(self, decisions: Sequence[OwnDecision], seed: int, most: int = 3) -> tuple[Finding, ...]:
        view, act = decisions[0]
        better = next(other for other in view.legal if other != act)
        chances = [
            replace(ActEvaluation(one, 0.0, 0, 0, 0, 0, 0), chance=chance)
            for one, chance in ((act, 0.4), (better, 0.5))
        ]
        return (Finding(0, view, chances[0], chances[1], 100),)
