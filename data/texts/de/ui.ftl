# Was nur die Discord-Seite sagt: Namen der Knöpfe, Antworten auf Befehle. Beschreibungen: höchstens 100 Zeichen.
# Command and option words (/table open, defend_alone=yes, JH) are typed as in English.

button-join = Mitspielen
button-sit = Platz nehmen
button-leave = Aufstehen
button-computer = Computer dazu
button-fewer = Computer weg
button-start = Starten
button-start-with = Mit { $computers ->
    [one] einem Computer starten
   *[other] { $computers } Computern starten
}
button-close = Tisch schließen
button-agree = Abbruch zustimmen
button-agree-concede = Auch aufgeben
button-ranked = Gewertet spielen
button-house = Hausregeln
button-rematch = Revanche
button-hand = Mein Blatt
button-hands-of = Blätter von Runde { $number }
button-hint = Tipp
button-refresh = Mein Blatt
button-rest = Rest an mich
button-sure = Ja, so meine ich’s
button-not-sure = Nein, zurück
button-take-back = Zurücknehmen
button-take-back-all = Alle fragen: zurück
button-take-back-agree = Einverstanden
button-pause-agree = Pause ist recht
button-go-on = Weiterspielen
sure-call = **{ $call }**: meinst du das so?
menu-hand = Runde ansehen …
menu-cards = Wähle { $count } Karten
menu-seat = Such dir einen Platz aus
menu-house-table = Geben und Tisch
menu-house-bidding = Ansagen und Spiel
menu-house-lone = Soli
house-about = **Hausregeln** von { $game }: { $rules }. Was du wählst, gilt sofort; einer gewerteten Partie müssen alle neu zustimmen.
house-usual = wie im Buch

fault-unexpected = Bei mir ist etwas schiefgegangen. Deine Partie ist sicher; drück auf **{ button-hand }** oder tipp **/hand**, um weiterzuspielen.
fault-discord = Discord hat meine Antwort gerade nicht angenommen. Deine Partie ist sicher; versuch es gleich noch einmal.
fault-no-access = In diesem Kanal darf ich nicht schreiben. Ich brauche hier diese Berechtigungen: Kanal ansehen, Nachrichten senden, Dateien anhängen und Nachrichtenverlauf anzeigen.
invite-again = [Füge mich noch einmal hinzu]({ $link }): dabei wird nach allen Berechtigungen gefragt, die meine Funktionen brauchen.
fault-refused = Discord lässt mich die Nachricht dieses Tisches nicht ändern, obwohl meine Berechtigungen hier richtig aussehen; sie zeigt vielleicht einen alten Stand. Wahrscheinlich habe ich ein Timeout, wurde ohne den Scope *bot* hinzugefügt, dieser Thread ist gesperrt, oder dies ist ein Sprachkanal und mir fehlt *Verbinden*. Die Moderation kann das beheben. Deine Partie ist sicher: Dein eigenes Blatt und **/hand** gehen weiter.
fault-too-many-events = Dieser Server hat schon so viele Events, wie Discord erlaubt. Löscht eines davon, dann versuch es noch einmal.
fault-too-many-threads = Dieser Server hat schon so viele aktive Threads, wie Discord erlaubt. Schließt einige davon, dann versuch es noch einmal.
fault-cooldown = Das war schnell! Du kannst diesen Befehl { $in } wieder verwenden.
fault-cooldown-press = Das ging schnell! Du kannst das { $in } wieder drücken.
fault-recounting = Gerade werden alle Partien neu gezählt; das dauert ein paar Minuten. Frag mich gleich noch einmal.
fault-command-changed = Dieser Befehl hat sich geändert. Starte Discord neu, oder warte kurz und versuch es noch einmal.
refusal-not-allowed-here = Dafür brauchst du die Berechtigung Server verwalten.
refusal-only-in-servers = Das geht nur im Kanal eines Servers.
refusal-abroad = Das geht nur auf einem Server, auf dem ich Mitglied bin. Hier gehen **/daily**, **/puzzle**, **/table open** gegen Computer, **/rules**, **/help**, **/history** und **/replay** eigener Spiele, nur für dich.
retired-button = Dieser Knopf gehört zu einer älteren Version. **/table show** zeigt deinen Tisch neu.
slow = Das dauert länger als sonst. Dein Klick ist angekommen; der Tisch zeigt ihn, sobald er gespeichert ist.
table-moved = Dieser Tisch steht weiter unten.
hand-lobby = Du sitzt am Tisch. Die Karten werden gegeben, sobald jemand auf **{ button-start }** drückt.
hands-gone = Diese Runde finde ich nicht mehr, oder sie ist noch nicht zu Ende.
hands-slow = Diese Runde zu suchen dauert länger als sonst. Drück bitte gleich noch einmal.
which-table = In diesem Kanal stehen mehrere Tische. Welchen meinst du?
which-table-turn = Du sitzt in diesem Kanal an mehreren Tischen, und es ist nicht klar, welchen du meinst. Bitte nimm die Knöpfe des Tischs, den du meinst.
menu-which-table = Wähle einen Tisch

