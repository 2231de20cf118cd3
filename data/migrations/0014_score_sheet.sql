-- The message that shows the score sheet of a table's running game; NULL: there is none.
ALTER TABLE tables ADD COLUMN sheet_id INTEGER;
