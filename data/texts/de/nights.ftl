# Euchre-Abende: die Anmeldung, Runden und Tabellen, die alle lesen, und die Antworten auf /night.

night-heading = 🃏 **{ $name }** · Euchre-Abend
night-starts = Beginn: { $at }. Leitung: { $host }
night-started = Beginn: { $at }. Leitung: { $host }
night-game = { $game } · { $movement } · { $length }
night-house-rules = Hausregeln: { $rules }
night-for = Nur für { $role }.
night-for-everyone = Kommen dürfen alle, die diesen Kanal sehen.
night-computers = Computer: { $level }. Mindestzahl: { $least }.
night-listed = Steht bei den Events des Servers.
night-length-hands = { $rounds ->
    [one] 1 Durchgang mit { night-seat-hands }
   *[other] { $rounds } Durchgänge mit je { night-seat-hands }
}
night-length-minutes = { $rounds ->
    [one] 1 Durchgang von { night-seat-minutes }
   *[other] { $rounds } Durchgänge von je { night-seat-minutes }
}
night-length-points = { $rounds ->
    [one] 1 Durchgang bis { points } an Tisch { $table }
   *[other] { $rounds } Durchgänge bis { points } an Tisch { $table }
}
night-length-points-minutes = { $rounds ->
    [one] 1 Durchgang bis { points } an Tisch { $table } oder { night-seat-minutes } (was zuerst kommt)
   *[other] { $rounds } Durchgänge bis { points } an Tisch { $table } oder { night-seat-minutes } (was zuerst kommt)
}
night-length-hands-out = Durchgänge mit je { night-seat-hands }, bis ein Paar übrig ist
night-length-minutes-out = Durchgänge von je { night-seat-minutes }, bis ein Paar übrig ist
night-length-points-out = Durchgänge bis { points } an Tisch { $table }, bis ein Paar übrig ist
night-length-points-minutes-out = Durchgänge bis { points } an Tisch { $table } oder { night-seat-minutes } (was zuerst kommt), bis ein Paar übrig ist
night-by-time = Nicht alle Tische spielen gleich viele Runden; es zählen die angeschriebenen Punkte, so wie sie sind.
night-weekly = 🔁 Jede Woche um diese Zeit: Der nächste Abend öffnet hier von selbst. Die Leitung beendet das mit **/night repeat**.
movement-individual = Einzeln: alle mit allen
movement-ladder = Leiter (Sieg steigt auf)
movement-pairs-ladder = Leiter für feste Paare
movement-round-robin = Feste Paare
movement-swiss = Schweizer System für Paare
movement-single-elimination = K.-o. für Paare
night-people = **Dabei: { $count }** (höchstens { $most }). Computer füllen die Tische auf, niemand muss aussetzen.
night-nobody = Noch niemand hat sich angemeldet.
night-pair = { $one } mit { $other }
night-wish = { $one } (möchte mit { $other })
night-pairs = Partner bleiben den ganzen Abend zusammen. Wollt ihr als Paar antreten, tippt jemand von euch **/night join** und nennt unter *partner* den anderen, der dann zusagt. Alle anderen bekommen ihr Gegenüber beim Start zugelost: zuerst Menschen, wer übrig bleibt, einen Computer.
night-alone = Noch ohne Partner: { $names }
night-check-in = Der Check-in läuft: Drück **{ button-night-here }** (✅). Wer { $minutes } Minuten nach dem Start fehlt, wird durch einen Computer ersetzt.
night-check-in-later = Der Check-in öffnet { $in }. Wer { $minutes } Minuten nach dem Start fehlt, wird durch einen Computer ersetzt.
night-late = Zu spät? **{ button-night-join }** gibt dir ab dem nächsten Durchgang einen Platz, an dem ein Computer spielt. Ist keiner frei, wartest du auf einen.
night-spares-next = Als Nächste für den Platz eines Computers dran: { $names }
night-spares-wait = Warten auf einen Platz: { $names }
night-away = Ein Computer spielt für: { $names }
night-remind = { $people } **{ $name }** beginnt um { $at }. Drück **{ button-night-here }** in { $channel }, wenn du da bist.
night-round = **{ $name } · Durchgang { $number }**
night-round-of = **{ $name } · Durchgang { $number } von { $rounds }**
night-round-unfinished = { $title }
    Der Abend endete vor dem Ende dieses Durchgangs.
