# Das Tagesspiel: fünf Runden am Tag (UTC), für alle dieselben. Punkte sind die der eigenen Seite weniger die der anderen.

command-daily = Die fünf Runden von heute, für alle dieselben, gegen die Experten
option-daily-show = Was du sehen willst; ohne Angabe dein eigenes Spiel
option-daily-day = Welcher Tag, etwa 2026-11-22 (er wechselt um Mitternacht UTC); ohne Angabe heute
daily-show-play = mein Spiel
daily-show-board = die Tabelle des Tages
daily-show-month = die Tabelle des Monats
daily-show-verify = Siegel und Geheimnisse

button-daily-share = Teilen
button-daily-play = Selbst spielen
button-daily-board = Tabelle
button-daily-month = Monat
button-daily-verify = Nachprüfen
button-daily-hand = Runde { $hand }

daily-heading = Tagesspiel vom { $day }
daily-span = Von { $since } bis { $until }
daily-until = bis { $until }
daily-begin = Fünf Runden, heute für alle dieselben. Ein Experte spielt mit dir, zwei spielen gegen dich. Du hast einen Versuch, bis { $until }; **/daily** bringt dich zurück.
daily-progress = Tagesspiel vom { $day } · Runde { $hand } von { $hands } · Punkte bisher: { $points }
daily-closed = Dein Tagesspiel ist vorbei. **/daily** zeigt, wie du abgeschnitten hast.
daily-total = { $squares } · **{ $points }** Punkte
daily-place = Platz { $place } von { $players } · besser als { $percent } % der anderen
daily-place-alone = Platz { $place } von { $players }
daily-alone = Außer dir hat dieses Tagesspiel niemand zu Ende gespielt.
daily-streak = { $days ->
    [one] Serie: 1 Tag
   *[other] Serie: { $days } Tage
}
daily-unfinished = Dieser Tag war vorbei, bevor du alle fünf Runden gespielt hattest; darum zählt er nicht.
daily-not-played = Das Spiel dieses Tages hast du nicht gespielt.
daily-review = Wie hast du gespielt? Der Experte schaut auf deine Runden zurück:
daily-next = Das nächste Spiel kommt um { $at }.
daily-share = { $name } · Tagesspiel vom { $day }: { $squares } { $points }
daily-column-days = Tage
daily-or-more = oder mehr
daily-or-less = oder weniger

daily-board-server = Wer hier gespielt hat; insgesamt dabei: { $players }.
daily-board-empty = Hier hat das Spiel dieses Tages noch niemand zu Ende gespielt.
daily-board-hidden = Die Tabelle von heute siehst du, wenn dein eigenes Spiel zu Ende ist: tipp **/daily**.
daily-month-heading = Tagesspiele, { $month } · Matchpunkte
daily-month-about = Ein Matchpunkt für alle, die du an einem Tag geschlagen hast, ein halber bei Gleichstand. Der heutige Tag zählt nur in deiner eigenen Ansicht, sobald du fertig bist.
daily-month-empty = Im { $month } gibt es hier noch keinen abgeschlossenen Tag. Ein Tag zählt, sobald er vorbei ist.
daily-day-future = Dieser Tag hat noch nicht begonnen.

daily-seal = Siegel vom { $day }: { $seal }
daily-seal-open = Die Geheimnisse eines Tages werden offengelegt, wenn er vorbei ist.
daily-secret = Geheimnis der fünften Runde: { $secret }
daily-verify-about = Der SHA-256 dieses Geheimnisses ist das Geheimnis der vierten Runde, und so fort; der des ersten ist das Siegel, das am Tag davor hier stand. Beigemischt wurde nichts. Aus Siegel und Geheimnis gibt das Skript `verify_deals.py` im Quelltext des Bots alle fünf Kartenstapel aus.

review-others = An deiner teuersten Entscheidung ({ $act }) haben andere mit demselben Verlauf so gewählt: { $choices }
review-others-count = { $act } × { $count }
review-others-none = Vor deiner teuersten Entscheidung stand sonst niemand.
