# Eine Partie in Euchre Game Notation, neben ihrer Aufzeichnung.

notation-here = Die zweite Datei ist dieselbe Partie in Euchre Game Notation, für andere Programme.
notation-law = Euchre Game Notation kennt nur Partien, in denen sich alle an die Regeln halten, darum gibt es nur die Aufzeichnung.
notation-players = Euchre Game Notation kennt nur Partien zu viert in Teams, darum gibt es nur die Aufzeichnung.
notation-bids = Euchre Game Notation kennt keine Gebote in Stichen, darum gibt es nur die Aufzeichnung.
notation-joker = In Runde { $hand } wurde ein Joker aufgedeckt, dem Euchre Game Notation keine Farbe geben kann, darum gibt es nur die Aufzeichnung.
notation-lead = In Runde { $hand } wurde außer der Reihe ausgespielt; das lässt sich in Euchre Game Notation nicht ausdrücken, darum gibt es nur die Aufzeichnung.
notation-points = Runde { $hand } brachte Punkte, die sich in Euchre Game Notation nicht ausdrücken lassen, darum gibt es nur die Aufzeichnung.
notation-length = Euchre Game Notation endet nach hundert Runden, darum gibt es nur die Aufzeichnung.
record-unreadable = Diese Version des Bots kann sie nicht nachspielen. Zeile { $line }: { $fault }.
option-record-game = Die Nummer einer beendeten Partie aus /history; ohne sie deine Partie in diesem Kanal
