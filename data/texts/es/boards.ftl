# Clasificaciones, estadísticas, historiales, repeticiones, y lo que un servidor guarda de cada persona.

command-leaderboard = La clasificación de este servidor
command-stats = Las partidas, las manos y el rating de una persona
command-compare = Compara a dos personas: una contra otra y como pareja
command-history = Partidas terminadas, las más recientes primero
command-replay = Recorre una partida terminada con todas las manos a la vista
command-verify = Comprueba cada reparto de una partida terminada con sus secretos revelados
command-forget = Haz que se te olvide aquí
command-forget-me = Elimina tu nombre y tus estadísticas de las partidas jugadas aquí
command-avoid = No compartir nunca mesa con alguien, o quitarlo; solo tú lo ves
option-avoid-member = Con quién prefieres no jugar; otra vez lo quita (sin nombre: tu lista)
avoid-begun = Tú y { $name } no compartiréis mesa; nadie se entera. **/avoid** con su nombre lo quita.
avoid-lifted = Tú y { $name } podéis volver a compartir mesa.
avoid-together = Ahora estáis en la misma mesa: vale desde la próxima. Con **/table leave** te levantas.
avoid-list = **Evitas a** { $people }. Solo tú lo ves; **/avoid** con un nombre lo quita.
avoid-nobody = No evitas a nadie. **/avoid** con un nombre aleja a alguien de tus mesas, y solo tú lo sabes.
avoid-wrong = Elige a otra persona: ni los bots ni tú podéis ser evitados.
avoid-full = Ya evitas a { $most } personas. Quita antes a una con **/avoid**.
command-my-data = Todo lo que se guarda aquí sobre ti, en un archivo que solo ves tú

option-board-by = Por qué se ordena
option-board-family = Qué clase de juego
option-board-scope = Esta temporada, este mes o desde siempre
option-board-season = Una temporada terminada, por ejemplo 2026-Q1, en lugar del periodo
option-player = Qué persona; tú, si no lo dices
option-history-player = Las partidas de quién; las de todo el mundo, si no lo dices
option-history-preset = Qué juego: standard, csl, house …
option-history-since = Desde este día, por ejemplo 2026-03-01 (zona del servidor)
option-history-until = Hasta este día, por ejemplo 2026-03-31 (zona del servidor)
option-history-period = Solo las partidas de este mes o de esta temporada
option-history-ranked = Solo clasificatorias, o solo amistosas
option-compare-first = La primera persona
option-compare-second = La segunda persona
option-game = El número de la partida, según /history

measure-rating = Rating
measure-partnerships = Mejores parejas
measure-wins = Victorias
measure-win-rate = Porcentaje de victorias
measure-points-per-hand = Puntos por mano
measure-euchres-made = Euchres logrados
measure-euchres-suffered = Euchres sufridos
measure-lone-marches = Capotes en solitario
measure-sharpest-eye = Mejor ojo (renuncios descubiertos)
measure-week = Esta semana
family-partnership = Por parejas
family-individual = Cada cual por su cuenta, tres o más
family-two-handed = De dos
family-hasenpfeffer = Hasenpfeffer
scope-season = esta temporada
scope-month = este mes
scope-all-time = desde siempre
scope-past = temporada { $season }

board-span = { $family }, { $scope }
column-rating = Rating
column-wins = Ganadas
column-win-rate = % ganadas
column-points-per-hand = Puntos por mano
column-euchres-made = Euchres
column-euchres-suffered = Euchres sufridos
column-lone-marches = Capotes solo
column-sharpest-eye = Renuncios
column-week = Puntos
column-games = Partidas
column-won = Ganadas
column-per-game = Por partida
board-place = { $place }.
rating-value = { $points } ± { $deviation }
board-rating-explained = Una clasificación cuenta un rating menos la mitad de lo que puede desviarse: { $rating } cuenta { $counts }. Con más partidas es más seguro.
board-new = nuevo
board-new-about = { $new }: menos de { $least } clasificatorias. El rating aún no es seguro y no tiene puesto.
board-week-span = desde el { $since }, con al menos dos personas
board-week-about = Una partida terminada vale { $played }, una ganada { $won }; la segunda entre la misma gente en 30 días la mitad, la tercera un tercio…
board-players = Puestos { $first } a { $last } de { $players }
board-empty = Aquí no hay nadie todavía. Termina una partida con otras personas y abre la lista.
board-empty-averages = Aquí no hay nadie todavía. Para entrar en esta clasificación hacen falta { $least } clasificatorias.
board-week-empty = Nadie ha terminado todavía una partida con otras personas esta semana.
board-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
board-percent = { $percent } %
season-wrong = No conozco ninguna temporada { $season }; escríbela como 2026-Q3.
own-place = Tu puesto, { $name }: { $place } de { $players } · { $value }
own-week = Tu semana aquí: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
} · { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
} · puesto { $place } de { $players }
own-week-none = Aún no has terminado aquí ninguna partida con otra persona esta semana. Las amistosas también cuentan.
own-none = Aún no tienes partidas en esta clasificación.
own-caught-nobody = No has descubierto en clasificatorias más renuncios de los que reclamaste en falso.
own-too-few-games = Tienes { $games } de las { $least } partidas que pide un puesto en esta clasificación.
own-provisional = Hasta entonces tu rating es provisional: { $rating }.

