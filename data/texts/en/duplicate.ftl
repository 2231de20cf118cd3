# Duplicate: the same deals at several tables. Points of a deal are those of one side less the other's.

command-duplicate = Duplicate: the same deals at several tables
command-duplicate-open = Open a duplicate match in this channel
option-duplicate-form = Who is compared with whom; two teams of four, if you leave it out
option-duplicate-hands = How many deals; 8, if you leave it out
duplicate-form-teams = two teams of four at two tables
duplicate-form-experts = two pairs, each against the experts
duplicate-form-pairs = pairs at three tables or more, by matchpoints

button-duplicate-team = Join team { $team }
button-duplicate-pairs = Join
button-duplicate-leave = Leave
button-duplicate-begin = Start
button-duplicate-finish = Finish now
button-duplicate-agree = Agree
button-duplicate-off = Call off
menu-duplicate-deal = Replay a deal at all tables
duplicate-deal = Deal { $deal }

duplicate-heading = Duplicate: { $title }, { $hands } deals
duplicate-about-teams = Both teams play the same deals: each team’s first two sit one way at table 1, its other two the other way at table 2. The difference counts, deal by deal.
duplicate-about-experts = Two pairs play the same deals, each at a table of its own against the same two experts. The difference counts, deal by deal.
duplicate-about-pairs = All tables play the same deals. A pair gets one matchpoint for each other pair in the same seats that it beats on a deal, half a matchpoint for a tie.
duplicate-team = Team { $team }: { $names }
duplicate-entered = Joined: { $names }
duplicate-nobody = nobody yet
duplicate-fill = Experts take the seats that are left. Nobody sees another table’s play before the end.
duplicate-playing = The match is being played in private threads. The results come here when the last table is done.
duplicate-over = The match is over; its results are below.
duplicate-called-off = The match was called off.
duplicate-wants-off = { $host } would like to call the match off: nothing would count.
duplicate-wants-finish = { $host } would like to finish the match now: the deals that all tables have played would count.
duplicate-asked = For that, somebody from each of these must press *{ button-duplicate-agree }* (until { $until }), or a moderator decides it: { $names }
duplicate-proposed = The others have been asked.
duplicate-agreed = You agree. Others are still to be asked.
duplicate-finished = The match is finished: the deals that all tables have played count.
duplicate-early = Finished early: { $deals } of { $planned } deals count.
duplicate-sure-lobby = Call the match off before it begins?
duplicate-sure-off = Call the match off? Nothing will count. With *{ button-duplicate-finish }*, the deals that all tables have played count. Somebody from every other team or pair must agree, unless you’re a moderator here.
duplicate-sure-finish = Finish the match now? The deals that all tables have played count. Somebody from every other team or pair must agree, unless you’re a moderator here.
duplicate-room-name = Duplicate, table { $table }
duplicate-room = { $people }, this is your table. Seats 1 and 3: { $odd }. Seats 2 and 4: { $even }.
duplicate-won = { $names } win by { $points ->
    [one] 1 point
   *[other] { $points } points
}.
duplicate-drawn = The match is drawn.
duplicate-columns-teams = Points of team 1 at table 1, at table 2, and the difference:
duplicate-columns-experts = Points of { $first }, of { $second }, and the difference:
duplicate-columns-pairs = Points of seats 1 and 3 at each table:
duplicate-row = { $place } { $names } · { $matchpoints }
duplicate-about-matchpoints = One matchpoint for each score beaten in the same seats, half a matchpoint for a tie.
duplicate-replay = { $deal } of { $deals } · step { $step } of { $steps } · tables from left to right: { $tables }
duplicate-no-replay = These hands can’t be found any more.
duplicate-refused-gone = This match is over.
duplicate-refused-begun = The match has begun already.
duplicate-refused-full = There is no seat left in that team.
duplicate-refused-not-host = Only the person who opened the match and moderators can do that.
duplicate-refused-too-few = There is nobody to be compared with yet: each team needs somebody, and pairs need three people at least.
duplicate-refused-hosting = You’re hosting a match on this server already. Call it off, or play it to its end.
duplicate-refused-rules = Duplicate needs four players in two sides and deals that nobody can change: no old-school law, cutting, stolen deals, aces without faces or turned tables.
duplicate-refused-no-deals = No deal has been played at all tables yet, so nothing would count. *{ button-duplicate-off }* calls the match off.
duplicate-refused-no-proposal = There is nothing to agree to any more.
duplicate-refused-not-asked = Only those who play for the teams or pairs named there can agree.
duplicate-refused-too-many-threads = This server already has as many active threads as Discord allows. Ask a moderator to close some of them, then press *{ button-duplicate-begin }* again.
duplicate-refused-no-rooms = I need a text channel in which I may create private threads and send messages in threads. Ask a moderator to allow both, then press *{ button-duplicate-begin }* again.
duplicate-no-threads-here = Duplicate needs private threads for its tables, which only a text channel has. Open the match in a text channel.
duplicate-missing = I can’t host a match here: I’m missing { $rights } in this channel. Give me these permissions, or open the match elsewhere.
duplicate-refused-later = Discord isn’t answering right now. I’ll go on as soon as it does.
