# Duplicate: dieselben Runden an mehreren Tischen. Punkte einer Runde sind die der einen Seite weniger die der anderen.

command-duplicate = Duplicate: dieselben Runden an mehreren Tischen
command-duplicate-open = Ein Duplicate-Match in diesem Kanal öffnen
option-duplicate-form = Wer mit wem verglichen wird; ohne Angabe zwei Teams zu viert
option-duplicate-hands = Wie viele Runden; ohne Angabe 8
duplicate-form-teams = zwei Teams zu viert an zwei Tischen
duplicate-form-experts = zwei Paare, jedes gegen die Experten
duplicate-form-pairs = Paare an drei Tischen oder mehr, nach Matchpunkten

button-duplicate-team = Zu Team { $team }
button-duplicate-pairs = Mitspielen
button-duplicate-leave = Aussteigen
button-duplicate-begin = Beginnen
button-duplicate-finish = Jetzt beenden
button-duplicate-agree = Zustimmen
button-duplicate-off = Absagen
menu-duplicate-deal = Eine Runde an allen Tischen ansehen
duplicate-deal = Runde { $deal }

duplicate-heading = Duplicate: { $title }, { $hands } Runden
duplicate-about-teams = Beide Teams spielen dieselben Runden. An Tisch 1 sitzen zwei aus jedem Team, an Tisch 2 die anderen beiden auf vertauschten Plätzen. Es zählt die Differenz, Runde für Runde.
duplicate-about-experts = Zwei Paare spielen dieselben Runden, jedes an einem eigenen Tisch gegen dieselben zwei Experten. Es zählt die Differenz, Runde für Runde.
duplicate-about-pairs = Alle Tische spielen dieselben Runden. Ein Paar bekommt einen Matchpunkt für jedes andere Paar auf denselben Plätzen, das es in einer Runde schlägt, einen halben bei Gleichstand.
duplicate-team = Team { $team }: { $names }
duplicate-entered = Dabei: { $names }
duplicate-nobody = noch niemand
duplicate-fill = Experten besetzen die freien Plätze. Was an anderen Tischen gespielt wird, sieht vor dem Ende niemand.
duplicate-playing = Das Match wird in privaten Threads gespielt. Die Ergebnisse kommen hierher, wenn der letzte Tisch fertig ist.
duplicate-over = Das Match ist vorbei; die Ergebnisse stehen unten.
duplicate-called-off = Das Match wurde abgesagt.
duplicate-wants-off = { $host } möchte das Match absagen: Nichts davon würde zählen.
duplicate-wants-finish = { $host } möchte das Match jetzt beenden: Es würden die Runden zählen, die alle Tische gespielt haben.
duplicate-asked = Dazu muss je eine Person mit **{ button-duplicate-agree }** einverstanden sein, oder die Moderation tut es: { $names } (bis { $until }).
duplicate-proposed = Die anderen werden jetzt gefragt.
duplicate-agreed = Du bist einverstanden. Andere müssen noch zustimmen.
duplicate-finished = Das Match ist beendet: Es zählen die Runden, die alle Tische gespielt haben.
duplicate-early = Vorzeitig beendet: { $deals } von { $planned } Runden zählen.
duplicate-sure-lobby = Das Match absagen, bevor es beginnt?
duplicate-sure-off = Das Match absagen? Nichts davon zählt. Mit **{ button-duplicate-finish }** zählen die Runden, die alle Tische gespielt haben. Aus jedem anderen Team oder Paar muss jemand zustimmen, außer du moderierst hier.
duplicate-sure-finish = Das Match jetzt beenden? Es zählen die Runden, die alle Tische gespielt haben. Aus jedem anderen Team oder Paar muss jemand zustimmen, außer du moderierst hier.
duplicate-room-name = Duplicate, Tisch { $table }
duplicate-room = { $people }, das ist euer Tisch. Plätze 1 und 3: { $odd }. Plätze 2 und 4: { $even }.
duplicate-won = { $names } gewinnen mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} Vorsprung.
duplicate-drawn = Das Match endet unentschieden.
duplicate-columns-teams = Punkte von Team 1 an Tisch 1, an Tisch 2 und die Differenz:
duplicate-columns-experts = Punkte von { $first }, von { $second } und die Differenz:
duplicate-columns-pairs = Punkte der Plätze 1 und 3 an jedem Tisch:
duplicate-row = { $place } { $names } · { $matchpoints }
duplicate-about-matchpoints = Ein Matchpunkt für jedes geschlagene Ergebnis auf denselben Plätzen, ein halber bei Gleichstand.
duplicate-replay = { $deal } von { $deals } · Schritt { $step } von { $steps } · Tische von links nach rechts: { $tables }
duplicate-no-replay = Diese Runden sind nicht mehr zu finden.
duplicate-refused-gone = Dieses Match ist vorbei.
duplicate-refused-begun = Das Match hat schon begonnen.
duplicate-refused-full = Dieses Team ist voll. Geh ins andere.
duplicate-refused-not-host = Das können nur die Person, die das Match eröffnet hat, und die Moderation.
duplicate-refused-too-few = Zum Vergleichen fehlt noch jemand: Jedes Team braucht jemanden, und für Paare braucht es mindestens drei.
duplicate-refused-hosting = Du richtest auf diesem Server schon ein Match aus. Sag es ab oder spiel es zu Ende.
duplicate-refused-rules = Duplicate braucht vier in zwei Teams und Runden, an denen niemand etwas ändern kann. Schalte Old School, Abheben, gestohlenes Geben, Ass ohne Bild und den Spießumdreher aus.
duplicate-refused-no-deals = Noch keine Runde ist an allen Tischen gespielt, es würde also nichts zählen. **{ button-duplicate-off }** sagt das Match ab.
duplicate-refused-no-proposal = Es gibt nichts mehr, dem man zustimmen könnte.
duplicate-refused-not-asked = Zustimmen können nur, die für die dort genannten Teams oder Paare spielen.
duplicate-refused-too-many-threads = Dieser Server hat schon so viele aktive Threads, wie Discord erlaubt. Bitte die Moderation, einige zu schließen, und drück dann noch einmal auf **{ button-duplicate-begin }**.
duplicate-refused-no-rooms = Ich brauche einen Textkanal, in dem ich private Threads erstellen und in Threads schreiben darf. Bitte die Moderation, beides zu erlauben, und drück dann noch einmal auf **{ button-duplicate-begin }**.
duplicate-no-threads-here = Duplicate braucht private Threads für die Tische, und die gibt es nur in Textkanälen. Eröffne das Match in einem Textkanal.
duplicate-missing = Ich kann hier kein Match leiten: Mir fehlen in diesem Kanal Berechtigungen ({ $rights }). Gib sie mir, oder eröffne das Match anderswo.
duplicate-refused-later = Discord antwortet gerade nicht. Sobald es das tut, geht es weiter.
