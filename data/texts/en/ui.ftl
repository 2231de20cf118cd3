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
