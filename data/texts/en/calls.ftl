# What a player decided in the bidding: now (call-…) and told afterwards (made-…).

call-pass = { $names } { $count ->
    [one] passes
   *[other] pass
}
call-order = { $name } orders it up
call-order-alone = { $name } orders it up and goes alone
call-assist = { $name } assists
call-assist-alone = { $name } assists and goes alone
call-take-up = { $name } picks it up
call-take-up-alone = { $name } picks it up and goes alone
call-suit = { $name } calls { $suit }
call-suit-alone = { $name } calls { $suit } and goes alone
call-fold = { $name } folds
call-bid = { $name } bids { $tricks }
call-name = { $name } names { $suit }
call-name-alone = { $name } names { $suit } and goes alone
call-ace-no-face = { $name } shows an ace and no face card
call-farmers = { $name } shows a farmer’s hand ({ $cards }) and exchanges it
call-partner = { $name } calls for the best { $suit }
call-alone = { $name } calls no one and goes alone
call-no-defence = { $name } doesn’t defend alone
call-defend-alone = { $name } defends alone

by-order = { $name } ordered it up
by-order-alone = { $name } ordered it up alone
by-assist = { $name } assisted
by-assist-alone = { $name } assisted alone
by-take-up = { $name } picked it up
by-take-up-alone = { $name } picked it up alone
by-suit = { $name } called it
by-suit-alone = { $name } called it alone
by-bid = { $name } bid { $bid }
by-bid-alone = { $name } bid { $bid } alone
by-forced = { $name } had to bid { $bid }
by-forced-alone = { $name } had to bid { $bid }, alone

made-order = { $name } ordered up { $suit }
made-order-alone = { $name } ordered up { $suit } alone
made-assist = { $name } assisted { $suit }
made-assist-alone = { $name } assisted { $suit } alone
made-take-up = { $name } picked up { $suit }
made-take-up-alone = { $name } picked up { $suit } alone
made-suit = { $name } called { $suit }
made-suit-alone = { $name } called { $suit } alone
made-bid = { $name } bid { $bid } in { $suit }
made-bid-alone = { $name } bid { $bid } in { $suit } alone
made-forced = { $name } had to bid { $bid } in { $suit }
made-forced-alone = { $name } had to bid { $bid } in { $suit } alone
