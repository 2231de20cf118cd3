-- Who is signed in at the live table's page, for whom the SHA-256 of a token stands; and the links that let somebody in.
CREATE TABLE live_sessions (
    digest TEXT PRIMARY KEY,
    is_link INTEGER NOT NULL, -- 1: the secret lets somebody in once, and is no token
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    guild_id INTEGER, -- NULL: in a direct message
    channel_id INTEGER NOT NULL,
    locale TEXT NOT NULL,
    ends REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX live_sessions_of_person ON live_sessions (user_id, ends);
