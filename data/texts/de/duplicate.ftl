# Duplicate: dieselben Runden an mehreren Tischen. Punkte einer Runde sind die der einen Seite weniger die der anderen.

command-duplicate = Duplicate: dieselben Runden an mehreren Tischen
command-duplicate-open = Ein Duplicate-Match in diesem Kanal öffnen
command-duplicate-remove = Jemanden vor dem Start aus deinem Duplicate-Match wegschicken
option-duplicate-form = Wer mit wem verglichen wird; ohne Angabe zwei Teams zu viert
option-duplicate-hands = Wie viele Runden; ohne Angabe 8; bei Paaren so viele höchstens für jeden
option-duplicate-remove-member = Wer gehen soll
duplicate-form-teams = zwei Teams zu viert an zwei Tischen
duplicate-form-pairs = Paare, die in jedem Durchgang neue Gegner treffen, in Prozent

button-duplicate-team = Zu Team { $team }
button-duplicate-pairs = Mitspielen
button-duplicate-leave = Aussteigen
button-duplicate-begin = Beginnen
button-duplicate-finish = Jetzt beenden
button-duplicate-agree = Zustimmen
button-duplicate-decline = { button-decline }
button-duplicate-off = Absagen
button-duplicate-results = Ergebnisdatei
menu-duplicate-deal = Runde vergleichen
menu-duplicate-partner = Partner wählen
duplicate-deal = Runde { $deal }

