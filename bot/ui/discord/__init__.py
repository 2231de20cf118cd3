"""What every part of the user interface needs of Discord: errors, limits, mentions, emojis, languages."""
