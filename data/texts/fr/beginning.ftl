# Opening a table, its rules and the beginning of a game: what is typed, pressed, answered and refused.

command-table-open = Ouvrir une table d’euchre dans ce salon
option-computers = Combien d’ordinateurs s’assoient d’emblée
option-turns = Le temps par coup ; parties classées : rapide ou habituel (par défaut : habituel)
command-table-show = Afficher à nouveau la table de ce salon
open-too-many-computers = Ce jeu a { $players } places, dont la tienne : choisis-en au plus { $most } pour des ordinateurs.

button-house = Règles …
house-about = **Règles** de cette table : { $game }, { $rules }.
house-choose = Ton choix vaut tout de suite ; pour une partie classée, tout le monde confirme à nouveau.
house-fixed = Qui a ouvert la table peut les changer jusqu’au début de la partie.
house-usual = comme dans le livre
menu-house-preset = Un autre jeu
menu-house-table = La donne et la table
menu-house-bidding = Enchères et jeu
menu-house-lone = Les solos
menu-turns = Temps par coup : { $turns }
turns-quick = rapide (30 s)
turns-quick-about = Un ordinateur prend le relais après 30 secondes.
turns-usual = habituel
turns-usual-about = Comme sur ce serveur.
turns-relaxed = détendu (5 min)
turns-relaxed-about = Un ordinateur prend le relais après 5 minutes. Parties amicales seulement.
turns-slow = lent (un jour)
turns-slow-about = Un jour par coup, avec un appel après deux heures. Parties amicales seulement.

command-table-start = Commencer la partie : des ordinateurs prennent les places encore libres
button-start = Commencer
button-start-with = Commencer avec { $computers ->
    [1] un ordi
   *[other] { $computers } ordis
}
button-ranked = Partie classée
button-rematch = Revanche
done-ranked = Tu acceptes : la partie compte si tout le monde accepte.

refusal-seats-free = Il reste des places libres. Attends du monde, ou appuie sur **{ button-computer }**.
refusal-not-started = La partie n’a pas commencé. Appuie sur **{ button-start }** quand tout le monde est là.
refusal-already-started = La partie a déjà commencé. Appuie sur **{ button-watch }** pour suivre, ou sur **{ button-hand }** si tu joues.
refusal-ranked-turns = En partie classée, le temps par coup est rapide ou habituel. Choisissez l’un des deux sous **{ button-house }**, ou jouez en amical.
refusal-game-goes-on = La partie n’est pas finie.
