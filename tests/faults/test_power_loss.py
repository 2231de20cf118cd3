"""A few hundred power cuts; ``python -m tests.faults.power_loss`` makes ten thousand and more."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.faults.power_loss import LOST, WELL, Crash, cut_power, judged
from tests.faults.power_loss_disk import SECTOR, Disk, Fate
from tests.faults.power_loss_trace import History
from tests.long_form import sampled


async def test_no_power_cut_loses_or_halves_an_acknowledged_commit(tmp_path: Path, long_form: bool) -> None:
    findings = await cut_power(tmp_path, hands=1, share=0.04 if long_form else 0.01)
    assert findings.states > (200 if long_form else 50)
    assert findings.counts[WELL] == findings.states, findings.first


@pytest.mark.parametrize("synchronous", sampled(["NORMAL", "OFF"], ["NORMAL"]))
async def test_the_power_loss_test_detects_weaker_synchronous_settings(
    tmp_path: Path, synchronous: str, long_form: bool
) -> None:
    findings = await cut_power(tmp_path, hands=1, share=0.01 if long_form else 0.005, synchronous=synchronous)
    assert findings.counts[LOST] > 0


async def test_a_destroyed_database_is_not_judged_sound(tmp_path: Path) -> None:
    history = History(("nothing",), ())
    assert (await judged(Crash({"right-bower.db": b"no database at all"}, 0), history, tmp_path))[0] == "refused"
    assert (await judged(Crash({}, 0), history, tmp_path))[0] == "half"


def test_the_simulated_disk_keeps_synced_writes_and_tears_the_rest() -> None:
    disk = Disk()
    disk.created("file")
    disk.written("file", 0, b"a" * 3 * SECTOR)
    disk.synced("file")
    disk.written("file", SECTOR, b"b" * 2 * SECTOR)
    seen = {disk.after_power_loss(Fate.TORN, rng)["file"][SECTOR::SECTOR] for rng in map(_rng, range(50))}
    assert seen == {b"aa", b"ab", b"ba", b"bb"}
    assert disk.after_power_loss(Fate.LOST, _rng(1)) == {"file": b"a" * 3 * SECTOR}
    assert disk.after_power_loss(Fate.KEPT, _rng(1)) == {"file": b"a" * SECTOR + b"b" * 2 * SECTOR}


def test_a_removed_file_may_reappear_until_its_folder_is_synced() -> None:
    disk = Disk()
    disk.created("log")
    assert disk.after_power_loss(Fate.LOST, _rng(1)) == {}
    disk.synced("log")
    disk.removed("log", synced=False)
    assert disk.after_power_loss(Fate.LOST, _rng(1)) == {"log": b""}
    assert disk.after_power_loss(Fate.KEPT, _rng(1)) == {}
    disk.removed("other", synced=True)
    assert disk.after_power_loss(Fate.LOST, _rng(1)) == {}


def _rng(seed: int) -> random.Random:
    return random.Random(seed)
