# The words of the game, to look up where they appear.
# found-…: the forms in which the texts of this catalogue use the word, with | between them; … at the end of a form
# stands for the rest of a word, * for a few words, # for a number.
# meaning-…: a sentence or two; the table's own rules follow by themselves.

term-turn-tables = Turning the tables
found-turn-tables = turn the tables… | turn the table…
meaning-turn-tables = A side that is far behind may have everybody’s hand move on by one seat before anybody looks at it.

term-cut = Cutting
found-cut = cut
meaning-cut = To lift off part of the pack before the deal.

term-farmers = Farmer’s hand
found-farmers = farmer…
meaning-farmers = A hand with three low cards, nines or tens. Its player shows them and exchanges them, and then must bid.

term-ace-no-face = Ace, no face
found-ace-no-face = ace and no face… | ace, no face… | one ace and no…
meaning-ace-no-face = A hand with exactly one ace and no king, queen or jack.

term-order = Ordering up
found-order = order…
meaning-order = To make the turn-up’s suit trump, as an opponent of the dealer. The dealer takes the card; whoever ordered it up is the maker.

term-assist = Assisting
found-assist = assist…
meaning-assist = To make the turn-up’s suit trump, as the dealer’s partner. The dealer takes the card; whoever assisted is the maker.

term-take-up = Taking it up
found-take-up = take it up… | takes it up… | took it up… | took up… | takes up…
meaning-take-up = The dealer makes the turn-up’s suit trump, takes the card and discards one.

term-turned-down = Turned down
found-turned-down = turned down… | turn it down…
meaning-turned-down = Nobody accepted the turn-up. In the second round its suit may not be named; the other three may.

term-call = Naming a suit
found-call = call a suit or | call a suit! | name another suit… | name a suit… | names trump… | name trump… | called it… | called ♠… | called ♥… | called ♦… | called ♣… | calls ♠… | calls ♥… | calls ♦… | calls ♣… | called spades… | called hearts… | called diamonds… | called clubs…
meaning-call = To say which suit is trump after the turn-up is turned down. Whoever does is the maker.

term-stick = Stick the dealer
found-stick = stuck… | stick the dealer… | you must name a suit…
meaning-stick = Everybody passed twice, so the dealer must name a suit.

term-fold = Folding
found-fold = fold…
meaning-fold = After everybody has passed, the dealer names no suit and gives the hand up.

term-bid = Bid
found-bid = bid…
meaning-bid = The number of tricks a player promises to take in return for naming trump. Each player bids once, higher than any bid before, or passes. A bid that falls short is lost, even below zero.

term-forced = Forced bid
found-forced = must bid… | must play a bid… | had to bid… | you play a bid…
meaning-forced = Nobody wanted to bid, so one player has to.

term-widow = Widow
found-widow = widow…
meaning-widow = The card left over after the deal. The high bidder takes it and discards one.

term-joker = Joker
found-joker = joker…
meaning-joker = The highest trump, above the right bower. Until trump is made it belongs to no suit.

term-discard = Discarding
found-discard = discard…
meaning-discard = To put a card aside face down. It is out of the hand and nobody sees it.

term-best = Partner’s best
found-best = partner’s best… | call for best…
meaning-best = A lone player gets one card from their partner, and discards one.

term-give-turnup = Giving the turn-up
found-give-turnup = give the turn-up… | give them the…
meaning-give-turnup = When the dealer’s partner plays alone, the dealer may give them the turn-up.

term-secret = Calling a partner
found-secret = calls a partner… | call a suit: who… | calls for the best… | is called… | secret partner… | best spade… | best heart… | best diamond… | best club…
meaning-secret = The maker calls a suit: whoever holds its best card is the maker’s partner for this hand, and shows it only by playing that card.

term-defend-alone = Defending alone
found-defend-alone = defend alone… | defends alone… | defended alone… | lone defender…
meaning-defend-alone = Against a lone player, one defender may play alone too; their partner sits out.

term-alone = Playing alone
found-alone = alone… | lone… | sit out… | sits out…
meaning-alone = To play without a partner, who lays down their hand and sits out. It pays more.
meaning-alone-secret = To play without a partner, against everybody else; nobody sits out.

