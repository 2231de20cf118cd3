"""Holds what people were told against what the database keeps."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.faults.clickers import Pressed


@dataclass(frozen=True, slots=True)
class Account:
    """What came of a run of presses; ``faults`` is empty when everything is right."""

    presses: int
    acknowledged: int
    unanswered: int
    on_old_buttons: int
    acts: int
    faults: tuple[str, ...]


def entries(database: Path) -> list[tuple[str, Any]]:
    """Kind and body of every entry of every journal."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as rows:
        journal_rows = rows.execute("SELECT kind, body FROM journal ORDER BY table_id, seq").fetchall()
    return [(kind, json.loads(body)) for kind, body in journal_rows]


def audit(database: Path, pressed: Iterable[Pressed]) -> Account:
    """Compare every press with the journal: nothing acknowledged is lost, nothing is played twice or though refused."""
    every = list(pressed)
    faults = []
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as rows:
        if (integrity := rows.execute("PRAGMA integrity_check").fetchall()) != [("ok",)]:
            faults.append(f"integrity: {integrity}")
        stored = {press for (press,) in rows.execute("SELECT interaction_id FROM interactions")}
        stored |= {json.loads(body).get("press") for (body,) in rows.execute("SELECT body FROM journal")}
        acts = [
            (table, seq, json.loads(body))
            for table, seq, body in rows.execute("SELECT table_id, seq, body FROM journal WHERE kind = 'acted'")
        ]
        gaps = rows.execute("SELECT table_id FROM journal GROUP BY table_id HAVING count(*) <> max(seq)").fetchall()
    faults += [f"table {table} has gaps" for (table,) in gaps]
    by_press = Counter(body["press"] for _, _, body in acts if body["press"] is not None)
    faults += [f"press {press} was played {times} times" for press, times in by_press.items() if times > 1]
    drawn: Counter[tuple[int, int]] = Counter()
    for press in every:
        number = press.interaction.id
        target = press.table_and_seq
        if press.accepted and target is not None and number not in stored:
            faults.append(f"{press.custom_id}, acknowledged, is lost")
        if press.refused and target is not None and by_press[number]:
            faults.append(f"{press.custom_id}, refused, was played")
        if target is not None and by_press[number]:
            drawn[target] += 1
    faults += [f"{press.custom_id} was ignored" for press in every if press.ignored]
    faults += [f"two acts were played for table and turn {target}" for target, times in drawn.items() if times > 1]
    return Account(
        presses=len(every),
        acknowledged=sum(press.accepted for press in every),
        unanswered=sum(press.answer is None for press in every),
        on_old_buttons=sum(press.old and press.answer is not None for press in every),
        acts=sum(by_press.values()),
        faults=tuple(faults),
    )
