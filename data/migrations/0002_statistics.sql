-- Ratings and statistics, kept in the transaction of a game's last act and computable from the games alone.

-- ranked: people only, on a server that ranked games when this one ended.
ALTER TABLE games ADD COLUMN ranked INTEGER NOT NULL DEFAULT 0 CHECK (ranked IN (0, 1));

UPDATE games SET ranked = NOT EXISTS (SELECT 1 FROM game_seats WHERE game_id = games.id AND user_id IS NULL);

CREATE INDEX games_by_preset ON games (guild_id, preset, ended_at);

-- credited: the player has won (see bot/ratings/outcome.py); who left never has. user_id < 0: a forgotten player.
ALTER TABLE game_seats ADD COLUMN credited INTEGER NOT NULL DEFAULT 0 CHECK (credited IN (0, 1));

UPDATE game_seats SET credited = won AND NOT "left";

-- preset repeats the game's, so that a player's history reads one index.
ALTER TABLE game_seats ADD COLUMN preset TEXT NOT NULL DEFAULT '';

UPDATE game_seats SET preset = (SELECT preset FROM games WHERE id = game_seats.game_id);

CREATE INDEX game_seats_by_preset ON game_seats (guild_id, user_id, preset, ended_at) WHERE user_id IS NOT NULL;

-- Where somebody arrives at a table, to find the tables that know a player.
CREATE INDEX journal_arrivals ON journal (table_id) WHERE kind IN ('opened', 'joined');
CREATE INDEX tables_by_guild ON tables (guild_id, closed);

-- Sums per player, period ('all', '2026-Q3', '2026-07') and family of games; friendly games (ranked = 0) apart.
-- mu and sigma are the rating after the last game counted here; a month keeps that of its season.
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
    streak INTEGER NOT NULL, -- 3: the last three were won; -2: the last two were not
    last_at REAL NOT NULL,
    mu REAL,
    sigma REAL,
    skill REAL GENERATED ALWAYS AS (mu - 3.0 * sigma) STORED,
    win_rate REAL GENERATED ALWAYS AS (CAST(wins AS REAL) / games) STORED,
    points_per_hand REAL GENERATED ALWAYS AS (CAST(points AS REAL) / hands) STORED,
    PRIMARY KEY (guild_id, user_id, period, family, ranked),
    CHECK (ranked = (mu IS NOT NULL) AND ranked = (sigma IS NOT NULL))
) STRICT, WITHOUT ROWID;

-- One index a board, in the order of its rows; last_at and games let it skip who is hidden.
CREATE INDEX board_by_skill ON standings (guild_id, family, period, skill DESC, games DESC, user_id, last_at)
WHERE ranked = 1;
CREATE INDEX board_by_wins ON standings (guild_id, family, period, wins DESC, games DESC, user_id, last_at)
WHERE ranked = 1;
CREATE INDEX board_by_win_rate ON standings (guild_id, family, period, win_rate DESC, games DESC, user_id, last_at)
WHERE ranked = 1;
CREATE INDEX board_by_points_per_hand
ON standings (guild_id, family, period, points_per_hand DESC, games DESC, user_id, last_at) WHERE ranked = 1;
CREATE INDEX board_by_euchres_made
ON standings (guild_id, family, period, euchres_made DESC, games DESC, user_id, last_at) WHERE ranked = 1;
CREATE INDEX board_by_euchred ON standings (guild_id, family, period, euchred DESC, games DESC, user_id, last_at)
WHERE ranked = 1;
CREATE INDEX board_by_lone_marches
ON standings (guild_id, family, period, lone_marches DESC, games DESC, user_id, last_at) WHERE ranked = 1;

-- A player's all-time rating after each of his ranked games, numbered from 1 within their family.
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

-- Who met whom in any finished game, as partners (together = 1) or not: won by user_id, lost to other_id.
CREATE TABLE meetings (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    together INTEGER NOT NULL CHECK (together IN (0, 1)),
    other_id INTEGER NOT NULL,
    games INTEGER NOT NULL,
    won INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id, together, other_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX meetings_by_other ON meetings (guild_id, other_id);
