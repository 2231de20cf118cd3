"""The PostgreSQL engine: one database for several processes of the bot, each with its shards of Discord."""
