"""What only the PostgreSQL engine does."""
