# Leaderboards, statistics, histories, replays, and what a server stores about a player.

command-leaderboard = This server’s leaderboard
command-stats = A player’s games, hands and rating
command-compare = Compare two players: against each other and as partners
command-history = Finished games, newest first
command-replay = Step through a finished game with all cards face up
command-verify = Check that every deal of a finished game was fair
command-forget = Have your data here deleted
command-forget-me = Delete your name and stats from the games played here
command-avoid = Never share a table with someone, or lift that; only you see it
option-avoid-member = Whom you’d rather not play with; again lifts it (default: show your list)
avoid-begun = You and { $name } won’t share a table any more; they aren’t told. **/avoid** with their name again lifts it.
avoid-lifted = You may share a table with { $name } again.
avoid-together = You’re at the same table right now: it counts from the next one on. **/table leave** lets you go.
avoid-list = **You avoid** { $people }. Only you see this; **/avoid** with a name lifts it.
avoid-nobody = You avoid no one. **/avoid** with a name keeps someone away from your tables, and only you know.
avoid-wrong = Choose another person: bots and you yourself can’t be avoided.
avoid-full = You avoid { $most } people already. Lift one with **/avoid** first.
command-my-data = Get everything that is stored about you here, as a private file

option-board-by = What to sort by
option-board-family = Which kind of game
option-board-scope = This season, this month or all time
option-board-season = A past season, such as 2026-Q1, instead of the scope
option-player = Which player (default: you)
option-history-player = Whose games (default: everyone’s)
option-history-preset = Which game: standard, csl, house …
option-history-since = From this day on, such as 2026-03-01 (the server’s time zone)
option-history-until = Up to this day, such as 2026-03-31 (the server’s time zone)
option-history-period = Only this month’s or this season’s games
option-history-ranked = Only ranked games, or only friendly ones
option-compare-first = The first player
option-compare-second = The second player
option-game = The game’s number, as shown by /history

measure-rating = Rating
measure-partnerships = Best pairs
measure-wins = Wins
measure-win-rate = Win rate
measure-points-per-hand = Points per hand
measure-euchres-made = Euchres
measure-euchres-suffered = Times euchred
measure-lone-marches = Lone marches
measure-sharpest-eye = Sharpest eye (reneges caught)
measure-week = This week
family-partnership = Partnership
family-individual = Every player for themselves (3+)
family-two-handed = Two-handed
family-hasenpfeffer = Hasenpfeffer
scope-season = this season
scope-month = this month
scope-all-time = all time
scope-past = season { $season }

board-span = { $family }, { $scope }
column-rating = Rating
column-wins = Won
column-win-rate = Win rate
column-points-per-hand = Points a hand
column-euchres-made = Euchres
column-euchres-suffered = Euchred
column-lone-marches = Lone marches
column-sharpest-eye = Reneges caught
column-week = Points
column-games = Games
column-won = Won
column-per-game = Per game
board-place = { $place }.
rating-value = { $points } ± { $deviation }
board-rating-explained = A board counts a rating less half of what it may be off: { $rating } counts { $counts }. More games make it surer.
board-new = new
board-new-about = { $new }: fewer than { $least } ranked games, so the rating isn’t sure yet and has no place.
board-week-span = since { $since }, with at least two people
board-week-about = A game that you finish is worth { $played }, a won one { $won }; the second among the same people within 30 days half of that, the third a third …
board-players = { $first }–{ $last } of { $players }
board-empty = No one’s on this board yet. Finish a game with other people to be the first.
board-empty-averages = No one’s on this board yet. It takes { $least } ranked games to get on.
board-week-empty = No one has finished a game with other people this week yet.
board-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
board-percent = { $percent }%
season-wrong = I don’t know season “{ $season }”. Write it like 2026-Q3.
own-place = You, { $name }: #{ $place } of { $players } · { $value }
own-week = Your week here: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} · { $value ->
    [one] { $value } point
   *[other] { $value } points
} · #{ $place } of { $players }
own-week-none = You have finished no game with another person here this week yet. Friendly games count too.
own-none = You have no games on this board yet.
own-caught-nobody = You aren’t on this board yet: catch more reneges in ranked games than you make false claims.
own-too-few-games = You have { $games } of the { $least } games that a place on this board takes.
own-provisional = Until then your rating is provisional: { $rating }.

button-board-back = ◀ Higher
button-board-next = Lower ▶
button-week = My week
button-history-back = ◀ Newer games
button-history-next = Older games ▶
button-replay-first = ⏮ First
button-replay-back = ◀ Back
button-replay-forward = Forward ▶
button-replay-trick-back = ◀ Trick
button-replay-trick = Trick ▶
button-replay-hand-back = ◀ Hand
button-replay-hand = Hand ▶
button-replay-last = Last ⏭
button-forget = Yes, forget me

