# Duplicate : les mêmes donnes à plusieurs tables. Points d’une donne : ceux d’un camp moins ceux de l’autre.

command-duplicate = Duplicate : les mêmes donnes à plusieurs tables
command-duplicate-open = Ouvrir un match en duplicate dans ce salon
command-duplicate-remove = Renvoyer quelqu’un de la salle d’attente de ton match
option-duplicate-form = Qui est comparé à qui ; deux équipes de quatre par défaut
option-duplicate-hands = Combien de donnes ; 8 par défaut ; pour des paires, le plus que chacune joue
option-duplicate-remove-member = Qui doit partir
duplicate-form-teams = deux équipes de quatre à deux tables
duplicate-form-pairs = des paires qui changent d’adversaires à chaque tour, en pourcentages

button-duplicate-team = Équipe { $team }
button-duplicate-pairs = Rejoindre
button-duplicate-leave = Quitter
button-duplicate-begin = Commencer
button-duplicate-finish = Terminer maintenant
button-duplicate-agree = D’accord
button-duplicate-decline = { button-decline }
button-duplicate-off = Annuler
button-duplicate-results = Fichier résultats
menu-duplicate-deal = Comparer une donne
menu-duplicate-partner = Choisir ton binôme
duplicate-deal = Donne { $deal }

