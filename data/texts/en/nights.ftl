# Euchre nights: the lobby, rounds and standings that everybody reads, and the answers to /night.

night-heading = 🃏 **{ $name }** · Euchre night
night-starts = Starts { $at }. Host: { $host }
night-started = Start: { $at }. Host: { $host }
night-game = { $game } · { $movement } · { $length }
night-house-rules = House rules: { $rules }
night-for = Only for { $role }.
night-for-everyone = Everyone who sees this channel may come.
night-computers = Computer players: { $level }. Fewest players: { $least }.
night-listed = Listed among the server’s events.
night-length-hands = { $rounds ->
    [one] 1 round of { night-seat-hands }
   *[other] { $rounds } rounds of { night-seat-hands }
}
night-length-minutes = { $rounds ->
    [one] 1 round of { night-seat-minutes }
   *[other] { $rounds } rounds of { night-seat-minutes }
}
night-length-points = { $rounds ->
    [one] 1 round of { night-seat-points }
   *[other] { $rounds } rounds of { night-seat-points }
}
night-length-points-minutes = { $rounds ->
    [one] 1 round of { night-seat-points-minutes }
   *[other] { $rounds } rounds of { night-seat-points-minutes }
}
night-length-hands-out = rounds of { night-seat-hands } until one pair is left
night-length-minutes-out = rounds of { night-seat-minutes } until one pair is left
night-length-points-out = rounds of { night-seat-points } until one pair is left
night-length-points-minutes-out = rounds of { night-seat-points-minutes } until one pair is left
night-by-time = Some tables play more hands than others; the points on the card count as they are.
night-weekly = 🔁 Every week at this time: the next one opens here by itself. The host stops that with **/night repeat**.
movement-individual = Individual: new partners every round
movement-ladder = Progressive ladder
movement-pairs-ladder = Progressive ladder for fixed pairs
movement-round-robin = Fixed pairs
movement-swiss = Swiss for pairs
movement-single-elimination = Single elimination for pairs
night-people = **Players: { $count }** (max { $most }). Computer players fill up the tables, so no one sits out.
night-nobody = No one has joined yet.
night-pair = { $one } with { $other }
night-wish = { $one } (would like { $other })
night-pairs = Partners stay together all night. To enter as a pair, one of you types **/night join** and names the other under *partner*; the other says yes. Anyone else gets a partner in the draw at the start: another person, and the one who is left over a computer.
night-alone = Without a partner so far: { $names }
night-check-in = Check-in is open: press **{ button-night-here }** (✅). Anyone not here { $minutes } minutes after the start is replaced by a computer.
night-check-in-later = Check-in opens { $in }. Anyone not here { $minutes } minutes after the start is replaced by a computer.
night-late = Late? **{ button-night-join }** gets you a seat that a computer plays, from the next round on. If there is none, you wait for one.
night-spares-next = First in line for a computer’s seat: { $names }
night-spares-wait = Waiting for a seat: { $names }
night-away = A computer is playing for: { $names }
night-remind = { $people } **{ $name }** starts at { $at }. Press **{ button-night-here }** in { $channel } when you’re here.
night-round = **{ $name } · Round { $number }**
night-round-of = **{ $name } · Round { $number } of { $rounds }**
night-round-unfinished = { $title }
    The night ended before this round was over.
night-ends = Time’s up { $in }; then each table finishes its hand.
night-ends-at = Time’s up at { $at }; then each table finishes its hand.
night-called = 🔔 Time! Each table finishes its hand; then the round is over.
night-last-call = ⏳ Last call: time’s up at { $at }. A hand that has begun by then is played out.
night-ends-points = The bell rings when a side at table { $table } has { points }; then each table finishes its hand.
night-next = Round { $number } begins at { $at }:
night-provisional = **{ $name } · All rounds are played**
    Provisional: the results are final { $in }. Until then the host can put a table’s result right with **/night correct**; **/night finish** ends the wait.
