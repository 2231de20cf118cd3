-- What PostgreSQL has beside the schema of data/migrations, which is translated for it (bot/storage/postgres/schema.py). A
-- later version may have a file here, under the same number; it comes first.

CREATE TABLE schema_version (
    application TEXT PRIMARY KEY CHECK (application = 'right-bower'), -- one row: this database is ours
    version INTEGER NOT NULL
);

-- Processes of the bot that ever ran; numbers only grow. Every write names its process's epoch and is refused when that
-- is over, so that a process that was thought dead writes nothing after another took its place.
CREATE TABLE processes (
    epoch BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name TEXT NOT NULL, -- for people
    seen TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
    over BOOLEAN NOT NULL DEFAULT false
);

-- Which process serves a shard of Discord, and so the servers (and their tables) of that shard.
CREATE TABLE shards (
    shard INTEGER PRIMARY KEY,
    total INTEGER NOT NULL,
    epoch BIGINT NOT NULL REFERENCES processes (epoch)
);

-- Called first in every transaction that writes: who declares an epoch over waits for those that are under way. Returns
-- the transaction's number, by which one can ask later whether it was committed.
CREATE FUNCTION fence(own BIGINT) RETURNS TEXT LANGUAGE plpgsql AS $$
BEGIN
    PERFORM FROM processes WHERE epoch = own AND NOT over FOR KEY SHARE;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'epoch % is over', own USING ERRCODE = 'RB001';
    END IF;
    RETURN pg_current_xact_id()::TEXT;
END $$;

-- SQLite's round with two arguments.
CREATE FUNCTION round(x DOUBLE PRECISION, places INTEGER) RETURNS DOUBLE PRECISION LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE places WHEN 0 THEN sign(x) * floor(abs(x) + 0.5) ELSE round(x::NUMERIC, places)::DOUBLE PRECISION END
$$;

-- Tables in direct messages, which all arrive at shard 0, whatever the number of their home says.
CREATE TABLE direct_tables (
    table_id BIGINT PRIMARY KEY
);
