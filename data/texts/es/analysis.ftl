# El análisis de una partida jugada en cualquier sitio: informes, paso a paso, ¿Y si…? Por cientos enteros.

command-analyse = Analiza una partida entera de un archivo, decisión por decisión; solo tú lo ves
option-analyse-file = Una partida en .egn, .emn o .euchre
button-analyse = Analizar
menu-game-analyse = Analizar una partida
analysis-reading = Leyendo el archivo …
analysis-progress = { $all ->
    [0] { $bar } { $percent } %
   *[other] { $bar } { $percent } % · decisiones analizadas: { $done } de { $all }
}
analysis-so-far = Lo más caro hasta ahora:
analysis-unreadable = No puedo leer **{ $file }**: { $fault }.
analysis-not-fetched = Discord no me entregó ese archivo. Envíalo otra vez con **/analyse**, por favor.
analysis-too-large = **{ $file }** es demasiado grande: se leen como máximo { $most } kB.
analysis-in-history = Elige la partida en **/history**.
analysis-gone = Ese archivo ya no se guarda. Envíalo otra vez con **/analyse**.
analysis-refused-busy = El análisis está muy ocupado ahora mismo. Pregunta otra vez en un momento, por favor.
analysis-refused-person = De una en una, por favor: pregunta por esta partida cuando la otra esté lista.
analysis-refused-reading = De uno en uno, por favor: envía este archivo cuando el otro esté leído.
analysis-refused-bytes = Leo como máximo { $most } kB por minuto y persona: podrás intentarlo otra vez a partir del { $at }.
analysis-refused-decisions = Analizo como máximo { $most } decisiones por día y persona: podrás pedir esta partida otra vez a partir del { $at }.
analysis-failed = Algo ha fallado por mi parte al analizar esta partida. En mi registro figura como **{ $reference }**; quien me gestiona puede buscarlo allí.
analysis-choose = **{ $file }** contiene { $games } partidas. ¿Cuál?
menu-analysis-games = Partidas { $first } a { $last }
analysis-game = { $number }. Partida: { $title }
analysis-own-game = Partida { $game }
analysis-from-file = De un archivo, no jugada aquí
analysis-heading = **{ $title }** · { $hands ->
    [one] una mano
   *[other] { $hands } manos
}
analysis-unfinished = sin terminar
analysis-about = -# Precisión: 100 es jugar como el análisis. Cada asiento se juzga por lo que podía ver, no por las cartas de los demás.
analysis-seats = -# Ya no se sabe quién estuvo sentado dónde y cuándo: cada fila es un asiento, jugara quien jugara.

report-title = Análisis
report-accuracy = precisión
report-column-hands = Manos
report-column-accuracy = Precisión
report-column-accuracy-short = Prec.
report-column-costly = Errores
report-column-points = Puntos
report-column-expert = Nivel experto
report-decisions = { $count ->
    [one] una decisión
   *[other] { $count } decisiones
}
report-decisions-in = { $decisions } en { $hands ->
    [one] una mano
   *[other] { $hands } manos
}
report-calls = Cantos
report-loners = En solitario
report-defence = Defensa
report-leads = Salidas
report-points = Puntos de su lado
report-expert = A nivel experto
report-costliest = Lo más caro
report-clean = Ninguna decisión fue claramente mala.
report-who = { $name }: precisión { $accuracy }, { $decisions }
report-cost = −{ $cost } %
report-part = { $part } { $accuracy } (decisiones: { $count })
report-points-line = Puntos de su lado: { $points }; a nivel experto en este asiento: { $expert }
report-moment = { $label } { $where }, −{ $cost } %: { $taken }; { $better } era mejor.
report-where = Mano { $hand } · { $moment }

button-analysis-steps = Paso a paso
button-analysis-report = Resumen
button-analysis-share = Compartir
button-analysis-look = Verlo de cerca
button-replay-mistake-back = ◀ Error
button-replay-mistake = Error ▶

analysis-step = { $title } · mano { $hand } · paso { $step } de { $steps }
analysis-judged = **{ $label } −{ $cost } %** · Era mejor **{ $better }**.
analysis-fine = El análisis haría lo mismo.
analysis-close = Por poco: **{ $better }** era apenas mejor.
analysis-strong = **{ $label }** Bien visto: casi nadie lo encuentra.
analysis-reason = Para { $name }: { $reason }
analysis-note = La nota del archivo: { $note }
analysis-chance = { $name }: { $chance } %
analysis-chances = Para ganar la partida: { $chances }

menu-what-if = ¿Y si…? Elige otra cosa
what-if-thinking = Se juega hasta el final …
what-if-heading = **¿Y si…?** { $name }: **{ $act }**, jugado hasta el final a nivel experto en { $worlds } repartos que encajan con lo que { $name } podía ver
what-if-here = **{ $act }**: { $chance } % de ganar la partida ({ $reason })
what-if-was = Como se jugó, { $act }: { $chance } % ({ $reason })
what-if-better = Eso gana un { $gain } %.
what-if-worse = Eso cuesta un { $loss } %.
what-if-same = Eso no cambia nada que cuente.
what-if-gone = Eso no se puede hacer aquí. Ve a otro momento.

