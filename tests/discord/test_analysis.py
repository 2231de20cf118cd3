"""``/analyse``: a game judged privately from a file or from the server's own, stepped through, tried and shared."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bot.analysis.desk import BYTES_A_MINUTE, DECISIONS_A_DAY, Limit, MustWait
from bot.analysis.games import LARGEST_FILE
from bot.processes.work_queue import WorkersBusy
from bot.storage.sqlite.database import SqliteStore
from bot.tables.preferences import Preferences
from bot.ui import buttons
from bot.ui.buttons import Control
from bot.words.catalogue import Texts
from tests.discord.card_table import CardTable
from tests.discord.settlement import PATIENT
from tests.discord.simulation import Message, Shown, look
from tests.discord.test_direct_message import Alone
from tests.storage.play import partners, play
from tests.world import as_read, require
from tests.world.analysed import GOLDEN, RECORD, analysed, quick_judge, quick_play_on
from tests.world.said import WORDS, is_text, says

pytestmark = pytest.mark.proof  # whole hands in the simulated Discord


@pytest.fixture(autouse=True)
def at_once() -> Iterator[None]:
    """Nobody thinks: every seventh decision has cost something."""
    with patch("bot.analysis.desk.judge", quick_judge), patch("bot.analysis.desk.play_on", quick_play_on):
        yield


class Evening:
    """A table in whose channel Ann has handed a file in, and her answer."""

    def __init__(self, table: CardTable, message: Message | None) -> None:
        assert message is not None
        self.table, self.message = table, message
        self.ann, self.bob, *_ = table.people

    @property
    def shown(self) -> Shown:
        return look(self.table.env, self.message)

    def id_of(self, label: str) -> str:
        return next(button.custom_id for button in self.shown.buttons if button.label == label)

    async def press(self, what: Control | str, **values: int) -> Shown:
        await self.table.press(self.ann, what, self.message, **values)
        await self.table.env.settle()
        return self.shown


async def hand_in(table: CardTable, name: str = "game.euchre", data: bytes = RECORD) -> Evening:
    response = (await table.type(table.ann, "analyse", file=(name, data))).response
    await table.env.settle()
    return Evening(table, response)


async def test_a_file_is_judged_for_its_owner_alone(table: CardTable) -> None:
    evening = await hand_in(table)
    shown = evening.shown
    assert shown.ephemeral
    assert says(shown.text, "analysis-heading", title=f"{WORDS('analysis-from-file')} · game", hands=3)
    assert says(shown.pictures[0], "report-column-accuracy")
    assert shown.labels == ["Ann", "Bob", "Cay", "Dan", WORDS("button-analysis-steps"), WORDS("button-analysis-share")]
    card = await evening.press(buttons.ANALYSIS_CARD, number=4)
    assert says(card.pictures[0], "report-who", name="Dan")
    costly = analysed().cards[3].costliest
    assert len(card.pictures) == 1 + len(costly), "the moments that cost most"
    assert card.text.count("[??]") == len(costly)


async def test_stepping_goes_on_after_a_restart(table: CardTable) -> None:
    evening = await hand_in(table)
    game = analysed()
    await evening.press("button-analysis-steps")
    assert says(evening.shown.text, "analysis-step", step=1, steps=len(game.steps))
    await evening.table.restart()
    forward = await evening.press("button-replay-forward")
    assert says(forward.text, "analysis-step", step=2, steps=len(game.steps))
    mistake = await evening.press("button-replay-mistake")
    at = require(game.next_mistake(1))
    assert says(mistake.text, "analysis-step", step=at + 1)
    assert "**[??] −12%**" in mistake.text
    assert "Ann & Cay" in mistake.pictures[0]
    back = await evening.press("button-replay-trick-back")
    assert not says(back.text, "analysis-step", step=at + 1)
    assert (await evening.press("button-analysis-report")).pictures[0].startswith(WORDS("report-title"))


async def test_what_if_tells_what_comes_of_another_act(table: CardTable) -> None:
    evening = await hand_in(table)
    await evening.press("button-analysis-steps")
    shown = await evening.press("button-replay-mistake")
    [menu] = [name for name in shown.choices if name.startswith("rb:what-if:")]
    answer = (await evening.ann.select(evening.message, ["0"], custom_id=menu)).response
    await evening.table.env.settle()
    assert answer is not None
    report = look(evening.table.env, answer)
    assert report.ephemeral
    assert says(report.text, "what-if-heading", worlds=50)
    assert says(report.text, "what-if-was")
    assert says(report.text, "what-if-better", gain=12), "the better act, as the analysis has it"
    with patch.object(evening.table.bot.services.analysis, "what_if", side_effect=WorkersBusy("asleep")):
        busy = (await evening.ann.select(evening.message, ["1"], custom_id=menu)).response
    assert busy is not None
    assert is_text(look(evening.table.env, busy).text, "analysis-refused-busy")


async def test_a_moment_and_the_whole_game_are_shared(table: CardTable) -> None:
    evening = await hand_in(table)
    table, channel = evening.table, evening.table.world.channel
    await evening.press("button-analysis-share")
    [report] = channel.history()
    assert says(look(table.env, report).text, "analysis-shares-game", name="Ann")
    await evening.press("button-analysis-steps")
    await evening.press("button-replay-mistake")
    await evening.press("button-analysis-share")
    moment = max(channel.history(), key=lambda message: message.id)
    assert says(look(table.env, moment).text, "analysis-shares-moment", name="Ann")
    assert "**[??] −12%**" in look(table.env, moment).text
    looked = (await table.press(evening.bob, "button-analysis-look", moment)).response
    assert look(table.env, looked).ephemeral
    assert says(look(table.env, looked).text, "analysis-step", step=analysed().mistakes[0] + 1)


@pytest.mark.parametrize(
    ("name", "data", "key", "values"),
    [
        ("game.euchre", b"euchre-record 1\nrules whist\n", "unreadable-record", {"line": 2}),
        ("game.euchre", b"\xff", "analysis-unreadable", {"fault": WORDS("unreadable-text")}),
        ("<@1>.euchre", b"", "analysis-unreadable", {"file": "\\<@\u200b1\\>.euchre"}),
        ("game.euchre", bytes(LARGEST_FILE + 1), "analysis-too-large", {"most": "1,000"}),
    ],
)
async def test_a_file_that_cannot_be_read_gets_one_sentence(
    table: CardTable, name: str, data: bytes, key: str, values: dict[str, Any]
) -> None:
    evening = await hand_in(table, name, data)
    assert says(evening.shown.text, key, **values)
    assert "\n" not in evening.shown.text
    assert evening.shown.ephemeral


async def test_a_finished_game_is_analysed_from_everywhere(table: CardTable) -> None:
    await table.finish_games()
    ann, *_ = table.people
    history = (await table.type(ann, "history")).response
    listed = (await ann.select(history, ["1"], custom_id="rb:game-analyse")).response
    replay = (await table.type(ann, "replay", game=1)).response
    for answer in (
        listed,
        (await table.press(ann, "button-analyse", replay)).response,
        (await table.press(ann, "button-analyse")).response,
    ):
        await table.env.settle()
        assert answer is not None
        shown = look(table.env, answer)
        assert shown.ephemeral
        assert shown.pictures[0].startswith(WORDS("report-title"))
        assert says(shown.text, "analysis-heading", title=WORDS("analysis-own-game", game="1"))
        assert "rb:analysis-card:g1:1" in str(shown.buttons)


async def test_a_game_of_an_old_school_table_is_not_offered(table: CardTable) -> None:
    """It could not be analysed: acts may be irregular there."""
    store, ann = table.bot.services.store, table.ann
    assert isinstance(store, SqliteStore)
    record = (GOLDEN / "old-school" / "standard.euchre").read_text(encoding="utf-8")
    rules = record.splitlines()[1].removeprefix("rules ")
    old = replace(partners(tuple(person.id for person in table.people)), record=record, rules=rules)
    hosted = replace(old, record=RECORD.decode(), rules="standard points=5", ended_at=old.ended_at + 1)
    await play(store, old, guild_id=table.world.guild.id)
    history = table.read(await table.type(ann, "history"))
    assert [name for name in history.choices if name.startswith("rb:game-analyse")] == []
    assert [name for name in history.choices if name.startswith("rb:game-replay")] != []
    await play(store, hosted, guild_id=table.world.guild.id)
    history = table.read(await table.type(ann, "history"))
    assert history.choices["rb:game-analyse"] == ("2",)
    offered = []
    for game in (1, 2):
        shown = table.read(await table.type(ann, "replay", game=game))
        offered.append(WORDS("button-analyse") in shown.labels)
    assert offered == [False, True]


async def test_a_defect_is_told_with_what_the_log_calls_it(table: CardTable, caplog: pytest.LogCaptureFixture) -> None:
    with patch("bot.analysis.desk.decisions", side_effect=ZeroDivisionError("a test")):
        said = (await hand_in(table)).shown.text
    assert says(said, "analysis-failed")
    records = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert [reference for line in records for reference in line.strip("'").split() if reference.rstrip("'") in said]


@pytest.mark.parametrize("limit", Limit)
@pytest.mark.parametrize("at", ["bring", "analyse"])
async def test_limits_are_told_in_one_sentence(table: CardTable, limit: Limit, at: str) -> None:
    """And from when on it works again, if that is known."""
    until = table.env.now().timestamp() + 100.5 if limit in (Limit.BYTES, Limit.DECISIONS) else 0.0
    with patch.object(table.bot.services.analysis, at, side_effect=MustWait(limit, until)):
        said = (await hand_in(table)).shown.text
    again = f"<t:{math.ceil(until / 60) * 60}:f>"
    limits = {Limit.BYTES: BYTES_A_MINUTE // 1000, Limit.DECISIONS: DECISIONS_A_DAY}
    assert said == as_read(Texts()(f"analysis-refused-{limit}", most=limits.get(limit, 0), at=again))
    assert (again in said) is bool(until)
    assert f"{limits.get(limit, '')}" in said.replace(",", "")


@pytest.mark.table(times=replace(PATIENT, finding=1.5))
async def test_a_press_that_takes_long_is_answered_in_time_and_a_refusal_leaves_its_message(table: CardTable) -> None:
    evening = await judged_here(table)
    before = evening.shown
    disk = table.slow_down("finished_game")
    with patch.object(table.bot.services.analysis, "read", side_effect=MustWait(Limit.READING)):
        answer = await table.press(table.ann, "button-analysis-steps", evening.message)
        await table.env.advance_time(2.0)
        assert evening.shown == before
        disk.release()
        await table.env.settle()
    (said,) = answer.followups
    assert look(table.env, said).text == Texts()("analysis-refused-reading")
    assert evening.shown == before


async def judged_here(table: CardTable) -> Evening:
    """Ann has had the server's own game 1 judged."""
    store = table.bot.services.store
    assert isinstance(store, SqliteStore)
    people = tuple(person.id for person in table.people)
    own = replace(partners(people), record=RECORD.decode(), rules="standard points=5")
    await play(store, own, guild_id=table.world.guild.id)
    history = (await table.type(table.ann, "history")).response
    answer = (await table.ann.select(history, ["1"], custom_id="rb:game-analyse")).response
    await table.env.settle()
    return Evening(table, answer)