night-provisional-over = **{ $name }**: all rounds are played, and the results below are final.
night-table = **Table { $table }**{ $where }: { $odd } – { $even }
night-side = { $one } & { $two }
night-byes = Bye this round: { $pairs }
night-decided = { $extra ->
    [one] Table { $table } was level on every count; one more hand decided it for { $pair }.
   *[other] Table { $table } was level on every count; { $extra } more hands decided it for { $pair }.
}
night-corrected = ✏️ Table { $table }, { $odd } – { $even }: { $after } instead of { $before }, corrected by { $host }.
night-swapped = ✏️ { $host } swapped seats: { $one } with { $other }.
night-wants-correct = { $host } wants table { $table } to count { $points }.
night-wants-swap = { $host } wants { $one } and { $other } to change seats in the next round.
night-wants-replace = { $host } wants a computer to play for { $name }.
night-wants-end-round = { $host } wants to end the round: every table would only finish its hand.
night-wants-finish = { $host } wants to finish the night now: only the rounds that are over would count.
night-wants-extend = { $host } wants a longer round. More hands at every table: { $hands }.
night-wants-extend-minutes = { $host } wants this round to last { $minutes } min longer.
night-asked = { $people } { $host } plays too, so one of you must agree: **{ button-night-agree }**. One **{ button-decline }** ends the request.
night-agreed = ✓ { $name } agreed.
night-declined = ✗ { $name } said no.
night-not-agreed = No one agreed in time.
night-seat = Round { $number }, table { $table }: { $odd } vs. { $even }. Press **{ button-hand }** for your cards. A round is { $length }.
night-seat-hands = { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}
night-seat-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
night-seat-points = { points } at table { $table }
night-seat-points-minutes = { points } at table { $table } or { night-seat-minutes }, whichever comes first
night-standings-title = Standings after round { $number }
night-standings-now = Standings now
night-standings-final = Final standings
night-standings-key = Ties are broken, in this order, by games won, hands won, loners (every trick, alone) and euchres. Computers aren’t ranked.
card-title = Score card of { $person }
card-partner = With
card-result = Result
card-computer = Computer
night-card-place = Place: { $place }
night-column-points = Points
night-column-round = Out in round
bracket-bye = bye
bracket-round = Round { $number }
night-column-games = Games
night-column-hands = Hands
night-column-loners = Loners
night-column-euchres = Euchres
night-over = **{ $name } is over.**
night-over-early = { $rounds ->
    [one] **{ $name } is over.** It was finished early: 1 round counts.
   *[other] **{ $name } is over.** It was finished early: { $rounds } rounds count.
}
night-sure-finish = { $rounds ->
    [one] Finish **{ $name }** now? The round that is over counts; one that is still being played doesn’t.
   *[other] Finish **{ $name }** now? The { $rounds } rounds that are over count; one that is still being played doesn’t.
}
night-sure-off = Call **{ $name }** off? Nothing will count: no places, honors or league points. With **{ button-night-finish }** (**/night finish**), the rounds that are over count.
night-sure-off-weekly = Next week’s opens all the same; if you don’t want it, type **/night repeat** first.
night-winner = 🏆 { $names }
night-winner-nobody = No one is ranked: computers played most of it.
night-computers-ahead = Computers scored more, but they aren’t ranked.
night-shared = { $count ->
    [4] four share it
    [5] five share it
    [6] six share it
    [7] seven share it
    [8] eight share it
    [9] nine share it
    [10] ten share it
    [11] eleven share it
    [12] twelve share it
   *[other] { $count } share it
}
night-prize-loners = Most loners: { $names } ({ $count })
night-prize-euchres = Most euchres: { $names } ({ $count })
night-prize-high-game = High game: { $names } ({ $count })
night-closed-too-few = **{ $name }** was called off: fewer than two people checked in.
night-closed-deserted = **{ $name }** ended early: no one was left; nothing counts.
night-closed-asked = **{ $name }** was called off by { $host }; nothing counts.
night-closed-place-gone = **{ $name }** ended early: its channel is gone.
night-next-week = 🔁 The next one opens here by itself.
night-repeat-ended = 🔁 Too few came four weeks in a row, so it isn’t repeated any more. **/night open** opens a new one.
night-host-gone = 🔁 **{ $name }** isn’t repeated any more: its host is no longer on this server. **/night open** opens a new one.
night-host-gone-co-hosts = 🔁 **{ $name }** isn’t repeated any more: its host is no longer on this server. { $hosts } can take it over with **/night repeat**.
night-held-maintenance = **{ $name }**: round { $number } has to wait, because Right Bower is about to restart. It begins by itself afterwards.
night-held-server-blocked = **{ $name }**: round { $number } has to wait, because the people who run Right Bower don’t let this server begin new games.
night-waits-server-full = { $people } **{ $name }**: { $count ->
    [one] table { $tables } has to wait: this server already has as many tournament tables as it may. It begins by itself when another one is over.
   *[other] tables { $tables } have to wait: this server already has as many tournament tables as it may. They begin by themselves when others are over.
}
night-waits-bot-full = { $people } **{ $name }**: { $count ->
    [one] table { $tables } has to wait: Right Bower has no room for more tournament tables right now. It begins by itself when another one is over.
   *[other] tables { $tables } have to wait: Right Bower has no room for more tournament tables right now. They begin by themselves when others are over.
}
night-waits-maintenance = { $people } **{ $name }**: { $count ->
    [one] table { $tables } has to wait, because Right Bower is about to restart. It begins by itself afterwards.
   *[other] tables { $tables } have to wait, because Right Bower is about to restart. They begin by themselves afterwards.
}
night-waits-server-blocked = { $people } **{ $name }**: { $count ->
    [one] table { $tables } has to wait, because the people who run Right Bower don’t let this server begin new games.
   *[other] tables { $tables } have to wait, because the people who run Right Bower don’t let this server begin new games.
}
night-no-threads = Some tables have nowhere to play: I can’t create threads in { $channel } (I need *View Channel*, *Create Public Threads* and *Send Messages in Threads* there). { $host }: give me these permissions, or pick a channel for each table with **/night place**.
night-too-many-threads = The tables have nowhere to play: this server already has as many active threads as Discord allows. { $host }: have some closed, or choose a channel for each table with **/night place** ({ $channel } can’t take any more threads now).
night-event-host = { $host }: the night can’t be shown among the server’s events. { $why }
night-thread = { $name } · table { $table }
night-readme =
    { $name } · { $starts }
    standings.png and standings.csv: the final standings, a line for everybody or for each pair that stayed together.
    partner is the other one of a pair. place is empty for computers and for people whose rounds a computer mostly played (of a pair: for both); then computer says yes. points, hands_won, loners and euchres_given are sums over all rounds; of a pair, loners are those of both, and euchres_given those of the one who has more; games_won counts rounds with more points than the other side; high_game is the best round.
    tables.csv: a line for each table of each round. points_1 and points_2 are those of pair_1 and pair_2; extra_hands decided a level game and are among hands_played. counted_first_1 and counted_first_2 are the points before the host corrected them.
    seats.csv: a line for each seat of each table, with what its player won there; name says who sat there.
    score-cards.txt: a score card for each person.
    In rounds by the clock or to points, some tables play more hands than others; the points on the card count as they are.
    Numbers and columns are written as spreadsheets in this language read them. A name that could be taken for a number, a date or a formula has a ' before it.
    The records folder holds every hand of every table that is still kept; /verify and docs/record-format.md explain them.

