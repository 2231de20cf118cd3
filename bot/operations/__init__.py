"""For the people who run the bot: metrics, health, the log, and the owner's decisions."""
