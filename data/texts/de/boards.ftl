# Ranglisten, Statistik, beendete Partien, Wiederholungen, und was ein Server über jemanden speichert.
# rating = Wertung, ranked = gewertet; hand called = Runde, in der jemand Trumpf bestimmt hat.

command-leaderboard = Die Rangliste dieses Servers
command-stats = Partien, Runden und Wertung einer Person
command-compare = Zwei Personen vergleichen: gegeneinander und im selben Team
command-history = Beendete Partien, neueste zuerst
command-replay = Eine beendete Partie Schritt für Schritt ansehen, alle Blätter offen
command-verify = Nachprüfen, ob in einer beendeten Partie fair gegeben wurde
command-forget = Dich hier vergessen lassen
command-forget-me = Deinen Namen und deine Statistik aus den Partien hier entfernen
command-avoid = Nie mit jemandem an einem Tisch sitzen, oder das aufheben; nur du siehst es
option-avoid-member = Mit wem du nicht spielen magst; nochmal hebt es auf (ohne: deine Liste)
avoid-begun = Du und { $name } sitzt nicht mehr an einem Tisch; niemand erfährt davon. **/avoid** mit dem Namen hebt es wieder auf.
avoid-lifted = Du und { $name } könnt wieder an einem Tisch sitzen.
avoid-together = Gerade sitzt ihr an einem Tisch: Es gilt ab dem nächsten. Mit **/table leave** stehst du auf.
avoid-list = **Du meidest** { $people }. Nur du siehst das; **/avoid** mit einem Namen hebt es auf.
avoid-nobody = Du meidest niemanden. **/avoid** mit einem Namen hält jemanden von deinen Tischen fern, und nur du weißt es.
avoid-wrong = Wähl jemand anderen: Bots und dich selbst kannst du nicht meiden.
avoid-full = Du meidest schon { $most } Leute. Heb erst eines mit **/avoid** auf.
command-my-data = Alles, was hier über dich gespeichert ist, als Datei nur für dich

option-board-by = Wonach sortiert wird
option-board-family = Welche Art von Partien
option-board-scope = Diese Saison, diesen Monat oder insgesamt
option-board-season = Eine vergangene Saison, etwa 2026-Q1 (anstelle des Zeitraums)
option-player = Wer (ohne Angabe: du)
option-history-player = Wessen Partien (ohne Angabe: alle)
option-history-preset = Welches Spiel: standard, csl, house …
option-history-since = Ab diesem Tag, etwa 2026-03-01 (Zeitzone des Servers)
option-history-until = Bis zu diesem Tag, etwa 2026-03-31 (Zeitzone des Servers)
option-history-period = Nur die Partien dieses Monats oder dieser Saison
option-history-ranked = Nur gewertete Partien, oder nur Freundschaftspartien
option-compare-first = Die erste Person
option-compare-second = Die zweite Person
option-game = Die Nummer der Partie, wie /history sie zeigt

measure-rating = Wertung
measure-partnerships = Beste Paare
measure-wins = Siege
measure-win-rate = Siegquote
measure-points-per-hand = Punkte je Runde
measure-euchres-made = Euchres erzielt
measure-euchres-suffered = Euchres erlitten
measure-lone-marches = Durchmärsche im Solo
measure-sharpest-eye = Adlerauge (Nichtbedienen entdeckt)
measure-week = Diese Woche
family-partnership = In Teams
family-individual = Alle gegen alle (ab drei)
family-two-handed = Zu zweit
family-hasenpfeffer = Hasenpfeffer
scope-season = diese Saison
scope-month = diesen Monat
scope-all-time = insgesamt
scope-past = Saison { $season }

