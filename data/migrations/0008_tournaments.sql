-- What is played for beyond a single table: Euchre nights, the daily deal, duplicate. Their tables are in tables.
CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- AUTOINCREMENT: an id is never used again
    kind TEXT NOT NULL,
    guild_id INTEGER, -- NULL: of no server, such as the daily deal
    channel_id INTEGER,
    opened_at REAL NOT NULL,
    closed_at REAL -- NULL: not over
) STRICT;

CREATE INDEX tournaments_by_guild ON tournaments (kind, guild_id, id);
CREATE INDEX live_tournaments ON tournaments (kind, id) WHERE closed_at IS NULL;

-- Append-only, as journals are.
CREATE TABLE tournament_facts (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at REAL NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (tournament_id, seq)
) STRICT, WITHOUT ROWID;

-- Whoever asks to be forgotten is so in tournaments up to this one.
ALTER TABLE forgetting ADD COLUMN last_tournament INTEGER NOT NULL DEFAULT 0;
