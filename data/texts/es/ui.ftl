# Lo que solo dice el lado de Discord: nombres de botones, respuestas a comandos.

button-join = Unirme
button-sit = Sentarse
button-leave = Irme
button-computer = Añadir computadora
button-fewer = Quitar computadora
button-start = Empezar
button-start-with = Empezar con { $computers ->
    [one] una computadora
   *[other] { $computers } computadoras
}
button-close = Cerrar la mesa
button-agree = Aceptar que termine
button-agree-concede = Aceptar la rendición
button-ranked = Clasificatoria
button-house = Reglas de la casa
button-rematch = Revancha
button-hand = Mi mano
button-hands-of = Ver la mano { $number }
button-hint = Pista
button-refresh = Mi mano
button-rest = Reclamar el resto
button-sure = Sí, eso quiero
button-not-sure = No, volver
button-take-back = Retirar
button-take-back-all = Deshacer, si aceptan
button-take-back-agree = De acuerdo
button-pause-agree = Sí, pausa
button-go-on = Seguir
sure-call = **{ $call }**: ¿es lo que quieres?
menu-hand = Ver una mano…
menu-cards = Elige { $count } cartas
menu-seat = Elige tu asiento
menu-house-table = El reparto y la mesa
menu-house-bidding = La subasta y el juego
menu-house-lone = Los solitarios
house-about = **Reglas de la casa** de { $game }: { $rules }. Lo que elijas vale enseguida; para una partida clasificatoria hay que aceptar de nuevo.
house-usual = como en el libro

fault-unexpected = Algo ha fallado por mi parte. Tu partida está a salvo; pulsa Mi mano o usa /hand para seguir.
fault-discord = Discord no ha aceptado mi respuesta. Tu partida está a salvo; inténtalo de nuevo en un momento, por favor.
fault-no-access = No puedo escribir en este canal. Necesito aquí estos permisos: Ver canal, Enviar mensajes, Adjuntar archivos y Leer el historial de mensajes.
invite-again = [Añádeme de nuevo]({ $link }): así se piden todos los permisos que necesitan mis funciones.
fault-refused = Discord no me deja cambiar el mensaje de esta mesa, aunque mis permisos aquí parecen correctos, así que puede mostrar un estado antiguo. Lo más probable es que esté en aislamiento temporal, que me añadieran sin el ámbito *bot*, que este hilo esté bloqueado, o que sea un canal de voz y me falte *Conectar*. Quien modera puede arreglarlo. Tu partida está a salvo: tu panel y /hand siguen funcionando.
fault-too-many-events = Este servidor ya tiene tantos eventos como permite Discord. Borra uno e inténtalo de nuevo.
fault-too-many-threads = Este servidor ya tiene tantos hilos activos como permite Discord. Cierra alguno e inténtalo de nuevo.
fault-cooldown = ¡Qué rapidez! Podrás usar este comando otra vez { $in }.
fault-cooldown-press = ¡Qué rapidez! Podrás pulsar esto otra vez { $in }.
fault-recounting = Se están recontando todas las partidas, lo que tarda unos minutos. Pregúntame otra vez dentro de un rato.
fault-command-changed = Ese comando ha cambiado. Reinicia Discord, o espera un momento e inténtalo de nuevo, por favor.
refusal-not-allowed-here = Para eso necesitas el permiso Gestionar servidor.
refusal-only-in-servers = Eso solo funciona en un canal de un servidor.
refusal-abroad = Eso solo funciona en un servidor del que soy miembro. Aquí puedes usar **/daily**, **/puzzle**, **/table open** contra computadoras, **/rules**, **/help**, **/history** y **/replay** de tus propias partidas, en privado.
retired-button = Ese botón es de una versión anterior. Usa /table show para ver tu mesa otra vez.
slow = Está tardando más de lo normal. Tu pulsación ha llegado; la mesa la mostrará en cuanto se guarde.
table-moved = Esta mesa está ahora más abajo.
hand-lobby = Ya tienes asiento en la mesa. Las cartas se reparten en cuanto alguien pulse Empezar.
hands-gone = Ya no encuentro esa mano, o todavía no ha terminado.
hands-slow = Encontrar esa mano tarda más de lo normal. Pulsa otra vez en un momento, por favor.
which-table = En este canal hay varias mesas. ¿Cuál quieres decir?
which-table-turn = Estás en varias mesas de este canal y no queda claro cuál quieres decir. Usa los botones de la tuya, por favor.
menu-which-table = Elige una mesa

