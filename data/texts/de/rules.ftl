# Die Regeln eines Spiels in einfachen Worten. rule-<option>-<wert>.
# An option without a text here says nothing of its own: its points stand in the scoring, or the program sees to it.

game-standard = Standard (wer gibt, sitzt fest)
game-house-24 = House of Cards, 24 Karten
game-three-seven = Zu dritt, sieben Karten
game-two-handed = Zu zweit
book-standard = Nordamerika

rules-title = { $title } · { $book }
rules-differs = Anders als in { $title }:
rules-same = Wie in { $title }:
rules-play = So wird gespielt:
rules-scoring = Punkte:
rules-scoring-marked = Punkte (fett: anders als in { $title }):

rules-partners = { $players } Personen; je zwei gegenüber bilden ein Team.
rules-partners-six = { $players } Personen in zwei Teams zu dritt; nebeneinander sitzen immer verschiedene Teams.
rules-individual = { $players } Personen, alle gegen alle.
rules-two = Zu zweit, gegeneinander.
rules-pack = { $size ->
    [24] 24 Karten, Neun bis Ass
    [32] 32 Karten, Sieben bis Ass
   *[48] 48 Karten, von Neun bis Ass jede zweimal
}{ $joker ->
    [yes] {" "}und der Joker, der jeden anderen Trumpf schlägt
   *[no] {""}
}; { $hand } in jedem Blatt.
rules-turn-up = Trumpf ist die Farbe der aufgedeckten Karte, wenn jemand sie annimmt, sonst eine andere Farbe, die jemand ansagt.
rules-bid = Alle bieten einmal, höher als alle zuvor; wer das höchste Gebot hat, wählt Trumpf und spielt aus.
rules-widow = Wer das höchste Gebot hat, nimmt den Skat auf und legt eine Karte ab.
rules-joker-bid = Wenn alle passen, muss { $bid } bieten, wer den Joker hat.
rules-forced-bid = Wenn alle anderen passen, muss mindestens { $bid } bieten, wer gibt.
rules-bowers = Der Trumpfbube ist der rechte Bauer, der höchste Trumpf; der andere gleichfarbige (rote oder schwarze) Bube ist der linke Bauer, der zweithöchste.
rules-order = Trumpf von oben: { $joker ->
    [yes] Joker, {""}
   *[no] {""}
}rechter Bauer, linker Bauer, Ass, König, Dame, Zehn, Neun{ $size ->
    [32] , Acht, Sieben
   *[other] {""}
}; jede andere Farbe: Ass, König, Dame, Bube, Zehn, Neun{ $size ->
    [32] , Acht, Sieben
   *[other] {""}
}. Der linke Bauer gehört zum Trumpf, nicht zu seiner eigenen Farbe.
rules-follow = Bediene die angespielte Farbe, wenn du kannst.
rules-alone = Wer Trumpf bestimmt, darf allein spielen; das Gegenüber setzt aus.
rules-no-alone = Niemand spielt allein.
rules-exchange = Wer allein spielt, darf zwei Karten ablegen und zwei von der eigenen Seite bekommen.
rules-secret = Wer Trumpf bestimmt, ruft eine Farbe: Wer ihre beste Karte hat, ist mit im Team und schweigt darüber.
rules-points = Wer zuerst { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} hat, gewinnt.

