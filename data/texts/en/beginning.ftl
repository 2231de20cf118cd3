# Opening a table, its rules and the beginning of a game: what is typed, pressed, answered and refused.

command-table-open = Open a Euchre table in this channel
option-computers = How many computer players sit down right away
option-turns = How much time people have for each turn; ranked games: quick or usual (default: usual)
command-table-show = Post this channel’s table again
open-too-many-computers = This game has { $players } seats, and one of them is yours: choose at most { $most } for computers.

button-house = Rules …
house-about = **Rules** of this table: { $game }, { $rules }.
house-choose = What you choose applies at once; for a ranked game everyone has to agree again.
house-fixed = Whoever opened the table can change them until the game begins.
house-usual = as in the book
menu-house-preset = Another game
menu-house-table = The deal and the table
menu-house-bidding = Bidding and play
menu-house-lone = Playing alone
menu-turns = Time for each turn: { $turns }
turns-quick = quick (30 s)
turns-quick-about = A computer takes over after 30 seconds.
turns-usual = usual
turns-usual-about = As this server has it.
turns-relaxed = relaxed (5 min)
turns-relaxed-about = A computer takes over after 5 minutes. Friendly games only.
turns-slow = slow (a day)
turns-slow-about = A day for each turn, with a call after two hours. Friendly games only.

command-table-start = Start the game: computers take the seats that are still free
button-start = Start
button-start-with = Start with { $computers ->
    [one] a computer
   *[other] { $computers } computers
}
button-ranked = Make it ranked
button-rematch = Rematch
done-ranked = You agree: the game counts, if everyone does.

refusal-seats-free = Not every seat is taken yet. Wait for players, or press **{ button-computer }**.
refusal-not-started = The game hasn’t started yet. Press **{ button-start }** when everyone’s here.
refusal-already-started = The game has already started. Press **{ button-watch }** to follow it, or **{ button-hand }** if you’re playing.
refusal-ranked-turns = Ranked games have quick or usual turns. Choose either under **{ button-house }**, or play a friendly game.
refusal-game-goes-on = The game isn’t over yet. Finish it first.