command-table = Abre una mesa de Euchre en este canal, siéntate, empieza, muéstrala o ciérrala
command-table-open = Abre una mesa de Euchre en este canal
command-table-join = Siéntate a la mesa de este canal; una computadora te hace sitio
command-table-invite = Llamar a alguien a tu mesa, aunque sea privada
command-table-remove = Despedir a alguien de tu mesa, antes o después de una partida
command-table-hand-over = Ceder tu asiento en una partida amistosa a alguien, que sigue con tu mano
command-table-computer = Sienta a una computadora a la mesa de este canal
command-table-leave = Deja tu asiento en la mesa de este canal
command-table-start = Empieza la partida: las computadoras ocupan los asientos libres
command-table-show = Publica otra vez la mesa de este canal
command-table-close = Cierra la mesa: quien modera, quien la abrió o, en clasificatorias, los dos bandos juntos
command-table-concede = Rinde la partida por tu bando, si tu pareja lo acepta
command-table-pause = Detiene los relojes hasta siete días, si todos están de acuerdo
command-table-slow = Hoy con calma: hasta un día por jugada en partidas amistosas; otra vez: el tiempo de siempre
command-hand = Mira tu mano; nadie más la ve
command-bid = Puja, nombra un palo, pasa, descarta: lo que se te pregunte antes del juego
command-play = Juega una carta
command-rules = Las reglas de aquí o de un juego en pocas líneas, o una regla completa
command-record = Una partida como registro que se puede reproducir: la tuya aquí o una terminada; solo lo ves tú
command-help = Cómo se juega al Euchre aquí
person-stats = Estadísticas de Euchre
person-compare = Comparar conmigo
person-invite = Invitar a mi mesa
invite = { $guest }, { $host } te guarda un asiento en la mesa de Euchre: { $title }.
invite-done = Has invitado a { $name }, en { $channel }.
invite-no-table = No tienes aquí ninguna mesa que espere gente: abre una con **/table open** y luego invita.
invite-full = Todos los asientos de tu mesa tienen persona: antes alguien tiene que levantarse.
invite-seated = { $name } ya está en tu mesa.
invite-nobody = Elige a otra persona: los bots no juegan, y tú ya tienes sitio.
invite-barred = { $name } no puede sentarse a esta mesa. Invita a otra persona.
hand-over = { $guest }, { $host } te cede un asiento en una partida de Euchre en curso. Tómalo en cinco minutos y sigue con la mano.
button-take-seat = Tomar el asiento
hand-over-taken = { $guest } ha tomado el asiento y sigue con la mano.
hand-over-nobody = Elige a otra persona: ni los bots ni tú podéis tomar tu asiento.
hand-over-private = { $name } no puede sentarse a esta mesa. Elige a uno de sus invitados.
hand-over-knows = { $name } ha visto una mano de este reparto. Pregunta de nuevo después.
hand-over-left = { $name } dejó su propio asiento en esta mesa, y aún le espera. Elige a otra persona.
guests-wrong = Nombra a cada persona con una @mención, como @Ann @Bob, y nada más.

