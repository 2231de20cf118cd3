# Duplicate: the same deals at several tables. Points of a deal are those of one side less the other's.

command-duplicate = Duplicate: the same deals at several tables
command-duplicate-open = Open a duplicate match in this channel
command-duplicate-remove = Send someone away from the lobby of your duplicate match
option-duplicate-form = Who is compared with whom (default: two teams of four)
option-duplicate-hands = How many deals (default: 8); among pairs, the most that anyone plays
option-duplicate-remove-member = Who is to leave the lobby
duplicate-form-teams = two teams of four at two tables
duplicate-form-pairs = pairs that meet new opponents every round, in percent

button-duplicate-team = Join team { $team }
button-duplicate-pairs = Join
button-duplicate-leave = Leave
button-duplicate-begin = Start
button-duplicate-finish = Finish now
button-duplicate-agree = Agree
button-duplicate-decline = { button-decline }
button-duplicate-off = Call off
button-duplicate-results = Results file
menu-duplicate-deal = Compare a deal
menu-duplicate-partner = Choose your partner
duplicate-deal = Deal { $deal }

duplicate-heading = Duplicate: { $title }, { $hands } deals
duplicate-heading-pairs = Duplicate: { $title }, pairs, up to { $hands } deals each
duplicate-heading-rounds = Duplicate: { $title }, { $rounds } rounds of { $deals } deals
duplicate-about-teams = Both teams play the same deals. Two from each team sit at table 1; the other two sit at table 2, in the opposite seats. Each deal is scored by the difference.
duplicate-about-pairs = In each round every table plays the same deals; then the pairs meet new opponents. On each deal a pair scores one matchpoint for every pair in the same seats it beats, half a matchpoint for a tie. What counts is the percentage of the matchpoints it could have had.
duplicate-team = Team { $team }: { $names }
duplicate-pairs-entered = Pairs: { $names }
duplicate-alone = { $name } (partner wanted)
duplicate-nobody = no one yet
duplicate-fill = Experts fill the empty seats. No one sees the other tables until the match is over.
duplicate-fill-pairs = Whoever hasn’t chosen a partner gets the next one to join. Experts partner whoever is alone, and make up at least four pairs. If the number of pairs is odd, one sits out each round. No one can look back at a deal until the match is over.
duplicate-length = With { $pairs } pairs that’s { $rounds } rounds of { $deals } deals: { $each } for each pair, or fewer where one sits out.
duplicate-playing = The match is on, in private threads. Results go up here when the last table finishes.
duplicate-round = Round { $round } of { $rounds } is on, in private threads. Final results go up here.
duplicate-waits = { $host }: the match has to wait; it goes on as soon as it can. { $why }
duplicate-waits-no-rooms = I can’t create private threads here or post in them.
duplicate-waits-too-many-threads = This server already has as many active threads as Discord allows. Ask a moderator to close some.
duplicate-waits-server-full = This server already has as many tournament tables as it’s allowed.
duplicate-waits-bot-full = Right Bower has no room for more tournament tables right now.
duplicate-waits-maintenance = Right Bower is about to restart.
duplicate-waits-server-blocked = The people who run Right Bower don’t let this server begin new games; **/about** says whom to ask.
duplicate-sits-out = Sitting out: { $names }
duplicate-standing = After round { $round }:
duplicate-over = The match is over; its results are below.
duplicate-called-off = The match was called off.
duplicate-removed = { $name } is out of the lobby and can’t come back to this match.
duplicate-wants-off = { $host } wants to call the match off: nothing would count.
duplicate-wants-finish = { $host } wants to finish the match now: the deals that all tables have played would count.
duplicate-asked = Someone from each of these must press **{ button-duplicate-agree }** (within { $minutes } minutes of { $at }, not counting outages), or a moderator decides: { $names }. One **{ button-decline }** ends the request.
duplicate-proposed = The others have been asked.
duplicate-agreed = You agree. Others are still to be asked.
duplicate-declined = { $name } said no: the match goes on.
duplicate-finished = The match is finished: the deals that all tables have played count.
duplicate-early = Finished early: { $deals } of { $planned } deals count.
duplicate-sure-lobby = Call the match off before it begins?
duplicate-sure-off = Call the match off? Nothing will count. With **{ button-duplicate-finish }**, the deals that all tables have played count. Someone from every other team or pair must agree, unless you’re a moderator here.
duplicate-sure-finish = Finish the match now? The deals that all tables have played count. Someone from every other team or pair must agree, unless you’re a moderator here.
duplicate-room-name = Duplicate, table { $table }
duplicate-room-name-round = Duplicate, round { $round }, table { $table }
duplicate-room = { $people }, this is your table. Seats 1 and 3: { $odd }. Seats 2 and 4: { $even }.
duplicate-room-round = Round { $round } of { $rounds }, deals { $first } to { $last }.
duplicate-won = { $names } win by { $points ->
    [one] 1 point
   *[other] { $points } points
}.
duplicate-drawn = The match is a tie.
duplicate-results = Duplicate results
duplicate-results-here = All results as CSV, the pictures, and the record of every table. README.txt says what each column means.
duplicate-no-results = The results file comes when the match is over.
duplicate-readme =
    Duplicate: { $title }
    results-1.png and so on: the results as pictures.
    deals.csv: a line for each deal at each table. pair_13 sat at seats 1 and 3, pair_24 at seats 2 and 4; points_13 and points_24 are what they scored. Among pairs, match_points_13 and match_points_24 count the other pairs in the same seats that scored less, and half of those that scored the same.
    pairs.csv (among pairs): a line for each pair. percent is the mean, over the deals it played, of its matchpoints as a percentage of the most it could have had; a deal with a single result counts 50. deals_played leaves out rounds it sat out. place is empty for pairs of computers, for pairs where a computer mostly played for both, and for pairs that have played no deal; computer says yes where a computer played.
    rounds.csv (among pairs): a line for each pair in each round: where it sat, against whom, and its matchpoints and percent of that round; sits_out says yes where it had no table.
    Numbers and columns are written as spreadsheets in this language read them. A name that could be taken for a number, a date or a formula has a ' before it.
    The records folder holds every hand of every table that is still kept; /verify and docs/record-format.md explain them.
