-- As in the migration of the same name for SQLite.
ALTER TABLE tables ADD COLUMN sheet_id BIGINT;
