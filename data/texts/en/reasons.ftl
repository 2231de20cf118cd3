# Why an act is good, in a sentence that a good player would say; under /hint and in How did I play?
# ally: partner, or defender for whoever defends this one hand with you. aces: those outside trump.

reason-close = It’s close. { $reason }
reason-no-difference = By the numbers, it hardly matters what you do here.
reason-same-work = These cards are equals: nothing still out ranks between them.

reason-need-all = Your side needs { $count ->
    [2] both
   *[other] all { $count }
} remaining tricks to { $aim ->
    [make] make it
   *[stop] stop them
}: hold nothing back.
reason-partner-sure = { $ally ->
    [partner] Your partner already has this trick
   *[defender] Your fellow defender already has this trick
} with { $card }, and no opponent can beat it anymore.
reason-partner-sure-keep = { $ally ->
    [partner] Your partner already has this trick
   *[defender] Your fellow defender already has this trick
} with { $card }, and no opponent can beat it anymore: keep { $other }.
reason-partner-ahead = { $ally ->
    [partner] Your partner is ahead
   *[defender] Your fellow defender is ahead
} with { $card }, and you have nothing higher.
reason-partner-ahead-keep = { $ally ->
    [partner] Your partner is ahead
   *[defender] Your fellow defender is ahead
} with { $card } so far: keep { $other }.
reason-overtake-sure = { $ally ->
    [partner] Your partner is ahead
   *[defender] Your fellow defender is ahead
} with { $other }, but that could still be beaten. Your { $card } can’t.
reason-overtake = { $ally ->
    [partner] Your partner is ahead
   *[defender] Your fellow defender is ahead
} with { $other }, but that could still be beaten. Your { $card } is harder to beat.
reason-last-only = You play last, and only { $card } takes this trick.
reason-last-cheapest = You play last, and { $card } is the cheapest card that takes this trick.
reason-sure-win = No opponent after you can beat { $card }.
reason-last-hope = No one on your side plays after you, and { $card } is the cheapest card that puts you ahead.
reason-highest-of-suit = No { $suit } higher than your { $card } are left: only a trump beats it.
reason-lowest-trump = You have no { $suit }, and { $card } is the lowest trump that puts you ahead.
reason-go-ahead = { $card } puts you ahead; they’ll need something higher to win this trick.
reason-guarded-trump = Keep { $card } and { $other } together: only one trump is higher, and guarded like that yours can still take a trick.
reason-sure-later = Keep { $card }: no trump that is still out beats it, so it will take a trick later.
reason-leave-to-partner = { $ally ->
    [partner] Your partner still plays to this trick
   *[defender] Your fellow defender still plays to this trick
}: keep { $other }.
reason-keep-winner = Let this trick go and keep { $other } for a later one.
reason-throw-void = You can’t win this trick. Throw { $card }, and with no { $suit } left you can trump that suit.
reason-throw-lowest = You can’t win this trick, so your lowest card goes.
reason-keep-highest = You can’t win this trick. Keep { $other }, the top card left in { $suit }.
reason-keep-guard = You can’t win this trick. Keep { $card } with { $other } beside it: only one card of { $suit } is higher.
reason-cannot-win = You can’t win this trick, and you can spare { $card }.

reason-save-loser = Cash your sure winners first and keep { $other } for last: by then they may have thrown away what beats it.
reason-show-left = Your partner made trump: lead trump to them, and { $card } shows them where the left bower is.
reason-trump-to-maker = Your partner made trump: lead trump to them.
reason-pull-top = Pull their trumps: none that is still out beats { $card }.
reason-pull = You made trump: lead it, so that theirs run out before they trump your other cards.
reason-top-trump = No trump that is still out beats { $card }.
reason-sure-trick = They have no trump left and can’t beat { $card }.
reason-keep-trumps = They have no trump left, so yours can wait.
reason-partner-trumps = { $ally ->
    [partner] Your partner has no { $suit }
   *[defender] Your fellow defender has no { $suit }
} and may trump it.
reason-cash = Nothing still out in { $suit } beats { $card }: cash it before someone can trump it.
reason-away-from-void = Keep { $other }: an opponent has no { $suit } and may trump it.
reason-lone-keep-ace = Against a lone hand keep { $other } for the last tricks.
reason-lone-long-suit = Against a lone hand lead from your longest suit, { $suit }.
reason-lead-void = It’s your only card in { $suit }: once it’s gone, you can trump that suit.
reason-lead-keep = Keep { $other }, the top card left in { $suit }, for a later trick.
reason-lead-no-winner = You have no sure winner to lead, so lead low.
reason-lead-high = You have no sure winner to lead; at least they need something higher, or a trump, to beat { $card }.

