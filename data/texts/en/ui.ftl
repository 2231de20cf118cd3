# What only the Discord side says: names of buttons, answers to commands.

button-join = Join
button-leave = Leave
button-computer = Add computer
button-fewer = Remove computer
button-start = Start
button-close = Close table
button-rematch = Rematch
button-hand = My hand
button-hands = Show hands
button-hands-of = Show hand { $number }
button-refresh = My hand
menu-cards = Choose { $count } cards

fault-unexpected = Something went wrong on my side. Your game is safe; press My hand or use /hand to go on.
fault-discord = Discord did not take my answer just now. Your game is safe; please try again in a moment.
fault-no-access = I may not write in this channel. I need these permissions here: View Channel, Send Messages, Attach Files and Read Message History.
fault-command-changed = That command has changed. Please restart Discord, or wait a moment and try again.
refusal-not-allowed-here = You need the permission Manage Server for that.
refusal-only-in-servers = That works in a server's channel only.
retired-button = That button belongs to an older version. Use /table show to see your table anew.
slow = This takes longer than usual. Your press has arrived; the table will show it as soon as it is written down.
table-moved = This table is shown further down.
hand-lobby = You sit at the table. The cards are dealt as soon as somebody presses Start.
hands-gone = I cannot find that hand any more, or it is not over yet.
hands-slow = Looking that hand up takes longer than usual. Please press once more in a moment.

command-table = Open a table of Euchre in this channel, sit down, start, show or close it
command-table-open = Open a table of Euchre in this channel
command-table-join = Sit down at this channel’s table
command-table-computer = Let a computer player sit down at this channel’s table
command-table-leave = Stand up from this channel’s table
command-table-start = Begin the game: every chair must be taken
command-table-show = Post this channel’s table anew
command-table-close = Close this channel’s table (its owner or a moderator)
command-hand = Show your hand, to you alone
command-bid = Bid, call a suit, pass, lay cards away: whatever you are asked before the play
command-play = Play a card
command-rules = The rules of a game, in a few lines
command-record = Your table’s game as a record that can be replayed, for you alone
command-help = How to play Euchre here

option-rules = Which game: standard, csl, house, earlwood …
option-points = Points to win, 1 to 99
option-computers = How many computer players sit down at once
option-options = Changed rules, such as: defend_alone=yes farmers_hand=any-three
option-level = How strong the computer players are; without it as this server has set
option-seat = Which chair, counted from 1; partners sit opposite
option-call = What you bid or call; the list shows what is lawful now
option-card = The card, such as JH; the list shows what you may play

level-beginner = Beginner
level-steady = Steady
level-expert = Expert

record-here = The record of this game, up to the last hand that is over. **right-bower replay** reads it, **right-bower verify** checks its deals.
record-none = There is no game of yours in this channel to write down; sit down and play first.

done-join = You have sat down.
done-computer = A computer player has sat down.
done-leave = You have stood up.
done-close = The table is closed.
rules-wrong = That does not work: { $sentence }.
act-not-understood = I do not understand that. Choose from the list; or type a card by its rank and the letter of its suit, or words such as pass, order alone, call H, defend-alone.

button-deal = Deal
button-thief = That’s our deal!
command-table-deal = Take the pack and deal, or call a stolen deal (steal_the_deal)
done-deal = You took the pack.
