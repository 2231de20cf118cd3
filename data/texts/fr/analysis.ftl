# L’analyse d’une partie jouée n’importe où : bilans, pas à pas, « Et si ? ». Parts et coûts en pour cent entiers.

command-analyse = Fait juger une partie entière depuis un fichier, décision par décision ; toi seul la vois
option-analyse-file = Une partie en .egn, .emn ou .euchre
button-analyse = Analyser
menu-game-analyse = Analyser une partie
analysis-reading = Je lis le fichier…
analysis-progress = { $bar } { $percent } % · { $done } décisions jugées sur { $all }
analysis-so-far = Les plus chères jusqu’ici :
analysis-unreadable = Je ne peux pas lire **{ $file }** : { $fault }.
analysis-not-fetched = Discord ne m’a pas remis ce fichier. Renvoie-le avec **/analyse**, s’il te plaît.
analysis-too-large = **{ $file }** est trop gros : je lis au plus { $most } ko.
analysis-in-history = Choisis la partie dans **/history**.
analysis-gone = Ce fichier n’est plus gardé. Renvoie-le avec **/analyse**.
analysis-refused-busy = L’expert a trop à faire en ce moment. Redemande dans un instant.
analysis-refused-person = Une partie à la fois, s’il te plaît : redemande pour celle-ci quand l’autre sera finie.
analysis-refused-server = Assez de parties de ce serveur sont en cours d’analyse. Redemande dans quelques minutes.
analysis-choose = **{ $file }** contient { $games } parties. Laquelle ?
menu-analysis-games = Parties { $first } à { $last }
analysis-game = { $number }. Partie : { $title }
analysis-heading = **{ $title }** · { $hands ->
    [one] une donne
   *[other] { $hands } donnes
}
analysis-unfinished = pas jouée jusqu’au bout
analysis-about = -# Précision : à 100, on joue comme l’expert. Chacun est jugé d’après ce qu’il pouvait voir, pas d’après les cartes des autres.

report-title = Analyse
report-accuracy = précision
report-column-accuracy = Précision
report-column-costly = Erreurs
report-column-points = Points
report-column-expert = Avec un expert
report-decisions = { $count ->
    [one] une décision
   *[other] { $count } décisions
}
report-calls = Annonces
report-loners = En solo
report-defence = Défense
report-leads = Entames
report-points = Points de son camp
report-expert = Avec un expert à sa place
report-costliest = Le plus cher
report-clean = Aucune décision n’était clairement mauvaise.
report-who = { $name } : précision { $accuracy }, { $decisions }
report-cost = −{ $cost } %
report-part = { $part } { $accuracy } (décisions : { $count })
report-points-line = Points de son camp : { $points } ; avec un expert à sa place : { $expert }
report-moment = { $label } { $where }, −{ $cost } % : choisi, { $taken } ; mieux, { $better }.
report-where = Donne { $hand } · { $moment }

button-analysis-steps = Pas à pas
button-analysis-report = Vue d’ensemble
button-analysis-share = Partager
button-analysis-look = Voir de près
button-replay-mistake-back = ◀ Erreur
button-replay-mistake = Erreur ▶

analysis-step = { $title } · donne { $hand } · étape { $step } sur { $steps }
analysis-judged = **{ $label } −{ $cost } %** · **{ $better }** était mieux.
analysis-fine = L’expert ferait de même.
analysis-close = De justesse : **{ $better }** était à peine mieux.
analysis-strong = **{ $label }** Bien vu : la plupart passeraient à côté.
analysis-note = La note du fichier : { $note }
analysis-chance = { $name } { $chance } %
analysis-chances = Chances de gagner la partie : { $chances }

menu-what-if = Et si { $name } avait fait autre chose ?
what-if-thinking = L’expert joue la suite…
what-if-heading = **Et si ?** { $name } : **{ $act }**, joué jusqu’au bout par l’expert dans { $worlds } mondes conformes à ce que { $name } pouvait voir
what-if-here = **{ $act }** : { $chance } % de chances de gagner ({ $reason })
what-if-was = Comme joué, { $act } : { $chance } % ({ $reason })
what-if-better = Cela gagne { $gain } %.
what-if-worse = Cela coûte { $loss } %.
what-if-same = Cela ne change rien qui compte.
what-if-gone = C’est impossible ici. Va à un autre moment.

analysis-shares-game = { $name } partage une analyse
analysis-shares-moment = { $name } partage un moment
analysis-shared = C’est dans le salon maintenant.
