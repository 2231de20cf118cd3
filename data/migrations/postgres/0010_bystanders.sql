-- More kinds of entries name people who need not sit at the table: the host of a night is its tables' owner.
DROP INDEX journal_acts_of_bystanders;
CREATE INDEX journal_bystanders ON journal (table_id)
    WHERE kind IN ('opened', 'started', 'closed', 'left', 'last-hand-called', 'hands-added');
