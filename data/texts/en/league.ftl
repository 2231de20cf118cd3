# Leagues: a season of nights or matches.

command-league = A season’s league: Euchre nights or duplicate matches
option-league-of = Nights or duplicate matches (default: nights)
option-league-season = Which season, such as 2026-Q1 (default: this one)
league-of-nights = Euchre nights
league-of-matches = duplicate matches
league-title = League of { $kind }
league-column-nights = Nights
league-column-matches = Matches
league-empty-nights = No night has counted in this season. **/night open** starts one.
league-empty-matches = No match has counted in this season. **/duplicate open** starts one.
league-about = One point for every player, pair or team you finish ahead of, half a point for a tie. No points if a computer played most of it for you.
league-about-points = Points by place: { $points }. You’re placed if you played at least half of it yourself; those who are level share.
league-best = Of { $events } so far, each person’s best { $best } count.
league-few = At least four people must have played. Fewer than eight who meet again within 30 days count less and less: the second time half, the third a third.
season-leagues-kept = Full league tables: **/league season:{ $season }**
