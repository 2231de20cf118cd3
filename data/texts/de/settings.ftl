# /settings: was jemand für sich wählt, auf allen Servern.

command-settings = Deine Einstellungen: Farben, Bilder oder Text, Kartensortierung, Erinnerungen, Tempo

settings-heading = **Deine Einstellungen.** Sie gelten ab jetzt auf jedem Server; nur du siehst sie.
settings-kept = Gespeichert. { $setting }: { $choice }.
settings-gone = Diese Einstellung gibt es nicht mehr. So steht es jetzt.

setting-deck = Farben der Karten
setting-deck-about = Die Farben auf deinen eigenen Knöpfen und Bildern: ein warmes und ein kühles Paar, in denen man sieht, welche Bauern zusammengehören; vier Farben (Karo blau, Kreuz grün); oder die üblichen zwei. Die Nachricht des Tisches für alle hat die Paare.
setting-deck-pairs = Warmes und kühles Paar
setting-deck-four = Vier Farben
setting-deck-two = Zwei Farben: Schwarz, Rot

setting-text-only = Nur Text
setting-text-only-about = Deine privaten Nachrichten als Text, ohne Bilder und Farbsymbole: für Screenreader gemacht.
setting-text-only-off = Aus
setting-text-only-on = An

setting-hand-order = Kartensortierung
setting-hand-order-about = Wie deine Karten sortiert sind. Bei festen Farben behält jede ihren Platz, auch als Trumpf.
setting-hand-order-trump-first = Trumpf zuerst, absteigend
setting-hand-order-trump-last = Trumpf zuletzt, aufsteigend
setting-hand-order-suits-down = Feste Farben, absteigend
setting-hand-order-suits-up = Feste Farben, aufsteigend

setting-reminders = Erinnerungen
setting-reminders-about = Warten andere lange auf dich, wirst du einmal erwähnt. Später spielt so oder so ein Computer für dich.
setting-reminders-on = An
setting-reminders-off = Aus
setting-last-card = Letzte Karte
setting-last-card-about = Wenn du nur noch eine Karte hast, gibt es nichts zu entscheiden.
setting-last-card-off = Ich spiele sie selbst
setting-last-card-on = Sie wird für mich gespielt

setting-lay-open = Entschiedene Runden
setting-lay-open-about = Wenn keine Karte mehr etwas an den Punkten der Runde ändert, wird der Rest gleich aufgedeckt, falls alle am Tisch das so gewählt haben. Nicht an Old-School-Tischen.
setting-lay-open-off = Zu Ende spielen
setting-lay-open-on = Aufdecken

setting-confirm = Nachfragen
setting-confirm-about = Welche Ansagen erst gelten, wenn du sie bestätigst, falls du dich vertippst.
setting-confirm-alone = Bei Alleinspielen
setting-confirm-never = Nie
setting-confirm-every-call = Bei jeder Ansage

setting-pace = Tempo der Computer
setting-pace-about = Wie lange Computer warten, und wie lange ein voller Stich liegen bleibt. Wollen die Leute an einem Tisch verschiedene Tempi, so gilt das langsamste.
setting-pace-server = Wie auf dem Server
setting-pace-normal = Normal
setting-pace-brisk = Zügig
setting-pace-at-once = Sofort

setting-call-hours = Wann ich gerufen werde

setting-puzzles = Rätsel aus meinen Partien
setting-puzzles-about = Haben alle, die eine beendete Partie gespielt haben, das so gewählt, kann eine Stellung daraus **/puzzle** des Servers werden: ohne Namen, und die Nummer der Partie erst nach der Antwort.
setting-puzzles-off = Meine Partien nicht
setting-puzzles-on = Gern verwenden

setting-introduce = Mich vorstellen
setting-introduce-about = Wo du dich setzt, sagt der Tisch, wie viele Partien du auf diesem Server zu Ende gespielt hast und seit welchem Monat.
setting-introduce-off = Nichts sagen
setting-introduce-on = Stell mich vor