button-board-back = ◀ Más arriba
button-board-next = Más abajo ▶
button-week = Mi semana
button-history-back = ◀ Más recientes
button-history-next = Más antiguas ▶
button-replay-first = ⏮ Inicio
button-replay-back = ◀ Atrás
button-replay-forward = Adelante ▶
button-replay-trick-back = ◀ Baza
button-replay-trick = Baza ▶
button-replay-hand-back = ◀ Mano
button-replay-hand = Mano ▶
button-replay-last = Final ⏭
button-forget = Sí, que se me olvide

stats-none = { $name } aún no tiene partidas terminadas en este servidor. **/table open** abre una.
stats-rating = { $family }: rating { $rating } ({ $season } esta temporada)
stats-rating-only = { $family }: rating { $rating }
stats-champion = 🏆 Títulos: { $titles }
stats-provisional = { $family }: rating { $rating } (provisional, { $games } de { $least } clasificatorias)
stats-ranked = Partidas clasificatorias
stats-friendly = Partidas amistosas
stats-games = Partidas { $games }, ganadas { $wins } ({ $rate })
stats-hands = Manos declaradas { $called }, logradas { $made }, con euchre { $euchred }
stats-marches = Capotes { $marches } · en solitario { $tried }, logradas { $made }
stats-defence = Euchres logrados { $euchres }
stats-claims = Renuncios descubiertos { $caught } · reclamaciones { $claims }, ciertas { $upheld }
stats-points = Puntos por mano: { $families }
stats-points-of = { $family } { $points }
stats-partner = Mejor pareja: { $name }, { $won } de { $games } partidas ganadas
stats-nemesis = Rival más difícil: { $name }, { $lost } de { $games } partidas perdidas
stats-streak-won = Racha: { $count ->
    [one] 1 victoria
   *[other] { $count } victorias seguidas
}
stats-streak-lost = Racha: { $count ->
    [one] 1 partida sin ganar
   *[other] { $count } partidas sin ganar
}
month-short = { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sep
    [10] oct
    [11] nov
   *[12] dic
}
day-short = { $day } { month-short }
day-full = { $short } { $year }
month-full = { month-short } { $year }
chart-alt = { $name }: { $games } partidas clasificatorias, de { $first } a { $last }, máximo { $peak }
chart-title = El rating a lo largo del tiempo
card-won = Partidas ganadas
card-made = Triunfos cumplidos
card-loners = Solitarios cumplidos
card-euchres = Euchres por 100 manos
card-of = { $done } de { $tried }
card-provisional = provisional, { $games } de { $least }
card-against = Ganadas entre sí
compare-title = Frente a frente
compare-others = Otra persona ganó { $count }.
stats-gone = Esta persona ya no tiene partidas terminadas aquí.
family-short-partnership = Por parejas
family-short-individual = Cada cual por su lado
family-short-two-handed = De dos
family-short-hasenpfeffer = Hasenpfeffer

compare-same = Es la misma persona dos veces; elige dos distintas.
compare-none = Una de las dos personas aún no tiene partidas terminadas en este servidor. Elige a alguien de **/leaderboard** o **/history**.
compare-rating = { $family }: rating
compare-games = Partidas clasificatorias
compare-against = Una contra otra: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}; { $first } ganó { $won }, { $second } ganó { $lost }
compare-together = Como pareja: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $won } ganadas
compare-never = Aún no han jugado juntas ninguna partida estas dos personas.

season-over = La temporada { $season } ha terminado
season-champion = { $count ->
    [one] 🏆 Se lleva el título { $names }
   *[other] 🏆 Se llevan el título { $names }
}
season-kept = /leaderboard season:{ $season } conserva esta clasificación, y /stats los títulos.

