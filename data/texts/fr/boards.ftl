# Classements, statistiques, parties finies, reprises, et ce qu’un serveur enregistre sur quelqu’un.
# rating = cote, ranked = classée ; hand called = prise (choisir l’atout).

command-leaderboard = Le classement de ce serveur
command-stats = Les parties, les donnes et la cote d’une personne
command-compare = Comparer deux personnes : l’une contre l’autre et en binôme
command-history = Les parties finies, les plus récentes d’abord
command-replay = Revoir une partie finie pas à pas, cartes sur table
command-verify = Vérifier que la donne d’une partie finie était équitable
command-forget = Te faire oublier ici
command-forget-me = Retirer ton nom et tes statistiques des parties jouées ici
command-avoid = Ne jamais partager de table avec quelqu’un, ou lever cela ; toi seul le vois
option-avoid-member = Avec qui tu préfères ne pas jouer ; encore une fois pour lever (sans : ta liste)
avoid-begun = { $name } et toi ne partagerez plus de table ; personne n’en saura rien. **/avoid** avec ce nom le lève.
avoid-lifted = { $name } et toi pouvez de nouveau partager une table.
avoid-together = Vous êtes à la même table : cela vaudra dès la prochaine. **/table leave** pour te lever.
avoid-list = **Tu évites** { $people }. Personne d’autre ne le voit ; **/avoid** avec un nom le lève.
avoid-nobody = Tu n’évites personne. **/avoid** avec un nom tient quelqu’un loin de tes tables, et personne ne le sait.
avoid-wrong = Choisis quelqu’un d’autre : ni les bots ni toi ne pouvez être évités.
avoid-full = Tu évites déjà { $most } personnes. Lèves-en une d’abord avec **/avoid**.
command-my-data = Tout ce qui est enregistré ici sur toi, dans un fichier visible par toi uniquement

option-board-by = Le critère de classement
option-board-family = Quel genre de parties
option-board-scope = Cette saison, ce mois-ci ou depuis toujours
option-board-season = Une saison passée, comme 2026-Q1 (à la place de la période)
option-player = Qui (toi par défaut)
option-history-player = Les parties de qui (tout le monde par défaut)
option-history-preset = Quel jeu : standard, csl, house …
option-history-since = À partir de ce jour, par exemple 2026-03-01 (fuseau du serveur)
option-history-until = Jusqu’à ce jour, par exemple 2026-03-31 (fuseau du serveur)
option-history-period = Seulement les parties de ce mois ou de cette saison
option-history-ranked = Seulement les parties classées, ou seulement les amicales
option-compare-first = La première personne
option-compare-second = La deuxième personne
option-game = Le numéro de la partie, tel que /history l’affiche

measure-rating = Cote
measure-partnerships = Meilleures paires
measure-wins = Victoires
measure-win-rate = Taux de victoires
measure-points-per-hand = Points par donne
measure-euchres-made = Euchres infligés
measure-euchres-suffered = Euchres subis
measure-lone-marches = Capots en solo
measure-sharpest-eye = Œil de lynx (renonces relevées)
measure-week = Cette semaine
family-partnership = Par équipes
family-individual = Chacun pour soi (à trois ou plus)
family-two-handed = À deux
family-hasenpfeffer = Hasenpfeffer
scope-season = cette saison
scope-month = ce mois-ci
scope-all-time = depuis toujours
scope-past = saison { $season }

board-span = { $family }, { $scope }
column-rating = Cote
column-wins = Victoires
column-win-rate = % gagnées
column-points-per-hand = Points par donne
column-euchres-made = Euchres
column-euchres-suffered = Euchres subis
column-lone-marches = Capots solo
column-sharpest-eye = Renonces vues
column-week = Pts
column-games = Parties
column-won = Victoires
column-per-game = Par partie
board-place = { $place }.
rating-value = { $points } ± { $deviation }
board-rating-explained = Le classement compte la cote moins la moitié de son incertitude : { $rating } compte { $counts }. Plus de parties la rendent plus sûre.
board-new = début
board-new-about = { $new } : moins de { $least } parties classées. La cote n’est pas encore sûre et n’a pas encore de place.
board-week-span = depuis le { $since }, à deux personnes au moins
board-week-about = Une partie finie vaut { $played }, une partie gagnée { $won } ; la deuxième entre les mêmes personnes en 30 jours la moitié, la troisième un tiers…
board-players = Places { $first } à { $last } sur { $players }
board-empty = Il n’y a encore personne ici. Finis une partie avec d’autres personnes pour ouvrir le classement.
board-empty-averages = Il n’y a encore personne ici. Il faut { $least } parties classées pour entrer dans ce classement.
board-week-empty = Personne n’a encore fini de partie avec d’autres personnes cette semaine.
board-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
board-percent = { $percent } %
season-wrong = Je ne connais pas la saison « { $season } ». Écris-la ainsi : 2026-Q3.
own-place = Ta place, { $name } : { $place } sur { $players } · { $value }
own-week = Ta semaine ici : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $hands ->
    [one] { $hands } donne
   *[other] { $hands } donnes
} · { $value ->
    [one] { $value } point
   *[other] { $value } points
} · place { $place } sur { $players }
own-week-none = Tu n’as encore fini aucune partie avec une autre personne ici cette semaine. Les parties amicales comptent aussi.
own-none = Tu n’as encore aucune partie dans ce classement.
own-caught-nobody = Dans les parties classées, tu n’as pas encore relevé plus de renonces que fait de contestations infondées.
own-too-few-games = Tu as { $games } des { $least } parties qu’il faut pour une place dans ce classement.
own-provisional = D’ici là, ta cote est provisoire : { $rating }.

