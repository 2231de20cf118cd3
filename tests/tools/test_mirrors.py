"""What is learned of one suit holds for the other: the nets' inputs change places as the suits do."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

import numpy as np

from bot.players.expert.batch import CARDS, batch_of, play_features
from bot.players.expert.nets import features
from tests.players.expert.test_batch import KINDS_OF_PLAY, first_leads
from tools.school.mirrors import mirror_of_cards


def test_mirrored_hands_are_sensed_mirrored() -> None:
    """The two suits that are not of trump's colour are alike: change them, and only their inputs change places."""
    order = np.array([*range(17), *range(25, CARDS), *range(17, 25)])
    suits, every, voids = np.array([0, 1, 3, 2]), np.array([0]), 0
    for state in chain(first_leads("standard", 9, 20), *(first_leads(preset, 9, 8) for preset in KINDS_OF_PLAY)):
        batch = batch_of([state])
        copies = np.concatenate([order + CARDS * copy for copy in range(batch.shape.copies)])
        there = np.argsort(copies)
        mirrored = replace(
            batch, where=batch.where[:, copies], turned_down=suits[batch.turned_down],
            turnup=np.where(batch.turnup < 0, batch.turnup, there[batch.turnup]), voids=batch.voids.copy(),
            taken=batch.taken.copy(), called=np.where(batch.called < 0, batch.called, suits[batch.called]),
            best_called=np.where(batch.best_called < 0, batch.best_called, there[batch.best_called]),
        )  # fmt: skip
        for _ in range(11):
            cards = batch.lawful().argmax(1)
            batch.lay(cards)
            mirrored.lay(there[cards])
            assert (features(mirrored, every) == features(batch, every)[:, mirror_of_cards(batch.shape).inputs]).all()
            voids += int(batch.voids[:, :, 2:].sum())
        assert features(batch, every).shape == (1, play_features(batch.shape).width)
    assert voids > 0
