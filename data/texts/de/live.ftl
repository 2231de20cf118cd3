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
live-search = Suchen
live-close = Schließen
live-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
live-elsewhere = Du hast diesen Tisch in zu vielen Fenstern offen; dieses hier steht jetzt still.
live-here = Hier weiterspielen
live-out = Abmelden
live-ended = Du bist abgemeldet. Ein neuer Link an deinem Tisch lässt dich wieder herein.
live-ended-here = Du bist abgemeldet.
live-full = Hier schauen schon zu viele zu. Versuch es etwas später noch einmal.
live-often = Das war zu viel auf einmal. Warte einen Moment und mach dann weiter.
live-moved = Um diesen Tisch kümmert sich jetzt ein anderer Teil des Bots. Hol dir an deinem Tisch einen neuen Link.
live-again = Noch einmal versuchen
live-activity-none = Discord antwortet diesem Fenster nicht. Schließ es und öffne den Live-Tisch noch einmal von deinem Tisch in Discord aus.
live-activity-code = Discord hat nicht bestätigt, wer du bist. Versuch es noch einmal, und erlaube Right Bower, deinen Namen zu erfahren.
live-activity-absent = Discord führt dich nicht unter den Leuten in diesem Fenster. Schließ es und öffne es noch einmal.
live-activity-server = Der Live-Tisch öffnet sich nur auf einem Server, der Right Bower hat, nicht in einer Direkt- oder Gruppennachricht.
live-activity-hidden = Right Bower sieht diesen Kanal nicht, also gibt es hier keinen Tisch. Öffne den Live-Tisch im Kanal deines Tisches.
live-activity-barred = Du darfst den Live-Tisch hier nicht öffnen: Entweder kannst du diesen Kanal gerade nicht sehen oder nicht darin schreiben, oder der Betreiber des Bots hat dich gesperrt.
live-activity-away = Discord antwortet Right Bower gerade nicht. Versuch es in einer Minute noch einmal.
live-link = **Der Live-Tisch** öffnet sich in deinem Browser: Tipp deine Karten an und sieh zu, wie sie fallen. Dieser Link gehört nur dir. Wer ihn öffnet, spielt als du und sieht dein Blatt.
    -# Er gilt einmal, innerhalb von fünf Minuten.
live-signed-in = { $count ->
    [one] Du bist auf einer Seite angemeldet.
   *[other] Du bist auf { $count } Seiten angemeldet.
  }
live-signed-out = Du bist abgemeldet: Alle deine Seiten sind geschlossen, und ältere Links gelten nicht mehr.
live-off = Hier gibt es keinen Live-Tisch.
live-launch = *{ $here }* öffnet den Live-Tisch in Discord, *{ $browser }* auf einer eigenen Seite.
live-not-launched = Discord hat den Live-Tisch hier nicht geöffnet. Drück stattdessen auf *{ $button }*.
button-menu = Menü
live-typed = -# Befehle tippst du in Discord ein; unterstrichene gehen auch hier.
live-posted = Es steht jetzt im Kanal.
button-live = Live-Tisch
button-live-open = Live-Tisch öffnen
button-live-here = Hier
button-live-browser = Browser
button-live-out = Überall abmelden
