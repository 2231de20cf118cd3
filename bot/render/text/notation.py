"""A recorded game in Euchre Game Notation, as a file and a sentence about it; or a sentence why that cannot be.

Reading a record takes some milliseconds: call it off the event loop.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime

from bot.engine import presets
from bot.engine.records.notation import Inexpressible, notation
from bot.engine.records.replay import replay
from bot.render.text.catalogue import Texts

SUFFIX = ".egn"


def notation_file(
    record: str, texts: Texts, *, game_id: int | None = None, began: float | None = None
) -> tuple[bytes | None, str]:
    """The file, or ``None``; and the sentence. ``began`` is Unix time. Raises ``RecordError``."""
    game = replay(record.encode())
    try:
        said = notation(
            game,
            number=None if game_id is None else f"right-bower-{game_id}",
            title=presets.PRESETS[game.played.rules.preset].title,
            date=None if began is None else datetime.fromtimestamp(int(began), UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        )
    except Inexpressible as gap:
        return None, texts(f"notation-{gap.gap}", hand=gap.hand or 0)
    return json.dumps(said, ensure_ascii=False, indent=1).encode(), texts("notation-here")