rule-first_dealer-random = Es wird ausgelost, wer zuerst gibt.
rule-first_dealer-high-card = Alle ziehen eine Karte; die höchste gibt zuerst.
rule-first_dealer-black-jack = Es wird offen ausgeteilt; der erste schwarze Bube gibt zuerst.
rule-cut-offer = Wer rechts vom Geben sitzt, darf abheben.
rule-ace_no_face-yes = Ein Blatt mit einem Ass und ohne Bild darf vor dem Ansagen eingeworfen werden; es wird am selben Platz neu gegeben.
rule-farmers_hand-three-alike = Farmerblatt: Drei Neunen oder drei Zehnen dürfen gegen die drei Karten unter der aufgedeckten getauscht werden.
rule-farmers_hand-any-three = Farmerblatt: Drei beliebige Neunen und Zehnen dürfen gegen die drei Karten unter der aufgedeckten getauscht werden.
rule-second_round-throw-in = Wenn alle zweimal passen, wird eingeworfen, und das Geben wandert weiter.
rule-second_round-stick = Wenn alle zweimal passen, sitzt fest, wer gibt, und muss eine Farbe ansagen.
rule-second_round-stick-or-fold = Wenn alle zweimal passen, sagt eine Farbe an oder schenkt die Runde, wer gibt.
rule-no_first_blood-yes = Die allererste ausgespielte Karte einer Runde darf kein Trumpf sein.
rule-mugs_away-yes = Wer verliert, gibt: Nach einer Partie gibt die unterlegene Seite zuerst.
rule-laps-yes = Übertrag: Punkte über das Ziel hinaus zählen für die nächste Partie.
rule-slams-yes = Schlemm: Hat die unterlegene Seite null Punkte oder weniger, zählt die Partie doppelt.
rule-turning_the_tables-yes = Spieß umdrehen: Eine Seite, die eins zu sieben oder schlechter zurückliegt, darf alle Blätter um einen Platz weitergeben lassen, bevor jemand hineinschaut.
rule-steal_the_deal-yes = Behaltet den Stapel im Auge: Ihr drückt selbst auf **{ button-deal }**, und wenn die Gegenseite schneller ist, hat sie das Geben gestohlen, es sei denn, die andere Seite reklamiert es, bevor die Karte aufgedeckt wird.
rule-partner_order-alone = Gibt das Gegenüber, darf man die aufgedeckte Karte nur annehmen, um allein zu spielen.
rule-defend_alone-yes = Gegen ein Solo darf auch jemand von der Gegenseite allein spielen.
rule-first_lead-dealer-left = Zuerst spielt aus, wer links vom Geben sitzt.
rule-first_lead-maker-left = Gegen ein Solo spielt zuerst aus, wer links davon sitzt; sonst, wer links vom Geben sitzt.
rule-partners_best-give-then-discard = Wer allein spielt, bekommt eine Karte vom Gegenüber und legt dann eine ab.
rule-partners_best-discard-then-give = Wer allein spielt, darf eine Karte ablegen und vom Gegenüber die beste verlangen.
rule-give_turnup-yes = Spielt das Gegenüber allein, darf ihm die aufgedeckte Karte geben, wer gibt.
rule-traditions-no = Bräuche werden nicht angesagt.
rule-prompt_partner-yes = Gibt das Gegenüber, muss man sich zügig entscheiden.
rule-lone_hands-no = Niemand spielt allein, auch nicht in der Verteidigung.
rule-lone_closed = { $value ->
    [one] Fehlt einer Seite nur ein Punkt zum Sieg, spielt dort niemand allein.
   *[other] Fehlen einer Seite höchstens { $value } Punkte zum Sieg, spielt dort niemand allein.
}
rule-no_trump-yes = In der zweiten Runde darf man auch Ohne Trumpf ansagen: Keine Farbe sticht, Bauern gibt es keine, und jeder Bube steht unter seiner Dame.
rule-caller_holds-trump = Wer eine Farbe zu Trumpf macht, muss vor dem Aufnehmen eine Karte haben, die dann Trumpf ist. Wer festsitzt und keine hat, ist frei.
rule-caller_holds-natural = Wer eine Farbe zu Trumpf macht, muss eine Karte dieser Farbe haben; linker Bauer und Joker zählen nicht. Wer festsitzt und keine hat, ist frei.
rule-keep_turnup-yes = Wer beim Geben die aufgedeckte Karte nimmt, behält sie: Abgelegt wird eine andere, und verschenkt wird sie nicht.
rule-stuck_any-yes = Wer beim Geben festsitzt, darf auch die umgedrehte Farbe ansagen.

