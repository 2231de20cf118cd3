# /config: los ajustes de un servidor, que se muestran enteros tras cada cambio.

command-config = Cómo se juega al Euchre en este servidor (Gestionar servidor)
command-config-show = Muestra los ajustes de este servidor
command-config-table = Qué juega una mesa nueva si no pide otra cosa
command-config-clocks = Cuánto se espera a la gente y cuándo se cierra una mesa
command-config-channels = Dónde se pueden abrir mesas
command-config-games = Si las partidas cuentan para el rating, y si se guardan las viejas costumbres
command-config-display = Cómo se muestran las mesas y con qué rapidez juegan las computadoras
command-config-seasons = Dónde se publica la clasificación final de cada temporada
command-config-language = El idioma de lo que lee todo el mundo; lo que solo ves tú está en el tuyo
option-config-rules = Qué juego; nombrar uno restablece sus opciones
option-config-options = Reglas cambiadas, por ejemplo: points=5 defend_alone=yes
option-server-level = El nivel de las computadoras, si una mesa no pide otro
option-reminder = Segundos hasta avisar a quien le toca
option-away = Segundos desde el aviso hasta que una computadora juega en su lugar
option-idle = Horas hasta que se cierra una mesa que nadie usa
option-gather = Segundos que una baza completa queda a la vista en una mesa a la antigua
option-channel-add = Otro canal, o una categoría de canales, donde se pueden abrir mesas
option-channel-remove = Un canal o una categoría donde ya no se pueden abrir mesas
option-channel-anywhere = Sí: se pueden abrir mesas otra vez en todos los canales
option-ranked = Si las partidas entre personas cuentan para el rating y las clasificaciones
option-traditions = Si la mesa guarda las viejas costumbres: en el granero, el saludo de quien reparte
option-config-pictures = Sí: las mesas se muestran en imagen; no: en palabras
option-pace = El ritmo de las computadoras, para quien no lo ha elegido en /settings
option-season-channel = El canal para la clasificación final de cada temporada
option-season-nowhere = Sí: las clasificaciones finales ya no se publican
option-config-language = El idioma de mesas, resultados y clasificaciones
config-language-auto = Como esté el Discord de este servidor
config-yes = Sí
config-no = No

config-heading = Los ajustes de este servidor
config-rules = Una mesa nueva juega { $game }, a { $points }, si no pide otra cosa.
config-level = Las computadoras tienen el nivel { $level }, si una mesa no pide otro.
config-anywhere = Se pueden abrir mesas en todos los canales.
config-channels = Solo se pueden abrir mesas en { $channels } y en sus hilos.
config-now = Límites de tiempo: a quien le toca se le avisa a los { $reminder } s; { $away } s después juega en su lugar una computadora, hasta que vuelva. Una mesa que nadie usa en { $idle } h se cierra.
config-gather = En una mesa a la antigua, una baza completa queda a la vista { $gather } s.
config-ranked = Las partidas con solo personas en la mesa cuentan para el rating y las clasificaciones.
config-friendly = Ninguna partida cuenta para el rating ni las clasificaciones: todas son amistosas.
config-traditions = Se guardan las viejas costumbres.
config-no-traditions = No se guardan las viejas costumbres.
config-pictures = Las mesas se muestran en imagen, salvo las que se abrieron en palabras.
config-no-pictures = Las mesas se muestran en palabras, salvo las que se abrieron en imagen.
config-pace = El ritmo de las computadoras: { $pace }. Si en una mesa se quieren ritmos distintos, vale el más lento.
config-season = La clasificación final de cada temporada se publica en { $channel }.
config-no-season = La clasificación final de una temporada no se publica; /leaderboard la conserva.
config-language = Lo que aquí lee todo el mundo está en { $language }; lo que solo ves tú está en tu propio idioma.
language-own = Español
config-not-there = De todos modos, no se podrían abrir mesas en { $channel }.
config-too-many-channels = Puedo recordar como máximo { $most } canales. Quita uno antes, o permite todos.
open-elsewhere = Aquí no, por favor: en este servidor las mesas se abren en { $channels }.

command-config-time-zone = La zona horaria en que se escriben aquí las horas, como «mañana 20:00»
option-time-zone = Una ciudad de tu zona, por ejemplo America/Mexico_City o Europe/Madrid
config-time-zone = Las horas que se escriben son de la zona horaria { $zone }.
config-no-such-zone = No conozco ninguna zona horaria «{ $zone }». Elige una de la lista, como America/Mexico_City, Europe/Madrid o UTC.
