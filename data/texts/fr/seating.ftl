# Who sits at a table: what is typed, pressed, answered and refused.

command-table-join = S’asseoir à la table de ce salon ; un ordinateur te laisse sa place
option-seat = Quelle place, à partir de 1 ; les partenaires se font face
button-join = Rejoindre
button-sit = Prendre place
menu-seat = Choisis ta place
done-join = Te voilà à la table.

command-table-leave = Quitter la table de ce salon
button-leave = Quitter
done-leave = Tu as quitté la table.

command-table-computer = Faire asseoir un ordinateur à la table de ce salon
button-computer = Ajouter un ordi
button-fewer = Retirer un ordi
done-computer = Un ordinateur s’est assis à la table.
done-fewer = Un ordinateur a quitté la table.

refusal-not-seated = Tu ne joues pas à cette table.
refusal-seat-waits = Tu as quitté cette table, et ta place t’attend toujours.
refusal-already-seated = Tu as déjà une place à cette table.
refusal-seat-taken = Cette place est déjà prise. Choisis-en une autre.
refusal-seat-promised = Ta place est réservée : tu joues dès la prochaine donne. **/table leave** pour y renoncer.
refusal-seat-given = Cette place revient à quelqu’un d’autre à la prochaine donne.
refusal-ranked-seat = En partie classée, chacun joue à sa place. Continue, ou laisse-la à un ordinateur avec **/table leave**.
refusal-ranked-lobby = Avec toi, cette partie serait classée : c’est à toi de le vouloir. **{ button-join }** à la table le dit.
refusal-no-such-seat = Ce jeu a { $players } places, numérotées à partir de 1.
refusal-table-full = Toutes les places sont prises. Regarde autant que tu veux.
refusal-no-computer = Aucun ordinateur ne joue à cette table.
