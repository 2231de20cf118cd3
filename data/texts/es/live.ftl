# La mesa en vivo: una página en el navegador.
live-title = Right Bower: la mesa en vivo
live-none = Esta página se abre con un enlace de tu mesa. El enlace sirve una vez, durante cinco minutos: pide allí uno nuevo.
live-as = ¿Jugar como { $name }?
live-yes = Jugar
live-people = Quién eres
live-score = Tanteo y triunfo
live-seats = La mesa
live-news = Lo que pasa
live-cards = Tus cartas
live-sounds = Sonidos
live-trump = Triunfo
live-tricks = Bazas
live-dealer = reparte
live-turn = tiene el turno
live-turn-up = Carta vista
live-choose = Confirmar estas { $count } cartas
live-send = Enviar
live-search = Buscar
live-close = Cerrar
live-lost = Se ha perdido la conexión. Probando otra vez…
live-elsewhere = Tienes esta mesa abierta en demasiadas ventanas; esta se ha detenido.
live-here = Seguir aquí
live-out = Cerrar sesión
live-ended = Has cerrado la sesión. Un enlace nuevo en tu mesa te deja entrar otra vez.
live-ended-here = Has cerrado la sesión.
live-full = Ya hay demasiadas personas mirando esta mesa. Inténtalo un poco más tarde.
live-often = Eso fue demasiado de una vez. Espera un momento y sigue.
live-moved = Ahora se ocupa de esta mesa otra parte del bot. Pide un enlace nuevo en tu mesa.
live-again = Probar otra vez
live-activity-none = Discord no responde a esta ventana. Ciérrala y vuelve a abrir la mesa en vivo desde tu mesa en Discord.
live-activity-code = Discord no ha confirmado quién eres. Prueba otra vez y permite que Right Bower sepa tu nombre.
live-activity-absent = Discord no te cuenta entre las personas de esta ventana. Ciérrala y ábrela otra vez.
live-activity-server = La mesa en vivo solo se abre en un servidor que tenga Right Bower, no en un mensaje directo ni en un grupo.
live-activity-hidden = Right Bower no ve este canal, así que aquí no hay mesa. Abre la mesa en vivo en el canal de tu mesa.
live-activity-barred = No puedes abrir la mesa en vivo aquí: o ahora no puedes ver este canal ni escribir en él, o quien administra el bot te ha bloqueado.
live-activity-away = Discord no responde a Right Bower en este momento. Prueba otra vez dentro de un minuto.
live-link = **La mesa en vivo** se abre en tu navegador: toca tus cartas y mira cómo caen. Este enlace es solo tuyo. Quien lo abra juega como tú y ve tu mano.
    -# Sirve una sola vez, durante cinco minutos.
live-signed-in = { $count ->
    [one] Tienes la sesión abierta en una página.
   *[other] Tienes la sesión abierta en { $count } páginas.
  }
live-signed-out = Has cerrado la sesión: todas tus páginas están cerradas y los enlaces anteriores ya no sirven.
live-off = Aquí no hay mesa en vivo.
live-launch = *{ $here }* abre la mesa en vivo dentro de Discord; *{ $browser }*, en una página aparte.
live-not-launched = Discord no ha abierto la mesa en vivo aquí. Pulsa *{ $button }*.
button-menu = Menú
live-typed = -# Los comandos se escriben en Discord; los subrayados también funcionan aquí.
live-posted = Ya está en el canal.
button-live = Mesa en vivo
button-live-open = Abrir la mesa en vivo
button-live-here = Aquí
button-live-browser = Navegador
button-live-out = Cerrar sesión en todas partes
