# /euchre: was hier los ist, und die vier Wege weiter.

door-heading = **Was hier los ist**
door-nothing = Hier läuft keine Partie. **{ button-door-play }** gibt dir sofort Karten, gegen Computer, deren Plätze andere übernehmen, sobald sie kommen.
door-alone = **{ button-door-play }** gibt dir sofort Karten, gegen Computer.
door-more = -# **{ button-door-play }** setzt dich nie in eine gewertete Partie und nie an andere Regeln: Die wählst du selbst. **/table open** öffnet einen Tisch ganz nach deinem Geschmack, **/help** erklärt den Rest.
door-table = { $names } · { $title } · { $seats ->
        [0] kein freier Platz
        [one] ein freier Platz
       *[other] { $seats } freie Plätze
    }
door-table-ranked = { $line } · **gewertet**
door-table-private = { $line } · privat
door-there = { $line } · { $channel }
door-others = … und { $count ->
        [one] ein weiterer Tisch
       *[other] { $count } weitere Tische
    }
door-night = Nächster Abend: **{ $name }**, { $at }, in { $channel }
door-night-on = Gerade läuft: **{ $name }**, in { $channel }
door-tonight = **Heute Abend**
door-no-night = Es ist kein Euchre-Abend geplant.
door-tonight-more = /night open plant einen Abend an vielen Tischen, /duplicate open dieselben Karten an mehreren Tischen; /league zeigt die Tabelle der Saison.
door-daily = **Täglich**
    Fünf Runden am Tag, für alle dieselben, und ein Rätsel: eine knifflige Stellung.
door-me = **Du**
door-me-nowhere = Du sitzt hier an keinem Tisch.
door-me-more = /hand zeigt deine Karten, /my-data alles, was ich über dich speichere.
door-seated = Du sitzt am Tisch mit { $names }. **{ button-start }** in der Nachricht des Tischs beginnt die Partie.
door-seated-there = Du sitzt an einem Tisch in { $channel }.
button-door-play = Spielen
button-door-tonight = Heute Abend
button-door-daily = Täglich
button-door-puzzle = Rätsel
button-door-me = Ich
button-door-go = Zum Tisch
button-door-stats = Meine Statistik
button-door-history = Meine Partien
button-door-settings = Einstellungen

# Die Nachricht, die im gewählten Kanal stehen bleibt.

lobby-post-heading = Euchre spielen
lobby-post-puzzle = Das Rätsel des Tages, { $day }: /puzzle

# Ruf mich, auf dieser Nachricht: Wer will, wird erwähnt, wenn jemand auf Mitspieler wartet.

button-call-me = Ruf mich
button-call-hours = Meine Zeiten …
call-me-begun = Bis zum { $until } erwähne ich dich im Kanal eines Tisches, wenn dort jemand auf Mitspieler wartet. **{ button-call-me }** beendet das wieder.
call-me-between = Nur zwischen { $first } und { $last } nach deiner Uhr.
call-me-any-hour = Zu jeder Stunde.
call-me-ended = Du wirst nicht mehr gerufen. **{ button-call-me }** beginnt es wieder.
call-me-hours-label = Stunden am Tag, etwa 18-23
call-me-zone-label = Deine Zeitzone, etwa Europe/Berlin
call-me-wrong-hours = Schreib deine Zeiten als zwei volle Stunden, etwa 18-23.
call-me-call = { $people } Ein Platz ist frei: { $line }
    -# Ihr wolltet gerufen werden; **{ button-call-me }** beendet das.
