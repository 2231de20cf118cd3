# /help und der Rundgang für alle, die noch nie gespielt haben. Befehle werden überall wie im Englischen getippt.

help-about = **Right Bower** bringt Euchre in diesen Kanal: ein Stichspiel für zwei bis sechs. Computer füllen leere Plätze. Schreib mir direkt, und du spielst allein mit ihnen.
help-start = **In drei Schritten zur Partie**
    1. **/euchre** zeigt, was hier los ist. **{ button-door-play }** lässt dich mitspielen: mit anderen, wenn ein Platz da ist, sonst gegen Computer. Nur du siehst deine Karten: **{ button-hand }** oder **/hand**.
    2. Andere Regeln, oder gewertet? **/table open** öffnet einen Tisch: Wer mitspielen will, drückt auf **{ button-join }**, **{ button-house }** ändert, was gespielt wird, **{ button-start }** gibt die Karten.
    3. Biete und spiel mit den Knöpfen, dort oder unter dem Tisch. Sie zeigen nur, was erlaubt ist (außer am Old-School-Tisch, wo **{ button-claim }** Fehler meldet). Vertippt? Freundschaftlich nimmt **{ button-take-back }** deinen letzten Zug zurück, wenn alle zustimmen.
help-more = **Außerdem**
    {""}/daily, /puzzle: fünf Blätter und ein Rätsel
    {""}/night open: ein Abend an vielen Tischen
    {""}/duplicate open: dieselben Karten an mehreren Tischen
    {""}/history und /stats: deine Partien und dein Spiel
    {""}/replay und Spielzettel: **{ button-again }** gibt dir dieselben Karten wieder
    {""}/analyse: eine ganze Partie beurteilt, mit einem Zeugnis für alle
    {""}/rules und /settings: was gespielt wird, und wie du es magst
    {""}**{ menu-talk }** zwischen den Runden
    {""}/table pause und /table slow: wenn jemand weg muss
help-live = **{ button-live }**, ein Knopf am Tisch: dieselbe Partie im Browser, wo Karten sich bewegen.
help-here = **Right Bower** ist hier bei dir, und nur du siehst, was ich antworte.
    {""}/euchre gibt dir sofort Karten, gegen Computer und ohne Uhr
    {""}/hand: deine Karten, wo du auch bist; /table leave und /table close beenden das Spiel
    {""}/daily, /puzzle: fünf Blätter und ein Rätsel am Tag
    {""}/history, /replay: deine eigenen Spiele
    {""}/rules, /settings: was gespielt wird, und wie du es magst

    Auf Servern, auf denen ich Mitglied bin, gibt es mehr: Tische mit anderen, Euchre-Abende, Duplicate, Wertungen. Davon handeln die anderen Seiten.
help-abroad = **Überall dabei:** Mit { button-install } spielst du auf jedem Server und in Gruppenchats, auch wo ich nicht Mitglied bin: /daily, /puzzle, einen Tisch gegen Computer, /rules und eigene Spiele zum Nachsehen. Nur du siehst es.
help-contests = **Über den Tisch hinaus**
    {""}**/daily** gibt fünf Runden am Tag, für alle dieselben, gegen Experten. Du hast einen Versuch, auf einem Server oder in einer Direktnachricht an mich.
    {""}**/puzzle** zeigt eine Stellung am Tag: Was tust du? Die Lösung mit Gründen siehst nur du. Aus Partien wird nur dann ein Rätsel, wenn alle darin es in **/settings** erlauben.
    {""}**/duplicate open** spielt dieselben Runden an mehreren Tischen und vergleicht: zwei Teams zu viert oder beliebig viele Paare mit wechselnden Gegnern, in Prozent.
    {""}**/night open** eröffnet in diesem Kanal einen Euchre-Abend: 4 bis 40 spielen an vielen Tischen, Durchgang um Durchgang, und Computer füllen den letzten auf. Ein Durchgang geht nach Runden, nach Minuten (jeder Tisch sieht die Uhr und wird vor dem Ende gewarnt) oder nach Punkten an Tisch 1. Melde dich ab zehn Minuten vor dem Start als da; wer drei Minuten danach fehlt oder geht, wird durch einen Computer ersetzt. Ein Durchgang, in dem du weniger als die Hälfte selbst entschieden hast, zählt für den Computer. **{ button-night-card }** zeigt deine Durchgänge, Gegenüber und Punkte.
    {""}**/league** ist die Tabelle der Saison, der Abende oder der Duplicate-Matches. Beides steht in **/stats** und **/history** unter einer eigenen Überschrift.
help-ranked = **Gewertete Partien**
    {""}Eine Partie zählt für die Wertung, wenn auf jedem Platz ein Mensch sitzt, die Züge schnell oder üblich sind (**/table open turns**) und der Server gewertete Partien spielt; die Überschrift des Tisches sagt es. Jede weitere Partie braucht einen Druck von allen am Tisch: Wer nicht binnen zwei Minuten antwortet, steht auf.
    {""}Wer geht, hat verloren. Hat jemand angesagt, endet eine Partie nur dann vorzeitig, wenn die Gegenseite zustimmt; dann zählt sie für niemanden. Aufgeben zählt nach drei Runden, sobald eine Seite die Hälfte der nötigen Punkte hat. Wird der Kanal gelöscht, zählt die Partie für niemanden.
    {""}Einer Pause (**/table pause**) müssen alle zustimmen. Wer vor ihrem Ende weiterspielt, setzt nur die eigene Uhr in Gang: Deine wartet, bis du etwas drückst oder die vereinbarte Zeit da ist.
    {""}Partien unter denselben Leuten binnen 30 Tagen bewegen die Wertung immer weniger: die zweite halb so viel, die dritte ein Drittel.
    {""}Am Old-School-Tisch müssen alle auf **{ button-ranked }** drücken, und eine Seite darf dreimal falsch reklamieren. Wer **/forget me** genutzt hat, spielt auf diesem Server bis zum Ende der Saison nur freundschaftlich.
