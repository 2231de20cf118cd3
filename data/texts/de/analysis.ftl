# Die Analyse einer Partie, wo auch immer sie gespielt wurde: Zeugnisse, Schritt für Schritt, „Was wäre, wenn?“. Ganze Prozent.

command-analyse = Lässt eine ganze Partie aus einer Datei beurteilen, Entscheidung für Entscheidung; nur du siehst es
option-analyse-file = Eine Partie als .egn, .emn oder .euchre
button-analyse = Analysieren
menu-game-analyse = Eine Partie analysieren
analysis-reading = Ich lese die Datei …
analysis-progress = { $all ->
    [0] { $bar } { $percent } %
   *[other] { $bar } { $percent } % · beurteilte Entscheidungen: { $done } von { $all }
}
analysis-so-far = Am teuersten bis jetzt:
analysis-unreadable = **{ $file }** kann ich nicht lesen: { $fault }.
analysis-not-fetched = Discord hat mir die Datei nicht gegeben. Schick sie bitte noch einmal mit **/analyse**.
analysis-too-large = **{ $file }** ist zu groß: Gelesen werden höchstens { $most } kB.
analysis-in-history = Wähl die Partie aus **/history**.
analysis-gone = Diese Datei ist nicht mehr gespeichert. Schick sie noch einmal mit **/analyse**.
analysis-refused-busy = Der Experte hat gerade zu viel zu tun. Frag bitte gleich noch einmal.
analysis-refused-person = Bitte eine Partie nach der anderen: Frag nach dieser, wenn die andere fertig ist.
analysis-refused-reading = Bitte eine Datei nach der anderen: Schick diese, wenn die andere gelesen ist.
analysis-refused-bytes = Ich lese für jede Person höchstens { $most } kB in der Minute: Du kannst es ab dem { $at } noch einmal versuchen.
analysis-refused-decisions = Ich beurteile für jede Person höchstens { $most } Entscheidungen am Tag: Du kannst ab dem { $at } wieder nach dieser Partie fragen.
analysis-failed = Beim Beurteilen dieser Partie ist bei mir etwas schiefgegangen. In meinem Protokoll steht es als **{ $reference }**; wer mich betreibt, kann es dort nachsehen.
analysis-choose = In **{ $file }** stehen { $games } Partien. Welche soll es sein?
menu-analysis-games = Partien { $first } bis { $last }
analysis-game = { $number }. Partie: { $title }
analysis-own-game = Partie { $game }
analysis-from-file = Aus einer Datei, nicht hier gespielt
analysis-heading = **{ $title }** · { $hands ->
    [one] eine Runde
   *[other] { $hands } Runden
}
analysis-unfinished = nicht zu Ende gespielt
analysis-about = -# Genauigkeit: 100 spielt wie der Experte. Alle werden nach dem beurteilt, was sie sehen konnten, nicht nach den Karten der anderen.
analysis-seats = -# Wer wann wo saß, ist nicht mehr bekannt: Jede Zeile ist ein Platz, wer auch immer dort gespielt hat.

report-title = Analyse
report-accuracy = Genauigkeit
report-column-hands = Runden
report-column-accuracy = Genauigkeit
report-column-accuracy-short = Gen.
report-column-costly = Fehler
report-column-points = Punkte
report-column-expert = Mit Experte
report-decisions = { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
}
report-decisions-in = { $decisions } in { $hands ->
    [one] einer Runde
   *[other] { $hands } Runden
}
report-calls = Ansagen
report-loners = Alleinspiel
report-defence = Verteidigung
report-leads = Ausspiel
report-points = Punkte der Partei
report-expert = Mit Experte auf dem Platz
report-costliest = Am teuersten
report-clean = Keine Entscheidung war klar falsch.
report-who = { $name }: Genauigkeit { $accuracy }, { $decisions }
report-cost = −{ $cost } %
report-part = { $part } { $accuracy } (Entscheidungen: { $count })
report-points-line = Punkte der Partei: { $points }; mit einem Experten auf diesem Platz: { $expert }
report-moment = { $label } { $where }, −{ $cost } %: { $taken }; { $better } war besser.
report-where = Runde { $hand } · { $moment }

