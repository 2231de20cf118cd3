# /config: how a server is set, told whole after every change.

command-config = How Euchre is played on this server (Manage Server)
command-config-show = How this server is set
command-config-table = What a new table plays unless it asks for something else
command-config-clocks = How long players are waited for, and when a table is closed
command-config-channels = Where tables may be opened
command-config-games = Whether games count for ratings, and whether the old customs are kept
command-config-language = Which language everybody reads here; what only one reads is in his own
option-config-rules = Which game; naming one puts its options back to its own
option-config-options = Changed rules, such as: points=5 defend_alone=yes
option-server-level = How strong computer players are unless a table asks for another level
option-reminder = Seconds after which a player is reminded
option-away = Seconds after the reminder until a computer plays for him
option-idle = Hours after which an untouched table is closed
option-channel-add = One more channel where tables may be opened
option-channel-remove = A channel where none may be opened any more
option-channel-anywhere = Yes: tables may be opened in every channel again
option-ranked = Whether games among people count for ratings and boards
option-traditions = Whether the table says what was always said: in the barn, the dealer’s salute
option-config-language = The language of tables, results and boards
config-language-auto = As Discord has this server
config-yes = Yes
config-no = No

config-heading = How this server is set
config-rules = A new table plays { $game }, to { $points }, unless it asks for something else.
config-level = Computer players are of the level { $level } unless a table asks for another.
config-anywhere = Tables may be opened in every channel.
config-channels = Tables may be opened in { $channels } only, and in the threads there.
config-now = Times in this server: a player is reminded after { $reminder } s, and { $away } s later a computer plays for him until he returns. A table nobody touches for { $idle } h is closed.
config-ranked = Games in which only people sit count for ratings and boards.
config-friendly = No game counts for ratings and boards: all are friendly.
config-traditions = The old customs are kept.
config-no-traditions = The old customs are not kept.
config-language = What everybody reads here is in { $language }; what only one reads is in his own language.
language-own = English
config-not-there = Tables could not be opened in { $channel } before either.
config-too-many-channels = I can keep { $most } channels at most. Take one away first, or allow every channel.
open-elsewhere = Not here, please: on this server tables are opened in { $channels }.
