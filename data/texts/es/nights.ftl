# Noches de Euchre: la sala, las rondas y la clasificación que lee todo el mundo, y las respuestas a /night.

night-heading = 🃏 **{ $name }** · noche de Euchre
night-starts = Empieza { $at }. Organiza: { $host }
night-started = Inicio: { $at }. Organiza: { $host }
night-game = { $game } · { $movement } · { $length }
night-house-rules = Reglas de la casa: { $rules }
night-for = Solo para { $role }.
night-for-everyone = Puede venir quien vea este canal.
night-computers = Computadoras: { $level }. Mínimo: { $least }.
night-listed = Está entre los eventos del servidor.
night-length-hands = { $rounds ->
    [one] 1 ronda de { night-seat-hands }
   *[other] { $rounds } rondas de { night-seat-hands }
}
night-length-minutes = { $rounds ->
    [one] 1 ronda de { night-seat-minutes }
   *[other] { $rounds } rondas de { night-seat-minutes }
}
night-length-points = { $rounds ->
    [one] 1 ronda a { points } en la mesa { $table }
   *[other] { $rounds } rondas a { points } en la mesa { $table }
}
night-length-points-minutes = { $rounds ->
    [one] 1 ronda a { points } en la mesa { $table } o { night-seat-minutes } (lo que llegue antes)
   *[other] { $rounds } rondas a { points } en la mesa { $table } o { night-seat-minutes } (lo que llegue antes)
}
night-length-hands-out = rondas de { night-seat-hands } hasta que quede una pareja
night-length-minutes-out = rondas de { night-seat-minutes } hasta que quede una pareja
night-length-points-out = rondas a { points } en la mesa { $table } hasta que quede una pareja
night-length-points-minutes-out = rondas a { points } en la mesa { $table } o { night-seat-minutes } (lo que llegue antes) hasta que quede una pareja
night-by-time = No todas las mesas juegan las mismas manos; cuentan los puntos anotados, tal como están.
night-weekly = 🔁 Cada semana a esta hora: la siguiente se abre aquí sola. Quien organiza lo detiene con **/night repeat**.
movement-individual = Individual: cada persona con todas
movement-ladder = Escalera progresiva
movement-pairs-ladder = Escalera para parejas fijas
movement-round-robin = Parejas fijas
movement-swiss = Suizo por parejas
movement-single-elimination = Eliminación simple por parejas
night-people = **Participan: { $count }** (como máximo { $most }). Las computadoras completan hasta un múltiplo de cuatro, así que nadie descansa.
night-nobody = Aún no participa nadie.
night-pair = { $one } con { $other }
night-wish = { $one } (le gustaría con { $other })
night-pairs = Las parejas no cambian en toda la noche. Para entrar como pareja, una persona escribe **/night join** y nombra a la otra en *partner*; la otra dice que sí. A quien no tenga pareja se la da el sorteo al empezar: otra persona y, si sobra alguien, una computadora.
night-alone = Sin pareja todavía: { $names }
night-check-in = Ya se puede confirmar: pulsa **{ button-night-here }** si has llegado (✅). A quien no esté { $minutes } minutos después del inicio le sustituye una computadora.
night-check-in-later = Se podrá confirmar { $in }. A quien no esté { $minutes } minutos después del inicio le sustituye una computadora.
night-late = ¿Llegas tarde? **{ button-night-join }** te da, desde la próxima ronda, un asiento en el que juega una computadora. Si no hay ninguno, esperas al siguiente.
night-spares-next = Primeros para el asiento de una computadora: { $names }
night-spares-wait = Esperan un asiento: { $names }
night-away = Juega una computadora por: { $names }
night-remind = { $people } **{ $name }** empieza { $at }. Pulsa **{ button-night-here }** en { $channel } cuando hayas llegado.
night-round = **{ $name } · Ronda { $number }**
night-round-of = **{ $name } · Ronda { $number } de { $rounds }**
night-round-unfinished = { $title }
    La noche terminó antes de que acabara esta ronda.
