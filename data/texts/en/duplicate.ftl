# Duplicate: the same deals at several tables. Points of a deal are those of one side less the other's.

command-duplicate = Duplicate: the same deals at several tables
command-duplicate-open = Open a duplicate match in this channel
option-duplicate-form = Who is compared with whom (default: two teams of four)
option-duplicate-hands = How many deals (default: 8)
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
duplicate-about-teams = Both teams play the same deals. Two from each team sit at table 1; the other two sit at table 2, in the opposite seats. Each deal is scored by the difference.
duplicate-about-experts = Two pairs play the same deals, each at its own table against the same two experts. Each deal is scored by the difference.
duplicate-about-pairs = Every table plays the same deals. On each deal a pair scores one matchpoint for every pair in the same seats it beats, half a matchpoint for a tie.
duplicate-team = Team { $team }: { $names }
duplicate-entered = Joined: { $names }
duplicate-nobody = no one yet
duplicate-fill = Experts fill the empty seats. No one sees the other tables until the match is over.
duplicate-playing = The match is on, in private threads. Results go up here when the last table finishes.
duplicate-over = The match is over; its results are below.
duplicate-called-off = The match was called off.
duplicate-wants-off = { $host } wants to call the match off: nothing would count.
duplicate-wants-finish = { $host } wants to finish the match now: the deals that all tables have played would count.
duplicate-asked = Someone from each of these must press **{ button-duplicate-agree }** (until { $until }), or a moderator decides: { $names }
duplicate-proposed = The others have been asked.
duplicate-agreed = You agree. Others are still to be asked.
duplicate-finished = The match is finished: the deals that all tables have played count.
duplicate-early = Finished early: { $deals } of { $planned } deals count.
duplicate-sure-lobby = Call the match off before it begins?
duplicate-sure-off = Call the match off? Nothing will count. With **{ button-duplicate-finish }**, the deals that all tables have played count. Someone from every other team or pair must agree, unless you’re a moderator here.
duplicate-sure-finish = Finish the match now? The deals that all tables have played count. Someone from every other team or pair must agree, unless you’re a moderator here.
duplicate-room-name = Duplicate, table { $table }
duplicate-room = { $people }, this is your table. Seats 1 and 3: { $odd }. Seats 2 and 4: { $even }.
duplicate-won = { $names } win by { $points ->
    [one] 1 point
   *[other] { $points } points
}.
duplicate-drawn = The match is a tie.
duplicate-columns-teams = Team 1’s points at table 1, at table 2, and the difference:
duplicate-columns-experts = { $first }’s points, { $second }’s points, and the difference:
duplicate-columns-pairs = Points for seats 1 and 3 at each table:
duplicate-row = { $place } { $names } · { $matchpoints }
duplicate-about-matchpoints = One matchpoint for each score you beat in the same seats, half a matchpoint for a tie.
duplicate-replay = { $deal } of { $deals } · step { $step } of { $steps } · tables from left to right: { $tables }
duplicate-no-replay = These hands are no longer stored. Pick another deal.
duplicate-refused-gone = This match is over. **/duplicate open** starts a new one.
duplicate-refused-begun = The match has already started. Join the next one, or open one with **/duplicate open**.
duplicate-refused-full = That team is full. Join the other one.
duplicate-refused-not-host = Only the person who opened the match and moderators can do that.
duplicate-refused-too-few = Not enough players yet: each team needs at least one, and pairs need at least three.
duplicate-refused-hosting = You’re already hosting a match on this server. Call it off or finish it first.
duplicate-refused-rules = Duplicate needs four players in two partnerships and deals no one can change. Turn off old-school law, the cut, stealing the deal, ace no face, and turning the tables.
duplicate-refused-no-deals = No deal has been played at all tables yet, so nothing would count. **{ button-duplicate-off }** calls the match off.
duplicate-refused-no-proposal = There’s nothing left to agree to.
duplicate-refused-not-asked = Only those who play for the teams or pairs named there can agree.
duplicate-refused-too-many-threads = This server already has as many active threads as Discord allows. Ask a moderator to close some of them, then press **{ button-duplicate-begin }** again.
duplicate-refused-no-rooms = I need a text channel where I can create private threads and post in them. Ask a moderator to allow both, then press **{ button-duplicate-begin }** again.
duplicate-no-threads-here = Duplicate needs private threads for its tables, which only a text channel has. Open the match in a text channel.
duplicate-missing = I can’t host a match here: I’m missing { $rights } in this channel. Give me these permissions, or open the match elsewhere.
duplicate-refused-later = Discord isn’t answering right now. I’ll go on as soon as it does.
