# Las reglas de una variante en palabras sencillas. rule-<option>-<value>, or rule-<option> where the value is a number.
# An option without a text here says nothing of its own: its points stand in the scoring, or the program sees to it.

game-standard = Estándar (reparto obligado)
game-house-24 = House of Cards, 24 cartas
game-three-seven = De tres, siete cartas
game-two-handed = De dos
book-standard = Norteamérica

rules-title = { $title } · { $book }
rules-differs = Lo que cambia respecto a { $title }:
rules-same = Igual que en { $title }:
rules-play = Cómo se juega:
rules-scoring = Puntos:
rules-scoring-marked = Puntos (en negrita, lo que cambia respecto a { $title }):

rules-partners = { $players } personas; cada pareja se sienta frente a frente.
rules-partners-six = { $players } personas en dos bandos de tres; quienes están al lado son rivales.
rules-individual = { $players } personas, cada cual por su cuenta.
rules-two = Dos personas, una contra otra.
rules-pack = { $size ->
    [24] 24 cartas, del nueve al as
    [32] 32 cartas, del siete al as
   *[48] 48 cartas, dos de cada una del nueve al as
}{ $joker ->
    [yes] {" "}y el comodín, que gana a cualquier otro triunfo
   *[no] {""}
}; { $hand } en cada mano.
rules-turn-up = Es triunfo el palo de la carta descubierta si alguien lo acepta; si no, otro palo que alguien nombre.
rules-bid = Una puja por persona, más alta que las anteriores; quien más puja elige el triunfo y sale.
rules-widow = Quien más puja se queda con la viuda y descarta una carta.
rules-joker-bid = Si todo el mundo pasa, quien tiene el comodín debe jugar una puja de { $bid }.
rules-forced-bid = Si el resto pasa, quien reparte debe pujar al menos { $bid }.
rules-bowers = La jota de triunfo es el bower derecho, el triunfo más alto; la otra jota del mismo color es el bower izquierdo, el segundo.
rules-order = El triunfo, de arriba abajo: { $joker ->
    [yes] comodín, {""}
   *[no] {""}
}bower derecho, bower izquierdo, as, rey, reina, diez, nueve{ $size ->
    [32] , ocho, siete
   *[other] {""}
}; los demás palos: as, rey, reina, jota, diez, nueve{ $size ->
    [32] , ocho, siete
   *[other] {""}
}. El bower izquierdo es triunfo, no de su propio palo.
rules-follow = Sigue el palo de salida si puedes.
rules-alone = Quien declara puede jugar en solitario; su pareja descansa.
rules-no-alone = Nadie juega en solitario.
rules-exchange = Quien juega en solitario puede descartar dos cartas y recibir dos de su bando.
rules-secret = Quien declara pide un palo: quien tenga su mejor carta es su pareja, y se lo calla.
rules-points = Gana quien llega antes a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.

