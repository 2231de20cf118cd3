# How did I play? The decisions of a hand that cost a player most. Shares and costs are whole percents.

button-review = How did I play?
review-finding = I’m looking for that hand …
review-thinking = { $first ->
    [0] The expert is looking at your hand …
    [one] One hand is ahead of yours …
   *[other] { $first } hands are ahead of yours …
}
review-not-yours = You didn’t play hand { $hand }: there is nothing of yours to look back on.
review-nothing = In hand { $hand } you decided nothing yourself.
review-clean = Hand { $hand }: { $choices ->
    [one] your one decision was sound.
   *[other] none of your { $choices } decisions was clearly wrong.
} The expert would have played it your way.
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
review-cost = **{ $moment }:** you chose { $taken }; **{ $better }** was better. Cost: { $cost }% of winning chances.
review-trick = On the table: { $plays }.
review-turn-up = Turned up: { $card }, { $dealer } deals.
review-held = You held: { $cards }
review-outlook = { $act }: { $chance }% to win the game ({ $reason })
review-marked = Marked in the picture: you chose { $taken }; { $better } was better.
review-foot = -# Judged by what you could see at the time, not by what the others held.
review-gone = That hand is no longer stored. Ask about a newer one.
button-again = Play this deal
button-compare = Compare
again-seat = **Play this deal** against experts, for your eyes only. From which seat?
again-not-yet = This deal can’t be played again now: it’s gone, or others may still play it. Choose a hand of a finished game.
again-unfinished = Play the hand to its end first, then compare.
again-heading = **The same deal, twice**
again-first = At the table: { $course }
again-now = Yours: { $course }
again-first-gone = How it went at the table is no longer stored.
again-calls = **Calls**
again-trick = **Trick { $number }**
again-end = **Result**
review-busy = The expert is too busy right now. Please ask again in a moment.
review-one-at-a-time = One hand at a time, please: ask about this one when you have read about the other.
review-game-not-yours = You didn’t play in that game. Replay it instead: there you see every hand.
review-which = Which hand would you like to go through? Only you see the answer.
review-hand = Hand { $number }
menu-hand-review = Hands { $first } to { $last }