button-analysis-steps = Durchgehen
button-analysis-report = Überblick
button-analysis-share = Teilen
button-analysis-look = Ansehen
button-replay-mistake-back = ◀ Fehler
button-replay-mistake = Fehler ▶

analysis-step = { $title } · Runde { $hand } · Schritt { $step } von { $steps }
analysis-judged = **{ $label } −{ $cost } %** · Besser war **{ $better }**.
analysis-fine = Der Experte würde dasselbe tun.
analysis-close = Knapp: **{ $better }** war kaum besser.
analysis-strong = **{ $label }** Gut gesehen: Das übersehen die meisten.
analysis-reason = Für { $name }: { $reason }
analysis-note = In der Datei steht dazu: { $note }
analysis-chance = { $name } { $chance } %
analysis-chances = Gewinnchance: { $chances }

menu-what-if = Was wäre, wenn? Andere Wahl
what-if-thinking = Der Experte spielt es weiter …
what-if-heading = **Was wäre, wenn?** { $name }: **{ $act }**, vom Experten weitergespielt in { $worlds } Verteilungen, die zu dem passen, was { $name } sehen konnte
what-if-here = **{ $act }**: { $chance } % Gewinnchance ({ $reason })
what-if-was = So, wie gespielt wurde, { $act }: { $chance } % ({ $reason })
what-if-better = Das bringt { $gain } %.
what-if-worse = Das kostet { $loss } %.
what-if-same = Das macht keinen Unterschied, der zählt.
what-if-gone = Das geht hier nicht. Wähl einen anderen Schritt.

analysis-shares-game = { $name } teilt eine Analyse
analysis-shares-moment = { $name } teilt einen Moment
analysis-shared = Es steht jetzt im Kanal.

