DROP INDEX live_tables_by_deadline;
