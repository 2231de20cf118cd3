# Leaderboards, statistics, histories, replays, and what a server stores about a player.

command-leaderboard = This server’s leaderboard
command-stats = A player’s games, hands and rating
command-compare = Compare two players: against each other and as partners
command-history = Finished games, newest first
command-replay = Step through a finished game with every hand open
command-verify = Check every deal of a finished game against its revealed secrets
command-forget = Have yourself forgotten here
command-forget-me = Remove your name and statistics from the games played here
command-my-data = Everything that is stored about you here, as a file only you see

option-board-by = What to sort by
option-board-family = Which kind of game
option-board-scope = This season, this month or all time
option-board-season = A season that is over, such as 2026-Q1, instead of the scope
option-player = Which player; you, if you leave it out
option-history-player = Whose games; everybody’s, if you leave it out
option-history-preset = Which game: standard, csl, house …
option-history-since = From this day on, such as 2026-03-01 (UTC)
option-history-until = Up to this day, such as 2026-03-31 (UTC)
option-history-period = Only this month’s or this season’s games
option-history-ranked = Only ranked games, or only friendly ones
option-compare-first = The first player
option-compare-second = The second player
option-game = The game’s number, as shown by /history

measure-rating = Rating
measure-partnerships = Partnerships
measure-wins = Wins
measure-win-rate = Win rate
measure-points-per-hand = Points per hand
measure-euchres-made = Euchres made
measure-euchres-suffered = Euchres suffered
measure-lone-marches = Lone marches
measure-sharpest-eye = Sharpest eye (reneges caught)
family-partnership = Partnership
family-individual = Each for themselves, three or more
family-two-handed = Two-handed
family-hasenpfeffer = Hasenpfeffer
scope-season = this season
scope-month = this month
scope-all-time = all time
scope-past = season { $season }

board-heading = { $measure } · { $family }, { $scope }
board-row = { $place } { $name } · { $value } · { $games ->
    [one] 1 game
   *[other] { $games } games
}
board-place = { $place }.
place-beside = –
rating-value = { $points } ± { $deviation }
board-rating-explained = A board counts a rating less half of what it may be off: { $rating } counts { $counts }. More games make it surer.
board-players = Places { $first } to { $last } of { $players }
board-empty = Nobody is here yet. Finish a game with other people to be the first.
board-empty-averages = Nobody is here yet. You need { $least } ranked games to get on this board.
board-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
board-percent = { $percent }%
season-wrong = I don’t know a season { $season }; write it like 2026-Q3.
own-place = Your place, { $name }: { $place } of { $players } · { $value }
own-none = You have no games on this board yet.
own-caught-nobody = You haven’t caught more reneges in ranked games than you claimed falsely.
own-too-few-games = You have { $games } of the { $least } games you need for this board.
own-provisional = Until then your rating is provisional: { $rating }.

button-board-back = ◀ Higher
button-board-next = Lower ▶
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

stats-none = { $name } has no finished games on this server.
stats-rating = Rating, { $family }: { $rating } ({ $season } this season)
stats-rating-only = Rating, { $family }: { $rating }
stats-champion = 🏆 Champion: { $titles }
stats-provisional = Rating, { $family }: { $rating } (provisional, { $games } of { $least } ranked games)
stats-ranked = Ranked games
stats-friendly = Friendly games
stats-games = Games { $games }, won { $wins } ({ $rate })
stats-hands = Hands called { $called }, made { $made }, euchred { $euchred }
stats-marches = Marches { $marches } · loners tried { $tried }, made { $made }
stats-defence = Euchres made { $euchres }
stats-claims = Reneges caught { $caught } · claims { $claims }, true { $upheld }
stats-points = Points per hand: { $families }
stats-points-of = { $family } { $points }
stats-partner = Best partner: { $name }, { $won } of { $games } won together
stats-nemesis = Nemesis: { $name }, { $lost } of { $games } games lost
stats-streak-won = Streak: { $count ->
    [one] 1 win
   *[other] { $count } wins in a row
}
stats-streak-lost = Streak: { $count ->
    [one] 1 game without a win
   *[other] { $count } games without a win
}
chart-alt = { $family }: rating over { $games } ranked games, from { $first } to { $last }
chart-title = Rating over time

compare-same = That’s the same player twice; choose two different players.
compare-none = One of them has no finished games on this server yet.
compare-heading = { $first } and { $second }
compare-row = { $what }: { $first } · { $second }
compare-rating = Rating, { $family }
compare-games = Ranked games
compare-rate = Win rate
compare-made = Hands made / called
compare-lone = Loners made / tried
compare-against = Against each other: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $first } won { $won }, { $second } won { $lost }
compare-together = As partners: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $won } won
compare-never = They haven’t played a game together yet.

