# /help, y la visita para quien nunca ha jugado. Los comandos se escriben en inglés en todas partes.

help-about = **Right Bower** organiza partidas de Euchre en este canal: un juego de bazas para dos a seis personas. Las computadoras ocupan los asientos libres. En un mensaje directo conmigo juegas contra ellas.
help-start = **Una partida en tres pasos**
    1. **/euchre** enseña qué se juega aquí. **{ button-door-play }** te hace jugar: con gente si hay sitio, si no contra computadoras. Solo tú ves tus cartas: **{ button-hand }** o **/hand**.
    2. ¿Otras reglas, o puntuable? **/table open** abre una mesa: se pulsa **{ button-join }**, **{ button-house }** cambia a qué se juega, **{ button-start }** reparte.
    3. Declara y juega con los botones, ahí o bajo la mesa. Solo ofrecen lo permitido (menos en una mesa a la antigua, donde **{ button-claim }** denuncia las faltas). ¿Un desliz? En una partida amistosa, **{ button-take-back }** deshace tu última jugada si todos están de acuerdo.
help-more = **Además**
    {""}/daily y /puzzle: cinco manos y un problema al día
    {""}/night open: una noche en muchas mesas
    {""}/duplicate open: las mismas cartas en varias mesas
    {""}/history y /stats: tus partidas y cómo juegas
    {""}/replay y las hojas: **{ button-again }** te reparte las mismas cartas
    {""}/analyse: una partida entera juzgada, con un informe para cada asiento
    {""}/rules y /settings: a qué se juega y cómo te gusta
    {""}**{ menu-talk }** entre las manos
    {""}/table pause y /table slow: cuando alguien tiene que irse un rato
help-live = **{ button-live }**, un botón de la mesa: la misma partida en tu navegador, donde las cartas se mueven.
help-here = **Right Bower** está contigo aquí, y solo tú ves mis respuestas.
    {""}/euchre te da cartas enseguida, contra computadoras y sin reloj
    {""}/hand: tus cartas, estés donde estés; /table leave y /table close terminan la partida
    {""}/daily y /puzzle: cinco manos y un problema al día
    {""}/history y /replay: tus propias partidas
    {""}/rules y /settings: qué se juega y cómo lo prefieres

    En los servidores de los que soy miembro hay más: mesas con amistades, noches de Euchre, duplicado, clasificaciones. De eso tratan las otras páginas.
help-abroad = **Siempre contigo:** { button-install } te deja jugar en cualquier servidor y en chats de grupo, aunque yo no sea miembro: /daily, /puzzle, una mesa contra computadoras, /rules y tus propias partidas. Solo lo ves tú.
help-contests = **Más allá de la mesa**
    {""}**/daily** reparte cinco manos al día, las mismas para todo el mundo, contra computadoras expertas que responden igual al mismo juego. Tienes un solo intento, en un servidor o en un mensaje directo conmigo.
    {""}**/puzzle** muestra una posición al día: ¿qué harías? La respuesta de la computadora experta, con sus razones, solo la ves tú. Una partida solo sirve si todas las personas que la jugaron lo permiten en **/settings**.
    {""}**/duplicate open** juega los mismos repartos en varias mesas y los compara: dos equipos de cuatro o cualquier número de parejas con rivales nuevos en cada ronda (cuenta el porcentaje).
    {""}**/night open** abre en este canal una noche de Euchre: de 4 a 40 personas en varias mesas, ronda tras ronda, y las computadoras completan la última. Una ronda va por manos, por minutos (cada mesa ve el reloj, con un último aviso) o por puntos en la mesa 1. Confirma que estás desde diez minutos antes del comienzo; por quien no esté tres minutos después juega una computadora, igual que por quien se va. Una ronda en la que tomaste menos de la mitad de las decisiones es de la computadora. **{ button-night-card }** muestra tus rondas, parejas y puntos.
    {""}**/league** es la clasificación de la temporada, de noches o de encuentros duplicados. Ambas cosas están en **/stats** y **/history** bajo su propio título.
help-ranked = **Partidas clasificatorias**
    {""}Una partida cuenta para el rating si cada asiento es de una persona, el tiempo por jugada es rápido o habitual (**/table open turns**) y el servidor juega partidas clasificatorias; el título de la mesa lo dice. Cada partida siguiente necesita que pulsen todas las personas de la mesa: quien no responde en dos minutos se levanta.
    {""}Quien se va ha perdido. Desde la primera declaración, una partida solo acaba antes si el otro bando está de acuerdo, y entonces no cuenta para nadie. Rendirse cuenta después de tres manos, cuando un bando tiene la mitad de los puntos que necesita. Si se borra el canal, la partida no cuenta para nadie.
    {""}Una pausa (**/table pause**) necesita el acuerdo de todos. Quien sigue antes de su final solo pone en marcha su propio reloj: el tuyo espera a que pulses algo, o a la hora acordada.
    {""}Las partidas entre las mismas personas en 30 días mueven el rating cada vez menos: la segunda la mitad, la tercera un tercio.
    {""}En una mesa a la antigua todas las personas pulsan **{ button-ranked }**, y cada bando tiene tres reclamaciones falsas. Quien usó **/forget me** solo juega partidas amistosas en ese servidor hasta que acabe la temporada.
