# Der öffentliche Tisch als Text.

table-heading = { $title } · Runde { $hand } · bis { points }
table-contest-heading = { $title } · Runde { $hand } von { $hands }
table-timed-heading = { $title } · Runde { $hand }
table-extra-heading = { $title } · Gleichstand, eine weitere Runde entscheidet ({ $extra })
table-brief = { $title }{"\u00A0"}· { $scores }
table-lobby-heading = { $title } · bis { points }
table-ranked = { $heading } · gewertet
table-turns = { $heading } · { $turns }
lobby-ranked = Gewertete Partie: Triff mindestens die Hälfte deiner Entscheidungen selbst und bleib bis zum Schluss. Sonst verlierst du, egal was der Computer an deinem Platz macht.
lobby-too-short = Eine Freundschaftspartie: Gewertete gehen mindestens bis { $points } Punkte.
lobby-unranked = Eine freundschaftliche Partie: Jemand hier spielt auf diesem Server erst in der nächsten Saison wieder gewertet.
lobby-chance = Freundschaftspartie: Mit diesen Optionen ist für die Wertung zu viel Glück dabei.
lobby-unagreed = Old School zählt nur, wenn alle auf **{ button-ranked }** drücken: bisher { $agreed } von { $players }.
proposed-take-back = { $name } möchte den letzten Zug zurücknehmen. Einverstanden, { $names }?
declined-take-back = { $name } hat Nein gesagt: Es wird nichts zurückgenommen.
declined-game = { $name } hat Nein zur nächsten gewerteten Partie gesagt und ist aufgestanden.
game-wanted = Eine gewertete Partie beginnt, wenn alle sie wollen. Es fehlt noch: { $names }. Ohne ein Ja wird der Platz frei.
table-rules-changed = Hausregeln: { $options }
lobby-turns = Züge: { $turns }. { $about }
lobby-seat = { $seat }. { $name }
table-next-seats = Für die nächste Partie: { $seats }
lobby-seat-free = { $seat }. frei
seat-partner = Gegenüber von { $name }, im selben Team
seat-opposite = Gegenüber von { $name }
seat-left = Links von { $name }
seat-right = Rechts von { $name }
seat-number = Platz { $seat }
seat-is-free = Dieser Platz ist frei
seat-has-computer = { $name }, ein Computer, macht dir Platz
lobby-partners = Zusammen spielen: { $sides }.
lobby-partners-opposite = Wer sich gegenübersitzt, spielt zusammen.
lobby-partners-every-other = Jeder zweite Platz gehört zum selben Team.
lobby-alone = Alle gegen alle.
lobby-free = { $free ->
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
lobby-free-computers = { $free ->
    [one] Ein Platz ist frei: Ein Computer macht Platz.
   *[other] { $free } Plätze sind frei: Computer machen Platz.
}
lobby-ready = Alle Plätze sind besetzt: Es kann losgehen.
computer-name = 🤖{"\u00A0"}{ $name }
name-stood-in = { $name } (von einem Computer gespielt)
stand-in = 🤖{"\u00A0"}für { $name }
stand-in-plain = ein Computer für { $name }
stand-in-short = für { $name }
mark-computer = { $name } (Computer)
computers = Computer: { $names }.
table-promised = { $names } { $count ->
    [one] setzt
   *[other] setzen
} sich zur nächsten Runde, statt { $seats }.
introduced = { $name } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} hier seit { $since }
introduced-first = { $name } · erste Partie hier
mark-away = { $name } (abwesend, ein Computer spielt)
mark-left = { $name } (gegangen, ein Computer spielt)
table-asleep = Dieser Tisch schläft ({ $names }). Wer hier mitspielt, holt ihn mit **/table show** zurück, wo gerade Platz ist.
table-absent = Der Tisch wartet auf { $names }.
seat-of = Platz { $seat } ist { $name }

