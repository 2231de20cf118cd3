# Kind private sentences for what could not be done, and the reminder.

refusal-no-table = There is no such table any more. /table open begins a new one.
refusal-closed = This table is closed. /table open begins a new one.
refusal-stale = The table has moved on since that button was drawn. Here is how it stands now.
refusal-doubled = That press has been counted already; once is enough.
refusal-not-seated = You do not sit at this table. You are welcome to watch, or to join the next game.
refusal-already-seated = You sit at this table already.
refusal-seat-taken = Somebody sits there already. Choose another chair.
refusal-no-such-seat = This game has { $players } chairs, numbered from 1.
refusal-table-full = Every chair is taken. You are welcome to watch.
open-too-many-computers = This game has { $players } chairs, and one of them is yours: choose at most { $most } for computers.
refusal-seats-free = Not every chair is taken yet. Wait for players, or add a computer.
refusal-no-computer = No computer player sits at this table.
refusal-not-started = The game has not begun yet. Press Start when everybody is there.
refusal-already-started = The game has begun already.
refusal-not-your-deal = It is your partner’s deal, not yours.
refusal-not-your-turn = It is not your turn yet: { $name } is to move.
refusal-not-your-turn-now = It is not your turn now.
refusal-unlawful = The laws of the game do not allow that now.
refusal-unlawful-law = The laws of the game do not allow that now (law { $law }).
refusal-unlawful-because = That is not allowed: { $detail }.
refusal-not-allowed = Only the one who opened the table, or a moderator, may do that.
refusal-game-goes-on = The game is not over yet.
refusal-game-over = The game is over. Press Rematch for another one.
refusal-channel-busy = Another game goes on in this channel. Please open your table in another one.
refusal-store = I could not write that down just now, so it was not done. Please try again in a moment.

reminder = { $who }, it is your turn.

# Rules that cannot be played
rules-fault-preset = there is no preset “{ $name }”; the presets are { $presets } (law 11)
rules-fault-no-preset = no preset is named; the presets are { $presets } (law 11)
rules-fault-value = { $word } is not allowed in { $preset }: { $allowed } (law 11)
rules-fault-word = “{ $word }” is not an option; write name=value, such as points=5
rules-fault-unknown = there is no option “{ $name }”; { $preset } has { $options } (law 11)
rules-fault-elsewhere = the option { $name } does not exist in { $preset } (law 11)
rules-fault-twice = { $name } is named twice; an option may be named once (law 11)
rules-fault-call-ace-pack = pack=24 is for four players in call-ace: choose pack=32 (law 11)
rules-fault-cards = { $players } players need { $needed } cards with the turn-up, and the pack has { $pack } (law 11)
rules-fault-farmers = farmers_hand={ $farmers } needs three cards under the turn-up, and { $left } are left; choose farmers_hand=off or a larger pack (laws 3.2, 11)
rules-fault-old-school = law=old-school is not played yet: choose law=hosted (law 9.2)