history-heading = Partidas terminadas
history-heading-of = Partidas terminadas de { $name }
history-row = Partida { $game } · { $ago } · { $title }
history-friendly = { $row } · amistosa
history-idle = { $row } · nadie siguió
history-agreed = { $row } · terminada por ambos bandos
history-closed = { $row } · abandonada
history-conceded = { $row } · rendición
history-void = { $row } · terminó demasiado pronto, nula
history-deleted = { $row } · canal borrado, no cuenta para nadie
history-departed = { $row } · alguien dejó el servidor
history-timed-out = { $row } · alguien estaba aislado, no cuenta para nadie
history-removed = { $row } · bot expulsado, no cuenta para nadie
history-left = { $name } (se fue)
history-preset-unknown = No hay ningún juego con ese nombre; elige uno de la lista.
history-since = desde el { $day }
history-until = hasta el { $day }
history-only-ranked = clasificatorias
history-only-friendly = amistosas
history-days-crossed = `since` es posterior a `until`; intercámbialos.
history-empty = Aún no hay partidas terminadas aquí. **/table open** abre una.
history-none-fits = Ninguna partida terminada coincide con eso.
contests-heading = Noches de Euchre y duplicado
contest-nights = Noche { $number }: **{ $name }** { $ago }
contest-matches = Duplicado { $number } { $ago }
contest-hands = manos { $hands }, ganadas { $won }
contest-place = puesto { $place }
contest-stats = Noches { $nights }, ganadas { $first } · duplicados { $matches }, ganados { $won }
contest-stats-hands = Manos jugadas { $hands }, ganadas { $won } ({ $rate })
contest-stats-nights = En noches: solitarios { $loners }, euchres dados { $euchres }
history-hint = Elige abajo una partida para repasarla o analizarla; **/verify** comprueba sus repartos.
menu-game-replay = Repasar una partida
menu-game-review = Analizar una partida tuya
history-choice = Partida { $game } · { $title }

game-none = No hay ninguna partida terminada con el número { $game }. /history muestra los números.
game-not-kept = Las jugadas de esta partida ya no se conservan; su resultado sigue contando. /about dice cuánto tiempo se guardan las partidas.
game-here = El registro de la partida { $game }. **/replay** la muestra aquí, **/verify** comprueba sus repartos.
game-unreadable = La partida { $game } no se puede reproducir. Línea { $line } de su registro: { $fault }.
game-unreadable-hand = La mano { $hand } de la partida { $game } no se puede reproducir. Línea { $line } de su registro: { $fault }.

replay-heading = Partida { $game } · paso { $step } de { $steps }
replay-dealt = Repartió { $name }.
replay-act = { $name }: { $act }

verify-good = Partida { $game }: { $deals ->
    [one] su único reparto coincide
   *[other] los { $deals } repartos coinciden
} con los secretos revelados.
verify-unchecked = Partida { $game }: repartos que coinciden con sus secretos revelados: { $checked } de { $deals }. En estas manos no se ha revelado el secreto o se ha olvidado una palabra, así que no se pudieron comprobar: { $missing }.
verify-none = La partida { $game } no tiene secretos revelados: no se pudo comprobar ningún reparto (jugados: { $deals }).
verify-bad = La partida { $game } no es lo que se prometió.
verify-fault = Mano { $hand }: { $fault }
verify-uncommitted = el secreto está revelado, pero no se prometió nada antes del reparto
verify-other-secret = el secreto revelado no es el que se prometió antes del reparto
verify-other-pack = estas no son las cartas que da el secreto revelado
verify-line = Línea { $line }: { $fault }
verify-secret-length = el secreto revelado debería tener 32 bytes y tiene { $found }
verify-chain = la cadena se rompe: esto no está comprometido por el secreto del reparto anterior
verify-twice = este reparto está dos veces en el registro
verify-number = aquí debería venir la mano { $due }
verify-dealer = aquí reparte el asiento { $due }, no el asiento { $found }
verify-draw = el sorteo dio el primer reparto al asiento { $due }, no al asiento { $found }
verify-after-end = la partida terminó antes de esta mano
verify-rules = el primer reparto se hizo con otras reglas
verify-seat = en el asiento { $found } estaba otra persona
verify-previous = el primer reparto se hizo después de otra partida, o después de ninguna
verify-chained = Un solo sello los compromete todos: { $seal }
verify-single = Cada reparto tiene su propio sello.
verify-drawn = El sorteo del primer reparto es como dice el primer secreto.
verify-unrevealed = no se reveló ningún secreto, así que no se puede comprobar
verify-forgotten = falta la palabra de alguien que pidió ser olvidado, así que no se puede comprobar
verify-ended-conceded = Según el registro, alguien se rindió antes de alcanzar los puntos de la partida.
verify-ended-hands = Según el registro, la partida se jugó por manos o por tiempo.
verify-ended-early = Según el registro, la mesa se cerró antes de alcanzar los puntos de la partida.
verify-unended = El registro de la partida { $game } se detiene antes del final de la partida.