rule-first_dealer-random = El primer reparto se sortea.
rule-first_dealer-high-card = Cada persona saca una carta; la más alta reparte primero.
rule-first_dealer-black-jack = Se dan cartas boca arriba; reparte primero quien reciba la primera jota negra.
rule-cut-offer = Quien está antes de quien reparte puede cortar la baraja.
rule-ace_no_face-yes = Una mano con un as y sin figuras se puede anular antes de la subasta; reparte de nuevo la misma persona.
rule-farmers_hand-three-alike = Mano de granja: tres nueves o tres dieces se pueden cambiar por las tres cartas bajo la descubierta.
rule-farmers_hand-any-three = Mano de granja: tres nueves y dieces cualesquiera se pueden cambiar por las tres cartas bajo la descubierta.
rule-second_round-throw-in = Si todo el mundo pasa dos veces, la mano se anula y el reparto pasa al asiento siguiente.
rule-second_round-stick = Si todo el mundo pasa dos veces, quien reparte debe nombrar un palo.
rule-second_round-stick-or-fold = Si todo el mundo pasa dos veces, quien reparte nombra un palo o se retira.
rule-no_first_blood-yes = La primera salida de una mano no puede ser de triunfo.
rule-mugs_away-yes = Cortesía: después de una partida reparte primero el bando que perdió.
rule-laps-yes = Vueltas: los puntos que pasan de la meta cuentan para la partida siguiente.
rule-slams-yes = Slam: una partida en la que el bando que pierde tiene cero puntos o menos cuenta doble.
rule-turning_the_tables-yes = Girar la mesa: un bando que pierde por siete a uno o peor puede hacer que todas las manos pasen al asiento siguiente antes de que nadie las mire.
rule-steal_the_deal-yes = Ojo con la baraja: hay que pulsar **{ button-deal }**, y quien pulse antes en el bando rival roba el reparto, si el bando de quien reparte no lo avisa antes de que se vea la carta descubierta.
rule-partner_order-alone = La pareja de quien reparte solo puede aceptar la carta descubierta jugando en solitario.
rule-defend_alone-yes = Contra alguien que juega en solitario, también puede jugar en solitario una persona de la defensa.
rule-first_lead-dealer-left = Sale quien está a la izquierda de quien reparte.
rule-first_lead-maker-left = Contra alguien que juega en solitario, sale quien está a su izquierda; si no, quien está a la izquierda de quien reparte.
rule-partners_best-give-then-discard = La pareja de quien juega en solitario le da una carta; luego, quien juega en solitario descarta una.
rule-partners_best-discard-then-give = Quien juega en solitario puede descartar una carta y pedir la mejor de su pareja.
rule-give_turnup-yes = Cuando la pareja de quien reparte juega en solitario, quien reparte puede darle la carta descubierta.
rule-traditions-no = No se anuncian las costumbres.
rule-prompt_partner-yes = La pareja de quien reparte debe hablar sin demora.
rule-lone_hands-no = Nadie juega en solitario, tampoco en la defensa.
rule-lone_closed = { $value ->
    [one] Un bando al que le falta un punto para ganar no puede jugar en solitario.
   *[other] Un bando al que le faltan { $value } puntos o menos para ganar no puede jugar en solitario.
}
rule-no_trump-yes = En la segunda ronda también se puede declarar sin triunfo: ningún palo gana a otro, no hay bowers y cada jota va detrás de su reina.
rule-caller_holds-trump = Para hacer triunfo un palo hay que tener, antes de tomar nada, una carta que sería triunfo. Quien debe nombrar y no tiene ninguna es libre.
rule-caller_holds-natural = Para hacer triunfo un palo hay que tener una carta de él; ni el bower izquierdo ni el comodín cuentan. Quien debe nombrar y no tiene ninguna es libre.
rule-keep_turnup-yes = Quien reparte y toma la carta descubierta se la queda: descarta otra, y no puede cederla.
rule-stuck_any-yes = Quien reparte y debe nombrar un palo puede nombrar también el rechazado.

