# Por qué es buena una jugada, en una frase que diría quien juega bien; en /hint y en ¿Cómo se jugó?
# ally: partner, or defender for whoever defends this one hand with you. aces: those outside trump.
# Cards bring their articles along: no «a» and no «de» before them («supera», «nada gana» …).

reason-close = Está reñido. { $reason }
reason-no-difference = Según los números, apenas importa lo que hagas aquí.
reason-same-work = Estas cartas hacen el mismo trabajo: no queda fuera ninguna entre ellas.

reason-need-all = Tu bando necesita { $count ->
    [2] las dos bazas
   *[other] las { $count } bazas
} que quedan { $aim ->
    [make] para lograrlo
   *[stop] para impedirlo
}: no te guardes nada.
reason-partner-sure = { $ally ->
    [partner] Tu pareja ya tiene esta baza
   *[defender] Quien defiende contigo ya tiene esta baza
} con { $card }, y ningún rival puede superarla.
reason-partner-sure-keep = { $ally ->
    [partner] Tu pareja ya tiene esta baza
   *[defender] Quien defiende contigo ya tiene esta baza
} con { $card }, y ningún rival puede superarla: conserva { $other }.
reason-partner-ahead = { $ally ->
    [partner] Tu pareja va ganando
   *[defender] Quien defiende contigo va ganando
} con { $card }, y no tienes nada más alto.
reason-partner-ahead-keep = { $ally ->
    [partner] Tu pareja va ganando
   *[defender] Quien defiende contigo va ganando
} por ahora con { $card }: conserva { $other }.
reason-overtake-sure = { $ally ->
    [partner] Tu pareja va ganando
   *[defender] Quien defiende contigo va ganando
} con { $other }, pero aún podría perder la baza. Con { $card } no se pierde.
reason-overtake = { $ally ->
    [partner] Tu pareja va ganando
   *[defender] Quien defiende contigo va ganando
} con { $other }, pero aún podría perder la baza. Con { $card } es más difícil.
reason-last-only = Juegas al final, y solo { $card } gana esta baza.
reason-last-cheapest = Juegas al final, y { $card } es la carta más barata que gana esta baza.
reason-sure-win = Ningún rival después de ti puede superar { $card }.
reason-last-hope = Nadie de tu bando juega después de ti, y { $card } es tu carta más barata que se pone por delante.
reason-highest-of-suit = De { $suit } no queda fuera nada más alto que { $card }: solo puede ganarle un triunfo.
reason-lowest-trump = No tienes { $suit }, y { $card } es tu triunfo más bajo que se pone por delante.
reason-go-ahead = Con { $card } te pones por delante, y para ganar esta baza hace falta algo más alto.
reason-guarded-trump = Conserva juntas { $card } y { $other }: solo hay un triunfo más alto, y así protegido el tuyo aún puede ganar una baza.
reason-sure-later = Conserva { $card }: ningún triunfo que quede fuera puede ganarle, así que ganará una baza más tarde.
reason-leave-to-partner = { $ally ->
    [partner] Tu pareja aún juega en esta baza
   *[defender] Quien defiende contigo aún juega en esta baza
}: conserva { $other }.
reason-keep-winner = Deja pasar esta baza y conserva { $other } para otra posterior.
reason-throw-void = No puedes ganar esta baza. Sin { $card } ya no te queda { $suit }, y podrás jugar triunfo en ese palo.
reason-throw-lowest = No puedes ganar esta baza, así que va tu carta más baja.
reason-keep-highest = No puedes ganar esta baza. Conserva { $other }, lo más alto que queda de { $suit }.
reason-keep-guard = No puedes ganar esta baza. Conserva { $card } junto con { $other }: solo queda una carta más alta de { $suit }.
reason-cannot-win = No puedes ganar esta baza, y { $card } no te hace falta.

reason-save-loser = Primero lo que gana seguro; deja { $other } para el final: puede que para entonces ya no tengan lo que le gana.
reason-show-left = Tu pareja hizo triunfo: sal con triunfo, y { $card } le muestra dónde está el bower izquierdo.
reason-trump-to-maker = Tu pareja hizo triunfo: sal con triunfo.
reason-pull-top = Sácales los triunfos: ninguno de los que quedan fuera supera { $card }.
reason-pull = Hiciste triunfo: sal con él, para que se les acaben antes de ganar con ellos tus otras cartas.
reason-top-trump = Ningún triunfo que quede fuera supera { $card }.
reason-sure-trick = No les quedan triunfos y no pueden superar { $card }.
reason-keep-trumps = No les quedan triunfos, así que los tuyos pueden esperar.
reason-partner-trumps = { $ally ->
    [partner] A tu pareja no le queda { $suit }
   *[defender] A quien defiende contigo no le queda { $suit }
} y puede ganar con triunfo.
reason-cash = Nada de { $suit } supera { $card }: sal con ella antes de que alguien pueda jugar triunfo.
reason-away-from-void = Conserva { $other }: en el bando rival hay alguien sin { $suit } que puede jugar triunfo.
reason-lone-keep-ace = Contra una mano en solitario, conserva { $other } para las últimas bazas.
reason-lone-long-suit = Contra una mano en solitario, sal de tu palo más largo, { $suit }.
reason-lead-void = Es tu única carta de { $suit }: después podrás jugar triunfo en ese palo.
reason-lead-keep = Conserva { $other }, lo más alto que queda de { $suit }, para una baza posterior.
reason-lead-no-winner = No tienes nada que gane seguro, así que sal bajo.
reason-lead-high = No tienes nada que gane seguro; al menos, para superar { $card } hace falta algo más alto o un triunfo.