# Warum sich eine Datei nicht lesen lässt: wo, was daran falsch ist, und was gelesen wird.
unreadable-at = { $place }: { $fault }
unreadable-in-game = Partie { $number }
unreadable-in-hand = Runde { $number }
unreadable-in-trick = Stich { $number }
unreadable-size = sie hat { $size } Bytes, und ich lese höchstens { $most }
unreadable-text = sie ist kein Text in UTF-8 oder UTF-16, wie es .egn, .emn und .euchre sind
unreadable-binary = sie ist in der binären Form der Notation; ich lese die Textform, .egn oder .emn
unreadable-json = sie ist kein JSON, wie es .egn und .emn sind: Zeile { $line }, Spalte { $column } ist falsch
unreadable-number = sie enthält eine Zahl mit Tausenden von Ziffern
unreadable-depth = sie ist zu tief verschachtelt für eine Partie
unreadable-kind = sie ist keine Partie; schick mir eine Datei .egn, .emn oder .euchre
unreadable-version = die Version { $version } der Notation kenne ich nicht; ich lese 1.0 bis 1.4
unreadable-type = { $name } muss so sein: { $kind }
unreadable-range = { $name } muss von { $least } bis { $most } sein
unreadable-missing = { $name } fehlt
unreadable-count = { $name } hat { $count } Einträge, und ich lese höchstens { $most }
unreadable-rule = die Regel { $name } spiele ich nicht; ich lese Partien ohne sie
unreadable-rule-unknown = die Regel { $name } gibt es nicht; am nächsten kommt { $nearest }; die Regeln sind { $allowed }
unreadable-choice = { $name } kann nicht { $value } sein, nur eins von { $allowed }; am nächsten kommt { $nearest }
unreadable-played-on = num_deals ist { $most }, aber die Partie hat { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
unreadable-limits = winning_score und num_deals sind beide gesetzt, aber eine Partie endet nur durch eines davon
unreadable-rules = das geht bei diesem Spiel nicht: { $problem }
unreadable-record = Zeile { $line }: { $problem }
unreadable-old-school = sie wurde an einem Old-School-Tisch gespielt, wo Züge gegen die Regeln sein dürfen; ich lese Partien gewöhnlicher Tische
unreadable-packed = diese Runde ist in ein Wort gepackt; ich lese ausgeschriebene Runden
unreadable-phase = es gibt zwei Phasen { $name }, und eine Runde hat von jeder eine
unreadable-phases = { $name } ist keine Phase einer Runde; EUCHRE_BIDDING und TRICK_PLAY sind es
unreadable-card = { $card } ist keine Karte; eine Karte ist ein Rang aus { $ranks } und eine Farbe aus s h d c, etwa Kh, R oder L für einen Bauern, oder Xx, wenn niemand sie sah
unreadable-bower = { $card } ist ein Bauer, aber noch ist keine Farbe Trumpf
unreadable-unknown = { $name } ist eine Karte, die niemand sah; solche stehen nur in Blättern und bei Abgelegtem
unreadable-joker = der Joker ist aufgedeckt, und die Notation sagt nicht, für welche Farbe er steht
unreadable-call = Ansage { $number } ist { $call }; die erste Runde hat Pass und Order, die zweite Pass und s, h, d, c oder n
unreadable-calls = Ansage { $number } kommt, nachdem Trumpf bestimmt ist
unreadable-no-trump-yet = es wird gespielt, bevor jemand Trumpf bestimmt hat
unreadable-trick-size = im Stich liegen { $count } Karten, aber { $most } spielen mit
unreadable-trick-short = der Stich hat { $count } von { $most } Karten; nur der letzte darf unvollständig sein
unreadable-tricks = das ist ein Stich zu viel; eine Runde hat { $most }
unreadable-twice = { $card } liegt an zwei Stellen
unreadable-not-in-pack = { $card } ist nicht im Spiel mit { $pack } Karten
unreadable-hand-size = Platz { $seat } hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} ({ $cards }), und ein Blatt hat { $most }
unreadable-laid = Platz { $seat } hat keine Karte zum Ablegen
unreadable-discard = es wird abgelegt, aber niemand hat die aufgedeckte Karte aufgenommen
unreadable-exchange = Karten wechseln so den Platz, wie es diese Regeln nicht kennen
unreadable-farmers = Platz { $seat } tauscht drei Karten, und es steht nicht da, welche
unreadable-impossible = keine Verteilung passt: Jemand hat nicht bedient, oder ein Blatt hat Karten, die woanders sind
unreadable-revoke = Platz { $seat } darf nicht { $act } spielen: Dort liegt { $cards }, und damit muss bedient werden (Regel { $law })
unreadable-unlawful = Platz { $seat } darf das dort nicht: { $act } (Regel { $law })
unreadable-defender = Platz { $seat } kann nicht allein verteidigen
unreadable-unfinished = die Runde ist nicht zu Ende gespielt, also kennt niemand ihre Punkte; nur die letzte darf offen sein
unreadable-score = die Punkte ergeben { $score }, aber in der Datei steht { $told }
unreadable-player = niemand in diesem Match hat die Kennung { $name }
unreadable-word-file = die Datei
unreadable-word-deal = eine Verteilung
unreadable-word-trick = ein Stich
unreadable-word-card = eine Karte
unreadable-word-card-of-trick = Karte { $number }
unreadable-word-card-moved = eine Karte, die den Platz wechselt
unreadable-word-turn-up = die aufgedeckte Karte
unreadable-word-deals = die Anzahl der Verteilungen
unreadable-word-score = der Stand
unreadable-word-object = ein Objekt
unreadable-word-list = eine Liste
unreadable-word-text = ein Text
unreadable-word-whole = eine ganze Zahl
unreadable-word-truth = true oder false
unreadable-word-scores = zwei Stände von 0 bis 98
