"""Computers at an old-school table (law 9): what they leave to people, what they say, and when."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.engine import presets
from bot.engine.acts import ClaimLead, CorrectRenege, PlayCard, SayMisdeal
from bot.engine.state import Phase
from bot.players.levels import player
from bot.storage.api import TableId
from bot.tables.decisions import NextHand, Open, Person, Play, Start
from bot.tables.model import Status
from bot.tables.old_school import CLAIM_SECONDS
from bot.tables.views import Accepted
from tests.long_form import sampled
from tests.tables.company import ANN, Evening, Players, RandomPlayer
from tests.tables.old_school import OLD


async def test_computers_agree_to_a_misdeal_once_all_people_want_it(evening: Evening) -> None:
    table_id = await evening.started(OLD, computers=2)
    number = evening.view(table_id).hand_seq
    people = [chair for chair in evening.view(table_id).chairs if chair.user_id is not None]
    first, second = (Person(chair.user_id or 0, chair.name or "") for chair in people)
    view = await evening.does(table_id, first, Play(SayMisdeal()))
    assert view.hand_seq == number
    view = await evening.does(table_id, second, Play(SayMisdeal()))
    await evening.clock.advance(1)
    assert evening.view(table_id).hand_seq > number


async def test_a_computers_trick_rests_for_people_too(evening: Evening) -> None:
    table_id = await evening.started(f"{OLD} first_lead=dealer-left", computers=3)
    rng = random.Random(4)
    for _ in range(200):
        view = evening.view(table_id)
        assert view.public is not None
        if view.public.gather_due and view.to_move is not None and view.to_move.is_computer:
            break
        if view.to_move is not None and not view.to_move.is_computer:
            await evening.act(table_id, rng)
        else:
            await evening.clock.advance(CLAIM_SECONDS)
    else:
        raise AssertionError("no computer ever took a trick")
    number = len(view.public.tricks)
    await evening.clock.advance(7.9)
    public = evening.view(table_id).public
    assert public is not None
    assert len(public.tricks) == number
    await evening.clock.advance(0.2)
    public = evening.view(table_id).public
    assert public is not None
    assert public.result is not None or len(public.tricks) == number + 1


async def test_law_9_5_an_expert_claims_a_lead_out_of_turn_and_a_beginner_does_not(evening: Evening) -> None:
    """A person leads out of turn; the computers are asked about it before they play (law 9.5)."""
    claimed = {}
    evening.settings = replace(evening.settings, computer_pause=1)
    for channel, level in enumerate(("beginner", "expert"), 500):
        evening.players = players_of(level)
        await evening.restart()
        answer = await evening.tables.open(
            ANN, Open(1, channel, presets.parse(OLD.split()), 3, level), next(evening.interactions)
        )
        assert isinstance(answer, Accepted)
        table_id = answer.snapshot.table.table_id
        await evening.does(table_id, ANN, Start())
        claimed[level] = await lead_out_of_turn(evening, table_id)
    assert claimed == {"beginner": False, "expert": True}


def players_of(level: str) -> Players:
    """Computers that say they are of this level and play anything lawful."""
    return lambda _: RandomPlayer(level)


async def lead_out_of_turn(evening: Evening, table_id: TableId) -> bool:
    """Ann leads as soon as another is to lead; whether that was claimed."""
    rng = random.Random(5)
    for _ in range(300):
        view, mine = evening.view(table_id), evening.mine(table_id, ANN)
        public = mine.public
        leads = [act for act in mine.offered if isinstance(act, PlayCard) and act not in mine.legal]
        if public.phase is Phase.PLAY and public.turn != mine.seat and not public.trick and leads:
            view = await evening.does(table_id, ANN, Play(leads[0]))
            await evening.clock.advance(3)
            now = evening.view(table_id)
            assert now.hand_seq == view.hand_seq
            assert now.public is not None
            return any(told.claim == ClaimLead(mine.seat) and told.upheld for told in now.public.judgements)
        if public.turn == mine.seat:
            await evening.does(table_id, ANN, Play(rng.choice(mine.legal)))
        elif view.claims_until is not None:
            await evening.does(table_id, ANN, NextHand())
        else:
            await evening.clock.advance(9)
    raise AssertionError("Ann never had a chance to lead out of turn")


@pytest.mark.parametrize("preset", sampled(presets.PRESETS))
async def test_computers_play_on_beside_an_unlawful_person(evening: Evening, preset: str) -> None:
    """Ann breaks the law and claims at random among steady players; no computer fails, and the hands go on."""
    evening.players = player
    evening.settings = replace(evening.settings, computer_level="steady")
    await evening.restart()
    rng = random.Random(preset)
    table_id = await evening.started(f"{preset} law=old-school", computers=presets.build(preset).players - 1)
    first = evening.view(table_id).hand_seq
    for _ in range(120):
        view = evening.view(table_id)
        if view.status is not Status.PLAYING:
            break
        offered = [act for act in evening.mine(table_id, ANN).offered if not isinstance(act, CorrectRenege)]
        if view.claims_until is not None and rng.random() < 0.5:
            await evening.does(table_id, ANN, NextHand())
        elif offered and rng.random() < 0.8:
            await evening.does(table_id, ANN, Play(rng.choice(offered)))
        else:
            await evening.clock.advance(9)
    assert evening.view(table_id).hand_seq > first