honours-title = Euchre nights: all-time honors
honours-column-podiums = Top three
honours-column-prizes = Prizes
honours-column-best = Best night
honours-column-high = High game
honours-none = No Euchre night has been finished on this server yet. **/night open** starts one.
honours-loners = loners { $count }
honours-euchres = euchres { $count }
honours-high-game = high games { $count }

button-night-join = Join
button-night-leave = Leave
button-night-here = I’m here
button-night-out = Drop out
button-night-back = I’m back
button-night-standings = Standings
button-night-results = Results
button-night-card = My card
button-night-finish = Finish now
button-night-off = Call off
button-night-agree = Agree
button-night-decline = { button-decline }
button-night-rounds = Rounds …
button-night-people = Players …
button-night-rules = Game …

command-night = Euchre nights: many tables, rounds and standings
command-night-open = Open a Euchre night in this channel; people join with a button
command-night-settings = What holds on this channel’s night; until it starts, its hosts can change it
command-night-join = Take part in this channel’s Euchre night
command-night-leave = Leave this channel’s Euchre night; once it has begun, a computer plays on for you
command-night-back = Rejoin this channel’s Euchre night from the next round on
command-night-show = Post this channel’s Euchre night again
command-night-standings = The current standings of this channel’s Euchre night
command-night-results = A past night’s results: picture, CSV and all records in one zip
command-night-hall-of-fame = This server’s all-time honors in Euchre nights
command-night-start = Change when the night starts (host or moderator)
command-night-extend = Give the current round more hands or minutes (host or moderator)
command-night-end-round = Let every table finish its hand and end the round (host or moderator)
command-night-replace = Replace someone with a computer player (host or moderator)
command-night-co-host = Let someone else run the night with you (host or moderator)
command-night-repeat = Open this night anew every week, or stop that (host or moderator)
command-night-correct = Correct the last round’s result at a table, until the next round or the end (host or moderator)
command-night-swap = Let two people change seats in the next round (host or moderator)
command-night-place = Move a table to another channel (host or moderator)
command-night-finish = Finish the night now; rounds that are over count (host or moderator)
command-night-call-off = Call the night off; nothing of it counts (host or moderator)
option-night-name = What the night is called
option-night-start = When: 30 (minutes), 2h, in 90 minutes, 8pm, tomorrow 20:00, or a time picked with @time
option-night-rounds = How many rounds, unless pairs are knocked out (default: 6)
option-night-role = Who may come: only people with this role, and the hosts (default: everyone who sees the channel)
repeat-weekly = every week
repeat-never = never
option-night-partner = Who you’d like to partner with: they’re asked, and say yes or no
option-night-more-hands = Extra hands
option-night-more-minutes = Extra minutes
option-night-player = Who to replace
option-night-co-host = Who may do what the host may
option-night-co-host-remove = Take it back from them
option-night-repeat-when = Every week from this night’s start on, or never
option-night-correct-first = Points of the pair named first
option-night-correct-second = Points of the pair named second
option-night-swap-one = Who changes seats; where pairs stay together, with their partner
option-night-swap-other = Whose seat they get
option-night-table = The table’s number
option-night-channel = Which channel to move it to
option-night-number = A past night’s number, shown in its last message (default: the latest night)