option-rules = Qué juego: standard, csl, house, earlwood …
option-points = Puntos para ganar, de 1 a 99
option-computers = Cuántas computadoras se sientan enseguida
option-options = Reglas cambiadas, por ejemplo: defend_alone=yes farmers_hand=any-three
option-level = El nivel de las computadoras; el de costumbre aquí, si no lo dices
option-pictures = Sí: todo el mundo ve la mesa en imagen; no: en palabras; si no lo dices, como siempre aquí
option-seat = Qué asiento, contando desde 1; cada pareja se sienta frente a frente
option-guests = Una mesa privada solo para estos miembros: menciónalos con @
option-invite-member = Quién puede sentarse a tu mesa
option-remove-member = Quién debe dejar tu mesa
option-hand-over-member = Quién sigue jugando en tu lugar
option-call = Lo que declaras; la lista muestra lo que puedes hacer ahora
option-card = La carta, por ejemplo JH; la lista muestra lo que puedes jugar

level-beginner = Principiante
level-steady = Intermedio
level-expert = Experto

record-here = El registro de esta partida hasta la última mano terminada.
record-none = No tienes ninguna partida que registrar en este canal; siéntate y juega primero.

done-join = Ya tienes asiento.
done-computer = Se ha sentado una computadora.
done-leave = Has dejado tu asiento.
done-remove = Hecho: sin una invitación tuya no puede volver a sentarse aquí.
done-close = La mesa está cerrada.
done-close-proposed = Es una clasificatoria: tiene que aceptarlo alguien del otro bando. Hay un botón para ello durante cinco minutos.
done-close-proposed-all = Es una clasificatoria: tiene que aceptarlo todo el mundo que no vaya perdiendo, y alguien además de ti. Hay un botón para ello durante cinco minutos.
done-concede-early = Rendirse en una clasificatoria solo cuenta después de tres manos y cuando un bando tiene la mitad de los puntos. Por eso le has pedido al otro bando terminarla sin que cuente para nadie; hay un botón para ello durante cinco minutos.
done-concede-offered = Tiene que aceptarlo tu pareja. Hay un botón para ello bajo la mesa durante cinco minutos.
done-concede = La partida se da por perdida.
done-pause = La mesa está en pausa. **{ button-go-on }**, bajo la mesa, la termina.
done-pause-proposed = Todos en la mesa tienen que estar de acuerdo. Tienen cinco minutos para pulsar el botón.
done-slow = Durante 24 horas tienes hasta un día para cada jugada. **/table slow** vuelve al tiempo de siempre.
done-usual-time = Vuelves a tener el tiempo de siempre para cada jugada.
rules-wrong = Eso no puede ser: { $sentence }.
act-not-understood = No lo entiendo. Elige de la lista, o escribe una carta por su valor y la letra de su palo, o palabras como pass, order alone, call H, defend-alone.

button-deal = Repartir
button-thief = ¡Nos toca repartir!
command-table-deal = Con steal_the_deal: toma la baraja y reparte, o avisa de un reparto robado
done-deal = Has tomado la baraja.

# Mirar: la mesa pública en privado, para quien no juega en ella.
button-watch = Mirar
button-look = Actualizar
watch-note = Solo lo ves tú. Sigue la mesa durante un cuarto de hora desde la última vez que pulsaste **{ $button }**, y no muestra las cartas de nadie.
watch-seated = Tú juegas en esta mesa: pulsa **{ $button }** para ver tus cartas.
watch-full = Ahora mismo hay demasiada gente mirando. El mensaje de la mesa en el canal muestra lo mismo.
watch-hidden = Nadie mira esta mesa, ni vuelve a ver sus manos, hasta que termine todo el encuentro.

time-wrong = No entiendo la hora «{ $time }». Escribe por ejemplo 30 (minutos), 2h, mañana 20:00, viernes 20h, o una hora elegida con @time.
time-past = «{ $time }» ya ha pasado. Las horas del día son aquí las de { $zone }; **/config time-zone** lo cambia.
time-too-far = Faltan más de { $days } días para «{ $time }». Elige una fecha más cercana.
time-meant = { $typed }: { $time } ({ $zone })
day-wrong = No conozco ningún día «{ $day }». Escribe por ejemplo 2026-11-22, 22 noviembre, ayer.
