# Las palabras del juego, para consultarlas donde aparecen.
# found-…: las formas que usan los textos de este catálogo, separadas por |; … al final de una forma vale por el final de
# una palabra, * por unas palabras, # por un número.
# meaning-…: una o dos frases; las reglas de la mesa siguen solas.

term-turn-tables = Girar la mesa
found-turn-tables = girar la mesa… | dejar la mesa… | dejarla como está…
meaning-turn-tables = Un bando que va muy por detrás puede hacer que todas las manos pasen al asiento siguiente antes de que nadie las mire.

term-cut = Cortar
found-cut = corta… | cortar…
meaning-cut = Levantar una parte de la baraja antes del reparto.

term-farmers = Mano de granja
found-farmers = mano de granja… | granja…
meaning-farmers = Una mano con tres cartas bajas, nueves o dieces. Quien la tiene las muestra y las cambia, y luego debe declarar.

term-ace-no-face = As sin figuras
found-ace-no-face = as sin figuras…
meaning-ace-no-face = Una mano con exactamente un as y sin rey, reina ni jota.

term-order = Mandar tomar
found-order = manda tomar… | mandar tomar… | mandó tomar… | manda que * la tome…
meaning-order = Hacer triunfo el palo de la carta descubierta cuando reparte el bando rival. Quien reparte se queda con la carta; quien mandó tomarla es declarante.

term-assist = Apoyar
found-assist = apoya… | apoyó…
meaning-assist = Hacer triunfo el palo de la carta descubierta cuando reparte tu pareja. Quien reparte se queda con la carta; quien apoyó es declarante.

term-take-up = Tomar la carta
found-take-up = toma la carta… | tomar la carta… | tomó la carta… | tomó… | toma… | tómala… | tomarla…
meaning-take-up = Quien reparte hace triunfo el palo de la carta descubierta, se la queda y descarta otra.

term-turned-down = Carta rechazada
found-turned-down = rechazad…
meaning-turned-down = Nadie aceptó la carta descubierta. En la segunda ronda no se puede nombrar su palo; los otros tres, sí.

term-call = Nombrar un palo
found-call = nombrar un palo… | nombra un palo… | nombra otro palo… | nombrar otro palo… | nombró… | nombra ♠… | nombra ♥… | nombra ♦… | nombra ♣… | elige el triunfo… | elegir el triunfo…
meaning-call = Decir qué palo es triunfo después de rechazarse la carta descubierta. Quien lo dice es declarante.

term-no-trump = Sin triunfo
found-no-trump = sin triunfo…
meaning-no-trump = Una mano en la que ningún palo es triunfo y no hay bowers: gana la baza la carta más alta del palo de salida.

term-stick = Reparto obligado
found-stick = por obligación… | reparto obligado… | debes nombrar un palo… | debe nombrar un palo…
meaning-stick = Todo el mundo pasó dos veces, así que quien reparte debe nombrar un palo.

term-fold = Retirarse
found-fold = se retira… | se retiró… | retírate… | retirarse… | retirada…
meaning-fold = Cuando todo el mundo ha pasado, quien reparte no nombra ningún palo y abandona la mano.

term-bid = Puja
found-bid = puja… | pujó… | subasta…
meaning-bid = El número de bazas que alguien promete ganar a cambio de elegir el triunfo. Cada persona puja una vez, más alto que las demás, o pasa. Una puja que no se cumple se pierde, aunque sea por debajo de cero.

term-forced = Puja obligada
found-forced = debes pujar… | debe jugar una puja… | tuvo que pujar… | juegas una puja… | por obligación: ¡puja…
meaning-forced = Nadie quiso pujar, así que a alguien le toca hacerlo.

term-widow = Viuda
found-widow = viuda…
meaning-widow = La carta que sobra del reparto. Quien gana la subasta se la queda y descarta otra.

term-joker = Comodín
found-joker = comodín… | joker…
meaning-joker = El triunfo más alto, por encima del bower derecho. Hasta que hay triunfo no pertenece a ningún palo.

term-discard = Descartar
found-discard = descart… | por la mejor
meaning-discard = Apartar una carta boca abajo. Sale de la mano y nadie la ve.

term-best = La mejor de la pareja
found-best = mejor de tu pareja… | mejor carta de su pareja… | pedir la mejor | pide la mejor de… | por la mejor
meaning-best = Quien juega en solitario recibe una carta de su pareja y descarta otra.

term-give-turnup = Dar la carta descubierta
found-give-turnup = dar la carta descubierta… | se la das… | dar la descubierta…
meaning-give-turnup = Cuando la pareja de quien reparte juega en solitario, quien reparte puede darle la carta descubierta.

term-secret = Pedir pareja
found-secret = pide pareja… | pide un palo… | pide la mejor carta… | pareja secreta… | mejor de | mejor carta de
meaning-secret = Declarante pide un palo: quien tenga su mejor carta es su pareja en esta mano, y solo lo muestra al jugar esa carta.

term-defend-alone = Defender en solitario
found-defend-alone = defender en solitario… | defiende en solitario… | defiendes en solitario… | defendió en solitario… | defensa en solitario… | defender a solas…
meaning-defend-alone = Contra alguien que juega en solitario, también puede jugar en solitario una persona de la defensa; su pareja descansa.

term-alone = Jugar en solitario
found-alone = solitario… | descansa… | a solas | solo
meaning-alone = Jugar sin la pareja, que deja sus cartas y descansa. Vale más puntos.
meaning-alone-secret = Jugar sin pareja, contra el resto de la mesa; nadie descansa.

