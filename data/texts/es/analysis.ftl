# El análisis de una partida jugada en cualquier sitio: informes, paso a paso, ¿Y si…? Por cientos enteros.

command-analyse = Analiza una partida entera de un archivo, decisión por decisión; solo tú lo ves
option-analyse-file = Una partida en .egn, .emn o .euchre
button-analyse = Analizar
menu-game-analyse = Analizar una partida
analysis-reading = Leyendo el archivo …
analysis-progress = { $bar } { $percent } % · { $done } de { $all } decisiones analizadas
analysis-so-far = Lo más caro hasta ahora:
analysis-unreadable = No puedo leer **{ $file }**: { $fault }.
analysis-not-fetched = Discord no me entregó ese archivo. Envíalo otra vez con **/analyse**, por favor.
analysis-too-large = **{ $file }** es demasiado grande: se leen como máximo { $most } kB.
analysis-in-history = Elige la partida en **/history**.
analysis-gone = Ese archivo ya no se guarda. Envíalo otra vez con **/analyse**.
analysis-refused-busy = El análisis está muy ocupado ahora mismo. Pregunta otra vez en un momento, por favor.
analysis-refused-person = De una en una, por favor: pregunta por esta partida cuando la otra esté lista.
analysis-refused-server = Ya se analizan bastantes partidas de este servidor. Pregunta otra vez en unos minutos, por favor.
analysis-choose = **{ $file }** contiene { $games } partidas. ¿Cuál?
menu-analysis-games = Partidas { $first } a { $last }
analysis-game = { $number }. Partida: { $title }
analysis-heading = **{ $title }** · { $hands ->
    [one] una mano
   *[other] { $hands } manos
}
analysis-unfinished = sin terminar
analysis-about = -# Precisión: 100 es jugar como el análisis. Cada asiento se juzga por lo que podía ver, no por las cartas de los demás.

report-title = Análisis
report-accuracy = precisión
report-column-accuracy = Precisión
report-column-costly = Errores
report-column-points = Puntos
report-column-expert = Nivel experto
report-decisions = { $count ->
    [one] una decisión
   *[other] { $count } decisiones
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
report-moment = { $label } { $where }, −{ $cost } %: se eligió { $taken }, era mejor { $better }.
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
analysis-note = La nota del archivo: { $note }
analysis-chance = { $name }: { $chance } %
analysis-chances = Para ganar la partida: { $chances }

menu-what-if = ¿Y si { $name } hubiera hecho otra cosa?
what-if-thinking = Se juega hasta el final …
what-if-heading = **¿Y si…?** { $name }: **{ $act }**, jugado hasta el final a nivel experto en { $worlds } mundos que encajan con lo que { $name } podía ver
what-if-here = **{ $act }**: { $chance } % de ganar la partida ({ $reason })
what-if-was = Como se jugó, { $act }: { $chance } % ({ $reason })
what-if-better = Eso gana un { $gain } %.
what-if-worse = Eso cuesta un { $loss } %.
what-if-same = Eso no cambia nada que cuente.
what-if-gone = Eso no se puede hacer aquí. Ve a otro momento.

analysis-shares-game = { $name } comparte un análisis
analysis-shares-moment = { $name } comparte un momento
analysis-shared = Ya está en el canal.
