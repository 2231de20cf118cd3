"""Random old-school games over a real file, restarted at every moment (law 9)."""

from __future__ import annotations

import random

import pytest

from bot.engine import presets
from bot.engine.acts import Act, ClaimCall, ClaimLead, ClaimRenege, CorrectRenege, SayMisdeal
from bot.engine.records.replay import replay
from bot.engine.views import SeatView
from bot.storage.api import TableId
from bot.tables.decisions import NextHand, Play
from bot.tables.model import Status
from bot.tables.views import Accepted
from tests.long_form import sampled
from tests.tables.company import ANN, PEOPLE, Evening


@pytest.mark.parametrize("preset", sampled(presets.PRESETS))
async def test_random_games_survive_a_restart_at_every_moment(filed: Evening, preset: str, long_form: bool) -> None:
    """Between an irregular act, its claim and the next deal: the table is the same after each restart."""
    rng = random.Random(preset)
    table_id = await filed.started(f"{preset} law=old-school")
    irregular = 0
    for _ in range(80 if long_form else 30):
        if filed.view(table_id).status is not Status.PLAYING:
            break
        irregular += await anything(filed, table_id, rng)
        await filed.clock.advance(rng.choice([0, 0.25]))
        before = filed.everything(table_id)
        await filed.restart()
        assert filed.everything(table_id) == before
    assert irregular >= (5 if long_form else 4)
    record = filed.tables.record(table_id, ANN.user_id)
    assert record is not None
    assert [hand.result for hand in replay(record.encode()).hands].count(None) == 0


async def anything(evening: Evening, table_id: TableId, rng: random.Random) -> bool:
    """Somebody does something that is offered to them; whether that was against the law, or a claim."""
    view = evening.view(table_id)
    people = [person for person in PEOPLE if view.seat_of(person.user_id) is not None]
    mines = {person.user_id: evening.mine(table_id, person) for person in people}
    options = [(person, act) for person in people for act in mines[person.user_id].offered]
    if view.claims_until is not None and (not options or rng.random() < 0.5):
        await evening.does(table_id, rng.choice(people), NextHand())
        return False
    weights = [_weight(mines[person.user_id], act) for person, act in options]
    person, act = rng.choices(options, weights)[0]
    answer = await evening.press(table_id, person, Play(act), view.seq)
    assert isinstance(answer, Accepted) or act == CorrectRenege(), act
    return act not in mines[person.user_id].legal


def _weight(mine: SeatView, act: Act) -> float:
    match act:
        case ClaimRenege() | SayMisdeal():
            return 0.05
        case ClaimLead() | ClaimCall() | CorrectRenege():
            return 0.4
        case _:
            return 1.0 if act in mine.legal else 0.4
