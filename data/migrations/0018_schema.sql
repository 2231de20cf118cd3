-- The schema of 1.0. Versions before it were never released; a database of one of them is refused.
-- Times are Unix seconds (UTC), flags 0 and 1. Tokens of interactions are never stored.

PRAGMA application_id = 1380077399; -- "RBOW": a database of Right Bower and of nobody else

-- Tables and their journals.

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- AUTOINCREMENT: an id is never used again
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER, -- NULL: no message shows the table
    posted_at REAL,
    sheet_id INTEGER, -- the message with the score sheet of its running game; NULL: there is none
    deadline REAL, -- NULL: no clock runs
    touched REAL NOT NULL,
    closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1)),
    archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)) -- its journal is in archives, or is gone
) STRICT;

CREATE INDEX live_tables ON tables (id) WHERE closed = 0;
CREATE INDEX tables_by_guild ON tables (guild_id, closed);
CREATE INDEX tables_to_archive ON tables (id) WHERE closed = 1 AND archived = 0;

-- Append-only. The key is the last word on who was first at a sequence number.
CREATE TABLE journal (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at REAL NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- Where somebody sits down at a table; where people are named who need not sit there.
CREATE INDEX journal_arrivals ON journal (table_id) WHERE kind IN ('opened', 'joined', 'seat-taken');
CREATE INDEX journal_bystanders ON journal (table_id)
WHERE kind IN (
    'opened', 'started', 'closed', 'left', 'last-hand-called', 'hands-added', 'invited', 'removed', 'seat-offered'
);

-- Presses already written, so that a doubled one is refused. Rows older than a day are dropped.
CREATE TABLE interactions (
    interaction_id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at REAL NOT NULL
) STRICT;

CREATE INDEX interactions_by_age ON interactions (at);

-- A journal that nobody adds to any more becomes one compressed row, and the records of its games go into it with it.
CREATE TABLE archives (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    content BLOB NOT NULL -- see bot/storage/sql/archives.py
) STRICT;

-- Who is named in an archive: because they sat down at the table, or besides.
CREATE TABLE archived_people (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    arrived INTEGER NOT NULL CHECK (arrived IN (0, 1)),
    bystander INTEGER NOT NULL CHECK (bystander IN (0, 1)),
    PRIMARY KEY (guild_id, user_id, table_id)
) STRICT, WITHOUT ROWID;

-- Euchre nights, days' deals and duplicate matches. Their tables are in tables.

CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
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

-- Finished games.

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
    ranked INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    ending TEXT NOT NULL, -- 'played', or before its time (bot/ratings/games.py)
    UNIQUE (table_id, last_seq) -- a game counts once
) STRICT;

-- Histories are filtered within the index that they walk; id and game_id keep its order whole.
CREATE INDEX games_by_guild ON games (guild_id, ended_at, id, ranked, preset);

-- The records of games that are not archived yet. Beside the games, so that those stay close together.
CREATE TABLE records (
    game_id INTEGER PRIMARY KEY REFERENCES games (id),
    record TEXT NOT NULL
) STRICT;