board-span = { $family }, { $scope }
column-rating = Wertung
column-wins = Siege
column-win-rate = Siegquote
column-points-per-hand = Punkte je Runde
column-euchres-made = Euchres
column-euchres-suffered = Euchres erlitten
column-lone-marches = Solo-Märsche
column-sharpest-eye = Entdeckt
column-week = Punkte
column-games = Partien
column-won = Siege
column-per-game = Je Partie
board-place = { $place }.
rating-value = { $points } ± { $deviation }
board-rating-explained = Die Rangliste zählt die Wertung weniger die Hälfte ihrer Unsicherheit: { $rating } zählt { $counts }. Mit mehr Partien wird sie sicherer.
board-new = neu
board-new-about = { $new }: weniger als { $least } gewertete Partien. Die Wertung ist noch nicht sicher und hat noch keinen Platz.
board-week-span = seit { $since }, mit mindestens zwei Menschen
board-week-about = Eine beendete Partie zählt { $played }, eine gewonnene { $won }; die zweite unter denselben Leuten binnen 30 Tagen die Hälfte davon, die dritte ein Drittel …
board-players = Plätze { $first } bis { $last } von { $players }
board-empty = Hier steht noch niemand. Spiel eine Partie mit anderen Menschen zu Ende und mach den Anfang.
board-empty-averages = Hier steht noch niemand. Für diese Liste brauchst du { $least } gewertete Partien.
board-week-empty = Diese Woche hat hier noch niemand eine Partie mit anderen Menschen beendet.
board-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
board-percent = { $percent } %
season-wrong = Die Saison „{ $season }“ kenne ich nicht. Schreib sie so: 2026-Q3.
own-place = Dein Platz, { $name }: { $place } von { $players } · { $value }
own-week = Deine Woche hier: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
} · { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} · Platz { $place } von { $players }
own-week-none = Du hast hier diese Woche noch keine Partie mit anderen Menschen beendet. Auch Freundschaftspartien zählen.
own-none = Für diese Liste hast du noch keine Partie gespielt.
own-caught-nobody = Du hast in gewerteten Partien noch nicht öfter ein Nichtbedienen entdeckt als falsch reklamiert.
own-too-few-games = Du hast { $games } der { $least } Partien, die ein Platz auf dieser Liste braucht.
own-provisional = Bis dahin ist deine Wertung vorläufig: { $rating }.

button-board-back = ◀ Weiter oben
button-board-next = Weiter unten ▶
button-week = Meine Woche
button-history-back = ◀ Neuere Partien
button-history-next = Ältere Partien ▶
button-replay-first = ⏮ Anfang
button-replay-back = ◀ Zurück
button-replay-forward = Weiter ▶
button-replay-trick-back = ◀ Stich
button-replay-trick = Stich ▶
button-replay-hand-back = ◀ Runde
button-replay-hand = Runde ▶
button-replay-last = Ende ⏭
button-forget = Ja, vergiss mich

stats-none = { $name } hat auf diesem Server noch keine beendete Partie. **/table open** eröffnet eine.
stats-rating = { $family }: Wertung { $rating } ({ $season } diese Saison)
stats-rating-only = { $family }: Wertung { $rating }
stats-champion = 🏆 Saisonsieg: { $titles }
stats-provisional = { $family }: Wertung { $rating } (vorläufig, { $games } von { $least } gewerteten Partien)
stats-ranked = Gewertete Partien
stats-friendly = Freundschaftspartien
stats-games = Partien { $games }, gewonnen { $wins } ({ $rate })
stats-hands = Angesagt { $called }, geschafft { $made }, Euchre { $euchred }
stats-marches = Durchmärsche { $marches } · Soli versucht { $tried }, geschafft { $made }
stats-defence = Euchres erzielt { $euchres }
stats-claims = Nichtbedienen entdeckt { $caught } · Reklamationen { $claims }, davon berechtigt { $upheld }
stats-points = Punkte je Runde: { $families }
stats-points-of = { $family } { $points }
stats-partner = Bestes Team: mit { $name }, { $won } von { $games } zusammen gewonnen
stats-nemesis = Am häufigsten verloren gegen: { $name }, { $lost } von { $games } Partien
stats-streak-won = Serie: { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege in Folge
}
stats-streak-lost = Serie: { $count ->
    [one] 1 Partie ohne Sieg
   *[other] { $count } Partien ohne Sieg
}
month-short = { $month ->
    [1] Jan
    [2] Feb
    [3] März
    [4] Apr
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug
    [9] Sep
    [10] Okt
    [11] Nov
   *[12] Dez
}
day-short = { $day }. { month-short }
day-full = { $short } { $year }
month-full = { month-short } { $year }
chart-alt = { $name }: { $games } gewertete Partien, von { $first } auf { $last }, höchste { $peak }
chart-title = Wertungsverlauf
card-won = Partien gewonnen
card-made = Trumpf geschafft
card-loners = Soli geschafft
card-euchres = Euchres je 100 Runden
card-of = { $done } von { $tried }
card-provisional = vorläufig, { $games } von { $least }
card-against = Gegeneinander gewonnen
compare-title = Im Vergleich
compare-others = { $count } gewann jemand anderes.
stats-gone = Von dieser Person gibt es hier keine beendeten Partien mehr.
family-short-partnership = In Teams
family-short-individual = Alle gegen alle
family-short-two-handed = Zu zweit
family-short-hasenpfeffer = Hasenpfeffer

