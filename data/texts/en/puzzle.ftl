# The puzzle of a day: one position, what one would do, and then what the expert would.

command-puzzle = One position a day: what would you do? Only you see the answer
button-puzzle-open = Solve it yourself

puzzle-heading = Puzzle for { $day }
puzzle-begin = You sit at { $seat }. One answer, until { $until }; only you see it, and no one’s name is shown.
puzzle-right = ✅ Right: **{ $act }**.
puzzle-wrong = ❌ You chose { $act }. Better: **{ $best }**.
puzzle-chance = { $act } { $chance }%
puzzle-chances = Chance to win the game: { $chances }.
puzzle-obvious = The obvious choice, by rules of thumb: { $act }.
puzzle-taken = At the table it went: { $act }.
puzzle-from-game = Hand { $hand } of game { $game } here, lent by everyone who played in it.
puzzle-from-daily = The cards of hand { $hand } of the Daily Five for { $day }, as the first hand of a game.
puzzle-found = { $players ->
    [one] You’re the first to answer here today.
   *[other] Right so far: { $right } of { $players } who answered here.
}
puzzle-elsewhere = You’ve already answered this puzzle somewhere else. That answer counts; it can’t be answered again here.
puzzle-next = Next puzzle at { $at }.
puzzle-withdrawn = Someone whose game this puzzle came from has taken it back. Your answer still counts.
puzzle-not-yet = I’m choosing today’s puzzle: it appears here in a moment. If it doesn’t, type **/puzzle** again.
puzzle-over = That puzzle is over. **/puzzle** has today’s.
puzzle-unanswered = You didn’t answer that day’s puzzle. **/puzzle** has today’s.
puzzle-share-right = 🧩 { $name } solved the puzzle for { $day }
puzzle-share-wrong = 🧩 { $name } had a go at the puzzle for { $day }
