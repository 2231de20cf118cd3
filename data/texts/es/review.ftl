# ¿Cómo se jugó? Las decisiones que más costaron en una mano. Shares and costs are whole percents.

button-review = ¿Cómo se jugó?
review-finding = Buscando esa mano …
review-thinking = { $first ->
    [0] Estudiando tu mano …
    [one] Antes se preguntó por otra mano. La tuya viene justo después …
   *[other] Antes se preguntó por otras { $first } manos. La tuya viene justo después …
}
review-not-yours = No jugaste la mano { $hand }: no hay nada tuyo que repasar.
review-nothing = En la mano { $hand } no decidiste nada por ti.
review-clean = Mano { $hand }: { $choices ->
    [one] tu única decisión fue buena.
   *[other] ninguna de tus { $choices } decisiones fue claramente mala.
} La computadora experta habría jugado igual.
review-heading = Mano { $hand }: lo que más te costó
review-moment = { $phase ->
    [play] Baza { $trick }
    [discard] El descarte
    [give] La carta para tu pareja
    [defend-alone] Defender en solitario
    [name] Elegir el triunfo
    [bid] La puja
    [partner] Pedir pareja
   *[other] Hacer triunfo
}
review-cost = **{ $moment }:** elegiste { $taken }; era mejor **{ $better }**. Te costó un { $cost } % de probabilidad de ganar la partida.
review-trick = En la mesa: { $plays }.
review-turn-up = Carta descubierta: { $card }; reparte { $dealer }.
review-held = Tenías: { $cards }
review-outlook = { $act }: { $chance } % de ganar la partida ({ $reason })
review-marked = Marcado en la imagen: elegiste { $taken }; { $better } era mejor.
review-foot = -# Juzgado por lo que podías ver en ese momento, no por lo que tenían los demás asientos.
review-gone = Ya no se encuentra esa mano.
button-again = Jugar otra vez
button-compare = Comparar
again-seat = **Juega este reparto** contra expertos, solo para ti. ¿Desde qué asiento?
again-not-yet = Este reparto no se puede volver a jugar ahora: ya no existe, o quizá otros aún lo jueguen. Elige una mano de una partida terminada.
again-unfinished = Juega la mano hasta el final y luego compara.
again-heading = **El mismo reparto, dos veces**
again-first = En la mesa: { $course }
again-now = Tú: { $course }
again-first-gone = Ya no se guarda cómo fue en la mesa.
again-calls = **Cantos**
again-trick = **Baza { $number }**
again-end = **Resultado**
review-busy = El análisis está muy ocupado ahora mismo. Pregunta otra vez en un momento, por favor.
review-one-at-a-time = Las manos, de una en una, por favor: pregunta por esta cuando hayas leído sobre la otra.
review-game-not-yours = No jugaste esa partida. Repásala: ahí ves todas las manos.
review-which = ¿Qué mano quieres analizar? Solo tú ves la respuesta.
review-hand = Mano { $number }
menu-hand-review = Manos { $first } a { $last }