score = Stand: { $scores }
score-of = { $unit }{"\u00A0"}{ $score }
deals = { $name } gibt.
turn-up = { $name } gibt. Aufgedeckt: { $card }.
turn-up-down = { $name } gibt. Umgedreht: { $card }.
turn-up-taken = { $name } gibt. { $taker } hat { $card } aufgenommen.
turn-up-left = { $name } gibt. Auf dem Tisch geblieben: { $card }.
bidding = Bisher: { $calls }.
trump = Trumpf: { $suit } ({ $made }).
trump-none = Ohne Trumpf ({ $made }).
trump-open = { $name } hat mit { $bid } das höchste Gebot und wählt Trumpf.
trump-open-forced = { $name } muss bieten ({ $bid }) und wählt Trumpf.
sits-out = { $names } { $count ->
    [one] setzt aus.
   *[other] setzen aus.
}
lone-defender = { $name } verteidigt allein.
partner-unknown = Das beste { $suit } ist gerufen; noch weiß niemand, wer es hat.
partner-known = Das beste { $suit } ist gerufen: Mit im Team ist { $name }.
partner-none = Das beste { $suit } ist gerufen: { $name } ist auf sich gestellt.
trick-on-table = Stich { $number }: { $plays }
hand-under-way = Diese Runde läuft: { $button } zeigt jede Ansage und jede Karte.
hand-under-way-hidden = Diese Runde läuft.
trick-lead = { $name } spielt { $card } aus
trick-play = { $name } { $card }
trick-wins = { $play }{"\u00A0"}←{"\u00A0"}vorn
trick-wins-plain = { $play }, bisher vorn
trick-last = Letzter Stich: { $plays }
trick-took = { $play }{"\u00A0"}←{"\u00A0"}Stich
trick-took-plain = { $play }, das macht den Stich
trick-won = { $name } hat den Stich mit { $card } gewonnen.
taken = Stiche: { $taken }
taken-of = { $unit } { $tricks }

turn-cut = { $name } darf abheben.
turn-turn-tables = { $name } darf den Spieß umdrehen.
turn-order = { $name }: { $word ->
    [assist] helfen oder passen?
    [take-up] aufnehmen oder passen?
   *[order] bestellen oder passen?
}
turn-call = { $nt ->
    [yes] { $name }: Farbe oder ohne Trumpf ansagen, oder passen?
   *[no] { $name }: Farbe ansagen oder passen?
}
turn-call-stuck = { $nt ->
    [yes] { $name } muss eine Farbe oder ohne Trumpf ansagen!
   *[no] { $name } muss eine Farbe ansagen!
}
turn-call-fold = { $nt ->
    [yes] { $name }: Farbe oder ohne Trumpf ansagen, oder Runde schenken?
   *[no] { $name }: Farbe ansagen oder Runde schenken?
}
turn-bid = { $name }: bieten oder passen?
turn-bid-stuck = { $name } sitzt fest und muss bieten!
turn-order-alone = { $name }: { $word ->
    [assist] allein helfen oder passen?
   *[order] allein bestellen oder passen?
}
turn-only-pass = { $name } hat kein Gebot mehr: passen.
turn-only-fold = { $name } hat kein Gebot mehr: Runde schenken.
turn-name = { $name } wählt Trumpf.
turn-give-turnup = { $name } darf dem Gegenüber für das Solo die aufgedeckte Karte geben.
turn-discard = { $name } legt ab.
turn-best = { $name } darf vom Gegenüber die beste Karte verlangen.
turn-give = { $name } gibt { $maker } eine Karte.
turn-partner = { $name } ruft eine Farbe.
turn-defend-alone = { $name }: allein verteidigen?
turn-play-lead = { $name } spielt aus.
turn-play = { $name } spielt.
turn-suit = { $name } darf die Farbe bestimmen, die ausgespielt wird.
trick-taken = { $name } hat den Stich gemacht.
turn-gather = { $name } sammelt den Stich ein.

draw-random = Ausgelost: { $name } gibt zuerst.
draw-high-card = Hohe Karte gibt: { $cards }. { $name } gibt zuerst.
draw-high-card-again = Hohe Karte gibt: { $cards }. Gleichstand, also noch einmal: { $again }. { $name } gibt zuerst.
draw-black-jack = Der erste schwarze Bube gibt: { $cards }. { $name } gibt zuerst.
draw-card = { $name } { $card }
draw-more = { $count } Karten, dann { $last }

alt-lobby = Ein Euchre-Tisch, der auf Mitspielende wartet.
alt-table = Ein Euchre-Tisch.
alt-finished = Die Partie ist zu Ende.

# Wann die offene Frage endet. { $in } zeigt Discord als „in 2 Minuten“.
clock-turn = Ein Computer übernimmt { $in }.
clock-trick = Der Stich wird { $in } eingesammelt.
clock-claims = Die Frist zum Reklamieren endet { $in }.
clock-theft = Die Karte wird { $in } aufgedeckt.
clock-answer = Die Frist für die Antwort endet { $in }.
clock-fixed = Zeit bis { $at }.
clock-none = Der Tisch wartet auf { $you ->
    [yes] dich
   *[no] { $name }
}; kein Computer übernimmt.

# A deal that may be stolen (law 2.8)
deal-open = { $name } gibt. Behaltet den Stapel im Auge!
deal-stolen = { $name } nimmt den Stapel und gibt.
