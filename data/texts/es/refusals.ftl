# Frases amables y privadas para lo que no se pudo hacer, y el recordatorio.

refusal-no-table = Esa mesa ya no existe. /table open abre otra.
refusal-unreadable = Ahora no puedo leer esa mesa. No se ha perdido: espera a una versión mía más nueva, o a que la repare quien me aloja.
refusal-stale = La mesa ha avanzado mientras tanto. Así está ahora.
refusal-doubled = Esa pulsación ya contó; con una basta.
button-back = Volver a mi asiento
refusal-seat-barred = Este asiento no se puede ocupar. Busca otra mesa o abre una con **/table open**.
refusal-sent-away = Aquí solo vuelves a sentarte con una invitación. Abre tu propia mesa en otro canal con **/table open**.
refusal-between-games = Eso solo se puede antes o después de una partida. Espera a que termine esta.
refusal-not-here = Esa persona no está en tu mesa ni invitada. Elige a alguien que lo esté.
refusal-no-deck = Ahora no hay baraja que tomar. Solo se puede donde el reparto se puede robar, mientras **{ button-deal }** esté bajo la mesa.
refusal-not-your-turn = Todavía no te toca: le toca a { $name }.
refusal-not-your-turn-now = Ahora mismo no te toca. **{ button-hand }** muestra a qué espera la mesa.
refusal-unlawful = Las reglas del juego no permiten eso ahora.
refusal-stands = En las partidas clasificatorias y los torneos, lo jugado, jugado está. En **/settings** puedes pedir que se confirme cada declaración.
refusal-unlawful-because = Eso no está permitido: { $detail }.
refusal-claims-spent = Tu bando ha hecho tres reclamaciones falsas en esta clasificatoria, así que ya no puede reclamar nada.
refusal-not-allowed = Solo puede hacerlo quien abrió la mesa o quien modera.
refusal-not-other-side = Solo puede aceptarlo alguien del otro bando.
refusal-not-own-side = Para rendirse tiene que aceptarlo alguien del mismo bando.
refusal-not-asked = A ti no se te pregunta eso.
refusal-request-stands = Ya hay una petición sin responder. Espera la respuesta; un **{ button-decline }** la termina al momento.
refusal-request-over = Eso ya terminó: se respondió o se acabó el plazo.
refusal-nobody-left = Ya no queda nadie que pueda aceptarlo.
refusal-asked-this-hand = Tu bando ya lo ha pedido en esta mano. Puedes pedirlo otra vez en la siguiente.
refusal-newcomer = Llegaste en plena partida. Juega antes una mano entera; con **/table leave** puedes irte.
refusal-game-over = La partida ha terminado. Pulsa **{ button-rematch }** para jugar otra.
refusal-in-contest = Esta mesa juega en un torneo: allí se decide quién ocupa los asientos y cuándo termina.
refusal-channel-busy = Aquí ya hay una partida.
refusal-person-full = Tienes abiertas tantas mesas como puede tener una persona. Cierra una o termina su partida, y podrás abrir otra.
refusal-server-full = Aquí ya hay tantas mesas abiertas como puede haber. Únete a una, o inténtalo de nuevo cuando termine una partida.
refusal-bot-full = Ahora mismo hay demasiadas mesas abiertas. Inténtalo más tarde, por favor.
refusal-maintenance = Right Bower está a punto de reiniciarse, así que ahora no empiezan partidas nuevas. Las que están en juego se terminan.
refusal-starting = Acabo de reiniciarme y todavía estoy montando las mesas. Ya se puede seguir jugando; inténtalo de nuevo en un momento.
refusal-person-blocked = Quienes administran Right Bower te han bloqueado. Aún puedes usar **/my-data** y **/forget me**.
refusal-server-blocked = Quienes administran Right Bower no dejan que este servidor empiece partidas nuevas. Las que están en juego se pueden terminar.
refusal-other-server = Ese botón es de otro servidor o de otra conversación, así que aquí no hace nada.
refusal-other-channel = Ese botón es de otro canal: púlsalo en { $channel }, por favor.
refusal-not-yours = Eso pertenece a la partida de otra persona.
refusal-not-writing = No puedes escribir en este canal, así que aquí no publico nada por ti.
refusal-store = No pude guardarlo, así que no se hizo nada. Inténtalo de nuevo en un momento, por favor.
refusal-unknown = No sé si eso se guardó: puede que cuente y puede que no. Mira cómo está todo antes de volver a intentarlo.

reminder = { $who }, te toca.
reminder-hand = { $who }, te toca. Pulsa **{ $button }** para volver a tus cartas.