help-commands = **Alle Befehle: Drück auf einen, um ihn zu benutzen**
help-commands-table = Am Tisch:
help-commands-nights = Euchre-Abende:
help-commands-hosts = Wer einen Abend leitet:
help-commands-afterwards = Danach:
help-commands-contests = Gemeinsam:
help-commands-players = Statistik:
help-commands-you = Für dich:
help-commands-managers = Für die Serververwaltung:
help-commands-help = Hilfe:

button-tour = Rundgang
button-tour-new = Neu bei Euchre?
button-tour-next = Weiter
button-tour-back = Zurück
button-tour-done = Fertig
button-rules-here = Tischregeln
button-rules-any = Regeln
button-help = Hilfe
button-help-contests = Abende und Wettkämpfe
button-help-ranked = Gewertete Partien
button-help-commands = Alle Befehle
button-lookup = Was ist das?
menu-lookup = Anderes Wort nachschlagen
lookup-nothing = Hier gibt es nichts zu erklären. In der Liste darunter stehen Wörter, die noch vorkommen können.

tour-heading = **{ $title }** ({ $step } von { $steps })
tour-cards-title = Die Karten
tour-cards = Vier spielen, je zwei gegenüber bilden ein Team. Das Spiel hat 24 Karten, Neun bis Ass; alle bekommen fünf.
    In jeder Runde ist eine Farbe **Trumpf** und schlägt die anderen. Zwei Buben führen sie an: der Trumpfbube, der **rechte Bauer**, und der andere gleichfarbige (rote oder schwarze) Bube, der **linke Bauer**, der auch zum Trumpf gehört. Pik geht mit Kreuz, Herz mit Karo.
    Hier ist Herz Trumpf, die höchste Karte zuerst.
tour-trump-title = Trumpf bestimmen
tour-trump = Nach dem Geben wird eine Karte aufgedeckt. Alle dürfen der Reihe nach deren Farbe als Trumpf annehmen (wer gibt, nimmt die Karte dann auf) oder passen.
    Wenn alle passen, darf man der Reihe nach eine andere Farbe ansagen. Wer Trumpf bestimmt, muss mit dem Gegenüber mindestens drei der fünf Stiche machen.
    Mit einem starken Blatt darf man **allein** spielen, ohne das Gegenüber, für mehr Punkte. Mit diesem Blatt: Herz bestellen!
tour-tricks-title = Die Stiche
tour-tricks = Wer an der Reihe ist, spielt eine Karte aus, die anderen folgen im Uhrzeigersinn. **Bediene die angespielte Farbe**, wenn du kannst; sonst spiel, was du willst.
    Der höchste Trumpf macht den Stich; ohne Trumpf die höchste Karte der angespielten Farbe. Wer ihn macht, spielt zum nächsten aus.
    Hier wurde Pik ausgespielt, und Herz ist Trumpf: Die Herz-Neun macht den Stich.
tour-points-title = Die Punkte
tour-points = Neben den Namen einer Seite stehen ihre Punkte; deine hat hier sieben. Im üblichen Spiel bis zehn Punkte bringt eine Runde:
tour-next = Das ist alles. Tipp **/euchre** und drück auf **{ button-door-play }**; **{ button-lookup }** erklärt Wörter beim Spielen.
tour-done = Viel Spaß beim Spielen. **/help** holt den Rundgang zurück.
tour-cards-alt = Alle Trümpfe, wenn Herz Trumpf ist, von oben: { $cards }.
tour-trump-alt = Der Tisch von deinem Platz aus. Aufgedeckt: { $card }. Dein Blatt: { $cards }.
tour-tricks-alt = Der Tisch von deinem Platz aus. Herz ist Trumpf. Ein Stich: { $cards }. Ihn macht: { $winner }.
tour-points-alt = Der Tisch nach der Runde: geschafft, ein Punkt mehr. Deine Seite hat jetzt { $points } Punkte.
tour-seat-1 = Du
tour-seat-2 = Anna
tour-seat-3 = Ben
tour-seat-4 = Clara

# Before anybody plays: beside the bot’s name, and once in the system channel of a server that adds it.

presence = { $tables ->
        [0] /euchre
        [one] /euchre · ein Tisch
       *[other] /euchre · { $tables } Tische
    }
greeting = **Hier wird jetzt Euchre gespielt.** Ich bin Right Bower: Ich gebe, schreibe an, achte auf die Regeln und spiele auf jedem leeren Platz.
    Drück auf den Knopf oder tipp **/euchre**, in jedem Kanal, in dem ich schreiben darf; alle sehen nur die eigenen Karten.
    {""}**/euchre** führt auch zu allem anderen. Wer den Server verwaltet, stellt mit **/config** Regeln, Kanäle und Sprache ein.