rule-law-old-school = Reglas a la antigua: nadie te impide faltar a una regla. Quien lo note en el bando rival puede reclamarlo; una reclamación falsa no cuesta nada.
rules-claim-renege = No seguir el palo pudiendo hacerlo: se puede retirar la carta antes de que se recoja la baza; después se puede reclamar hasta que se cierra la mano.
rules-claim-lead = Una salida fuera de turno: si se reclama antes de que se recoja la baza, la baza se deshace, la carta queda expuesta y debe jugarse en cuanto se pueda, y una vez se le puede decir a ese bando con qué palo salir.
rules-claim-call = Una declaración fuera de turno, o del palo rechazado: si se reclama enseguida, no cuenta, y ese bando solo puede pasar en el resto de la subasta.
rule-renege_penalty-plus-two = Un renuncio reclamado da 2 puntos al bando rival.
rule-renege_penalty-minus-two = Un renuncio reclamado cuesta 2 puntos a su bando, o 4 si quien lo hizo jugaba en solitario.
rule-renege_penalty-forfeit = Un renuncio reclamado hace perder la partida.
rule-renege_ends_hand-yes = Además acaba la mano.
rule-renege_ends_hand-no = La mano se juega hasta el final, y el bando en falta no conserva los puntos que gane.
rule-review-yes = Se puede volver a mirar la última baza.
rule-review-no = Una baza recogida no se vuelve a mostrar.
rule-misdeal-redeal = Mal reparto: si todo el mundo está de acuerdo antes de que se recoja la primera baza, reparte de nuevo la misma persona.
rule-misdeal-forfeit-deal = Mal reparto: si todo el mundo está de acuerdo antes de que se recoja la primera baza, el reparto pasa al asiento siguiente.
rule-misdeal-minus-one = Mal reparto: si todo el mundo está de acuerdo antes de que se recoja la primera baza, el bando de quien reparte pierde un punto y el reparto pasa al asiento siguiente.
house-players = { $value } en la mesa
house-law = { $value ->
    [old-school] A la antigua
   *[hosted] El bot vigila las reglas
}
house-pack = { $value } cartas
house-joker = { $value ->
    [yes] Con comodín
   *[no] Sin comodín
}
house-points = A { $value ->
    [one] 1 punto
   *[other] { $value } puntos
}
house-first_dealer = { $value ->
    [high-card] Reparte la carta más alta
    [black-jack] Reparte la primera jota negra
   *[random] Primer reparto al azar
}
house-packets = Se reparte de { $value }
house-cut = { $value ->
    [offer] Se puede cortar
   *[no] No se corta
}
house-misdeal = { $value ->
    [forfeit-deal] Mal reparto: pasa el turno
    [minus-one] Mal reparto: cuesta un punto
   *[redeal] Mal reparto: se reparte de nuevo
}
house-steal_the_deal = { $value ->
    [yes] Se puede robar el reparto
   *[no] No se roba el reparto
}
house-renege_penalty = { $value ->
    [minus-two] Un renuncio cuesta 2 puntos
    [forfeit] Un renuncio pierde la partida
   *[plus-two] Un renuncio da 2 al rival
}
house-renege_ends_hand = { $value ->
    [yes] Un renuncio acaba la mano
   *[no] La mano sigue tras un renuncio
}
house-review = { $value ->
    [yes] La última baza se puede ver
   *[no] Las bazas recogidas quedan tapadas
}
house-traditions = { $value ->
    [yes] Con las viejas costumbres
   *[no] Sin las viejas costumbres
}
house-ace_no_face = { $value ->
    [yes] As sin figuras: se reparte de nuevo
   *[no] Sin reparto nuevo por as sin figuras
}
house-farmers_hand = { $value ->
    [three-alike] Mano de granja: tres iguales
    [any-three] Mano de granja: tres cualesquiera
   *[off] Sin mano de granja
}
house-second_round = { $value ->
    [stick] Quien reparte debe nombrar
    [stick-or-fold] Quien reparte nombra o se retira
   *[throw-in] Pasa todo el mundo: se anula
}
house-no_first_blood = { $value ->
    [yes] Sin triunfo en la primera salida
   *[no] Se puede salir de triunfo
}
house-mugs_away = { $value ->
    [yes] Cortesía: reparte quien perdió
   *[no] Sin cortesía
}
house-laps = { $value ->
    [yes] Vueltas: los puntos de más pasan
   *[no] Sin vueltas
}
house-slams = { $value ->
    [yes] El slam vale doble
   *[no] Sin slam
}
house-turning_the_tables = { $value ->
    [yes] Girar la mesa
   *[no] Sin girar la mesa
}
house-partner_order = { $value ->
    [alone] La pareja acepta solo en solitario
   *[free] La pareja acepta libremente
}
house-defend_alone = { $value ->
    [yes] Se puede defender a solas
   *[no] Nadie defiende a solas
}
house-first_lead = { $value ->
    [maker-left] Sale la izquierda del solitario
   *[dealer-left] Sale la izquierda del reparto
}
house-partners_best = { $value ->
    [give-then-discard] La mejor de la pareja, luego descarte
    [discard-then-give] Descarte, luego la mejor de la pareja
   *[off] Sin carta de la pareja
}
house-give_turnup = { $value ->
    [yes] La descubierta puede ir al solitario
   *[no] La descubierta no se regala
}
house-lone_made = { $value ->
    [one] Mano en solitario: { $value } punto
   *[other] Mano en solitario: { $value } puntos
}
house-lone_march = { $value ->
    [one] Todas en solitario: { $value } punto
   *[other] Todas en solitario: { $value } puntos
}
house-euchre = Euchre: { $value }
house-lone_euchre = Euchre a un solitario: { $value }
house-euchre_march = Euchre con todas las bazas: { $value }
house-lone_defence = Euchre en defensa a solas: { $value }
house-lone_defence_march = Defensa a solas, todas las bazas: { $value }
house-setback = { $value ->
    [yes] Castigo: el euchre resta puntos
   *[no] Sin castigo
}
house-prompt_partner = { $value ->
    [yes] La pareja declara sin demora
   *[no] La pareja puede pensar
}
house-settlement = { $value ->
    [each] El solitario gana a cada rival
   *[once] El solitario gana una vez
}
house-lone_hands = { $value ->
    [no] Sin manos en solitario
   *[yes] Con manos en solitario
}
house-lone_closed = { $value ->
    [0] Solitarios hasta el final
    [1] Sin solitarios a un punto de ganar
   *[other] Sin solitarios a { $value } puntos de ganar
}
house-no_trump = { $value ->
    [yes] Se puede declarar sin triunfo
   *[no] Siempre hay triunfo
}
house-caller_holds = { $value ->
    [trump] Declarar solo con un triunfo
    [natural] Declarar solo con el palo mismo
   *[any] Declarar con cualquier mano
}
house-keep_turnup = { $value ->
    [yes] La descubierta se conserva
   *[no] La descubierta se puede descartar
}
house-stuck_any = { $value ->
    [yes] Obligado: cualquier palo
   *[no] Obligado: los otros tres palos
}