button-board-back = ◀ Plus haut
button-board-next = Plus bas ▶
button-week = Ma semaine
button-history-back = ◀ Plus récentes
button-history-next = Plus anciennes ▶
button-replay-first = ⏮ Début
button-replay-back = ◀ Retour
button-replay-forward = Suite ▶
button-replay-trick-back = ◀ Pli
button-replay-trick = Pli ▶
button-replay-hand-back = ◀ Donne
button-replay-hand = Donne ▶
button-replay-last = Fin ⏭
button-forget = Oui, oublie-moi

stats-none = { $name } n’a pas encore de partie finie sur ce serveur. **/table open** en lance une.
stats-rating = { $family } : cote { $rating } ({ $season } cette saison)
stats-rating-only = { $family } : cote { $rating }
stats-champion = 🏆 Titres : { $titles }
stats-provisional = { $family } : cote { $rating } (provisoire, { $games } sur { $least } parties classées)
stats-ranked = Parties classées
stats-friendly = Parties amicales
stats-games = Parties { $games }, gagnées { $wins } ({ $rate })
stats-hands = Prises { $called }, réussies { $made }, euchres subis { $euchred }
stats-marches = Capots { $marches } · solos tentés { $tried }, réussis { $made }
stats-defence = Euchres infligés { $euchres }
stats-claims = Renonces relevées { $caught } · contestations { $claims }, fondées { $upheld }
stats-points = Points par donne : { $families }
stats-points-of = { $family } { $points }
stats-partner = Meilleure équipe : avec { $name }, { $won ->
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
month-short = { $month ->
    [1] janv
    [2] févr
    [3] mars
    [4] avr
    [5] mai
    [6] juin
    [7] juil
    [8] août
    [9] sept
    [10] oct
    [11] nov
   *[12] déc
}
day-short = { $day } { month-short }
day-full = { $short } { $year }
month-full = { month-short } { $year }
chart-alt = { $name } : { $games } parties classées, de { $first } à { $last }, maximum { $peak }
chart-title = La cote au fil du temps
card-won = Parties gagnées
card-made = Contrats réussis
card-loners = Solos réussis
card-euchres = Euchres pour 100 donnes
card-of = { $done } sur { $tried }
card-provisional = provisoire, { $games } sur { $least }
card-against = Gagnées l’un contre l’autre
compare-title = Face à face
compare-others = Quelqu’un d’autre en a gagné { $count }.
stats-gone = Cette personne n’a plus de parties terminées ici.
family-short-partnership = Par équipes
family-short-individual = Chacun pour soi
family-short-two-handed = À deux
family-short-hasenpfeffer = Hasenpfeffer

compare-same = C’est deux fois la même personne ; choisis-en deux différentes.
compare-none = L’une des deux personnes n’a pas encore de partie finie sur ce serveur. Choisis quelqu’un dans **/leaderboard** ou **/history**.
compare-rating = { $family } : cote
compare-games = Parties classées
compare-against = Face à face : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $won } à { $first }, { $lost } à { $second }
compare-together = En binôme : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
compare-never = Pas encore de partie en commun.

season-over = La saison { $season } est terminée
season-champion = 🏆 { $count ->
    [1] Titre de la saison : { $names }
   *[other] Titre partagé : { $names }
}
season-kept = Ce classement reste visible avec **/leaderboard season:{ $season }**, les titres avec **/stats**.

