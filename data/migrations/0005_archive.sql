-- Closed tables shrink: a journal that nobody adds to any more becomes one compressed row, and the records of its games,
-- which tell the same again, go into that row with it.

-- archived: the journal is in archives, or there is none any more.
ALTER TABLE tables ADD COLUMN archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1));

CREATE INDEX tables_to_archive ON tables (id) WHERE closed = 1 AND archived = 0;

CREATE TABLE archives (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    content BLOB NOT NULL -- see bot/storage/sqlite/archives.py
) STRICT;

-- Who stands in an archive: because they arrived at the table, or because they began a game or closed the table.
CREATE TABLE archived_people (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    arrived INTEGER NOT NULL CHECK (arrived IN (0, 1)),
    began INTEGER NOT NULL CHECK (began IN (0, 1)),
    PRIMARY KEY (guild_id, user_id, table_id)
) STRICT, WITHOUT ROWID;

-- Who asked to be forgotten, until that is done: whatever is stored of them up to these games and tables.
CREATE TABLE forgetting (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    pseudonym INTEGER NOT NULL, -- takes their place in finished games
    last_game INTEGER NOT NULL,
    last_table INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;

-- The records of games that are not archived yet. Beside the games, so that those stay close together.
CREATE TABLE records (
    game_id INTEGER PRIMARY KEY REFERENCES games (id),
    record TEXT NOT NULL
) STRICT;

INSERT INTO records SELECT id, record FROM games;

CREATE TABLE games_without_records (
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
    ranked INTEGER NOT NULL DEFAULT 0 CHECK (ranked IN (0, 1)),
    UNIQUE (table_id, last_seq) -- a game counts once
) STRICT;

INSERT INTO games_without_records
SELECT id, table_id, guild_id, first_seq, last_seq, started_at, ended_at, preset, rules, hands, ranked FROM games;

DROP TABLE games;
ALTER TABLE games_without_records RENAME TO games;

CREATE INDEX games_by_guild ON games (guild_id, ended_at, id, ranked);
CREATE INDEX games_by_preset ON games (guild_id, preset, ended_at, id, ranked);
