-- Sharpest eye: reneges caught less false claims.
DROP INDEX board_by_reneges_caught;
ALTER TABLE standings ADD COLUMN sharp_eye BIGINT GENERATED ALWAYS AS (reneges_caught - claims_false) STORED;
CREATE INDEX board_by_sharp_eye ON standings (guild_id, family, period, sharp_eye DESC, games DESC, user_id, last_at)
WHERE ranked = 1 AND reneges_caught > claims_false;

-- Who was forgotten on a server plays no ranked game there until their season ends (Unix seconds); a person is a keyed
-- hash of their id.
CREATE TABLE unranked (
    guild_id BIGINT NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    until DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (guild_id, person)
);
