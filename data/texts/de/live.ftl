# Der Live-Tisch: eine Seite im Browser.
live-title = Right Bower: der Live-Tisch
live-none = Diese Seite öffnet sich mit einem Link von deinem Tisch. Der Link gilt einmal, fünf Minuten lang: Hol dir dort einen neuen.
live-as = Als { $name } spielen?
live-yes = Spielen
live-people = Wer du bist
live-score = Spielstand und Trumpf
live-seats = Der Tisch
live-news = Was geschieht
live-cards = Deine Karten
live-sounds = Töne
live-trump = Trumpf
live-tricks = Stiche
live-dealer = Geber
live-turn = am Zug
live-turn-up = Aufgedeckt
live-choose = Diese { $count } Karten bestätigen
live-send = Absenden
live-close = Schließen
live-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
live-elsewhere = Du hast diesen Tisch in zu vielen Fenstern offen; dieses hier steht jetzt still.
live-here = Hier weiterspielen
live-out = Abmelden
live-ended = Du bist abgemeldet. Ein neuer Link an deinem Tisch lässt dich wieder herein.
live-full = Hier schauen schon zu viele zu. Versuch es etwas später noch einmal.
live-often = Das war zu viel auf einmal. Warte einen Moment und mach dann weiter.
live-moved = Um diesen Tisch kümmert sich jetzt ein anderer Teil des Bots. Hol dir an deinem Tisch einen neuen Link.
live-link = **Der Live-Tisch** öffnet sich in deinem Browser: Tipp deine Karten an und sieh zu, wie sie fallen. Dieser Link gehört nur dir. Wer ihn öffnet, spielt als du und sieht dein Blatt.
    -# Er gilt einmal, innerhalb von fünf Minuten.
live-signed-in = { $count ->
    [one] Du bist auf einer Seite angemeldet.
   *[other] Du bist auf { $count } Seiten angemeldet.
  }
live-signed-out = Du bist abgemeldet: Alle deine Seiten sind geschlossen, und ältere Links gelten nicht mehr.
live-off = Hier gibt es keinen Live-Tisch.
button-live = Live-Tisch
button-live-open = Live-Tisch öffnen
button-live-out = Überall abmelden
