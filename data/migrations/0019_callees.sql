-- Who wants to be called when somebody waits for people at a table of the server (*Call me*), and for which table they
-- were called last.
CREATE TABLE callees (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    until REAL NOT NULL,
    called_at REAL NOT NULL,
    table_id INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
