# The words of the game, for looking up where they stand. found-…: the forms in which a text of this catalogue uses the
# word, with | between them; … at its end stands
# for the rest of a word, * for a few words, # for a number. meaning-…: a sentence or two; the table's own rules follow.

term-turn-tables = Turning the tables
found-turn-tables = turn the tables… | turn the table…
meaning-turn-tables = A side that is far behind may have everybody’s hand move on by one seat before it is looked at.

term-cut = Cutting
found-cut = cut
meaning-cut = To lift off a part of the pack before it is dealt.

term-farmers = Farmer’s hand
found-farmers = farmer…
meaning-farmers = A hand with three low cards, nines or tens. It is shown and its three cards are exchanged; then its player must bid.

term-ace-no-face = Ace, no face
found-ace-no-face = ace and no face… | ace, no face… | one ace and no…
meaning-ace-no-face = A hand with exactly one ace and no king, queen or jack.

term-order = Ordering up
found-order = order…
meaning-order = To make the turn-up’s suit trump, said by an opponent of the dealer. The dealer takes the card up; who ordered it is the maker.

term-assist = Assisting
found-assist = assist…
meaning-assist = To accept the turn-up’s suit as trump, said by the dealer’s partner. The dealer takes the card up.

term-take-up = Taking it up
found-take-up = take it up… | takes it up… | took it up… | took up… | takes up…
meaning-take-up = The dealer accepts the turn-up’s suit as trump, takes the card into his hand and lays another one away.

term-turned-down = Turned down
found-turned-down = turned down… | turn it down…
meaning-turned-down = Nobody accepted the turn-up. In the second round its suit may not be named; the other three may.

term-call = Naming a suit
found-call = call a suit or | call a suit! | name another suit… | name a suit… | names trump… | name trump… | called it… | called ♠… | called ♥… | called ♦… | called ♣… | calls ♠… | calls ♥… | calls ♦… | calls ♣… | called spades… | called hearts… | called diamonds… | called clubs…
meaning-call = To say which suit is trump, once the turn-up is turned down. Who does it is the maker.

term-stick = Stick the dealer
found-stick = stuck… | stick the dealer… | you must name a suit…
meaning-stick = Everybody passed twice, so it is the dealer’s duty: he must name a suit.

term-fold = Folding
found-fold = fold…
meaning-fold = The dealer, left alone with the choice, names no suit and gives the hand up.

term-bid = Bid
found-bid = bid…
meaning-bid = The tricks that a player promises to take if he may name trump. Each bids once, higher than any before, or passes. Short of it the bid is lost, below zero too.

term-forced = Forced bid
found-forced = must bid… | must play a bid… | had to bid… | you play a bid…
meaning-forced = Nobody wanted to bid, so one player has to.

term-widow = Widow
found-widow = widow…
meaning-widow = The card that is left over after the deal. The high bidder takes it and lays a card away.

term-joker = Joker
found-joker = joker…
meaning-joker = The highest trump, above the right bower. Before trump is made it belongs to no suit.

term-discard = Laying away
found-discard = discard… | lay one away… | lay two cards away… | laid away… | lays away… | lay away… | lay one card away…
meaning-discard = To put a card aside face down. It is out of the hand and nobody sees it.

term-best = Partner’s best
found-best = partner’s best… | call for best…
meaning-best = A lone player gets one card from his partner, and lays one away.

term-give-turnup = Giving the turn-up
found-give-turnup = give the turn-up… | give him the…
meaning-give-turnup = When the dealer’s partner plays alone, the dealer may let him have the turn-up.

term-secret = Calling a partner
found-secret = calls a partner… | call a suit: who… | calls for the best… | is called… | secret partner… | best spade… | best heart… | best diamond… | best club…
meaning-secret = The maker calls a suit: who holds its best card is his partner for this hand, and shows it only by playing that card.

term-defend-alone = Defending alone
found-defend-alone = defend alone… | defends alone… | defended alone… | lone defender…
meaning-defend-alone = Against a lone player one defender may play alone as well; his partner sits out.

term-alone = Playing alone
found-alone = alone… | lone… | sit out… | sits out…
meaning-alone = To play without a partner: he lays his hand down and sits out. It pays more.
meaning-alone-secret = To play without a partner against all the others; nobody sits out.

term-follow = Following suit
found-follow = follow suit… | follow…
meaning-follow = You must play a card of the suit that was led if you hold one; the left bower counts as trump. Without one you may play any card.

term-bower = Right and left bower
found-bower = bower…
meaning-bower = The jack of trump is the right bower, the highest trump. The other jack of its colour (spades go with clubs, hearts with diamonds) is the left bower, the next; it belongs to trump and not to the suit printed on it.

term-euchre = Euchre
found-euchre = euchre…
meaning-euchre = The maker’s side took fewer tricks than the majority: it is euchred, and the others are paid.

term-march = March
found-march = march… | took every trick…
meaning-march = The maker’s side took every trick.

term-set = Set
found-set = set:
meaning-set = The bid was not made: it is deducted, below zero too.

term-barn = In the barn
found-barn = in the barn…
meaning-barn = One point short of winning. By custom it comes with barnyard noises, and partners who stay there milk each other’s thumbs.

term-shut-out = Shut-out
found-shut-out = shut out… | dance of shame…
meaning-shut-out = The losers have no point at all. By custom they owe the table the dance of shame.

term-slam = Slam
found-slam = slam…
meaning-slam = The losers have nothing or less: the game counts double.

term-mugs = Mugs away
found-mugs = mugs away…
meaning-mugs = The losers of a game deal first in the next one, and nobody cuts.

term-salute = Salute
found-salute = whistle… | salute…
meaning-salute = By custom the dealer greets a bower turned up with a whistle and a salute.

term-thrown-in = Thrown in
found-thrown-in = thrown in… | throw in… | threw in…
meaning-thrown-in = The cards are given back and nobody scores.

term-turn-up = Turn-up
found-turn-up = turned up… | turn-up… | left on the table…
meaning-turn-up = The card turned face up after the deal. Round one of the bidding is about its suit.

term-trump = Trump
found-trump = trump…
meaning-trump = The suit that beats all others in this hand. From the top: right bower, left bower, ace, king, queen, ten and so on.

term-lead = Leading
found-lead = lead | led | leads
meaning-lead = To play the first card of a trick. The others must follow its suit if they can.

term-trick = Trick
found-trick = trick…
meaning-trick = One card from each player. The highest trump takes it, else the highest card of the suit led. Who takes it leads the next.

term-laps = Laps
found-laps = laps…
meaning-laps = Points above the target are carried over into the next game.

term-renege = Renege
found-renege = renege… | revoke… | revoked…
meaning-renege = Not to follow suit although one could. It may be put right until the trick is gathered; after that the opponents may claim it.

term-misdeal = Misdeal
found-misdeal = misdeal…
meaning-misdeal = A deal that the whole table agrees not to count, before the first trick is gathered.

term-steal = Stealing the deal
found-steal = steal… | stole…
meaning-steal = To deal before the player whose turn it is. If his side does not call it before the turn-up is shown, the deal is stolen.

term-maker = Maker
found-maker = maker…
meaning-maker = Who made trump. His side must take the majority of the tricks, or what he bid.

term-dealer = Dealer
found-dealer = deals… | dealer…
meaning-dealer = He deals, speaks last and may take the turn-up. The deal moves on clockwise after every hand.

term-kitty = Kitty
found-kitty = kitty…
meaning-kitty = The cards left over after the deal. They stay face down and are not played.

term-points = Points
found-points = first to… | score… | points | 1 point | one point
meaning-points = What a hand pays at this table.
