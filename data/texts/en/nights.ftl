# Euchre nights: the lobby, rounds and standings that everybody reads, and the answers to /night.

night-heading = 🃏 **{ $name }** · Euchre night
night-starts = Starts { $at } ({ $in }). Host: { $host }
night-started = Start: { $at }. Host: { $host }
night-game = { $game } · { $movement } · { $length }
night-length-hands = { $rounds ->
    [one] 1 round of { $hands } hands
   *[other] { $rounds } rounds of { $hands } hands
}
night-length-minutes = { $rounds ->
    [one] 1 round of { $minutes } minutes
   *[other] { $rounds } rounds of { $minutes } minutes
}
night-length-hands-out = rounds of { $hands } hands until one pair is left
night-length-minutes-out = rounds of { $minutes } minutes until one pair is left
night-bonus = A lone march pays whoever called it { $points } more than their partner.
night-bonus-pairs = A lone march pays the pair { $points } more.
night-by-time = Rounds are timed: points and hands count as if every table had played { $hands } hands (points per hand times { $hands }), so nobody wins by playing faster.
movement-individual = Individual: everybody with everybody
movement-ladder = Progressive ladder
movement-round-robin = Fixed pairs
movement-swiss = Swiss for pairs
movement-single-elimination = Single elimination for pairs
movement-double-elimination = Double elimination for pairs
night-people = **Taking part: { $count }** (at most { $most }). Computer players make it a multiple of four, so nobody sits out.
night-nobody = Nobody has joined yet.
night-pair = { $one } with { $other }
night-wish = { $one } (would like { $other })
night-check-in = The check-in is open: press *{ button-night-here }* if you’re here (✅). Whoever isn’t here { $minutes } minutes after the start is replaced by a computer.
night-check-in-later = The check-in opens { $in }. Whoever isn’t here { $minutes } minutes after the start is replaced by a computer.
night-begun = The night has begun. *{ button-night-join }* lets latecomers in until the end of round one.
night-away = A computer plays for: { $names }
night-remind = { $people } **{ $name }** starts at { $at }. Press *{ button-night-here }* in { $channel } when you’re here.
night-round = **{ $name } · Round { $number }**
night-round-of = **{ $name } · Round { $number } of { $rounds }**
night-round-unfinished = { $title }
    The night ended before this round was over.
night-ends = Time is called { $in }; then each table finishes its hand.
night-next = Round { $number } begins { $in }:
night-table = **Table { $table }**{ $where }: { $odd } – { $even }
night-side = { $one } & { $two }
night-byes = No game this round: { $pairs }
night-decided = { $extra ->
    [one] Table { $table } was level on every count; one more hand decided it for { $pair }.
   *[other] Table { $table } was level on every count; { $extra } more hands decided it for { $pair }.
}
night-seat = Round { $number }, table { $table }: { $odd } against { $even }. *{ button-hand }* shows you your cards; a round lasts { $length }.
night-seat-hands = { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}
night-seat-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
night-standings-title = Standings after round { $number }
night-standings-now = Standings now
night-standings-final = Final standings
night-standing = { $place } { $name }: { $points } ({ $games } · { $hands } · { $loners } · { $euchres })
night-standings-key = In brackets, and breaking ties in this order: games won, hands won, loners (every trick, alone), euchres given. Computers aren’t ranked.
night-standings-more = … and { $more } more.
night-column-points = Points
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
night-sure-off = Call **{ $name }** off? Nothing will count: no places, honours or league points. With *{ button-night-finish }* (**/night finish**), the rounds that are over count.
night-winner = 🏆 { $names }
night-winner-nobody = Nobody is ranked: computers played most of it.
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
night-prize-euchres = Most euchres given: { $names } ({ $count })
night-prize-high-game = High game: { $names } ({ $count })
night-closed-too-few = **{ $name }** doesn’t take place: fewer than two people were here.
night-closed-deserted = **{ $name }** has ended early: nobody was left.
night-closed-asked = **{ $name }** was called off by { $host }; nothing counts.
night-held-maintenance = **{ $name }**: round { $number } has to wait, because Right Bower is about to be restarted. It begins by itself afterwards.
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
    [one] table { $tables } has to wait, because Right Bower is about to be restarted. It begins by itself afterwards.
   *[other] tables { $tables } have to wait, because Right Bower is about to be restarted. They begin by themselves afterwards.
}
night-waits-server-blocked = { $people } **{ $name }**: { $count ->
    [one] table { $tables } has to wait, because the people who run Right Bower don’t let this server begin new games.
   *[other] tables { $tables } have to wait, because the people who run Right Bower don’t let this server begin new games.
}
night-no-threads = The tables have nowhere to play: I can’t create threads in { $channel } (I need *View Channel*, *Create Public Threads* and *Send Messages in Threads* there). { $host }: give me these permissions, or choose a channel for each table with **/night place**.
night-too-many-threads = The tables have nowhere to play: this server already has as many active threads as Discord allows. { $host }: have some closed, or choose a channel for each table with **/night place** ({ $channel } can’t have any more threads now).
night-too-many-events = { $host }: the night has no event, because this server already has as many events as Discord allows.
night-thread = { $name } · table { $table }

honours-heading = **Euchre nights: all-time honours**
honours-none = No Euchre night has been played to its end on this server yet.
honours-row = **{ $place }.** { $name }: { $wins } won, { $podiums } in the top three, { $nights } played; best night { $best }, high game { $high }
honours-prizes = prizes: { $list }
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
button-night-finish = Finish now
button-night-off = Call off