rule-law-old-school = Old School: Niemand hält dich davon ab, gegen eine Regel zu verstoßen. Die Gegenseite kann es reklamieren; ein Irrtum kostet nichts.
rules-claim-renege = Nicht bedient, obwohl es ging: Nimm es zurück, bevor der Stich eingesammelt ist; danach kann es reklamiert werden, bis die Runde abgeschlossen ist.
rules-claim-lead = Außer der Reihe ausgespielt: Reklamiert, bevor der Stich eingesammelt ist, geht er zurück; die Karte liegt offen und muss gespielt werden, sobald es geht, und dieser Seite darf einmal die Farbe zum Ausspielen bestimmt werden.
rules-claim-call = Außer der Reihe angesagt oder die umgedrehte Farbe: Sofort reklamiert, zählt es nicht, und diese Seite darf nur noch passen.
rule-renege_penalty-plus-two = Reklamiertes Nichtbedienen bringt der Gegenseite 2 Punkte.
rule-renege_penalty-minus-two = Reklamiertes Nichtbedienen kostet die eigene Seite 2 Punkte, beim Solo 4.
rule-renege_penalty-forfeit = Mit reklamiertem Nichtbedienen ist die Partie verloren.
rule-renege_ends_hand-yes = Die Runde ist damit auch zu Ende.
rule-renege_ends_hand-no = Die Runde wird zu Ende gespielt, und die schuldige Seite behält keinen Gewinn.
rule-review-yes = Der letzte Stich darf noch einmal angesehen werden.
rule-review-no = Ein eingesammelter Stich wird nicht mehr gezeigt.
rule-misdeal-redeal = Vergeben: Sind sich alle einig, bevor der erste Stich eingesammelt ist, wird am selben Platz noch einmal gegeben.
rule-misdeal-forfeit-deal = Vergeben: Sind sich alle einig, bevor der erste Stich eingesammelt ist, geht das Geben weiter.
rule-misdeal-minus-one = Vergeben: Sind sich alle einig, bevor der erste Stich eingesammelt ist, verliert die Seite, die gibt, einen Punkt, und das Geben geht weiter.
house-players = { $value } am Tisch
house-law = { $value ->
    [old-school] Old School
   *[hosted] Der Bot wacht über die Regeln
}
house-pack = { $value } Karten
house-joker = { $value ->
    [yes] Mit Joker
   *[no] Ohne Joker
}
house-points = Wer zuerst { $value } hat
house-first_dealer = { $value ->
    [high-card] Höchste Karte gibt zuerst
    [black-jack] Erster schwarzer Bube gibt
   *[random] Wer zuerst gibt, entscheidet das Los
}
house-packets = Gegeben zu { $value }
house-cut = { $value ->
    [offer] Abheben erlaubt
   *[no] Kein Abheben
}
house-misdeal = { $value ->
    [forfeit-deal] Vergeben: Das Geben geht weiter
    [minus-one] Vergeben kostet einen Punkt
   *[redeal] Vergeben: Es wird neu gegeben
}
house-steal_the_deal = { $value ->
    [yes] Geben darf gestohlen werden
   *[no] Kein gestohlenes Geben
}
house-renege_penalty = { $value ->
    [minus-two] Nichtbedienen kostet 2 Punkte
    [forfeit] Nichtbedienen verliert die Partie
   *[plus-two] Nichtbedienen bringt den anderen 2
}
house-renege_ends_hand = { $value ->
    [yes] Nichtbedienen beendet die Runde
   *[no] Nach Nichtbedienen geht die Runde weiter
}
house-review = { $value ->
    [yes] Der letzte Stich darf angesehen werden
   *[no] Eingesammelte Stiche bleiben zu
}
house-traditions = { $value ->
    [yes] Mit den alten Bräuchen
   *[no] Ohne die alten Bräuche
}
house-ace_no_face = { $value ->
    [yes] Ass ohne Bild: neu geben
   *[no] Kein Neugeben bei Ass ohne Bild
}
house-farmers_hand = { $value ->
    [three-alike] Farmerblatt: drei gleiche
    [any-three] Farmerblatt: drei beliebige
   *[off] Kein Farmerblatt
}
house-second_round = { $value ->
    [stick] Wer gibt, muss ansagen
    [stick-or-fold] Wer gibt, muss ansagen oder schenken
   *[throw-in] Alle passen: einwerfen
}
house-no_first_blood = { $value ->
    [yes] Kein Trumpf beim ersten Ausspiel
   *[no] Trumpf darf zuerst ausgespielt werden
}
house-mugs_away = { $value ->
    [yes] Wer verliert, gibt zuerst
   *[no] Wer zuerst gibt, wechselt
}
house-laps = { $value ->
    [yes] Übertrag: Überschuss zählt weiter
   *[no] Ohne Übertrag
}
house-slams = { $value ->
    [yes] Schlemm zählt doppelt
   *[no] Ohne Schlemm
}
house-turning_the_tables = { $value ->
    [yes] Spieß umdrehen
   *[no] Kein Spießumdrehen
}
house-partner_order = { $value ->
    [alone] Im eigenen Team nur allein bestellen
   *[free] Im eigenen Team frei bestellen
}
house-defend_alone = { $value ->
    [yes] Allein verteidigen erlaubt
   *[no] Niemand verteidigt allein
}
house-first_lead = { $value ->
    [maker-left] Beim Solo spielt links davon aus
   *[dealer-left] Links vom Geben wird ausgespielt
}
house-partners_best = { $value ->
    [give-then-discard] Beste Karte vom Gegenüber, dann ablegen
    [discard-then-give] Ablegen, dann beste Karte vom Gegenüber
   *[off] Keine Karte vom Gegenüber
}
house-give_turnup = { $value ->
    [yes] Aufgedeckte darf ans Solo gehen
   *[no] Aufgedeckte wird nicht verschenkt
}
house-lone_made = { $value ->
    [one] Solo geschafft: { $value } Punkt
   *[other] Solo geschafft: { $value } Punkte
}
house-lone_march = { $value ->
    [one] Durchmarsch im Solo: { $value } Punkt
   *[other] Durchmarsch im Solo: { $value } Punkte
}
house-euchre = Euchre: { $value }
house-lone_euchre = Euchre gegen ein Solo: { $value }
house-euchre_march = Euchre mit allen Stichen: { $value }
house-lone_defence = Euchre allein verteidigt: { $value }
house-lone_defence_march = Allein verteidigt, alle Stiche: { $value }
house-setback = { $value ->
    [yes] Rückschlag: Euchre kostet Punkte
   *[no] Ohne Rückschlag
}
house-prompt_partner = { $value ->
    [yes] Das Gegenüber sagt zügig an
   *[no] Das Gegenüber darf überlegen
}
house-settlement = { $value ->
    [each] Solo gewinnt bei allen einzeln
   *[once] Solo gewinnt einmal
}
house-lone_hands = { $value ->
    [no] Ohne Soli
   *[yes] Mit Soli
}
house-lone_closed = { $value ->
    [0] Soli bis zum Schluss
    [1] Kein Solo, wenn nur 1 Punkt fehlt
   *[other] Kein Solo, wenn nur { $value } Punkte fehlen
}
house-no_trump = { $value ->
    [yes] Ohne Trumpf darf angesagt werden
   *[no] Eine Farbe ist immer Trumpf
}
house-caller_holds = { $value ->
    [trump] Ansagen nur mit einem Trumpf
    [natural] Ansagen nur mit der Farbe selbst
   *[any] Ansagen mit jedem Blatt
}
house-keep_turnup = { $value ->
    [yes] Die aufgedeckte Karte bleibt
   *[no] Die aufgedeckte Karte darf weg
}
house-stuck_any = { $value ->
    [yes] Festsitzen: jede Farbe
   *[no] Festsitzen: die anderen drei Farben
}

