"""Shows things in Discord and answers presses: controls, rights, routes, replies, readers, request limits."""
