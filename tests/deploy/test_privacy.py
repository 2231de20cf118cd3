"""``PRIVACY.md`` accounts for everything that is stored: each table of the database has its words there."""

from __future__ import annotations

from pathlib import Path

from bot.storage.sqlite.database import SqliteStore
from tests.storage.sqlite.files import rows

POLICY = (Path(__file__).parents[2] / "PRIVACY.md").read_text("utf-8")

TABLE, RECORD, RATINGS = "For each table:", "For each finished game: the record", "Ratings and statistics"
TOLD = {
    "tables": TABLE, "journal": TABLE, "archives": TABLE, "archived_people": TABLE, "records": RECORD,
    "games": "For each finished game: who played", "game_seats": "For each finished game: who played",
    "standings": RATINGS, "rating_steps": RATINGS, "meetings": RATINGS, "partnerships": RATINGS,
    "tournaments": "Tournaments:", "tournament_facts": "Tournaments:", "player_settings": "`/settings`",
    "avoided": "Whom you avoid", "guild_settings": "`/config`", "interactions": "Ids of presses",
    "forgetting": "That you asked to be forgotten", "unranked": "a keyed hash of your id, and the end of the season",
    "live_sessions": "That you are signed in",
    "callees": "you want to be called", "notes": "what else they did with the owner's commands",
}  # fmt: skip
"""What the policy says of each table of the database."""


async def test_every_table_of_the_database_is_accounted_for(tmp_path: Path) -> None:
    path = tmp_path / "right-bower.db"
    async with await SqliteStore.open(path):
        pass
    table_names = {name for (name,) in rows(path, "SELECT name FROM sqlite_schema WHERE type = 'table'")}
    assert {name for name in table_names if not name.startswith("sqlite_")} == set(TOLD)
    stored = POLICY.partition("## What is stored")[2].partition("## Who can see it")[0]
    assert [words for words in TOLD.values() if words not in stored] == []


def test_the_privacy_policy_has_blanks_for_the_host() -> None:
    for words in ("[name and address]", "[mail address", "[date]", "`RETENTION_DAYS`", "`/my-data`", "`/forget me`"):
        assert words in POLICY
