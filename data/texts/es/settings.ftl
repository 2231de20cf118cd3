# /settings: lo que cada persona elige para sí, juegue donde juegue.

command-settings = Tus ajustes: colores, imágenes o palabras, orden de tu mano, avisos, ritmo

settings-heading = **Tus ajustes**, en todas partes
settings-kept = Guardado. { $setting }: { $choice }.
settings-gone = Ese ajuste ya no existe. Así están tus ajustes ahora.

setting-deck = Colores de la baraja
setting-deck-about = Los pares muestran qué jotas van juntas; con cuatro, diamantes azules y tréboles verdes.
setting-deck-pairs = Par cálido y par frío
setting-deck-four = Cuatro colores
setting-deck-two = Dos colores: negro y rojo

setting-text-only = Solo texto
setting-text-only-about = Para lectores de pantalla, sin imágenes.
setting-text-only-off = No
setting-text-only-on = Sí

setting-hand-order = Orden de tu mano
setting-hand-order-about = Un palo fijo conserva su sitio, también como triunfo.
setting-hand-order-trump-first = Triunfo primero, bajando
setting-hand-order-trump-last = Triunfo al final, subiendo
setting-hand-order-suits-down = Palos fijos, bajando
setting-hand-order-suits-up = Palos fijos, subiendo

setting-reminders = Avisos
setting-reminders-about = Una mención si otros esperan mucho; luego juega una computadora.
setting-reminders-on = Sí
setting-reminders-off = No
setting-last-card = Última carta
setting-last-card-about = Ya no hay nada que decidir.
setting-last-card-off = La juego yo
setting-last-card-on = Se juega por mí

setting-lay-open = Manos decididas
setting-lay-open-about = Si ninguna carta cuenta ya y toda la mesa lo quiere. No a la antigua.
setting-lay-open-off = Jugarlas hasta el final
setting-lay-open-on = Descubrirlas

setting-confirm = Confirmar
setting-confirm-about = Lo que solo cuenta al pulsar otra vez.
setting-confirm-alone = Jugar a solas
setting-confirm-never = Nada
setting-confirm-every-call = Cada declaración

setting-pace = Ritmo de las computadoras
setting-pace-about = También cuánto se queda una baza completa. En una mesa vale el más lento.
setting-pace-server = El del servidor
setting-pace-normal = Normal
setting-pace-brisk = Ágil
setting-pace-at-once = Al instante

setting-call-hours = Cuándo me llamas

setting-puzzles = Problemas de mis partidas
setting-puzzles-about = Para **/puzzle**, sin nombres, si todos los que jugaron quieren.
setting-puzzles-off = Mis partidas no
setting-puzzles-on = Sí, pueden usarse

setting-introduce = Presentarme
setting-introduce-about = Cuántas partidas has terminado aquí y desde cuándo.
setting-introduce-off = No decir nada
setting-introduce-on = Preséntame
