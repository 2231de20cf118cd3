# Eine Partie in Euchre Game Notation, neben ihrer Aufzeichnung.

notation-here = Die zweite Datei ist dieselbe Partie in Euchre Game Notation, für andere Programme.
notation-players = Euchre Game Notation kennt nur Partien zu viert mit Partnern, darum gibt es nur die Aufzeichnung.
notation-bids = Euchre Game Notation kennt keine Gebote in Stichen, darum gibt es nur die Aufzeichnung.
notation-joker = In Runde { $hand } wurde ein Joker aufgedeckt, dessen Farbe Euchre Game Notation nicht sagen kann, darum gibt es nur die Aufzeichnung.
notation-lead = In Runde { $hand } hat jemand ausgespielt, der nicht an der Reihe war; das kann Euchre Game Notation nicht sagen, darum gibt es nur die Aufzeichnung.
notation-points = Runde { $hand } brachte Punkte, die Euchre Game Notation nicht sagen kann, darum gibt es nur die Aufzeichnung.
notation-length = Euchre Game Notation endet nach hundert Runden, darum gibt es nur die Aufzeichnung.
record-unreadable = Meine jetzige Fassung kann sie nicht nachspielen. Zeile { $line }: { $fault }.
option-record-game = Die Nummer einer beendeten Partie aus /history; ohne sie deine Partie in diesem Kanal
