# /help und der Rundgang für alle, die noch nie gespielt haben. Befehle werden überall wie im Englischen getippt.

help-about = **Right Bower** richtet Euchre in diesem Kanal aus: ein Stichspiel für zwei bis sechs, meist zwei gegen zwei. Computerspieler füllen leere Plätze.
help-start = **In drei Schritten zur Partie**
    1. **/table open** öffnet einen Tisch. Freunde drücken auf *{ button-join }*; *{ button-computer }* füllt einen Platz.
    2. *{ button-start }* gibt die Karten. Drück auf *{ button-hand }* (oder tipp **/hand**), um deine zu sehen; sonst sieht sie niemand.
    3. Biete und spiel mit den Knöpfen, dort oder unter dem Tisch. Was gerade nicht erlaubt ist, lässt sich nicht drücken.
help-commands = **Befehle**
    {""}**Am Tisch:** /table (open, join, computer, leave, start, deal, show, close) · /hand · /bid · /play · /hint
    {""}**Danach:** /history · /replay · /record · /verify
    {""}**Spieler:** /leaderboard · /stats · /compare
    {""}**Für dich:** /settings · /my-data · /forget
    {""}**Dieser Server:** /config · /rules · /help

button-tour = Rundgang
button-tour-new = Neu bei Euchre?
button-tour-next = Weiter
button-tour-back = Zurück
button-tour-done = Fertig
button-rules-here = Regeln dieses Tisches
button-rules-any = Regeln
button-help = Hilfe
button-lookup = Was ist das?
menu-lookup = Ein anderes Wort nachschlagen
lookup-nothing = Hier steht kein Wort, das zu erklären wäre. Die Liste darunter hat, was noch kommen kann.

tour-heading = **{ $title }** ({ $step } von { $steps })
tour-cards-title = Die Karten
tour-cards = Vier spielen, Partner sitzen sich gegenüber. Das Spiel hat 24 Karten, Neun bis Ass; jeder bekommt fünf.
    In jeder Runde ist eine Farbe **Trumpf** und schlägt die anderen. Zwei Buben führen sie an: der Trumpfbube, der **rechte Bauer**, und der andere gleichfarbige (rote oder schwarze) Bube, der **linke Bauer**, der auch zum Trumpf gehört. Pik geht mit Kreuz, Herz mit Karo.
    Hier ist Herz Trumpf, die höchste Karte zuerst.
tour-trump-title = Trumpf machen
tour-trump = Nach dem Geben wird eine Karte aufgedeckt. Der Reihe nach darf jeder ihre Farbe als Trumpf annehmen: Dann nimmt der Geber die Karte. Oder man passt.
    Wenn alle passen, darf jeder der Reihe nach eine andere Farbe ansagen. Wer Trumpf macht, muss mit seinem Partner mindestens drei der fünf Stiche machen.
    Mit einem starken Blatt darf man **allein** spielen, ohne den Partner, für mehr Punkte. Mit diesem Blatt: Herz bestellen!
tour-tricks-title = Die Stiche
tour-tricks = Einer spielt eine Karte aus, die anderen folgen im Uhrzeigersinn. **Bediene die angespielte Farbe**, wenn du kannst; sonst spiel, was du willst.
    Der höchste Trumpf macht den Stich; ohne Trumpf die höchste Karte der angespielten Farbe. Wer ihn macht, spielt zum nächsten aus.
    Hier wurde Pik ausgespielt, und Herz ist Trumpf: Die Herz-Neun macht den Stich.
tour-points-title = Die Punkte
tour-points = Zwei Fünfen zeigen die Punkte einer Seite, hier sieben. Eine Runde bringt, im üblichen Spiel bis zehn Punkte:
tour-next = Das ist alles. Drück an einem Tisch auf *{ button-join }*, oder öffne einen mit **/table open**; *{ button-lookup }* erklärt Wörter beim Spielen.
tour-done = Viel Spaß beim Spielen. **/help** holt den Rundgang zurück.
tour-cards-alt = Alle Trümpfe, wenn Herz Trumpf ist, von oben: { $cards }.
tour-trump-alt = Aufgedeckt: { $card }. Daneben ein Blatt: { $cards }.
tour-tricks-alt = Herz ist Trumpf. Ein Stich: { $cards }. Ihn macht: { $winner }.
tour-points-alt = Zwei Fünfen als Zählkarten zeigen { $points } Punkte.