-- guild_id, ended_at, preset and ranked repeat the game's, so that a player's history reads one index.
CREATE TABLE game_seats (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    ended_at REAL NOT NULL,
    preset TEXT NOT NULL,
    ranked INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    user_id INTEGER, -- NULL: a computer player; below 0: a forgotten one
    name TEXT NOT NULL,
    unit INTEGER NOT NULL,
    score INTEGER NOT NULL,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    "left" INTEGER NOT NULL CHECK ("left" IN (0, 1)),
    credited INTEGER NOT NULL CHECK (credited IN (0, 1)), -- the player has won; who left never has
    counts TEXT NOT NULL, -- a JSON object of named tallies without those that are 0
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX game_seats_by_player ON game_seats (guild_id, user_id, ended_at, game_id, ranked, preset)
WHERE user_id IS NOT NULL;

-- Ratings and statistics, kept in the transaction of a game's last act and computable from the games alone.

-- Sums per player, period ('all', '2026-Q3', '2026-07') and family of games; friendly games (ranked = 0) apart.
-- mu and sigma are the rating after the last game counted here; a month keeps that of its season. Boards are ordered by
-- the very numbers that players read (bot/ratings/games.py).
CREATE TABLE standings (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    period TEXT NOT NULL,
    family TEXT NOT NULL,
    ranked INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    "left" INTEGER NOT NULL,
    hands INTEGER NOT NULL,
    tricks INTEGER NOT NULL,
    points INTEGER NOT NULL,
    called INTEGER NOT NULL,
    made INTEGER NOT NULL,
    euchred INTEGER NOT NULL,
    marches INTEGER NOT NULL,
    lone_tried INTEGER NOT NULL,
    lone_made INTEGER NOT NULL,
    lone_marches INTEGER NOT NULL,
    euchres_made INTEGER NOT NULL,
    lone_defended INTEGER NOT NULL,
    lone_defended_won INTEGER NOT NULL,
    folded INTEGER NOT NULL,
    reneges_caught INTEGER NOT NULL, -- old-school tables (law 9): whose claims were true, whose false
    claims_true INTEGER NOT NULL,
    claims_false INTEGER NOT NULL,
    streak INTEGER NOT NULL, -- 3: the last three were won; -2: the last two were not
    last_at REAL NOT NULL,
    mu REAL,
    sigma REAL,
    cautious INTEGER
    GENERATED ALWAYS AS (CAST(round(1000.0 + 40.0 * (mu - 25.0), 0) - round(20.0 * sigma, 0) AS INTEGER)) VIRTUAL,
    shown_win_rate REAL GENERATED ALWAYS AS (round(CAST(wins AS REAL) / nullif(games, 0), 2)) VIRTUAL,
    shown_points_per_hand REAL GENERATED ALWAYS AS (round(CAST(points AS REAL) / nullif(hands, 0), 2)) VIRTUAL,
    sharp_eye INTEGER GENERATED ALWAYS AS (reneges_caught - claims_false) VIRTUAL,
    PRIMARY KEY (guild_id, user_id, period, family, ranked),
    CHECK ((ranked = 1) = (mu IS NOT NULL) AND (ranked = 1) = (sigma IS NOT NULL))
) STRICT, WITHOUT ROWID;

-- Every board reads all of its rows and sorts them: an index for each measure would take as much room as the standings.
CREATE INDEX boards ON standings (guild_id, family, period, user_id) WHERE ranked = 1;

-- A player's all-time rating after each of their ranked games, numbered from 1 within their family.
CREATE TABLE rating_steps (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    family TEXT NOT NULL,
    number INTEGER NOT NULL,
    game_id INTEGER NOT NULL REFERENCES games (id),
    at REAL NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    PRIMARY KEY (guild_id, user_id, family, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_steps_by_game ON rating_steps (game_id);

-- Who met whom in any finished game, as partners (together = 1) or not: won by user_id, lost to other_id. Best partner
-- and nemesis are chosen by the ranked ones. Every pair has two rows, one for each to be user_id.
CREATE TABLE meetings (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    together INTEGER NOT NULL CHECK (together IN (0, 1)),
    other_id INTEGER NOT NULL,
    games INTEGER NOT NULL,
    won INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    ranked_games INTEGER NOT NULL,
    ranked_won INTEGER NOT NULL,
    ranked_lost INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id, together, other_id)
) STRICT, WITHOUT ROWID;

-- Ranked games of two as partners, rated as one: user_id < other_id. Periods as in standings.
CREATE TABLE partnerships (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    other_id INTEGER NOT NULL,
    period TEXT NOT NULL,
    family TEXT NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    last_at REAL NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    cautious INTEGER
    GENERATED ALWAYS AS (CAST(round(1000.0 + 40.0 * (mu - 25.0), 0) - round(20.0 * sigma, 0) AS INTEGER)) VIRTUAL,
    PRIMARY KEY (guild_id, user_id, other_id, period, family)
) STRICT, WITHOUT ROWID;

-- Only those on a board (bot/ratings/games.py): most pairs have met once or twice.
CREATE INDEX partnerships_by_cautious
ON partnerships (guild_id, family, period, cautious DESC, games DESC, user_id, other_id, last_at) WHERE games >= 10;
CREATE INDEX partnerships_by_other ON partnerships (guild_id, other_id);

-- Settings, and what the program notes for itself. What stands at its default has no row.

CREATE TABLE guild_settings (
    guild_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (guild_id, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE player_settings (
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (user_id, name)
) STRICT, WITHOUT ROWID;

-- Whom somebody avoids: the two share no table, and neither is told of the other's choice.
CREATE TABLE avoided (
    user_id INTEGER NOT NULL,
    other_id INTEGER NOT NULL,
    PRIMARY KEY (user_id, other_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX avoided_by_other ON avoided (other_id, user_id);

CREATE TABLE notes (
    name TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Who asked to be forgotten, until that is done: whatever is stored of them up to these games, tables and tournaments.
CREATE TABLE forgetting (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    pseudonym INTEGER NOT NULL, -- takes their place in finished games
    last_game INTEGER NOT NULL,
    last_table INTEGER NOT NULL,
    last_tournament INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;

-- Who was forgotten on a server plays no ranked game there until their season ends; a person is a keyed hash of their id.
CREATE TABLE unranked (
    guild_id INTEGER NOT NULL,
    person TEXT NOT NULL,
    until REAL NOT NULL,
    PRIMARY KEY (guild_id, person)
) STRICT, WITHOUT ROWID;
