# Das Rätsel des Tages: eine Stellung, was man tun würde, und dann, was der Experte täte.

command-puzzle = Eine Stellung am Tag: Was tust du? Die Lösung siehst nur du
button-puzzle-open = Selbst lösen

puzzle-heading = Rätsel vom { $day }
puzzle-begin = Du sitzt auf { $seat }. Eine Antwort, bis { $until }; nur du siehst sie, und kein Name wird gezeigt.
puzzle-right = ✅ Richtig: **{ $act }**.
puzzle-wrong = ❌ Deine Wahl: { $act }. Besser: **{ $best }**.
puzzle-chance = { $act } { $chance } %
puzzle-chances = Chance, die Partie zu gewinnen: { $chances }.
puzzle-obvious = Naheliegend, nach den Faustregeln: { $act }.
puzzle-taken = Am Tisch war es: { $act }.
puzzle-from-game = Runde { $hand } der Partie { $game } von hier, geliehen von allen, die sie gespielt haben.
puzzle-from-daily = Die Karten von Runde { $hand } des Tagesspiels vom { $day }, als erste Runde einer Partie.
puzzle-found = { $players ->
    [one] Heute hat hier vor dir noch niemand geantwortet.
   *[other] Bisher richtig: { $right } von { $players } Antworten hier.
}
puzzle-elsewhere = Du hast dieses Rätsel schon anderswo beantwortet. Diese Antwort zählt; hier kannst du nicht noch einmal antworten.
puzzle-next = Das nächste Rätsel kommt um { $at }.
puzzle-withdrawn = Jemand, aus dessen Partie dieses Rätsel kam, hat es zurückgenommen. Deine Antwort zählt trotzdem.
puzzle-not-yet = Das Rätsel von heute suche ich gerade aus: Gleich steht es hier. Wenn nicht, tipp noch einmal **/puzzle**.
puzzle-over = Dieses Rätsel ist vorbei. **/puzzle** zeigt das von heute.
puzzle-unanswered = Das Rätsel dieses Tages hast du nicht beantwortet. **/puzzle** zeigt das von heute.
puzzle-share-right = 🧩 { $name } hat das Rätsel vom { $day } gelöst
puzzle-share-wrong = 🧩 { $name } hat sich am Rätsel vom { $day } versucht
