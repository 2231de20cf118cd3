# The words of the game, to look up where they appear.
# found-…: the forms in which the texts of this catalogue use the word, with | between them; … at the end of a form
# stands for the rest of a word, * for a few words, # for a number.
# meaning-…: a sentence or two; the table's own rules follow by themselves.

term-turn-tables = Turning the tables
found-turn-tables = turn the tables… | turn the table…
meaning-turn-tables = A side that’s far behind may have every hand passed one seat over before anyone looks.

term-cut = Cutting
found-cut = cut
meaning-cut = To lift off part of the deck before the deal.

term-farmers = Farmer’s hand
found-farmers = farmer…
meaning-farmers = A hand with three nines and tens. You show them, trade them for new cards, and then must bid.

term-ace-no-face = Ace, no face
found-ace-no-face = ace and no face… | ace, no face… | one ace and no…
meaning-ace-no-face = A hand with exactly one ace and no king, queen or jack.

term-order = Ordering up
found-order = order…
meaning-order = To make the turn-up’s suit trump, as an opponent of the dealer. The dealer takes the card; the player who ordered it up is the maker.

term-assist = Assisting
found-assist = assist…
meaning-assist = To make the turn-up’s suit trump, as the dealer’s partner. The dealer takes the card; the player who assisted is the maker.

term-take-up = Picking it up
found-take-up = pick it up… | picks it up… | picked it up… | pick up… | picked up… | picks up…
meaning-take-up = The dealer makes the turn-up’s suit trump, picks up the card and discards one.

term-turned-down = Turned down
found-turned-down = turned down…
meaning-turned-down = No one wanted the turn-up. In round two, only the other three suits can be called.

term-call = Calling a suit
found-call = call a suit or | call a suit! | call a suit, | call a suit. | call another suit… | must call a suit… | names trump… | name trump… | called it… | called ♠… | called ♥… | called ♦… | called ♣… | calls ♠… | calls ♥… | calls ♦… | calls ♣… | called spades… | called hearts… | called diamonds… | called clubs…
meaning-call = To say which suit is trump after the turn-up is turned down. The player who does is the maker.

term-no-trump = No trump
found-no-trump = calls no trump | called no trump | call no trump | also call no trump… | no trump (… | no trump: * called…
meaning-no-trump = A hand in which no suit is trump and there are no bowers: the highest card of the suit led takes the trick.

term-stick = Stick the dealer
found-stick = stuck… | stick the dealer… | must call a suit…
meaning-stick = Everyone passed twice, so the dealer must call a suit.

term-fold = Folding
found-fold = fold…
meaning-fold = After everyone has passed, the dealer calls no suit and gives up the hand.

term-bid = Bid
found-bid = bid…
meaning-bid = The number of tricks a player promises to take in return for naming trump. Each player bids once, higher than any bid before, or passes. If you fall short, the bid comes off your score, even below zero.

term-forced = Forced bid
found-forced = must bid… | had to bid…
meaning-forced = No one wanted to bid, so one player has to.

term-widow = Widow
found-widow = widow…
meaning-widow = The card left over after the deal. The high bidder takes it and discards one.

term-joker = Joker
found-joker = joker…
meaning-joker = The highest trump, above the right bower. Until trump is made it belongs to no suit.

term-discard = Discarding
found-discard = discard…
meaning-discard = To put a card aside face down. It is out of the hand and no one sees it.

term-best = Partner’s best
found-best = partner’s best… | for best…
meaning-best = A lone player gets one card from their partner, and discards one.

term-give-turnup = Giving the turn-up
found-give-turnup = give the turn-up… | give them the…
meaning-give-turnup = When the dealer’s partner plays alone, the dealer may give them the turn-up.

term-secret = Calling a partner
found-secret = calls a partner… | call a suit: the player… | calls for the best… | is called… | secret partner… | best spade… | best heart… | best diamond… | best club…
meaning-secret = The maker calls a suit: the player who holds its best card is the maker’s partner for this hand, and shows it only by playing that card.

term-defend-alone = Defending alone
found-defend-alone = defend alone… | defends alone… | defended alone… | lone defender…
meaning-defend-alone = Against a lone player, one defender may play alone too; their partner sits out.

term-alone = Playing alone
found-alone = alone… | lone… | sit out… | sits out… | sitting out…
meaning-alone = To play without a partner, who lays down their hand and sits out. It pays more.
meaning-alone-secret = To play without a partner, against everyone else; no one sits out.

term-follow = Following suit
found-follow = follow suit… | follow…
meaning-follow = You must play a card of the suit led if you hold one; the left bower counts as trump. If you hold none, you may play any card.

term-bower = Right and left bower
found-bower = bower…
meaning-bower = The jack of trump is the right bower, the highest trump. The other jack of the same color (spades go with clubs, hearts with diamonds) is the left bower, the second highest; it belongs to trump and not to the suit printed on it.

term-euchre = Euchre
found-euchre = euchre…
meaning-euchre = The makers failed to take most of the tricks: they’re euchred, and the other side scores.

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
meaning-slam = The losers have zero points or less: the game counts double.

term-mugs = Mugs away
found-mugs = mugs away…
meaning-mugs = The losers of a game deal first in the next one, and no one cuts.

term-salute = Salute
found-salute = whistle… | salute…
meaning-salute = By custom the dealer greets a turned-up bower with a whistle and a salute.

term-thrown-in = Thrown in
found-thrown-in = thrown in… | throw in… | threw in…
meaning-thrown-in = The cards are given back and no one scores.

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
meaning-trick = One card from each player. The highest trump takes it, or else the highest card of the suit led. The winner leads the next one.

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
meaning-claim = To say that an opponent broke a rule: reneged, led wrongly or called wrongly. Press **{ button-claim }** and choose what; the table judges it by the cards, for everyone to see. A false claim costs nothing.

term-gather = Gathering
found-gather = gather…
meaning-gather = To pick up a full trick. The winning side does it, or just leads to the next one; after a while it happens by itself. Until then a card can be taken back.

term-exposed = Exposed card
found-exposed = face up in front of… | exposed…
meaning-exposed = A card left face up in front of its player after a wrong lead was claimed. It must be played at the first legal chance.

term-steal = Stealing the deal
found-steal = steal… | stole…
meaning-steal = To deal before the player whose turn it is. If their side doesn’t call it before the turn-up is shown, the deal is stolen.

term-maker = Maker
found-maker = maker…
meaning-maker = The player who made trump. The maker’s side must take the majority of the tricks, or as many as were bid.

term-dealer = Dealer
found-dealer = deals… | dealer…
meaning-dealer = The player who deals. They bid last and may pick up the turn-up. The deal moves left after every hand.

term-kitty = Kitty
found-kitty = kitty…
meaning-kitty = The cards left over after the deal. They stay face down and are not played.

term-points = Points
found-points = first to… | score… | points | 1 point | one point
meaning-points = What a hand pays at this table.
