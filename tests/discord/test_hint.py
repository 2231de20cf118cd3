"""``/hint``: the expert's private advice, from the asker's own view; none in a ranked game or out of turn."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, ClassVar

import pytest
import simcord

from bot.engine.acts import cards_of
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players.evaluation import Advice
from bot.players.levels import advise
from bot.processes.work_queue import WorkersBusy
from bot.tables.closing import Close
from bot.tables.decisions import Decision, Person, What
from bot.tables.playing import Play
from bot.ui.live import Priority
from bot.ui.picture_queue import Late, Wait
from bot.words.advice import hint_text
from tests.discord.card_table import CardTable, QuickPictures, any_picture
from tests.discord.settlement import PATIENT
from tests.discord.simulation import Message, look
from tests.world import require
from tests.world.said import WORDS, says

pytestmark = pytest.mark.table(seed=6)


async def test_a_player_among_computers_is_advised(table: CardTable, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = table.people[:2]
    await table.gather(computers=3)
    own_view, seq = table.mine(ann), table.view.seq
    advice = advise(own_view, seq)  # now, since a busy machine may think longer than the simulation waits

    async def remember(view: SeatView, seed: int) -> Advice:
        assert (view, seed) == (own_view, seq)
        return advice

    monkeypatch.setattr(table.bot.services.workers, "advise", remember)
    answer = await table.type(ann, "hint")
    assert answer.ephemeral
    assert table.read(answer).text == hint_text(own_view, advice, WORDS)
    assert "%" in table.read(answer).text
    assert says(await table.said(bob, "hint"), "hint-no-player")


async def test_words_that_are_no_act_are_answered_as_my_hand_is_whoever_types_them(table: CardTable) -> None:
    """Who left, whose seat is given away, who is promised one, who plays no hand: the table's judge says it."""
    ann, bob, cay, dan = table.people

    async def answered(who: simcord.MemberActor) -> str:
        wrong = look(table.env, (await table.type(who, "play", card="nonsense")).response)
        hand = look(table.env, (await table.type(who, "hand")).response)
        assert (wrong.text, wrong.buttons) == (hand.text, hand.buttons)
        return f"{wrong.text} {wrong.labels}"

    await table.type(ann, "table open", computers=1, points=1)
    assert says(await answered(dan), "refusal-not-seated")
    for person in (bob, cay):
        await table.press(person, "button-join")
    assert says(await answered(bob), "hand-lobby")
    await table.press(ann, "button-start")
    await table.type(bob, "table leave")
    assert says(await answered(bob), "refusal-seat-waits")
    assert says(await table.said(bob, "hint"), "hint-no-player")
    assert says(await answered(bob), "button-back")
    await table.press(dan, "button-sit")
    assert says(await answered(dan), "refusal-seat-promised")
    assert says(await table.said(ann, "bid", call="nonsense"), "act-not-understood")
    await table.type(dan, "table join", seat=table.view.seat_of(bob.id))
    assert says(await answered(bob), "refusal-seat-given")


async def test_a_ranked_game_has_no_hints(table: CardTable) -> None:
    await table.gather()
    chair = require(table.view.to_move)
    mover = next(person for person in table.people if person.id == chair.user_id)
    panel = (await table.press(mover, "button-hand")).response
    assert WORDS("button-hint") not in look(table.env, panel).labels
    assert says(await table.said(mover, "hint"), "hint-ranked")
    [other, *_] = [person for person in table.people[:4] if person is not mover]
    assert says(await table.said(other, "hint"), "hint-no-turn")


