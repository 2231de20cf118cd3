# Duplicado: los mismos repartos en varias mesas. Los puntos de un reparto son los de un bando menos los del otro.

command-duplicate = Duplicado: los mismos repartos en varias mesas
command-duplicate-open = Abre un encuentro duplicado en este canal
option-duplicate-form = Con quién se compara; dos equipos de cuatro, si no lo dices
option-duplicate-hands = Cuántos repartos; 8, si no lo dices
duplicate-form-teams = dos equipos de cuatro en dos mesas
duplicate-form-experts = dos parejas, cada una contra computadoras expertas
duplicate-form-pairs = parejas en tres mesas o más, por puntos de comparación

button-duplicate-team = Unirme al equipo { $team }
button-duplicate-pairs = Unirme
button-duplicate-leave = Irme
button-duplicate-begin = Empezar
button-duplicate-finish = Terminar ya
button-duplicate-agree = Aceptar
button-duplicate-off = Cancelar
menu-duplicate-deal = Ver un reparto en todas las mesas
duplicate-deal = Reparto { $deal }

duplicate-heading = Duplicado: { $title }, { $hands } repartos
duplicate-about-teams = Ambos equipos juegan los mismos repartos: la primera pareja de cada equipo se sienta de un modo en la mesa 1, y la segunda del modo contrario en la mesa 2. Cuenta la diferencia, reparto a reparto.
duplicate-about-experts = Dos parejas juegan los mismos repartos, cada una en su mesa contra las mismas dos computadoras expertas. Cuenta la diferencia, reparto a reparto.
duplicate-about-pairs = Todas las mesas juegan los mismos repartos. Una pareja recibe un punto de comparación por cada pareja de los mismos asientos a la que supera en un reparto, y medio por un empate.
duplicate-team = Equipo { $team }: { $names }
duplicate-entered = Participan: { $names }
duplicate-nobody = nadie todavía
duplicate-fill = Las computadoras expertas ocupan los asientos que queden. Nadie ve el juego de otra mesa antes del final.
duplicate-playing = El encuentro se juega en hilos privados. Los resultados llegan aquí cuando termine la última mesa.
duplicate-over = El encuentro ha terminado; sus resultados están abajo.
duplicate-called-off = El encuentro se ha cancelado.
duplicate-wants-off = { $host } quiere cancelar el encuentro: no contaría nada de él.
duplicate-wants-finish = { $host } quiere terminar ya el encuentro: contarían los repartos que se han jugado en todas las mesas.
duplicate-asked = Se hará cuando una persona de cada uno de estos grupos pulse **{ button-duplicate-agree }**, o si lo hace quien modera: { $names } (hasta { $until }).
duplicate-proposed = Ahora se pregunta al resto.
duplicate-agreed = Lo has aceptado. Aún falta que respondan otras personas.
duplicate-finished = El encuentro se ha terminado: cuentan los repartos que se jugaron en todas las mesas.
duplicate-early = Terminado antes de tiempo: cuentan { $deals } de { $planned } repartos.
duplicate-sure-lobby = ¿Cancelar el encuentro antes de que empiece?
duplicate-sure-off = ¿Cancelar el encuentro? No cuenta nada de él. **{ button-duplicate-finish }** deja que cuenten los repartos jugados en todas las mesas. Tiene que aceptarlo alguien de cada uno de los demás equipos o parejas, salvo que moderes aquí.
duplicate-sure-finish = ¿Terminar ya el encuentro? Cuentan los repartos jugados en todas las mesas. Tiene que aceptarlo alguien de cada uno de los demás equipos o parejas, salvo que moderes aquí.
duplicate-room-name = Duplicado, mesa { $table }
duplicate-room = { $people }: esta es la mesa. Asientos 1 y 3: { $odd }. Asientos 2 y 4: { $even }.
duplicate-won = { $names } ganan por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
duplicate-drawn = El encuentro acaba en empate.
duplicate-columns-teams = Puntos del equipo 1 en la mesa 1, en la mesa 2, y la diferencia:
duplicate-columns-experts = Puntos de { $first }, de { $second }, y la diferencia:
duplicate-columns-pairs = Puntos de los asientos 1 y 3 en cada mesa:
duplicate-row = { $place } { $names } · { $matchpoints }
duplicate-about-matchpoints = Un punto de comparación por cada marcador superado en los mismos asientos, medio por un empate.
duplicate-replay = { $deal } de { $deals } · paso { $step } de { $steps } · mesas de izquierda a derecha: { $tables }
duplicate-no-replay = Ya no se encuentran estas manos.
duplicate-refused-gone = Este encuentro ha terminado.
duplicate-refused-begun = El encuentro ya ha empezado.
duplicate-refused-full = No queda ningún asiento en ese equipo.
duplicate-refused-not-host = Solo puede hacerlo quien abrió el encuentro o quien modera.
duplicate-refused-too-few = Aún no hay con quién comparar: cada equipo necesita a alguien, y las parejas, al menos tres personas.
duplicate-refused-hosting = Ya organizas un encuentro en este servidor. Cancélalo o juégalo hasta el final.
duplicate-refused-rules = El duplicado necesita cuatro personas en dos bandos y repartos que nadie pueda cambiar: sin reglas a la antigua, cortes, repartos robados, ases sin figuras ni mesas giradas.
duplicate-refused-no-deals = Aún no se ha jugado ningún reparto en todas las mesas, así que no contaría nada. **{ button-duplicate-off }** cancela el encuentro.
duplicate-refused-no-proposal = Ya no hay nada que aceptar.
duplicate-refused-not-asked = Solo puede aceptarlo quien juega en los equipos o parejas que se nombran ahí.
duplicate-refused-too-many-threads = Este servidor ya tiene tantos hilos activos como permite Discord. Pide a quien modera que cierre alguno y pulsa otra vez **{ button-duplicate-begin }**.
duplicate-refused-no-rooms = Necesito un canal de texto en el que pueda crear hilos privados y enviar mensajes en hilos. Pide a quien modera que permita ambas cosas y pulsa otra vez **{ button-duplicate-begin }**.
duplicate-no-threads-here = El duplicado necesita hilos privados para sus mesas, que solo existen en un canal de texto. Abre el encuentro en uno.
duplicate-missing = No puedo organizar aquí un encuentro: me falta { $rights } en este canal. Dame esos permisos, o abre el encuentro en otro sitio.
duplicate-refused-later = Discord no responde ahora mismo. Seguiré en cuanto lo haga.
