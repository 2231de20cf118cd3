# L’analyse d’une partie jouée n’importe où : bilans, pas à pas, « Et si ? ». Parts et coûts en pour cent entiers.

command-analyse = Fait juger une partie entière depuis un fichier, décision par décision ; toi seul la vois
option-analyse-file = Une partie en .egn, .emn ou .euchre
button-analyse = Analyser
menu-game-analyse = Analyser une partie
analysis-reading = Je lis le fichier…
analysis-progress = { $all ->
    [0] { $bar } { $percent } %
   *[other] { $bar } { $percent } % · décisions jugées : { $done } sur { $all }
}
analysis-so-far = Les plus chères jusqu’ici :
analysis-unreadable = Je ne peux pas lire **{ $file }** : { $fault }.
analysis-not-fetched = Discord ne m’a pas remis ce fichier. Renvoie-le avec **/analyse**, s’il te plaît.
analysis-too-large = **{ $file }** est trop gros : je lis au plus { $most } ko.
analysis-in-history = Choisis la partie dans **/history**.
analysis-gone = Ce fichier n’est plus gardé. Renvoie-le avec **/analyse**.
analysis-refused-busy = L’expert a trop à faire en ce moment. Redemande dans un instant.
analysis-refused-person = Une partie à la fois, s’il te plaît : redemande pour celle-ci quand l’autre sera finie.
analysis-refused-reading = Un fichier à la fois, s’il te plaît : envoie celui-ci quand l’autre sera lu.
analysis-refused-bytes = Je lis au plus { $most } ko par minute et par personne : tu pourras réessayer dès le { $at }.
analysis-refused-decisions = Je juge au plus { $most } décisions par jour et par personne : tu pourras redemander cette partie dès le { $at }.
analysis-failed = Quelque chose a mal tourné chez moi pendant l’analyse de cette partie. Mon journal l’a noté sous **{ $reference }** : qui m’héberge peut l’y retrouver.
analysis-choose = **{ $file }** contient { $games } parties. Laquelle ?
menu-analysis-games = Parties { $first } à { $last }
analysis-game = { $number }. Partie : { $title }
analysis-own-game = Partie { $game }
analysis-from-file = Tirée d’un fichier, pas jouée ici
analysis-heading = **{ $title }** · { $hands ->
    [1] une donne
   *[other] { $hands } donnes
}
analysis-unfinished = pas jouée jusqu’au bout
analysis-about = -# Précision : à 100, on joue comme l’expert. Chacun est jugé d’après ce qu’il pouvait voir, pas d’après les cartes des autres.
analysis-seats = -# On ne sait plus qui était assis où et quand : chaque ligne est une place, peu importe qui y a joué.

