"""*How did I play?*: the decisions of one's own hand that cost most, privately, from what one saw at the time."""

import asyncio
import json
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock, patch

import pytest
import simcord

from bot.engine.acts import PlayCard
from bot.players.expert.decide import Budget
from bot.players.review import Finding, OwnDecision, review
from bot.players.steady import Beginner
from bot.players.workers import Workers
from bot.processes.work_queue import WorkersBusy
from bot.tables.history import OwnHand
from bot.ui.replies import tell
from bot.words.catalogue import Texts
from cogs.table.looking_back import LookingBack
from tests.discord.card_table import CardTable
from tests.discord.settlement import PATIENT
from tests.discord.simulation import Shown, feature, look
from tests.world import as_read, require
from tests.world.said import WORDS, is_text, pattern_of, says

pytestmark = [pytest.mark.proof, pytest.mark.table(seed=3)]  # whole hands in the simulated Discord

COST = pattern_of("review-cost")
QUICK = Budget(calls=32, cards=(100,))


class Listening(Workers):
    """An expert who remembers what it was shown."""

    hands_in_review = 0

    def __init__(self, *, busy: bool = False, hands_in_review: int = 0) -> None:
        super().__init__()
        self.busy = busy
        self.hands_in_review = hands_in_review
        self.shown: list[tuple[OwnDecision, ...]] = []

    async def review(self, decisions: Sequence[OwnDecision], seed: int, most: int = 3) -> tuple[Finding, ...]:
        self.shown.append(tuple(decisions))
        if self.busy:
            raise WorkersBusy("it sleeps")
        return ()


def hear(table: CardTable, *, busy: bool = False, hands_in_review: int = 0) -> Listening:
    expert = Listening(busy=busy, hands_in_review=hands_in_review)
    feature(table.bot, LookingBack).workers = expert
    return expert


async def ask(table: CardTable, actor: simcord.MemberActor) -> str:
    """The words of their private answer about the hand whose result stands first in the channel."""
    return (await review_of(table, actor)).text


async def review_of(table: CardTable, actor: simcord.MemberActor) -> Shown:
    """The whole answer."""
    hand = (await table.look_at(actor, -1)).response
    result = await table.press(actor, "button-review", hand)
    assert result.response.ephemeral
    return table.read(result)


async def test_the_expert_sees_the_askers_own_decisions_only(table: CardTable) -> None:
    await table.gather()
    expert = hear(table)
    user_id = require(table.view.chairs[1].user_id)
    taken = []
    while table.view.public is not None and table.view.public.number == 1:
        act = table.choice()
        if table.mover.id == user_id and len(table.mine(table.mover).legal) > 1:
            taken.append((table.mine(table.mover), act))
        await table.decide(act)
    assert says(await ask(table, table.actor(user_id)), "review-clean", choices=len(taken))
    assert [(d.view, d.act) for d in expert.shown[0]] == taken
    assert any(isinstance(act, PlayCard) for _, act in taken)


async def test_a_costly_decision_is_shown_with_the_better_act(table: CardTable) -> None:
    await table.gather()

    class Here(Workers):
        hands_in_review = 0

        async def review(self, decisions: Sequence[OwnDecision], seed: int, most: int = 3) -> tuple[Finding, ...]:
            return review(tuple(decisions), seed, budget=QUICK)

    feature(table.bot, LookingBack).workers = Here()
    while table.view.public is not None and table.view.public.number == 1:
        view = table.mine(table.mover)
        worst = [act for act in view.legal if isinstance(act, PlayCard)]
        await table.decide(max(worst, key=lambda act: act.card) if worst else Beginner().choose(view, random.Random(1)))
    people = table.people[:4]
    seen = [await review_of(table, person) for person in people]
    reviews = [shown for shown in seen if says(shown.text, "review-heading")]
    assert reviews, seen
    for shown in reviews:
        assert says(shown.text, "review-cost")
        assert len(shown.pictures) == len(COST.findall(shown.text))
        assert all(says(alt, "review-held") and says(alt, "review-marked") and "Bob: " in alt for alt in shown.pictures)
    await table.bot.services.readers.choose(found_by(seen, people).id, "text-only", "on")
    words = await review_of(table, found_by(seen, people))
    assert words.pictures == ()
    assert len(pattern_of("review-held").findall(words.text)) == len(COST.findall(words.text)) > 0


def found_by(seen: list[Shown], people: tuple[simcord.MemberActor, ...]) -> simcord.MemberActor:
    """Somebody who was told of a decision."""
    return next(person for person, shown in zip(people, seen, strict=True) if says(shown.text, "review-heading"))


