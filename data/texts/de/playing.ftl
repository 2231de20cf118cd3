# Dealing, acts and taking back: what is typed, pressed, answered and refused.

command-table-deal = Wo man das Geben stehlen darf: den Stapel nehmen und geben, oder den Diebstahl reklamieren
button-deal = Geben
done-deal = Du hast den Stapel genommen.
refusal-not-your-deal = Dein Gegenüber gibt, nicht du.

act-not-understood = Das verstehe ich nicht. Wähl aus der Liste; oder tipp eine Karte in Worten oder mit ihrem Wert und dem Buchstaben ihrer Farbe (S Pik, H Herz, D Karo, C Kreuz), oder Wörter wie pass, order alone, call H, defend-alone.
refusal-not-certain = Die restlichen Stiche sind dir nicht sicher. Spiel weiter.
button-rest = Rest an mich

button-take-back = Zurücknehmen
button-take-back-all = Alle fragen: zurück
button-agree-take-back = Erlauben
refusal-not-last = Zurücknehmen kann man nur die letzte Ansage oder Karte, und zwar die eigene, bevor jemand weiterspielt. Spiel weiter.
refusal-seen-since = Seitdem hat jemand neue Karten gesehen, also lässt sich das nicht zurücknehmen. Spiel weiter.
refusal-asked-this-act = Darum, das zurückzunehmen, hast du schon gebeten; es bleibt dabei.