night-ends = Schluss ist { $in }; die laufende Runde wird zu Ende gespielt.
night-ends-at = Schluss ist um { $at }; die laufende Runde wird zu Ende gespielt.
night-called = 🔔 Schluss! Jeder Tisch spielt seine Runde zu Ende, dann ist der Durchgang vorbei.
night-last-call = ⏳ Gleich, um { $at }, ist Schluss. Wer bis dahin gegeben hat, spielt die Runde zu Ende.
night-ends-points = Die Glocke läutet, wenn ein Team an Tisch { $table } { points } hat; dann spielt jeder Tisch seine Runde zu Ende.
night-next = Durchgang { $number } beginnt um { $at }:
night-provisional = **{ $name } · Alle Durchgänge sind gespielt**
    Vorläufig: Die Ergebnisse sind { $in } endgültig. Bis dahin kann die Leitung das Ergebnis eines Tisches mit **/night correct** berichtigen; **/night finish** beendet das Warten.
night-provisional-over = **{ $name }**: Alle Durchgänge sind gespielt, und die Ergebnisse unten sind endgültig.
night-table = **Tisch { $table }**{ $where }: { $odd } – { $even }
night-side = { $one } & { $two }
night-byes = Spielfrei in diesem Durchgang: { $pairs }
night-decided = { $extra ->
    [one] Tisch { $table } stand in allem gleich; eine weitere Runde entschied für { $pair }.
   *[other] Tisch { $table } stand in allem gleich; { $extra } weitere Runden entschieden für { $pair }.
}
night-corrected = ✏️ Tisch { $table }, { $odd } – { $even }: { $after } statt { $before }, berichtigt von { $host }.
night-swapped = ✏️ { $host } hat Plätze getauscht: { $one } mit { $other }.
night-wants-correct = { $host } möchte, dass Tisch { $table } { $points } zählt.
night-wants-swap = { $host } möchte, dass { $one } und { $other } im nächsten Durchgang die Plätze tauschen.
night-wants-replace = { $host } möchte, dass ein Computer für { $name } spielt.
night-wants-end-round = { $host } möchte den Durchgang beenden: Jeder Tisch spielt dann nur noch seine Runde zu Ende.
night-wants-finish = { $host } möchte den Abend jetzt beenden: Nur die gespielten Durchgänge würden zählen.
night-wants-extend = { $host } möchte den Durchgang verlängern. Zusätzliche Runden an jedem Tisch: { $hands }.
night-wants-extend-minutes = { $host } möchte den Durchgang um { $minutes } min verlängern.
night-asked = { $people } { $host } spielt selbst mit, darum muss eine Person von euch einverstanden sein: **{ button-night-agree }**. Ein **{ button-decline }** beendet die Anfrage.
night-agreed = ✓ { $name } ist einverstanden.
night-declined = ✗ { $name } hat Nein gesagt.
night-not-agreed = Niemand hat rechtzeitig zugestimmt.
night-seat = Durchgang { $number }, Tisch { $table }: { $odd } gegen { $even }. Deine Karten zeigt **{ button-hand }**; ein Durchgang hat { $length }.
night-seat-hands = { $hands ->
    [one] 1 Runde
   *[other] { $hands } Runden
}
night-seat-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
night-seat-points = { points } an Tisch { $table } als Ziel
night-seat-points-minutes = { points } an Tisch { $table } als Ziel oder { night-seat-minutes } (was zuerst kommt)
night-standings-title = Stand nach Durchgang { $number }
night-standings-now = Der Stand jetzt
night-standings-final = Endstand
night-standings-key = Bei gleichen Punkten zählen, in dieser Folge: gewonnene Partien, gewonnene Runden, Soli (alle Stiche), erzielte Euchres. Computer stehen außer Wertung.
card-title = Punktezettel von { $person }
card-partner = Mit
card-result = Ergebnis
card-computer = Computer
night-card-place = Platz: { $place }
night-column-points = Punkte
night-column-round = Raus in Durchgang
bracket-bye = spielfrei
bracket-round = Durchgang { $number }
night-column-games = Partien
night-column-hands = Runden
night-column-loners = Soli
night-column-euchres = Euchres
night-over = **{ $name } ist zu Ende.**
night-over-early = { $rounds ->
    [one] **{ $name } ist zu Ende.** Der Abend wurde vorzeitig beendet: 1 Durchgang zählt.
   *[other] **{ $name } ist zu Ende.** Der Abend wurde vorzeitig beendet: { $rounds } Durchgänge zählen.
}
night-sure-finish = { $rounds ->
    [one] **{ $name }** jetzt beenden? Der gespielte Durchgang zählt; ein laufender nicht.
   *[other] **{ $name }** jetzt beenden? Die { $rounds } gespielten Durchgänge zählen; ein laufender nicht.
}
night-sure-off = **{ $name }** absagen? Nichts davon zählt: keine Plätze, Ehren oder Ligapunkte. **{ button-night-finish }** (**/night finish**) lässt gespielte Durchgänge zählen.
night-sure-off-weekly = Nächste Woche öffnet trotzdem einer; soll es keinen mehr geben, nimm vorher **/night repeat**.
night-winner = 🏆 { $names }
night-winner-nobody = Niemand steht in der Wertung: Das meiste haben Computer gespielt.
night-computers-ahead = Computer hatten mehr; sie stehen außer Wertung.
night-shared = { $count ->
    [4] vier teilen ihn sich
    [5] fünf teilen ihn sich
    [6] sechs teilen ihn sich
    [7] sieben teilen ihn sich
    [8] acht teilen ihn sich
    [9] neun teilen ihn sich
    [10] zehn teilen ihn sich
    [11] elf teilen ihn sich
    [12] zwölf teilen ihn sich
   *[other] { $count } teilen ihn sich
}
night-prize-loners = Meiste Soli: { $names } ({ $count })
night-prize-euchres = Meiste erzielte Euchres: { $names } ({ $count })
night-prize-high-game = Bester Durchgang: { $names } ({ $count })
night-closed-too-few = **{ $name }** findet nicht statt: Es waren weniger als zwei Leute da.
night-closed-deserted = **{ $name }** ist vorzeitig zu Ende: Niemand war mehr da; nichts davon zählt.
night-closed-asked = **{ $name }** wurde von { $host } abgesagt; nichts davon zählt.
night-closed-place-gone = **{ $name }** ist vorzeitig zu Ende: Den Kanal gibt es nicht mehr.
night-next-week = 🔁 Der nächste Abend öffnet hier von selbst.
night-repeat-ended = 🔁 Vier Wochen nacheinander kamen zu wenige, deshalb wird der Abend nicht mehr wiederholt. **/night open** eröffnet einen neuen.
night-host-gone = 🔁 **{ $name }** wird nicht mehr wiederholt: Wer den Abend geleitet hat, ist nicht mehr auf diesem Server. **/night open** eröffnet einen neuen.
night-host-gone-co-hosts = 🔁 **{ $name }** wird nicht mehr wiederholt: Wer den Abend geleitet hat, ist nicht mehr auf diesem Server. Übernehmen kann ihn mit **/night repeat**: { $hosts }.
night-held-maintenance = **{ $name }**: Durchgang { $number } muss warten, weil Right Bower gleich neu gestartet wird. Danach beginnt er von selbst.
night-held-server-blocked = **{ $name }**: Durchgang { $number } muss warten, weil die Betreiber von Right Bower diesen Server keine neuen Partien beginnen lassen.
night-waits-server-full = { $people } **{ $name }**: { $count ->
    [one] Tisch { $tables } muss warten, weil auf diesem Server so viele Turniertische spielen, wie erlaubt sind. Er beginnt von selbst, wenn ein anderer fertig ist.
   *[other] Die Tische { $tables } müssen warten, weil auf diesem Server so viele Turniertische spielen, wie erlaubt sind. Sie beginnen von selbst, wenn andere fertig sind.
}
night-waits-bot-full = { $people } **{ $name }**: { $count ->
    [one] Tisch { $tables } muss warten, weil so viele Turniertische spielen, wie Right Bower Platz hat. Er beginnt von selbst, wenn ein anderer fertig ist.
   *[other] Die Tische { $tables } müssen warten, weil so viele Turniertische spielen, wie Right Bower Platz hat. Sie beginnen von selbst, wenn andere fertig sind.
}
night-waits-maintenance = { $people } **{ $name }**: { $count ->
    [one] Tisch { $tables } muss warten, weil Right Bower gleich neu gestartet wird. Danach beginnt er von selbst.
   *[other] Die Tische { $tables } müssen warten, weil Right Bower gleich neu gestartet wird. Danach beginnen sie von selbst.
}
night-waits-server-blocked = { $people } **{ $name }**: { $count ->
    [one] Tisch { $tables } muss warten, weil die Betreiber von Right Bower diesen Server keine neuen Partien beginnen lassen.
   *[other] Die Tische { $tables } müssen warten, weil die Betreiber von Right Bower diesen Server keine neuen Partien beginnen lassen.
}
night-no-threads = Manche Tische haben keinen Kanal: Ich kann in { $channel } keine Threads erstellen (mir fehlen dort *Kanal ansehen*, *Öffentliche Threads erstellen* und *Nachrichten in Threads senden*). { $host }: Gib mir diese Berechtigungen, oder wähle mit **/night place** für jeden einen Kanal.
night-too-many-threads = Die Tische haben keinen Platz: Dieser Server hat schon so viele aktive Threads, wie Discord erlaubt. { $host }: Lass einige schließen, oder wähle mit **/night place** einen Kanal für jeden Tisch ({ $channel } kann gerade keine Threads mehr haben).
night-event-host = { $host }: Der Abend kann nicht unter den Events des Servers stehen. { $why }
night-thread = { $name } · Tisch { $table }
night-readme =
    { $name } · { $starts }
    standings.png und standings.csv: der Endstand, eine Zeile für alle oder für jedes feste Paar.
    partner ist die andere Person eines Paars. place ist leer bei Computern und bei Leuten, deren Durchgänge meist ein Computer gespielt hat (bei Paaren: die von beiden); dann steht bei computer yes. points, hands_won (gewonnene Runden), loners (Soli) und euchres_given (erzielte Euchres) sind Summen über alle Durchgänge; bei Paaren sind loners die von beiden und euchres_given die der Person mit den meisten; games_won zählt Durchgänge mit mehr Punkten als die Gegenseite; high_game ist der beste Durchgang.
    tables.csv: eine Zeile für jeden Tisch jedes Durchgangs. points_1 und points_2 sind die Punkte von pair_1 und pair_2; extra_hands haben einen Gleichstand entschieden und zählen zu hands_played. counted_first_1 und counted_first_2 sind die Punkte, bevor die Leitung sie berichtigt hat.
    seats.csv: eine Zeile für jeden Platz an jedem Tisch mit dem, was dort gewonnen wurde; name sagt, wer dort saß.
    score-cards.txt: ein Punktezettel für jede Person.
    Bei Durchgängen nach der Uhr oder bis zu einer Punktzahl spielen nicht alle Tische gleich viele Runden; es zählen die angeschriebenen Punkte, so wie sie sind.
    Zahlen und Spalten stehen so da, wie Tabellenprogramme dieser Sprache sie lesen. Vor einem Namen, der eine Zahl, ein Datum oder eine Formel sein könnte, steht ein '.
    Der Ordner records enthält alle Runden aller Tische, die noch aufbewahrt werden; /verify und docs/record-format.md erklären sie.