duplicate-heading = Duplicate: { $title }, { $hands } Runden
duplicate-heading-pairs = Duplicate: { $title }, Paare, bis zu { $hands } Runden für jedes
duplicate-heading-rounds = Duplicate: { $title }, { $rounds } Durchgänge zu { $deals } Runden
duplicate-about-teams = Beide Teams spielen dieselben Runden. An Tisch 1 sitzen zwei aus jedem Team, an Tisch 2 die anderen beiden auf vertauschten Plätzen. Es zählt die Differenz, Runde für Runde.
duplicate-about-pairs = In einem Durchgang spielen alle Tische dieselben Runden; danach treffen die Paare neue Gegner. Ein Paar bekommt einen Matchpunkt für jedes andere Paar auf denselben Plätzen, das es in einer Runde schlägt, einen halben bei Gleichstand. Es zählt, wie viel Prozent der möglichen Matchpunkte es hat.
duplicate-team = Team { $team }: { $names }
duplicate-pairs-entered = Paare: { $names }
duplicate-alone = { $name } (noch ohne Partner)
duplicate-nobody = noch niemand
duplicate-fill = Experten besetzen die freien Plätze. Was an anderen Tischen gespielt wird, sieht vor dem Ende niemand.
duplicate-fill-pairs = Wer niemanden gewählt hat, spielt mit dem Nächsten, der dazukommt. Wer allein ist, spielt mit einem Experten; Experten ergänzen auch auf vier Paare. Ist die Zahl der Paare ungerade, setzt in jedem Durchgang eines aus. Vor dem Ende kann sich niemand eine Runde noch einmal ansehen.
duplicate-length = Bei { $pairs } Paaren sind das { $rounds } Durchgänge mit je { $deals } Runden: { $each } für jedes Paar, oder weniger, wenn eines aussetzt.
duplicate-playing = Das Match wird in privaten Threads gespielt. Die Ergebnisse kommen hierher, wenn der letzte Tisch fertig ist.
duplicate-round = Durchgang { $round } von { $rounds } läuft in privaten Threads. Das Endergebnis kommt hierher.
duplicate-waits = { $host }: Das Match muss warten und geht weiter, sobald es kann. { $why }
duplicate-waits-no-rooms = Ich kann hier keine privaten Threads erstellen oder nicht darin schreiben.
duplicate-waits-too-many-threads = Dieser Server hat schon so viele aktive Threads, wie Discord erlaubt. Bitte die Moderation, einige zu schließen.
duplicate-waits-server-full = Auf diesem Server spielen schon so viele Turniertische, wie erlaubt sind.
duplicate-waits-bot-full = Right Bower hat gerade keinen Platz für weitere Turniertische.
duplicate-waits-maintenance = Right Bower wird gleich neu gestartet.
duplicate-waits-server-blocked = Die Betreiber von Right Bower lassen diesen Server keine neuen Partien beginnen; **/about** nennt, wen du fragen kannst.
duplicate-sits-out = Setzt aus: { $names }
duplicate-standing = Nach Durchgang { $round }:
duplicate-over = Das Match ist vorbei; die Ergebnisse stehen unten.
duplicate-called-off = Das Match wurde abgesagt.
duplicate-removed = { $name } ist nicht mehr dabei und kann zu diesem Match nicht zurückkommen.
duplicate-wants-off = { $host } möchte das Match absagen: Nichts davon würde zählen.
duplicate-wants-finish = { $host } möchte das Match jetzt beenden: Es würden die Runden zählen, die alle Tische gespielt haben.
duplicate-asked = Dazu muss je eine Person mit **{ button-duplicate-agree }** einverstanden sein, oder die Moderation tut es: { $names } (innerhalb von { $minutes } Minuten ab { $at }; Ausfälle zählen nicht mit). Ein **{ button-decline }** beendet die Anfrage.
duplicate-proposed = Die anderen werden jetzt gefragt.
duplicate-agreed = Du bist einverstanden. Andere müssen noch zustimmen.
duplicate-declined = { $name } hat Nein gesagt: Das Match geht weiter.
duplicate-finished = Das Match ist beendet: Es zählen die Runden, die alle Tische gespielt haben.
duplicate-early = Vorzeitig beendet: { $deals } von { $planned } Runden zählen.
duplicate-sure-lobby = Das Match absagen, bevor es beginnt?
duplicate-sure-off = Das Match absagen? Nichts davon zählt. Mit **{ button-duplicate-finish }** zählen die Runden, die alle Tische gespielt haben. Aus jedem anderen Team oder Paar muss jemand zustimmen, außer du moderierst hier.
duplicate-sure-finish = Das Match jetzt beenden? Es zählen die Runden, die alle Tische gespielt haben. Aus jedem anderen Team oder Paar muss jemand zustimmen, außer du moderierst hier.
duplicate-room-name = Duplicate, Tisch { $table }
duplicate-room-name-round = Duplicate, Durchgang { $round }, Tisch { $table }
duplicate-room = { $people }, das ist euer Tisch. Plätze 1 und 3: { $odd }. Plätze 2 und 4: { $even }.
duplicate-room-round = Durchgang { $round } von { $rounds }, Runden { $first } bis { $last }.
duplicate-won = { $names } gewinnen mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} Vorsprung.
duplicate-drawn = Das Match endet unentschieden.
duplicate-results = Duplicate-Ergebnis
duplicate-results-here = Alle Ergebnisse als CSV, die Bilder und die Aufzeichnung jedes Tisches. In README.txt steht, was die Spalten bedeuten.
duplicate-no-results = Die Ergebnisdatei gibt es, wenn das Match vorbei ist.
duplicate-readme =
    Duplicate: { $title }
    results-1.png und so weiter: die Ergebnisse als Bilder.
    deals.csv: eine Zeile für jede Runde an jedem Tisch. pair_13 saß auf den Plätzen 1 und 3, pair_24 auf 2 und 4; points_13 und points_24 sind ihre Punkte. Bei Paaren zählen match_points_13 und match_points_24 die anderen Paare auf denselben Plätzen, die weniger Punkte haben, und die Hälfte derer mit gleich vielen.
    pairs.csv (bei Paaren): eine Zeile für jedes Paar. percent ist der Mittelwert über die Runden, die es gespielt hat: seine Matchpunkte in Prozent von den möglichen; eine Runde mit nur einem Ergebnis zählt 50. deals_played enthält keine Durchgänge, in denen es ausgesetzt hat. place ist leer bei Paaren aus Computern, bei Paaren, für die auf beiden Plätzen meist ein Computer spielte, und bei Paaren, die noch keine Runde gespielt haben; computer sagt yes, wo ein Computer spielte.
    rounds.csv (bei Paaren): eine Zeile für jedes Paar in jedem Durchgang: wo es saß, gegen wen, und seine Matchpunkte und Prozent in diesem Durchgang; sits_out sagt yes, wo es keinen Tisch hatte.
    Zahlen und Spalten stehen so da, wie Tabellenprogramme dieser Sprache sie lesen. Vor einem Namen, der eine Zahl, ein Datum oder eine Formel sein könnte, steht ein '.
    Der Ordner records enthält jede Runde jedes Tisches, soweit noch aufbewahrt; /verify und docs/record-format.md erklären sie.
