# /config: a server’s settings, listed in full after every change.

command-config = How Euchre is played on this server (Manage Server)
command-config-show = Show this server’s settings
command-config-table = The default game for new tables
command-config-clocks = How long to wait for players, and when to close a table
command-config-channels = Where tables may be opened
command-config-games = Ranked games and table traditions, on or off
command-config-display = How tables look, and how fast computer players play
command-config-seasons = Where each season’s final standings are posted
command-config-language = The language of public messages; private ones follow each player’s own
option-config-rules = Which game (choosing one resets its options)
option-config-options = House rules, such as points=5 defend_alone=yes
option-server-level = Computer players’ level, unless a table picks another
option-reminder = Seconds until a player is reminded
option-away = Seconds after the reminder until a computer takes over
option-idle = Hours of inactivity before a table closes
option-gather = Seconds a full trick stays on an old-school table
option-channel-add = Another channel, or a category of channels, where tables may be opened
option-channel-remove = A channel or category where tables may no longer be opened
option-channel-anywhere = Allow tables in every channel again
option-ranked = Whether games without computer players count for ratings and leaderboards
option-traditions = Whether the table keeps traditions: in the barn, the dealer’s salute
option-config-pictures = Yes: show tables as pictures; no: as text
option-pace = Computer players’ speed, for anyone who hasn’t set it in /settings
option-season-channel = The channel for each season’s final standings
option-season-nowhere = Stop posting final standings
option-config-language = The language of tables, results and leaderboards
config-language-auto = Same as this server’s Discord language
config-yes = Yes
config-no = No

config-heading = This server’s settings
config-rules = New tables play { $game } to { $points } unless opened with other rules.
config-level = Computer players: { $level }, unless a table picks another level.
config-anywhere = Tables may be opened in every channel.
config-channels = Tables may be opened only in { $channels } and in the threads there.
config-now = Timers: players get a reminder after { $reminder } s; { $away } s later a computer takes over until they’re back. A table left alone for { $idle } h is closed.
config-gather = At an old-school table, a full trick stays up for { $gather } s.
config-ranked = Games without computer players count for ratings and leaderboards.
config-friendly = No games count for ratings or leaderboards; all are friendly.
config-traditions = Table traditions are on.
config-no-traditions = Table traditions are off.
config-pictures = Tables are shown as pictures, unless opened as text.
config-no-pictures = Tables are shown as text, unless opened as pictures.
config-pace = Computer players’ speed: { $pace }. If players at a table want different speeds, the slowest wins.
config-season = Each season’s final standings are posted in { $channel }.
config-no-season = Final standings aren’t posted anywhere; **/leaderboard** has them.
config-language = Public messages here are in { $language }; private ones are in each player’s own language.
language-own = English
config-not-there = { $channel } wasn’t on the list.
config-too-many-channels = I can remember at most { $most } channels. Remove one first, or allow every channel.
open-elsewhere = Not here, please. On this server, open tables in { $channels }.

command-config-time-zone = The time zone in which people here type times, such as “tomorrow 8pm”
option-time-zone = A city of your zone, such as Europe/Berlin or America/New_York
config-time-zone = Times that people type are meant in the time zone { $zone }.
config-no-such-zone = I don’t know the time zone “{ $zone }”. Pick one from the list, such as Europe/Berlin, America/New_York or UTC.
