# One preset's rules in plain words. rule-<option>-<value>, or rule-<option> where the value is a number.
# An option without a text here says nothing of its own: its points stand in the scoring, or the program sees to it.

game-standard = Standard (stick the dealer)
game-house-24 = House of Cards, 24 cards
game-three-seven = Three-handed, seven cards
game-two-handed = Two-handed
book-standard = North America

rules-title = { $title } · { $book }
rules-differs = What differs from { $title }:
rules-same = Same as { $title }:
rules-play = How it’s played:
rules-scoring = Points:
rules-scoring-marked = Points (in bold: what differs from { $title }):

rules-partners = { $players } players; partners sit opposite each other.
rules-partners-six = { $players } players in two sides of three; your neighbors are opponents.
rules-individual = { $players } players, every player for themselves.
rules-two = Two players, one against the other.
rules-pack = { $size ->
    [24] 24 cards, nine to ace
    [32] 32 cards, seven to ace
   *[48] 48 cards, two of each from nine to ace
}{ $joker ->
    [yes] {" "}and the joker, which beats every other trump
   *[no] {""}
}; { $hand } per player.
rules-turn-up = The suit turned up is trump if someone accepts it; otherwise, another suit that someone calls.
rules-bid = One bid each, higher than any before; the high bidder names trump and leads.
rules-widow = The high bidder takes the widow and discards one card.
rules-joker-bid = If everyone passes, whoever holds the joker must bid { $bid }.
rules-forced-bid = If everyone else passes, the dealer must bid at least { $bid }.
rules-bowers = The jack of trump is the right bower, the highest trump; the other jack of the same color is the left bower, the second highest.
rules-order = Trump from the top: { $joker ->
    [yes] the joker, {""}
   *[no] {""}
}right bower, left bower, ace, king, queen, ten, nine{ $size ->
    [32] , eight, seven
   *[other] {""}
}; every other suit: ace, king, queen, jack, ten, nine{ $size ->
    [32] , eight, seven
   *[other] {""}
}. The left bower belongs to trump, not to its own suit.
rules-follow = Follow the suit led if you can.
rules-alone = The maker may play alone; their partner sits out.
rules-no-alone = No one goes alone.
rules-exchange = A lone player may discard two cards and get two from their side.
rules-secret = The maker calls a suit: the player with its best card is their partner, and keeps quiet about it.
rules-points = The first to { $points ->
    [one] { $points } point
   *[other] { $points } points
} wins.

rule-first_dealer-random = The first dealer is chosen at random.
rule-first_dealer-high-card = Everyone draws a card; the highest deals first.
rule-first_dealer-black-jack = Cards are dealt face up; the first black jack deals first.
rule-cut-offer = The player before the dealer may cut the deck.
rule-ace_no_face-yes = A hand with one ace and no face card may be thrown in before bidding; the same dealer deals again.
rule-farmers_hand-three-alike = Farmer’s hand: three nines or three tens may be exchanged for the three cards under the turn-up.
rule-farmers_hand-any-three = Farmer’s hand: any three nines and tens may be exchanged for the three cards under the turn-up.
rule-second_round-throw-in = If everyone passes twice, the hand is thrown in and the deal passes on.
rule-second_round-stick = If everyone passes twice, the dealer is stuck and must call a suit.
rule-second_round-stick-or-fold = If everyone passes twice, the dealer calls a suit or folds.
rule-no_first_blood-yes = The very first lead of a hand may not be trump.
rule-mugs_away-yes = Mugs away: after a game the losers deal first.
rule-laps-yes = Laps: points above the target carry over into the next game.
rule-slams-yes = Slams: if the losers have zero points or less, the game counts double.
rule-turning_the_tables-yes = Turning the tables: a side trailing seven to one or worse may have every hand passed one seat over before anyone looks.
rule-steal_the_deal-yes = Keep an eye on the deck: players press **{ button-deal }** themselves, and an opponent who is quicker than the dealer steals the deal, unless the dealer’s side calls it before the turn-up is shown.
rule-partner_order-alone = The dealer’s partner may accept the turn-up only by playing alone.
rule-defend_alone-yes = Against a lone player, one defender may play alone too.
rule-first_lead-dealer-left = The player to the dealer’s left leads first.
rule-first_lead-maker-left = Against a lone player, the player to their left leads first; otherwise the player to the dealer’s left.
rule-partners_best-give-then-discard = A lone player’s partner gives them one card; then the lone player discards one.
rule-partners_best-discard-then-give = A lone player may discard a card and call for their partner’s best.
rule-give_turnup-yes = When the dealer’s partner plays alone, the dealer may give them the turn-up.
rule-traditions-no = Traditions are off.
rule-prompt_partner-yes = The dealer’s partner must bid promptly.
rule-lone_hands-no = No one plays alone, neither the maker nor a defender.
rule-lone_closed = { $value ->
    [one] A side that needs one more point to win may not play alone.
   *[other] A side that needs { $value } points or fewer to win may not play alone.
}
rule-no_trump-yes = In round two you may also call no trump: no suit beats another, there are no bowers, and the jack ranks below the queen in every suit.
rule-caller_holds-trump = To make a suit trump you must hold a card that would be trump, before picking anything up. A stuck dealer with none may call anything.
rule-caller_holds-natural = To make a suit trump you must hold a card of that suit; the left bower and the joker don’t count. A stuck dealer with none may call anything.
rule-keep_turnup-yes = The dealer who picks up the turn-up keeps it: they must discard another card, and can’t give it away.
rule-stuck_any-yes = A stuck dealer may also call the suit that was turned down.