duplicate-deals = Runde für Runde
duplicate-rounds = Durchgang für Durchgang
duplicate-in-percent = in Prozent
duplicate-total = Summe
duplicate-table = Tisch { $table }
duplicate-column-team = Team
duplicate-column-table = Tisch
duplicate-column-mp = MP
duplicate-column-matchpoints = Matchpunkte
duplicate-column-share = Anteil
duplicate-column-swing = Differenz
duplicate-column-running = Stand
duplicate-column-round = D{ $round }
duplicate-points-teams = Punkte von Team 1 an jedem Tisch
duplicate-points-pairs = Punkte der Plätze 1 und 3 an jedem Tisch
duplicate-called = Trumpf bestimmt
duplicate-trump = Trumpf
duplicate-lead = Ausspiel
duplicate-tricks = Stiche gemacht
duplicate-points = Punkte, 1 + 3 : 2 + 4
duplicate-matchpoints = Matchpunkte
duplicate-share = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
duplicate-about-matchpoints = Ein Matchpunkt für jedes geschlagene Ergebnis auf denselben Plätzen, ein halber bei Gleichstand. Prozent von allen, die ein Paar in seinen Runden hätte bekommen können.
duplicate-replay = { $deal } von { $deals } · Schritt { $step } von { $steps } · Tische: { $tables }
duplicate-no-replay = Diese Runden sind nicht mehr zu finden.
duplicate-refused-gone = Dieses Match ist vorbei.
duplicate-refused-unreadable = Dieses Match kann ich gerade nicht lesen. Es ist nicht verloren, es wartet nur auf eine neuere Version von mir oder auf eine Reparatur durch meine Betreiber.
duplicate-refused-begun = Das Match hat schon begonnen.
duplicate-refused-full = Hier ist kein Platz mehr frei. Geh ins andere Team, wenn es eines gibt, oder warte auf das nächste Match.
duplicate-refused-seat-barred = Dieser Platz lässt sich nicht nehmen. Warte auf das nächste Match oder eröffne eines mit **/duplicate open**.
duplicate-refused-not-host = Das können nur die Person, die das Match eröffnet hat, und die Moderation.
duplicate-refused-too-few = Zum Vergleichen fehlt noch jemand: Jedes Team braucht jemanden, und für Paare braucht es mindestens drei.
duplicate-refused-hosting = Du richtest auf diesem Server schon ein Match aus. Sag es ab oder spiel es zu Ende.
duplicate-hosting-there = Du richtest in { $channel } schon ein Match aus. Sag es dort ab oder spiel es zu Ende; seine Nachricht ist dort die neueste.
duplicate-hosting-refused = In { $channel }, wo du schon ein Match ausrichtest, kann ich nichts posten: Discord lehnt es ab. Seine letzte Nachricht dort gilt noch; oder bitte die Moderation, mich dort schreiben zu lassen.
duplicate-moved-here = Den Kanal deines Matches gibt es nicht mehr; es geht hier weiter.
duplicate-stays = Du richtest schon ein Match aus: { $title }, { $hands } Runden, { $form }. Dabei bleibt es: Deine Optionen wurden nicht übernommen. Sag es ab, wenn du ein anderes willst.
duplicate-refused-shape = Duplicate braucht vier in zwei Teams. Wähle ein anderes Spiel.
duplicate-refused-rules = Duplicate braucht Runden, an denen niemand etwas ändern kann. Schalte aus: { $options }.
duplicate-refused-no-deals = Noch keine Runde ist an allen Tischen gespielt, es würde also nichts zählen. **{ button-duplicate-off }** sagt das Match ab.
duplicate-refused-no-proposal = Es gibt nichts mehr, dem man zustimmen könnte.
duplicate-refused-not-asked = Zustimmen können nur, die für die dort genannten Teams oder Paare spielen.
duplicate-refused-no-partner = Wähl jemand anderen, der dabei ist. Nur einen Platz bekommst du mit **{ button-duplicate-pairs }**.
duplicate-refused-no-lobby = In diesem Kanal wartet kein Duplicate-Match auf Mitspielende. **/duplicate open** eröffnet eins.
duplicate-refused-not-played = Du hast in diesem Match nicht mitgespielt.
duplicate-refused-not-joined = Diese Person wartet nicht auf dieses Match. Seine Nachricht zeigt, wer dabei ist.
duplicate-refused-too-many-threads = Dieser Server hat schon so viele aktive Threads, wie Discord erlaubt. Bitte die Moderation, einige zu schließen, und drück dann noch einmal auf **{ button-duplicate-begin }**.
duplicate-refused-no-rooms = Ich brauche einen Textkanal, in dem ich private Threads erstellen und in Threads schreiben darf. Bitte die Moderation, beides zu erlauben, und drück dann noch einmal auf **{ button-duplicate-begin }**.
duplicate-no-threads-here = Duplicate braucht private Threads für die Tische, und die gibt es nur in Textkanälen. Eröffne das Match in einem Textkanal.
duplicate-missing = Ich kann hier kein Match leiten: Mir fehlen in diesem Kanal Berechtigungen ({ $rights }). Gib sie mir, oder eröffne das Match anderswo.
duplicate-refused-later = Discord antwortet gerade nicht. Sobald es das tut, geht es weiter.