analysis-shares-game = { $name } comparte un análisis
analysis-shares-moment = { $name } comparte un momento
analysis-shared = Ya está en el canal.

# Por qué no se puede leer un archivo: dónde, qué está mal y qué se lee.
unreadable-at = { $place }: { $fault }
unreadable-in-game = partida { $number }
unreadable-in-hand = mano { $number }
unreadable-in-trick = baza { $number }
unreadable-size = tiene { $size } bytes y leo como máximo { $most }
unreadable-text = no es texto en UTF-8 ni en UTF-16, como lo son .egn, .emn y .euchre
unreadable-binary = está en la forma binaria de la notación; leo su forma de texto, .egn o .emn
unreadable-json = no es JSON, como lo son .egn y .emn: la línea { $line }, columna { $column }, está mal
unreadable-number = contiene un número con miles de cifras
unreadable-depth = está anidado demasiado hondo para ser una partida
unreadable-kind = no es una partida; envíame un archivo .egn, .emn o .euchre
unreadable-version = no conozco la versión { $version } de la notación; leo de 1.0 a 1.4
unreadable-type = { $name } tiene que ser así: { $kind }
unreadable-range = { $name } tiene que ir de { $least } a { $most }
unreadable-missing = falta { $name }
unreadable-count = { $name } tiene { $count } elementos y leo como máximo { $most }
unreadable-rule = no juego la regla { $name }; leo partidas sin ella
unreadable-rule-unknown = no existe la regla { $name }; la más cercana es { $nearest }, y las reglas son { $allowed }
unreadable-choice = { $name } no puede ser { $value }; es uno de { $allowed }, y el más cercano es { $nearest }
unreadable-played-on = num_deals es { $most }, pero la partida tiene { $count ->
    [one] 1 mano
   *[other] { $count } manos
}
unreadable-limits = winning_score y num_deals están los dos, pero una partida acaba por uno solo
unreadable-rules = este juego no lo permite ({ $problem })
unreadable-record = línea { $line }: { $problem }
unreadable-old-school = se jugó en una mesa a la antigua, donde se pueden romper las reglas; leo las de mesas corrientes
unreadable-packed = esta mano está comprimida en una palabra; leo las que están escritas enteras
unreadable-phase = hay dos fases { $name }, y una mano tiene una de cada
unreadable-phases = { $name } no es una fase de una mano; lo son EUCHRE_BIDDING y TRICK_PLAY
unreadable-card = { $card } no es una carta; una carta es un rango de { $ranks } y un palo de s h d c, como Kh, R o L para un bower, o Xx si nadie la vio
unreadable-bower = { $card } es un bower, pero aún ningún palo es triunfo
unreadable-unknown = { $name } es una carta que nadie vio; solo las manos y los descartes pueden tenerlas
unreadable-joker = el comodín está descubierto y la notación no dice por qué palo vale
unreadable-call = el canto { $number } es { $call }; la primera ronda tiene Pass y Order, la segunda Pass y s, h, d, c o n
unreadable-calls = el canto { $number } llega cuando ya hay triunfo
unreadable-no-trump-yet = se juegan cartas antes de que haya triunfo
unreadable-trick-size = hay { $count } cartas en la baza, pero juegan { $most }
unreadable-trick-short = la baza tiene { $count } de sus { $most } cartas; solo la última puede estar incompleta
unreadable-tricks = sobra una baza; una mano tiene { $most }
unreadable-twice = { $card } está en dos sitios
unreadable-not-in-pack = { $card } no está en la baraja de { $pack } cartas
unreadable-hand-size = el asiento { $seat } tiene { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} ({ $cards }), y una mano tiene { $most }
unreadable-laid = el asiento { $seat } no tiene carta que descartar
unreadable-discard = hay un descarte, pero nadie tomó la carta descubierta
unreadable-exchange = hay cartas que cambian de manos de un modo que estas reglas no tienen
unreadable-farmers = el asiento { $seat } cambia tres cartas y no se dice cuáles
unreadable-impossible = ningún reparto encaja: alguien no siguió el palo, o una mano tiene cartas que están en otro sitio
unreadable-revoke = el asiento { $seat } no puede jugar { $act }: tiene { $cards } y debe seguir el palo (regla { $law })
unreadable-unlawful = el asiento { $seat } no puede hacer eso ahí: { $act } (regla { $law })
unreadable-defender = el asiento { $seat } no puede defender en solitario
unreadable-unfinished = la mano no se jugó hasta el final y nadie conoce sus puntos; solo la última puede quedar abierta
unreadable-score = los puntos suman { $score }, pero el archivo dice { $told }
unreadable-player = nadie en este encuentro tiene el identificador { $name }
unreadable-word-file = el archivo
unreadable-word-deal = un reparto
unreadable-word-trick = una baza
unreadable-word-card = una carta
unreadable-word-card-of-trick = la carta { $number }
unreadable-word-card-moved = una carta que cambia de mano
unreadable-word-turn-up = la carta descubierta
unreadable-word-deals = el número de repartos
unreadable-word-score = el marcador
unreadable-word-object = un objeto
unreadable-word-list = una lista
unreadable-word-text = un texto
unreadable-word-whole = un número entero
unreadable-word-truth = true o false
unreadable-word-scores = dos marcadores de 0 a 98