honours-title = Euchre-Abende: die ewige Bestenliste
honours-column-podiums = Top 3
honours-column-prizes = Preise
honours-column-best = Bester Abend
honours-column-high = Bester Durchgang
honours-none = Hier wurde noch kein Euchre-Abend zu Ende gespielt. **/night open** eröffnet einen.
honours-loners = Soli { $count }
honours-euchres = Euchres { $count }
honours-high-game = beste Durchgänge { $count }

button-night-join = Mitmachen
button-night-leave = Abmelden
button-night-here = Ich bin da
button-night-out = Aussteigen
button-night-back = Ich bin zurück
button-night-standings = Stand
button-night-results = Ergebnisse
button-night-card = Mein Zettel
button-night-finish = Jetzt beenden
button-night-off = Absagen
button-night-agree = Zustimmen
button-night-decline = { button-decline }
button-night-rounds = Durchgänge …
button-night-people = Mitspielende …
button-night-rules = Spiel …

command-night = Euchre-Abende: viele Tische, Durchgänge und eine Tabelle
command-night-open = Einen Euchre-Abend in diesem Kanal eröffnen; man meldet sich mit einem Knopf an
command-night-settings = Was am Abend dieses Kanals gilt; bis zum Beginn kann die Leitung es ändern
command-night-join = Beim Euchre-Abend dieses Kanals mitmachen
command-night-leave = Den Euchre-Abend dieses Kanals verlassen; hat er begonnen, spielt ein Computer für dich weiter
command-night-back = Zum Euchre-Abend dieses Kanals zurückkommen: Du spielst ab dem nächsten Durchgang wieder mit
command-night-show = Den Euchre-Abend dieses Kanals noch einmal zeigen
command-night-standings = Der aktuelle Stand des Euchre-Abends in diesem Kanal
command-night-results = Ergebnisse eines Abends: Bild, CSV und alle Aufzeichnungen als Zip
command-night-hall-of-fame = Die ewige Bestenliste der Euchre-Abende dieses Servers
command-night-start = Den Beginn verlegen (Leitung oder Moderation)
command-night-extend = Dem Durchgang Runden oder Minuten dazugeben (Leitung oder Moderation)
command-night-end-round = Alle Tische spielen ihre Runde zu Ende, dann endet der Durchgang (Leitung oder Moderation)
command-night-replace = Einen Computer für jemanden spielen lassen (Leitung oder Moderation)
command-night-co-host = Jemanden den Abend mitleiten lassen (Leitung oder Moderation)
command-night-repeat = Den Abend jede Woche neu eröffnen oder das beenden (Leitung oder Moderation)
command-night-correct = Ein Ergebnis des letzten Durchgangs bis zum nächsten oder zum Ende berichtigen (Leitung/Moderation)
command-night-swap = Zwei im nächsten Durchgang die Plätze tauschen lassen (Leitung oder Moderation)
command-night-place = Einen Tisch in einen anderen Kanal verlegen (Leitung oder Moderation)
command-night-finish = Den Abend jetzt beenden; gespielte Durchgänge zählen (Leitung oder Moderation)
command-night-call-off = Den Abend absagen; nichts davon zählt (Leitung oder Moderation)
option-night-name = Wie der Abend heißt
option-night-start = Wann: 30 (Minuten), 2h, in 90 Minuten, 20 Uhr, morgen 20:00 oder eine Zeit mit @time
option-night-rounds = Wie viele Durchgänge, außer bei K.-o. (ohne Angabe: 6)
option-night-role = Wer kommen darf: nur wer diese Rolle hat, und die Leitung (ohne Angabe: alle, die den Kanal sehen)
repeat-weekly = jede Woche
repeat-never = nie
option-night-partner = Mit wem du spielen möchtest: Wer das ist, wird gefragt und sagt Ja oder Nein
option-night-more-hands = Zusätzliche Runden
option-night-more-minutes = Zusätzliche Minuten
option-night-player = Für wen ein Computer spielen soll
option-night-co-host = Wer darf, was die Leitung darf
option-night-co-host-remove = Das wieder zurücknehmen
option-night-repeat-when = Jede Woche ab dem Start dieses Abends, oder nie
option-night-correct-first = Punkte des zuerst genannten Paars
option-night-correct-second = Punkte des anderen Paars
option-night-swap-one = Wer den Platz tauscht; feste Paare tauschen zusammen
option-night-swap-other = Wessen Platz es wird
option-night-table = Die Nummer des Tisches
option-night-channel = In welchem Kanal der Tisch spielen soll
option-night-number = Die Nummer eines Abends, wie seine letzte Nachricht sie zeigt (ohne Angabe: der letzte Abend)