row = { $case }: { $pay }.
case-made = El bando declarante gana { $low } { $span ->
    [1] o
   *[other] a
} { $most } bazas
case-made-single = Declarante gana { $low } { $span ->
    [1] o
   *[other] a
} { $most } bazas
case-made-alone = En solitario, { $low } { $span ->
    [1] o
   *[other] a
} { $most } bazas
case-made-against = En solitario contra una defensa en solitario, { $low } { $span ->
    [1] o
   *[other] a
} { $most } bazas
case-march = El bando declarante gana todas las bazas (capote)
case-march-single = Declarante gana todas las bazas (capote)
case-march-alone = En solitario, todas las bazas
case-march-against = En solitario contra una defensa en solitario, todas las bazas
case-euchre = El bando declarante gana menos de { $low } bazas (euchre)
case-euchre-single = Declarante gana menos de { $low } bazas (euchre)
case-euchre-alone = Declarante en solitario gana menos de { $low } bazas
case-euchre-against = Una defensa en solitario deja a declarante con menos de { $low } bazas
case-euchre-march = El bando declarante no gana ninguna baza
case-euchre-march-single = Declarante no gana ninguna baza
case-euchre-march-alone = Declarante en solitario no gana ninguna baza
case-euchre-march-against = Una defensa en solitario gana todas las bazas
case-folded = Quien reparte se retira
case-bid-made = Se cumple la puja
case-bid-made-alone = Se cumple la puja en solitario
case-bid-set = No se cumple la puja
case-bid-set-alone = No se cumple la puja en solitario
case-bid-set-forced = No se cumple la puja mínima obligada de quien reparte
case-bid-set-forced-alone = No se cumple en solitario la puja mínima obligada de quien reparte
case-secret-made = Declarante y su pareja ganan { $low } { $span ->
    [1] o
   *[other] a
} { $most } bazas
case-secret-march = Declarante y su pareja ganan todas las bazas
case-secret-made-alone = Declarante sin pareja gana { $low } { $span ->
    [1] o
   *[other] a
} { $most } bazas
case-secret-march-alone = Declarante sin pareja gana todas las bazas
case-secret-euchre = El bando declarante gana menos de { $low } bazas (euchre)
case-secret-euchre-march = El bando declarante no gana ninguna baza

pay-makers = { points }
pay-each = { points } por cabeza
pay-others = { points } para el bando rival
pay-others-each = { points } para cada una de las demás personas
pay-lost = { $points ->
    [one] pierde { $points } punto
   *[other] pierde { $points } puntos
}
pay-tricks = { $points ->
    [one] un punto por cada baza
   *[other] { $points } puntos por cada baza
}
pay-bid = se pierde la puja
pay-bid-times = se pierde { $times } veces la puja
pay-bid-half = se pierde la mitad de la puja

# Las reglas completas
option-law = El número de una regla, por ejemplo 5.4, para leerla completa
law-ask = Para leer una regla completa: /rules law:5.4.
law-more = El texto completo: /rules law:{ $law }.
law-unknown = No hay ninguna regla { $law }. Las reglas tienen números como 5.4, y los capítulos van del 1 al 12.
law-english = Las reglas completas están escritas en inglés.
law-options = Las palabras como `{ $option }` son los nombres de las reglas de la casa, tal como se escriben en **/table open options:**.
