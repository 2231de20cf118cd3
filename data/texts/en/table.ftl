# The public table in words.

table-heading = { $title } · hand { $hand } · first to { $points }
table-contest-heading = { $title } · hand { $hand } of { $hands }
table-timed-heading = { $title } · hand { $hand }
table-extra-heading = { $title } · level, so one more hand decides ({ $extra })
table-brief = { $title }{"\u00A0"}· { $scores }
table-lobby-heading = { $title } · first to { $points }
table-ranked = { $heading } · ranked
table-turns = { $heading } · { $turns }
lobby-ranked = Ranked game. Make at least half of your decisions yourself and don’t leave, or you lose no matter how the computer in your seat does.
lobby-too-short = Friendly game: ranked games go to at least { $points } points.
lobby-unranked = Friendly game: someone here can’t play ranked games on this server before next season.
lobby-chance = Friendly game: with these options, too much is luck for ranked play.
lobby-unagreed = An old-school game is ranked only if everyone presses **{ button-ranked }**: { $agreed } of { $players } so far.
proposed-take-back = { $name } wants to take that back. OK, { $names }?
declined-take-back = { $name } said no: nothing is taken back.
declined-game = { $name } said no to another ranked game and stood up.
game-wanted = A ranked game begins when everyone wants it. Waiting for { $names }; without a yes, a seat is free for someone else.
table-rules-changed = House rules: { $options }
lobby-turns = Turns: { $turns }. { $about }
lobby-seat = { $seat }. { $name }
table-next-seats = For the next game: { $seats }
lobby-seat-free = { $seat }. free
seat-partner = Opposite { $name }, as partner
seat-opposite = Opposite { $name }
seat-left = To the left of { $name }
seat-right = To the right of { $name }
seat-number = Seat { $seat }
seat-is-free = This seat is free
seat-has-computer = { $name }, a computer, makes room for you
lobby-partners = Partners play together: { $sides }.
lobby-partners-opposite = Partners sit opposite each other.
lobby-partners-every-other = Partners sit at every other seat.
lobby-alone = Every player for themselves.
lobby-free = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
lobby-free-computers = { $free ->
    [one] One seat is free: a computer makes room.
   *[other] { $free } seats are free: computers make room.
}
lobby-ready = Every seat is taken: the game can begin.
computer-name = 🤖{"\u00A0"}{ $name }
name-stood-in = { $name } (played by a computer)
stand-in = 🤖{"\u00A0"}for { $name }
stand-in-plain = a computer for { $name }
stand-in-short = for { $name }
mark-computer = { $name } (computer)
computers = Computer players: { $names }.
table-promised = { $names } { $count ->
    [one] sits down
   *[other] sit down
} at the next deal, in place of { $seats }.
introduced = { $name } · { $games ->
    [one] 1 game
   *[other] { $games } games
} here since { $since }
introduced-first = { $name } · first game here
mark-away = { $name } (away, a computer plays)
mark-left = { $name } (left, a computer plays)
table-asleep = This table sleeps ({ $names }). **/table show** by one of its players brings it back wherever there’s room.
table-absent = The table is waiting for { $names }.
seat-of = Seat { $seat } is { $name }

score = Score: { $scores }
score-of = { $unit }{"\u00A0"}{ $score }
deals = { $name } deals.
turn-up = { $name } deals. Turned up: { $card }.
turn-up-down = { $name } deals. Turned down: { $card }.
turn-up-taken = { $name } deals. { $taker } took { $card }.
turn-up-left = { $name } deals. Left on the table: { $card }.
bidding = So far: { $calls }.
trump = Trump: { $suit } ({ $made }).
trump-none = No trump ({ $made }).
trump-open = { $name } won the bidding with { $bid } and names trump.
trump-open-forced = { $name } must bid { $bid } and names trump.
sits-out = { $names } { $count ->
    [one] sits out.
   *[other] sit out.
}
lone-defender = { $name } defends alone.
partner-unknown = The best { $suit } is called; no one knows yet who has it.
partner-known = The best { $suit } is called: { $name } is the partner.
partner-none = The best { $suit } is called: { $name } has no partner.
trick-on-table = Trick { $number }: { $plays }
hand-under-way = This hand is being played: { $button } shows every call and card.
hand-under-way-hidden = This hand is being played.
trick-lead = { $name } led { $card }
trick-play = { $name } { $card }
trick-wins = { $play }{"\u00A0"}←{"\u00A0"}ahead
trick-wins-plain = { $play }, ahead so far
trick-last = Last trick: { $plays }
trick-took = { $play }{"\u00A0"}←{"\u00A0"}took it
trick-took-plain = { $play }, which took it
trick-won = { $name } took the trick with { $card }.
taken = Tricks: { $taken }
taken-of = { $unit } { $tricks }

turn-cut = { $name } may cut.
turn-turn-tables = { $name } may turn the tables.
turn-order = { $name }: { $word ->
    [assist] assist or pass?
    [take-up] pick it up or pass?
   *[order] order it up or pass?
}
turn-call = { $nt ->
    [yes] { $name }: call a suit or no trump, or pass?
   *[no] { $name }: call a suit or pass?
}
turn-call-stuck = { $nt ->
    [yes] { $name } is stuck: call a suit or no trump!
   *[no] { $name } is stuck: call a suit!
}
turn-call-fold = { $nt ->
    [yes] { $name }: call a suit or no trump, or fold?
   *[no] { $name }: call a suit or fold?
}
turn-bid = { $name }: bid or pass?
turn-bid-stuck = { $name } is stuck: bid!
turn-order-alone = { $name }: { $word ->
    [assist] assist alone or pass?
   *[order] order it up alone or pass?
}
turn-only-pass = { $name } is out of the bidding: pass.
turn-only-fold = { $name } is out of the bidding: fold.
turn-name = { $name } names trump.
turn-give-turnup = { $name } may give the turn-up to the lone player.
turn-discard = { $name } discards.
turn-best = { $name } may call for their partner’s best card.
turn-give = { $name } gives { $maker } a card.
turn-partner = { $name } calls a partner.
turn-defend-alone = { $name }: defend alone?
turn-play-lead = { $name } leads.
turn-play = { $name } plays.
turn-suit = { $name } may name the suit to be led.
trick-taken = { $name } took the trick.
turn-gather = { $name } gathers the trick.

draw-random = The draw: { $name } deals first.
draw-high-card = The draw for the first deal, high card: { $cards }. { $name } deals first.
draw-high-card-again = The draw for the first deal, high card: { $cards }. A tie, so again: { $again }. { $name } deals first.
draw-black-jack = The first black jack deals: { $cards }. { $name } deals first.
draw-card = { $name } { $card }
draw-more = { $count } cards, then { $last }

alt-lobby = A Euchre table, waiting for players.
alt-table = A Euchre table.
alt-finished = The game is over.

# When the open question ends. { $in } is shown by Discord as “in 2 minutes”.
clock-turn = A computer takes over { $in }.
clock-trick = The trick is gathered { $in }.
clock-claims = Claims close { $in }.
clock-theft = The turn-up is shown { $in }.
clock-answer = Time to answer ends { $in }.
clock-fixed = Time until { $at }.
clock-none = The table waits for { $you ->
    [yes] you
   *[no] { $name }
}; no computer takes over.

# A deal that may be stolen (law 2.8)
deal-open = It’s { $name }’s deal. Keep an eye on the deck!
deal-stolen = { $name } takes the deck and deals.
