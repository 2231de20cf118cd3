-- Old-school tables (law 9): whose claims were true, whose false, and who caught a renege first.
ALTER TABLE standings ADD COLUMN reneges_caught INTEGER NOT NULL DEFAULT 0;
ALTER TABLE standings ADD COLUMN claims_true INTEGER NOT NULL DEFAULT 0;
ALTER TABLE standings ADD COLUMN claims_false INTEGER NOT NULL DEFAULT 0;

-- Only those who have caught anybody: most games are played at hosted tables.
CREATE INDEX board_by_reneges_caught
ON standings (guild_id, family, period, reneges_caught DESC, games DESC, user_id, last_at)
WHERE ranked = 1 AND reneges_caught > 0;
