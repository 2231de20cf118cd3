-- A board shows the very number that it is ordered by, a whole one (bot/ratings/rating.py).
ALTER TABLE standings DROP COLUMN cautious;
ALTER TABLE standings ADD COLUMN cautious DOUBLE PRECISION
GENERATED ALWAYS AS (whole(1000.0 + 40.0 * (mu - 25.0)) - whole(20.0 * sigma)) STORED;
CREATE INDEX board_by_cautious ON standings (guild_id, family, period, cautious DESC, games DESC, user_id, last_at)
WHERE ranked = 1;
ALTER TABLE partnerships DROP COLUMN cautious;
ALTER TABLE partnerships ADD COLUMN cautious DOUBLE PRECISION
GENERATED ALWAYS AS (whole(1000.0 + 40.0 * (mu - 25.0)) - whole(20.0 * sigma)) STORED;
CREATE INDEX partnerships_by_cautious
ON partnerships (guild_id, family, period, cautious DESC, games DESC, user_id, other_id, last_at) WHERE games >= 10;