term-follow = Seguir el palo
found-follow = seguir el palo… | sigue el palo…
meaning-follow = Debes jugar una carta del palo de salida si la tienes; el bower izquierdo cuenta como triunfo. Si no la tienes, puedes jugar cualquier carta.

term-bower = Bower derecho e izquierdo
found-bower = bower…
meaning-bower = La jota de triunfo es el bower derecho, el triunfo más alto. La otra jota del mismo color (picas con tréboles, corazones con diamantes) es el bower izquierdo, el segundo; pertenece al triunfo y no al palo que lleva impreso.

term-euchre = Euchre
found-euchre = euchre…
meaning-euchre = El bando declarante no logró la mayoría de las bazas: sufre un euchre y puntúa el otro bando.

term-march = Capote
found-march = capote… | todas las bazas…
meaning-march = El bando declarante ganó todas las bazas.

term-set = Puja fallida
found-set = fallida…
meaning-set = La puja no se cumplió: se descuenta, aunque sea por debajo de cero.

term-barn = En el granero
found-barn = en el granero…
meaning-barn = A un punto de ganar. Según la costumbre se hacen ruidos de corral, y las parejas que se quedan ahí se ordeñan los pulgares.

term-shut-out = A cero
found-shut-out = a cero… | baile de la vergüenza…
meaning-shut-out = El bando que pierde no tiene ni un punto. Según la costumbre debe a la mesa el baile de la vergüenza.

term-slam = Slam
found-slam = slam…
meaning-slam = El bando que pierde tiene cero puntos o menos: la partida cuenta doble.

term-mugs = Cortesía
found-mugs = cortesía…
meaning-mugs = El bando que pierde una partida reparte primero en la siguiente, y nadie corta.

term-salute = Saludo
found-salute = silb… | salud…
meaning-salute = Según la costumbre, quien reparte recibe con un silbido y un saludo al bower que queda descubierto.

term-thrown-in = Mano anulada
found-thrown-in = se anula… | anular… | anuló… | anulada… | as sin figuras…
meaning-thrown-in = Las cartas se devuelven y nadie puntúa.

term-turn-up = Carta descubierta
found-turn-up = descubierta… | se queda en la mesa… | dejarla en la mesa…
meaning-turn-up = La carta que se pone boca arriba después del reparto. La primera ronda de la subasta trata de su palo.

term-trump = Triunfo
found-trump = triunfo…
meaning-trump = El palo que gana a los demás en esta mano. De arriba abajo: bower derecho, bower izquierdo, as, rey, reina, diez, etcétera.

term-lead = Salir
found-lead = sale | sales | salir… | salió… | saliste… | salida… | sal ya
meaning-lead = Jugar la primera carta de una baza. Las demás personas deben seguir su palo si pueden.

term-trick = Baza
found-trick = baza…
meaning-trick = Una carta de cada persona. La gana el triunfo más alto o, si no hay, la carta más alta del palo de salida. Quien la gana sale en la siguiente.

term-laps = Vueltas
found-laps = vueltas…
meaning-laps = Los puntos que pasan de la meta cuentan para la partida siguiente.

term-renege = Renuncio
found-renege = renuncio…
meaning-renege = No seguir el palo pudiendo hacerlo. Se puede corregir hasta que se recoge la baza; después, el bando rival puede reclamarlo.

term-misdeal = Mal reparto
found-misdeal = mal reparto…
meaning-misdeal = Un reparto que toda la mesa acuerda no contar, antes de que se recoja la primera baza.

term-claim = Reclamar
found-claim = reclam… | renuncio, baza… | mala salida… | mal declarado…
meaning-claim = Decir que alguien del bando rival faltó a una regla: hizo un renuncio, salió mal o declaró mal. Pulsa **{ button-claim }** y elige qué; la mesa lo juzga por las cartas, a la vista de todo el mundo. Una reclamación falsa no cuesta nada.

term-gather = Recoger
found-gather = recog… | recóg…
meaning-gather = Retirar de la mesa una baza completa. Lo hace el bando que la ganó, o sale a la siguiente; también ocurre por sí solo al cabo de un rato. Una carta solo se puede retirar antes.

term-exposed = Carta expuesta
found-exposed = boca arriba delante… | expuesta…
meaning-exposed = Una carta que queda boca arriba delante de quien la jugó, tras reclamarse una salida incorrecta. Debe jugarse en cuanto las reglas lo permitan.

term-steal = Robar el reparto
found-steal = rob… | nos toca repartir…
meaning-steal = Repartir antes que la persona a quien le toca. Si su bando no lo avisa antes de que se vea la carta descubierta, el reparto queda robado.

term-maker = Declarante
found-maker = declarante…
meaning-maker = Quien hizo triunfo. Su bando debe ganar la mayoría de las bazas, o tantas como se pujaron.

term-dealer = Quien reparte
found-dealer = reparte…
meaning-dealer = Quien reparte habla al final y puede tomar la carta descubierta. Después de cada mano, el reparto pasa al asiento siguiente en el sentido de las agujas del reloj.

term-kitty = Sobrante
found-kitty = sobrante…
meaning-kitty = Las cartas que sobran del reparto. Se quedan boca abajo y no se juegan.

term-points = Puntos
found-points = puntos… | punto | marcador…
meaning-points = Lo que vale una mano en esta mesa.