report-title = Analyse
report-accuracy = précision
report-column-hands = Donnes
report-column-accuracy = Précision
report-column-accuracy-short = Préc.
report-column-costly = Erreurs
report-column-points = Points
report-column-expert = Avec un expert
report-decisions = { $count ->
    [1] une décision
    [one] { $count } décision
   *[other] { $count } décisions
}
report-decisions-in = { $decisions } en { $hands ->
    [1] une donne
   *[other] { $hands } donnes
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
report-moment = { $label } { $where }, −{ $cost } % : { $taken } ; { $better } valait mieux.
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
analysis-reason = Pour { $name } : { $reason }
analysis-note = La note du fichier : { $note }
analysis-chance = { $name } { $chance } %
analysis-chances = Chances de gagner la partie : { $chances }

menu-what-if = Et si ? Choisir autre chose
what-if-thinking = L’expert joue la suite…
what-if-heading = **Et si ?** { $name } : **{ $act }**, joué jusqu’au bout par l’expert dans { $worlds } répartitions conformes à ce que { $name } pouvait voir
what-if-here = **{ $act }** : { $chance } % de chances de gagner ({ $reason })
what-if-was = Comme joué, { $act } : { $chance } % ({ $reason })
what-if-better = Cela gagne { $gain } %.
what-if-worse = Cela coûte { $loss } %.
what-if-same = Cela ne change rien qui compte.
what-if-gone = C’est impossible ici. Va à un autre moment.

analysis-shares-game = { $name } partage une analyse
analysis-shares-moment = { $name } partage un moment
analysis-shared = C’est dans le salon maintenant.

# Pourquoi un fichier est illisible : où, ce qui ne va pas, et ce qui se lit.
unreadable-at = { $place } : { $fault }
unreadable-in-game = partie { $number }
unreadable-in-hand = donne { $number }
unreadable-in-trick = pli { $number }
unreadable-size = il fait { $size } octets, et j’en lis au plus { $most }
unreadable-text = ce n’est pas du texte en UTF-8 ou UTF-16, comme le sont .egn, .emn et .euchre
unreadable-binary = c’est la forme binaire de la notation ; je lis sa forme texte, .egn ou .emn
unreadable-json = ce n’est pas du JSON, comme le sont .egn et .emn : erreur à la ligne { $line }, colonne { $column }
unreadable-number = il contient un nombre avec des milliers de chiffres
unreadable-depth = il est imbriqué trop profond pour une partie
unreadable-kind = ce n’est pas une partie ; envoie-moi un fichier .egn, .emn ou .euchre
unreadable-version = je ne connais pas la version { $version } de la notation ; je lis de 1.0 à 1.4
unreadable-type = { $name } doit être ainsi : { $kind }
unreadable-range = { $name } doit aller de { $least } à { $most }
unreadable-missing = il manque { $name }
unreadable-count = { $name } a { $count } éléments, et j’en lis au plus { $most }
unreadable-rule = je ne joue pas la règle { $name } ; je lis les parties sans elle
unreadable-rule-unknown = la règle { $name } n’existe pas ; la plus proche est { $nearest }, et les règles sont { $allowed }
unreadable-choice = { $name } ne peut pas être { $value } ; c’est l’un de { $allowed }, et le plus proche est { $nearest }
unreadable-played-on = num_deals vaut { $most }, mais la partie a { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}
unreadable-limits = winning_score et num_deals sont tous deux donnés, mais une partie finit par un seul des deux
unreadable-rules = ce jeu ne le permet pas ({ $problem })
unreadable-record = ligne { $line } : { $problem }
unreadable-old-school = elle a été jouée à une table à l’ancienne, où l’on peut enfreindre les règles ; je lis celles des tables ordinaires
unreadable-packed = cette donne est serrée en un seul mot ; je lis celles qui sont écrites en entier
unreadable-phase = il y a deux phases { $name }, et une donne n’en a qu’une de chaque
unreadable-phases = { $name } n’est pas une phase d’une donne ; EUCHRE_BIDDING et TRICK_PLAY en sont
unreadable-card = { $card } n’est pas une carte ; une carte est un rang parmi { $ranks } et une couleur parmi s h d c, comme Kh, R ou L pour un bower, ou Xx si personne ne l’a vue
unreadable-bower = { $card } est un bower, mais aucune couleur n’est encore atout
unreadable-unknown = { $name } est une carte que personne n’a vue ; seuls les mains et les écarts peuvent en avoir
unreadable-joker = le joker est retourné, et la notation ne dit pas pour quelle couleur
unreadable-call = l’annonce { $number } est { $call } ; le premier tour a Pass et Order, le second Pass et s, h, d, c ou n
unreadable-calls = l’annonce { $number } vient après le choix de l’atout
unreadable-no-trump-yet = on joue des cartes avant que l’atout soit choisi
unreadable-trick-size = il y a { $count } cartes dans le pli, pour { $most } à jouer
unreadable-trick-short = le pli a { $count } de ses { $most } cartes ; seul le dernier peut être incomplet
unreadable-tricks = il y a un pli de trop ; une donne en a { $most }
unreadable-twice = { $card } est à deux endroits
unreadable-not-in-pack = { $card } n’est pas dans le jeu de { $pack } cartes
unreadable-hand-size = la place { $seat } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ({ $cards }), et une main en a { $most }
unreadable-laid = la place { $seat } n’a pas de carte à écarter
unreadable-discard = il y a un écart, mais personne n’a pris la retourne
unreadable-exchange = des cartes changent de main d’une façon que ces règles n’ont pas
unreadable-farmers = la place { $seat } échange trois cartes, et rien ne dit lesquelles
unreadable-impossible = aucune distribution ne convient : quelqu’un n’a pas fourni, ou une main a des cartes qui sont ailleurs
unreadable-revoke = la place { $seat } ne peut pas jouer { $act } : elle a { $cards } et doit fournir (règle { $law })
unreadable-unlawful = la place { $seat } ne peut pas faire cela ici : { $act } (règle { $law })
unreadable-defender = la place { $seat } ne peut pas défendre en solo
unreadable-unfinished = la donne n’est pas jouée jusqu’au bout, donc personne n’en connaît les points ; seule la dernière peut rester ouverte
unreadable-score = les points font { $score }, mais le fichier dit { $told }
unreadable-player = personne dans ce match n’a l’identifiant { $name }
unreadable-word-file = le fichier
unreadable-word-deal = une donne
unreadable-word-trick = un pli
unreadable-word-card = une carte
unreadable-word-card-of-trick = la carte { $number }
unreadable-word-card-moved = une carte qui change de main
unreadable-word-turn-up = la retourne
unreadable-word-deals = le nombre de donnes
unreadable-word-score = le score
unreadable-word-object = un objet
unreadable-word-list = une liste
unreadable-word-text = un texte
unreadable-word-whole = un nombre entier
unreadable-word-truth = true ou false
unreadable-word-scores = deux scores de 0 à 98
