# Lo que solo dice el lado de Discord: nombres de botones, respuestas a comandos.

button-more = Más …
more-about = **En esta mesa** también hay:
button-hand = Mi mano
button-hands-of = Ver la mano { $number }
button-hint = Pista
button-refresh = { button-hand }
button-im-back = Ya volví
button-sure = Sí
button-not-sure = No, volver
button-decline = No
button-partner-yes = Sí
partner-asked = { $partner }: { $name } quiere formar pareja contigo. Solo lo seréis si dices que sí.
partner-yes = { $name } ha dicho que sí y juega con { $other }.
partner-no = { $name } ha dicho que no. { $other } puede elegir a otra persona.
partner-over = { $other } ya no se lo pide a { $name }.
sure-call = ¿**{ $call }**?
menu-hand = Ver una mano…
button-scores = Hoja de puntos
menu-cards = Elige { $count } cartas

fault-unexpected = Algo ha fallado por mi parte. Tu partida está a salvo; pulsa **{ button-hand }** o usa **/hand** para seguir.
fault-discord = Discord no ha aceptado mi respuesta. Tu partida está a salvo; inténtalo de nuevo en un momento, por favor.
fault-no-access = No puedo escribir en este canal. Necesito aquí estos permisos: Ver canal, Enviar mensajes, Adjuntar archivos y Leer el historial de mensajes.
invite-again = [Añádeme de nuevo]({ $link }): así se piden todos los permisos que necesitan mis funciones.
fault-refused = Discord no me deja cambiar el mensaje de esta mesa, aunque mis permisos aquí parecen correctos, así que puede mostrar un estado antiguo. Lo más probable es que esté en aislamiento temporal, que me añadieran sin el ámbito *bot*, que este hilo esté bloqueado, o que sea un canal de voz y me falte *Conectar*. Quien modera puede arreglarlo. Tu partida está a salvo: tu panel y **/hand** siguen funcionando.
fault-event-rights = Me falta en este servidor el permiso *Crear eventos*.
fault-event = Discord lo ha rechazado, y no sé por qué.
fault-event-gone = Alguien ha borrado el evento.
fault-place-gone = Este canal ya no existe, o ya no lo veo.
fault-archived = Este hilo está archivado. Escribe algo en él e inténtalo de nuevo.
fault-locked = Este hilo está bloqueado. La moderación puede desbloquearlo; después, vuelve a intentarlo.
fault-direct = Discord no me deja enviarte mensajes directos: quizá me has bloqueado o ya no compartimos ningún servidor. Tu partida está a salvo.
fault-no-files = Discord no acepta archivos míos en este servidor por ahora, así que va en palabras.
fault-no-file = Discord no acepta archivos míos en este servidor por ahora, y tampoco he podido enviártelo por mensaje directo. Vuelve a pedirlo más tarde.
files-sent-directly = Discord no acepta archivos míos en este servidor por ahora. Te lo he enviado por mensaje directo.
fault-too-many-events = Este servidor ya tiene tantos eventos como permite Discord. Borra uno e inténtalo de nuevo.
fault-too-many-threads = Este servidor ya tiene tantos hilos activos como permite Discord. Cierra alguno e inténtalo de nuevo.
fault-cooldown = ¡Qué rapidez! Podrás usar este comando otra vez a partir de las { $at }.
fault-cooldown-press = ¡Qué rapidez! Podrás pulsar esto otra vez a partir de las { $at }.
fault-recounting = Se están recontando todas las partidas, lo que tarda unos minutos. Pregúntame otra vez dentro de un rato.
fault-command-changed = Ese comando ha cambiado. Reinicia Discord, o espera un momento e inténtalo de nuevo, por favor.
refusal-not-allowed-here = Para eso necesitas el permiso Gestionar servidor.
refusal-only-in-servers = Eso solo funciona en un canal de un servidor.
refusal-abroad = Eso solo funciona en un servidor del que soy miembro. Aquí puedes usar **/daily**, **/puzzle**, **/table open** contra computadoras, **/rules**, **/help**, **/history** y **/replay** de tus propias partidas, en privado.
retired-button = Ese botón es de una versión anterior. Usa /table show para ver tu mesa otra vez.
slow = Está tardando más de lo normal. Tu pulsación ha llegado; la mesa la mostrará en cuanto se guarde.
table-moved = Esta mesa está ahora más abajo.
hand-lobby = Ya tienes asiento en la mesa. Las cartas se reparten en cuanto alguien pulse **{ button-start }**.
hands-gone = Ya no encuentro esa mano, o todavía no ha terminado.
hands-slow = Encontrar esa mano tarda más de lo normal. Pulsa otra vez en un momento, por favor.
which-table = En este canal hay varias mesas. ¿Cuál quieres decir?
which-table-turn = Estás en varias mesas de este canal y no queda claro cuál quieres decir. Usa los botones de la tuya, por favor.
menu-which-table = Elige una mesa

