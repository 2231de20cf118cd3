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
night-bonus = A loner pays whoever called it { $points } more than their partner.
night-bonus-pairs = A loner pays its pair { $points } more.
night-by-time = Rounds go by time: points and hands count as if every table had played { $hands } hands (points a hand times { $hands }), so nobody wins by playing faster.
movement-individual = Individual: everybody with everybody
movement-ladder = Progressive ladder
movement-round-robin = Fixed pairs
movement-swiss = Swiss for pairs
movement-single-elimination = Single elimination for pairs
movement-double-elimination = Double elimination for pairs
night-people = **Taking part: { $count }** (at most { $most }). Computer players fill up to a multiple of four, so nobody sits out.
night-nobody = Nobody has joined yet.
night-pair = { $one } with { $other }
night-wish = { $one } (would like { $other })
night-check-in = The check-in is open: press *{ button-night-here }* if you’re here (✅). Whoever isn’t here { $minutes } minutes after the start is replaced by a computer.
night-check-in-later = The check-in opens { $in }. Whoever isn’t here { $minutes } minutes after the start is replaced by a computer.
night-begun = The night has begun. *{ button-night-join }* lets late-comers in until the end of round one.
night-away = Played for by a computer: { $names }
night-remind = { $people } **{ $name }** starts at { $at }. Press *{ button-night-here }* in { $channel } when you’re here.
night-round = **{ $name } · Round { $number }**
night-round-of = **{ $name } · Round { $number } of { $rounds }**
night-round-unfinished = { $title }
    The night ended before this round was over.
night-ends = Time is called { $in }; the hand under way is finished.
night-next = Round { $number } begins { $in }:
night-table = **Table { $table }**{ $where }: { $odd } – { $even }
night-side = { $one } & { $two }
night-byes = No game this round: { $pairs }
night-decided = { $extra ->
    [one] Table { $table } was level in everything; one more hand decided for { $pair }.
   *[other] Table { $table } was level in everything; { $extra } more hands decided for { $pair }.
}
night-seat = Round { $number }, table { $table }: { $odd } against { $even }. Your cards come with *{ button-hand }*; a round has { $length }.
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
night-standings-key = In brackets, and in this order if points are equal: games won, hands won, loners, euchres given. Computers stand beside the places.
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
    [one] Finish **{ $name }** now? The round that is over counts; one that is being played does not.
   *[other] Finish **{ $name }** now? The { $rounds } rounds that are over count; one that is being played does not.
}
night-sure-off = Call **{ $name }** off? Nothing of it counts: no places, honours or league points. *{ button-night-finish }* (**/night finish**) lets rounds that are over count.
night-winner = 🏆 { $names }
night-winner-nobody = Nobody is ranked: computers played most of it.
night-computers-ahead = Computers had more; they stand beside the places.
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
night-closed-asked = **{ $name }** was called off by { $host }; nothing of it counts.
night-held-maintenance = **{ $name }**: round { $number } has to wait, because Right Bower is about to be restarted. It begins by itself afterwards.
night-held-server-blocked = **{ $name }**: round { $number } has to wait, because the people who run Right Bower don’t let this server begin new games.
night-waits-server-full = { $people } **{ $name }**: { $count ->
    [one] table { $tables } has to wait, because as many tables of tournaments play on this server as may. It begins by itself when another one is over.
   *[other] tables { $tables } have to wait, because as many tables of tournaments play on this server as may. They begin by themselves when others are over.
}
night-waits-bot-full = { $people } **{ $name }**: { $count ->
    [one] table { $tables } has to wait, because as many tables of tournaments play as Right Bower has room for. It begins by itself when another one is over.
   *[other] tables { $tables } have to wait, because as many tables of tournaments play as Right Bower has room for. They begin by themselves when others are over.
}
night-waits-maintenance = { $people } **{ $name }**: { $count ->
    [one] table { $tables } has to wait, because Right Bower is about to be restarted. It begins by itself afterwards.
   *[other] tables { $tables } have to wait, because Right Bower is about to be restarted. They begin by themselves afterwards.
}
night-waits-server-blocked = { $people } **{ $name }**: { $count ->
    [one] table { $tables } has to wait, because the people who run Right Bower don’t let this server begin new games.
   *[other] tables { $tables } have to wait, because the people who run Right Bower don’t let this server begin new games.
}
night-no-threads = Tables have nowhere to be: I can’t create threads in { $channel } (I need *View Channel*, *Create Public Threads* and *Send Messages in Threads* there). { $host }: give me these permissions, or name a channel for each with **/night place**.
night-too-many-threads = Tables have nowhere to be: this server already has as many active threads as Discord allows. { $host }: have some closed, or name a channel for each table with **/night place** ({ $channel } can have no more threads now).
night-too-many-events = { $host }: the night has no event, because this server already has as many events as Discord allows.
night-thread = { $name } · table { $table }

