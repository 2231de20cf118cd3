-- Histories are filtered by ranked, too, and that within the index they walk; id and game_id keep its order whole.
DROP INDEX games_by_guild;
CREATE INDEX games_by_guild ON games (guild_id, ended_at, id, ranked);
DROP INDEX games_by_preset;
CREATE INDEX games_by_preset ON games (guild_id, preset, ended_at, id, ranked);

-- ranked repeats the game's, so that a player's history reads one index.
ALTER TABLE game_seats ADD COLUMN ranked INTEGER NOT NULL DEFAULT 0 CHECK (ranked IN (0, 1));

UPDATE game_seats SET ranked = (SELECT ranked FROM games WHERE id = game_seats.game_id);

DROP INDEX game_seats_by_player;
CREATE INDEX game_seats_by_player ON game_seats (guild_id, user_id, ended_at, game_id, ranked)
WHERE user_id IS NOT NULL;
DROP INDEX game_seats_by_preset;
CREATE INDEX game_seats_by_preset ON game_seats (guild_id, user_id, preset, ended_at, game_id, ranked)
WHERE user_id IS NOT NULL;

-- Who began a game or closed a table need not sit at it.
CREATE INDEX journal_acts_of_bystanders ON journal (table_id) WHERE kind IN ('started', 'closed');
