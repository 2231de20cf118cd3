# The few words inside the table picture; they must be very short.

picture-seat = Seat { $seat }
picture-free = free
picture-computer = computer
picture-away = away
picture-left = left
picture-sits-out = sits out
picture-alone = alone
picture-led = led
picture-took = took it
picture-received = received
picture-gave = gave
picture-discarded = discarded
picture-dealer = D
picture-right = R
picture-left-bower = L
picture-to = Game to { $points }
picture-hand = Hand { $number }
picture-hand-of = hand { $number } of { $hands }
picture-extra-hand = extra hand { $extra }
picture-bid-alone = bid { $bid } alone
picture-bid = bid { $bid }
picture-partner = + { $name }
picture-no-partner = no partner
picture-best = best { suit-one }
picture-turned-down = turned down
picture-tricks = Tricks
picture-last-trick = Last trick
picture-turn-up = Turned up
picture-kitty = Kitty
picture-widow = Widow
picture-laid-away = { $name } discarded
picture-chosen = chosen
picture-better = better
picture-closed = This table is closed

picture-call-pass = pass
picture-call-order = order up
picture-call-assist = assist
picture-call-take-up = pick up
picture-call-fold = fold
picture-call-farmers = farmer’s hand
picture-call-alone = alone
picture-call-defend-alone = defend alone
picture-call-ace-no-face = ace, no face
picture-with-alone = { $call } alone

picture-outcome-made = Made!
picture-outcome-march = March!
picture-lone-made = Made it alone!
picture-lone-march = Lone march!
picture-outcome-euchre = Euchre!
picture-outcome-euchre-march = Euchre!
picture-outcome-set = Set!
picture-outcome-thrown-in = Thrown in
picture-outcome-folded = Folded
picture-outcome-redeal = Dealt again
picture-outcome-reneged = Renege!
picture-outcome-forfeit = Forfeit!
picture-outcome-misdeal = Misdeal
picture-gain = { $sign }{ $points } { $names }
picture-no-gain = no points
picture-wins = { $names } { $count ->
    [one] wins
   *[other] win
}!
