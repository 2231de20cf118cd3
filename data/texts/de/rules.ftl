# Die Regeln eines Spiels in einfachen Worten. rule-<option>-<wert>.
# An option without a text here says nothing of its own: its points stand in the scoring, or the program sees to it.

game-standard = Standard (Geber sitzt fest)
game-house-24 = House of Cards, 24 Karten
game-three-seven = Zu dritt, sieben Karten
game-two-handed = Zu zweit
book-standard = Nordamerika

rules-title = { $title } ({ $book })
rules-differs = Anders als in { $title }:
rules-same = Wie in { $title }:
rules-play = So wird gespielt:
rules-scoring = Punkte:

rules-partners = { $players } Spieler; Partner sitzen sich gegenüber.
rules-partners-six = { $players } Spieler, zwei Seiten zu dritt; Nachbarn sind Gegner.
rules-individual = { $players } Spieler, jeder für sich.
rules-two = Zwei Spieler, einer gegen den anderen.
rules-pack = { $size ->
    [24] 24 Karten, Neun bis Ass
    [32] 32 Karten, Sieben bis Ass
   *[48] 48 Karten, jede zweimal von Neun bis Ass
}{ $joker ->
    [yes] {" "}und der Joker, der jeden anderen Trumpf schlägt
   *[no] {""}
}; { $hand } für jeden.
rules-turn-up = Trumpf ist die Farbe der aufgedeckten Karte, wenn jemand sie annimmt, sonst eine andere Farbe, die jemand ansagt.
rules-bid = Ein Gebot für jeden, höher als alle zuvor; das höchste wählt Trumpf und spielt aus.
rules-widow = Wer das höchste Gebot hat, nimmt den Skat auf und legt eine Karte ab.
rules-joker-bid = Wenn alle passen, muss ein Gebot von { $bid } spielen, wer den Joker hat.
rules-forced-bid = Wenn alle anderen passen, muss der Geber mindestens { $bid } bieten.
rules-bowers = Der Trumpfbube ist der rechte Bauer, der höchste Trumpf; der andere gleichfarbige (rote oder schwarze) Bube ist der linke Bauer, der zweithöchste.
rules-follow = Bediene die angespielte Farbe, wenn du kannst.
rules-alone = Wer Trumpf macht, darf allein spielen; sein Partner setzt aus.
rules-no-alone = Niemand spielt allein.
rules-exchange = Wer allein spielt, darf zwei Karten ablegen und zwei von seiner Seite bekommen.
rules-secret = Wer Trumpf macht, ruft eine Farbe: Wer ihre beste Karte hat, ist sein Partner und schweigt darüber.
rules-points = Wer zuerst { $points } Punkte hat, gewinnt.

rule-first_dealer-random = Der erste Geber wird ausgelost.
rule-first_dealer-high-card = Jeder zieht eine Karte; die höchste gibt zuerst.
rule-first_dealer-black-jack = Offen wird ausgeteilt; der erste schwarze Bube gibt zuerst.
rule-cut-offer = Der Spieler vor dem Geber darf abheben.
rule-ace_no_face-yes = Ein Blatt mit einem Ass und ohne Bild darf vor dem Reizen eingeworfen werden; derselbe Geber gibt neu.
rule-farmers_hand-three-alike = Farmerblatt: Drei Neunen oder drei Zehnen dürfen gegen die drei Karten unter der aufgedeckten getauscht werden.
rule-farmers_hand-any-three = Farmerblatt: Drei beliebige Neunen und Zehnen dürfen gegen die drei Karten unter der aufgedeckten getauscht werden.
rule-second_round-throw-in = Wenn alle zweimal passen, wird eingeworfen, und der Nächste gibt.
rule-second_round-stick = Wenn alle zweimal passen, sitzt der Geber fest: Er muss eine Farbe ansagen.
rule-second_round-stick-or-fold = Wenn alle zweimal passen, sagt der Geber eine Farbe an oder gibt auf.
rule-no_first_blood-yes = Die allererste ausgespielte Karte einer Runde darf kein Trumpf sein.
rule-mugs_away-yes = Trostpreis: Nach einer Partie geben die Verlierer zuerst.
rule-laps-yes = Übertrag: Punkte über das Ziel hinaus zählen für die nächste Partie.
rule-slams-yes = Schlemm: Eine Partie, in der die Verlierer nichts haben, zählt doppelt.
rule-turning_the_tables-yes = Den Tisch drehen: Eine Seite, die eins zu sieben zurückliegt, darf alle Blätter um einen Platz weitergeben lassen, bevor man sie ansieht.
rule-steal_the_deal-yes = Behalte das Blatt im Auge: Die Spieler drücken selbst auf Geben, und ein Gegner, der schneller ist als der Geber, hat ihm das Geben gestohlen, wenn dessen Seite es nicht reklamiert, bevor die Karte aufgedeckt wird.
rule-partner_order-alone = Der Partner des Gebers darf die aufgedeckte Karte nur annehmen, wenn er allein spielt.
rule-defend_alone-yes = Gegen ein Alleinspiel darf auch ein Gegner allein verteidigen.
rule-first_lead-dealer-left = Wer links vom Geber sitzt, spielt zuerst aus.
rule-first_lead-maker-left = Gegen ein Alleinspiel spielt zuerst aus, wer links vom Alleinspieler sitzt; sonst, wer links vom Geber sitzt.
rule-partners_best-give-then-discard = Der Partner eines Alleinspielers gibt ihm eine Karte; dann legt der Alleinspieler eine ab.
rule-partners_best-discard-then-give = Ein Alleinspieler darf eine Karte ablegen und die beste seines Partners verlangen.
rule-give_turnup-yes = Spielt der Partner des Gebers allein, darf der Geber ihm die aufgedeckte Karte geben.
rule-traditions-no = Bräuche werden nicht angesagt.
rule-prompt_partner-yes = Der Partner des Gebers muss sich zügig entscheiden.

