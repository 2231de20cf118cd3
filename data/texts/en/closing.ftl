# Closing a table: what is typed, pressed, asked, answered and shown.

command-table-close = Close this channel’s table: a moderator, its owner or, in a ranked game, both sides together
button-close = Close table
proposed-close = { $name } wants to call off this ranked game; it wouldn’t count for anyone. A player on the other side can agree. One no ends the request.
proposed-close-all = { $name } wants to call off this ranked game; it wouldn’t count for anyone. Everyone who isn’t behind must agree; still missing: { $names }. One no ends the request.
proposed-close-any = { $name } wants to call off this ranked game; it wouldn’t count for anyone. Another player can agree. One no ends the request.
button-agree-close = Agree to end it
declined-close = { $name } said no: the game goes on.
done-close = The table is closed.
done-close-proposed = This is a ranked game, so a player on the other side must agree. They can press the button until { $until }.
done-close-proposed-all = This is a ranked game, so everyone who isn’t behind must agree, and at least one player besides you. They can press the button until { $until }.
refusal-closed = This table is closed. **/table open** starts a new one.
closed = This table is closed.
closed-agreed = Both sides agreed to end the ranked game: it counts for no one.
closed-closed = A moderator ended the ranked game: it counts for no one, and **/history** keeps the score.
closed-void = The ranked game ended too early to count: no one has won it.
closed-deleted = Its channel was deleted: the ranked game counts for no one.
closed-removed = I was removed from the server: the ranked game counts for no one.
closed-departed = { $name } left the server and so lost the ranked game; no one else is rated.
closed-timed-out = The ranked game waited for someone whom a moderator had timed out: it counts for no one.
closed-idle = The ranked game was left unfinished: { $names } lost it.