night-opened = The night is open: people join with the button below.
night-settings-until = -# All this can be changed until the night starts; **/night settings** brings this page back. **/night start** moves the start.
night-settings-kept = Saved. The night’s message shows it.
night-set-rounds-title = Rounds
night-set-people-title = Players
night-set-rules-title = Game
night-set-movement = Who plays whom
night-set-rounds = Rounds
night-set-rounds-about = Unless pairs are knocked out
night-set-hands = Hands per round
night-set-hands-about = Without minutes and points; with 8 everyone deals twice
night-set-minutes = Minutes per round
night-set-minutes-about = Timed rounds instead: after so many minutes each table finishes its hand
night-set-points = Points per round
night-set-points-about = Rounds to points instead: a bell rings when a side at table 1 has this many
night-set-role = Who may come
night-set-role-about = Only people with this role, and the hosts; without one, everyone who sees the channel
night-set-least = Fewest players
night-set-least-about = Computers fill up to this, at most one per person, then the last table of four
night-set-level = Computer players
night-set-extras = Also
night-set-preset = Game
night-set-options = House rules
night-set-options-about = As they are typed, such as defend_alone=yes farmers_hand=any-three; empty for the usual rules
night-extra-event = List it among the server’s events
night-extra-weekly = Open it anew every week at the same time
night-set-wrong = *{ $field }* takes a whole number from { $low } to { $high }, not { $typed }; it stays as it was.
night-shown = The night’s message comes again, below.
night-number = Its results later: **/night results** with `number: { $number }`
night-done-join = You’re in!
night-done-leave = You’re off the list.
night-done-out = A computer plays on for you. **{ button-night-back }** brings you back for the next round.
night-done-here = You’re here. Have fun!
night-done-back = Welcome back! You’ll play from the next round.
night-done-late = You’re in: in the next round you take over a computer’s seat, if one is free for you then.
night-done-wait = You’re on the waiting list: the next computer’s seat that is free for you is yours.
night-done-start = New start: { $at }.
night-done-extend = Extended at the tables still playing.
night-done-end-round = Every table finishes its hand; then the round is over.
night-done-replace = A computer now plays for { $name }.
night-done-co-host = { $name } runs the night with you now.
night-done-co-host-removed = { $name } is no longer a co-host.
night-done-repeat-weekly = Every week from now on: when this night is over, the next one opens here by itself.
night-done-repeat-never = This night isn’t repeated any more.
night-done-correct = Table { $table } now counts { $points }. The pause starts over.
night-done-swap = { $one } and { $other } change seats. The pause starts over.
night-done-place = Table { $table } is now in { $channel }.
night-done-finish = The night is finished: the rounds that are over count.
night-done-off = The night is called off.
night-done-agree = You agree, so it’s done.
night-event-refused = No server event: I need the *Create Events* permission. The night itself is open.
night-event-not-yours = No server event: you need the *Create Events* permission for that. The night itself is open.
night-place-refused = { $host }: I can’t write in { $channel } (table { $tables }), so its people get another place.
place-unknown = { $channel } can’t hold a table. Choose text channels, voice channels or open threads of this server.
place-not-yours = You can’t write in { $channel } yourself. Choose channels you can write in.
place-missing = I can’t host a table in { $channel }: I’m missing { $rights } there.
night-none = There’s no Euchre night in this channel. **/night open** opens one.
night-none-past = I don’t know that night. Its number stands in its final standings; leave it out for the latest night.
night-results-here = { $name }: the standings as a picture, everyone’s score card, the figures as CSV files, and the record of every table.
night-results-cut = The records were left out to fit Discord’s file limit.
night-results-busy = I’m swamped right now. Ask again in a moment.
night-missing = I can’t host a night here: I’m missing { $rights } in this channel.
right-view-channel = *View Channel*
right-send-messages = *Send Messages*
right-attach-files = *Attach Files*
right-create-public-threads = *Create Public Threads*
right-create-private-threads = *Create Private Threads*
right-send-messages-in-threads = *Send Messages in Threads*
night-no-threads-here = This channel can’t have threads. Open the night in a text channel.
night-wrong-rules = Nights are two against two. Pick a game for two partnerships.