night-ends = El tiempo se acaba { $in }; la mano en juego se termina.
night-ends-at = El tiempo se acaba a las { $at }; la mano en juego se termina.
night-called = 🔔 ¡Tiempo! Cada mesa termina su mano y la ronda se acaba.
night-last-call = ⏳ Último aviso: el tiempo se acaba pronto ({ $at }). Una mano empezada antes se juega hasta el final.
night-ends-points = Suena la campana cuando un equipo de la mesa { $table } tiene { points }; entonces cada mesa termina su mano.
night-next = La ronda { $number } empieza a las { $at }:
night-provisional = **{ $name } · Se han jugado todas las rondas**
    Provisional: los resultados serán definitivos { $in }. Hasta entonces quien organiza puede corregir el de una mesa con **/night correct**; **/night finish** termina la espera.
night-provisional-over = **{ $name }**: se han jugado todas las rondas y los resultados de abajo son definitivos.
night-table = **Mesa { $table }**{ $where }: { $odd } – { $even }
night-side = { $one } & { $two }
night-byes = Sin partida en esta ronda: { $pairs }
night-decided = { $extra ->
    [one] La mesa { $table } acabó igualada en todo; una mano más decidió a favor de { $pair }.
   *[other] La mesa { $table } acabó igualada en todo; { $extra } manos más decidieron a favor de { $pair }.
}
night-corrected = ✏️ Mesa { $table }, { $odd } – { $even }: { $after } en vez de { $before }, corregido por { $host }.
night-swapped = ✏️ { $host } cambió asientos: { $one } con { $other }.
night-wants-correct = { $host } quiere que la mesa { $table } cuente { $points }.
night-wants-swap = { $host } quiere que { $one } y { $other } cambien de asiento en la próxima ronda.
night-wants-replace = { $host } quiere que una computadora juegue por { $name }.
night-wants-end-round = { $host } quiere acabar la ronda: cada mesa solo terminaría su mano.
night-wants-finish = { $host } quiere terminar ya la noche: solo contarían las rondas acabadas.
night-wants-extend = { $host } quiere alargar la ronda. Manos de más en cada mesa: { $hands }.
night-wants-extend-minutes = { $host } quiere alargar la ronda { $minutes } min.
night-asked = { $people } { $host } también juega, así que una de estas personas tiene que aceptarlo: **{ button-night-agree }**. Basta un **{ button-decline }** para que la petición se acabe.
night-agreed = ✓ { $name } lo ha aceptado.
night-declined = ✗ { $name } ha dicho que no.
night-not-agreed = Nadie lo aceptó a tiempo.
night-seat = Ronda { $number }, mesa { $table }: { $odd } contra { $even }. Tus cartas llegan con **{ button-hand }**; una ronda tiene { $length }.
night-seat-hands = { $hands ->
    [one] 1 mano
   *[other] { $hands } manos
}
night-seat-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
night-seat-points = { points } en la mesa { $table } como meta
night-seat-points-minutes = { points } en la mesa { $table } como meta o { night-seat-minutes } (lo que llegue antes)
night-standings-title = Clasificación tras la ronda { $number }
night-standings-now = Clasificación actual
night-standings-final = Clasificación final
night-standings-key = Si hay empate a puntos cuentan, en este orden: partidas ganadas, manos ganadas, manos en solitario (todas las bazas), euchres logrados. Las computadoras van al margen de los puestos.
card-title = Tarjeta de { $person }
card-partner = Con
card-result = Resultado
card-computer = Computadora
night-card-place = Puesto: { $place }
night-column-points = Puntos
night-column-round = Fuera en ronda
bracket-bye = descansa
bracket-round = Ronda { $number }
night-column-games = Partidas
night-column-hands = Manos
night-column-loners = Solitario
night-column-euchres = Euchres
night-over = **{ $name } ha terminado.**
night-over-early = { $rounds ->
    [one] **{ $name } ha terminado.** Acabó antes de tiempo: cuenta 1 ronda.
   *[other] **{ $name } ha terminado.** Acabó antes de tiempo: cuentan { $rounds } rondas.
}
night-sure-finish = { $rounds ->
    [one] ¿Terminar ya **{ $name }**? La ronda terminada cuenta; una que se esté jugando, no.
   *[other] ¿Terminar ya **{ $name }**? Las { $rounds } rondas terminadas cuentan; una que se esté jugando, no.
}
night-sure-off = ¿Cancelar **{ $name }**? No cuenta nada: ni puestos, ni honores, ni puntos de liga. **{ button-night-finish }** (**/night finish**) deja que cuenten las rondas terminadas.
night-sure-off-weekly = La de la semana que viene se abre igualmente; si no la quieres, usa antes **/night repeat**.
night-winner = 🏆 { $names }
night-winner-nobody = No hay puestos: las computadoras jugaron la mayor parte.
night-computers-ahead = Las computadoras tuvieron más; van al margen de los puestos.
night-shared = { $count ->
    [4] empate de cuatro
    [5] empate de cinco
    [6] empate de seis
    [7] empate de siete
    [8] empate de ocho
    [9] empate de nueve
    [10] empate de diez
    [11] empate de once
    [12] empate de doce
   *[other] empate de { $count }
}
night-prize-loners = Más manos en solitario: { $names } ({ $count })
night-prize-euchres = Más euchres logrados: { $names } ({ $count })
night-prize-high-game = Mejor partida: { $names } ({ $count })
night-closed-too-few = **{ $name }** no se juega: había menos de dos personas.
night-closed-deserted = **{ $name }** ha terminado antes de tiempo: no quedaba nadie; no cuenta nada.
night-closed-asked = **{ $name }**: lo canceló { $host }; no cuenta nada.
night-closed-place-gone = **{ $name }** ha terminado antes de tiempo: su canal ya no existe.
night-next-week = 🔁 La siguiente se abre aquí sola.
night-repeat-ended = 🔁 Cuatro semanas seguidas vino muy poca gente, así que ya no se repite. **/night open** abre otra.
night-host-gone = 🔁 **{ $name }** ya no se repite: quien la organizaba ya no está en este servidor. **/night open** abre otra.
night-host-gone-co-hosts = 🔁 **{ $name }** ya no se repite: quien la organizaba ya no está en este servidor. Puede hacerse cargo con **/night repeat**: { $hosts }.
night-held-maintenance = **{ $name }**: la ronda { $number } tiene que esperar, porque Right Bower está a punto de reiniciarse. Después empieza sola.
night-held-server-blocked = **{ $name }**: la ronda { $number } tiene que esperar, porque quienes administran Right Bower no dejan que este servidor empiece partidas nuevas.
night-waits-server-full = { $people } **{ $name }**: { $count ->
    [one] la mesa { $tables } tiene que esperar, porque en este servidor ya juegan tantas mesas de torneo como puede haber. Empezará sola cuando termine otra.
   *[other] las mesas { $tables } tienen que esperar, porque en este servidor ya juegan tantas mesas de torneo como puede haber. Empezarán solas cuando terminen otras.
}
night-waits-bot-full = { $people } **{ $name }**: { $count ->
    [one] la mesa { $tables } tiene que esperar, porque ya juegan tantas mesas de torneo como caben en Right Bower. Empezará sola cuando termine otra.
   *[other] las mesas { $tables } tienen que esperar, porque ya juegan tantas mesas de torneo como caben en Right Bower. Empezarán solas cuando terminen otras.
}
night-waits-maintenance = { $people } **{ $name }**: { $count ->
    [one] la mesa { $tables } tiene que esperar, porque Right Bower está a punto de reiniciarse. Después empieza sola.
   *[other] las mesas { $tables } tienen que esperar, porque Right Bower está a punto de reiniciarse. Después empiezan solas.
}
night-waits-server-blocked = { $people } **{ $name }**: { $count ->
    [one] la mesa { $tables } tiene que esperar, porque quienes administran Right Bower no dejan que este servidor empiece partidas nuevas.
   *[other] las mesas { $tables } tienen que esperar, porque quienes administran Right Bower no dejan que este servidor empiece partidas nuevas.
}
night-no-threads = Las mesas no tienen sitio: no puedo crear hilos en { $channel } (allí necesito *Ver canal*, *Crear hilos públicos* y *Enviar mensajes en hilos*). { $host }: dame esos permisos, o indica un canal para cada una con **/night place**.
night-too-many-threads = Las mesas no tienen sitio: este servidor ya tiene tantos hilos activos como permite Discord. { $host }: haz cerrar algunos, o indica un canal para cada mesa con **/night place** ({ $channel } no admite más hilos por ahora).
night-event-host = { $host }: la noche no puede figurar entre los eventos del servidor. { $why }
night-thread = { $name } · mesa { $table }
night-readme =
    { $name } · { $starts }
    standings.png y standings.csv: la clasificación final, una línea por persona o por pareja fija.
    partner es la otra persona de una pareja. place está vacío para las computadoras y para quienes una computadora jugó la mayor parte de las rondas (en una pareja, por las dos personas); entonces computer dice yes. points, hands_won (manos ganadas), loners (solitarios) y euchres_given (euchres logrados) son sumas de todas las rondas; en una pareja, loners suma los de ambas personas y euchres_given son los de quien tiene más; games_won cuenta las rondas con más puntos que el otro lado; high_game es la mejor ronda.
    tables.csv: una línea por cada mesa de cada ronda. points_1 y points_2 son los puntos de pair_1 y pair_2; extra_hands decidieron un empate y están incluidas en hands_played. counted_first_1 y counted_first_2 son los puntos de antes de que los corrigiera quien organiza.
    seats.csv: una línea por cada asiento de cada mesa, con lo que se ganó allí; name dice quién estaba sentado.
    score-cards.txt: una tarjeta para cada persona.
    En las rondas por tiempo o a puntos no todas las mesas juegan las mismas manos; cuentan los puntos anotados, tal como están.
    Los números y las columnas están escritos como los leen las hojas de cálculo en este idioma. Un nombre que podría tomarse por un número, una fecha o una fórmula lleva delante un '.
    La carpeta records contiene todas las manos de todas las mesas que aún se guardan; /verify y docs/record-format.md las explican.

