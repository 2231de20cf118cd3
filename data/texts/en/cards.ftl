# Cards, suits, ranks and names: the words that all other texts are made of.
# A suit is S, H, D or C; a rank is R7 R8 R9 RT RJ RQ RK RA.

suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
    [NT] no trump
   *[C] clubs
}
suit-title = { $suit ->
    [S] Spades
    [H] Hearts
    [D] Diamonds
    [NT] No trump
   *[C] Clubs
}
suit-one = { $suit ->
    [S] spade
    [H] heart
    [D] diamond
   *[C] club
}
no-trump-short = NT
rank = { $rank ->
    [R7] seven
    [R8] eight
    [R9] nine
    [RT] ten
    [RJ] jack
    [RQ] queen
    [RK] king
   *[RA] ace
}
rank-letter = { $rank ->
    [R7] 7
    [R8] 8
    [R9] 9
    [RT] 10
    [RJ] J
    [RQ] Q
    [RK] K
   *[RA] A
}
card = { rank } of { suit }
card-the = the { $card }
card-joker = joker
card-joker-short = Joker
card-right = { $card } (right bower)
card-left = { $card } (left bower)

# What /play and /bid understand, without accents: words that say nothing, other names of suits and ranks, and how a
# bower is called.
typed-idle = of the it my and
typed-suit = { suit-one }
typed-rank = { rank }
typed-right = right bower, right
typed-left = left bower, left

and-two = { $first } and { $last }
list-mark = ,
nameless = Seat { $seat }
pair-mark = &
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tricks = { $tricks ->
    [0] no tricks
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
minus = minus { $number }
