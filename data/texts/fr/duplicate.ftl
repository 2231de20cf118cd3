# Duplicate : les mêmes donnes à plusieurs tables. Points d’une donne : ceux d’un camp moins ceux de l’autre.

command-duplicate = Duplicate : les mêmes donnes à plusieurs tables
command-duplicate-open = Ouvrir un match en duplicate dans ce salon
option-duplicate-form = Qui est comparé à qui ; deux équipes de quatre par défaut
option-duplicate-hands = Combien de donnes ; 8 par défaut
duplicate-form-teams = deux équipes de quatre à deux tables
duplicate-form-experts = deux paires, chacune contre les experts
duplicate-form-pairs = des paires à trois tables ou plus, par matchpoints

button-duplicate-team = Rejoindre l’équipe { $team }
button-duplicate-pairs = Rejoindre
button-duplicate-leave = Quitter
button-duplicate-begin = Commencer
button-duplicate-off = Fermer
menu-duplicate-deal = Revoir une donne à toutes les tables
duplicate-deal = Donne { $deal }

duplicate-heading = Duplicate : { $title }, { $hands } donnes
duplicate-about-teams = Les deux équipes jouent les mêmes donnes : les deux premières personnes d’une équipe dans un sens à la table 1, les deux autres dans l’autre sens à la table 2. C’est la différence qui compte, donne par donne.
duplicate-about-experts = Deux paires jouent les mêmes donnes, chacune à sa table contre les deux mêmes experts. C’est la différence qui compte, donne par donne.
duplicate-about-pairs = Toutes les tables jouent les mêmes donnes. Une paire reçoit un matchpoint par autre paire aux mêmes places qu’elle bat sur une donne, un demi en cas d’égalité.
duplicate-team = Équipe { $team } : { $names }
duplicate-entered = Inscriptions : { $names }
duplicate-nobody = personne pour l’instant
duplicate-fill = Des experts prennent les places libres. Personne ne voit le jeu d’une autre table avant la fin.
duplicate-playing = Le match se joue dans des fils privés. Les résultats arrivent ici quand la dernière table a fini.
duplicate-over = Le match est fini ; les résultats sont plus bas.
duplicate-called-off = Le match a été annulé.
duplicate-room-name = Duplicate, à la table { $table }
duplicate-room = { $people }, voici votre table. Places 1 et 3 : { $odd }. Places 2 et 4 : { $even }.
duplicate-won = { $names } l’emportent de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
duplicate-drawn = Le match est nul.
duplicate-columns-teams = Points de l’équipe 1 à la table 1, à la table 2, et la différence :
duplicate-columns-experts = Points de { $first }, de { $second }, et la différence :
duplicate-columns-pairs = Points des places 1 et 3 à chaque table :
duplicate-row = { $place } { $names } · { $matchpoints }
duplicate-about-matchpoints = Un matchpoint par résultat battu aux mêmes places, un demi en cas d’égalité.
duplicate-replay = { $deal } sur { $deals } · étape { $step } sur { $steps } · tables de gauche à droite : { $tables }
duplicate-no-replay = Ces donnes sont introuvables.
duplicate-refused-gone = Ce match est fini.
duplicate-refused-begun = Le match a déjà commencé.
duplicate-refused-full = Il n’y a plus de place dans cette équipe.
duplicate-refused-not-host = Seule la personne qui a ouvert le match peut le faire.
duplicate-refused-too-few = Il manque quelqu’un à qui se comparer : il faut une personne dans chaque équipe, et au moins trois pour des paires.
duplicate-refused-hosting = Tu organises déjà un match sur ce serveur. Ferme-le ou joue-le jusqu’au bout.
duplicate-refused-rules = Le duplicate demande quatre personnes en deux camps et des donnes que nul ne peut changer : ni loi à l’ancienne, ni coupe, ni donne volée, ni as sans figure, ni table tournée.
duplicate-refused-no-rooms = Il me faut un salon textuel où je peux créer des fils privés et écrire dans les fils. Demande à la modération de permettre les deux, puis appuie de nouveau sur *{ button-duplicate-begin }*.
duplicate-refused-later = Discord ne répond pas pour le moment. Je continue dès qu’il répond.
