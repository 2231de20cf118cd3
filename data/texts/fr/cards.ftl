# Cartes, couleurs, rangs et noms : les mots dont tous les autres textes sont faits.
# A suit is S, H, D or C; a rank is R7 R8 R9 RT RJ RQ RK RA.
# The letters stay J, Q, K, A (not V, D, R, A): the emojis of the deck print them, /play takes them, and a D would be
# three things at once. A card in words brings its article along (« la dame de cœur »), so that it fits any sentence.

suit = { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
    [NT] sans atout
   *[C] trèfle
}
suit-title = { $suit ->
    [S] Pique
    [H] Cœur
    [D] Carreau
    [NT] Sans atout
   *[C] Trèfle
}
suit-one = { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}
no-trump-short = SA
rank = { $rank ->
    [R7] le sept
    [R8] le huit
    [R9] le neuf
    [RT] le dix
    [RJ] le valet
    [RQ] la dame
    [RK] le roi
   *[RA] l’as
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
card = { rank } de { suit }
card-the = { $card }
card-joker = le joker
card-joker-short = Joker
card-right = { $card } (bower droit)
card-left = { $card } (bower gauche)

# What /play and /bid understand, without accents: words that say nothing, other names of suits and ranks, and how a
# bower is called.
typed-idle = le la les l de du et mon ma mes
typed-suit = { $suit ->
    [S] piques
    [H] cœurs
    [D] carreaux
   *[C] trèfles
}
typed-rank = { rank }
typed-right = bower droit, droit
typed-left = bower gauche, gauche

and-two = { $first } et { $last }
list-mark = ,
nameless = Place { $seat }
pair-mark = &
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tricks = { $tricks ->
    [0] aucun pli
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
minus = moins { $number }
