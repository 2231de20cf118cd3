# La mesa pública en palabras.

table-heading = { $title } · mano { $hand } · a { points }
table-contest-heading = { $title } · mano { $hand } de { $hands }
table-timed-heading = { $title } · mano { $hand }
table-extra-heading = { $title } · empate: decide una mano más ({ $extra })
table-brief = { $title }{"\u00A0"}· { $scores }
table-lobby-heading = { $title } · a { points }
table-ranked = { $heading } · clasificatoria
table-turns = { $heading } · { $turns }
lobby-ranked = Partida clasificatoria. Decide al menos la mitad de las veces y no te vayas: si no, pierdes, haga lo que haga la computadora en tu asiento.
lobby-too-short = Partida amistosa: las clasificatorias se juegan al menos a { $points } puntos.
lobby-unranked = Partida amistosa: alguien de aquí no puede jugar clasificatorias en este servidor hasta la próxima temporada.
lobby-chance = Partida amistosa: con estas opciones, la suerte decidiría una clasificatoria.
lobby-unagreed = Una partida a la antigua solo cuenta para el rating si cada persona pulsa **{ button-ranked }**: { $agreed } de { $players } ya lo han hecho.
proposed-take-back = { $name } quiere retirar su jugada. ¿Vale, { $names }?
declined-take-back = { $name } ha dicho que no: no se retira nada.
declined-game = { $name } ha dicho que no a otra clasificatoria y ha dejado su asiento.
game-wanted = Una clasificatoria empieza cuando todo el mundo la quiere. Faltan: { $names }. Sin un sí, el asiento queda libre para otra persona.
table-rules-changed = Cambios: { $options }
lobby-turns = Tiempo por jugada: { $turns }. { $about }
lobby-seat = { $seat }. { $name }
table-next-seats = Para la próxima partida: { $seats }
lobby-seat-free = { $seat }. libre
seat-partner = Frente a { $name }, en pareja
seat-opposite = Frente a { $name }
seat-left = A la izquierda de { $name }
seat-right = A la derecha de { $name }
seat-number = Asiento { $seat }
seat-is-free = Este asiento está libre
seat-has-computer = { $name }, una computadora, te hace sitio
lobby-partners = Las parejas juegan juntas: { $sides }.
lobby-partners-opposite = Cada pareja se sienta frente a frente.
lobby-partners-every-other = Cada bando ocupa un asiento sí y otro no.
lobby-alone = Cada cual juega por su cuenta.
lobby-free = { $free ->
    [one] Queda un asiento libre.
   *[other] Quedan { $free } asientos libres.
}
lobby-free-computers = { $free ->
    [one] Queda un asiento libre: una computadora hace sitio.
   *[other] Quedan { $free } asientos libres: las computadoras hacen sitio.
}
lobby-ready = No quedan asientos libres: la partida puede empezar.
computer-name = 🤖{"\u00A0"}{ $name }
name-stood-in = { $name } (jugó una computadora)
stand-in = 🤖{"\u00A0"}por { $name }
stand-in-plain = una computadora por { $name }
stand-in-short = por { $name }
mark-computer = { $name } (computadora)
computers = Computadoras: { $names }.
table-promised = { $names } { $count ->
    [one] se sienta
   *[other] se sientan
} en la próxima mano, en lugar de { $seats }.
introduced = { $name } · { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} aquí desde { $since }
introduced-first = { $name } · primera partida aquí
mark-away = { $name } (ausente, juega una computadora)
mark-left = { $name } (se fue, juega una computadora)
table-asleep = Esta mesa duerme ({ $names }). Quien juega en ella la trae de vuelta con **/table show** donde haya sitio.
table-absent = La mesa espera a { $names }.
seat-of = Asiento { $seat }: { $name }

