# Duplicado: los mismos repartos en varias mesas. Los puntos de un reparto son los de un bando menos los del otro.

command-duplicate = Duplicado: los mismos repartos en varias mesas
command-duplicate-open = Abre un encuentro duplicado en este canal
command-duplicate-remove = Despedir a alguien de la sala de espera de tu encuentro
option-duplicate-form = Con quién se compara; dos equipos de cuatro, si no lo dices
option-duplicate-hands = Cuántos repartos; 8, si no lo dices; en parejas, los que alguien juega como máximo
option-duplicate-remove-member = Quién debe irse
duplicate-form-teams = dos equipos de cuatro en dos mesas
duplicate-form-pairs = parejas con rivales nuevos en cada ronda, en porcentajes

button-duplicate-team = Unirme al equipo { $team }
button-duplicate-pairs = Unirme
button-duplicate-leave = Irme
button-duplicate-begin = Empezar
button-duplicate-finish = Terminar ya
button-duplicate-agree = Aceptar
button-duplicate-decline = { button-decline }
button-duplicate-off = Cancelar
button-duplicate-results = Archivo
menu-duplicate-deal = Comparar un reparto
menu-duplicate-partner = Elegir pareja
duplicate-deal = Reparto { $deal }

duplicate-heading = Duplicado: { $title }, { $hands } repartos
duplicate-heading-pairs = Duplicado: { $title }, por parejas, hasta { $hands } repartos cada una
duplicate-heading-rounds = Duplicado: { $title }, { $rounds } rondas de { $deals } repartos
duplicate-about-teams = Ambos equipos juegan los mismos repartos: la primera pareja de cada equipo se sienta de un modo en la mesa 1, y la segunda del modo contrario en la mesa 2. Cuenta la diferencia, reparto a reparto.
duplicate-about-pairs = En cada ronda todas las mesas juegan los mismos repartos; después las parejas cambian de rivales. Una pareja recibe un punto de comparación por cada pareja de los mismos asientos a la que supera en un reparto, y medio por un empate. Cuenta el porcentaje de los puntos que podía lograr.
duplicate-team = Equipo { $team }: { $names }
duplicate-pairs-entered = Parejas: { $names }
duplicate-alone = { $name } (busca pareja)
duplicate-nobody = nadie todavía
duplicate-fill = Las computadoras expertas ocupan los asientos que queden. Nadie ve el juego de otra mesa antes del final.
duplicate-fill-pairs = Quien no ha elegido a nadie juega con la siguiente persona que se une. Quien no tiene pareja juega con una computadora experta, y otras completan hasta cuatro parejas. Si su número es impar, en cada ronda descansa una. Nadie vuelve a ver un reparto antes del final.
duplicate-length = Con { $pairs } parejas son { $rounds } rondas de { $deals } repartos: { $each } para cada pareja, o menos si una descansa.
duplicate-playing = El encuentro se juega en hilos privados. Los resultados llegan aquí cuando termine la última mesa.
duplicate-round = Se juega la ronda { $round } de { $rounds } en hilos privados. El resultado final llega aquí.
duplicate-waits = { $host }: el encuentro tiene que esperar; seguirá en cuanto pueda. { $why }
duplicate-waits-no-rooms = Aquí no puedo crear hilos privados ni escribir en ellos.
duplicate-waits-too-many-threads = Este servidor ya tiene tantos hilos activos como permite Discord. Pide a quien modera que cierre algunos.
duplicate-waits-server-full = En este servidor ya juegan tantas mesas de torneo como puede haber.
duplicate-waits-bot-full = Right Bower no tiene sitio ahora para más mesas de torneo.
duplicate-waits-maintenance = Right Bower está a punto de reiniciarse.
duplicate-waits-server-blocked = Quienes administran Right Bower no dejan que este servidor empiece partidas nuevas; **/about** dice a quién preguntar.
duplicate-sits-out = Descansa: { $names }
duplicate-standing = Después de la ronda { $round }:
duplicate-over = El encuentro ha terminado; sus resultados están abajo.
duplicate-called-off = El encuentro se ha cancelado.
duplicate-removed = { $name } ya no está en el encuentro y no puede volver a él.
duplicate-wants-off = { $host } quiere cancelar el encuentro: no contaría nada de él.
duplicate-wants-finish = { $host } quiere terminar ya el encuentro: contarían los repartos que se han jugado en todas las mesas.
duplicate-asked = Se hará cuando una persona de cada uno de estos grupos pulse **{ button-duplicate-agree }**, o si lo hace quien modera: { $names } (en { $minutes } minutos desde { $at }, sin contar interrupciones). Basta un **{ button-decline }** para que la petición se acabe.
duplicate-proposed = Ahora se pregunta al resto.
duplicate-agreed = Lo has aceptado. Aún falta que respondan otras personas.
duplicate-declined = { $name } ha dicho que no: el encuentro sigue.
duplicate-finished = El encuentro se ha terminado: cuentan los repartos que se jugaron en todas las mesas.
duplicate-early = Terminado antes de tiempo: cuentan { $deals } de { $planned } repartos.
duplicate-sure-lobby = ¿Cancelar el encuentro antes de que empiece?
duplicate-sure-off = ¿Cancelar el encuentro? No cuenta nada de él. **{ button-duplicate-finish }** deja que cuenten los repartos jugados en todas las mesas. Tiene que aceptarlo alguien de cada uno de los demás equipos o parejas, salvo que moderes aquí.
duplicate-sure-finish = ¿Terminar ya el encuentro? Cuentan los repartos jugados en todas las mesas. Tiene que aceptarlo alguien de cada uno de los demás equipos o parejas, salvo que moderes aquí.
duplicate-room-name = Duplicado, mesa { $table }
duplicate-room-name-round = Duplicado, ronda { $round }, mesa { $table }
duplicate-room = { $people }: esta es la mesa. Asientos 1 y 3: { $odd }. Asientos 2 y 4: { $even }.
duplicate-room-round = Ronda { $round } de { $rounds }, repartos { $first } a { $last }.
duplicate-won = { $names } ganan por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
duplicate-drawn = El encuentro acaba en empate.
duplicate-results = Resultado del duplicado
duplicate-results-here = Todos los resultados en CSV, las imágenes y el registro de cada mesa. README.txt dice qué significa cada columna.
duplicate-no-results = El archivo llega cuando el encuentro ha terminado.
duplicate-readme =
    Duplicado: { $title }
    results-1.png y siguientes: los resultados en imágenes.
    deals.csv: una línea por reparto y mesa. pair_13 ocupaba los asientos 1 y 3, pair_24 los asientos 2 y 4; points_13 y points_24 son sus puntos. En parejas, match_points_13 y match_points_24 cuentan las demás parejas de los mismos asientos con menos puntos, y la mitad de las que tienen los mismos.
    pairs.csv (en parejas): una línea por pareja. percent es la media, en los repartos que jugó, de sus puntos de comparación en porcentaje de los posibles; un reparto con un solo resultado cuenta 50. deals_played no cuenta las rondas de descanso. place está vacío en parejas de computadoras, cuando por las dos personas jugó sobre todo una computadora, y en parejas que no han jugado ningún reparto; computer dice yes donde jugó una computadora.
    rounds.csv (en parejas): una línea por pareja y ronda: dónde se sentó, contra quién, y sus puntos de comparación y porcentaje de esa ronda; sits_out dice yes donde no tuvo mesa.
    Los números y las columnas están escritos como los leen las hojas de cálculo en este idioma. Un nombre que podría tomarse por un número, una fecha o una fórmula lleva delante un '.
    La carpeta records tiene cada mano de cada mesa que aún se guarda; /verify y docs/record-format.md las explican.
