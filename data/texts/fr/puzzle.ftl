# Le problème du jour : une position, ce qu’on jouerait, puis ce que l’expert jouerait.

command-puzzle = Une position par jour : que fais-tu ? La solution n’est que pour toi
button-puzzle-open = À toi d’essayer

puzzle-heading = Problème du { $day }
puzzle-begin = { $seat }, c’est toi. Une seule réponse, jusqu’à { $until } ; elle reste entre nous, et aucun nom n’est montré.
puzzle-right = ✅ Bien vu : **{ $act }**.
puzzle-wrong = ❌ Ton choix : { $act }. Mieux : **{ $best }**.
puzzle-chance = { $act } { $chance } %
puzzle-chances = Chances de gagner la partie : { $chances }.
puzzle-obvious = Le choix évident, selon les règles courantes : { $act }.
puzzle-taken = À la table, c’était : { $act }.
puzzle-from-game = Donne { $hand } de la partie { $game } d’ici, prêtée par toutes les personnes qui l’ont jouée.
puzzle-from-daily = Les cartes de la donne { $hand } du jour { $day }, en première donne d’une partie.
puzzle-found = { $players ->
    [1] Personne n’a répondu ici avant toi aujourd’hui.
   *[other] Bonnes réponses ici : { $right } sur { $players }.
}
puzzle-elsewhere = Tu as déjà répondu à ce problème ailleurs. C’est cette réponse qui compte ; on ne peut pas y répondre une seconde fois ici.
puzzle-next = Le prochain problème arrive à { $at }.
puzzle-withdrawn = Quelqu’un dont la partie avait donné ce problème l’a repris. Ta réponse compte toujours.
puzzle-not-yet = Je choisis le problème d’aujourd’hui : il s’affiche ici dans un instant. Sinon, retape **/puzzle**.
puzzle-over = Ce problème est terminé. **/puzzle** a celui d’aujourd’hui.
puzzle-unanswered = Tu n’as pas répondu au problème de ce jour. **/puzzle** a celui d’aujourd’hui.
puzzle-share-right = 🧩 { $name } a résolu le problème du { $day }
puzzle-share-wrong = 🧩 { $name } a tenté le problème du { $day }
