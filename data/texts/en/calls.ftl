# What a player decided in the bidding: now (call-…) and told afterwards (made-…).

call-pass = { $names } { $count ->
    [one] passes
   *[other] pass
}
call-order = { $name } orders it up
call-order-alone = { $name } orders it up, alone
call-assist = { $name } assists
call-assist-alone = { $name } assists, alone
call-take-up = { $name } takes it up
call-take-up-alone = { $name } takes it up, alone
call-suit = { $name } calls { $suit }
call-suit-alone = { $name } calls { $suit } alone
call-fold = { $name } folds
call-bid = { $name } bids { $tricks }
call-name = { $name } names { $suit }
call-name-alone = { $name } names { $suit }, alone
call-ace-no-face = { $name } shows an ace and no face card
call-farmers = { $name } shows a farmer’s hand ({ $cards }) and exchanges it
call-partner = { $name } calls for the best { $suit }
call-alone = { $name } calls nobody and plays alone
call-defend-alone = { $name } defends alone

by-order = { $name } ordered it up
by-order-alone = { $name } ordered it up alone
by-assist = { $name } assisted
by-assist-alone = { $name } assisted alone
by-take-up = { $name } took it up
by-take-up-alone = { $name } took it up alone
by-suit = { $name } called it
by-suit-alone = { $name } called it alone
by-bid = { $name } bid { $bid }
by-bid-alone = { $name } bid { $bid } and plays alone
by-forced = { $name } had to bid { $bid }
by-forced-alone = { $name } had to bid { $bid } and plays alone

made-order = { $name } ordered up { $suit }
made-order-alone = { $name } ordered up { $suit } alone
made-assist = { $name } assisted { $suit }
made-assist-alone = { $name } assisted { $suit } alone
made-take-up = { $name } took up { $suit }
made-take-up-alone = { $name } took up { $suit } alone
made-suit = { $name } called { $suit }
made-suit-alone = { $name } called { $suit } alone
made-bid = { $name } bid { $bid } in { $suit }
made-bid-alone = { $name } bid { $bid } in { $suit } alone
made-forced = { $name } had to bid { $bid }, named { $suit }
made-forced-alone = { $name } had to bid { $bid }, named { $suit } alone
