# Kind private sentences for what could not be done, and the reminder.

refusal-no-table = There’s no such table any more. /table open starts a new one.
refusal-closed = This table is closed. /table open starts a new one.
refusal-stale = The table has moved on since that button appeared. Here’s how it stands now.
refusal-doubled = That press has already counted; once is enough.
refusal-not-seated = You’re not sitting at this table. You’re welcome to watch, or to join the next game.
refusal-seat-waits = You left this table, and your seat still waits for you.
button-back = Take my seat back
refusal-already-seated = You’re already sitting at this table.
refusal-seat-taken = Somebody is already sitting there. Choose another seat.
refusal-no-such-seat = This game has { $players } seats, numbered from 1.
refusal-table-full = Every seat is taken. You’re welcome to watch.
open-too-many-computers = This game has { $players } seats, and one of them is yours: choose at most { $most } for computers.
refusal-seats-free = Not every seat is taken yet. Wait for players, or add a computer.
refusal-no-computer = There’s no computer player at this table.
refusal-not-started = The game hasn’t started yet. Press Start when everybody is there.
refusal-already-started = The game has already started.
refusal-not-your-deal = It’s your partner’s deal, not yours.
refusal-not-your-turn = It’s not your turn yet: it’s { $name }’s.
refusal-not-your-turn-now = It’s not your turn right now.
refusal-unlawful = The laws of the game don’t allow that now.
refusal-not-certain = You can’t claim the rest: the tricks that are left are not certainly yours.
refusal-unlawful-because = That’s not allowed: { $detail }.
refusal-claims-spent = Your side has made three false claims in this ranked game, so it can claim nothing more.
refusal-not-allowed = Only whoever opened the table, or a moderator, may do that.
refusal-not-other-side = Only a player of the other side can agree to that.
refusal-not-own-side = A player of the same side must agree to concede.
refusal-no-conceding = A side can only concede a game between two sides.
refusal-game-goes-on = The game isn’t over yet.
refusal-game-over = The game is over. Press Rematch to play another one.
refusal-in-contest = This table plays in a tournament: who sits here, and when it is over, is decided there.
refusal-channel-busy = There’s already a game in this channel. Please open your table in another one.
refusal-person-full = You have as many tables open as one person may. Close one, or finish its game, and you can open another.
refusal-server-full = As many tables are open here as may be. Join one of them, or try again when a game is over.
refusal-bot-full = There are too many tables open right now. Please try again later.
refusal-maintenance = Right Bower is about to be restarted, so no new games begin just now. Games under way are played to their end.
refusal-person-blocked = The people who run Right Bower have blocked you. You can still use **/my-data** and **/forget me**.
refusal-server-blocked = The people who run Right Bower don’t let this server begin new games. Games under way can be finished.
refusal-other-server = That button belongs to another server or another conversation, so it does nothing here.
refusal-other-channel = That button belongs to another channel: please press it in { $channel }.
refusal-not-yours = That belongs to somebody else’s own game.
refusal-store = I couldn’t save that just now, so nothing was done. Please try again in a moment.

reminder = { $who }, it’s your turn.
reminder-hand = { $who }, it’s your turn. Press **{ $button }** to get back to your cards.

# Rules that cannot be played
rules-fault-preset = there is no preset “{ $name }”; the presets are { $presets } (law 11)
rules-fault-no-preset = no preset is named; the presets are { $presets } (law 11)
rules-fault-value = { $word } is not allowed in { $preset }: { $allowed } (law 11)
rules-fault-word = “{ $word }” is not an option; write name=value, such as points=5
rules-fault-unknown = there is no option “{ $name }”; { $preset } has { $options } (law 11)
rules-fault-elsewhere = the option { $name } does not exist in { $preset } (law 11)
rules-fault-twice = { $name } is named twice; name each option only once (law 11)
rules-fault-call-ace-pack = pack=24 is for four players in call-ace: choose pack=32 (law 11)
rules-fault-cards = { $players } players need { $needed } cards with the turn-up, and the pack has { $pack } (law 11)
rules-fault-farmers = farmers_hand={ $farmers } needs three cards under the turn-up, and { $left } are left; choose farmers_hand=off or a larger pack (laws 3.2, 11)

# Why the laws forbid an act; “That’s not allowed:” stands before the reason
unlawful-law = { $reason } (law { $law })
unlawful-hand-over = this hand is over
unlawful-not-dealt = the cards haven’t been dealt yet
unlawful-sits-out = you’re sitting out this hand
unlawful-out-of-turn = it’s { $name }’s turn
unlawful-not-in-hand = you don’t hold { $cards }
unlawful-other-question = something else is being decided now. You can choose: { $choices }
unlawful-other-choice = you can choose: { $choices }
unlawful-no-lone-hands = nobody goes alone in this game
unlawful-partner-only-alone = the dealer’s partner can accept only by going alone
unlawful-turned-down = { $suit } were turned down
unlawful-joker-turned-down = the joker stood for { $suit }, which were turned down
unlawful-bid-range = a bid is from { $lowest } to { $highest } now
unlawful-cut-range = a cut is from { $lowest } to { $highest } cards
unlawful-ace-no-face = that claim needs exactly one ace and no king, queen or jack as dealt, and a game with this option
unlawful-farmers-hand = that claim needs three nines and tens as this game’s option says, once a deal
unlawful-no-fold = only the dealer may fold, once all others have passed again, and only under stick-or-fold
unlawful-must-call = the dealer must name a suit
unlawful-must-bid = everybody else has passed, so the dealer must bid
unlawful-keep-joker = you were forced to bid with the joker, so it stays in your hand
unlawful-trump-led-first = the first lead of a hand can’t be trump
unlawful-must-follow = { $suit } were led, and you hold { $cards }
unlawful-hosted-table = that’s for players who look after the law themselves; here I do
unlawful-no-full-trick = no full trick is lying there
unlawful-not-their-trick = whoever won the trick gathers it, or a partner who is playing
unlawful-gather-first = the trick must be gathered first
unlawful-nothing-to-correct = you have nothing to take back in this trick
unlawful-no-opponent = you can only claim something against an opponent
unlawful-no-gathered-trick = there’s no such gathered trick in this hand
unlawful-no-open-lead = that player didn’t lead a trick that’s still lying there
unlawful-no-last-call = that player’s call wasn’t the last thing that happened
unlawful-no-naming = there’s no suit to name for a leader right now
unlawful-named-suit = you’ve been told to lead { $suit }, and you can: { $cards }
unlawful-exposed-card = a card of yours lies exposed and must be played: { $cards }
unlawful-barred = your side has lost its say in this hand’s bidding
unlawful-misdeal-said = you’ve already said so in this hand
unlawful-misdeal-late = a misdeal can be agreed on only until the first trick is gathered
