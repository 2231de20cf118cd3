"""What the host of the bot sees and decides, without Discord."""