honours-title = Noches de Euchre: honores de siempre
honours-column-podiums = Podios
honours-column-prizes = Premios
honours-column-best = Mejor noche
honours-column-high = Mejor partida
honours-none = En este servidor aún no se ha jugado ninguna noche de Euchre hasta el final. **/night open** abre una.
honours-loners = en solitario { $count }
honours-euchres = euchres { $count }
honours-high-game = mejores partidas { $count }

button-night-join = Participar
button-night-leave = No participar
button-night-here = He llegado
button-night-out = Dejarlo
button-night-back = He vuelto
button-night-standings = Clasificación
button-night-results = Resultados
button-night-card = Mi tarjeta
button-night-finish = Terminar ya
button-night-off = Cancelar
button-night-agree = Aceptar
button-night-decline = { button-decline }
button-night-rounds = Rondas …
button-night-people = Participantes …
button-night-rules = Juego …

command-night = Noches de Euchre: muchas mesas, rondas y clasificación
command-night-open = Abre una noche de Euchre en este canal; se participa con un botón
command-night-settings = Lo que vale en la noche de este canal; hasta el inicio, quien organiza puede cambiarlo
command-night-join = Participa en la noche de Euchre de este canal
command-night-leave = Deja la noche de Euchre de este canal; si ya empezó, una computadora sigue por ti
command-night-back = Vuelve a la noche de Euchre de este canal: juegas otra vez desde la próxima ronda
command-night-show = Muestra otra vez la noche de Euchre de este canal
command-night-standings = La clasificación actual de la noche de Euchre de este canal
command-night-results = Los resultados de una noche pasada: imagen, CSV y todos los registros en un zip
command-night-hall-of-fame = Los honores de siempre de las noches de Euchre de este servidor
command-night-start = Cambia el inicio (quien organiza o modera)
command-night-extend = Da más manos o minutos a la ronda en juego (quien organiza o modera)
command-night-end-round = Deja que cada mesa acabe su mano y termina la ronda (quien organiza o modera)
command-night-replace = Deja que una computadora juegue por alguien (quien organiza o modera)
command-night-co-host = Deja que alguien más organice la noche (quien organiza o modera)
command-night-repeat = Abrir esta noche cada semana, o dejar de hacerlo (quien organiza o modera)
command-night-correct = Corrige un resultado de la última ronda, hasta la siguiente o el final (quien organiza o modera)
command-night-swap = Cambia dos asientos en la próxima ronda (quien organiza o modera)
command-night-place = Pone una mesa en otro canal (quien organiza o modera)
command-night-finish = Termina ya la noche; cuentan las rondas terminadas (quien organiza o modera)
command-night-call-off = Cancela la noche; no cuenta nada de ella (quien organiza o modera)
option-night-name = Cómo se llama la noche
option-night-start = Cuándo: 30 (minutos), 2h, en 90 minutos, 20h, mañana 20:00, o una hora elegida con @time
option-night-rounds = Cuántas rondas, salvo en eliminatorias; 6, si no lo dices
option-night-role = Quién puede venir: solo quien tenga este rol y quien organiza; si no lo dices, quien vea el canal
repeat-weekly = cada semana
repeat-never = nunca
option-night-partner = Con quién te gustaría jugar: se le pregunta y dice que sí o que no
option-night-more-hands = Cuántas manos más
option-night-more-minutes = Cuántos minutos más
option-night-player = Por quién juega una computadora
option-night-co-host = Quién puede hacer lo que hace quien organiza
option-night-co-host-remove = Quitarle ese permiso
option-night-repeat-when = Cada semana desde el inicio de esta noche, o nunca
option-night-correct-first = Puntos de la pareja nombrada primero
option-night-correct-second = Puntos de la otra pareja
option-night-swap-one = Quién cambia de asiento; una pareja fija cambia junta
option-night-swap-other = De quién es el asiento
option-night-table = El número de la mesa
option-night-channel = Dónde juega la mesa
option-night-number = El número de una noche pasada, que muestra su último mensaje; la última noche, si no lo dices

