# What only the Discord side says: names of buttons, answers to commands.

button-join = Join
button-leave = Leave
button-computer = Add computer
button-fewer = Remove computer
button-start = Start
button-close = Close table
button-rematch = Rematch
button-hand = My hand
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
