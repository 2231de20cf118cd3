# El panel privado de cada persona. Se tutea.

ask-wait = Falta { $name }.
ask-nothing = Ahora mismo no tienes nada que hacer.
panel-left = Ya no juegas en esta mesa.
panel-at-page = Estás en la mesa en vivo. **{ $button }** vuelve a traer aquí tus cartas.
ask-sit-out = Descansas esta mano: tu pareja juega en solitario.
ask-over = La partida ha terminado.
ask-between = La mano ha terminado.
ask-away = Una computadora juega por ti hasta que pulses { $button }.
ask-late = Se te acabó el tiempo: esta vez decide una computadora por ti; después decides tú otra vez.
ask-absent = La mesa te espera.
ask-cut = Te toca. Corta la baraja o déjala como está.
ask-turn-tables = Te toca. ¿Girar la mesa? Todo el mundo recibiría la mano de su izquierda, antes de que nadie mire.
ask-order = Te toca. Carta descubierta: { $card }. { $word ->
    [assist] Apoya a tu pareja o pasa.
    [take-up] Tómala o pasa.
   *[order] Manda que { $dealer } la tome, o pasa.
}
ask-call = { $nt ->
    [yes] Te toca. Carta rechazada: { $card }. Nombra otro palo o sin triunfo, o pasa.
   *[no] Te toca. Carta rechazada: { $card }. Nombra otro palo o pasa.
}
ask-call-stuck = { $nt ->
    [yes] Te toca. Todo el mundo ha pasado, así que debes nombrar un palo o sin triunfo. Carta rechazada: { $card }.
   *[no] Te toca. Todo el mundo ha pasado, así que debes nombrar un palo. Carta rechazada: { $card }.
}
ask-call-fold = { $nt ->
    [yes] Te toca. Todo el mundo ha pasado: nombra un palo o sin triunfo, o retírate. Carta rechazada: { $card }.
   *[no] Te toca. Todo el mundo ha pasado: nombra un palo o retírate. Carta rechazada: { $card }.
}
ask-bid = Te toca. Puja un número de bazas o pasa.
ask-bid-stuck = Te toca. Todo el mundo ha pasado, así que debes pujar.
ask-name = Te toca. Ganas la subasta con { $bid }: elige el triunfo.
ask-name-forced = Te toca. Todo el mundo ha pasado y tienes el comodín: juegas una puja de { $bid }. Elige el triunfo.
ask-give-turnup = Te toca. Tu pareja juega en solitario. Carta descubierta: { $card }. ¿Se la das o la dejas en la mesa?
ask-discard = Te toca. Tienes una carta de más: descarta una.
ask-discard-exchange = Te toca. Descarta dos cartas y recibe dos de { $partners ->
    [one] tu pareja
   *[other] tu bando
}, o consérvalas todas.
ask-best = Te toca. Descarta una carta y pide la mejor de tu pareja, o juega con tu mano.
ask-give = Te toca. { $count ->
    [one] Da una carta a { $name }: tu pareja juega en solitario.
   *[other] Da { $count } cartas a { $name }: tu pareja juega en solitario.
}
ask-partner = Te toca. Pide un palo: quien tenga su mejor carta es tu pareja. O juega en solitario.
ask-defend-alone = Te toca. { $name } juega en solitario. ¿Defiendes en solitario?
ask-suit = Te toca. Di con qué palo debe salir quien está a tu izquierda, o pasa.
ask-lead = Te toca. Sales tú.
ask-play = Te toca. Juega una carta.
ask-follow = Te toca. Sigue el palo: { suit }.
ask-gather = La baza es de tu bando: recógela o sal ya a la siguiente.
ask-claims = La mano ha terminado. Reclama lo que viste.

panel-trump = Triunfo { $suit }: { $made }.
panel-no-trump = Sin triunfo: { $made }.
panel-trick = { $plays }.
panel-led = { $you ->
    [yes] Saliste con
   *[no] { $who } salió con
} { $card }
panel-played = { $you ->
    [yes] tú jugaste
   *[no] { $who } jugó
} { $card }
panel-ahead = { $you ->
    [yes] Vas ganando
   *[no] { $who } va ganando
} con { $card }.
panel-hand = Tienes: { $cards }.
panel-hand-trump = Tus triunfos: { $trump }; lo demás: { $cards }.
panel-hand-trump-only = Solo tienes triunfos: { $trump }.
panel-hand-no-trump = No tienes triunfos: { $cards }.
panel-hand-empty = No te quedan cartas.
panel-discarded = Descartaste: { $cards }.
panel-gave = Diste: { $cards }.
panel-received = Recibiste: { $cards }.
panel-taken = { $tricks ->
    [0] No has ganado ninguna baza.
   *[other] Has ganado { tricks }.
}
panel-taken-side = { $tricks ->
    [0] Tu bando no ha ganado ninguna baza
   *[other] Tu bando ha ganado { tricks }
}; los demás, { $theirs }.

who-partner = { $name } (tu pareja)
who-left = { $name } (rival a tu izquierda)
who-right = { $name } (rival a tu derecha)
who-opponent = { $name } (rival)
who-other = { $name }

why-follow = Se salió con { suit }, así que debes seguir el palo.
why-holds-trump = Solo puedes elegir un palo en el que tendrías al menos un triunfo.
why-holds-natural = Solo puede ser triunfo un palo del que tengas una carta; ni el bower izquierdo ni el comodín cuentan.
why-keep-turn-up = La carta que tomaste se queda en tu mano; descarta otra.
why-follow-left = Atención: { $card } cuenta como { $suit }.
why-first-blood = La primera salida de la mano no puede ser de triunfo.
why-joker = El comodín se queda en tu mano: con él ganaste la puja.
secret-partner = Eres la pareja secreta de { $name }. Nadie más lo sabe.
