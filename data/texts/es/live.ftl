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
live-close = Cerrar
live-lost = Se ha perdido la conexión. Probando otra vez…
live-elsewhere = Tienes esta mesa abierta en demasiadas ventanas; esta se ha detenido.
live-here = Seguir aquí
live-out = Cerrar sesión
live-ended = Has cerrado la sesión. Un enlace nuevo en tu mesa te deja entrar otra vez.
live-full = Ya hay demasiadas personas mirando esta mesa. Inténtalo un poco más tarde.
live-often = Eso fue demasiado de una vez. Espera un momento y sigue.
live-moved = Ahora se ocupa de esta mesa otra parte del bot. Pide un enlace nuevo en tu mesa.
live-link = **La mesa en vivo** se abre en tu navegador: toca tus cartas y mira cómo caen. Este enlace es solo tuyo. Quien lo abra juega como tú y ve tu mano.
    -# Sirve una sola vez, durante cinco minutos.
live-signed-in = { $count ->
    [one] Tienes la sesión abierta en una página.
   *[other] Tienes la sesión abierta en { $count } páginas.
  }
live-signed-out = Has cerrado la sesión: todas tus páginas están cerradas y los enlaces anteriores ya no sirven.
live-off = Aquí no hay mesa en vivo.
button-live = Mesa en vivo
button-live-open = Abrir la mesa en vivo
button-live-out = Cerrar sesión en todas partes