rule-law-old-school = Old-school: nothing stops you from breaking a rule. If opponents notice, they can claim it; a false claim costs nothing.
rules-claim-renege = Not following suit when you could: take it back before the trick is gathered; after that it can be claimed until the hand is closed.
rules-claim-lead = A lead out of turn: claimed before the trick is gathered, the trick goes back, the card stays face up and must be played at the first legal chance, and that side may be told once which suit to lead.
rules-claim-call = A call out of turn, or of the suit turned down: claimed at once, it doesn’t count, and that side may only pass for the rest of the bidding.
rule-renege_penalty-plus-two = A claimed renege gives the opponents 2 points.
rule-renege_penalty-minus-two = A claimed renege costs its side 2 points, or 4 if its player was alone.
rule-renege_penalty-forfeit = A claimed renege forfeits the game.
rule-renege_ends_hand-yes = It also ends the hand.
rule-renege_ends_hand-no = The hand is played out, and the side at fault keeps no points it won.
rule-review-yes = The last trick may be looked at again.
rule-review-no = A gathered trick is not shown again.
rule-misdeal-redeal = Misdeal: if everyone agrees before the first trick is gathered, the same dealer deals again.
rule-misdeal-forfeit-deal = Misdeal: if everyone agrees before the first trick is gathered, the deal passes on.
rule-misdeal-minus-one = Misdeal: if everyone agrees before the first trick is gathered, the dealer’s side loses a point and the deal passes on.
house-players = { $value } players
house-law = { $value ->
    [old-school] Old-school law
   *[hosted] The bot keeps the law
}
house-pack = { $value } cards
house-joker = { $value ->
    [yes] With the joker
   *[no] Without the joker
}
house-points = First to { $value }
house-first_dealer = { $value ->
    [high-card] High card deals first
    [black-jack] First black jack deals
   *[random] First dealer at random
}
house-packets = Dealt { $value } at a time
house-cut = { $value ->
    [offer] The deck may be cut
   *[no] No cut
}
house-misdeal = { $value ->
    [forfeit-deal] A misdeal passes the deal
    [minus-one] A misdeal costs a point
   *[redeal] A misdeal is dealt again
}
house-steal_the_deal = { $value ->
    [yes] Deals may be stolen
   *[no] No stolen deals
}
house-renege_penalty = { $value ->
    [minus-two] A renege costs 2 points
    [forfeit] A renege loses the game
   *[plus-two] A renege gives the others 2
}
house-renege_ends_hand = { $value ->
    [yes] A renege ends the hand
   *[no] The hand goes on after a renege
}
house-review = { $value ->
    [yes] The last trick may be seen again
   *[no] Gathered tricks stay closed
}
house-traditions = { $value ->
    [yes] With the old customs
   *[no] Without the old customs
}
house-ace_no_face = { $value ->
    [yes] Ace, no face: deal again
   *[no] No redeal for ace, no face
}
house-farmers_hand = { $value ->
    [three-alike] Farmer’s hand: three alike
    [any-three] Farmer’s hand: any three
   *[off] No farmer’s hand
}
house-second_round = { $value ->
    [stick] Stick the dealer
    [stick-or-fold] Stick the dealer, or fold
   *[throw-in] All pass: throw it in
}
house-no_first_blood = { $value ->
    [yes] No trump on the first lead
   *[no] Trump may be led first
}
house-mugs_away = { $value ->
    [yes] Mugs away: losers deal first
   *[no] Without mugs away
}
house-laps = { $value ->
    [yes] Laps: spare points carry over
   *[no] Without laps
}
house-slams = { $value ->
    [yes] Slams count double
   *[no] Without slams
}
house-turning_the_tables = { $value ->
    [yes] Turning the tables
   *[no] No turning of the tables
}
house-partner_order = { $value ->
    [alone] Partner orders up only alone
   *[free] Partner may order up
}
house-defend_alone = { $value ->
    [yes] A defender may go alone
   *[no] No one defends alone
}
house-first_lead = { $value ->
    [maker-left] Left of a lone maker leads
   *[dealer-left] Left of the dealer leads
}
house-partners_best = { $value ->
    [give-then-discard] Partner’s best, then discard
    [discard-then-give] Discard, then partner’s best
   *[off] No partner’s best
}
house-give_turnup = { $value ->
    [yes] Turn-up may go to a lone partner
   *[no] The turn-up is not given away
}
house-lone_made = { $value ->
    [one] Lone hand made: { $value } point
   *[other] Lone hand made: { $value } points
}
house-lone_march = { $value ->
    [one] Lone march: { $value } point
   *[other] Lone march: { $value } points
}
house-euchre = Euchre: { $value }
house-lone_euchre = Euchre of a lone hand: { $value }
house-euchre_march = Euchre with every trick: { $value }
house-lone_defence = Euchre by a lone defender: { $value }
house-lone_defence_march = Lone defender, every trick: { $value }
house-setback = { $value ->
    [yes] Setback: a euchre costs the makers
   *[no] Without setback
}
house-prompt_partner = { $value ->
    [yes] The partner bids promptly
   *[no] The partner may take time
}
house-settlement = { $value ->
    [each] A lone maker wins from each
   *[once] A lone maker wins once
}
house-lone_hands = { $value ->
    [no] No lone hands
   *[yes] With lone hands
}
house-lone_closed = { $value ->
    [0] Lone hands until the end
    [1] No lone hands a point from winning
   *[other] No lone hands { $value } points from winning
}
house-no_trump = { $value ->
    [yes] No trump may be called
   *[no] A suit is always trump
}
house-caller_holds = { $value ->
    [trump] Call only with a trump
    [natural] Call only with the suit itself
   *[any] Call whatever you hold
}
house-keep_turnup = { $value ->
    [yes] The dealer keeps the turn-up
   *[no] The turn-up may be discarded
}
house-stuck_any = { $value ->
    [yes] Stuck: any suit
   *[no] Stuck: the other three suits
}

