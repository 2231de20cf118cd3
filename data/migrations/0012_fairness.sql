-- Sharpest eye: reneges caught less false claims.
DROP INDEX board_by_reneges_caught;
ALTER TABLE standings ADD COLUMN sharp_eye INTEGER GENERATED ALWAYS AS (reneges_caught - claims_false) VIRTUAL;
CREATE INDEX board_by_sharp_eye ON standings (guild_id, family, period, sharp_eye DESC, games DESC, user_id, last_at)
WHERE ranked = 1 AND reneges_caught > claims_false;

-- Who was forgotten on a server plays no ranked game there until their season ends (Unix seconds); a person is a keyed
-- hash of their id.
CREATE TABLE unranked (
    guild_id INTEGER NOT NULL,
    person TEXT NOT NULL,
    until REAL NOT NULL,
    PRIMARY KEY (guild_id, person)
) STRICT, WITHOUT ROWID;