night-opened = La noche está abierta: se participa con el botón de abajo.
night-settings-until = -# Todo esto se puede cambiar hasta el inicio; **/night settings** vuelve a mostrar esta página. **/night start** cambia el inicio.
night-settings-kept = Guardado. El mensaje de la noche ya lo muestra.
night-set-rounds-title = Rondas
night-set-people-title = Participantes
night-set-rules-title = Juego
night-set-movement = Quién juega con quién
night-set-rounds = Rondas
night-set-rounds-about = Salvo en eliminatorias
night-set-hands = Manos por ronda
night-set-hands-about = Sin minutos ni puntos; con 8, cada persona reparte dos veces
night-set-minutes = Minutos por ronda
night-set-minutes-about = En cambio, por tiempo: tras tantos minutos, cada mesa termina su mano
night-set-points = Puntos por ronda
night-set-points-about = En cambio, a puntos: la campana suena cuando un lado de la mesa 1 tiene tantos
night-set-role = Quién puede venir
night-set-role-about = Solo quien tenga este rol y quien organiza; sin rol, quien vea el canal
night-set-least = Mínimo
night-set-least-about = Las computadoras completan, como máximo una por persona, y luego la última mesa de cuatro
night-set-level = Computadoras
night-set-extras = Además
night-set-preset = Juego
night-set-options = Reglas de la casa
night-set-options-about = Tal como se escriben: defend_alone=yes farmers_hand=any-three; vacío, las reglas de siempre
night-extra-event = Publicarla entre los eventos del servidor
night-extra-weekly = Abrirla cada semana a la misma hora
night-set-wrong = *{ $field }* admite un número entero de { $low } a { $high }, no { $typed }; queda como estaba.
night-shown = El mensaje de la noche vuelve a aparecer, más abajo.
night-number = Los resultados, más tarde: **/night results** con `number: { $number }`
night-done-join = Participas.
night-done-leave = Ya no estás en la lista.
night-done-out = Una computadora sigue por ti. **{ button-night-back }** te trae de vuelta para la próxima ronda.
night-done-here = Has llegado. ¡Que te diviertas!
night-done-back = Qué bien que hayas vuelto: juegas desde la próxima ronda.
night-done-late = Participas: en la próxima ronda ocupas el asiento de una computadora, si entonces hay uno libre para ti.
night-done-wait = Estás en la lista de espera: el próximo asiento de una computadora que quede libre para ti es tuyo.
night-done-start = Nuevo inicio: { $at }.
night-done-extend = La ronda dura más en las mesas que siguen jugando.
night-done-end-round = Cada mesa termina su mano; después acaba la ronda.
night-done-replace = Por { $name } juega una computadora.
night-done-co-host = { $name } organiza la noche contigo.
night-done-co-host-removed = { $name } ya no organiza la noche.
night-done-repeat-weekly = Desde ahora, cada semana: cuando esta noche acabe, la siguiente se abre aquí sola.
night-done-repeat-never = Esta noche ya no se repite.
night-done-correct = La mesa { $table } cuenta ahora { $points }. La pausa vuelve a empezar.
night-done-swap = { $one } y { $other } cambian de asiento. La pausa vuelve a empezar.
night-done-place = La mesa { $table } juega desde ahora en { $channel }.
night-done-finish = La noche ha terminado: cuentan las rondas terminadas.
night-done-off = La noche se ha cancelado.
night-done-agree = Lo has aceptado: ya está hecho.
night-event-refused = La noche no tiene evento: para eso necesito el permiso *Crear eventos*.
night-event-not-yours = La noche no tiene evento: para eso necesitas el permiso *Crear eventos*.
night-place-refused = { $host }: no puedo escribir en { $channel } (mesa { $tables }), así que su gente tendrá otro sitio.
place-unknown = { $channel } no puede alojar una mesa: elige canales de texto, canales de voz o hilos abiertos de este servidor.
place-not-yours = Tú no puedes escribir en { $channel }, así que ahí no puede haber una mesa: elige canales en los que puedas escribir.
place-missing = No puedo alojar una mesa en { $channel }: allí me falta { $rights }.
night-none = En este canal no hay ninguna noche de Euchre. **/night open** abre una.
night-none-past = Este servidor no tiene ninguna noche así.
night-results-here = { $name }: la clasificación en imagen, la tarjeta de cada participante, las cifras en archivos CSV y el registro de cada mesa.
night-results-cut = Se dejaron fuera los registros para que Discord acepte el archivo.
night-results-busy = Ahora mismo se me pide demasiado. Pregunta otra vez en un momento, por favor.
night-missing = No puedo organizar aquí una noche: me falta { $rights } en este canal.
right-view-channel = *Ver canal*
right-send-messages = *Enviar mensajes*
right-attach-files = *Adjuntar archivos*
right-create-public-threads = *Crear hilos públicos*
right-create-private-threads = *Crear hilos privados*
right-send-messages-in-threads = *Enviar mensajes en hilos*
night-no-threads-here = En este canal no puede haber hilos. Abre la noche en un canal de texto.
night-wrong-rules = Una noche se juega dos contra dos; estas reglas no lo son.