row = { $case }: { $pay }.
case-made = The makers take { $low } { $span ->
    [1] or
   *[other] to
} { $most } tricks
case-made-single = The maker takes { $low } { $span ->
    [1] or
   *[other] to
} { $most } tricks
case-made-alone = Alone, { $low } { $span ->
    [1] or
   *[other] to
} { $most } tricks
case-made-against = Alone against a lone defender, { $low } { $span ->
    [1] or
   *[other] to
} { $most } tricks
case-march = The makers take every trick (march)
case-march-single = The maker takes every trick (march)
case-march-alone = Alone, every trick
case-march-against = Alone against a lone defender, every trick
case-euchre = The makers take fewer than { $low } tricks (euchre)
case-euchre-single = The maker takes fewer than { $low } tricks (euchre)
case-euchre-alone = A lone maker takes fewer than { $low } tricks
case-euchre-against = A lone defender holds the maker to fewer than { $low } tricks
case-euchre-march = The makers take no tricks
case-euchre-march-single = The maker takes no tricks
case-euchre-march-alone = A lone maker takes no tricks
case-euchre-march-against = A lone defender takes every trick
case-folded = The dealer folds
case-bid-made = The bid is made
case-bid-made-alone = The bid is made alone
case-bid-set = The bid is not made
case-bid-set-alone = The bid is not made alone
case-bid-set-forced = The dealer’s forced minimum bid is set
case-bid-set-forced-alone = The dealer’s forced minimum bid is set alone
case-secret-made = Maker and partner take { $low } { $span ->
    [1] or
   *[other] to
} { $most } tricks
case-secret-march = Maker and partner take every trick
case-secret-made-alone = A maker without a partner takes { $low } { $span ->
    [1] or
   *[other] to
} { $most } tricks
case-secret-march-alone = A maker without a partner takes every trick
case-secret-euchre = The maker’s side takes fewer than { $low } tricks (euchre)
case-secret-euchre-march = The maker’s side takes no tricks

pay-makers = { points }
pay-each = { points } each
pay-others = { points } for the opponents
pay-others-each = { points } for every other player
pay-lost = { $points ->
    [one] they lose { $points } point
   *[other] they lose { $points } points
}
pay-tricks = { $points ->
    [one] a point for each trick
   *[other] { $points } points for each trick
}
pay-bid = the bid is lost
pay-bid-times = { $times } times the bid is lost
pay-bid-half = half the bid is lost

# The laws in full
option-law = A law’s number, such as 5.4, for its full text
law-ask = For a law’s full text: **/rules law:5.4**
law-more = Its full text: **/rules law:{ $law }**.
law-unknown = There is no law { $law }. The laws have numbers such as 5.4, and the chapters are 1 to 12.
law-english = The laws are written in English.
law-options = Words such as `{ $option }` are the names of house rules, as you type them in **/table open options:**.
