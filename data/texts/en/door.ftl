# /euchre: what is on here, and the four ways on.

door-heading = **What’s on**
door-nothing = No game is on here. **{ button-door-play }** deals you in against computers at once, and people take their seats as they come.
door-alone = **{ button-door-play }** deals you in against computers at once.
door-more = -# **{ button-door-play }** never puts you into a ranked game or other rules: those you choose yourself. **/table open** opens a table for a game of your own kind, **/help** explains the rest.
door-table = { $names } · { $title } · { $seats ->
        [0] no free seat
        [one] one free seat
       *[other] { $seats } free seats
    }
door-table-ranked = { $line } · **ranked**
door-table-private = { $line } · private
door-there = { $line } · { $channel }
door-others = … and { $count ->
        [one] one more table
       *[other] { $count } more tables
    }
door-night = Next night: **{ $name }**, { $at }, in { $channel }
door-night-on = Night under way: **{ $name }**, in { $channel }
door-tonight = **Tonight**
door-no-night = No Euchre night is planned.
door-tonight-more = /night open plans an evening at many tables, /duplicate open the same deals at several tables; /league has the season’s table.
door-daily = **Daily**
    The Daily Five are five hands a day, the same for everyone. The puzzle is one tricky position.
door-me = **You**
door-me-nowhere = You’re at no table here.
door-me-more = /hand shows your cards, /my-data everything I keep about you.
door-seated = You’re at a table with { $names }. **{ button-start }** on its message begins the game.
door-seated-there = You’re at a table in { $channel }.
button-door-play = Play
button-door-tonight = Tonight
button-door-daily = Daily
button-door-puzzle = Puzzle
button-door-me = Me
button-door-go = Go to the table
button-door-stats = My stats
button-door-history = My games
button-door-settings = Settings

# The lasting post in a server’s lobby channel.

lobby-post-heading = Play Euchre
lobby-post-puzzle = Today’s puzzle, { $day }: /puzzle

# Call me, on that post: people are mentioned when somebody waits for company.

button-call-me = Call me
button-call-hours = My hours …
call-me-begun = Until { $until } I’ll mention you in a table’s channel when somebody there waits for company. Press **{ button-call-me }** again to end that.
call-me-between = Only between { $first } and { $last } on your clock.
call-me-any-hour = At any hour.
call-me-ended = You’re not called any more. **{ button-call-me }** begins it again.
call-me-hours-label = Hours, such as 18-23 or 6 pm - 11 pm
call-me-zone-label = Your time zone, such as Europe/Berlin
call-me-wrong-hours = Write your hours as two full hours, such as 18-23 or 6 pm - 11 pm.
call-me-call = { $people } A seat is free: { $line }
    -# You asked to be called. **{ button-call-me }** ends that.