row = { $case }: { $pay }.
case-made = Die Trumpfseite macht { $low } { $span ->
    [1] oder
   *[other] bis
} { $most } Stiche
case-made-single = Der Trumpfmacher macht { $low } { $span ->
    [1] oder
   *[other] bis
} { $most } Stiche
case-made-alone = Allein, { $low } { $span ->
    [1] oder
   *[other] bis
} { $most } Stiche
case-made-against = Allein gegen einen, der allein verteidigt, { $low } { $span ->
    [1] oder
   *[other] bis
} { $most } Stiche
case-march = Die Trumpfseite macht alle Stiche (Durchmarsch)
case-march-single = Der Trumpfmacher macht alle Stiche (Durchmarsch)
case-march-alone = Allein, alle Stiche
case-march-against = Allein gegen einen, der allein verteidigt, alle Stiche
case-euchre = Die Trumpfseite macht weniger als { $low } Stiche (Euchre)
case-euchre-single = Der Trumpfmacher macht weniger als { $low } Stiche (Euchre)
case-euchre-alone = Ein Alleinspieler macht weniger als { $low } Stiche
case-euchre-against = Wer allein verteidigt, hält den Alleinspieler unter { $low } Stichen
case-euchre-march = Die Trumpfseite macht gar keinen Stich
case-euchre-march-single = Der Trumpfmacher macht gar keinen Stich
case-euchre-march-alone = Ein Alleinspieler macht gar keinen Stich
case-euchre-march-against = Wer allein verteidigt, macht alle Stiche
case-folded = Der Geber gibt auf
case-bid-made = Das Gebot ist erfüllt
case-bid-made-alone = Das Gebot ist allein erfüllt
case-bid-set = Das Gebot ist verfehlt
case-bid-set-alone = Das Gebot ist allein verfehlt
case-bid-set-forced = Das erzwungene niedrigste Gebot des Gebers ist verfehlt
case-bid-set-forced-alone = Das erzwungene niedrigste Gebot des Gebers ist allein verfehlt
case-secret-made = Trumpfmacher und Partner machen { $low } { $span ->
    [1] oder
   *[other] bis
} { $most } Stiche
case-secret-march = Trumpfmacher und Partner machen alle Stiche
case-secret-made-alone = Ein Trumpfmacher ohne Partner macht { $low } { $span ->
    [1] oder
   *[other] bis
} { $most } Stiche
case-secret-march-alone = Ein Trumpfmacher ohne Partner macht alle Stiche
case-secret-euchre = Die Seite des Trumpfmachers macht weniger als { $low } Stiche (Euchre)
case-secret-euchre-march = Die Seite des Trumpfmachers macht gar keinen Stich

pay-makers = { points }
pay-each = je { points }
pay-others = { points } für die Gegner
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
option-law = Nummer einer Regel, für ihren ganzen Wortlaut
law-ask = /rules law:5.4 zeigt eine Regel im ganzen Wortlaut.
law-more = Ihr ganzer Wortlaut: /rules law:{ $law }.
law-unknown = Eine Regel { $law } gibt es nicht. Regeln haben Nummern wie 5.4, die Kapitel sind 1 bis 11.
law-english = Die Regeln sind auf Englisch geschrieben.