@pytest.mark.table(seed=6)
async def test_a_computers_acts_are_not_counted_as_the_persons(table: CardTable) -> None:
    ann, bob = table.people[:2]
    expert = hear(table)
    await table.gather(computers=3)
    await table.play_on(until_hand=2)
    buttons = table.read(await table.look_at(ann, -1)).buttons
    ids = {button.label: button.custom_id for button in buttons}
    offered = table.read(await table.look_at(bob, -1)).buttons
    assert [button.label for button in offered] == [WORDS("button-fair"), WORDS("button-again")]
    forged = {"type": 2, "id": 2, "style": 2, "label": "?", "custom_id": ids[WORDS("button-review")]}
    row = [{"type": 1, "id": 1, "components": [forged]}]
    backend = table.env.backend
    message = backend.create_message(table.world.channel.id, backend.bot_user.id, None, components=row, flags=1 << 15)
    result = await bob.click(simcord.ResponseMessage(table.env, message), custom_id=ids[WORDS("button-review")])
    table.watch()
    refused = table.read(result).text
    assert refused == WORDS("review-not-yours", hand=1)
    assert expert.shown == []
    answers = [request for request in table.requests if request.path.startswith(("/interactions/", "/webhooks/"))]
    assert refused in as_read(json.dumps(answers[-1].json, ensure_ascii=False))
    assert not says(json.dumps([one.json for one in answers], ensure_ascii=False), "review-thinking")


@pytest.mark.table(times=replace(PATIENT, finding=0.01))
async def test_a_slow_look_back_shows_that_it_is_searching(table: CardTable, monkeypatch: pytest.MonkeyPatch) -> None:
    await table.gather()
    await table.play_on(until_hand=2)
    expert = hear(table)
    said, own_hand = asyncio.Event(), table.bot.services.tables.own_hand

    async def found_late(*question: Any) -> OwnHand | None:
        await table.env.external_wait(said.wait(), reason="a slow store")
        return await own_hand(*question)

    async def answer(press: Any, text: str) -> None:
        await tell(press, text)
        said.set()

    monkeypatch.setattr("cogs.table.looking_back.tell", answer)
    monkeypatch.setattr(table.bot.services.tables, "own_hand", found_late)
    assert says(await ask(table, table.ann), "review-clean")
    assert len(expert.shown) == 1
    answers = [request for request in table.requests if request.path.startswith("/interactions/")]
    assert says(json.dumps(answers[-1].json, ensure_ascii=False), "review-finding")


async def test_a_player_who_left_before_the_hand_has_no_decisions_in_it(table: CardTable) -> None:
    await table.gather(computers=2)
    await table.type(table.bob, "table leave")
    await table.play_on(until_hand=2)
    assert await ask(table, table.bob) == WORDS("review-nothing", hand=1)
    assert says(await table.said(table.bob, "hint"), "hint-no-player")


@pytest.mark.parametrize("busy", [True, False])
async def test_reviews_after_a_restart_and_with_a_busy_expert(table: CardTable, busy: bool) -> None:
    await table.gather()
    await table.play_on(until_hand=2)
    await table.restart()
    hear(table, busy=busy)
    assert (says(await ask(table, table.ann), "analysis-refused-busy")) is busy


async def test_a_queued_review_says_how_many_hands_come_first(table: CardTable) -> None:
    await table.gather()
    await table.play_on(until_hand=2)
    for hands in range(3):
        hear(table, hands_in_review=hands)
        assert says(await ask(table, table.ann), "review-clean")
        answers = [request for request in table.requests if request.path.startswith("/interactions/")]
        assert says(json.dumps(answers[-1].json, ensure_ascii=False), "review-thinking", first=hands)


async def test_one_person_has_one_review_at_a_time(table: CardTable) -> None:
    await table.gather()
    await table.play_on(until_hand=2)
    handlers = feature(table.bot, LookingBack)

    class Impatient(Workers):
        """While they wait, whoever asked asks about another hand."""

        hands_in_review = 0
        seeds: list[int] = []  # noqa: RUF012 - of this test alone

        async def review(self, decisions: Sequence[OwnDecision], seed: int, most: int = 3) -> tuple[Finding, ...]:
            self.seeds.append(seed)
            press = AsyncMock()
            press.user.id = table.ann.id
            with (
                patch("cogs.table.looking_back.tell") as telling,
                patch.object(table.bot.services.readers, "of") as viewer,
            ):
                viewer.return_value.texts = Texts("en", strict=True)
                await handlers.review(press, table.view.table_id, seed + 1)
            self.told = telling.call_args.args[1]
            return ()

    expert = Impatient()
    handlers.workers = expert
    await ask(table, table.ann)
    assert is_text(expert.told, "review-one-at-a-time")
    await ask(table, table.ann)
    assert len(expert.seeds) == 2, "afterwards they may ask again, and no other hand was thought about"


async def test_a_failed_answer_leaves_the_hands_message_alone(table: CardTable) -> None:
    await table.gather()
    await table.play_on(until_hand=2)
    hear(table)
    before = [look(table.env, message).text for message in table.world.channel.history()]
    hand = (await table.look_at(table.ann, -1)).response
    table.env.inject_error("POST", "/interactions/*/callback", status=400, code=50035, times=1)
    assert says(table.read(await table.press(table.ann, "button-review", hand)).text, "review-clean", choices=5)
    assert [look(table.env, message).text for message in table.world.channel.history()] == before


async def test_the_end_of_a_game_offers_a_look_back_on_ones_own_panel(table: CardTable) -> None:
    await table.gather(points=1, computers=3)
    await table.panel(table.ann)
    await table.play_on(on_panel=True)
    shown = table.on_screen(table.ann)
    assert shown is not None
    told = table.read(await table.press(table.ann, "button-review", shown)).text
    assert any(says(told, key) for key in ("review-clean", "review-heading", "review-nothing")), told
