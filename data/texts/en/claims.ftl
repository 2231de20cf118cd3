# Old-school tables (law 9): what is claimed and judged, what lies open, what is agreed on.

claims-before = { $count ->
    [one] One claim before that.
   *[other] { $count } claims before that.
}
claim-renege-true = { $name } claimed that { $against } reneged in trick { $trick }, and that’s true: { $against } played { $played }, holding { $could }.
claim-renege-false = { $name } claimed that { $against } reneged in trick { $trick }. They didn’t.
claim-lead-true = { $name } claimed that { $against } led out of turn with { $cards }, and that’s true: the trick goes back.
claim-lead-blood = { $name } claimed that { $against } mustn’t lead trump first, and that’s true ({ $cards }): the trick goes back.
claim-lead-false = { $name } claimed that { $against }’s lead was wrong. It was right.
claim-call-true = { $name } claimed that { $against }’s call was wrong, and that’s true: it doesn’t count, and that side has no say in the bidding any more.
claim-call-false = { $name } claimed that { $against }’s call was wrong. It was right.
exposed = Face up before { $name }: { $cards }.
suit-named = { $name } has been told to lead { $suit }.
barred = No more say in this bidding: { $names }.
misdeal-asked = { $names } { $count ->
    [one] says
   *[other] say
} this was a misdeal. If everybody agrees, the hand is off.
claims-open = Claims are open; the hand counts once everybody is ready for the next one.
claims-open-until = Claims are open; the hand counts { $when }, or once everybody is ready for the next one.
claims-spent = { $names } made three false claims and can claim nothing more in this game.
claims-ready = Ready: { $names }.
why-exposed = Your exposed card must be played: { $cards }.
why-named = You’ve been told to lead { $suit }.

button-claim = Claim
button-next-hand = Next hand
choose-claim = What do you claim?
choose-renege = { $name } reneged in trick { $trick }
choose-lead = { $name }’s lead was wrong
choose-call = { $name }’s call was wrong
claim-about = Choose what you claim. Everybody sees it and what comes of it; a false claim costs nothing.
claim-about-ranked = Choose what you claim. Everybody sees it and what comes of it. { $left ->
    [one] Your side has one false claim left in this ranked game; after it, you can claim nothing more.
   *[other] Your side has { $left } false claims left in this ranked game; after them, you can claim nothing more.
}
claim-nothing = There’s nothing you could claim right now: no trick is gathered, and no opponent has just led or called.
claim-told = The whole table has been told.
