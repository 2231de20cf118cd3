# Leagues: a season of nights or matches.

command-league = A season’s league: Euchre nights or duplicate matches
option-league-of = Nights or duplicate matches; nights, if you leave it out
option-league-season = Which season, such as 2026-Q1; this one, if you leave it out
league-of-nights = Euchre nights
league-of-matches = duplicate matches
league-heading = League of { $kind }, season { $season }
league-row = { $place } { $name } · { $points } · { $played ->
    [one] 1 played
   *[other] { $played } played
}, { $wins } won
league-empty = Nothing has been played for this league yet.
league-about-nights = One point for each person placed behind you on a night, half of one for a tie. Whoever a computer played for most of a night gets none.
league-about-matches = Two points for a match that is won, one for a draw. At three tables and more, twice the share of the matchpoints that a pair got.
season-leagues-kept = /league season:{ $season } keeps the whole tables of the leagues.