season-over = The season { $season } is over
season-champion = { $count ->
    [one] 🏆 Champion: { $names }
   *[other] 🏆 Champions: { $names }
}
season-kept = /leaderboard season:{ $season } keeps this table, and /stats the titles.

history-heading = Finished games
history-heading-of = Finished games of { $name }
history-row = Game { $game } · { $when } · { $title }
history-friendly = { $row } · friendly
history-idle = { $row } · nobody went on
history-agreed = { $row } · ended by both sides
history-closed = { $row } · abandoned
history-conceded = { $row } · conceded
history-void = { $row } · ended too early, void
history-deleted = { $row } · channel deleted, counts for nobody
history-removed = { $row } · bot removed, counts for nobody
history-left = { $name } (left)
history-preset-unknown = There’s no game with that name; choose one from the list.
history-since = from { $day }
history-until = up to { $day }
history-only-ranked = ranked games
history-only-friendly = friendly games
history-days-crossed = `since` is after `until`; swap them.
history-empty = There are no finished games here yet.
history-none-fits = No finished games match that.
history-hint = /replay steps through a game; /verify checks its deals.

game-none = There’s no finished game number { $game }. /history shows the numbers.
game-not-kept = The acts of this game are not kept any more; its result still counts. /about says for how long games are kept.
game-here = The record of game { $game }. **right-bower replay** reads it, **right-bower verify** checks its deals.
game-unreadable = Game { $game } can’t be replayed. Line { $line } of its record: { $fault }.
game-unreadable-hand = Hand { $hand } of game { $game } can’t be replayed. Line { $line } of its record: { $fault }.

replay-heading = Game { $game } · step { $step } of { $steps }
replay-dealt = { $name } dealt.
replay-act = { $name }: { $act }

verify-good = Game { $game }: { $deals ->
    [one] its one deal matches
   *[other] all { $deals } deals match
} the revealed secrets.
verify-unchecked = Game { $game }: { $checked } of { $deals } deals match their revealed secrets. For these hands no secret is revealed or a word is forgotten, so they couldn’t be checked: { $missing }.
verify-none = Game { $game } has no revealed secrets: none of its { $deals } deals could be checked.
verify-bad = Game { $game } isn’t what was promised.
verify-fault = Hand { $hand }: { $fault }
verify-uncommitted = the secret is revealed, but nothing was promised before the deal
verify-other-secret = the revealed secret isn’t the one promised before the deal
verify-other-pack = these aren’t the cards the revealed secret gives
verify-line = Line { $line }: { $fault }
verify-secret-length = the revealed secret has { $found } bytes instead of 32
verify-chain = the chain breaks: this isn’t bound by the secret of the deal before
verify-twice = this deal stands in the record twice
verify-number = hand { $due } should come here
verify-dealer = seat { $due } deals here, not seat { $found }
verify-draw = the draw made seat { $due } the first dealer, not seat { $found }
verify-after-end = the game was over before this hand
verify-rules = the first deal was made under other rules
verify-seat = somebody else sat at seat { $found }
verify-previous = the first deal was made after another game, or after none
verify-chained = One seal binds them all: { $seal }
verify-single = Each deal has a seal of its own.
verify-drawn = The draw of the first dealer is as the first secret says.
verify-unended = The record of game { $game } stops before the end of the game.

forget-ask = This removes your name, your rating and all your statistics here, and everything you chose with /settings. The games you played stay for the others, with a nameless seat where you sat. Until the season ends, you play no ranked games here. This can’t be undone.
forget-done = You’re forgotten: { $games ->
    [one] 1 game shows
   *[other] { $games } games show
} a nameless seat where you sat, and your statistics are gone.
forget-begun = You’re being forgotten. There’s a lot to go through; this message tells you when it’s done.
forget-waiting = { $tables ->
    [one] A table or tournament that you were part of is still open and forgets you when it closes.
   *[other] { $tables } tables and tournaments that you were part of are still open and forget you when they close.
}
forget-seated = You’re still in a lobby or in a game, perhaps one you left, here. Leave the lobby, finish the game or close the table (/table close), then come back: I’ll gladly forget you.
forget-not-yours = This button isn’t yours.
my-data-here = This is everything that is stored about you here.
my-data-readme =
    data.json is what is stored about you here: your games, ratings, statistics, settings, tables and tournaments.
    games holds the records of your games; docs/record-format.md explains them.
    acts holds what you decided yourself, table by table.
    { $left ->
        [0] Nothing is missing.
       *[other] The oldest are missing, so that Discord takes the file: { $left } in all. /record gives you any game by its number.
    }
