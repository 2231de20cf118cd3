# Opening a table, its rules and the beginning of a game: what is typed, pressed, answered and refused.

command-table-open = Einen Euchre-Tisch in diesem Kanal öffnen
option-computers = Wie viele Computer sich gleich dazusetzen
option-turns = Wie viel Zeit alle je Zug haben; gewertet: schnell oder üblich (ohne Angabe: üblich)
command-table-show = Den Tisch dieses Kanals neu zeigen
open-too-many-computers = Dieses Spiel hat { $players } Plätze, und einer davon ist deiner: höchstens { $most } sind für Computer frei.

button-house = Regeln …
house-about = **Regeln** dieses Tisches: { $game }, { $rules }.
house-choose = Was du wählst, gilt sofort; einer gewerteten Partie müssen alle neu zustimmen.
house-fixed = Wer den Tisch eröffnet hat, kann sie ändern, bis die Partie beginnt.
house-usual = wie im Buch
menu-house-preset = Ein anderes Spiel
menu-house-table = Geben und Tisch
menu-house-bidding = Ansagen und Spiel
menu-house-lone = Soli
menu-turns = Zeit je Zug: { $turns }
turns-quick = schnell (30 s)
turns-quick-about = Nach 30 Sekunden übernimmt ein Computer.
turns-usual = üblich
turns-usual-about = Wie auf diesem Server.
turns-relaxed = gemütlich (5 min)
turns-relaxed-about = Nach 5 Minuten übernimmt ein Computer. Nur für Freundschaftspartien.
turns-slow = langsam (ein Tag)
turns-slow-about = Ein Tag für jeden Zug, mit einem Ruf nach zwei Stunden. Nur für Freundschaftspartien.

command-table-start = Die Partie beginnen: Computer nehmen die Plätze, die noch frei sind
button-start = Starten
button-start-with = Mit { $computers ->
    [one] einem Computer starten
   *[other] { $computers } Computern starten
}
button-ranked = Gewertet spielen
button-rematch = Revanche
done-ranked = Du bist dafür: Die Partie zählt, wenn alle zustimmen.

refusal-seats-free = Noch sind Plätze frei. Warte, bis alle da sind, oder drück **{ button-computer }**.
refusal-not-started = Die Partie hat noch nicht begonnen. Drück auf **{ button-start }**, wenn alle da sind.
refusal-already-started = Die Partie hat schon begonnen. **{ button-watch }** lässt dich zusehen; wer mitspielt, drückt **{ button-hand }**.
refusal-ranked-turns = In gewerteten Partien sind die Züge schnell oder üblich. Wählt das unter **{ button-house }**, oder spielt freundschaftlich.
refusal-game-goes-on = Die Partie ist noch nicht zu Ende.
