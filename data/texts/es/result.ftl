# Cómo terminaron manos y partidas. $made is a clause of calls.ftl, such as «Ann mandó tomar ♥ corazones».

result-made = { $made } y ganó { tricks }: { $gain }.
result-made-with = { $made } y ganó { tricks } con { $partner }: { $gain }.
result-march = { $made } y ganó todas las bazas: { $gain }.
result-march-with = { $made } y ganó todas las bazas con { $partner }, un capote: { $gain }.
result-lone-march = { $made } y ganó todas las bazas, un capote en solitario: { $gain }.
result-euchre = { $made } pero solo ganó { tricks }. Euchre: { $gain }.
result-euchre-march = { $made } pero no ganó ninguna baza. Euchre: { $gain }.
result-set = { $made } pero { $tricks ->
    [0] no ganó ninguna baza
   *[other] solo ganó { tricks }
}. Puja fallida: { $gain }.
result-thrown-in = Todo el mundo ha pasado: la mano se anula.
result-folded = { $name } se retiró: { $gain }.
result-redeal = { $name } anuló una mano con un as sin figuras: { $dealer } reparte de nuevo.
result-lone-defence = { $name } defendió en solitario.
result-claimed = { $name } se lleva { $count ->
    [one] la última baza
   *[other] las últimas { $count } bazas
}, se juegue lo que se juegue:
result-laid-open = Ya no quedaba nada por decidir; en mano quedaban:
result-score = Marcador: { $scores }.
result-partner = La pareja era { $name }.
result-no-partner = { $name } no tenía pareja.

result-reneged = { $name } hizo un renuncio y la mano se acaba: { $gain }.
result-forfeit = { $name } hizo un renuncio y pierde la partida.
result-misdeal-redeal = Todo el mundo está de acuerdo en que hubo un mal reparto: { $dealer } reparte de nuevo.
result-misdeal-forfeit-deal = Todo el mundo está de acuerdo en que hubo un mal reparto: el reparto pasa al asiento siguiente.
result-misdeal-minus-one = Todo el mundo está de acuerdo en que hubo un mal reparto: { $gain }, y el reparto pasa al asiento siguiente.
result-penalty = Incluye la penalización por un renuncio: { $names }.

gain-own = { points }
gain-own-each = { points } por cabeza
gain = { points } para { $names }
gain-each = { points } por cabeza para { $names }
loss = { $points ->
    [one] menos { $points } punto para { $names }
   *[other] menos { $points } puntos para { $names }
}
gain-none = sin puntos

tradition-euchred = { $wording ->
    [1] { $names } { $count ->
        [one] grita
       *[other] gritan
    }: «¡Euchre!» Hay baile, dedos que señalan y manos que chocan.
    [2] { $names } { $count ->
        [one] grita
       *[other] gritan
    }: «¡Euchre!» Vuelan las cartas.
   *[0] { $names } { $count ->
        [one] grita
       *[other] gritan
    }: «¡Te han hecho euchre!»
}
tradition-barn = { $names } { $count ->
    [one] está
   *[other] están
} en el granero{ $wording ->
    [1] , con las cartas del marcador detrás de las orejas: falta un punto.
    [2] : ruidos de corral, por favor, y falta un punto.
   *[0] : falta un punto.
}
tradition-milking = { $names } { $count ->
    [one] sigue
   *[other] siguen
} en el granero{ $wording ->
    [1] : pulgares abajo, y a ordeñar.
    [2] . Muu.
   *[0] {" "}y { $count ->
        [one] ordeña
       *[other] ordeñan
    }.
}
tradition-shut-out = ¡A cero! { $wording ->
    [1] El baile de la vergüenza para { $names }, por favor.
    [2] Música para { $names }: el baile de la vergüenza.
   *[0] { $names } nos { $count ->
        [one] debe
       *[other] deben
    } el baile de la vergüenza.
}
tradition-salute = { $wording ->
    [1] ¡La carta descubierta es un bower! Silbido y saludo, { $name }.
    [2] La carta descubierta es un bower: { $name } silba, con una mano en la frente.
   *[0] La carta descubierta es un bower: { $name } silba y saluda.
}
tradition-mugs = Cortesía: el bando que perdió reparte primero en la próxima partida.

over-void = Demasiado pronto para contar: esta clasificatoria es nula y nadie la ha ganado.
over-conceded = { $names } se rinden.
over = { $names } { $count ->
    [one] gana
   *[other] ganan
} la partida.
over-slam = Un slam: la partida cuenta doble.
over-contest = **Ya se han jugado todas las manos de esta mesa.** El resultado está en el torneo.
over-final = Marcador final: { $scores }.
over-tally = Partidas ganadas: { $tally }.
over-tally-of = { $unit } { $games }

sheet-older = Manos anteriores: **/history**, cuando acabe la partida.
sheet-made = cumplida { $gain }
sheet-march = capote { $gain }
sheet-euchre = euchre { $gain }
sheet-euchre-march = euchre sin bazas { $gain }
sheet-set = puja fallida { $gain }
sheet-thrown-in = todo el mundo pasa
sheet-folded = retirada { $gain }
sheet-redeal = se reparte de nuevo
sheet-reneged = renuncio { $gain }
sheet-forfeit = renuncio, partida perdida
sheet-misdeal = mal reparto { $gain }

open-heading = Mano { $number }: las cartas de todo el mundo, como se repartieron
open-hand = { $name }: { $cards }
open-turnup = Descubierta: { $card }
open-kitty = Sobrante: { $cards }
open-widow = Viuda: { $cards }
open-discard = { $name } descartó { $cards }
open-drawn = { $name } tomó de ahí { $cards }
open-given = { $giver } dio { $cards } a { $name }
open-unknown = { $count ->
    [one] una carta desconocida
   *[other] { $count } cartas desconocidas
}
open-and-unknown = { $cards } y { $unknown }