stats-none = { $name } has no finished games on this server yet. **/table open** starts one.
stats-rating = { $family }: rating { $rating } ({ $season } this season)
stats-rating-only = { $family }: rating { $rating }
stats-champion = 🏆 Champion: { $titles }
stats-provisional = { $family }: rating { $rating } (provisional, { $games } of { $least } ranked games)
stats-ranked = Ranked games
stats-friendly = Friendly games
stats-games = Games { $games }, won { $wins } ({ $rate })
stats-hands = Hands called { $called }, made { $made }, euchred { $euchred }
stats-marches = Marches { $marches } · loners tried { $tried }, made { $made }
stats-defence = Euchres { $euchres }
stats-claims = Reneges caught { $caught } · claims { $claims }, upheld { $upheld }
stats-points = Points per hand: { $families }
stats-points-of = { $family } { $points }
stats-partner = Best partner: { $name }, { $won } of { $games } won together
stats-nemesis = Nemesis: { $name }, { $lost } of { $games } games lost
stats-streak-won = Streak: { $count ->
    [one] 1 win
   *[other] { $count } wins in a row
}
stats-streak-lost = Losing streak: { $count ->
    [one] 1 game
   *[other] { $count } games
}
month-short = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
day-short = { month-short } { $day }
day-full = { $short }, { $year }
month-full = { month-short } { $year }
chart-alt = { $name }: { $games } ranked games, from { $first } to { $last }, highest { $peak }
chart-title = Rating over time
card-won = Games won
card-made = Calls made
card-loners = Loners made
card-euchres = Euchres per 100 hands
card-of = { $done } of { $tried }
card-provisional = provisional, { $games } of { $least }
card-against = Won against each other
compare-title = Side by side
compare-others = Someone else won { $count }.
stats-gone = This player has no finished games here anymore.
family-short-partnership = Partnership
family-short-individual = Free-for-all
family-short-two-handed = Two-handed
family-short-hasenpfeffer = Hasenpfeffer

compare-same = That’s the same player twice; choose two different players.
compare-none = One of these players has no finished games on this server yet. Choose someone from **/leaderboard** or **/history**.
compare-rating = { $family }: rating
compare-games = Ranked games
compare-against = Against each other: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $first } won { $won }, { $second } won { $lost }
compare-together = As partners: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $won } won
compare-never = They haven’t played a game together yet.

season-over = Season { $season } is over
season-champion = { $count ->
    [one] 🏆 Champion: { $names }
   *[other] 🏆 Champions: { $names }
}
season-kept = See this board again with **/leaderboard season:{ $season }**; titles are in **/stats**.

history-heading = Finished games
history-heading-of = Finished games of { $name }
history-row = Game { $game } · { $ago } · { $title }
history-friendly = { $row } · friendly
history-idle = { $row } · left unfinished
history-agreed = { $row } · ended by agreement
history-closed = { $row } · abandoned
history-conceded = { $row } · conceded
history-void = { $row } · ended too early, void
history-deleted = { $row } · channel deleted, counts for no one
history-departed = { $row } · a player left the server
history-timed-out = { $row } · a player was timed out, counts for no one
history-removed = { $row } · bot removed, counts for no one
history-left = { $name } (left)
history-preset-unknown = There’s no game with that name; choose one from the list.
history-since = from { $day }
history-until = up to { $day }
history-only-ranked = ranked games
history-only-friendly = friendly games
history-days-crossed = The first day comes after the last one. Swap them.
history-empty = There are no finished games here yet. **/table open** starts one.
history-none-fits = No finished games match that.
contests-heading = Euchre nights and duplicate
contest-nights = Night { $number }: **{ $name }** { $ago }
contest-matches = Duplicate { $number } { $ago }
contest-hands = hands { $hands }, won { $won }
contest-place = place { $place }
contest-stats = Nights { $nights }, won { $first } · duplicate matches { $matches }, won { $won }
contest-stats-hands = Hands played { $hands }, won { $won } ({ $rate })
contest-stats-nights = On nights: loners { $loners }, euchres given { $euchres }
history-hint = Choose a game below to replay, review or analyse it; **/verify** checks its deals.
menu-game-replay = Replay a game
menu-game-review = Review one of your games
history-choice = Game { $game } · { $title }

game-none = There’s no finished game number { $game }. **/history** shows the numbers.
game-not-kept = This game’s moves are no longer stored; its result still counts. **/about** says how long games are kept.
game-here = The record of game { $game }. **/replay** shows it here, **/verify** checks its deals.
game-unreadable = Game { $game } can’t be replayed: its record is damaged (line { $line }: { $fault }).
game-unreadable-hand = Hand { $hand } of game { $game } can’t be replayed: its record is damaged (line { $line }: { $fault }).

replay-heading = Game { $game } · step { $step } of { $steps }
replay-dealt = { $name } dealt.
replay-act = { $name }: { $act }

