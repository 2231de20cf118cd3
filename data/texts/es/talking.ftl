# Lo que se dice entre manos: lo que se elige, se responde y se muestra.

menu-talk = Di algo…
phrase-good-luck = Buena suerte
phrase-nice-hand = Buena mano
phrase-well-played = Bien jugado
phrase-sorry-partner = Perdón, pareja
phrase-thanks = Gracias
phrase-good-game = Buena partida
table-said = { $name }: «{ $phrase }»
refusal-no-talk = En este servidor las frases están desactivadas (**/config games**).
refusal-hand-on = Mientras se juega una mano no se dice nada. Espera a que termine.
refusal-said-enough = Ya dijiste dos cosas. Después de la próxima mano podrás decir otras dos.
