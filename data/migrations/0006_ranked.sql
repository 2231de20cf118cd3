-- How a game ended: 'played', or before its time. 'idle' is lost by whoever was waited for; 'agreed' and 'closed' count
-- nowhere (bot/ratings/games.py).
ALTER TABLE games ADD COLUMN ending TEXT NOT NULL DEFAULT 'played';

-- Boards are ordered by what players read, so that equal values share a place: a rating's points less half its
-- deviation (bot/ratings/rating.py), averages as they are rounded.
DROP INDEX board_by_skill;
DROP INDEX board_by_win_rate;
DROP INDEX board_by_points_per_hand;
ALTER TABLE standings DROP COLUMN skill;
ALTER TABLE standings ADD COLUMN cautious REAL
GENERATED ALWAYS AS (round(1000.0 + 40.0 * (mu - 25.0)) - round(40.0 * sigma) / 2.0) VIRTUAL;
ALTER TABLE standings ADD COLUMN shown_win_rate REAL GENERATED ALWAYS AS (round(win_rate, 2)) VIRTUAL;
ALTER TABLE standings ADD COLUMN shown_points_per_hand REAL GENERATED ALWAYS AS (round(points_per_hand, 2)) VIRTUAL;
CREATE INDEX board_by_cautious ON standings (guild_id, family, period, cautious DESC, games DESC, user_id, last_at)
WHERE ranked = 1;
CREATE INDEX board_by_shown_win_rate
ON standings (guild_id, family, period, shown_win_rate DESC, games DESC, user_id, last_at) WHERE ranked = 1;
CREATE INDEX board_by_shown_points_per_hand
ON standings (guild_id, family, period, shown_points_per_hand DESC, games DESC, user_id, last_at) WHERE ranked = 1;

-- Of all meetings, those in ranked games: best partner and nemesis are chosen by them.
ALTER TABLE meetings ADD COLUMN ranked_games INTEGER NOT NULL DEFAULT 0;
ALTER TABLE meetings ADD COLUMN ranked_won INTEGER NOT NULL DEFAULT 0;
ALTER TABLE meetings ADD COLUMN ranked_lost INTEGER NOT NULL DEFAULT 0;

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
    cautious REAL GENERATED ALWAYS AS (round(1000.0 + 40.0 * (mu - 25.0)) - round(40.0 * sigma) / 2.0) VIRTUAL,
    PRIMARY KEY (guild_id, user_id, other_id, period, family)
) STRICT, WITHOUT ROWID;

-- Only those on a board (bot/ratings/rating.py): most pairs have met once or twice.
CREATE INDEX partnerships_by_cautious
ON partnerships (guild_id, family, period, cautious DESC, games DESC, user_id, other_id, last_at) WHERE games >= 10;
CREATE INDEX partnerships_by_other ON partnerships (guild_id, other_id);
