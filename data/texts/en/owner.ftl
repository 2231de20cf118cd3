# /owner: what the host of the bot reads, in a server of their own; and what tables and players read of it.

command-owner = For the people who run this bot
command-owner-announce = Tell every table something, such as a restart
command-owner-maintenance = Stop new games from starting while current ones finish
command-owner-block = Keep a person or a server out
command-owner-unblock = Let a person or a server in again
command-owner-leave = Leave a server
command-owner-statistics = Servers, tables, people, and what is blocked
command-owner-journal = What was done with these commands
option-owner-minutes = Minutes until the restart; leave out to announce none
option-owner-words = Your message, sent as is
option-owner-mode = On: no new games; off: as usual
option-owner-what = A person or a server
option-owner-id = Their ID in Discord, digits only
option-owner-note = Why, for the journal
owner-person = person
owner-server = server
owner-on = on
owner-off = off

owner-not-yours = Only the people who run this bot can do that.
owner-no-id = That’s not a Discord ID. IDs are digits only.
owner-not-there = The bot isn’t on that server. Check the ID.
owner-announce-what = Say in how many minutes the bot restarts, or what else the tables should read.
owner-announcing = { $channels ->
        [one] One channel is being told.
       *[other] { $channels } channels are being told.
    }
owner-maintenance-on = { $games ->
        [0] New games are paused. None are in progress.
        [one] New games are paused. One is in progress.
       *[other] New games are paused. { $games } are in progress.
    }
owner-maintenance-off = New games may begin again.
owner-restart = { $minutes ->
        [one] **Right Bower restarts in about a minute.** Your game is safe: it picks up right afterwards, with the same buttons.
       *[other] **Right Bower restarts in about { $minutes } minutes.** Your game is safe: it picks up right afterwards, with the same buttons.
    }
owner-says = From the people who run Right Bower: { $words }
owner-error = A new kind of error: { $fault } at `{ $place }`, how often: { $count }. The log has it in full.
owner-errors-enough = That’s ten kinds today. Others are only in the log until tomorrow (UTC).

owner-act = { $when }, { $who }: { $what }
owner-act-announced = an announcement to all tables
owner-act-maintenance-begun = maintenance begins
owner-act-maintenance-ended = maintenance ends
owner-act-person-blocked = { $subject } is blocked
owner-act-person-unblocked = { $subject } isn’t blocked anymore
owner-act-server-blocked = server { $subject } is blocked
owner-act-server-unblocked = server { $subject } isn’t blocked anymore
owner-act-server-left = left server { $subject }
owner-journal-empty = Nothing yet.
owner-servers = Servers: { $servers }; connections: { $connected } of { $shards }
owner-tables = Tables: { $lobby } in the lobby, { $playing } playing, { $finished } finished
owner-people = People at tables: { $people }; games finished since the start: { $games }
owner-blocked = Blocked people: { $people }; blocked servers: { $servers }