duplicate-heading = Duplicate : { $title }, { $hands } donnes
duplicate-heading-pairs = Duplicate : { $title }, par paires, jusqu’à { $hands } donnes chacune
duplicate-heading-rounds = Duplicate : { $title }, { $rounds } tours de { $deals } donnes
duplicate-about-teams = Les deux équipes jouent les mêmes donnes. Deux membres de chaque équipe sont à la table 1, les deux autres à la table 2, aux places inversées. C’est la différence qui compte, donne par donne.
duplicate-about-pairs = À chaque tour, toutes les tables jouent les mêmes donnes ; puis les paires changent d’adversaires. Une paire reçoit un matchpoint par autre paire aux mêmes places qu’elle bat sur une donne, un demi en cas d’égalité. Ce qui compte est son pourcentage des matchpoints possibles.
duplicate-team = Équipe { $team } : { $names }
duplicate-pairs-entered = Paires : { $names }
duplicate-alone = { $name } (cherche partenaire)
duplicate-nobody = personne pour l’instant
duplicate-fill = Des experts prennent les places libres. Personne ne voit le jeu d’une autre table avant la fin.
duplicate-fill-pairs = Qui n’a choisi personne joue avec la personne suivante. Un expert joue avec qui est seul, et des experts complètent jusqu’à quatre paires. Si le nombre de paires est impair, une paire se repose à chaque tour. Personne ne revoit une donne avant la fin.
duplicate-length = Avec { $pairs } paires, cela fait { $rounds } tours de { $deals } donnes : { $each } par paire, ou moins si une paire se repose.
duplicate-playing = Le match se joue dans des fils privés. Les résultats arrivent ici quand la dernière table a fini.
duplicate-round = Tour { $round } sur { $rounds } en cours, dans des fils privés. Les résultats finaux arrivent ici.
duplicate-waits = { $host } : le match doit attendre ; il continue dès que possible. { $why }
duplicate-waits-no-rooms = Je ne peux pas créer de fils privés ici ni y écrire.
duplicate-waits-too-many-threads = Ce serveur a déjà autant de fils actifs que Discord en permet. Demande à la modération d’en fermer quelques-uns.
duplicate-waits-server-full = Ce serveur a déjà toutes les tables de tournoi permises.
duplicate-waits-bot-full = Right Bower n’a plus de place pour une autre table de tournoi.
duplicate-waits-maintenance = Right Bower va redémarrer.
duplicate-waits-server-blocked = Les responsables de Right Bower ne laissent pas ce serveur commencer de nouvelles parties ; **/about** dit à qui t’adresser.
duplicate-sits-out = Se repose : { $names }
duplicate-standing = Après le tour { $round } :
duplicate-over = Le match est fini ; les résultats sont plus bas.
duplicate-called-off = Le match a été annulé.
duplicate-removed = { $name } n’est plus dans le match et ne peut plus y revenir.
duplicate-wants-off = { $host } voudrait annuler le match : rien n’en compterait.
duplicate-wants-finish = { $host } voudrait terminer le match maintenant : compteraient les donnes que toutes les tables ont jouées.
duplicate-asked = Il faut qu’une personne de chaque groupe appuie sur **{ button-duplicate-agree }**, ou que la modération le fasse : { $names } (dans les { $minutes } minutes à partir de { $at }, hors interruptions). Un seul **{ button-decline }** met fin à la demande.
duplicate-proposed = Les autres sont maintenant interrogés.
duplicate-agreed = Tu es d’accord. D’autres doivent encore l’être.
duplicate-declined = { $name } a dit non : le match continue.
duplicate-finished = Le match est terminé : les donnes que toutes les tables ont jouées comptent.
duplicate-early = Terminé plus tôt : { $deals } des { $planned } donnes comptent.
duplicate-sure-lobby = Annuler le match avant qu’il commence ?
duplicate-sure-off = Annuler le match ? Rien n’en compte. **{ button-duplicate-finish }** fait compter les donnes que toutes les tables ont jouées. Quelqu’un de chaque autre équipe ou paire doit être d’accord, sauf si tu modères ici.
duplicate-sure-finish = Terminer le match maintenant ? Les donnes que toutes les tables ont jouées comptent. Quelqu’un de chaque autre équipe ou paire doit être d’accord, sauf si tu modères ici.
duplicate-room-name = Duplicate, table { $table }
duplicate-room-name-round = Duplicate, tour { $round }, table { $table }
duplicate-room = { $people }, voici votre table. Places 1 et 3 : { $odd }. Places 2 et 4 : { $even }.
duplicate-room-round = Tour { $round } sur { $rounds }, donnes { $first } à { $last }.
duplicate-won = { $names } l’emportent de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
duplicate-drawn = Match nul.
duplicate-results = Résultats du duplicate
duplicate-results-here = Tous les résultats en CSV, les images et le relevé de chaque table. README.txt dit ce que signifie chaque colonne.
duplicate-no-results = Le fichier des résultats arrive quand le match est fini.
duplicate-readme =
    Duplicate : { $title }
    results-1.png et suivants : les résultats en images.
    deals.csv : une ligne par donne et par table. pair_13 était aux places 1 et 3, pair_24 aux places 2 et 4 ; points_13 et points_24 sont leurs points. Pour des paires, match_points_13 et match_points_24 comptent les autres paires aux mêmes places qui ont moins de points, et la moitié de celles qui en ont autant.
    pairs.csv (pour des paires) : une ligne par paire. percent est la moyenne, sur les donnes qu’elle a jouées, de ses matchpoints en pourcentage du maximum ; une donne avec un seul résultat compte 50. deals_played ne compte pas les tours de repos. place est vide pour les paires d’ordinateurs, pour celles dont un ordinateur a surtout joué les deux places, et pour les paires sans donne jouée ; computer dit yes là où un ordinateur a joué.
    rounds.csv (pour des paires) : une ligne par paire et par tour : où elle était, contre qui, ses matchpoints et son pourcentage de ce tour ; sits_out dit yes quand elle n’avait pas de table.
    Nombres et colonnes sont écrits comme les lisent les tableurs dans cette langue. Un nom qui pourrait passer pour un nombre, une date ou une formule est précédé de '.
    Le dossier records contient chaque main de chaque table encore conservée ; /verify et docs/record-format.md les expliquent.
