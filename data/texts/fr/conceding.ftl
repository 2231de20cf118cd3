# Abandonner une partie : ce qui se tape, s’appuie, se demande et se répond.

command-table-concede = Abandonner la partie pour ton camp, si ton binôme accepte
proposed-concede = { $name } voudrait abandonner la partie. Quelqu’un du même camp peut accepter. Un seul non et la partie continue.
button-agree-concede = Abandonner aussi
declined-concede = { $name } a dit non : la partie n’est pas abandonnée.
done-concede = La partie est abandonnée.
done-concede-offered = Ton binôme doit accepter. Un bouton l’attend en dessous de la table, jusqu’à { $until }.
done-concede-early = Abandonner une partie classée ne compte qu’après trois donnes, quand un camp a la moitié des points. Tu as donc proposé à l’autre camp d’y mettre fin sans qu’elle compte pour personne ; il a un bouton pour cela, jusqu’à { $until }.
refusal-no-conceding = On ne peut abandonner qu’une partie entre deux camps. Continue, ou ferme la table avec **/table close**.
