# El problema del día: una posición, qué haría una persona y luego qué haría la computadora experta.

command-puzzle = Una posición al día: ¿qué harías? La solución solo la ves tú
button-puzzle-open = Resolverlo

puzzle-heading = Problema del { $day }
puzzle-begin = { $seat } es tu sitio. Una sola respuesta, hasta { $until }; solo la ves tú, y no se muestra ningún nombre.
puzzle-right = ✅ Correcto: **{ $act }**.
puzzle-wrong = ❌ Elegiste: { $act }. Mejor: **{ $best }**.
puzzle-chance = { $act } { $chance } %
puzzle-chances = Probabilidad de ganar la partida: { $chances }.
puzzle-obvious = Lo evidente, según las reglas de siempre: { $act }.
puzzle-taken = En la mesa fue: { $act }.
puzzle-from-game = Mano { $hand } de la partida { $game } de aquí, prestada por todos los que la jugaron.
puzzle-from-daily = Las cartas de la mano { $hand } del reparto del { $day }, como primera mano de una partida.
puzzle-found = { $players ->
    [one] Nadie más ha respondido aquí hoy todavía.
   *[other] Aciertos aquí por ahora: { $right } de { $players }.
}
puzzle-elsewhere = Ya respondiste a este problema en otro sitio. Esa respuesta es la que cuenta; aquí no se puede responder otra vez.
puzzle-next = El próximo problema llega a las { $at }.
puzzle-withdrawn = Alguien de la partida de este problema lo ha retirado. Tu respuesta sigue contando.
puzzle-not-yet = Estoy eligiendo el problema de hoy: aparecerá aquí en un momento. Si no, escribe **/puzzle** otra vez.
puzzle-over = Ese problema ha terminado. **/puzzle** tiene el de hoy.
puzzle-unanswered = No respondiste al problema de ese día. **/puzzle** tiene el de hoy.
puzzle-share-right = 🧩 { $name } resolvió el problema del { $day }
puzzle-share-wrong = 🧩 { $name } probó suerte con el problema del { $day }