command-table = Einen Euchre-Tisch in diesem Kanal öffnen, mitspielen, starten, zeigen oder schließen
command-table-open = Einen Euchre-Tisch in diesem Kanal öffnen
command-table-join = Dich an den Tisch dieses Kanals setzen; ein Computer macht dir Platz
command-table-invite = Jemanden an deinen Tisch rufen, auch wenn er privat ist
command-table-remove = Jemanden von deinem Tisch wegschicken, vor oder nach einer Partie
command-table-hand-over = Deinen Platz in einer freien Partie jemandem übergeben, der dein Blatt weiterspielt
command-table-computer = Einen Computer an den Tisch dieses Kanals setzen
command-table-leave = Vom Tisch dieses Kanals aufstehen
command-table-start = Die Partie beginnen: Computer nehmen die Plätze, die noch frei sind
command-table-show = Den Tisch dieses Kanals neu zeigen
command-table-close = Den Tisch schließen: die Moderation, wer ihn geöffnet hat, oder bei Wertung beide Seiten gemeinsam
command-table-concede = Die Partie für deine Seite aufgeben, wenn dein Gegenüber zustimmt
command-table-pause = Hält die Uhren bis zu sieben Tage an, wenn alle einverstanden sind
command-table-slow = Heute langsam: in Freundschaftspartien bis zu einem Tag je Zug; noch einmal: wie üblich
command-hand = Dein Blatt zeigen, nur dir
command-bid = Bieten, Farbe ansagen, passen, ablegen: was du vor dem Spielen gefragt wirst
command-play = Eine Karte spielen
command-rules = Die Regeln hier oder eines Spiels in wenigen Zeilen, oder eine Regel im Wortlaut
command-record = Eine Partie als Aufzeichnung zum Nachspielen: deine hier oder eine beendete; nur du siehst sie
command-help = Wie man hier Euchre spielt
person-stats = Euchre-Statistik
person-compare = Mit mir vergleichen
person-invite = An meinen Tisch einladen
invite = { $guest }, { $host } hält dir einen Platz am Euchre-Tisch frei: { $title }.
invite-done = { $name } ist eingeladen, in { $channel }.
invite-no-table = Du hast hier keinen Tisch, der auf Leute wartet: Eröffne einen mit **/table open** und lade dann ein.
invite-full = An deinem Tisch sitzen schon überall Menschen: Erst muss jemand aufstehen.
invite-seated = { $name } sitzt schon an deinem Tisch.
invite-nobody = Wähl jemand anderen: Bots und du selbst brauchen keine Einladung.
invite-barred = { $name } kann sich an diesen Tisch nicht setzen. Lade jemand anderen ein.
hand-over = { $guest }, { $host } übergibt dir einen Platz in einer laufenden Euchre-Partie. Nimm ihn in den nächsten fünf Minuten und spiel das Blatt weiter.
button-take-seat = Platz übernehmen
hand-over-taken = { $guest } hat den Platz übernommen und spielt das Blatt weiter.
hand-over-nobody = Wähl jemand anderen: Bots und du selbst können deinen Platz nicht übernehmen.
hand-over-private = { $name } darf sich an diesen Tisch nicht setzen. Wähl jemanden, der dort zu Gast ist.
hand-over-knows = { $name } hat ein Blatt dieser Runde gesehen. Frag nach der Runde noch einmal.
hand-over-left = { $name } ist an diesem Tisch aufgestanden, und der eigene Platz wartet noch. Wähl jemand anderen.
guests-wrong = Nenn die Gäste je mit einer @Erwähnung, etwa @Ann @Bob, und sonst nichts.

