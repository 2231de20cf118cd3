# Was nur die Discord-Seite sagt: Namen der Knöpfe, Antworten auf Befehle. Beschreibungen: höchstens 100 Zeichen.
# Command and option words (/table open, defend_alone=yes, JH) are typed as in English.

button-more = Mehr …
more-about = **An diesem Tisch** gibt es außerdem:
button-hand = Mein Blatt
button-hands-of = Blätter von Runde { $number }
button-hint = Tipp
button-refresh = { button-hand }
button-im-back = Bin wieder da
button-sure = Ja
button-not-sure = Nein, zurück
button-decline = Nein
button-partner-yes = Ja
partner-asked = { $partner }: { $name } möchte mit dir als Paar spielen. Ein Paar seid ihr nur, wenn du Ja sagst.
partner-yes = { $name } hat Ja gesagt und spielt mit { $other }.
partner-no = { $name } hat Nein gesagt. { $other } kann jemand anderen wählen.
partner-over = { $other } fragt { $name } nicht mehr.
sure-call = **{ $call }**?
menu-hand = Runde ansehen …
button-scores = Spielzettel
menu-cards = Wähle { $count } Karten

fault-unexpected = Bei mir ist etwas schiefgegangen. Deine Partie ist sicher; drück auf **{ button-hand }** oder tipp **/hand**, um weiterzuspielen.
fault-discord = Discord hat meine Antwort gerade nicht angenommen. Deine Partie ist sicher; versuch es gleich noch einmal.
fault-no-access = In diesem Kanal darf ich nicht schreiben. Ich brauche hier diese Berechtigungen: Kanal ansehen, Nachrichten senden, Dateien anhängen und Nachrichtenverlauf anzeigen.
invite-again = [Füge mich noch einmal hinzu]({ $link }): dabei wird nach allen Berechtigungen gefragt, die meine Funktionen brauchen.
fault-refused = Discord lässt mich die Nachricht dieses Tisches nicht ändern, obwohl meine Berechtigungen hier richtig aussehen; sie zeigt vielleicht einen alten Stand. Wahrscheinlich habe ich ein Timeout, wurde ohne den Scope *bot* hinzugefügt, dieser Thread ist gesperrt, oder dies ist ein Sprachkanal und mir fehlt *Verbinden*. Die Moderation kann das beheben. Deine Partie ist sicher: Dein eigenes Blatt und **/hand** gehen weiter.
fault-event-rights = Mir fehlt auf diesem Server die Berechtigung *Events erstellen*.
fault-event = Discord hat es abgelehnt, und ich weiß nicht, warum.
fault-event-gone = Jemand hat das Event gelöscht.
fault-place-gone = Diesen Kanal gibt es nicht mehr, oder ich sehe ihn nicht mehr.
fault-archived = Dieser Thread ist archiviert. Schreib etwas hinein, dann versuch es noch einmal.
fault-locked = Dieser Thread ist gesperrt. Jemand von der Moderation kann ihn entsperren; versuch es dann noch einmal.
fault-direct = Discord lässt mich dir keine Direktnachrichten schicken: Vielleicht hast du mich blockiert, oder wir sind auf keinem Server mehr gemeinsam. Dein Spiel ist sicher.
fault-no-files = Discord nimmt auf diesem Server gerade keine Dateien von mir an, deshalb kommt das hier in Worten.
fault-no-file = Discord nimmt auf diesem Server gerade keine Dateien von mir an, und auch als Direktnachricht konnte ich dir das nicht schicken. Bitte frag später noch einmal danach.
files-sent-directly = Discord nimmt auf diesem Server gerade keine Dateien von mir an. Ich habe dir das stattdessen als Direktnachricht geschickt.
fault-too-many-events = Dieser Server hat schon so viele Events, wie Discord erlaubt. Löscht eines davon, dann versuch es noch einmal.
fault-too-many-threads = Dieser Server hat schon so viele aktive Threads, wie Discord erlaubt. Schließt einige davon, dann versuch es noch einmal.
fault-cooldown = Das war schnell! Du kannst diesen Befehl ab { $at } wieder verwenden.
fault-cooldown-press = Das ging schnell! Du kannst das ab { $at } wieder drücken.
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

command-euchre = Sehen, was hier los ist, und mitspielen
command-table = Einen Euchre-Tisch in diesem Kanal öffnen, mitspielen, starten, zeigen oder schließen
command-hand = Dein Blatt zeigen, nur dir
command-bid = Bieten, Farbe ansagen, passen, ablegen: was du vor dem Spielen gefragt wirst
command-play = Eine Karte spielen
command-rules = Die Regeln hier oder eines Spiels in wenigen Zeilen, oder eine Regel im Wortlaut
command-record = Eine Partie als Aufzeichnung zum Nachspielen: deine hier oder eine beendete; nur du siehst sie
command-help = Wie man hier Euchre spielt
person-stats = Euchre-Statistik
person-compare = Mit mir vergleichen

option-rules = Welches Spiel: standard, csl, house, earlwood …
option-points = Punkte zum Sieg, 1 bis 99
option-options = Hausregeln, zum Beispiel: defend_alone=yes farmers_hand=any-three
option-level = Wie stark die Computer spielen; ohne Angabe wie hier üblich
option-pictures = Ja: alle sehen den Tisch als Bild; nein: als Text; ohne Angabe wie hier üblich
option-call = Was du bietest oder ansagst; die Liste zeigt, was jetzt erlaubt ist
option-card = Die Karte, zum Beispiel JH; die Liste zeigt, was du spielen darfst

level-beginner = Einfach
level-steady = Mittel
level-expert = Experte

record-here = Die Aufzeichnung dieser Partie bis zur letzten beendeten Runde.
record-none = In diesem Kanal hast du keine Partie, die sich aufzeichnen ließe; setz dich und spiel erst eine.

done-all-asked = Alle am Tisch müssen einverstanden sein. Sie haben dafür bis { $until } einen Knopf.
done-agreed = Du bist einverstanden. Es fehlen noch: { $names }.
rules-wrong = Das geht nicht: { $sentence }.

button-thief = Wir geben!

# Watch: the public table privately, for whoever does not sit at it.
button-watch = Zuschauen
button-look = Aktualisieren
watch-note = Nur du siehst das: den Tisch im Kanal Karte für Karte, in deiner Sprache und nach deinen Einstellungen. Es folgt ihm noch eine Viertelstunde, nachdem du zuletzt **{ $button }** gedrückt hast, und zeigt keine Karten aus der Hand.
watch-seated = Du sitzt selbst an diesem Tisch: Mit **{ $button }** siehst du deine Karten.
watch-full = Gerade schauen zu viele zu. Die Nachricht des Tisches im Kanal zeigt dasselbe.
watch-hidden = Bis das Match vorbei ist, lassen sich dieser Tisch und seine Runden nicht ansehen.

time-wrong = Die Zeit „{ $time }“ kann ich nicht lesen. Tipp zum Beispiel 30 (Minuten), 2h, 20 Uhr, morgen 20:00, Freitag 20 Uhr oder eine Zeit, die du mit @time gewählt hast.
time-past = „{ $time }“ ist schon vorbei. Uhrzeiten gelten hier in { $zone }; **/config time-zone** ändert das.
time-too-far = „{ $time }“ ist mehr als { $days } Tage entfernt. Wähl eine nähere Zeit.
time-meant = { $time } ({ $zone })
day-wrong = Einen Tag „{ $day }“ kenne ich nicht. Tipp zum Beispiel 2026-11-22, 22. November, gestern.
