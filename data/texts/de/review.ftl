# „Wie war mein Spiel?“: Die Entscheidungen einer Runde, die am meisten gekostet haben. Anteile und Kosten in ganzen Prozent.

button-review = Wie war mein Spiel?
review-finding = Ich suche diese Runde …
review-thinking = { $first ->
    [0] Der Experte sieht sich dein Blatt an …
    [one] Ein anderes Blatt ist noch vor dir an der Reihe. Gleich danach sieht sich der Experte deines an …
   *[other] { $first } andere Blätter sind noch vor dir an der Reihe. Gleich danach sieht sich der Experte deines an …
}
review-not-yours = Du hast in Runde { $hand } nicht mitgespielt: Es gibt nichts von dir zu besprechen.
review-nothing = In Runde { $hand } hast du selbst nichts entschieden.
review-clean = Runde { $hand }: { $choices ->
    [one] Deine eine Entscheidung war richtig.
   *[other] Von deinen { $choices } Entscheidungen war keine klar falsch.
} Der Experte hätte es genauso gespielt.
review-heading = Runde { $hand }: was dich am meisten gekostet hat
review-moment = { $phase ->
    [play] Stich { $trick }
    [discard] Das Ablegen
    [give] Die Karte für dein Gegenüber
    [defend-alone] Allein verteidigen
    [name] Trumpf ansagen
    [bid] Das Gebot
    [partner] Eine Farbe rufen
   *[other] Trumpf bestimmen
}
review-cost = **{ $moment }:** Du hast { $taken } gewählt; besser war **{ $better }**. Das hat dich { $cost } % Gewinnchance gekostet.
review-trick = Auf dem Tisch: { $plays }.
review-turn-up = Aufgedeckt: { $card }, { $dealer } gibt.
review-held = Dein Blatt: { $cards }
review-outlook = { $act }: { $chance } % Gewinnchance ({ $reason })
review-marked = Im Bild markiert: Du hast { $taken } gewählt; { $better } war besser.
review-foot = -# Beurteilt nach dem, was du damals sehen konntest, nicht nach den Karten der anderen.
review-gone = Diese Runde lässt sich nicht mehr finden.
button-again = Nochmal spielen
button-compare = Vergleichen
again-seat = **Diese Runde nochmal spielen**, gegen Experten und nur für dich. Von welchem Platz?
again-not-yet = Diese Runde lässt sich jetzt nicht nochmal spielen: Es gibt sie nicht mehr, oder andere spielen sie vielleicht noch. Wähl eine Runde einer beendeten Partie.
again-unfinished = Spiel erst die Runde zu Ende und vergleich dann.
again-heading = **Dieselben Karten, zweimal**
again-first = Am Tisch: { $course }
again-now = Bei dir: { $course }
again-first-gone = Wie es am Tisch lief, ist nicht mehr gespeichert.
again-calls = **Ansagen**
again-trick = **Stich { $number }**
again-end = **Ergebnis**
review-busy = Der Experte hat gerade zu viel zu tun. Frag bitte gleich noch einmal.
review-one-at-a-time = Bitte eine Hand nach der anderen: Frag nach dieser, wenn du über die andere gelesen hast.
review-game-not-yours = Bei dieser Partie warst du nicht dabei. Spiel sie stattdessen nach: Dort siehst du alle Blätter.
review-which = Welche Hand möchtest du durchgehen? Nur du siehst die Antwort.
review-hand = Hand { $number }
menu-hand-review = Hand { $first } bis { $last }
