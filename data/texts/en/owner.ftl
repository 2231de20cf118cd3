# /owner: what the host of the bot reads, in a server of their own; and what tables and players read of it.

command-owner = For whoever runs this bot
command-owner-announce = Tell every table something, such as a restart
command-owner-maintenance = Let no new games begin while those under way are finished
command-owner-block = Keep a person or a server out
command-owner-unblock = Let a person or a server in again
command-owner-leave = Leave a server
command-owner-statistics = Servers, tables, people, and what is blocked
command-owner-journal = What was done with these commands
option-owner-minutes = In how many minutes the bot restarts; left out, nothing is said of a restart
option-owner-words = Your own words, as they are
option-owner-mode = On: no new games; off: as usual
option-owner-what = A person or a server
option-owner-id = Their ID in Discord, digits only
option-owner-note = Why, for the journal
owner-person = person
owner-server = server
owner-on = on
owner-off = off

owner-not-yours = Only the people who run this bot can do that.
owner-no-id = That’s no ID of Discord: it has digits only.
owner-not-there = The bot isn’t on that server.
owner-announce-what = Say in how many minutes the bot restarts, or what else the tables should read.
owner-announcing = { $tables ->
        [one] One table is being told.
       *[other] { $tables } tables are being told.
    }
owner-maintenance-on = { $games ->
        [0] No new games begin. None is under way.
        [one] No new games begin. One is under way.
       *[other] No new games begin. { $games } are under way.
    }
owner-maintenance-off = New games may begin again.
owner-restart = { $minutes ->
        [one] **Right Bower restarts in about a minute.** Your game is safe: it goes on right afterwards, with the same buttons.
       *[other] **Right Bower restarts in about { $minutes } minutes.** Your game is safe: it goes on right afterwards, with the same buttons.
    }
owner-says = From the people who run Right Bower: { $words }

owner-act = { $when }, { $who }: { $what }
owner-act-announced = an announcement to all tables
owner-act-maintenance-begun = maintenance begins
owner-act-maintenance-ended = maintenance ends
owner-act-person-blocked = { $subject } is blocked
owner-act-person-unblocked = { $subject } isn’t blocked any more
owner-act-server-blocked = server { $subject } is blocked
owner-act-server-unblocked = server { $subject } isn’t blocked any more
owner-act-server-left = server { $subject } was left
owner-journal-empty = Nothing was done yet.
owner-servers = Servers: { $servers }; connections: { $connected } of { $shards }
owner-tables = Tables: { $lobby } gathering, { $playing } playing, { $finished } finished
owner-people = People at tables: { $people }; games finished since the start: { $games }
owner-blocked = Blocked people: { $people }; blocked servers: { $servers }
