# Die Analyse einer Partie, wo auch immer sie gespielt wurde: Zeugnisse, Schritt für Schritt, „Was wäre, wenn?“. Ganze Prozent.

command-analyse = Lässt eine ganze Partie aus einer Datei beurteilen, Entscheidung für Entscheidung; nur du siehst es
option-analyse-file = Eine Partie als .egn, .emn oder .euchre
button-analyse = Analysieren
menu-game-analyse = Eine Partie analysieren
analysis-reading = Ich lese die Datei …
analysis-progress = { $bar } { $percent } % · { $done } von { $all } Entscheidungen beurteilt
analysis-so-far = Am teuersten bis jetzt:
analysis-unreadable = **{ $file }** kann ich nicht lesen: { $fault }.
analysis-not-fetched = Discord hat mir die Datei nicht gegeben. Schick sie bitte noch einmal mit **/analyse**.
analysis-too-large = **{ $file }** ist zu groß: Gelesen werden höchstens { $most } kB.
analysis-in-history = Wähl die Partie aus **/history**.
analysis-gone = Diese Datei ist nicht mehr gespeichert. Schick sie noch einmal mit **/analyse**.
analysis-refused-busy = Der Experte hat gerade zu viel zu tun. Frag bitte gleich noch einmal.
analysis-refused-person = Bitte eine Partie nach der anderen: Frag nach dieser, wenn die andere fertig ist.
analysis-refused-server = Von diesem Server werden schon genug Partien analysiert. Frag bitte in ein paar Minuten noch einmal.
analysis-choose = In **{ $file }** stehen { $games } Partien. Welche soll es sein?
menu-analysis-games = Partien { $first } bis { $last }
analysis-game = { $number }. Partie: { $title }
analysis-heading = **{ $title }** · { $hands ->
    [one] eine Runde
   *[other] { $hands } Runden
}
analysis-unfinished = nicht zu Ende gespielt
analysis-about = -# Genauigkeit: 100 spielt wie der Experte. Alle werden nach dem beurteilt, was sie sehen konnten, nicht nach den Karten der anderen.

report-title = Analyse
report-accuracy = Genauigkeit
report-column-accuracy = Genauigkeit
report-column-costly = Fehler
report-column-points = Punkte
report-column-expert = Mit Experte
report-decisions = { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
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
report-moment = { $label } { $where }, −{ $cost } %: gewählt wurde { $taken }, besser war { $better }.
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
analysis-note = In der Datei steht dazu: { $note }
analysis-chance = { $name } { $chance } %
analysis-chances = Gewinnchance: { $chances }

menu-what-if = Und wenn { $name } anders gehandelt hätte?
what-if-thinking = Der Experte spielt es weiter …
what-if-heading = **Was wäre, wenn?** { $name }: **{ $act }**, vom Experten weitergespielt in { $worlds } Welten, die zu dem passen, was { $name } sehen konnte
what-if-here = **{ $act }**: { $chance } % Gewinnchance ({ $reason })
what-if-was = So, wie gespielt wurde, { $act }: { $chance } % ({ $reason })
what-if-better = Das bringt { $gain } %.
what-if-worse = Das kostet { $loss } %.
what-if-same = Das macht keinen Unterschied, der zählt.
what-if-gone = Das geht hier nicht. Wähl einen anderen Schritt.

analysis-shares-game = { $name } teilt eine Analyse
analysis-shares-moment = { $name } teilt einen Moment
analysis-shared = Es steht jetzt im Kanal.