night-opened = Der Abend ist eröffnet: Mitmachen geht mit dem Knopf darunter.
night-settings-until = -# Das alles lässt sich bis zum Beginn ändern; **/night settings** zeigt diese Seite wieder. **/night start** verlegt den Beginn.
night-settings-kept = Gespeichert. Die Nachricht des Abends zeigt es.
night-set-rounds-title = Durchgänge
night-set-people-title = Mitspielende
night-set-rules-title = Spiel
night-set-movement = Wer auf wen trifft
night-set-rounds = Durchgänge
night-set-rounds-about = Außer bei K.-o.
night-set-hands = Runden je Durchgang
night-set-hands-about = Ohne Minuten und Punkte; bei 8 geben alle zweimal
night-set-minutes = Minuten je Durchgang
night-set-minutes-about = Stattdessen nach Zeit: Nach so vielen Minuten spielt jeder Tisch seine Runde zu Ende
night-set-points = Punkte je Durchgang
night-set-points-about = Stattdessen nach Punkten: Die Glocke läutet, sobald an Tisch 1 eine Seite so viele hat
night-set-role = Wer kommen darf
night-set-role-about = Nur wer diese Rolle hat, und die Leitung; ohne Rolle alle, die den Kanal sehen
night-set-least = Mindestzahl
night-set-least-about = Computer füllen auf, höchstens einer je Person, dann den letzten Vierertisch
night-set-level = Computer
night-set-extras = Außerdem
night-set-preset = Spiel
night-set-options = Hausregeln
night-set-options-about = Wie man sie tippt, zum Beispiel defend_alone=yes farmers_hand=any-three; leer: die üblichen
night-extra-event = Bei den Events des Servers zeigen
night-extra-weekly = Jede Woche zur selben Zeit neu eröffnen
night-set-wrong = *{ $field }* nimmt eine ganze Zahl von { $low } bis { $high }, nicht { $typed }; es bleibt, wie es war.
night-shown = Die Nachricht des Abends kommt noch einmal, weiter unten.
night-number = Die Ergebnisse gibt es später mit **/night results** und `number: { $number }`
night-done-join = Du bist dabei.
night-done-leave = Du stehst nicht mehr auf der Liste.
night-done-out = Ein Computer spielt für dich weiter. **{ button-night-back }** holt dich zum nächsten Durchgang zurück.
night-done-here = Du bist da. Viel Spaß!
night-done-back = Schön, dass du wieder da bist: Du spielst ab dem nächsten Durchgang.
night-done-late = Du bist dabei: Im nächsten Durchgang übernimmst du den Platz eines Computers, wenn dann einer für dich frei ist.
night-done-wait = Du stehst auf der Warteliste: Der nächste Platz eines Computers, der für dich frei ist, gehört dir.
night-done-start = Neuer Beginn: { $at }.
night-done-extend = Verlängert an allen Tischen, die noch spielen.
night-done-end-round = Alle Tische spielen ihre Runde zu Ende; dann ist der Durchgang vorbei.
night-done-replace = Für { $name } spielt jetzt ein Computer.
night-done-co-host = { $name } leitet den Abend jetzt mit.
night-done-co-host-removed = { $name } leitet den Abend nicht mehr mit.
night-done-repeat-weekly = Ab jetzt jede Woche: Ist dieser Abend vorbei, öffnet der nächste hier von selbst.
night-done-repeat-never = Dieser Abend wird nicht mehr wiederholt.
night-done-correct = An Tisch { $table } zählt jetzt { $points }. Die Pause beginnt von vorn.
night-done-swap = { $one } und { $other } tauschen die Plätze. Die Pause beginnt von vorn.
night-done-place = Tisch { $table } spielt ab jetzt in { $channel }.
night-done-finish = Der Abend ist beendet: Die gespielten Durchgänge zählen.
night-done-off = Der Abend ist abgesagt.
night-done-agree = Du bist einverstanden, und so geschieht es.
night-event-refused = Ich konnte kein Event anlegen: Mir fehlt die Berechtigung *Events erstellen*.
night-event-not-yours = Ich konnte kein Event anlegen: Dafür brauchst du selbst die Berechtigung *Events erstellen*.
night-place-refused = { $host }: In { $channel } (Tisch { $tables }) kann ich nicht schreiben, deshalb spielen die Leute dort woanders.
place-unknown = In { $channel } kann kein Tisch stehen: Wähle Textkanäle, Sprachkanäle oder offene Threads dieses Servers.
place-not-yours = In { $channel } kannst du selbst nicht schreiben, also kann dort kein Tisch stehen: Wähle Kanäle, in denen du schreiben darfst.
place-missing = In { $channel } kann kein Tisch stehen: Mir fehlen dort Berechtigungen ({ $rights }).
night-none = In diesem Kanal gibt es keinen Euchre-Abend. **/night open** eröffnet einen.
night-none-past = Diesen Abend kenne ich nicht. Seine Nummer steht in seiner letzten Nachricht.
night-results-here = { $name }: der Stand als Bild, alle Punktezettel, die Zahlen als CSV-Dateien und die Aufzeichnung jedes Tisches.
night-results-cut = Die Aufzeichnungen fehlen, weil die Datei sonst für Discord zu groß wäre.
night-results-busy = Gerade wird zu viel von mir verlangt. Frag bitte gleich noch einmal.
night-missing = Ich kann hier keinen Abend ausrichten: Mir fehlen in diesem Kanal Berechtigungen ({ $rights }).
right-view-channel = *Kanal ansehen*
right-send-messages = *Nachrichten senden*
right-attach-files = *Dateien anhängen*
right-create-public-threads = *Öffentliche Threads erstellen*
right-create-private-threads = *Private Threads erstellen*
right-send-messages-in-threads = *Nachrichten in Threads senden*
night-no-threads-here = In diesem Kanal kann es keine Threads geben. Eröffne den Abend in einem Textkanal.
night-wrong-rules = Ein Abend wird zwei gegen zwei gespielt. Wähle ein Spiel mit zwei Teams.

