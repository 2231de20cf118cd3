# Las pocas palabras dentro de la imagen de la mesa; han de ser muy breves.

picture-seat = Asiento { $seat }
picture-free = libre
picture-computer = computadora
picture-away = ausente
picture-left = se fue
picture-sits-out = descansa
picture-alone = solo
picture-led = salió
picture-took = la ganó
picture-received = recibió
picture-gave = dio
picture-discarded = descartó
picture-dealer = R
picture-right = D
picture-left-bower = I
picture-to = Partida a { $points }
picture-hand = Mano { $number }
picture-hand-of = mano { $number } de { $hands }
picture-extra-hand = mano extra { $extra }
picture-bid-alone = puja { $bid } a solas
picture-bid = puja { $bid }
picture-partner = + { $name }
picture-no-partner = sin pareja
picture-best = { $suit ->
    [S] pide pica
    [H] pide corazón
    [D] pide diamante
   *[C] pide trébol
}
picture-turned-down = rechazada
picture-tricks = Bazas
picture-last-trick = Última baza
picture-turn-up = Descubierta
picture-kitty = Sobrante
picture-widow = Viuda
picture-laid-away = { $name } descartó
picture-chosen = elegida
picture-better = mejor
picture-closed = Esta mesa está cerrada

picture-call-pass = pasa
picture-call-order = manda tomar
picture-call-assist = apoya
picture-call-take-up = toma
picture-call-fold = se retira
picture-call-farmers = mano de granja
picture-call-alone = en solitario
picture-call-defend-alone = defensa en solitario
picture-call-ace-no-face = as sin figuras
picture-with-alone = { $call }, en solitario

picture-outcome-made = ¡Logrado!
picture-outcome-march = ¡Capote!
picture-lone-made = ¡Lo logró en solitario!
picture-lone-march = ¡Todas, y en solitario!
picture-outcome-euchre = ¡Euchre!
picture-outcome-euchre-march = ¡Euchre!
picture-outcome-set = ¡Fallida!
picture-outcome-thrown-in = Anulada
picture-outcome-folded = Retirada
picture-outcome-redeal = Nuevo reparto
picture-outcome-reneged = ¡Renuncio!
picture-outcome-forfeit = ¡Perdida!
picture-outcome-misdeal = Mal reparto
picture-gain = { $sign }{ $points } { $names }
picture-no-gain = sin puntos
picture-wins = ¡{ $names } { $count ->
    [one] gana
   *[other] ganan
}!