history-heading = Parties finies
history-heading-of = Parties finies de { $name }
history-row = Partie { $game } · { $ago } · { $title }
history-friendly = { $row } · amicale
history-idle = { $row } · restée en plan
history-agreed = { $row } · arrêtée d’un commun accord
history-closed = { $row } · interrompue
history-conceded = { $row } · abandonnée
history-void = { $row } · terminée trop tôt, nulle
history-deleted = { $row } · salon supprimé, ne compte pour personne
history-departed = { $row } · serveur quitté
history-timed-out = { $row } · exclusion temporaire, ne compte pour personne
history-removed = { $row } · bot retiré, ne compte pour personne
history-left = { $name } (a quitté la table)
history-preset-unknown = Aucun jeu ne porte ce nom ; choisis-en un dans la liste.
history-since = depuis le { $day }
history-until = jusqu’au { $day }
history-only-ranked = parties classées
history-only-friendly = parties amicales
history-days-crossed = `since` vient après `until` ; échange les deux.
history-empty = Il n’y a pas encore de partie finie ici. **/table open** en lance une.
history-none-fits = Aucune partie finie ne correspond à ta demande.
contests-heading = Soirées d’euchre et duplicate
contest-nights = Soirée { $number } : **{ $name }** { $ago }
contest-matches = Match duplicate { $number } { $ago }
contest-hands = donnes { $hands }, gagnées { $won }
contest-place = à la place { $place }
contest-stats = Soirées { $nights }, gagnées { $first } · matchs duplicate { $matches }, gagnés { $won }
contest-stats-hands = Donnes jouées { $hands }, gagnées { $won } ({ $rate })
contest-stats-nights = En soirée : solos { $loners }, euchres infligés { $euchres }
history-hint = Choisis une partie ci-dessous pour la revoir ou l’analyser ; **/verify** vérifie ses donnes.
menu-game-replay = Revoir une partie
menu-game-review = Analyser une de tes parties
history-choice = Partie { $game } · { $title }

game-none = Il n’y a pas ici de partie finie numéro { $game }. **/history** affiche les numéros.
game-not-kept = Les coups de cette partie ne sont plus conservés ; son résultat compte toujours. **/about** dit combien de temps les parties sont conservées.
game-here = L’enregistrement de la partie { $game }. **/replay** la montre ici, **/verify** vérifie ses donnes.
game-unreadable = La partie { $game } ne peut pas être rejouée. Ligne { $line } de son enregistrement : { $fault }.
game-unreadable-hand = La donne { $hand } de la partie { $game } ne peut pas être rejouée. Ligne { $line } de son enregistrement : { $fault }.

replay-heading = Partie { $game } · étape { $step } sur { $steps }
replay-dealt = { $name } a donné.
replay-act = { $name } : { $act }

verify-good = Partie { $game } : { $deals ->
    [1] son unique donne correspond
   *[other] ses { $deals } donnes correspondent toutes
} aux secrets révélés.
verify-unchecked = Partie { $game } : { $checked ->
    [one] { $checked } donne correspond
   *[other] { $checked } donnes correspondent
} sur { $deals }. Invérifiables, faute de secret révélé ou parce qu’un mot a été effacé : { $missing }.
verify-none = La partie { $game } n’a aucun secret révélé : aucune donne n’a pu être vérifiée ({ $deals } jouées).
verify-bad = La partie { $game } ne correspond pas à ce qui était promis.
verify-fault = Donne { $hand } : { $fault }
verify-uncommitted = le secret est révélé, mais rien n’avait été promis avant la donne
verify-other-secret = le secret révélé n’est pas celui qui avait été promis avant la donne
verify-other-pack = ce ne sont pas les cartes que donne le secret révélé
verify-line = Ligne { $line } : { $fault }
verify-secret-length = le secret révélé devrait avoir 32 octets et en a { $found }
verify-chain = la chaîne se rompt : ceci n’est pas lié par le secret de la donne précédente
verify-twice = cette donne figure deux fois dans l’enregistrement
verify-number = c’est la donne { $due } qui devrait venir ici
verify-dealer = c’est la place { $due } qui donne ici, pas la place { $found }
verify-draw = le tirage a désigné la place { $due } pour la première donne, pas la place { $found }
verify-after-end = la partie était finie avant cette donne
verify-rules = la première donne a été faite selon d’autres règles
verify-seat = une autre personne occupait la place { $found }
verify-previous = la première donne suivait une autre partie, ou aucune
verify-chained = Un seul sceau les lie toutes : { $seal }
verify-single = Chaque donne a son propre sceau.
verify-drawn = La place qui donne en premier est bien celle que désigne le premier secret.
verify-unrevealed = aucun secret n’est révélé, donc rien ne peut être vérifié
verify-forgotten = le mot d’une personne oubliée manque, donc rien ne peut être vérifié
verify-ended-conceded = D’après l’enregistrement, la partie a été abandonnée avant que ses points soient atteints.
verify-ended-hands = D’après l’enregistrement, la partie s’est jouée en un nombre de donnes ou en un temps donnés.
verify-ended-early = D’après l’enregistrement, la table a été fermée avant que les points de la partie soient atteints.
verify-unended = L’enregistrement de la partie { $game } s’arrête avant la fin de la partie.

