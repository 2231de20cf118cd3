# /config: a server’s settings, listed in full after every change.

command-config = How Euchre is played on this server (Manage Server)
command-config-show = Show this server’s settings
command-config-table = What a new table plays unless it asks for something else
command-config-clocks = How long to wait for players, and when to close a table
command-config-channels = Where tables may be opened
command-config-games = Whether games count for ratings, and whether the old customs are kept
command-config-display = How tables are shown, and how fast computer players play
command-config-seasons = Where the final table of each season is posted
command-config-language = The language of what everybody reads; what only you see is in your own
option-config-rules = Which game; naming one resets its options
option-config-options = Changed rules, such as: points=5 defend_alone=yes
option-server-level = How strong computer players are, unless a table asks for another level
option-reminder = Seconds until a player is reminded
option-away = Seconds after the reminder until a computer plays for them
option-idle = Hours until an untouched table is closed
option-gather = Seconds for which a full trick lies open at an old-school table
option-channel-add = Another channel, or a category of channels, where tables may be opened
option-channel-remove = A channel or category where tables may no longer be opened
option-channel-anywhere = Yes: tables may be opened in every channel again
option-ranked = Whether games between people count for ratings and leaderboards
option-traditions = Whether the table keeps the old customs: in the barn, the dealer’s salute
option-config-pictures = Yes: tables are shown as pictures; no: in words
option-pace = How fast computer players play, for whoever has not chosen in /settings
option-season-channel = The channel for the final table of each season
option-season-nowhere = Yes: final tables are not posted any more
option-config-language = The language of tables, results and leaderboards
config-language-auto = As this server’s Discord is set
config-yes = Yes
config-no = No

config-heading = This server’s settings
config-rules = A new table plays { $game }, to { $points }, unless it asks for something else.
config-level = Computer players are at level { $level }, unless a table asks for another.
config-anywhere = Tables may be opened in every channel.
config-channels = Tables may be opened only in { $channels } and in the threads there.
config-now = Time limits: a player is reminded after { $reminder } s; { $away } s later a computer plays for them until they come back. A table nobody touches for { $idle } h is closed.
config-gather = At an old-school table, a full trick lies open for { $gather } s.
config-ranked = Games with only people at the table count for ratings and leaderboards.
config-friendly = No game counts for ratings and leaderboards: all are friendly.
config-traditions = The old customs are kept.
config-no-traditions = The old customs are not kept.
config-pictures = Tables are shown as pictures, unless a table was opened in words.
config-no-pictures = Tables are shown in words, unless a table was opened with pictures.
config-pace = The pace of computer players: { $pace }. Where the people at a table want different ones, the slowest counts.
config-season = The final table of each season is posted in { $channel }.
config-no-season = The final table of a season isn’t posted anywhere; /leaderboard keeps it.
config-language = What everybody reads here is in { $language }; what only you see is in your own language.
language-own = English
config-not-there = Tables couldn’t be opened in { $channel } anyway.
config-too-many-channels = I can remember at most { $most } channels. Remove one first, or allow every channel.
open-elsewhere = Not here, please: on this server, tables are opened in { $channels }.

command-config-time-zone = The time zone in which people here type times, such as “tomorrow 8pm”
option-time-zone = A city of your zone, such as Europe/Berlin or America/New_York
config-time-zone = Times that people type are meant in the time zone { $zone }.
config-no-such-zone = I don’t know a time zone “{ $zone }”. Pick one from the list, such as Europe/Berlin, America/New_York or UTC.
