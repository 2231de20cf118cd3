-- A board shows the very number that it is ordered by, a whole one (bot/ratings/rating.py).
DROP INDEX board_by_cautious;
ALTER TABLE standings DROP COLUMN cautious;
ALTER TABLE standings ADD COLUMN cautious INTEGER
GENERATED ALWAYS AS (CAST(round(1000.0 + 40.0 * (mu - 25.0)) - round(20.0 * sigma) AS INTEGER)) VIRTUAL;
CREATE INDEX board_by_cautious ON standings (guild_id, family, period, cautious DESC, games DESC, user_id, last_at)
WHERE ranked = 1;
DROP INDEX partnerships_by_cautious;
ALTER TABLE partnerships DROP COLUMN cautious;
ALTER TABLE partnerships ADD COLUMN cautious INTEGER
GENERATED ALWAYS AS (CAST(round(1000.0 + 40.0 * (mu - 25.0)) - round(20.0 * sigma) AS INTEGER)) VIRTUAL;
CREATE INDEX partnerships_by_cautious
ON partnerships (guild_id, family, period, cautious DESC, games DESC, user_id, other_id, last_at) WHERE games >= 10;