term-follow = Following suit
found-follow = follow suit… | follow…
meaning-follow = You must play a card of the suit led if you hold one; the left bower counts as trump. If you hold none, you may play any card.

term-bower = Right and left bower
found-bower = bower…
meaning-bower = The jack of trump is the right bower, the highest trump. The other jack of the same colour (spades go with clubs, hearts with diamonds) is the left bower, the second highest; it belongs to trump and not to the suit printed on it.

term-euchre = Euchre
found-euchre = euchre…
meaning-euchre = The maker’s side failed to take the majority of the tricks: it is euchred, and the others score.

term-march = March
found-march = march… | took every trick…
meaning-march = The maker’s side took every trick.

term-set = Set
found-set = set:
meaning-set = The bid was not made: it is deducted, even below zero.

term-barn = In the barn
found-barn = in the barn…
meaning-barn = One point short of winning. By custom there are barnyard noises, and partners who stay there milk each other’s thumbs.

term-shut-out = Shut-out
found-shut-out = shut out… | dance of shame…
meaning-shut-out = The losers have no points at all. By custom they owe the table the dance of shame.

term-slam = Slam
found-slam = slam…
meaning-slam = The losers have no points, or fewer: the game counts double.

term-mugs = Mugs away
found-mugs = mugs away…
meaning-mugs = The losers of a game deal first in the next one, and nobody cuts.

term-salute = Salute
found-salute = whistle… | salute…
meaning-salute = By custom the dealer greets a turned-up bower with a whistle and a salute.

term-thrown-in = Thrown in
found-thrown-in = thrown in… | throw in… | threw in…
meaning-thrown-in = The cards are given back and nobody scores.

term-turn-up = Turn-up
found-turn-up = turned up… | turn-up… | left on the table…
meaning-turn-up = The card turned face up after the deal. The first round of bidding is about its suit.

term-trump = Trump
found-trump = trump…
meaning-trump = The suit that beats all others in this hand. From the top: right bower, left bower, ace, king, queen, ten and so on.

term-lead = Leading
found-lead = lead | led | leads
meaning-lead = To play the first card of a trick. The others must follow its suit if they can.

term-trick = Trick
found-trick = trick…
meaning-trick = One card from each player. The highest trump takes it, or else the highest card of the suit led. Whoever takes it leads the next one.

term-laps = Laps
found-laps = laps…
meaning-laps = Points above the target carry over into the next game.

term-renege = Renege
found-renege = renege… | revoke… | revoked…
meaning-renege = Not following suit when you could. It may be corrected until the trick is gathered; after that the opponents may claim it.

term-misdeal = Misdeal
found-misdeal = misdeal…
meaning-misdeal = A deal that the whole table agrees not to count, before the first trick is gathered.

term-claim = Claiming
found-claim = claim…
meaning-claim = To say that an opponent broke a rule: reneged, led wrongly or called wrongly. Press Claim and choose what; the table judges it by the cards, for everybody to see. A false claim costs nothing.

term-gather = Gathering
found-gather = gather…
meaning-gather = To take a full trick off the table. The side that won it does so, or leads to the next one; it also happens by itself after a while. A card can be taken back only before.

term-exposed = Exposed card
found-exposed = face up before… | exposed…
meaning-exposed = A card that lies face up before its player after a wrong lead was claimed. It must be played as soon as it lawfully can be.

term-steal = Stealing the deal
found-steal = steal… | stole…
meaning-steal = To deal before the player whose turn it is. If their side doesn’t call it before the turn-up is shown, the deal is stolen.

term-maker = Maker
found-maker = maker…
meaning-maker = Whoever made trump. The maker’s side must take the majority of the tricks, or as many as were bid.

term-dealer = Dealer
found-dealer = deals… | dealer…
meaning-dealer = Whoever deals; they bid last and may take the turn-up. The deal moves on clockwise after every hand.

term-kitty = Kitty
found-kitty = kitty…
meaning-kitty = The cards left over after the deal. They stay face down and are not played.

term-points = Points
found-points = first to… | score… | points | 1 point | one point
meaning-points = What a hand pays at this table.
