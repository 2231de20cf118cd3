"""Games are read from files as they were played, and nothing is known that the file does not say."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.analysis.games import UnreadableFile, read_games, states
from bot.engine import game as engine
from bot.engine.records.replay import replay
from bot.engine.rules import Law

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*.euchre"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_our_records_are_read(path: Path) -> None:
    data = path.read_bytes()
    record = replay(data)
    if record.last_state.rules.law is not Law.HOSTED:
        with pytest.raises(UnreadableFile, match="old-school"):
            read_games(data, path.name)
        return
    (game,) = read_games(data, path.name)
    assert game.names == tuple(record.seats)
    assert not any(hand.hidden for hand in game.hands)
    for hand, last in zip(game.hands, record.hands, strict=True):
        state = hand.start
        for before, seat, act in states(hand):
            assert before == state
            state = engine.apply(before, seat, act)
        assert state == last


def test_record_with_a_bad_line_is_refused_by_its_line() -> None:
    with pytest.raises(UnreadableFile, match="line 2: there is no preset"):
        read_games(b"euchre-record 1\nrules whist\n", "game.euchre")
