# Cartas, palos, valores y nombres: las palabras de las que están hechos todos los demás textos.
# A suit is S, H, D or C; a rank is R7 R8 R9 RT RJ RQ RK RA.
# A card in words brings its article along («la jota de corazones»). So nothing may stand before it that would melt into
# «el»: no «de», no «a».

suit = { $suit ->
    [S] picas
    [H] corazones
    [D] diamantes
    [NT] sin triunfo
   *[C] tréboles
}
suit-title = { $suit ->
    [S] Picas
    [H] Corazones
    [D] Diamantes
    [NT] Sin triunfo
   *[C] Tréboles
}
suit-one = { $suit ->
    [S] picas
    [H] corazones
    [D] diamantes
   *[C] tréboles
}
no-trump-short = ST
rank = { $rank ->
    [R7] el siete
    [R8] el ocho
    [R9] el nueve
    [RT] el diez
    [RJ] la jota
    [RQ] la reina
    [RK] el rey
   *[RA] el as
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
card-joker = el comodín
card-joker-short = Joker
card-right = { $card } (bower derecho)
card-left = { $card } (bower izquierdo)

# What /play and /bid understand, without accents: words that say nothing, other names of suits and ranks, and how a
# bower is called.
typed-idle = el la los las de del y mi mis
typed-suit = { $suit ->
    [S] pica, espadas, espada
    [H] corazón
    [D] diamante
   *[C] trébol
}
typed-rank = { $rank ->
    [RJ] sota
    [RQ] dama
   *[other] { rank }
}
typed-right = bower derecho, derecho
typed-left = bower izquierdo, izquierdo

and-two = { $first } y { $last }
list-mark = ,
nameless = Asiento { $seat }
pair-mark = &
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
tricks = { $tricks ->
    [0] ninguna baza
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}
minus = menos { $number }
