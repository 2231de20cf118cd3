-- Every act moves its table's clock, and nobody asks for tables by it: clocks run in memory. What a start asks for is
-- which tables are open.
DROP INDEX live_tables_by_deadline;
CREATE INDEX live_tables ON tables (id) WHERE closed = 0;