forget-ask = Cela efface ton nom, ta cote, tes statistiques d’ici et tes réglages. Tes parties restent pour les autres ; ta place y devient anonyme. Jusqu’à la fin de la saison, tu ne joues ici aucune partie classée. C’est irréversible.
forget-done = C’est oublié : ta place est anonyme dans { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, et tes statistiques sont effacées.
forget-begun = Je t’oublie… Il y a beaucoup à parcourir ; ce message te dira quand ce sera fini.
forget-waiting = { $tables ->
    [one] { $tables } table ou tournoi où tu jouais est encore en cours et t’oubliera à la fin.
   *[other] { $tables } tables et tournois où tu jouais sont encore en cours et t’oublieront à la fin.
}
forget-seated = Tu es encore ici à une table en attente ou dans une partie en cours, peut-être une que tu as quittée. Lève-toi, finis la partie ou ferme la table (**/table close**), puis réessaie.
forget-not-yours = Ce bouton est pour quelqu’un d’autre. **/forget me** est le tien.
my-data-here = Voici tout ce qui est enregistré ici sur toi.
my-page-title = Ce que Right Bower garde sur { $name }
my-page-figures = Tes chiffres
my-page-games = Tes parties
my-page-date = Date ({ $zone })
my-page-game = Partie
my-page-kind = Règles
my-page-with = Avec
my-page-against = Contre
my-page-score = Score
my-page-result = Résultat
my-page-won = gagnée
my-page-lost = perdue
my-page-left = quittée
my-page-friendly = amicale
my-page-settings = Tes réglages
my-page-kept = Ce qui est gardé, pourquoi et combien de temps
my-page-kept-list =
    Ton nom et ton identifiant dans les parties terminées, avec leur score : pour /history, /leaderboard, /stats et /compare. Jusqu’à ce que tu utilises /forget me.
    Tes cotes et tes statistiques sur ce serveur, calculées à partir de ces parties. Jusqu’à ce que tu utilises /forget me.
    Les tables où tu as joué, avec chaque décision et son heure : pour qu’une partie survive à un redémarrage, puisse être revue et vérifiée. Aussi longtemps que l’hôte du bot garde les tables.
    Les soirées d’euchre, les matchs en duplicate et les Daily Five auxquels tu as participé : pour leurs résultats. Jusqu’à ce que tu utilises /forget me.
    Tes réglages : pour que tes cartes te plaisent. Jusqu’à ce que tu les changes ou utilises /forget me.
    Une petite copie de ton avatar : ton visage à ta place et dans les classements. Jusqu’au prochain, ou jusqu’à ce que tu utilises /forget me.
    Qui tu évites : pour que vous ne partagiez jamais de table. Jusqu’à ce que tu le lèves ou utilises /forget me.
    Les fichiers de parties que tu as donnés à /analyse : pour que les boutons d’un bilan marchent, même après un redémarrage. Pendant 30 jours, ou jusqu’à ce que tu utilises /forget me.
my-page-files = Les autres fichiers
my-page-files-about = data.json contient la même chose et plus, pour les programmes. Le dossier games a les enregistrements de tes parties, que lisent /replay, /verify et les commandes du programme. Le dossier acts a tes propres décisions, table par table, en feuilles de calcul. Le dossier analysed a les fichiers que tu as donnés à /analyse, tels que tu les as envoyés.
my-data-readme =
    data.json contient ce qui est enregistré ici sur toi : tes parties, cotes, statistiques, réglages, tables et tournois.
    games contient les enregistrements de tes parties ; docs/record-format.md les explique.
    acts contient ce que tu as décidé, table par table.
    analysed contient les fichiers que tu as donnés à /analyse{ $files ->
        [0] .
       *[other] {" "}; pour tenir dans la limite de Discord, il en manque { $files }.
    }
    { $left ->
        [0] Rien ne manque.
       *[other] Les { $left } plus anciens manquent : le fichier serait trop gros pour Discord. /record te donne chaque partie par son numéro.
    }
