# Old-school tables (law 9): what is claimed and judged, what lies open, what is agreed on.

claims-before = { $count ->
    [one] One claim before that.
   *[other] { $count } claims before that.
}
claim-renege-true = { $name } claimed that { $against } reneged in trick { $trick }. True: { $against } played { $played } while holding { $could }.
claim-renege-false = { $name } claimed that { $against } reneged in trick { $trick }. Not so.
claim-lead-true = { $name } claimed that { $against } led out of turn with { $cards }. True: the trick goes back.
claim-lead-blood = { $name } claimed that { $against } can’t open with trump. True ({ $cards }): the trick goes back.
claim-lead-false = { $name } claimed that { $against }’s lead was wrong. It was fine.
claim-call-true = { $name } claimed that { $against }’s call was wrong. True: it doesn’t count, and their side is out of the bidding.
claim-call-false = { $name } claimed that { $against }’s call was wrong. It was fine.
exposed = Face up in front of { $name }: { $cards }.
suit-named = { $name } has been told to lead { $suit }.
barred = Out of the bidding: { $names }.
misdeal-asked = { $names } { $count ->
    [one] says
   *[other] say
} this was a misdeal. If everyone agrees, the hand doesn’t count.
claims-open = Last chance to claim. The hand counts once everyone’s ready for the next one.
claims-spent = { $names } made three false claims and can claim nothing more in this game.
claims-ready = Ready: { $names }.
why-exposed = You have to play your exposed card: { $cards }.
why-named = You’ve been told to lead { $suit }.

button-claim = Claim
button-next-hand = Next hand
choose-claim = What do you claim?
choose-renege = { $name } reneged in trick { $trick }
choose-lead = { $name }’s lead was wrong
choose-call = { $name }’s call was wrong
claim-about = What happened? Everyone sees the claim and the verdict. A false claim costs nothing.
claim-about-ranked = What happened? Everyone sees the claim and the verdict. { $left ->
    [one] Your side has one false claim left in this ranked game; after it, you can claim nothing more.
   *[other] Your side has { $left } false claims left in this ranked game; after them, you can claim nothing more.
}
claim-nothing = Nothing to claim right now: no trick has been gathered yet, and no opponent has just led or called.
claim-told = The whole table has been told.
