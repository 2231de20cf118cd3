# Who sits at a table: what is typed, pressed, answered and refused.

command-table-join = Dich an den Tisch dieses Kanals setzen; ein Computer macht dir Platz
option-seat = Welcher Platz, von 1 an gezählt; das eigene Team sitzt gegenüber
button-join = Mitspielen
button-sit = Platz nehmen
menu-seat = Such dir einen Platz aus
done-join = Du sitzt am Tisch.

command-table-leave = Vom Tisch dieses Kanals aufstehen
button-leave = Aufstehen
done-leave = Du bist aufgestanden.

command-table-computer = Einen Computer an den Tisch dieses Kanals setzen
button-computer = Computer dazu
button-fewer = Computer weg
done-computer = Ein Computer hat sich gesetzt.
done-fewer = Ein Computer ist gegangen.

refusal-not-seated = Du spielst hier nicht mit.
refusal-seat-waits = Du bist aufgestanden, aber dein Platz wartet noch auf dich.
refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-seat-taken = Dort sitzt schon jemand. Such dir einen anderen Platz aus.
refusal-seat-promised = Dein Platz ist reserviert: Du spielst ab der nächsten Runde mit. Mit **/table leave** gibst du ihn auf.
refusal-seat-given = Diesen Platz bekommt ab der nächsten Runde jemand anderes.
refusal-ranked-seat = In einer gewerteten Partie spielen alle selbst. Spiel weiter oder überlass es mit **/table leave** einem Computer.
refusal-ranked-lobby = Mit dir wäre diese Partie gewertet: Das entscheidest du selbst. **{ button-join }** am Tisch sagt ja dazu.
refusal-no-such-seat = Dieses Spiel hat { $players } Plätze, von 1 an gezählt.
refusal-table-full = Alle Plätze sind besetzt. Schau gern zu.
refusal-no-computer = An diesem Tisch sitzt kein Computer.