command-euchre = Mira qué se juega aquí, y juega
command-table = Abre una mesa de Euchre en este canal, siéntate, empieza, muéstrala o ciérrala
command-hand = Mira tu mano; nadie más la ve
command-bid = Puja, nombra un palo, pasa, descarta: lo que se te pregunte antes del juego
command-play = Juega una carta
command-rules = Las reglas de aquí o de un juego en pocas líneas, o una regla completa
command-record = Una partida como registro que se puede reproducir: la tuya aquí o una terminada; solo lo ves tú
command-help = Cómo se juega al Euchre aquí
person-stats = Estadísticas de Euchre
person-compare = Comparar conmigo

option-rules = Qué juego: standard, csl, house, earlwood …
option-points = Puntos para ganar, de 1 a 99
option-options = Reglas cambiadas, por ejemplo: defend_alone=yes farmers_hand=any-three
option-level = El nivel de las computadoras; el de costumbre aquí, si no lo dices
option-pictures = Sí: todo el mundo ve la mesa en imagen; no: en palabras; si no lo dices, como siempre aquí
option-call = Lo que declaras; la lista muestra lo que puedes hacer ahora
option-card = La carta, por ejemplo JH; la lista muestra lo que puedes jugar

level-beginner = Principiante
level-steady = Intermedio
level-expert = Experto

record-here = El registro de esta partida hasta la última mano terminada.
record-none = No tienes ninguna partida que registrar en este canal; siéntate y juega primero.

done-all-asked = Todos en la mesa tienen que estar de acuerdo. Hay un botón para ello, hasta { $until }.
done-agreed = Has aceptado. Faltan: { $names }.
rules-wrong = Eso no puede ser: { $sentence }.

button-thief = ¡Nos toca repartir!

# Mirar: la mesa pública en privado, para quien no juega en ella.
button-watch = Mirar
button-look = Actualizar
watch-note = Solo lo ves tú: la mesa del canal carta a carta, en tu idioma y con tus ajustes. La sigue durante un cuarto de hora desde la última vez que pulsaste **{ $button }**, y no muestra las cartas de nadie.
watch-seated = Tú juegas en esta mesa: pulsa **{ $button }** para ver tus cartas.
watch-full = Ahora mismo hay demasiada gente mirando. El mensaje de la mesa en el canal muestra lo mismo.
watch-hidden = Nadie mira esta mesa, ni vuelve a ver sus manos, hasta que termine todo el encuentro.

time-wrong = No entiendo la hora «{ $time }». Escribe por ejemplo 30 (minutos), 2h, mañana 20:00, viernes 20h, o una hora elegida con @time.
time-past = «{ $time }» ya ha pasado. Las horas del día son aquí las de { $zone }; **/config time-zone** lo cambia.
time-too-far = Faltan más de { $days } días para «{ $time }». Elige una fecha más cercana.
time-meant = { $time } ({ $zone })
day-wrong = No conozco ningún día «{ $day }». Escribe por ejemplo 2026-11-22, 22 noviembre, ayer.