command-night = Euchre nights: many tables, rounds and standings
command-night-open = Open a Euchre night in this channel; people join with a button
command-night-join = Take part in this channel’s Euchre night
command-night-leave = Leave this channel’s Euchre night; once it has begun, a computer plays on for you
command-night-back = Come back to this channel’s Euchre night: you play again from the next round on
command-night-show = Post this channel’s Euchre night again
command-night-standings = The current standings of this channel’s Euchre night
command-night-results = A past night’s results: picture, CSV and all records in one zip
command-night-honours = This server’s all-time honours of Euchre nights
command-night-start = Change when the night starts (host or moderator)
command-night-extend = Give the current round more hands or minutes (host or moderator)
command-night-end-round = Let every table finish its hand and end the round (host or moderator)
command-night-replace = Let a computer play for somebody (host or moderator)
command-night-place = Move a table to another channel (host or moderator)
command-night-finish = Finish the night now; rounds that are over count (host or moderator)
command-night-call-off = Call the night off; nothing of it counts (host or moderator)
option-night-name = What the night is called
option-night-start = When: 30 (minutes), 2h, in 90 minutes, 8pm, tomorrow 20:00, or a time typed with @time
option-night-rounds = How many rounds, unless pairs are knocked out; 6, if you leave it out
option-night-hands = How many hands a round; 8, if you leave it out, so that everybody deals twice
option-night-minutes = Rounds by the clock instead: after so many minutes each table finishes its hand
option-night-movement = Who plays whom; everybody with everybody, if you leave it out
option-night-level = How strong the computers are that fill empty seats; expert, if you leave it out
option-night-bonus = Extra points for whoever makes a lone march: with 1 they get 5 and their partner 4
option-night-least = Computers fill the night up to this many players, at most one for each person
option-night-event = Whether the night also becomes an event of this server
option-night-channel-first = A channel for table 1, instead of a thread here
option-night-channel-more = A channel for the table of this number, instead of a thread here
option-night-partner = Who you’d like to play with, if they name you too
option-night-more-hands = How many more hands
option-night-more-minutes = How many more minutes
option-night-player = Who a computer is to play for
option-night-table = The table’s number
option-night-channel = Where the table is to play
option-night-number = A past night’s number, which its last message shows; the latest night, if you leave it out

night-opened = The night is open (number { $number }): people join with the button below.
night-number = Night number { $number }
night-done-join = You’re taking part.
night-done-leave = You’re off the list.
night-done-out = A computer plays on for you. *{ button-night-back }* brings you back for the next round.
night-done-here = You’re here. Have fun!
night-done-back = Welcome back: you play from the next round on.
night-done-late = You’re taking part: you get a seat in the next round.
night-done-start = The night now starts { $in }.
night-done-extend = The round lasts longer at the tables that are still playing.
night-done-end-round = Every table finishes its hand; then the round is over.
night-done-replace = { $name } is replaced by a computer.
night-done-place = Table { $table } plays in { $channel } from now on.
night-done-finish = The night is finished: the rounds that are over count.
night-done-off = The night is called off.
night-event-refused = The night has no event: for that I need the permission *Create Events*.
night-event-not-yours = The night has no event: for that you need the permission *Create Events*.
night-place-refused = { $host }: I can’t write in { $channel } (table { $tables }), so its people get another place.
place-unknown = { $channel } can’t hold a table: choose text channels, voice channels or open threads of this server.
place-not-yours = You can’t write in { $channel } yourself, so no table can stand there: choose channels in which you may write.
place-missing = I can’t host a table in { $channel }: I’m missing { $rights } there.
night-none = There’s no Euchre night in this channel. **/night open** opens one.
night-none-past = This server has no such night.
night-results-here = { $name }: the standings as a picture, two CSV files, and the record of every table.
night-results-cut = The records were left out: with them, the file would be too large for Discord.
night-results-busy = Too much is being asked of me right now. Please ask again in a moment.
night-missing = I can’t host a night here: I’m missing { $rights } in this channel. Give me these permissions, or choose channels for the tables (channel, channel-2 …).
night-missing-write = I can’t host a night here: I’m missing { $rights } in this channel.
right-view-channel = *View Channel*
right-send-messages = *Send Messages*
right-attach-files = *Attach Files*
right-create-public-threads = *Create Public Threads*
right-create-private-threads = *Create Private Threads*
right-send-messages-in-threads = *Send Messages in Threads*
night-no-threads-here = There can be no threads in this channel. Open the night in a text channel, or choose channels for the tables (channel, channel-2 …).
night-wrong-rules = A night is played two against two; these rules aren’t.

night-refusal-joined-already = You’re taking part already.
night-refusal-not-joined = They aren’t taking part in this night.
night-refusal-full = The night is full: forty people are taking part.
night-refusal-too-late = It’s too late for that.
night-refusal-too-early = That’s too early: the check-in begins ten minutes before the start.
night-refusal-not-now = That isn’t possible right now.
night-refusal-not-host = Only the host of the night and moderators can do that.
night-refusal-channel-busy = There’s a Euchre night in this channel already.
night-refusal-person-full = You are hosting as many nights as one person may. Finish one or call it off, and you can open another.
night-refusal-server-full = This server already has as many open nights as it may. Join one of them, or try again when one is over.
night-refusal-no-night = That night is over.
night-refusal-host-plays = You play here yourself, so you can’t decide this alone: ask a moderator. Between two rounds you may finish the night, and replace people.
night-refusal-nothing-complete = No round is over yet, so nothing would count. **/night call-off** calls the night off.
night-refusal-no-partners = Partners change from round to round on this night, so nobody can choose one. Join without a partner.
night-refusal-partner-self = You can’t be your own partner. Name somebody else, or nobody.
night-partner-bot = A bot can’t be your partner. Name a person, or nobody: computers fill up by themselves.
night-refusal-contradiction = That isn’t possible.
