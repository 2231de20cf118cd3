"""The last tricks solved with open hands, and the two ways in which the worlds of a decision are ended."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from bot.engine.acts import PlayCard
from bot.players.expert.batch import BatchState, Ints
from bot.players.expert.card_evaluator import CardEvaluator, solvable_tricks, solved_tricks
from bot.players.expert.comparison import OutcomeCounts
from bot.players.expert.nets import play_out
from bot.players.expert.worlds import BatchSampler
from tests.players.expert.test_batch import in_the_play, policies


def tried(batch: BatchState) -> Ints:
    """The tricks of the makers' side, every lawful card of everybody tried one after the other."""
    if batch.tricks == batch.shape.tricks:
        return batch.makers_tricks()
    rows, cards = np.nonzero(batch.lawful())
    lines = batch.rows(rows)
    lines.lay(cards)
    ends, starts = tried(lines), np.searchsorted(rows, np.arange(len(batch)))
    most: Ints = np.maximum.reduceat(ends, starts)
    least: Ints = np.minimum.reduceat(ends, starts)
    return np.where(batch.makers[np.arange(len(batch)), batch.turn], most, least)


@pytest.mark.proof
@pytest.mark.parametrize("preset", ["standard", "csl", "cutthroat", "two-handed", "call-ace", "hasenpfeffer"])
def test_solved_tricks_match_exhaustive_search(preset: str) -> None:
    """In company and alone, whoever leads and however many cards lie in the trick."""
    met: Counter[tuple[int, int, int]] = Counter()
    for _, view in in_the_play(preset, 3, 12 if preset == "hasenpfeffer" else 25):
        batch = BatchSampler(view, 12, np.random.default_rng(1)).batch
        if batch.tricks >= batch.shape.tricks - solvable_tricks(batch):
            met[batch.active, batch.tricks, batch.laid] += 1
            assert solved_tricks(batch.rows(np.arange(len(batch)))).tolist() == tried(batch).tolist()
    assert len(met) > (9 if preset in ("standard", "csl") else 3)
    actives = {"standard": {3, 4}, "csl": {2, 3, 4}, "cutthroat": {3}, "two-handed": {2}}
    assert {active for active, _, _ in met} == actives.get(preset, {4})


def test_nothing_is_left_to_solve_when_the_hand_is_over() -> None:
    _, view = next(in_the_play("standard", 15, 6))
    batch = BatchSampler(view, 5, np.random.default_rng(3)).batch
    play_out(policies(view), batch, 5)
    assert solved_tricks(batch).tolist() == batch.makers_tricks().tolist()


def test_every_other_world_is_ended_with_open_hands() -> None:
    """Each card of each world drawn ends as that world does by itself, whether it was drawn before or not."""
    _, view = next(pair for pair in in_the_play("standard", 14, 6) if len(pair[1].public.tricks) == 1)
    evaluator, tallies = CardEvaluator(view, random.Random(9)), {act: OutcomeCounts() for act in view.legal}
    sampler, act = evaluator.sampler, view.legal[0]
    assert isinstance(act, PlayCard)
    ends = []
    for solved in (False, True):
        batch = sampler.batch.rows(np.arange(len(sampler.batch)))
        batch.lay(np.full(len(batch), evaluator.number[act.card]))
        end_rows = evaluator.end_rows(batch, np.full(len(batch), solved))
        ends.append(np.array([evaluator.ends[end].chance for end in end_rows]))
    one, two, three = np.flatnonzero(ends[0] != ends[1])[:3]
    rows = np.array([one, one, two, two, two, three, three, one])
    sampler.draw = lambda count: rows[:count]  # type: ignore[method-assign]  # which worlds are drawn is left to chance
    for count in (4, len(rows)):
        evaluator.run(view.legal, count, tallies)
    assert tallies[act].chances.tolist() == [ends[at % 2][row] for at, row in enumerate([*rows[:4], *rows])]