option-rules = Welches Spiel: standard, csl, house, earlwood …
option-points = Punkte zum Sieg, 1 bis 99
option-computers = Wie viele Computer sich gleich dazusetzen
option-options = Hausregeln, zum Beispiel: defend_alone=yes farmers_hand=any-three
option-level = Wie stark die Computer spielen; ohne Angabe wie hier üblich
option-pictures = Ja: alle sehen den Tisch als Bild; nein: als Text; ohne Angabe wie hier üblich
option-seat = Welcher Platz, von 1 an gezählt; das eigene Team sitzt gegenüber
option-guests = Ein privater Tisch nur für diese Mitglieder: nenn sie mit @
option-invite-member = Wer sich an deinen Tisch setzen darf
option-remove-member = Wer deinen Tisch verlassen soll
option-hand-over-member = Wer für dich weiterspielt
option-call = Was du bietest oder ansagst; die Liste zeigt, was jetzt erlaubt ist
option-card = Die Karte, zum Beispiel JH; die Liste zeigt, was du spielen darfst

level-beginner = Einfach
level-steady = Mittel
level-expert = Experte

record-here = Die Aufzeichnung dieser Partie bis zur letzten beendeten Runde.
record-none = In diesem Kanal hast du keine Partie, die sich aufzeichnen ließe; setz dich und spiel erst eine.

done-join = Du sitzt am Tisch.
done-computer = Ein Computer hat sich gesetzt.
done-leave = Du bist aufgestanden.
done-remove = Weggeschickt. Erst mit einer Einladung von dir geht es zurück an den Tisch.
done-close = Der Tisch ist geschlossen.
done-close-proposed = Das ist eine gewertete Partie: Jemand von der anderen Seite muss zustimmen. Dafür gibt es fünf Minuten lang einen Knopf.
done-close-proposed-all = Das ist eine gewertete Partie: Alle, die nicht zurückliegen, müssen zustimmen, und jemand außer dir. Sie haben dafür fünf Minuten lang einen Knopf.
done-concede-early = Eine gewertete Partie aufzugeben zählt erst nach drei Runden, wenn eine Seite die Hälfte der Punkte hat. Darum hast du die andere Seite gebeten, sie zu beenden, sodass sie für niemanden zählt; sie hat dafür fünf Minuten lang einen Knopf.
done-concede-offered = Dein Gegenüber muss zustimmen. Dafür gibt es fünf Minuten lang einen Knopf unterhalb des Tisches.
done-concede = Die Partie ist aufgegeben.
done-pause = Der Tisch macht Pause. **{ button-go-on }** unter dem Tisch beendet sie.
done-pause-proposed = Alle am Tisch müssen einverstanden sein. Sie haben fünf Minuten, um den Knopf zu drücken.
done-slow = In den nächsten 24 Stunden hast du für jeden Zug bis zu einem Tag. **/table slow** stellt die übliche Zeit wieder her.
done-usual-time = Du hast für jeden Zug wieder die übliche Zeit.
rules-wrong = Das geht nicht: { $sentence }.
act-not-understood = Das verstehe ich nicht. Wähl aus der Liste; oder tipp eine Karte mit ihrem Wert und dem Buchstaben ihrer Farbe (S Pik, H Herz, D Karo, C Kreuz), oder Wörter wie pass, order alone, call H, defend-alone.

button-deal = Geben
button-thief = Wir geben!
command-table-deal = Wo man das Geben stehlen darf: den Stapel nehmen und geben, oder den Diebstahl reklamieren
done-deal = Du hast den Stapel genommen.

# Watch: the public table privately, for whoever does not sit at it.
button-watch = Zuschauen
button-look = Aktualisieren
watch-note = Nur du siehst das. Es folgt dem Tisch noch eine Viertelstunde, nachdem du zuletzt **{ $button }** gedrückt hast, und zeigt keine Karten aus der Hand.
watch-seated = Du sitzt selbst an diesem Tisch: Mit **{ $button }** siehst du deine Karten.
watch-full = Gerade schauen zu viele zu. Die Nachricht des Tisches im Kanal zeigt dasselbe.
watch-hidden = Bis das Match vorbei ist, lassen sich dieser Tisch und seine Runden nicht ansehen.

time-wrong = Die Zeit „{ $time }“ kann ich nicht lesen. Tipp zum Beispiel 30 (Minuten), 2h, 20 Uhr, morgen 20:00, Freitag 20 Uhr oder eine Zeit, die du mit @time gewählt hast.
time-past = „{ $time }“ ist schon vorbei. Uhrzeiten gelten hier in { $zone }; **/config time-zone** ändert das.
time-too-far = „{ $time }“ ist mehr als { $days } Tage entfernt. Wähl eine nähere Zeit.
time-meant = { $typed }: { $time } (Zone { $zone })
day-wrong = Einen Tag „{ $day }“ kenne ich nicht. Tipp zum Beispiel 2026-11-22, 22. November, gestern.
