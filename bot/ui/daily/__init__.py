"""The daily deal in Discord."""
