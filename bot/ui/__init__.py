"""How things are shown and pressed in Discord: controls, rights, routes, replies, readers, request limits."""
