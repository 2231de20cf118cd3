-- The first schema: live tables and their journals, finished games, settings.
-- Times are Unix seconds (UTC). Tokens of interactions are never stored.

PRAGMA application_id = 1380077399; -- "RBOW": a database of Right Bower and of nobody else

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- AUTOINCREMENT: an id is never used again
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER, -- NULL: no message shows the table
    posted_at REAL,
    deadline REAL, -- NULL: no clock runs
    touched REAL NOT NULL,
    closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1)),
    journal_version INTEGER NOT NULL -- how the bodies of this journal are to be read
) STRICT;

CREATE INDEX live_tables_by_deadline ON tables (deadline) WHERE closed = 0;

-- Append-only. The key is the last word on who was first at a sequence number.
CREATE TABLE journal (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at REAL NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- Presses already written, so that a doubled one is refused. Rows older than a day are dropped.
CREATE TABLE interactions (
    interaction_id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at REAL NOT NULL
) STRICT;

CREATE INDEX interactions_by_age ON interactions (at);

CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    guild_id INTEGER NOT NULL,
    first_seq INTEGER NOT NULL,
    last_seq INTEGER NOT NULL,
    started_at REAL NOT NULL,
    ended_at REAL NOT NULL,
    preset TEXT NOT NULL,
    rules TEXT NOT NULL,
    hands INTEGER NOT NULL,
    record TEXT NOT NULL,
    UNIQUE (table_id, last_seq) -- a game counts once
) STRICT;

CREATE INDEX games_by_guild ON games (guild_id, ended_at);

-- guild_id and ended_at repeat the game's, so that a leaderboard reads one index.
CREATE TABLE game_seats (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    ended_at REAL NOT NULL,
    user_id INTEGER, -- NULL: a computer player
    name TEXT NOT NULL,
    unit INTEGER NOT NULL,
    score INTEGER NOT NULL,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    "left" INTEGER NOT NULL CHECK ("left" IN (0, 1)),
    counts TEXT NOT NULL, -- a JSON object of named tallies
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX game_seats_by_player ON game_seats (guild_id, user_id, ended_at) WHERE user_id IS NOT NULL;

CREATE TABLE guild_settings (
    guild_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (guild_id, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE facts (
    name TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