duplicate-deals = Reparto a reparto
duplicate-rounds = Ronda a ronda
duplicate-in-percent = en porcentajes
duplicate-total = Total
duplicate-table = Mesa { $table }
duplicate-column-team = Equipo
duplicate-column-table = Mesa
duplicate-column-mp = PC
duplicate-column-matchpoints = Comparación
duplicate-column-share = Porcentaje
duplicate-column-swing = Diferencia
duplicate-column-running = Hasta ahí
duplicate-column-round = R{ $round }
duplicate-points-teams = Puntos del equipo 1 en cada mesa
duplicate-points-pairs = Puntos de los asientos 1 y 3 en cada mesa
duplicate-called = Declaró
duplicate-trump = Triunfo
duplicate-lead = Salida
duplicate-tricks = Bazas hechas
duplicate-points = Puntos, 1+3 : 2+4
duplicate-matchpoints = Comparación
duplicate-share = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
duplicate-about-matchpoints = Un punto de comparación por cada marcador superado en los mismos asientos, medio por un empate. El porcentaje es de los que la pareja podía lograr en sus repartos.
duplicate-replay = { $deal } de { $deals } · paso { $step } de { $steps } · mesas: { $tables }
duplicate-no-replay = Ya no se encuentran estas manos.
duplicate-refused-gone = Este encuentro ha terminado.
duplicate-refused-unreadable = Ahora no puedo leer ese encuentro. No se ha perdido: espera a una versión mía más nueva, o a que lo repare quien me aloja.
duplicate-refused-begun = El encuentro ya ha empezado.
duplicate-refused-full = No queda ningún puesto aquí. Únete al otro equipo, si lo hay, o espera el próximo encuentro.
duplicate-refused-seat-barred = Este puesto no se puede ocupar. Espera el próximo encuentro o abre uno con **/duplicate open**.
duplicate-refused-not-host = Solo puede hacerlo quien abrió el encuentro o quien modera.
duplicate-refused-too-few = Aún no hay con quién comparar: cada equipo necesita a alguien, y las parejas, al menos tres personas.
duplicate-refused-hosting = Ya organizas un encuentro en este servidor. Cancélalo o juégalo hasta el final.
duplicate-hosting-there = Ya organizas un encuentro en { $channel }. Cancélalo allí o juégalo hasta el final; su mensaje es el más reciente.
duplicate-hosting-refused = No puedo publicar en { $channel }, donde ya organizas un encuentro: Discord lo rechaza. Su último mensaje allí sigue valiendo; o pide a la moderación que me deje escribir allí.
duplicate-moved-here = El canal de tu encuentro ya no existe, así que sigue aquí.
duplicate-stays = Ya organizas un encuentro: { $title }, { $hands } repartos, { $form }. Queda así: tus opciones no se han tomado. Cancélalo para abrir otro.
duplicate-refused-shape = El duplicado necesita cuatro personas en dos bandos. Elige otro juego.
duplicate-refused-rules = El duplicado necesita repartos que nadie pueda cambiar. Quita: { $options }.
duplicate-refused-no-deals = Aún no se ha jugado ningún reparto en todas las mesas, así que no contaría nada. **{ button-duplicate-off }** cancela el encuentro.
duplicate-refused-no-proposal = Ya no hay nada que aceptar.
duplicate-refused-not-asked = Solo puede aceptarlo quien juega en los equipos o parejas que se nombran ahí.
duplicate-refused-no-partner = Elige a otra persona que participe. Si solo quieres un puesto, pulsa **{ button-duplicate-pairs }**.
duplicate-refused-no-lobby = En este canal no hay ningún encuentro que espere jugadores. **/duplicate open** abre uno.
duplicate-refused-not-played = No has jugado este encuentro.
duplicate-refused-not-joined = Esa persona no espera este encuentro. Su mensaje muestra quién participa.
duplicate-refused-too-many-threads = Este servidor ya tiene tantos hilos activos como permite Discord. Pide a quien modera que cierre alguno y pulsa otra vez **{ button-duplicate-begin }**.
duplicate-refused-no-rooms = Necesito un canal de texto en el que pueda crear hilos privados y enviar mensajes en hilos. Pide a quien modera que permita ambas cosas y pulsa otra vez **{ button-duplicate-begin }**.
duplicate-no-threads-here = El duplicado necesita hilos privados para sus mesas, que solo existen en un canal de texto. Abre el encuentro en uno.
duplicate-missing = No puedo organizar aquí un encuentro: me falta { $rights } en este canal. Dame esos permisos, o abre el encuentro en otro sitio.
duplicate-refused-later = Discord no responde ahora mismo. Seguiré en cuanto lo haga.
