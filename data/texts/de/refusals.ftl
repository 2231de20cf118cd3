# Freundliche private Sätze für das, was nicht ging, und die Erinnerung.

refusal-no-table = Diesen Tisch gibt es nicht mehr. /table open öffnet einen neuen.
refusal-closed = Dieser Tisch ist geschlossen. /table open öffnet einen neuen.
refusal-stale = Der Tisch ist schon weiter als dieser Knopf. So steht es jetzt.
refusal-doubled = Dieser Klick zählt schon; einmal genügt.
refusal-not-seated = Du sitzt nicht an diesem Tisch. Schau gern zu, oder spiel in der nächsten Partie mit.
refusal-seat-waits = Du bist aufgestanden, aber dein Platz wartet noch auf dich.
button-back = Wieder hinsetzen
refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-seat-taken = Dort sitzt schon jemand. Such dir einen anderen Platz aus.
refusal-no-such-seat = Dieses Spiel hat { $players } Plätze, von 1 an gezählt.
refusal-table-full = Alle Plätze sind besetzt. Schau gern zu.
open-too-many-computers = Dieses Spiel hat { $players } Plätze, und einer davon ist deiner: höchstens { $most } sind für Computer frei.
refusal-seats-free = Noch sind Plätze frei. Warte, bis alle da sind, oder hol einen Computer dazu.
refusal-no-computer = An diesem Tisch sitzt kein Computer.
refusal-not-started = Die Partie hat noch nicht begonnen. Drück auf Starten, wenn alle da sind.
refusal-already-started = Die Partie hat schon begonnen.
refusal-not-your-deal = Dein Gegenüber gibt, nicht du.
refusal-not-your-turn = Du bist noch nicht dran: { $name } ist am Zug.
refusal-not-your-turn-now = Du bist gerade nicht dran.
refusal-unlawful = Das erlauben die Spielregeln jetzt nicht.
refusal-not-certain = Du kannst den Rest nicht nehmen: Die übrigen Stiche gehören dir nicht sicher.
refusal-unlawful-because = Das ist nicht erlaubt: { $detail }.
refusal-claims-spent = Deine Seite hat in dieser gewerteten Partie dreimal falsch reklamiert; mehr geht nicht.
refusal-not-allowed = Das darf nur, wer den Tisch geöffnet hat, oder die Moderation.
refusal-not-other-side = Zustimmen kann nur, wer auf der anderen Seite spielt.
refusal-not-own-side = Der Aufgabe muss jemand von derselben Seite zustimmen.
refusal-no-conceding = Aufgeben kann man nur eine Partie zwischen zwei Seiten.
refusal-game-goes-on = Die Partie ist noch nicht zu Ende.
refusal-game-over = Die Partie ist zu Ende. Drück auf Revanche, um noch eine zu spielen.
refusal-in-contest = Dieser Tisch spielt in einem Turnier: Wer hier sitzt und wann Schluss ist, wird dort entschieden.
refusal-channel-busy = In diesem Kanal läuft schon eine Partie. Öffne deinen Tisch in einem anderen.
refusal-person-full = Du hast so viele Tische offen, wie eine Person haben darf. Schließ einen oder spiel ihn zu Ende, dann kannst du einen neuen öffnen.
refusal-server-full = Hier sind so viele Tische offen, wie es sein dürfen. Setz dich an einen davon, oder versuch es wieder, wenn eine Partie zu Ende ist.
refusal-bot-full = Gerade sind zu viele Tische offen. Versuch es später noch einmal.
refusal-maintenance = Right Bower wird bald neu gestartet, deshalb beginnen gerade keine neuen Partien. Laufende Partien werden zu Ende gespielt.
refusal-person-blocked = Die Leute, die Right Bower betreiben, haben dich gesperrt. **/my-data** und **/forget me** kannst du weiter benutzen.
refusal-server-blocked = Wer Right Bower betreibt, lässt auf diesem Server keine neuen Partien zu. Laufende Partien können beendet werden.
refusal-other-server = Dieser Knopf gehört zu einem anderen Server oder einer anderen Unterhaltung, hier bewirkt er nichts.
refusal-other-channel = Dieser Knopf gehört in einen anderen Kanal: Bitte drücke ihn in { $channel }.
refusal-not-yours = Das gehört zum eigenen Spiel von jemand anderem.
refusal-store = Das konnte ich gerade nicht speichern, also ist nichts geschehen. Versuch es gleich noch einmal.

reminder = { $who }, du bist dran.
reminder-hand = { $who }, du bist dran. Mit **{ $button }** kommst du zu deinen Karten zurück.