async def test_files_are_forgotten_with_their_owner(table: CardTable, tmp_path: Path) -> None:
    evening = await hand_in(table)
    folder = tmp_path / "analyses"
    assert len([*folder.iterdir()]) == 1
    question = (await evening.table.type(evening.ann, "forget me")).response
    await evening.table.press(evening.ann, "button-forget", question)
    assert [*folder.iterdir()] == []
    assert says((await again(evening, "button-analysis-steps")).text, "analysis-gone")


async def again(evening: Evening, what: str) -> Shown:
    """What is answered to a press on the message of a file that is gone."""
    return evening.table.read(await evening.table.press(evening.ann, what, evening.message))


async def test_a_file_is_analysed_in_the_bots_own_channel(table: CardTable) -> None:
    own = Alone(table)
    response = (await own.ann.slash("analyse", file=("game.euchre", RECORD))).response
    await own.env.settle()
    labels = look(own.env, response).labels
    assert labels == ["Ann", "Bob", "Cay", "Dan", WORDS("button-analysis-steps")], "nobody is there to share it with"


@pytest.mark.parametrize("text_only", [False, True])
async def test_all_that_is_shown_of_a_file_says_so_and_nothing_of_a_game_that_was_played_here(
    table: CardTable, text_only: bool
) -> None:
    """The file holds the server's own game 1, and is called as that is."""
    table.bot.services.readers.kept[table.ann.id] = Preferences(text_only=text_only)
    mark, name = Texts()("analysis-from-file"), Texts()("analysis-own-game", game="1")
    here = await judged_here(table)
    assert bool(here.shown.pictures) is not text_only
    file = await hand_in(table, f"{name}.euchre")
    seen_of_file, seen_here = await everything(table, file.message), await everything(table, here.message)
    controls = buttons.ANALYSIS, buttons.ANALYSIS_CARD, buttons.ANALYSIS_STEP, buttons.ANALYSIS_LOOK
    names = {"", buttons.ANALYSIS_SHARE.name, buttons.WHAT_IF.name, *(control.name for control in controls)}
    assert {*seen_of_file} == {*seen_here} == names
    for control in seen_of_file:
        assert [told for told in seen_of_file[control] if mark not in told] == [], control
        assert [told for told in seen_here[control] if mark in told] == [], control
    assert [told for told in seen_of_file[""] if f"{mark} · {name}" in told]
    assert [told for told in seen_here[""] if f"**{name}**" in told]


