"""Everything players look at, drawn from views only."""
