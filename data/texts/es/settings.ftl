# /settings: lo que cada persona elige para sí, juegue donde juegue.

command-settings = Tus ajustes: colores, imágenes o palabras, orden de tu mano, avisos, ritmo

settings-heading = **Tus ajustes.** Valen desde ahora en todos los servidores; solo los ves tú.
settings-kept = Guardado. { $setting }: { $choice }.
settings-gone = Ese ajuste ya no existe. Así están tus ajustes ahora.

setting-deck = Colores de la baraja
setting-deck-about = Los colores de los palos en tus botones e imágenes: un par cálido y uno frío, en los que se ve qué jotas van juntas; cuatro (diamantes azules, tréboles verdes); o los dos tradicionales. El mensaje de la mesa, que ve todo el mundo, tiene los pares.
setting-deck-pairs = Par cálido y par frío
setting-deck-four = Cuatro colores
setting-deck-two = Dos colores: negro y rojo

setting-text-only = Solo texto
setting-text-only-about = Lo que solo ves tú, en palabras en vez de imágenes y signos de palos: pensado para lectores de pantalla.
setting-text-only-off = No
setting-text-only-on = Sí

setting-hand-order = Orden de tu mano
setting-hand-order-about = El orden de las cartas en tu panel. Con palos fijos, cada palo conserva su sitio, también como triunfo.
setting-hand-order-trump-first = Triunfo primero, bajando
setting-hand-order-trump-last = Triunfo al final, subiendo
setting-hand-order-suits-down = Palos fijos, bajando
setting-hand-order-suits-up = Palos fijos, subiendo

setting-reminders = Avisos
setting-reminders-about = Si otros llevan mucho tiempo esperándote, se te menciona una vez. En todo caso, más tarde juega por ti una computadora.
setting-reminders-on = Sí
setting-reminders-off = No
setting-last-card = Última carta
setting-last-card-about = Cuando solo te queda una carta, no hay nada que decidir.
setting-last-card-off = La juego yo
setting-last-card-on = Se juega por mí

setting-lay-open = Manos decididas
setting-lay-open-about = Cuando ninguna carta puede cambiar los puntos de la mano, el resto se descubre enseguida si todos en la mesa lo han elegido. No en las mesas a la antigua.
setting-lay-open-off = Jugarlas hasta el final
setting-lay-open-on = Descubrirlas

setting-confirm = Confirmar
setting-confirm-about = Qué declaraciones solo cuentan cuando dices que sí, por si se te va el dedo.
setting-confirm-alone = Jugar a solas
setting-confirm-never = Nada
setting-confirm-every-call = Cada declaración

setting-pace = Ritmo de las computadoras
setting-pace-about = Cuánto esperan las computadoras y cuánto se queda en la mesa una baza completa. Si en una mesa se quieren ritmos distintos, vale el más lento.
setting-pace-server = El del servidor
setting-pace-normal = Normal
setting-pace-brisk = Ágil
setting-pace-at-once = Al instante

setting-call-hours = Cuándo me llamas

setting-puzzles = Problemas de mis partidas
setting-puzzles-about = Si todos los que jugaron una partida terminada lo han elegido, una posición suya puede ser el **/puzzle** del servidor: sin nombres, y el número de la partida solo tras la respuesta.
setting-puzzles-off = Mis partidas no
setting-puzzles-on = Sí, pueden usarse

setting-introduce = Presentarme
setting-introduce-about = Cuando te sientas, la mesa dice cuántas partidas has terminado en este servidor y desde qué mes.
setting-introduce-off = No decir nada
setting-introduce-on = Preséntame