async def everything(table: CardTable, answer: Message) -> dict[str, list[str]]:
    """What is told when everything is pressed that leads further from an answer: by the control, and by nothing for
    that answer itself.
    """
    seen: dict[str, list[str]] = {"": [look(table.env, answer).told]}
    messages: list[Message] = [answer]
    pressed: set[tuple[str, ...]] = set()
    while new := [
        (where, kind) for where in messages for kind in kinds_on(look(table.env, where)) if kind not in pressed
    ]:
        where, kind = new[0]
        pressed.add(kind)
        shown = look(table.env, where)
        custom_id = kinds_on(shown)[kind]
        posts = {post.id for post in table.world.channel.history()}
        if custom_id in shown.choices:
            result = await table.ann.select(where, [shown.choices[custom_id][0]], custom_id=custom_id)
        else:
            result = await table.ann.click(where, custom_id=custom_id)
        await table.env.settle()
        if kind[0] == buttons.ANALYSIS_SHARE.name:
            came: list[Message] = [post for post in table.world.channel.history() if post.id not in posts]
            assert came
        else:
            came = [result.response or where]
        seen.setdefault(kind[0], []).extend(look(table.env, one).told for one in came)
        messages += [one for one in came if one not in messages]
    return seen


def kinds_on(shown: Shown) -> dict[tuple[str, ...], str]:
    """The controls of an analysis: those of a report and of a moment apart, and steps by where they lead."""
    ids = [*shown.choices, *(button.custom_id for button in shown.buttons if not button.disabled)]
    kinds: dict[tuple[str, ...], str] = {}
    for custom_id in ids:
        control, *words = custom_id.removeprefix("rb:").split(":")
        if control.startswith("analysis") or control == buttons.WHAT_IF.name:
            kinds[control, str(len(words)), words[-1] if control == buttons.ANALYSIS_STEP.name else ""] = custom_id
    return kinds
