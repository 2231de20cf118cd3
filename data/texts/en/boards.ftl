# Leaderboards, statistics, histories, replays, and what is kept of a player.

command-leaderboard = This server’s leaderboard
command-stats = A player’s games, hands and rating
command-compare = Two players side by side, against each other and as partners
command-history = Finished games, the latest first
command-replay = Step through a finished game with every hand open
command-verify = Recompute every deal of a finished game from its revealed secrets
command-forget = What this server’s statistics keep of you
command-forget-me = Remove your name and your statistics from this server’s games
command-my-data = Everything that is kept of you on this server, as a file for you alone

option-board-by = What the board is ordered by
option-board-family = Which kind of games
option-board-scope = This season, this month or all time
option-player = Whose; you, if you leave it out
option-history-player = Whose games; everybody’s, if you leave it out
option-history-preset = Which game: standard, csl, house …
option-history-since = From this day on, such as 2026-03-01 (UTC)
option-history-until = Up to this day, such as 2026-03-31 (UTC)
option-history-period = Only this month’s or this season’s games
option-history-ranked = Only games that count for ratings, or only friendly ones
option-compare-first = The first player
option-compare-second = The second player
option-game = The game’s number, as /history shows it

measure-rating = Rating
measure-wins = Wins
measure-win-rate = Win rate
measure-points-per-hand = Points per hand
measure-euchres-made = Euchres made
measure-euchres-suffered = Euchres suffered
measure-lone-marches = Lone marches
family-partnership = Partnership
family-individual = Each for himself
family-hasenpfeffer = Hasenpfeffer
scope-season = this season
scope-month = this month
scope-all-time = all time

board-heading = { $measure } · { $family }, { $scope }
board-row = { $place } { $name } · { $value } · { $games ->
    [one] 1 game
   *[other] { $games } games
}
board-place = { $place }.
board-players = Places { $first } to { $last } of { $players }
board-empty = Nobody stands here yet. Finish a game among people and you are on the board.
board-empty-averages = Nobody stands here yet. This board asks for { $least } ranked games.
board-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
board-percent = { $percent } %
own-place = Your place, { $name }: { $place } of { $players } · { $value }
own-none = You have no game on this board yet.
own-idle = You are hidden here: your last ranked game is more than { $days } days ago. The next one brings you back.
own-too-few-games = You have { $games } of the { $least } games that this board asks for.

button-board-back = ◀ Better places
button-board-next = Further places ▶
button-history-back = ◀ Later games
button-history-next = Earlier games ▶
button-replay-first = ⏮ First
button-replay-back = ◀ Back
button-replay-forward = Forward ▶
button-replay-hand = Next hand
button-replay-last = Last ⏭
button-forget = Yes, forget me

stats-none = No finished game of { $name } is kept on this server.
stats-rating = Rating, { $family }: { $rating } ({ $season } this season)
stats-rating-only = Rating, { $family }: { $rating }
stats-ranked = Ranked games
stats-friendly = Friendly games
stats-games = Games { $games }, won { $wins } ({ $rate })
stats-hands = Hands called { $called }, made { $made }, euchred { $euchred }
stats-marches = Marches { $marches } · alone tried { $tried }, made { $made }
stats-defence = Euchres made { $euchres } · points per hand { $points }
stats-partner = Best partner: { $name }, { $won } of { $games } won together
stats-nemesis = Nemesis: { $name }, { $lost } of { $games } lost to him
stats-streak-won = Streak: { $count ->
    [one] 1 win
   *[other] { $count } wins in a row
}
stats-streak-lost = Streak: { $count ->
    [one] 1 game without a win
   *[other] { $count } games without a win
}
chart-alt = { $family }: the rating over { $games } ranked games, from { $first } to { $last }
chart-title = Rating over time

compare-same = That is one player twice; choose two.
compare-none = One of them has no finished game on this server yet.
compare-heading = { $first } and { $second }
compare-row = { $what }: { $first } · { $second }
compare-rating = Rating
compare-games = Ranked games
compare-rate = Win rate
compare-made = Hands made of those called
compare-lone = Lone hands made of those tried
compare-against = Against each other: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $first } won { $won }, { $second } won { $lost }
compare-together = As partners: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $won } won
compare-never = They have not met in a game yet.

history-heading = Finished games
history-heading-of = Finished games of { $name }
history-row = Game { $game } · { $when } · { $title }
history-friendly = { $row } · friendly
history-preset-unknown = There is no game of that name; choose one from the list.
history-since = from { $day }
history-until = up to { $day }
history-only-ranked = ranked games
history-only-friendly = friendly games
history-date-wrong = I do not know the day { $day }; write it like 2026-03-31.
history-days-crossed = The first day comes after the last; change since and until about.
history-empty = No finished game is kept here.
history-none-fits = No finished game fits what you asked for.
history-hint = /replay steps through a game, /verify checks its deals.

game-none = This server has no finished game with the number { $game }. /history shows the numbers.
game-here = Game { $game } as a record. **right-bower replay** reads it, **right-bower verify** checks its deals.
game-unreadable = Game { $game } cannot be played again. Line { $line } of its record: { $fault }.
game-unreadable-hand = Hand { $hand } of game { $game } cannot be played again. Line { $line } of its record: { $fault }.

replay-heading = Game { $game } · step { $step } of { $steps }
replay-dealt = { $name } has dealt.
replay-act = { $name }: { $act }

verify-good = Game { $game }: { $deals ->
    [one] its one deal is
   *[other] all { $deals } deals are
} exactly what the revealed secrets give.
verify-unchecked = Game { $game }: { $checked } of { $deals } deals are exactly what their secrets give; no secret is revealed for these hands, so they could not be checked: { $missing }.
verify-none = Game { $game } has no revealed secret: none of its { $deals } deals could be checked.
verify-bad = Game { $game }: these deals are not what was promised.
verify-fault = Hand { $hand }: { $fault }
verify-uncommitted = the secret is revealed, but nothing was promised before the deal
verify-other-secret = the revealed secret is not the one that was promised before the deal
verify-other-pack = these are not the cards that the revealed secret gives
verify-unended = The record of game { $game } stops before the end of the game.

forget-ask = Your name, your rating and all your statistics on this server will be removed, and what you chose with /settings. Games you played stay for the others, with a nameless seat. This cannot be undone.
forget-done = You are forgotten: { $games ->
    [one] 1 game shows
   *[other] { $games } games show
} a nameless seat where you sat, and your statistics are gone.
forget-seated = You still sit at an open table, or it remembers you. Finish or close it (/table close), then come back: I will forget you gladly.
forget-not-yours = Only the player himself can press this.
my-data-here = This is everything that is kept of you on this server.