score = Marcador: { $scores }
score-of = { $unit }{"\u00A0"}{ $score }
deals = Reparte { $name }.
turn-up = Reparte { $name }. Carta descubierta: { $card }.
turn-up-down = Reparte { $name }. Carta rechazada: { $card }.
turn-up-taken = Reparte { $name }. { $taker } tomó { $card }.
turn-up-left = Reparte { $name }. Se queda en la mesa: { $card }.
bidding = Hasta ahora: { $calls }.
trump = Triunfo: { $suit } ({ $made }).
trump-none = Sin triunfo ({ $made }).
trump-open = { $name } ganó la subasta con { $bid } y elige el triunfo.
trump-open-forced = { $name } debe jugar una puja de { $bid } y elige el triunfo.
sits-out = { $names } { $count ->
    [one] descansa.
   *[other] descansan.
}
lone-defender = { $name } defiende en solitario.
partner-unknown = Se pide la mejor carta de { $suit }; aún nadie sabe quién la tiene.
partner-known = Se pide la mejor carta de { $suit }: la pareja es { $name }.
partner-none = Se pide la mejor carta de { $suit }: { $name } no tiene pareja.
trick-on-table = Baza { $number }: { $plays }
hand-under-way = Esta mano se está jugando: { $button } muestra cada declaración y cada carta.
hand-under-way-hidden = Esta mano se está jugando.
trick-lead = { $name } sale con { $card }
trick-play = { $name } { $card }
trick-wins = { $play }{"\u00A0"}←{"\u00A0"}va{"\u00A0"}ganando
trick-wins-plain = { $play }, que va ganando
trick-last = Última baza: { $plays }
trick-took = { $play }{"\u00A0"}←{"\u00A0"}la{"\u00A0"}ganó
trick-took-plain = { $play }, que la ganó
trick-won = { $name } ganó la baza con { $card }.
taken = Bazas: { $taken }
taken-of = { $unit } { $tricks }

turn-cut = { $name } puede cortar.
turn-turn-tables = { $name } puede girar la mesa.
turn-order = { $name }: { $word ->
    [assist] ¿apoyar o pasar?
    [take-up] ¿tomarla o pasar?
   *[order] ¿mandar tomarla o pasar?
}
turn-call = { $nt ->
    [yes] { $name }: ¿nombrar un palo o sin triunfo, o pasar?
   *[no] { $name }: ¿nombrar un palo o pasar?
}
turn-call-stuck = { $nt ->
    [yes] { $name }, por obligación: ¡nombra un palo o sin triunfo!
   *[no] { $name }, por obligación: ¡nombra un palo!
}
turn-call-fold = { $nt ->
    [yes] { $name }: ¿nombrar un palo o sin triunfo, o retirarse?
   *[no] { $name }: ¿nombrar un palo o retirarse?
}
turn-bid = { $name }: ¿pujar o pasar?
turn-bid-stuck = { $name }, por obligación: ¡puja!
turn-order-alone = { $name }: { $word ->
    [assist] ¿apoyar en solitario o pasar?
   *[order] ¿mandar tomarla en solitario o pasar?
}
turn-only-pass = { $name } ya no decide en la subasta: pasa.
turn-only-fold = { $name } ya no decide en la subasta: se retira.
turn-name = { $name } elige el triunfo.
turn-give-turnup = { $name } puede dar la carta descubierta a quien juega en solitario.
turn-discard = { $name } descarta.
turn-best = { $name } puede pedir la mejor carta de su pareja.
turn-give = { $name } da una carta a { $maker }.
turn-partner = { $name } pide pareja.
turn-defend-alone = { $name }: ¿defender en solitario?
turn-play-lead = Sale { $name }.
turn-play = Juega { $name }.
turn-suit = { $name } puede decir con qué palo se sale.
trick-taken = { $name } ganó la baza.
turn-gather = { $name } recoge la baza.

draw-random = El sorteo: reparte primero { $name }.
draw-high-card = Sorteo del primer reparto, a la carta más alta: { $cards }. Reparte primero { $name }.
draw-high-card-again = Sorteo del primer reparto, a la carta más alta: { $cards }. Empate, así que otra vez: { $again }. Reparte primero { $name }.
draw-black-jack = Reparte quien reciba la primera jota negra: { $cards }. Reparte primero { $name }.
draw-card = { $name } { $card }
draw-more = { $count } cartas, luego { $last }

alt-lobby = Una mesa de Euchre que espera gente.
alt-table = Una mesa de Euchre.
alt-finished = La partida ha terminado.

# Cuándo acaba la pregunta abierta. Discord muestra { $in } así: «en 2 minutos».
clock-turn = Una computadora juega en su lugar { $in }.
clock-trick = La baza se recoge { $in }.
clock-claims = Las reclamaciones se cierran { $in }.
clock-theft = La carta descubierta se muestra { $in }.
clock-answer = El plazo para responder termina { $in }.
clock-fixed = Hay tiempo hasta el { $at }.
clock-none = { $you ->
    [yes] La mesa te espera
   *[no] La mesa espera a { $name }
}; ninguna computadora juega en su lugar.

# Un reparto que se puede robar (regla 2.8)
deal-open = El reparto es de { $name }. ¡Ojo con la baraja!
deal-stolen = { $name } toma la baraja y reparte.
