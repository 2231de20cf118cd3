# El reparto del día: cinco manos al día (UTC), las mismas para todo el mundo. Los puntos son los propios menos los ajenos.

command-daily = Las cinco manos de hoy, las mismas para todo el mundo, contra computadoras expertas
option-daily-show = Qué mostrar; tu propio reparto, si no lo dices
option-daily-day = Qué día, por ejemplo 2026-11-22 (cambia a medianoche UTC); hoy, si no lo dices
daily-show-play = mi reparto
daily-show-board = la clasificación del día
daily-show-month = la clasificación del mes
daily-show-verify = sellos y secretos

button-daily-share = Compartir
button-daily-play = Jugar el reto de hoy
button-daily-board = Clasificación
button-daily-month = Mes
button-daily-verify = Comprobar
button-daily-hand = Mano { $hand }

daily-heading = Las cinco del { $day }
daily-span = De { $since } a { $until }
daily-until = hasta { $until }
daily-begin = Cinco manos, hoy las mismas para todo el mundo, con una computadora experta de pareja y dos en contra. Tienes un solo intento y hasta { $until } para terminarlo; **/daily** lo vuelve a mostrar.
daily-progress = Las cinco del { $day } · mano { $hand } de { $hands } · puntos hasta ahora: { $points }
daily-closed = Este reparto ha terminado. **/daily** muestra cómo te fue.
daily-total = { $squares } · **{ $points }** puntos
daily-place = Puesto { $place } de { $players } · mejor que el { $percent } % del resto
daily-place-alone = Puesto { $place } de { $players }
daily-alone = Nadie más ha terminado estas cinco manos.
daily-streak = { $days ->
    [one] Racha: 1 día
   *[other] Racha: { $days } días
}
daily-unfinished = Este día terminó antes de que jugaras las cinco manos, así que no cuenta.
daily-not-played = No has jugado el reparto de este día.
daily-review = ¿Qué tal has jugado? La computadora experta repasa tus manos:
daily-next = El próximo reparto llega a las { $at }.
daily-share = { $name } · las cinco del { $day }: { $squares } { $points }
daily-column-days = Días
daily-or-more = o más
daily-or-less = o menos

daily-board-server = Quienes jugaron aquí; en total jugaron { $players }.
daily-board-empty = Aquí nadie ha terminado aún el reparto de este día.
daily-board-hidden = Verás la clasificación de hoy cuando hayas terminado tu propio reparto: escribe **/daily**.
daily-month-heading = Repartos de { $month }, por puntos de comparación
daily-month-about = Un punto de comparación por cada persona a la que superas en un día, medio por un empate. El día de hoy solo cuenta en tu propia vista, cuando lo hayas terminado.
daily-month-empty = Aún no hay ningún día terminado aquí en { $month }. Un día cuenta cuando ha terminado.
daily-day-future = Ese día aún no ha empezado.

daily-seal = Sello del { $day }: { $seal }
daily-seal-open = Los secretos de un día se revelan cuando termina.
daily-secret = Secreto del quinto reparto: { $secret }
daily-verify-about = El SHA-256 de ese secreto es el secreto del cuarto reparto, y así sucesivamente; el del primero es el sello, que se mostró aquí el día anterior. No se mezcló nada dentro. A partir del sello y el secreto, el script `verify_deals.py` del código del bot muestra las cinco barajas.

review-others = Quienes habían jugado igual hasta tu decisión más cara ({ $act }) eligieron: { $choices }
review-others-count = { $act } × { $count }
review-others-none = Nadie más llegó a tu decisión más cara.