honours-heading = **Euchre nights: all-time honours**
honours-none = No Euchre night has been played to its end on this server yet.
honours-row = **{ $place }.** { $name }: { $wins } won, { $podiums } in the first three, { $nights } played; best night { $best }, high game { $high }
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
command-night-open = Open a Euchre night here; people join by a button
command-night-join = Take part in this channel’s Euchre night
command-night-leave = Leave this channel’s Euchre night; a computer plays on for you
command-night-back = Play again from the next round on
command-night-show = Show this channel’s Euchre night again
command-night-standings = The standings as they are now
command-night-results = A past night’s results: picture, CSV and all records in one zip
command-night-honours = This server’s all-time honours
command-night-start = Move the start (host)
command-night-extend = Give the running round more hands or minutes (host)
command-night-end-round = Let every table finish its hand and end the round (host)
command-night-replace = Let a computer play for somebody (host)
command-night-place = Let a table stand in another channel (host)
command-night-finish = Finish the night now; rounds that are over count (host)
command-night-call-off = Call the night off; nothing of it counts (host)
option-night-name = What the night is called
option-night-start = When: 30 (minutes), 2h, in 90 minutes, 8pm, tomorrow 20:00, or a time typed with @time
option-night-rounds = How many rounds; six unless you say so
option-night-hands = Hands a round; eight unless you say so, so that everybody deals twice
option-night-minutes = Rounds by time instead: minutes until the hand under way is the last
option-night-movement = Who meets whom
option-night-level = How strong the computers are that fill up
option-night-bonus = Points that a loner pays its caller on top: 1 for “5 and 4”
option-night-least = Computers fill up to so many, at most one for each person
option-night-event = Whether the night also becomes an event of this server
option-night-channel-first = A channel for table 1, instead of a thread here
option-night-channel-more = A channel for the table of this number, instead of a thread here
option-night-partner = With whom you’d like to play, if they name you too
option-night-more-hands = Hands more
option-night-more-minutes = Minutes more
option-night-player = For whom
option-night-table = Which table
option-night-channel = Where it is to stand
option-night-number = The night’s number, which /night honours and the final standings tell

night-opened = The night is open (number { $number }): people join with the button below.
night-number = Night number { $number }
night-done-join = You take part.
night-done-leave = You’re off the list.
night-done-out = A computer plays on for you. *{ button-night-back }* brings you back for the next round.
night-done-here = You’re here. Have fun!
night-done-back = Welcome back: you play from the next round on.
night-done-late = You take part: you get a seat in the next round.
night-done-start = The start has moved: { $in }.
night-done-extend = The round goes on longer at the tables that still play.
night-done-end-round = Every table finishes its hand; then the round is over.
night-done-replace = { $name } is replaced by a computer.
night-done-place = Table { $table } stands in { $channel }.
night-done-finish = The night is finished: what was complete counts.
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
night-results-cut = The records were left out, so that Discord takes the file.
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

night-refusal-joined-already = You take part already.
night-refusal-not-joined = They don’t take part in this night.
night-refusal-full = The night is full: forty take part.
night-refusal-too-late = It’s too late for that.
night-refusal-too-early = That’s too early: the check-in begins ten minutes before the start.
night-refusal-not-now = That isn’t possible right now.
night-refusal-not-host = Only the host of the night and moderators can do that.
night-refusal-channel-busy = There’s a Euchre night in this channel already.
night-refusal-person-full = You are hosting as many nights as one person may. Finish one or call it off, and you can open another.
night-refusal-server-full = As many nights are open on this server as may be. Take part in one of them, or try again when one is over.
night-refusal-no-night = That night is over.
night-refusal-host-plays = You play here yourself, so you can’t decide this alone: ask a moderator. Between two rounds you may finish the night, and replace people.
night-refusal-nothing-complete = No round is over yet, so nothing would count. **/night call-off** calls the night off.
night-refusal-no-partners = Partners change from round to round on this night, so nobody can choose one. Join without a partner.
night-refusal-partner-self = You can’t be your own partner. Name somebody else, or nobody.
night-partner-bot = A bot can’t be your partner. Name a person, or nobody: computers fill up by themselves.
night-refusal-contradiction = That isn’t possible.
