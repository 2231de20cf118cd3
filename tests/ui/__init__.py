"""What Discord shows: buttons and layouts, without a Discord."""