# Regeln, die nicht gehen
rules-fault-preset = Es gibt keine Spielart „{ $name }“; die Spielarten sind { $presets } (Regel 11)
rules-fault-no-preset = Es ist keine Spielart genannt; die Spielarten sind { $presets } (Regel 11)
rules-fault-value = { $word } ist bei { $preset } nicht erlaubt: { $allowed } (Regel 11)
rules-fault-word = „{ $word }“ ist keine Option; schreib Name=Wert, etwa points=5
rules-fault-unknown = Es gibt keine Option „{ $name }“; { $preset } hat { $options } (Regel 11)
rules-fault-elsewhere = Die Option { $name } gibt es bei { $preset } nicht (Regel 11)
rules-fault-twice = { $name } ist zweimal genannt; nenn jede Option nur einmal (Regel 11)
rules-fault-call-ace-pack = pack=24 geht bei call-ace nur zu viert: nimm pack=32 (Regel 11)
rules-fault-cards = Zu { $players } braucht ihr mit der aufgedeckten { $needed } Karten, und das Blatt hat { $pack } (Regel 11)
rules-fault-farmers = farmers_hand={ $farmers } braucht drei Karten unter der aufgedeckten, und es bleiben { $left }; nimm farmers_hand=off oder ein größeres Blatt (Regeln 3.2, 11)

# Warum die Regeln etwas verbieten; „Das ist nicht erlaubt:“ steht davor
unlawful-law = { $reason } (Regel { $law })
unlawful-hand-over = Diese Runde ist vorbei
unlawful-not-dealt = Die Karten sind noch nicht gegeben
unlawful-sits-out = Du setzt in dieser Runde aus
unlawful-out-of-turn = { $name } ist am Zug
unlawful-not-in-hand = Du hast { $cards } nicht im Blatt
unlawful-other-question = Jetzt geht es um etwas anderes. Zur Wahl steht: { $choices }
unlawful-other-choice = Zur Wahl steht: { $choices }
unlawful-no-lone-hands = In diesem Spiel spielt niemand allein
unlawful-partner-only-alone = Wer der gebenden Person gegenübersitzt, kann die aufgedeckte Karte nur allein annehmen
unlawful-turned-down = { $suit } wurde umgedreht
unlawful-joker-turned-down = Der Joker stand für { $suit }, und das wurde umgedreht
unlawful-bid-range = Ein Gebot geht jetzt von { $lowest } bis { $highest }
unlawful-cut-range = Abheben lassen sich { $lowest } bis { $highest } Karten
unlawful-ace-no-face = Dazu gehören genau ein Ass und weder König noch Dame noch Bube, wie gegeben, und ein Spiel mit dieser Option
unlawful-farmers-hand = Dazu gehören drei Neunen und Zehnen, wie die Option dieses Spiels es sagt, einmal je Runde
unlawful-no-fold = Aufgeben kann nur die gebende Person, wenn alle anderen wieder gepasst haben, und nur mit stick-or-fold
unlawful-must-call = Die gebende Person muss eine Farbe ansagen
unlawful-must-bid = Alle anderen haben gepasst, also muss die gebende Person bieten
unlawful-keep-joker = Der Joker hat dich zum Gebot gezwungen und bleibt in deinem Blatt
unlawful-trump-led-first = Die allererste ausgespielte Karte darf kein Trumpf sein
unlawful-must-follow = { $suit } ist angespielt, und du hast { $cards }
unlawful-hosted-table = Das geht nur an Tischen, an denen alle selbst auf die Regeln achten; hier tue ich das
unlawful-no-full-trick = Es liegt kein voller Stich da
unlawful-not-their-trick = Den Stich zieht ein, wer ihn gewonnen hat oder wer auf derselben Seite mitspielt
unlawful-gather-first = Zuerst muss der Stich eingezogen werden
unlawful-nothing-to-correct = In diesem Stich hast du nichts zurückzunehmen
unlawful-no-opponent = Anzeigen lassen sich nur Verstöße der Gegenseite
unlawful-no-gathered-trick = Einen solchen eingezogenen Stich gibt es in dieser Runde nicht
unlawful-no-open-lead = Diese Person hat den Stich, der noch daliegt, nicht ausgespielt
unlawful-no-last-call = Die Ansage dieser Person war nicht das Letzte, was geschah
unlawful-no-naming = Jetzt ist für niemanden eine Farbe zu bestimmen
unlawful-named-suit = Für dich ist { $suit } bestimmt, und das hast du: { $cards }
unlawful-exposed-card = Eine deiner Karten liegt offen da und muss gespielt werden: { $cards }
unlawful-barred = Deine Seite darf in dieser Runde nichts mehr ansagen
unlawful-misdeal-said = Das hast du in dieser Runde schon gesagt
unlawful-misdeal-late = Neues Geben lässt sich nur vereinbaren, bis der erste Stich eingezogen ist