night-refusal-joined-already = Du bist schon dabei.
night-refusal-not-joined = Diese Person macht bei diesem Abend nicht mit. **/night show** zeigt, wer dabei ist.
night-refusal-not-joined-own = Du machst bei diesem Abend nicht mit. Mit **{ button-night-join }** bist du dabei.
night-refusal-full = Der Abend ist voll (40 Plätze).
night-refusal-too-late = Dafür ist es zu spät. **/night show** zeigt, wo der Abend steht.
night-refusal-too-early = Zu früh: Der Check-in öffnet zehn Minuten vor dem Start.
night-refusal-not-now = Gerade nicht. **/night show** zeigt, wo der Abend steht.
night-refusal-not-host = Das können nur die Leitung des Abends und die Moderation.
night-refusal-not-invited = Dieser Abend ist nur für Leute mit einer bestimmten Rolle; seine Nachricht nennt sie.
night-refusal-channel-busy = In diesem Kanal gibt es schon einen Euchre-Abend. **/night show** zeigt ihn.
night-refusal-channel-taken = In diesem Kanal spielt schon ein anderer Tisch. Wähl einen eigenen für diesen Tisch.
night-refusal-person-full = Du richtest so viele Abende aus, wie erlaubt sind. Beende einen oder sag ihn ab, dann kannst du einen neuen eröffnen.
night-refusal-server-full = Auf diesem Server sind so viele Abende offen, wie erlaubt sind. Mach bei einem davon mit, oder versuch es wieder, wenn einer vorbei ist.
night-refusal-no-night = Dieser Abend ist zu Ende. **/night open** eröffnet einen neuen.
night-refusal-unreadable = Diesen Abend kann ich gerade nicht lesen. Er ist nicht verloren, er wartet nur auf eine neuere Version von mir oder auf eine Reparatur durch meine Betreiber.
night-refusal-host-plays = Du spielst selbst mit und kannst das darum nicht allein entscheiden. Frag eine andere Person, die den Abend leitet, oder die Moderation.
night-refusal-nothing-complete = Noch ist kein Durchgang zu Ende, es würde also nichts zählen. **/night call-off** sagt den Abend ab.
night-refusal-no-partners = An diesem Abend wechseln die Partner von Durchgang zu Durchgang, niemand kann sie wählen. Mach ohne Partnerwunsch mit.
night-refusal-partner-self = Du kannst nicht mit dir selbst spielen. Nenn jemand anderen oder niemanden.
night-refusal-seat-barred = Dieser Platz lässt sich nicht nehmen. Wähl einen anderen oder nenn jemand anderen.
night-partner-bot = Ein Bot kann nicht mit dir spielen. Nenn einen Menschen oder niemanden: Computer füllen von selbst auf.
night-co-host-bot = Ein Bot kann keinen Abend leiten. Nenn eine Person.
night-refusal-contradiction = Das passt nicht zusammen. Prüf die Angaben und versuch es noch einmal.
night-refusal-by-points = Dieser Durchgang geht nach Punkten, da lässt sich nichts zugeben. **/night end-round** beendet ihn früher.
night-refusal-co-host-already = Diese Person leitet den Abend schon. Mit *remove: ja* gibt sie das wieder ab.
night-refusal-no-co-host = Diese Person leitet den Abend nicht mit. **/night show** zeigt, wer ihn leitet.
night-refusal-co-hosts-full = Vier leiten diesen Abend schon mit, mehr geht nicht. Nimm erst jemanden heraus.
night-refusal-between-rounds = Das geht nur in der Pause zwischen zwei Durchgängen; ein Ergebnis lässt sich auch in den fünf Minuten nach dem letzten berichtigen. Warte sie ab, oder bitte die Moderation, den Durchgang zu beenden.
night-refusal-no-table = Diesen Tisch gab es im letzten Durchgang nicht. Seine Nachricht nennt alle.
night-refusal-same-side = Die beiden spielen schon zusammen. Nenn zwei, die es nicht tun.
night-refusal-same-person = Das ist zweimal dieselbe Person. Nenn zwei, die nicht zusammenspielen.
night-refusal-not-seated = Einer der beiden ist bei diesem Abend nicht dabei. **/night show** zeigt, wer es ist.
night-refusal-bracket = Im K.-o. steht fest, wer gegen wen spielt. **/night correct** berichtigt ein Ergebnis.
night-refusal-not-repeated = Dieser Abend wird ohnehin nicht wiederholt. *when: jede Woche* würde ihn wiederholen.
night-refusal-unchanged = So zählt der Tisch schon. Gib die Punkte ein, die er zählen soll.
night-refusal-others-asked = Du spielst selbst mit, darum werden erst andere gefragt. Es geschieht, sobald jemand von ihnen **{ button-night-agree }** drückt.
night-refusal-impossible = Das können die dort gespielten Runden nicht ergeben. Prüf die Punkte beider Seiten.
night-refusal-too-long = Ein Durchgang darf höchstens doppelt so lang werden wie geplant. Gib weniger dazu.
night-refusal-not-asked = Zustimmen kann nur, wer hier gefragt ist.
night-refusal-no-proposal = Es gibt nichts mehr, dem man zustimmen könnte.
