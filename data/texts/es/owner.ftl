# /owner: lo que lee quien administra el bot, en un servidor propio; y lo que de ello leen las mesas y las personas.

command-owner = Para quien administra este bot
command-owner-announce = Anuncia algo a todas las mesas, por ejemplo un reinicio
command-owner-maintenance = No deja empezar partidas nuevas mientras terminan las que están en juego
command-owner-block = Deja fuera a una persona o un servidor
command-owner-unblock = Vuelve a admitir a una persona o un servidor
command-owner-leave = Abandona un servidor
command-owner-statistics = Servidores, mesas, personas y lo que está bloqueado
command-owner-journal = Lo que se hizo con estos comandos
option-owner-minutes = En cuántos minutos se reinicia el bot; si no lo dices, no se habla de reinicio
option-owner-words = Tus propias palabras, tal cual
option-owner-mode = Sí: no hay partidas nuevas; no: como siempre
option-owner-what = Una persona o un servidor
option-owner-id = Su ID en Discord, solo cifras
option-owner-note = Por qué, para el diario
owner-person = persona
owner-server = servidor
owner-on = sí
owner-off = no

owner-not-yours = Solo puede hacerlo quien administra este bot.
owner-no-id = Eso no es un ID de Discord: solo tiene cifras.
owner-not-there = El bot no está en ese servidor.
owner-announce-what = Di en cuántos minutos se reinicia el bot, o qué otra cosa deben leer las mesas.
owner-announcing = { $channels ->
        [one] Se está avisando a un canal.
       *[other] Se está avisando a { $channels } canales.
    }
owner-maintenance-on = { $games ->
        [0] No empiezan partidas nuevas. No hay ninguna en juego.
        [one] No empiezan partidas nuevas. Hay una en juego.
       *[other] No empiezan partidas nuevas. Hay { $games } en juego.
    }
owner-maintenance-off = Ya pueden empezar partidas nuevas.
owner-restart = { $minutes ->
        [one] **Right Bower se reinicia en un minuto, más o menos.** Tu partida está a salvo: sigue justo después, con los mismos botones.
       *[other] **Right Bower se reinicia en unos { $minutes } minutos.** Tu partida está a salvo: sigue justo después, con los mismos botones.
    }
owner-says = De quienes administran Right Bower: { $words }
owner-error = Un nuevo tipo de error: { $fault } en `{ $place }`, veces: { $count }. En el registro está todo.
owner-errors-enough = Ya van diez tipos hoy. Los demás quedan solo en el registro hasta mañana (UTC).

owner-act = { $when } · { $who }: { $what }
owner-act-announced = un anuncio a todas las mesas
owner-act-maintenance-begun = empieza el mantenimiento
owner-act-maintenance-ended = termina el mantenimiento
owner-act-person-blocked = bloqueo de { $subject }
owner-act-person-unblocked = fin del bloqueo de { $subject }
owner-act-server-blocked = bloqueo del servidor { $subject }
owner-act-server-unblocked = fin del bloqueo del servidor { $subject }
owner-act-server-left = abandono del servidor { $subject }
owner-journal-empty = Aún no se ha hecho nada.
owner-servers = Servidores: { $servers }; conexiones: { $connected } de { $shards }
owner-tables = Mesas: { $lobby } reuniéndose, { $playing } jugando, { $finished } terminadas
owner-people = Personas en mesas: { $people }; partidas terminadas desde el arranque: { $games }
owner-blocked = Personas bloqueadas: { $people }; servidores bloqueados: { $servers }