night-refusal-joined-already = You’re already in.
night-refusal-not-joined = That person isn’t in this night. **/night show** lists who is.
night-refusal-not-joined-own = You’re not in this night. Press **{ button-night-join }** to join.
night-refusal-full = This night is full (40 players). Watch a table, or join the next night.
night-refusal-too-late = Too late for that. **/night show** shows where the night stands.
night-refusal-too-early = Too early: check-in opens ten minutes before the start.
night-refusal-not-now = Not right now. **/night show** shows where the night stands.
night-refusal-not-host = Only a host of the night or a moderator can do that. Ask one of them.
night-refusal-not-invited = This night is only for people with a certain role, which its message names.
night-refusal-channel-busy = There’s already a Euchre night in this channel. **/night show** brings it up.
night-refusal-channel-taken = Another table plays in that channel. Choose a different one for this table.
night-refusal-person-full = You’re hosting as many nights as one person can. Finish one or call it off first.
night-refusal-server-full = This server has reached its limit of open nights. Join one, or try again when one is over.
night-refusal-no-night = That night is over. **/night open** opens a new one.
night-refusal-unreadable = I can’t read that night at the moment. It isn’t gone: it waits for a newer version of me, or for whoever hosts me to repair it.
night-refusal-host-plays = You’re playing too, so you can’t decide this alone. Ask another host or a moderator.
night-refusal-nothing-complete = No round is over yet, so nothing would count. **/night call-off** calls the night off.
night-refusal-no-partners = Partners change from round to round on this night, so no one can choose one. Join without a partner.
night-refusal-partner-self = You can’t be your own partner. Name someone else, or no one.
night-refusal-seat-barred = That place can’t be taken. Choose another, or someone else.
night-partner-bot = A bot can’t be your partner. Name a person, or no one: computers fill up by themselves.
night-co-host-bot = A bot can’t be a co-host. Name a person.
night-refusal-contradiction = That can’t be done: something doesn’t fit. Check the numbers and try again.
night-refusal-by-points = This round goes to points, so nothing can be added. **/night end-round** ends it sooner.
night-refusal-co-host-already = They already run this night. With *remove: yes* a co-host steps down.
night-refusal-no-co-host = They aren’t a co-host. **/night show** lists who runs the night.
night-refusal-co-hosts-full = This night has four co-hosts, which is the most. Remove one first.
night-refusal-between-rounds = That works only in the pause between two rounds; a result can also be corrected in the five minutes after the last. Wait for it, or ask a moderator to end the round.
night-refusal-no-table = There was no such table in the last round. Its message lists them.
night-refusal-same-side = They’re on the same side already. Name two who aren’t.
night-refusal-same-person = That’s the same player twice. Name two who sit on different sides.
night-refusal-not-seated = One of them isn’t in this night. **/night show** lists who is.
night-refusal-bracket = In a knock-out the bracket says who meets whom. **/night correct** corrects a result.
night-refusal-not-repeated = This night isn’t repeated anyway. *when: every week* would repeat it.
night-refusal-unchanged = The table counts that already. Type the points that it should count.
night-refusal-others-asked = You play too, so others are asked first. It’s done as soon as one of them presses **{ button-night-agree }**.
night-refusal-impossible = The hands played there can’t come to that. Check the points of both sides.
night-refusal-too-long = A round may last at most twice as long as planned. Add less.
night-refusal-not-asked = Only those who are asked here can agree.
night-refusal-no-proposal = There’s nothing left to agree to.
