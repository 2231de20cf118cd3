"""What people read of a table."""