compare-same = Das ist zweimal dieselbe Person; wähl zwei verschiedene.
compare-none = Eine der beiden Personen hat auf diesem Server noch keine beendete Partie. Nimm jemanden aus **/leaderboard** oder **/history**.
compare-rating = { $family }: Wertung
compare-games = Gewertete Partien
compare-against = Gegeneinander: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $first } gewann { $won }, { $second } gewann { $lost }
compare-together = Im selben Team: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $won } gewonnen
compare-never = Die beiden haben noch keine Partie zusammen gespielt.

season-over = Die Saison { $season } ist zu Ende
season-champion = 🏆 { $count ->
    [one] Saisonsieg: { $names }
   *[other] Saisonsieg, geteilt: { $names }
}
season-kept = Diese Liste bleibt unter **/leaderboard season:{ $season }**, die Titel unter **/stats**.

history-heading = Beendete Partien
history-heading-of = Beendete Partien von { $name }
history-row = Partie { $game } · { $ago } · { $title }
history-friendly = { $row } · Freundschaftspartie
history-idle = { $row } · nicht zu Ende gespielt
history-agreed = { $row } · einvernehmlich beendet
history-closed = { $row } · abgebrochen
history-conceded = { $row } · aufgegeben
history-void = { $row } · zu früh beendet, ungültig
history-deleted = { $row } · Kanal gelöscht, zählt für niemanden
history-departed = { $row } · Server verlassen
history-timed-out = { $row } · jemand war im Timeout, zählt für niemanden
history-removed = { $row } · Bot entfernt, zählt für niemanden
history-left = { $name } (gegangen)
history-preset-unknown = Es gibt kein Spiel mit diesem Namen; wähl eins aus der Liste.
history-since = ab { $day }
history-until = bis { $day }
history-only-ranked = gewertete Partien
history-only-friendly = Freundschaftspartien
history-days-crossed = `since` liegt nach `until`; tausch die beiden.
history-empty = Hier gibt es noch keine beendeten Partien. **/table open** eröffnet eine.
history-none-fits = Keine beendete Partie passt dazu.
contests-heading = Euchre-Abende und Duplicate
contest-nights = Abend { $number }: **{ $name }** { $ago }
contest-matches = Duplicate-Spiel { $number } { $ago }
contest-hands = Runden { $hands }, gewonnen { $won }
contest-place = Platz { $place }
contest-stats = Abende { $nights }, gewonnen { $first } · Duplicate-Spiele { $matches }, gewonnen { $won }
contest-stats-hands = Gespielte Runden { $hands }, gewonnen { $won } ({ $rate })
contest-stats-nights = An Abenden: Soli { $loners }, verteilte Euchres { $euchres }
history-hint = Wähl unten eine Partie, um sie nachzuspielen, durchzugehen oder zu analysieren; **/verify** prüft das Geben.
menu-game-replay = Eine Partie nachspielen
menu-game-review = Eigene Partie durchgehen
history-choice = Partie { $game } · { $title }

