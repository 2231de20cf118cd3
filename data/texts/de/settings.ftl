# /settings: was jemand für sich wählt, auf allen Servern.

command-settings = Deine Einstellungen: Farben, Bilder oder Text, Kartensortierung, Erinnerungen, Tempo

settings-heading = **Deine Einstellungen**, überall
settings-kept = Gespeichert. { $setting }: { $choice }.
settings-gone = Diese Einstellung gibt es nicht mehr. So steht es jetzt.

setting-deck = Farben der Karten
setting-deck-about = Bei Paaren sieht man, welche Bauern zusammengehören; bei vieren ist Karo blau, Kreuz grün.
setting-deck-pairs = Warmes und kühles Paar
setting-deck-four = Vier Farben
setting-deck-two = Zwei Farben: Schwarz, Rot

setting-text-only = Nur Text
setting-text-only-about = Für Screenreader, ohne Bilder.
setting-text-only-off = Aus
setting-text-only-on = An

setting-hand-order = Kartensortierung
setting-hand-order-about = Eine feste Farbe behält ihren Platz, auch als Trumpf.
setting-hand-order-trump-first = Trumpf zuerst, absteigend
setting-hand-order-trump-last = Trumpf zuletzt, aufsteigend
setting-hand-order-suits-down = Feste Farben, absteigend
setting-hand-order-suits-up = Feste Farben, aufsteigend

setting-reminders = Erinnerungen
setting-reminders-about = Eine Erwähnung, wenn andere lange warten; dann spielt ein Computer.
setting-reminders-on = An
setting-reminders-off = Aus
setting-last-card = Letzte Karte
setting-last-card-about = Zu entscheiden ist da nichts mehr.
setting-last-card-off = Ich spiele sie selbst
setting-last-card-on = Sie wird für mich gespielt

setting-lay-open = Entschiedene Runden
setting-lay-open-about = Wenn keine Karte mehr zählt und alle es wollen. Nicht bei Old School.
setting-lay-open-off = Zu Ende spielen
setting-lay-open-on = Aufdecken

setting-confirm = Nachfragen
setting-confirm-about = Was erst gilt, wenn du noch einmal drückst.
setting-confirm-alone = Bei Alleinspielen
setting-confirm-never = Nie
setting-confirm-every-call = Bei jeder Ansage

setting-pace = Tempo der Computer
setting-pace-about = Auch wie lange ein voller Stich liegen bleibt. Am Tisch gilt das langsamste.
setting-pace-server = Wie auf dem Server
setting-pace-normal = Normal
setting-pace-brisk = Zügig
setting-pace-at-once = Sofort

setting-call-hours = Wann ich gerufen werde

setting-puzzles = Rätsel aus meinen Partien
setting-puzzles-about = Für **/puzzle**, ohne Namen, falls alle Mitspielenden es wollen.
setting-puzzles-off = Meine Partien nicht
setting-puzzles-on = Gern verwenden

setting-introduce = Mich vorstellen
setting-introduce-about = Wie viele Partien du hier beendet hast, seit wann.
setting-introduce-off = Nichts sagen
setting-introduce-on = Stell mich vor
