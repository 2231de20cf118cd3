"""Which presses are too old, however wrong the host's clock is."""

from __future__ import annotations

import random

import pytest

from bot.ui.rights import Lateness

DAY = 86_400.0


class Host:
    """A machine: its clock on the wall is wrong by ``offset`` and may be set, the other one only grows."""

    def __init__(self, offset: float) -> None:
        self.true, self.offset, self.fast = 1e9, offset, 0.0
        self.lateness = Lateness(lambda: self.true * (1 + self.fast) + self.offset, lambda: self.true - 1e9)

    def press(self, delay: float = 0.2) -> bool:
        pressed_at = self.true
        self.true += delay
        return self.lateness.is_late(pressed_at)


@pytest.mark.parametrize("offset", [0.0, -DAY, DAY, 3.0, -1e9])
def test_a_press_that_waited_for_a_paused_process_is_late(offset: float) -> None:
    host = Host(offset)
    assert not host.press()
    assert [host.press(delay) for delay in (1.0, 3.0, 3.5, 60.0, DAY)] == [False, False, True, True, True]
    assert not host.press()


@pytest.mark.parametrize("jump", [3600.0, -3600.0, DAY, 4.0, -4.0])
def test_a_changed_clock_neither_invents_nor_hides_late_presses(jump: float) -> None:
    host = Host(0.0)
    assert not host.press()
    host.offset += jump
    assert not any(host.press() for _ in range(5))
    assert host.press(10.0)
    host.offset -= jump
    assert not any(host.press() for _ in range(5))
    assert host.press(10.0)


def test_a_fast_clock_does_not_make_presses_late() -> None:
    host, rng = Host(0.0), random.Random(1)
    host.fast = 0.0001
    for _ in range(500):
        host.true += rng.uniform(1.0, DAY)
        assert not host.press(rng.uniform(0.05, 1.0))
    assert host.press(30.0)


def test_the_first_press_after_the_start_is_answered() -> None:
    assert not Host(0.0).press(60.0)
