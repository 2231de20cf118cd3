# Classements, statistiques, parties finies, reprises, et ce qui est gardé d’un joueur.
# rating = cote, ranked = classée ; hand called = prise (le preneur a fait l’atout).

command-leaderboard = Le classement de ce serveur
command-stats = Les parties, les donnes et la cote d’un joueur
command-compare = Deux joueurs côte à côte, l’un contre l’autre et en partenaires
command-history = Les parties finies, la plus récente d’abord
command-replay = Revoir une partie finie pas à pas, toutes les mains ouvertes
command-verify = Recalculer toutes les donnes d’une partie finie à partir de ses secrets révélés
command-forget = Ce que les statistiques de ce serveur gardent de toi
command-forget-me = Retirer ton nom et tes statistiques des parties de ce serveur
command-my-data = Tout ce qui est gardé de toi sur ce serveur, en un fichier pour toi seulement

option-board-by = Ce d’après quoi on classe
option-board-family = Quel genre de parties
option-board-scope = Cette saison, ce mois-ci ou depuis toujours
option-player = De qui ; de toi, si tu ne dis rien
option-history-player = Les parties de qui ; de tout le monde, si tu ne dis rien
option-history-preset = Quel jeu : standard, csl, house …
option-history-since = À partir de ce jour, par exemple 2026-03-01 (UTC)
option-history-until = Jusqu’à ce jour, par exemple 2026-03-31 (UTC)
option-history-period = Seulement les parties de ce mois ou de cette saison
option-history-ranked = Seulement les parties classées, ou seulement les amicales
option-compare-first = Le premier joueur
option-compare-second = Le deuxième joueur
option-game = Le numéro de la partie, tel que /history le montre

measure-rating = Cote
measure-wins = Victoires
measure-win-rate = Taux de victoires
measure-points-per-hand = Points par donne
measure-euchres-made = Euchres infligés
measure-euchres-suffered = Euchres subis
measure-lone-marches = Capots en solo
family-partnership = Par équipes
family-individual = Chacun pour soi
family-hasenpfeffer = Hasenpfeffer
scope-season = cette saison
scope-month = ce mois-ci
scope-all-time = depuis toujours

board-heading = { $measure } · { $family }, { $scope }
board-row = { $place } { $name } · { $value } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
board-place = { $place }.
board-players = Places { $first } à { $last } sur { $players }
board-empty = Il n’y a encore personne ici. Finis une partie avec d’autres personnes et te voilà au classement.
board-empty-averages = Il n’y a encore personne ici. Ce classement demande { $least } parties classées.
board-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
board-percent = { $percent } %
own-place = Ta place, { $name } : { $place } sur { $players } · { $value }
own-none = Tu n’as encore aucune partie à ce classement.
own-idle = Tu n’apparais pas ici : ta dernière partie classée date de plus de { $days } jours. La prochaine te ramènera.
own-too-few-games = Tu as { $games } des { $least } parties que ce classement demande.

button-board-back = ◀ Meilleures places
button-board-next = Places suivantes ▶
button-history-back = ◀ Plus récentes
button-history-next = Plus anciennes ▶
button-replay-first = ⏮ Début
button-replay-back = ◀ Retour
button-replay-forward = Suite ▶
button-replay-hand = Donne suivante
button-replay-last = Fin ⏭
button-forget = Oui, oublie-moi

stats-none = Aucune partie finie de { $name } n’est gardée sur ce serveur.
stats-rating = Cote, { $family } : { $rating } ({ $season } cette saison)
stats-rating-only = Cote, { $family } : { $rating }
stats-ranked = Parties classées
stats-friendly = Parties amicales
stats-games = Parties { $games }, gagnées { $wins } ({ $rate })
stats-hands = Prises { $called }, réussies { $made }, euchres subis { $euchred }
stats-marches = Capots { $marches } · solos tentés { $tried }, réussis { $made }
stats-defence = Euchres infligés { $euchres } · points par donne { $points }
stats-partner = Meilleur partenaire : { $name }, { $won ->
    [one] { $won } partie gagnée
   *[other] { $won } parties gagnées
} ensemble sur { $games }
stats-nemesis = Bête noire : { $name }, { $lost ->
    [one] { $lost } partie perdue
   *[other] { $lost } parties perdues
} sur { $games }
stats-streak-won = Série : { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires d’affilée
}
stats-streak-lost = Série : { $count ->
    [one] { $count } partie sans victoire
   *[other] { $count } parties sans victoire
}
chart-alt = { $family } : la cote au fil de { $games } parties classées, de { $first } à { $last }
chart-title = La cote au fil du temps