forget-ask = Esto elimina tu nombre, tu rating y todas tus estadísticas de aquí, y todo lo que elegiste con /settings. Las partidas que jugaste quedan para las demás personas, con un asiento sin nombre donde estabas tú. Hasta que termine la temporada no juegas clasificatorias aquí. No se puede deshacer.
forget-done = Se te ha olvidado: { $games ->
    [one] 1 partida muestra
   *[other] { $games } partidas muestran
} un asiento sin nombre donde estabas tú, y tus estadísticas ya no existen.
forget-begun = Se te está olvidando. Hay mucho que recorrer; este mensaje te dirá cuándo ha terminado.
forget-waiting = { $tables ->
    [one] Sigue abierta una mesa o un torneo en que participaste; te olvidará al cerrarse.
   *[other] Siguen abiertas { $tables } mesas y torneos en que participaste; te olvidarán al cerrarse.
}
forget-seated = Aún estás aquí en una sala de espera o en una partida, quizá una de la que te fuiste. Deja la sala, termina la partida o cierra la mesa (/table close) y vuelve: te olvidaré con mucho gusto.
forget-not-yours = Este botón es de otra persona. El tuyo está en **/forget me**.
my-data-here = Esto es todo lo que se guarda aquí sobre ti.
my-page-title = Lo que Right Bower guarda sobre { $name }
my-page-figures = Tus cifras
my-page-games = Tus partidas
my-page-date = Fecha ({ $zone })
my-page-game = Partida
my-page-kind = Reglas
my-page-with = Con
my-page-against = Contra
my-page-score = Marcador
my-page-result = Resultado
my-page-won = ganada
my-page-lost = perdida
my-page-left = abandonada
my-page-friendly = amistosa
my-page-settings = Tus ajustes
my-page-kept = Qué se guarda, para qué y cuánto tiempo
my-page-kept-list =
    Tu nombre y tu identificador en las partidas terminadas, con su marcador: para /history, /leaderboard, /stats y /compare. Hasta que uses /forget me.
    Tus ratings y estadísticas en este servidor, calculados a partir de esas partidas. Hasta que uses /forget me.
    Las mesas donde te sentaste, con cada decisión y su hora: para que una partida sobreviva a un reinicio y se pueda revisar y verificar. Mientras quien administra el bot guarde las mesas.
    Las noches de Euchre, los encuentros duplicados y los Daily Five en que participaste: por sus resultados. Hasta que uses /forget me.
    Tus ajustes: para que tus cartas se vean como te gusta. Hasta que los cambies o uses /forget me.
    Una copia pequeña de tu avatar: tu cara en tu asiento y en las clasificaciones. Hasta que pongas otro o uses /forget me.
    A quién evitas: para que nunca compartáis mesa. Hasta que lo quites o uses /forget me.
    Los archivos de partidas que diste a /analyse: para que funcionen los botones de un informe, también tras un reinicio. Durante 30 días, o hasta que uses /forget me.
my-page-files = Los demás archivos
my-page-files-about = data.json contiene lo mismo y más, para programas. La carpeta games tiene los registros de tus partidas, que leen /replay, /verify y los comandos del programa. La carpeta acts tiene tus propias decisiones, mesa por mesa, como hojas de cálculo. La carpeta analysed tiene los archivos que diste a /analyse, tal como los enviaste.
my-data-readme =
    data.json es lo que se guarda aquí sobre ti: tus partidas, ratings, estadísticas, ajustes, mesas y torneos.
    games contiene los registros de tus partidas; docs/record-format.md los explica.
    acts contiene lo que decidiste tú, mesa por mesa.
    analysed contiene los archivos que diste a /analyse{ $files ->
        [0] .
       *[other] ; para que Discord acepte el archivo faltan { $files }.
    }
    { $left ->
        [0] No falta nada.
       *[other] Faltan las más antiguas, para que Discord acepte el archivo: { $left } en total. /record te da cualquier partida por su número.
    }
