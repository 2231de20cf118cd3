# How was it played? The decisions of a hand that cost a player most. Shares and costs are whole percents.

button-review = How was it played?
review-thinking = The expert looks at your hand …
review-nothing = In hand { $hand } you had nothing to decide.
review-clean = Hand { $hand }: { $choices ->
    [one] your one decision was sound.
   *[other] of your { $choices } decisions none was clearly wrong.
} With the cards that you could know of, the expert has nothing better.
review-heading = Hand { $hand }: what cost you most
review-moment = { $phase ->
    [play] Trick { $trick }
    [discard] The discard
    [give] The card for your partner
    [defend-alone] Defending alone
    [name] Naming trump
    [bid] The bid
    [partner] Calling a partner
   *[other] Making trump
}
review-cost = **{ $moment }:** you chose { $taken }; better is **{ $better }**. It cost { $cost } % of the game.
review-trick = On the table: { $plays }.
review-turn-up = Turned up: { $card }, { $dealer } deals.
review-held = You held: { $cards }
review-outlook = { $act }: { $chance } % to win the game ({ $reason })
review-foot = -# Judged by what you could see at the time, not by what the others held.
review-gone = That hand cannot be found any more.
review-busy = The expert has too much to do just now. Please ask again in a moment.