game-none = Hier gibt es keine beendete Partie Nummer { $game }. **/history** zeigt die Nummern.
game-not-kept = Die Züge dieser Partie sind nicht mehr gespeichert; ihr Ergebnis zählt weiter. **/about** sagt, wie lange Partien gespeichert bleiben.
game-here = Die Aufzeichnung von Partie { $game }. **/replay** zeigt sie hier, **/verify** prüft das Geben.
game-unreadable = Partie { $game } lässt sich nicht nachspielen. Zeile { $line } ihrer Aufzeichnung: { $fault }.
game-unreadable-hand = Runde { $hand } von Partie { $game } lässt sich nicht nachspielen. Zeile { $line } der Aufzeichnung: { $fault }.

replay-heading = Partie { $game } · Schritt { $step } von { $steps }
replay-dealt = { $name } hat gegeben.
replay-act = { $name }: { $act }

verify-good = Partie { $game }: { $deals ->
    [one] Die eine Runde wurde
   *[other] Alle { $deals } Runden wurden
} genau so gegeben, wie es die offengelegten Geheimnisse vorschreiben.
verify-unchecked = Partie { $game }: Runden, die stimmen: { $checked } von { $deals }. Diese ließen sich nicht prüfen, weil ein Geheimnis fehlt oder ein Wort gelöscht wurde: { $missing }.
verify-none = Partie { $game } hat keine offengelegten Geheimnisse, darum ließ sich keine Runde prüfen ({ $deals } gespielt).
verify-bad = Partie { $game } stimmt nicht mit dem überein, was versprochen war.
verify-fault = Runde { $hand }: { $fault }
verify-uncommitted = das Geheimnis ist offengelegt, aber vor dem Geben wurde nichts versprochen
verify-other-secret = das offengelegte Geheimnis ist nicht das, das vor dem Geben versprochen wurde
verify-other-pack = das sind nicht die Karten, die das offengelegte Geheimnis ergibt
verify-line = Zeile { $line }: { $fault }
verify-secret-length = das offengelegte Geheimnis müsste 32 Bytes haben und hat { $found }
verify-chain = die Kette reißt: Das ist nicht durch das Geheimnis der Runde davor gebunden
verify-twice = diese Runde steht zweimal in der Aufzeichnung
verify-number = hier müsste Runde { $due } kommen
verify-dealer = hier gibt Platz { $due }, nicht Platz { $found }
verify-draw = das Los fiel für das erste Geben auf Platz { $due }, nicht auf Platz { $found }
verify-after-end = die Partie war vor dieser Runde zu Ende
verify-rules = die erste Runde wurde nach anderen Regeln gegeben
verify-seat = auf Platz { $found } saß jemand anderes
verify-previous = die erste Runde folgte auf eine andere Partie oder auf keine
verify-chained = Ein Siegel bindet sie alle: { $seal }
verify-single = Jede Runde hat ein eigenes Siegel.
verify-drawn = Wer zuerst gibt, ist so ausgelost, wie es das erste Geheimnis vorschreibt.
verify-unrevealed = kein Geheimnis ist enthüllt, also lässt es sich nicht prüfen
verify-forgotten = das Wort einer vergessenen Person fehlt, also lässt es sich nicht prüfen
verify-ended-conceded = Laut der Aufzeichnung wurde das Spiel aufgegeben, bevor seine Punkte erreicht waren.
verify-ended-hands = Laut der Aufzeichnung wurde das Spiel nach Runden oder nach Zeit gespielt.
verify-ended-early = Laut der Aufzeichnung wurde der Tisch geschlossen, bevor die Punkte des Spiels erreicht waren.
verify-unended = Die Aufzeichnung von Partie { $game } hört vor dem Ende der Partie auf.

