# Karten, Farben, Werte und Namen: die Wörter, aus denen alle anderen Texte gemacht sind.
# A suit is S, H, D or C; a rank is R7 R8 R9 RT RJ RQ RK RA.
# The letters stay J, Q, K, A (not B, D, K, A): the emojis of the deck print them, and /play takes them.
# A card in words stands without an article (« Herz-Bube »), as players say it, so that it fits any sentence and case.

suit = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
    [NT] Ohne Trumpf
   *[C] Kreuz
}
suit-title = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
    [NT] Ohne Trumpf
   *[C] Kreuz
}
suit-one = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
}
no-trump-short = OT
rank = { $rank ->
    [R7] Sieben
    [R8] Acht
    [R9] Neun
    [RT] Zehn
    [RJ] Bube
    [RQ] Dame
    [RK] König
   *[RA] Ass
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
card = { suit }-{ rank }
card-the = { $card }
card-joker = Joker
card-joker-short = Joker
card-right = { $card } (rechter Bauer)
card-left = { $card } (linker Bauer)

# What /play and /bid understand, without accents: words that say nothing, other names of suits and ranks, and how a
# bower is called.
typed-idle = der die das den und
typed-suit = { $suit ->
    [S] Schippe
    [H] Herzen
    [D] Eckstein
   *[C] Treff
}
typed-rank = { $rank ->
    [RJ] Bauer
    [RA] As
   *[other] { rank }
}
typed-right = rechter Bauer, rechte Bauer, rechter Bower, Rechter, Rechte
typed-left = linker Bauer, linke Bauer, linker Bower, Linker, Linke

and-two = { $first } und { $last }
list-mark = ,
nameless = Platz { $seat }
pair-mark = &
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tricks = { $tricks ->
    [0] keinen Stich
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
minus = minus { $number }
