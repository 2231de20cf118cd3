# How hands and games ended. $made is a clause of calls.ftl, such as "Ann ordered up ♥ hearts".

result-made = { $made } and took { tricks }: { $gain }.
result-made-with = { $made } and took { tricks } with { $partner }: { $gain }.
result-march = { $made } and took every trick: { $gain }.
result-march-with = { $made } and took every trick with { $partner }, a march: { $gain }.
result-lone-march = { $made } and took every trick, a lone march: { $gain }.
result-euchre = { $made } but took only { tricks }. Euchre: { $gain }.
result-euchre-march = { $made } but took no tricks at all. Euchre: { $gain }.
result-set = { $made } but took { $tricks ->
    [0] no tricks at all
   *[other] only { tricks }
}. Set: { $gain }.
result-thrown-in = Everyone passed: the hand is thrown in.
result-folded = { $name } folded: { $gain }.
result-redeal = { $name } threw in a hand with an ace and no face card: { $dealer } deals again.
result-lone-defence = { $name } defended alone.
result-claimed = { $count ->
    [one] { $name } takes the last trick, whatever is played:
   *[other] { $name } takes the last { $count } tricks, whatever is played:
}
result-laid-open = Nothing was left to decide; these cards were still held:
result-score = Score: { $scores }.
result-partner = { $name } was the partner.
result-no-partner = { $name } had no partner.

result-reneged = { $name } reneged, and the hand is over: { $gain }.
result-forfeit = { $name } reneged and forfeits the game.
result-misdeal-redeal = Everyone agreed on a misdeal: { $dealer } deals again.
result-misdeal-forfeit-deal = Everyone agreed on a misdeal: the deal passes on.
result-misdeal-minus-one = Everyone agreed on a misdeal: { $gain }, and the deal passes on.
result-penalty = That includes the penalty for a renege: { $names }.

gain-own = { points }
gain-own-each = { points } each
gain = { points } for { $names }
gain-each = { points } each for { $names }
loss = { $points ->
    [one] minus { $points } point for { $names }
   *[other] minus { $points } points for { $names }
}
gain-none = no points

tradition-euchred = { $wording ->
    [1] { $names } { $count ->
        [one] shouts
       *[other] shout
    }: “You got euchred!” They dance, point fingers, high five.
    [2] { $names } { $count ->
        [one] shouts
       *[other] shout
    }: “You got euchred!” The cards fly.
   *[0] { $names } { $count ->
        [one] shouts
       *[other] shout
    }: “You got euchred!”
}
tradition-barn = { $names } { $count ->
    [one] is
   *[other] are
} in the barn{ $wording ->
    [1] , score cards behind the ears: one point to go.
    [2] : barnyard noises, please, and one point to go.
   *[0] : one point to go.
}
tradition-milking = { $names } { $count ->
    [one] is
   *[other] are
} still in the barn{ $wording ->
    [1] : thumbs down, and milk away.
    [2] . Moo.
   *[0] {" "}and milking.
}
tradition-shut-out = Shut out! { $wording ->
    [1] The dance of shame for { $names }, if you please.
    [2] Music for { $names }: the dance of shame.
   *[0] { $names } { $count ->
        [one] owes
       *[other] owe
    } us the dance of shame.
}
tradition-salute = { $wording ->
    [1] A bower is turned up! Whistle and salute, { $name }.
    [2] A bower is turned up: { $name } whistles, one hand at the brow.
   *[0] A bower is turned up: { $name } whistles and salutes.
}
tradition-mugs = Mugs away: the losers deal first in the next game.

over-void = That was too early to count: this ranked game is void, and no one has won it.
over-conceded = { $names } concede.
over = { $names } { $count ->
    [one] wins
   *[other] win
} the game.
over-slam = A slam: the game counts double.
over-contest = **All hands at this table are done.** The tournament has the result.
over-final = Final score: { $scores }.
over-tally = Games won: { $tally }.
over-tally-of = { $unit } { $games }

sheet-older = Earlier hands: **/history**, once the game is over.
sheet-made = made { $gain }
sheet-march = march { $gain }
sheet-euchre = euchred { $gain }
sheet-euchre-march = euchred, no tricks { $gain }
sheet-set = set { $gain }
sheet-thrown-in = everyone passed
sheet-folded = folded { $gain }
sheet-redeal = dealt again
sheet-reneged = renege { $gain }
sheet-forfeit = renege, game forfeited
sheet-misdeal = misdeal { $gain }

open-heading = Hand { $number }: all hands as dealt
open-hand = { $name }: { $cards }
open-turnup = Turned up: { $card }
open-kitty = Kitty: { $cards }
open-widow = Widow: { $cards }
open-discard = { $name } discarded { $cards }
open-drawn = { $name } got { $cards } from there
open-given = { $giver } gave { $name } { $cards }
open-unknown = { $count ->
    [one] one unknown card
   *[other] { $count } unknown cards
}
open-and-unknown = { $cards } and { $unknown }