compare-same = C’est deux fois le même joueur ; choisis-en deux.
compare-none = L’un des deux n’a pas encore de partie finie sur ce serveur.
compare-heading = { $first } et { $second }
compare-row = { $what } : { $first } · { $second }
compare-rating = Cote
compare-games = Parties classées
compare-rate = Taux de victoires
compare-made = Prises réussies
compare-lone = Solos réussis sur ceux tentés
compare-against = Face à face : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $won } à { $first }, { $lost } à { $second }
compare-together = En partenaires : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
compare-never = Ils ne se sont pas encore rencontrés dans une partie.

history-heading = Parties finies
history-heading-of = Parties finies de { $name }
history-row = Partie { $game } · { $when } · { $title }
history-friendly = { $row } · amicale
history-preset-unknown = Aucun jeu ne porte ce nom ; choisis-en un dans la liste.
history-since = depuis le { $day }
history-until = jusqu’au { $day }
history-only-ranked = parties classées
history-only-friendly = parties amicales
history-date-wrong = Je ne connais pas le jour { $day } ; écris-le ainsi : 2026-03-31.
history-days-crossed = Le premier jour vient après le dernier ; échange since et until.
history-empty = Aucune partie finie n’est gardée ici.
history-none-fits = Aucune partie finie ne correspond à ta demande.
history-hint = /replay revoit une partie pas à pas, /verify vérifie ses donnes.

game-none = Ce serveur n’a pas de partie finie avec le numéro { $game }. /history montre les numéros.
game-here = L’enregistrement de la partie { $game }. **right-bower replay** le lit, **right-bower verify** vérifie ses donnes.
game-unreadable = La partie { $game } ne peut pas être rejouée. Ligne { $line } de son enregistrement : { $fault }.
game-unreadable-hand = La donne { $hand } de la partie { $game } ne peut pas être rejouée. Ligne { $line } de son enregistrement : { $fault }.

replay-heading = Partie { $game } · étape { $step } sur { $steps }
replay-dealt = { $name } a donné.
replay-act = { $name } : { $act }

verify-good = Partie { $game } : { $deals ->
    [1] son unique donne est exactement celle
   *[other] ses { $deals } donnes sont toutes exactement celles
} que donnent les secrets révélés.
verify-unchecked = Partie { $game } : { $checked } donnes sur { $deals } sont exactement ce que donnent leurs secrets ; ces donnes n’ont pas de secret révélé et n’ont pas pu être vérifiées : { $missing }.
verify-none = La partie { $game } n’a aucun secret révélé : aucune de ses { $deals } donnes n’a pu être vérifiée.
verify-bad = Partie { $game } : ces donnes ne sont pas ce qui était promis.
verify-fault = Donne { $hand } : { $fault }
verify-uncommitted = le secret est révélé, mais rien n’avait été promis avant la donne
verify-other-secret = le secret révélé n’est pas celui qui avait été promis avant la donne
verify-other-pack = ce ne sont pas les cartes que donne le secret révélé
verify-unended = L’enregistrement de la partie { $game } s’arrête avant la fin de la partie.

forget-ask = Ton nom, ta cote et toutes tes statistiques sur ce serveur seront effacés, ainsi que ce que tu as choisi avec /settings. Les parties que tu as jouées restent pour les autres, avec une place sans nom. C’est sans retour.
forget-done = C’est oublié : { $games ->
    [one] { $games } partie montre
   *[other] { $games } parties montrent
} une place sans nom là où tu jouais, et tes statistiques ont disparu.
forget-seated = Tu as encore ta place à une table ouverte, ou elle se souvient de toi. Finis la partie ou ferme la table (/table close), puis reviens : je t’oublierai volontiers.
forget-not-yours = Seule la personne concernée peut appuyer ici.
my-data-here = Voici tout ce qui est gardé de toi sur ce serveur.
