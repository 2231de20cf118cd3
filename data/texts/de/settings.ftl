# /settings: was ein Spieler für sich wählt, wo immer er spielt.

command-settings = Wie du deine eigenen Karten siehst, und ob du erinnert wirst

settings-heading = **Deine Einstellungen.** Sie gelten ab jetzt auf jedem Server; nur du siehst sie.
settings-kept = Gemerkt. { $setting }: { $choice }.
settings-gone = Diese Einstellung gibt es nicht mehr. So steht es jetzt.

setting-deck = Farben der Karten
setting-deck-about = Welche Farben Pik, Herz, Karo und Kreuz auf deinen eigenen Knöpfen haben. Das Bild des Tisches ist für alle gleich.
setting-deck-four = Vier Farben: Pik schwarz, Herz rot, Karo blau, Kreuz grün
setting-deck-two = Zwei Farben: Pik und Kreuz schwarz, Herz und Karo rot

setting-text-only = Nur Text
setting-text-only-about = Was nur du siehst, in Worten statt in Bildern und Farbzeichen: zum Vorlesen gemacht.
setting-text-only-off = Aus: Bilder und Zeichen
setting-text-only-on = An: nur Worte

setting-hand-order = Ordnung deines Blattes
setting-hand-order-about = Wie deine Karten bei dir stehen.
setting-hand-order-trump-first = Trumpf zuerst, hohe Karten zuerst
setting-hand-order-trump-last = Trumpf zuletzt, hohe Karten zuletzt
setting-hand-order-suits-down = Jede Farbe immer am selben Platz, hohe Karten zuerst
setting-hand-order-suits-up = Jede Farbe immer am selben Platz, hohe Karten zuletzt

setting-reminders = Erinnerungen
setting-reminders-about = Was geschieht, wenn ein Tisch lange auf dich wartet. Später spielt so oder so ein Computer für dich.
setting-reminders-on = An: Der Tisch erwähnt dich einmal
setting-reminders-off = Aus: Niemand erwähnt dich
