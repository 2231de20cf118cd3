# Who sits at a table: what is typed, pressed, answered and refused.

command-table-join = Sit down at this channel’s table; a computer makes room for you
option-seat = Which seat, counted from 1; partners sit opposite each other
button-join = Join
button-sit = Sit down
menu-seat = Choose your seat
done-join = You’ve sat down.

command-table-leave = Leave your seat at this channel’s table
button-leave = Leave
done-leave = You’ve left your seat.

command-table-computer = Seat a computer player at this channel’s table
button-computer = Add computer
button-fewer = Remove computer
done-computer = A computer player has sat down.
done-fewer = A computer player has left.

refusal-not-seated = You’re not in this game.
refusal-seat-waits = You left this table, and your seat still waits for you.
refusal-already-seated = You’re already at this table.
refusal-seat-taken = Someone is already sitting there. Choose another seat.
refusal-seat-promised = Your seat is kept: you play from the next deal on. **/table leave** gives it up.
refusal-seat-given = This seat goes to someone else at the next deal.
refusal-ranked-seat = In a ranked game everyone plays their own seat. Play on, or leave it to a computer with **/table leave**.
refusal-ranked-lobby = With you, this game would be ranked: that’s for you to choose. **{ button-join }** at the table says so.
refusal-no-such-seat = This game has { $players } seats, numbered from 1.
refusal-table-full = Every seat is taken. You’re welcome to watch.
refusal-no-computer = There’s no computer player here to remove.