reason-sacrifice = Un sacrificio: es más probable un euchre que lograrlo, pero todo lo demás pierde la partida más a menudo.
reason-donate = Un sacrificio: aunque te hagan euchre por { points }, aún no ganan; en cambio, una mano suya en solitario podría ganar la partida de golpe.
reason-stuck = Tienes que nombrar algo, y de tus palos { $suit } es el que menos pierde.
reason-game-point-together = Solo te falta un punto, así que juega con tu pareja: un capote en solitario no da nada más.
reason-their-game-point = Un sacrificio: les falta un solo punto, y con cualquier mano que logren ganan la partida.
reason-partner-has = Te falta { $card }; puede que la tenga tu pareja.
reason-alone-top = Tendrías { $count ->
    [one] el triunfo más alto
   *[other] los { $count } triunfos más altos
}{ $aces ->
    [0] {""}
    [one] {" "}y además un as
   *[other] {" "}y además { $aces } ases
}, y todas las bazas en solitario valen { points }.
reason-alone-points = Todas las bazas en solitario valen { points }, y las ganas más veces de las que sufres un euchre.
reason-next = El bando de quien reparte rechazó el primer palo, así que difícilmente tiene sus bowers; en { $suit } los bowers son las mismas dos jotas.
reason-reverse-next = Tu bando rechazó el primer palo, así que prueba con el otro color: { $suit }.
reason-strong-hand = Tendrías { $count ->
    [one] un triunfo, { $card }
   *[other] { $count } triunfos; el mejor, { $card }
}{ $aces ->
    [0] {""}
    [one] {" "}y además un as
   *[other] {" "}y además { $aces } ases
}: con { $suit } eso se logra más veces de las que falla.
reason-better-suit = Tienes más fuerza en { $suit }, y podrás nombrarlo si todo el mundo pasa.
reason-aces-win = { $aces ->
    [one] Tu as gana su baza cuando nadie puede fallar.
   *[other] Tus { $aces } ases ganan sus bazas cuando nadie puede fallar.
}
reason-gives-card = Mandar tomarla daría { $card } a quien reparte, que juega contra ti.
reason-partner-deals = Reparte tu pareja y decide al final; con { $count ->
    [0] ningún triunfo
    [one] un triunfo
   *[other] { $count } triunfos
} puedes dejárselo.
reason-weak-pick-up = Incluso con { $card } tendrías solo { $count ->
    [one] un triunfo
   *[other] { $count } triunfos; el mejor, { $other }
}.
reason-dealer-stuck = Si todo el mundo pasa, quien reparte tiene que nombrar un palo, y juega contra ti.
reason-partner-asked = Aún le toca decidir a tu pareja.
reason-no-long-suit = No tienes más de { $count ->
    [one] una carta
   *[other] { $count } cartas
} de ningún palo que puedas nombrar.
reason-poor-calls = Nombres lo que nombres, sufrirías un euchre al menos tantas veces como lo lograrías.
reason-bid-too-high = Tendrías que pujar al menos { $points }, y de tu mejor palo, { $suit }, tienes { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
reason-bid-sacrifice = Un sacrificio: es más probable que la puja falle que cumplirla, pero todo lo demás pierde la partida más a menudo.
reason-bid-raises = Es probable que el resto puje más que tú, y entonces deba ganar al menos { $points } bazas.
reason-bid-holds = Si la puja queda para tu bando, se cumple más veces de las que falla; de tu mejor palo, { $suit }, tienes { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
reason-defend-together = Con { $count ->
    [0] ningún triunfo
    [one] un triunfo
   *[other] { $count } triunfos
} te irá mejor con tu pareja al lado.
reason-defend-alone = Tienes { $count ->
    [one] un triunfo, { $card }
   *[other] { $count } triunfos; el mejor, { $card }
}{ $aces ->
    [0] {""}
    [one] {" "}y además un as
   *[other] {" "}y además { $aces } ases
}: eso puede frenar sin ayuda una mano en solitario.
reason-call-best = Te falta { $card }; quien tenga la mejor carta de { $suit } juega contigo.
reason-no-partner = Tienes { $count ->
    [one] un triunfo, { $card }
   *[other] { $count } triunfos; el mejor, { $card }
}{ $aces ->
    [0] {""}
    [one] {" "}y además un as
   *[other] {" "}y además { $aces } ases
}: no necesitas pareja.

reason-discard-void = Sin { $card } ya no te queda { $suit }, y podrás jugar triunfo en ese palo.
reason-discard-lowest = Tu carta más baja, { $card }, es la que menos falta te hace.
reason-discard-keep-suit = Conserva juntas { $card } y { $other }: una protege a la otra.
reason-discard-keep-trumps = Conserva { $count ->
    [one] tu triunfo
   *[other] tus { $count } triunfos
}: { $card } te hace menos falta.
reason-give-trump = Nada de lo que tienes ayuda más a una mano en solitario que { $card }, tu triunfo más alto.
reason-give-highest = No tienes triunfos, y { $card } es la carta más alta que puedes dar.
reason-ask-for-best = Se va tu carta más baja, a cambio de la mejor que tenga tu pareja.
reason-one-more-trump = Un triunfo más ayuda a una mano en solitario, y se puede descartar otra cosa a cambio.
