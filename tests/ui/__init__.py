"""What the user interface shows, without Discord."""