duplicate-deals = Donne par donne
duplicate-rounds = Tour par tour
duplicate-in-percent = en pourcentages
duplicate-total = Total
duplicate-table = Table { $table }
duplicate-column-team = Équipe
duplicate-column-table = Table
duplicate-column-mp = MP
duplicate-column-matchpoints = Matchpoints
duplicate-column-share = Score
duplicate-column-swing = Écart
duplicate-column-running = Cumul
duplicate-column-round = T{ $round }
duplicate-points-teams = Points de l’équipe 1 à chaque table
duplicate-points-pairs = Points des places 1 et 3 à chaque table
duplicate-called = Atout choisi par
duplicate-trump = Atout
duplicate-lead = Entame
duplicate-tricks = Plis faits
duplicate-points = Points, 1 + 3 : 2 + 4
duplicate-matchpoints = Matchpoints
duplicate-share = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
duplicate-about-matchpoints = Un matchpoint par résultat battu aux mêmes places, un demi en cas d’égalité. Le pourcentage est celui des matchpoints possibles sur les donnes jouées.
duplicate-replay = { $deal } sur { $deals } · étape { $step } sur { $steps } · tables : { $tables }
duplicate-no-replay = Ces donnes sont introuvables.
duplicate-refused-gone = Ce match est fini.
duplicate-refused-unreadable = Je n’arrive pas à lire ce match pour l’instant. Rien n’est perdu : il attend une version plus récente de moi, ou une réparation par la personne qui m’héberge.
duplicate-refused-begun = Le match a déjà commencé.
duplicate-refused-full = Il n’y a plus de place ici. Rejoins l’autre équipe s’il y en a une, ou attends le prochain match.
duplicate-refused-seat-barred = Cette place ne peut pas être prise. Attends le prochain match ou ouvres-en un avec **/duplicate open**.
duplicate-refused-not-host = Seules la personne qui a ouvert le match et la modération peuvent faire cela.
duplicate-refused-too-few = Il manque quelqu’un à qui se comparer : il faut une personne dans chaque équipe, et au moins trois pour des paires.
duplicate-refused-hosting = Tu organises déjà un match sur ce serveur. Annule-le ou joue-le jusqu’au bout.
duplicate-hosting-there = Tu organises déjà un match dans { $channel }. Annule-le là-bas ou joue-le jusqu’au bout ; son message y est le plus récent.
duplicate-hosting-refused = Je ne peux rien publier dans { $channel }, où tu organises déjà un match : Discord le refuse. Son dernier message y reste valable ; sinon, demande à la modération de m’y laisser écrire.
duplicate-moved-here = Le salon de ton match n’existe plus : il continue ici.
duplicate-stays = Tu organises déjà un match : { $title }, { $hands } donnes, { $form }. Il reste tel quel : tes options n’ont pas été prises. Annule-le pour en ouvrir un autre.
duplicate-refused-shape = Le duplicate demande quatre personnes en deux camps. Choisis un autre jeu.
duplicate-refused-rules = Le duplicate demande des donnes que personne ne peut changer. Désactive : { $options }.
duplicate-refused-no-deals = Aucune donne n’a encore été jouée à toutes les tables : rien ne compterait. **{ button-duplicate-off }** annule le match.
duplicate-refused-no-proposal = Il n’y a plus rien à approuver.
duplicate-refused-not-asked = Seules les personnes des équipes ou paires nommées là peuvent approuver.
duplicate-refused-no-partner = Choisis une autre personne inscrite. Pour une simple place, appuie sur **{ button-duplicate-pairs }**.
duplicate-refused-no-lobby = Aucun match duplicate n’attend de joueurs dans ce salon. **/duplicate open** en ouvre un.
duplicate-refused-not-played = Tu n’as pas joué ce match.
duplicate-refused-not-joined = Cette personne n’attend pas ce match. Son message montre qui en est.
duplicate-refused-too-many-threads = Ce serveur a déjà autant de fils actifs que Discord en permet. Demande à la modération d’en fermer quelques-uns, puis appuie de nouveau sur **{ button-duplicate-begin }**.
duplicate-refused-no-rooms = Il me faut un salon textuel où je puisse créer des fils privés et y écrire. Demande les deux à la modération, puis appuie de nouveau sur **{ button-duplicate-begin }**.
duplicate-no-threads-here = Le duplicate a besoin de fils privés pour ses tables, que seul un salon textuel permet. Ouvre le match dans un salon textuel.
duplicate-missing = Je ne peux pas organiser de match ici : il me manque { $rights } dans ce salon. Donne-moi ces permissions, ou ouvre le match ailleurs.
duplicate-refused-later = Discord ne répond pas pour le moment. Je continue dès qu’il répond.