verify-good = Game { $game }: { $deals ->
    [one] its one deal matches
   *[other] all { $deals } deals match
} the revealed secrets.
verify-unchecked = Game { $game }: deals that match: { $checked } of { $deals }. These hands couldn’t be checked, because a secret wasn’t revealed or a player’s word was deleted: { $missing }.
verify-none = Game { $game } has no revealed secrets, so { $deals ->
    [one] its one deal couldn’t be checked
   *[other] none of its { $deals } deals could be checked
}.
verify-bad = Game { $game } doesn’t match what was promised.
verify-fault = Hand { $hand }: { $fault }
verify-uncommitted = the secret is revealed, but nothing was promised before the deal
verify-other-secret = the revealed secret isn’t the one promised before the deal
verify-other-pack = these aren’t the cards the revealed secret gives
verify-line = Line { $line }: { $fault }
verify-secret-length = the revealed secret should have 32 bytes and has { $found }
verify-chain = the chain breaks: this deal isn’t tied to the one before it
verify-twice = this deal is in the record twice
verify-number = hand { $due } should come here
verify-dealer = seat { $due } deals here, not seat { $found }
verify-draw = the draw made seat { $due } the first dealer, not seat { $found }
verify-after-end = the game was over before this hand
verify-rules = the first deal was made under other rules
verify-seat = someone else sat at seat { $found }
verify-previous = the first deal was made after another game, or after none
verify-chained = One seal binds them all: { $seal }
verify-single = Each deal has a seal of its own.
verify-drawn = The first dealer was drawn as the first secret says.
verify-unrevealed = no secret is revealed, so it can’t be checked
verify-forgotten = the word of a player who was forgotten is missing, so it can’t be checked
verify-ended-conceded = The record says that the game was conceded before its points were reached.
verify-ended-hands = The record says that the game was played by hands or by time.
verify-ended-early = The record says that the table was closed before the game’s points were reached.
verify-unended = The record of game { $game } stops before the end of the game.

forget-ask = This deletes your name, your rating and your stats here, and all your **/settings**. Your games stay for the other players, with your seat left unnamed. Until the season ends, you play no ranked games here. This can’t be undone.
forget-done = Done, you’re forgotten. Your seat is now unnamed in { $games ->
    [one] 1 game
   *[other] { $games } games
}, and your stats are gone.
forget-begun = Forgetting you … There’s a lot to go through; I’ll update this message when it’s done.
forget-waiting = { $tables ->
    [one] A table or tournament that you were part of is still open and forgets you when it closes.
   *[other] { $tables } tables and tournaments that you were part of are still open and forget you when they close.
}
forget-seated = You’re still in a lobby or a game here, maybe one you left. Leave the lobby, finish the game, or close the table with **/table close**. Then try again.
forget-not-yours = That button is for someone else. Use **/forget me** for yourself.
my-data-here = This is everything that is stored about you here.
my-page-title = What Right Bower keeps about { $name }
my-page-figures = Your figures
my-page-games = Your games
my-page-date = Date ({ $zone })
my-page-game = Game
my-page-kind = Rules
my-page-with = With
my-page-against = Against
my-page-score = Score
my-page-result = Result
my-page-won = won
my-page-lost = lost
my-page-left = left early
my-page-friendly = friendly
my-page-settings = Your settings
my-page-kept = What is kept, why, and for how long
my-page-kept-list =
    Your name and id in finished games, with their scores: for /history, /leaderboard, /stats and /compare. Kept until you use /forget me.
    Your ratings and stats on this server, each made from those games. Kept until you use /forget me.
    Tables you sat at, with every decision and when you took it: so that a game survives a restart and can be looked back on and verified. Kept as long as the host of the bot keeps tables.
    Euchre nights, duplicate matches and Daily Fives you took part in: for their results. Kept until you use /forget me.
    Your settings: so that your cards look the way you like. Kept until you change them or use /forget me.
    A small copy of your avatar: your face at your seat and on boards. Replaced by your next one, deleted by /forget me.
    Whom you avoid: so that you never share a table. Kept until you lift it or use /forget me.
    Files of games that you gave to /analyse: so that the buttons under a report work, even after a restart. Kept for 30 days, or until you use /forget me.
my-page-files = The other files
my-page-files-about = data.json holds the same and more, for programs. The games folder has your games’ records, which /replay, /verify and the program’s own commands read. The acts folder has your own decisions, table by table, as spreadsheets. The analysed folder has the files that you gave to /analyse, as you sent them.
my-data-readme =
    data.json is what is stored about you here: your games, ratings, stats, settings, tables and tournaments.
    games holds the records of your games; docs/record-format.md explains them.
    acts holds what you decided yourself, table by table.
    analysed holds the files that you gave to /analyse{ $files ->
        [0] .
       *[other] ; { $files } of them were left out to fit Discord’s file limit.
    }
    { $left ->
        [0] Nothing is missing.
       *[other] The oldest { $left } records were left out to fit Discord’s file limit. /record gets you any game by its number.
    }