help-commands = **Todos los comandos: pulsa uno para usarlo**
help-commands-table = En la mesa:
help-commands-nights = Noches de Euchre:
help-commands-hosts = Para quien organiza una noche:
help-commands-afterwards = Después:
help-commands-contests = En compañía:
help-commands-players = Clasificaciones:
help-commands-you = Lo tuyo:
help-commands-managers = Para quien administra el servidor:
help-commands-help = Ayuda:

button-tour = Visita guiada
button-tour-new = ¿Qué es el euchre?
button-tour-next = Siguiente
button-tour-back = Atrás
button-tour-done = Listo
button-rules-here = Reglas de esta mesa
button-rules-any = Reglas
button-help = Ayuda
button-help-contests = Noches y retos
button-help-ranked = Clasificatorias
button-help-commands = Todos los comandos
button-lookup = ¿Qué es esto?
menu-lookup = Consultar otra palabra
lookup-nothing = Aquí no hay nada que explicar. La lista de abajo tiene las palabras que aún pueden salir.

tour-heading = **{ $title }** ({ $step } de { $steps })
tour-cards-title = Las cartas
tour-cards = Juegan cuatro personas, y cada pareja se sienta frente a frente. La baraja tiene 24 cartas, del nueve al as; cada persona recibe cinco.
    En cada mano un palo es **triunfo** y gana a los demás. Sus cartas más altas son dos jotas: la jota de triunfo, el **bower derecho**, y la otra jota del mismo color, el **bower izquierdo**, que también pertenece al triunfo. Las picas van con los tréboles, los corazones con los diamantes.
    Aquí el triunfo son corazones, de la carta más alta a la más baja.
tour-trump-title = Hacer triunfo
tour-trump = Tras el reparto se descubre una carta. Por turno, cada persona puede aceptar su palo como triunfo, y quien reparte se queda con la carta; o pasar.
    Si todo el mundo pasa, cada persona puede nombrar por turno otro palo. Quien hace triunfo es **declarante**, y su bando debe ganar al menos tres de las cinco bazas.
    Con una mano fuerte, declarante puede jugar **en solitario**, sin su pareja, por más puntos. Con esta mano, ¡manda tomar corazones!
tour-tricks-title = Las bazas
tour-tricks = Alguien sale con una carta, y el resto juega en el sentido de las agujas del reloj. **Sigue el palo de salida** si puedes; si no, juega lo que quieras.
    El triunfo más alto gana la baza; sin triunfos, la carta más alta del palo de salida. Quien la gana sale en la siguiente.
    Aquí se salió con picas y el triunfo son corazones: gana el nueve de corazones.
tour-points-title = Los puntos
tour-points = Los puntos de un bando están junto a los nombres; aquí tu bando tiene siete. En la partida habitual a diez puntos, una mano vale:
tour-next = Eso es todo. Escribe **/euchre** y pulsa **{ button-door-play }**; **{ button-lookup }** explica palabras mientras juegas.
tour-done = Que disfrutes del juego. **/help** vuelve a traer la visita.
tour-cards-alt = Todos los triunfos cuando el triunfo son corazones, de mayor a menor: { $cards }.
tour-trump-alt = La mesa desde tu asiento. Carta descubierta: { $card }. Tu mano: { $cards }.
tour-tricks-alt = La mesa desde tu asiento. El triunfo son corazones. Una baza: { $cards }. Gana { $winner }.
tour-points-alt = La mesa después de la mano: lograda, un punto más. Tu bando tiene ahora { $points } puntos.
tour-seat-1 = Tú
tour-seat-2 = Ana
tour-seat-3 = Beto
tour-seat-4 = Cruz

# Before anybody plays: beside the bot’s name, and once in the system channel of a server that adds it.

presence = { $tables ->
        [0] /euchre
        [one] /euchre · una mesa
       *[other] /euchre · { $tables } mesas
    }
greeting = **Aquí ya se juega al Euchre.** Soy Right Bower: reparto, llevo el tanteo, cuido las reglas y juego en cada asiento libre.
    Pulsa el botón o escribe **/euchre**, en cualquier canal donde yo pueda escribir; cada quien ve solo sus propias cartas.
    {""}**/euchre** lleva también a todo lo demás. Con **/config**, quien administra el servidor elige reglas, canales e idioma.
