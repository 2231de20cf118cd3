# Leagues: a season of nights or matches.

command-league = A season’s league: Euchre nights or duplicate matches
option-league-of = Nights or duplicate matches (default: nights)
option-league-season = Which season, such as 2026-Q1 (default: this one)
league-of-nights = Euchre nights
league-of-matches = duplicate matches
league-heading = League of { $kind }, season { $season }
league-title = League of { $kind }
league-column-nights = Nights
league-column-matches = Matches
league-row = { $place } { $name } · { $points } · { $played ->
    [one] 1 played
   *[other] { $played } played
}, { $wins } won
league-empty-nights = No night has counted in this season. **/night open** starts one.
league-empty-matches = No match has counted in this season. **/duplicate open** starts one.
league-about-nights = One point for everyone you finish ahead of on a night, half a point for a tie. No points if a computer played most of it for you.
league-about-points = A night pays points by place: { $points }. You’re placed if you played at least half of your rounds yourself; equals get the same.
league-best = Of { $events } so far, each person’s best { $best } count.
league-about-matches = Two points for a win, one for a tie. With three or more tables, twice the pair’s share of the matchpoints.
season-leagues-kept = Full league tables: **/league season:{ $season }**