row = { $case }: { $pay }.
case-made = Die Trumpfseite macht { $low } { $span ->
    [1] oder
   *[other] bis
} { $most } Stiche
case-made-single = Wer Trumpf bestimmt, holt { $low } { $span ->
    [1] oder
   *[other] bis
} { $most } Stiche
case-made-alone = Allein, { $low } { $span ->
    [1] oder
   *[other] bis
} { $most } Stiche
case-made-against = Solo gegen Solo-Verteidigung, { $low } { $span ->
    [1] oder
   *[other] bis
} { $most } Stiche
case-march = Die Trumpfseite macht alle Stiche (Durchmarsch)
case-march-single = Wer Trumpf bestimmt, holt alle Stiche (Durchmarsch)
case-march-alone = Allein, alle Stiche
case-march-against = Solo gegen Solo-Verteidigung, alle Stiche
case-euchre = Die Trumpfseite macht weniger als { $low } Stiche (Euchre)
case-euchre-single = Wer Trumpf bestimmt, holt weniger als { $low } Stiche (Euchre)
case-euchre-alone = Allein, weniger als { $low } Stiche
case-euchre-against = Wer allein verteidigt, hält das Solo unter { $low } Stichen
case-euchre-march = Die Trumpfseite macht gar keinen Stich
case-euchre-march-single = Wer Trumpf bestimmt, holt gar keinen Stich
case-euchre-march-alone = Allein, gar kein Stich
case-euchre-march-against = Wer allein verteidigt, macht alle Stiche
case-folded = Die Runde wird geschenkt
case-bid-made = Das Gebot ist erfüllt
case-bid-made-alone = Das Gebot ist allein erfüllt
case-bid-set = Das Gebot ist verfehlt
case-bid-set-alone = Das Gebot ist allein verfehlt
case-bid-set-forced = Das erzwungene niedrigste Gebot ist verfehlt
case-bid-set-forced-alone = Das erzwungene niedrigste Gebot ist allein verfehlt
case-secret-made = Die Trumpfseite macht zu zweit { $low } { $span ->
    [1] oder
   *[other] bis
} { $most } Stiche
case-secret-march = Die Trumpfseite macht zu zweit alle Stiche
case-secret-made-alone = Wer ohne Team Trumpf bestimmt, holt { $low } { $span ->
    [1] oder
   *[other] bis
} { $most } Stiche
case-secret-march-alone = Wer ohne Team Trumpf bestimmt, holt alle Stiche
case-secret-euchre = Die Trumpfseite macht weniger als { $low } Stiche (Euchre)
case-secret-euchre-march = Die Trumpfseite macht gar keinen Stich

pay-makers = { points }
pay-each = je { points }
pay-others = { points } für die Gegenseite
pay-others-each = je { points } für alle anderen
pay-lost = { $points ->
    [one] { $points } Punkt Verlust
   *[other] { $points } Punkte Verlust
}
pay-tricks = { $points ->
    [one] ein Punkt für jeden Stich
   *[other] { $points } Punkte für jeden Stich
}
pay-bid = das Gebot ist verloren
pay-bid-times = das { $times }-fache Gebot ist verloren
pay-bid-half = das halbe Gebot ist verloren

# The laws in full
option-law = Die Nummer einer Regel, etwa 5.4, für ihren ganzen Wortlaut
law-ask = **/rules law:5.4** zeigt eine Regel im ganzen Wortlaut.
law-more = Ihr ganzer Wortlaut: **/rules law:{ $law }**.
law-unknown = Eine Regel { $law } gibt es nicht. Regeln haben Nummern wie 5.4, die Kapitel sind 1 bis 12.
law-english = Die Regeln sind auf Englisch geschrieben.
law-options = Wörter wie `{ $option }` sind die Namen von Hausregeln, wie du sie bei **/table open options:** eintippst.
