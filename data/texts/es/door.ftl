# /euchre: qué se juega aquí, y los cuatro caminos.

door-heading = **Qué hay hoy**
door-nothing = Aquí no hay ninguna partida. **{ button-door-play }** te da cartas enseguida, contra computadoras cuyos asientos toma quien vaya llegando.
door-alone = **{ button-door-play }** te da cartas enseguida, contra computadoras.
door-more = -# **{ button-door-play }** nunca te mete en una partida puntuable ni en otras reglas: esas las eliges tú. **/table open** abre una mesa a tu gusto, **/help** explica lo demás.
door-table = { $names } · { $title } · { $seats ->
        [0] sin asientos libres
        [one] un asiento libre
       *[other] { $seats } asientos libres
    }
door-table-ranked = { $line } · **puntuable**
door-table-private = { $line } · privada
door-there = { $line } · { $channel }
door-others = … y { $count ->
        [one] una mesa más
       *[other] { $count } mesas más
    }
door-night = Próxima noche: **{ $name }**, { $at }, en { $channel }
door-night-on = Noche en curso: **{ $name }**, en { $channel }
door-tonight = **Esta noche**
door-no-night = No hay ninguna noche de Euchre prevista.
door-tonight-more = /night open prepara una noche en muchas mesas, /duplicate open las mismas manos en varias mesas; /league tiene la tabla de la temporada.
door-daily = **Cada día**
    Cinco manos al día, las mismas para todo el mundo, y un problema: una posición difícil.
door-me = **Tú**
door-me-nowhere = Aquí no estás en ninguna mesa.
door-me-more = /hand enseña tus cartas, /my-data todo lo que guardo de ti.
door-seated = Estás en la mesa de { $names }. **{ button-start }** en su mensaje empieza la partida.
door-seated-there = Tienes sitio en una mesa de { $channel }.
button-door-play = Jugar
button-door-tonight = Esta noche
button-door-daily = Cada día
button-door-puzzle = Problema
button-door-me = Yo
button-door-go = Ir a la mesa
button-door-stats = Mis estadísticas
button-door-history = Mis partidas
button-door-settings = Ajustes

# El mensaje que se queda en el canal elegido.

lobby-post-heading = Jugar al Euchre
lobby-post-puzzle = El problema del día, { $day }: /puzzle

# Llámame, en ese mensaje: se menciona a quien lo pide cuando alguien espera compañía.

button-call-me = Llámame
button-call-hours = Mis horas…
call-me-begun = Hasta el { $until } te menciono en el canal de una mesa cuando alguien espere compañía en ella. Si pulsas otra vez **{ button-call-me }**, se acaba.
call-me-between = Solo entre las { $first } y las { $last } de tu reloj.
call-me-any-hour = A cualquier hora.
call-me-ended = Ya no te llamo. **{ button-call-me }** vuelve a empezar.
call-me-hours-label = Horas del día, por ejemplo 18-23
call-me-zone-label = Tu zona horaria, por ejemplo Europe/Madrid
call-me-wrong-hours = Escribe tus horas como dos horas en punto, por ejemplo 18-23.
call-me-call = { $people } Hay un sitio libre: { $line }
    -# Lo pedisteis con **{ button-call-me }**; pulsarlo otra vez lo termina.