night-refusal-joined-already = Ya participas.
night-refusal-not-joined = Esa persona no participa en esta noche. **/night show** muestra quién participa.
night-refusal-not-joined-own = No participas en esta noche. Pulsa **{ button-night-join }** para apuntarte.
night-refusal-full = La noche está completa: participan cuarenta.
night-refusal-too-late = Ya es tarde para eso.
night-refusal-too-early = Es demasiado pronto: se puede confirmar desde diez minutos antes del inicio.
night-refusal-not-now = Ahora mismo no es posible. **/night show** muestra cómo va la noche.
night-refusal-not-host = Solo puede hacerlo quien organiza la noche o quien modera.
night-refusal-not-invited = Esta noche es solo para quien tenga cierto rol; su mensaje dice cuál.
night-refusal-channel-busy = En este canal ya hay una noche de Euchre. **/night show** la muestra.
night-refusal-channel-taken = En ese canal ya juega otra mesa. Elige uno solo para esta mesa.
night-refusal-person-full = Organizas tantas noches como puede una persona. Termina o cancela una, y podrás abrir otra.
night-refusal-server-full = En este servidor ya hay tantas noches abiertas como puede haber. Participa en una, o inténtalo de nuevo cuando termine otra.
night-refusal-no-night = Esa noche ha terminado.
night-refusal-unreadable = Ahora no puedo leer esa noche. No se ha perdido: espera a una versión mía más nueva, o a que la repare quien me aloja.
night-refusal-host-plays = Tú también juegas aquí, así que no puedes decidirlo por tu cuenta. Pídelo a otra persona que organice la noche o a quien modera.
night-refusal-nothing-complete = Aún no ha terminado ninguna ronda, así que no contaría nada. **/night call-off** cancela la noche.
night-refusal-no-partners = En esta noche las parejas cambian de ronda en ronda, así que nadie puede elegir la suya. Participa sin pareja.
night-refusal-partner-self = No puedes ser tu propia pareja. Nombra a otra persona, o a nadie.
night-refusal-seat-barred = Ese puesto no se puede ocupar. Elige otro o nombra a otra persona.
night-partner-bot = Un bot no puede ser tu pareja. Nombra a una persona, o a nadie: las computadoras completan solas.
night-co-host-bot = Un bot no puede organizar. Nombra a una persona.
night-refusal-contradiction = Eso no es posible.
night-refusal-by-points = Esta ronda va a puntos y no se le puede añadir nada. **/night end-round** la termina antes.
night-refusal-co-host-already = Esa persona ya organiza la noche. Con *remove: sí* deja de hacerlo.
night-refusal-no-co-host = Esa persona no organiza la noche. **/night show** muestra quién la organiza.
night-refusal-co-hosts-full = Ya hay cuatro personas más organizando, que es el máximo. Quita antes a una.
night-refusal-between-rounds = Eso solo se puede en la pausa entre dos rondas; un resultado también se corrige en los cinco minutos después de la última. Espérala o pide a la moderación que termine la ronda.
night-refusal-no-table = Esa mesa no existía en la última ronda. Su mensaje las nombra todas.
night-refusal-same-side = Ya juegan juntas. Nombra a dos personas que no lo hagan.
night-refusal-same-person = Es dos veces la misma persona. Nombra a dos personas que no jueguen juntas.
night-refusal-not-seated = Una de esas personas no está en la noche. **/night show** muestra quién está.
night-refusal-bracket = En una eliminatoria, el cuadro dice quién juega contra quién. **/night correct** corrige un resultado.
night-refusal-not-repeated = Esta noche no se repite de todos modos. *when: cada semana* la repetiría.
night-refusal-unchanged = Esa mesa ya cuenta así. Escribe los puntos que debe contar.
night-refusal-others-asked = Tú también juegas, así que antes se pregunta a otras personas. Se hará cuando una de ellas pulse **{ button-night-agree }**.
night-refusal-impossible = Las manos jugadas ahí no pueden dar eso. Revisa los puntos de los dos bandos.
night-refusal-too-long = Una ronda puede durar como mucho el doble de lo previsto. Añade menos.
night-refusal-not-asked = Solo pueden aceptarlo las personas a quienes se pregunta aquí.
night-refusal-no-proposal = Ya no hay nada que aceptar.