forget-ask = Das löscht deinen Namen, deine Wertung, deine Statistik hier und deine Einstellungen. Deine Partien bleiben für die anderen erhalten; dein Platz darin hat dann keinen Namen. Bis die Saison endet, spielst du hier keine gewerteten Partien. Das lässt sich nicht rückgängig machen.
forget-done = Erledigt, du bist vergessen: In { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} hat dein Platz keinen Namen mehr, und deine Statistik ist gelöscht.
forget-begun = Ich vergesse dich gerade … Das dauert ein wenig; diese Nachricht meldet, sobald es fertig ist.
forget-waiting = { $tables ->
    [one] Ein Tisch oder Turnier mit dir ist noch offen und vergisst dich, wenn es zu Ende ist.
   *[other] { $tables } Tische und Turniere mit dir sind noch offen und vergessen dich, wenn sie zu Ende sind.
}
forget-seated = Du sitzt hier noch an einem wartenden Tisch oder in einer laufenden Partie, vielleicht in einer, die du verlassen hast. Steh auf, spiel zu Ende oder schließ den Tisch (**/table close**) und versuch es dann noch einmal.
forget-not-yours = Dieser Knopf ist für jemand anderen. Mit **/forget me** vergesse ich dich.
my-data-here = Das ist alles, was hier über dich gespeichert ist.
my-page-title = Was Right Bower über { $name } aufbewahrt
my-page-figures = Deine Zahlen
my-page-games = Deine Partien
my-page-date = Datum ({ $zone })
my-page-game = Partie
my-page-kind = Regeln
my-page-with = Mit
my-page-against = Gegen
my-page-score = Stand
my-page-result = Ausgang
my-page-won = gewonnen
my-page-lost = verloren
my-page-left = vorzeitig gegangen
my-page-friendly = ohne Wertung
my-page-settings = Deine Einstellungen
my-page-kept = Was aufbewahrt wird, warum und wie lange
my-page-kept-list =
    Dein Name und deine ID in beendeten Partien mit ihrem Stand: für /history, /leaderboard, /stats und /compare. Bis du /forget me benutzt.
    Deine Wertungen und Statistiken auf diesem Server, aus diesen Partien berechnet. Bis du /forget me benutzt.
    Tische, an denen du gesessen hast, mit jeder Entscheidung und ihrer Zeit: damit eine Partie einen Neustart übersteht, nachgesehen und überprüft werden kann. So lange, wie der Betreiber des Bots Tische aufbewahrt.
    Euchre-Abende, Duplicate-Matches und Daily Fives, an denen du teilgenommen hast: für ihre Ergebnisse. Bis du /forget me benutzt.
    Deine Einstellungen: damit deine Karten so aussehen, wie du es magst. Bis du sie änderst oder /forget me benutzt.
    Eine kleine Kopie deines Profilbilds: dein Gesicht an deinem Platz und auf Bestenlisten. Bis zum nächsten Bild oder bis du /forget me benutzt.
    Wen du meidest: damit ihr nie an einem Tisch sitzt. Bis du es aufhebst oder /forget me benutzt.
    Dateien mit Partien, die du /analyse gegeben hast: damit die Knöpfe unter einem Bericht gehen, auch nach einem Neustart. 30 Tage lang, oder bis du /forget me benutzt.
my-page-files = Die anderen Dateien
my-page-files-about = data.json enthält dasselbe und mehr, für Programme. Im Ordner games liegen die Aufzeichnungen deiner Partien, die /replay, /verify und die Befehle des Programms lesen. Im Ordner acts stehen deine eigenen Entscheidungen, Tisch für Tisch, als Tabellen. Im Ordner analysed liegen die Dateien, die du /analyse gegeben hast, so, wie du sie geschickt hast.
my-data-readme =
    data.json ist, was hier über dich gespeichert ist: deine Partien, Wertungen, Statistiken, Einstellungen, Tische und Turniere.
    In games liegen die Aufzeichnungen deiner Partien; docs/record-format.md erklärt sie.
    In acts steht, was du selbst entschieden hast, Tisch für Tisch.
    In analysed liegen die Dateien, die du /analyse gegeben hast{ $files ->
        [0] .
       *[other] ; { $files } davon fehlen, weil die Datei sonst für Discord zu groß wäre.
    }
    { $left ->
        [0] Es fehlt nichts.
       *[other] Die ältesten { $left } fehlen, weil die Datei sonst für Discord zu groß wäre. Mit /record bekommst du jede Partie nach ihrer Nummer.
    }