# Reglas que no se pueden jugar
rules-fault-preset = no hay ninguna variante «{ $name }»; las variantes son { $presets } (regla 11)
rules-fault-no-preset = no se nombra ninguna variante; las variantes son { $presets } (regla 11)
rules-fault-value = { $word } no se permite en { $preset }; puede ser: { $allowed }
rules-fault-word = «{ $word }» no es una opción; escribe nombre=valor, por ejemplo points=5
rules-fault-unknown = en { $preset } no hay ninguna opción «{ $name }». ¿Quieres decir { $near }?
rules-fault-lobby = **{ button-house }**, en la mesa, las muestra todas
rules-fault-elsewhere = la opción { $name } no existe en { $preset } (regla 11)
rules-fault-twice = { $name } se nombra dos veces; nombra cada opción una sola vez (regla 11)
rules-fault-call-ace-pack = en call-ace, pack=24 es para cuatro personas: elige pack=32 (regla 11)
rules-fault-cards = Para { $players } personas hacen falta { $needed } cartas con la descubierta, y la baraja tiene { $pack } (regla 11)
rules-fault-farmers = farmers_hand={ $farmers } necesita tres cartas bajo la descubierta y quedan { $left }; elige farmers_hand=off o una baraja más grande (reglas 3.2, 11)
rules-fault-no-trump = no se puede jugar sin triunfo con el comodín. Quítalo con joker=no

# Por qué las reglas prohíben algo; delante está «Eso no está permitido:»
unlawful-law = { $reason } (regla { $law })
unlawful-told = el asiento { $seat } no puede hacer esto ahí: { $act } – «{ $reason }» (regla { $law })
unlawful-hand-over = esta mano ha terminado
unlawful-not-dealt = aún no se han repartido las cartas
unlawful-sits-out = en esta mano descansas
unlawful-out-of-turn = le toca a { $name }
unlawful-not-in-hand = no tienes { $cards }
unlawful-other-question = ahora se decide otra cosa. Puedes elegir: { $choices }
unlawful-other-choice = puedes elegir: { $choices }
unlawful-no-lone-hands = en este juego nadie va en solitario
unlawful-no-no-trump = en esta mesa siempre hay triunfo; nombra un palo o pasa
unlawful-lone-hands-off = en esta mesa nadie juega en solitario; declara con tu pareja
unlawful-lone-hands-closed = a tu bando le falta muy poco para ganar como para jugar en solitario; declara con tu pareja
unlawful-partner-only-alone = la pareja de quien reparte solo puede aceptar en solitario
unlawful-turned-down = se ha rechazado { $suit }
unlawful-joker-turned-down = el comodín valía por { $suit }, y ese palo se ha rechazado
unlawful-bid-range = ahora se puja de { $lowest } a { $highest }
unlawful-cut-range = se cortan de { $lowest } a { $highest } cartas
unlawful-ace-no-face = para eso hay que tener, en las cartas repartidas, exactamente un as y ningún rey, reina ni jota, en una partida con esta opción
unlawful-farmers-hand = para eso hacen falta tres nueves y dieces como dice la opción de esta partida, una vez por reparto
unlawful-holds-no-trump = para hacer triunfo { $suit } debes tener una carta que sería triunfo; pasa o nombra un palo que tengas
unlawful-holds-no-suit = para hacer triunfo { $suit } debes tener una carta de ese palo; pasa o nombra uno que tengas
unlawful-keep-turn-up = la carta descubierta te la quedas; descarta otra
unlawful-no-fold = solo puede retirarse quien reparte, cuando el resto ha pasado otra vez, y solo con stick-or-fold
unlawful-must-call = quien reparte debe nombrar un palo
unlawful-must-bid = el resto ha pasado, así que quien reparte debe pujar
unlawful-keep-joker = el comodín te obligó a pujar, así que se queda en tu mano
unlawful-trump-led-first = la primera salida de una mano no puede ser de triunfo
unlawful-must-follow = se salió con { $suit }, y tienes { $cards }
unlawful-hosted-table = eso es para mesas que cuidan ellas mismas de las reglas; aquí lo hago yo
unlawful-no-full-trick = no hay ninguna baza completa en la mesa
unlawful-not-their-trick = la baza la recoge quien la ganó, o una pareja suya que juegue
unlawful-gather-first = antes hay que recoger la baza
unlawful-nothing-to-correct = no tienes nada que retirar en esta baza
unlawful-no-opponent = solo puedes reclamar algo contra el bando rival
unlawful-no-gathered-trick = en esta mano no se ha recogido esa baza
unlawful-no-open-lead = esa persona no ha salido en una baza que siga en la mesa
unlawful-no-last-call = la declaración de esa persona no fue lo último que pasó
unlawful-no-naming = ahora no hay que imponer ningún palo de salida
unlawful-named-suit = te han dicho que salgas con { $suit }, y puedes: { $cards }
unlawful-exposed-card = tienes una carta expuesta que hay que jugar: { $cards }
unlawful-barred = tu bando ha perdido la palabra en la subasta de esta mano
unlawful-misdeal-said = ya lo has dicho en esta mano
unlawful-misdeal-late = un mal reparto solo se puede acordar hasta que se recoge la primera baza