duplicate-deals = Deal by deal
duplicate-rounds = Round by round
duplicate-in-percent = in percent
duplicate-total = Total
duplicate-table = Table { $table }
duplicate-column-team = Team
duplicate-column-table = Table
duplicate-column-mp = MP
duplicate-column-matchpoints = Matchpoints
duplicate-column-share = Score
duplicate-column-swing = Swing
duplicate-column-running = So far
duplicate-column-round = R{ $round }
duplicate-points-teams = Team 1’s points at each table
duplicate-points-pairs = Points for seats 1 and 3 at each table
duplicate-called = Called by
duplicate-trump = Trump
duplicate-lead = First lead
duplicate-tricks = Tricks made
duplicate-points = Points, 1 + 3 : 2 + 4
duplicate-matchpoints = Matchpoints
duplicate-share = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
duplicate-about-matchpoints = One matchpoint for each score you beat in the same seats, half a matchpoint for a tie. The percentage is of all that a pair could have had on the deals it played.
duplicate-replay = { $deal } of { $deals } · step { $step } of { $steps } · tables: { $tables }
duplicate-no-replay = These hands are no longer stored. Pick another deal.
duplicate-refused-gone = This match is over. **/duplicate open** starts a new one.
duplicate-refused-unreadable = I can’t read that match at the moment. It isn’t gone: it waits for a newer version of me, or for whoever hosts me to repair it.
duplicate-refused-begun = The match has already started. Join the next one, or open one with **/duplicate open**.
duplicate-refused-full = There’s no place left here. Join the other team if there is one, or wait for the next match.
duplicate-refused-seat-barred = This place can’t be taken. Wait for the next match, or open one with **/duplicate open**.
duplicate-refused-not-host = Only the person who opened the match and moderators can do that.
duplicate-refused-too-few = Not enough players yet: each team needs at least one, and pairs need at least three.
duplicate-refused-hosting = You’re already hosting a match on this server. Call it off or finish it first.
duplicate-hosting-there = You’re already hosting a match in { $channel }. Call it off or finish it there first; its message is the newest one there.
duplicate-hosting-refused = I can’t post in { $channel }, where you’re already hosting a match: Discord refuses it. Its last message there still works; or ask a moderator to let me post there.
duplicate-moved-here = The channel of your match is gone, so it goes on here.
duplicate-stays = You’re already hosting a match: { $title }, { $hands } deals, { $form }. It stays so: your options weren’t taken. Call it off to open another one.
duplicate-refused-shape = Duplicate needs four players in two partnerships. Pick another game.
duplicate-refused-rules = Duplicate needs deals no one can change. Turn off: { $options }.
duplicate-refused-no-deals = No deal has been played at all tables yet, so nothing would count. **{ button-duplicate-off }** calls the match off.
duplicate-refused-no-proposal = There’s nothing left to agree to.
duplicate-refused-not-asked = Only those who play for the teams or pairs named there can agree.
duplicate-refused-no-partner = Choose someone else who has joined. Press **{ button-duplicate-pairs }** if you only want a place.
duplicate-refused-no-lobby = No duplicate match waits for players in this channel. **/duplicate open** opens one.
duplicate-refused-not-played = You didn’t play in this match.
duplicate-refused-not-joined = That person isn’t in the lobby of this match. Its message lists who is.
duplicate-refused-too-many-threads = This server already has as many active threads as Discord allows. Ask a moderator to close some of them, then press **{ button-duplicate-begin }** again.
duplicate-refused-no-rooms = I need a text channel where I can create private threads and post in them. Ask a moderator to allow both, then press **{ button-duplicate-begin }** again.
duplicate-no-threads-here = Duplicate needs private threads for its tables, which only a text channel has. Open the match in a text channel.
duplicate-missing = I can’t host a match here: I’m missing { $rights } in this channel. Give me these permissions, or open the match elsewhere.
duplicate-refused-later = Discord isn’t answering right now. I’ll go on as soon as it does.
