-- Who is signed in at the live table's page, for whom the SHA-256 of a token stands.
CREATE TABLE live_sessions (
    digest TEXT PRIMARY KEY,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    guild_id INTEGER, -- NULL: in a direct message
    channel_id INTEGER NOT NULL,
    locale TEXT NOT NULL,
    ends REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX live_sessions_of_person ON live_sessions (user_id, ends);