reason-sacrifice = A sacrifice: you’ll probably be euchred, but everything else loses the game more often.
reason-donate = A donation: even if they euchre you for { points } they’re not out, but a loner could win them the game at once.
reason-stuck = You have to call something, and { $suit } is your least bad suit.
reason-game-point-together = You need only one point, so keep your partner: a lone march gains nothing extra.
reason-their-game-point = A sacrifice: they need only one point, so any hand they make wins the game.
reason-partner-has = You lack { $card }; your partner may have it.
reason-alone-top = You’d hold { $count ->
    [one] the highest trump
   *[other] the { $count } highest trumps
}{ $aces ->
    [0] {""}
    [one] {" "}plus an off-suit ace
   *[other] {" "}plus { $aces } off-suit aces
}, and taking every trick alone is worth { points }.
reason-alone-points = Taking every trick alone is worth { points }, and you’ll do that more often than you’re euchred.
reason-next = The dealer’s side turned the first suit down, so they probably don’t hold its bowers; in { $suit } the same two jacks are the bowers.
reason-reverse-next = Your side turned it down, so try the other color: { $suit }.
reason-strong-hand = You’d hold { $count ->
    [one] one trump, { $card }
   *[other] { $count } trumps, the best { $card }
}{ $aces ->
    [0] {""}
    [one] , plus an off-suit ace
   *[other] , plus { $aces } off-suit aces
}: in { $suit }, that makes it more often than not.
reason-better-suit = You are stronger in { $suit }, which you can call if everyone passes.
reason-aces-win = { $aces ->
    [one] Your ace wins a trick for sure when nothing can be trumped.
   *[other] Your { $aces } aces win their tricks when nothing can be trumped.
}
reason-gives-card = Ordering it up would give { $card } to the dealer, who plays against you.
reason-partner-deals = Your partner deals and decides last; with { $count ->
    [0] no trump
    [one] one trump
   *[other] { $count } trumps
} you can leave it to them.
reason-weak-pick-up = Even with { $card } you would have only { $count ->
    [one] one trump
   *[other] { $count } trumps, the best { $other }
}.
reason-dealer-stuck = If everyone passes, the dealer is stuck with it, and the dealer plays against you.
reason-partner-asked = Your partner still gets a say.
reason-no-long-suit = You hold no more than { $count ->
    [one] one card
   *[other] { $count } cards
} of any suit that you may call.
reason-poor-calls = Anything you call gets euchred at least as often as it’s made.
reason-bid-too-high = You would have to bid at least { $points }, and your best suit, { $suit }, has { $count ->
    [one] one card
   *[other] { $count } cards
}.
reason-bid-sacrifice = A sacrifice: the bid is likelier to be set than made, but everything else loses the game more often.
reason-bid-raises = The others will probably outbid you, and must then take at least { $points } tricks.
reason-bid-holds = If the bid is yours, you’ll make it more often than not; your best suit, { $suit }, has { $count ->
    [one] one card
   *[other] { $count } cards
}.
reason-defend-together = With { $count ->
    [0] no trump
    [one] one trump
   *[other] { $count } trumps
} you are better off with your partner beside you.
reason-defend-alone = You hold { $count ->
    [one] one trump, { $card }
   *[other] { $count } trumps, the best { $card }
}{ $aces ->
    [0] {""}
    [one] , plus an off-suit ace
   *[other] , plus { $aces } off-suit aces
}: that may stop a lone hand by itself.
reason-call-best = You lack { $card }; the player with the best card of { $suit } plays with you.
reason-no-partner = You hold { $count ->
    [one] one trump, { $card }
   *[other] { $count } trumps, the best { $card }
}{ $aces ->
    [0] {""}
    [one] , plus an off-suit ace
   *[other] , plus { $aces } off-suit aces
}: you can do without a partner.

reason-discard-void = Without { $card } you have no { $suit } and can trump that suit.
reason-discard-lowest = Your lowest card, { $card }, is the one you’ll miss least.
reason-discard-keep-suit = Keep { $card } and { $other } together: one guards the other.
reason-discard-keep-trumps = Keep { $count ->
    [one] your trump
   *[other] all { $count } trumps
}: { $card } is easier to spare.
reason-give-trump = Nothing you have helps a lone hand more than { $card }, your highest trump.
reason-give-highest = You have no trump, and { $card } is the highest card you can give.
reason-ask-for-best = Your lowest card goes, for the best that your partner has.
reason-one-more-trump = One more trump helps a lone hand; something else can go.