@pytest.mark.parametrize("refused", [True, False])
@pytest.mark.table(times=replace(PATIENT, advice=0.0))
async def test_a_late_hint_is_refused_with_a_sentence(
    table: CardTable, refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think(*_: Any, **__: Any) -> None:
        if refused:
            raise WorkersBusy("it sleeps")
        await asyncio.Event().wait()

    await table.gather(computers=3)
    monkeypatch.setattr(table.bot.services.workers, "advise", think)
    answer = await table.type(table.ann, "hint")
    assert answer.ephemeral
    assert says(table.read(answer).text, "hint-busy")


async def ask(
    table: CardTable, monkeypatch: pytest.MonkeyPatch, think: Callable[[CardTable, Advice], Awaitable[Advice]]
) -> tuple[Message, Advice]:
    """A friendly game in which Ann is to play a card: her panel, and the advice; the expert thinks like this."""
    await table.gather(computers=3)
    while not (table.mine(table.ann).legal and table.mine(table.ann).public.phase is Phase.PLAY):
        await table.decide(table.choice())
    advice = advise(table.mine(table.ann), table.view.seq)
    monkeypatch.setattr(table.bot.services.workers, "advise", lambda *_, **__: think(table, advice))
    return (await table.press(table.ann, "button-hand")).response, advice


async def remember(_: CardTable, advice: Advice) -> Advice:
    return advice


async def decide_elsewhere(table: CardTable, what: What) -> None:
    """Ann decides something, but not on her panel."""
    ann = Person(table.ann.id, "Ann")
    await table.bot.services.tables.decide(Decision(table.table_id, ann, what, table.view.seq, None))


def answers(table: CardTable, since: int) -> str:
    """What was sent as the answer to a press, not as a later edit."""
    sent = table.env.http_requests[since:]
    return str([request.json for request in sent if request.path.startswith("/interactions/")])


async def test_the_panel_of_a_friendly_game_shows_the_advice(table: CardTable, monkeypatch: pytest.MonkeyPatch) -> None:
    panel, advice = await ask(table, monkeypatch, remember)
    before, view, seq = look(table.env, panel), table.mine(table.ann), table.view.seq
    await table.ann.click(panel, label=WORDS("button-hint"))
    shown = look(table.env, panel)
    assert hint_text(view, advice, WORDS).splitlines()[0] in shown.text
    assert shown.labels == before.labels
    assert table.view.seq == seq


async def _draw() -> bytes:
    return any_picture()


class LateAdvice(QuickPictures):
    """Pictures with a card in a frame are never there in time for an answer."""

    framed: ClassVar[list[object]] = []

    async def of_panel(self, *shown: Any, **_: Any) -> bytes | Late | None:
        self.framed.append(shown[-1])
        is_late = shown[-1] and Wait.ANSWER in shown
        return asyncio.create_task(_draw()) if is_late else any_picture()


@pytest.mark.table(pictures=LateAdvice)
async def test_the_advice_stands_beside_a_picture_that_comes_late(
    table: CardTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel, advice = await ask(table, monkeypatch, remember)
    words = hint_text(table.mine(table.ann), advice, WORDS).splitlines()[0]
    await table.ann.click(panel, label=WORDS("button-hint"))
    shown = look(table.env, panel)
    assert shown.pictures
    assert words in shown.text
    assert LateAdvice.framed[-2:] == [cards_of(advice.act)] * 2
    await decide_elsewhere(table, Play(table.choice()))
    await table.env.settle()
    assert words not in look(table.env, panel).text


@pytest.mark.table(times=replace(PATIENT, advice=0.5))
async def test_nobody_waits_for_a_redraw_while_the_expert_thinks(
    table: CardTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    redrawn: list[str] = []

    async def think(table: CardTable, advice: Advice) -> Advice:
        await table.bot.features.panels.redraws.turn(Priority.ONLOOKER, "another table")
        redrawn.append("another table")
        return advice

    panel, _ = await ask(table, monkeypatch, think)
    await table.ann.click(panel, label=WORDS("button-hint"))
    assert redrawn


@pytest.mark.parametrize("closed", [False, True])
async def test_a_hint_for_a_table_that_has_moved_on_shows_it_as_it_is(
    table: CardTable, monkeypatch: pytest.MonkeyPatch, closed: bool
) -> None:
    async def think(table: CardTable, advice: Advice) -> Advice:
        await decide_elsewhere(table, Close() if closed else Play(table.choice()))
        return advice

    panel, advice = await ask(table, monkeypatch, think)
    view, since = table.mine(table.ann), len(table.env.http_requests)
    await table.ann.click(panel, label=WORDS("button-hint"))
    shown = look(table.env, panel)
    assert says(answers(table, since), "refusal-closed" if closed else "refusal-stale")
    assert hint_text(view, advice, WORDS).splitlines()[0] not in answers(table, since) + shown.text
    assert says(shown.text, "closed") is closed
    assert (shown.buttons == ()) if closed else (f":{table.view.seq}" in str(shown.buttons))
