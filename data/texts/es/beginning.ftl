# Opening a table, its rules and the beginning of a game: what is typed, pressed, answered and refused.

command-table-open = Abre una mesa de Euchre en este canal
option-computers = Cuántas computadoras se sientan enseguida
option-turns = El tiempo por jugada; clasificatorias: rápido o habitual (si no lo dices: habitual)
command-table-show = Publica otra vez la mesa de este canal
open-too-many-computers = Este juego tiene { $players } asientos y uno es tuyo: elige como máximo { $most } para computadoras.

button-house = Reglas …
house-about = **Reglas** de esta mesa: { $game }, { $rules }.
house-choose = Lo que elijas vale enseguida; para una partida clasificatoria hay que aceptar de nuevo.
house-fixed = Quien abrió la mesa puede cambiarlas hasta que empiece la partida.
house-usual = como en el libro
menu-house-preset = Otro juego
menu-house-table = El reparto y la mesa
menu-house-bidding = La subasta y el juego
menu-house-lone = Los solitarios
menu-turns = Tiempo por jugada: { $turns }
turns-quick = rápido (30 s)
turns-quick-about = Una computadora juega en su lugar tras 30 segundos.
turns-usual = habitual
turns-usual-about = El de este servidor.
turns-relaxed = relajado (5 min)
turns-relaxed-about = Una computadora juega en su lugar tras 5 minutos. Solo amistosas.
turns-slow = lento (un día)
turns-slow-about = Un día por jugada, con un aviso a las dos horas. Solo amistosas.

command-table-start = Empieza la partida: las computadoras ocupan los asientos libres
button-start = Empezar
button-start-with = Empezar con { $computers ->
    [one] una computadora
   *[other] { $computers } computadoras
}
button-ranked = Clasificatoria
button-rematch = Revancha
done-ranked = Aceptas: la partida puntúa si todo el mundo acepta.

refusal-seats-free = Todavía quedan asientos libres. Espera a más gente o pulsa **{ button-computer }**.
refusal-not-started = La partida no ha empezado. Pulsa **{ button-start }** cuando haya llegado todo el mundo.
refusal-already-started = La partida ya ha empezado. Pulsa **{ button-watch }** para seguirla, o **{ button-hand }** si juegas.
refusal-ranked-turns = En las clasificatorias el tiempo por jugada es rápido o habitual. Elige uno de los dos en **{ button-house }**, o juega una amistosa.
refusal-game-goes-on = La partida aún no ha terminado.
