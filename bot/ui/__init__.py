"""How anything is shown and pressed in Discord: controls, rights, routes, replies, readers, the pace of requests."""
