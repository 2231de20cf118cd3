# Les soirées d’euchre : les inscriptions, les manches et le classement que tout le monde lit, et les réponses à /night.

night-heading = 🃏 **{ $name }** · Soirée d’euchre
night-starts = Début : { $at }. Organisation : { $host }
night-started = Début : { $at }. Organisation : { $host }
night-game = { $game } · { $movement } · { $length }
night-house-rules = Règles maison : { $rules }
night-for = Réservée à { $role }.
night-for-everyone = Peut venir toute personne qui voit ce salon.
night-computers = Ordinateurs : { $level }. Minimum : { $least }.
night-listed = Figure parmi les événements du serveur.
night-length-hands = { $rounds ->
    [1] 1 manche de { night-seat-hands }
   *[other] { $rounds } manches de { night-seat-hands }
}
night-length-minutes = { $rounds ->
    [1] 1 manche de { night-seat-minutes }
   *[other] { $rounds } manches de { night-seat-minutes }
}
night-length-points = { $rounds ->
    [1] 1 manche en { night-seat-points }
   *[other] { $rounds } manches en { night-seat-points }
}
night-length-points-minutes = { $rounds ->
    [1] 1 manche en { night-seat-points-minutes }
   *[other] { $rounds } manches en { night-seat-points-minutes }
}
night-length-hands-out = manches de { night-seat-hands } jusqu’à ce qu’il reste une paire
night-length-minutes-out = manches de { night-seat-minutes } jusqu’à ce qu’il reste une paire
night-length-points-out = manches en { night-seat-points } jusqu’à ce qu’il reste une paire
night-length-points-minutes-out = manches en { night-seat-points-minutes } jusqu’à ce qu’il reste une paire
night-by-time = Les tables ne jouent pas toutes autant de donnes ; ce sont les points marqués qui comptent, tels quels.
night-weekly = 🔁 Chaque semaine à cette heure : la suivante s’ouvre ici toute seule. L’organisation y met fin par **/night repeat**.
movement-individual = Individuel : on change de binôme
movement-ladder = Montée-descente
movement-pairs-ladder = Échelle par binômes fixes
movement-round-robin = Paires fixes
movement-swiss = Système suisse par paires
movement-single-elimination = Élimination directe par paires
night-people = **Inscriptions : { $count }** (au plus { $most }). Des ordinateurs complètent les tables : personne ne reste sans jouer.
night-nobody = Encore aucune inscription.
night-pair = { $one } avec { $other }
night-wish = { $one } (voudrait { $other })
night-pairs = Les binômes restent ensemble toute la soirée. Pour venir à deux, l’un de vous tape **/night join** en nommant l’autre sous *partner* ; l’autre dit oui. Les autres reçoivent un binôme au tirage, au début : une autre personne et, s’il en reste une seule, un ordinateur.
night-alone = Encore sans binôme : { $names }
night-check-in = L’appel est ouvert : appuie sur **{ button-night-here }** (✅). Toute personne absente { $minutes } minutes après le début sera remplacée par un ordinateur.
night-check-in-later = L’appel s’ouvre { $in }. Toute personne absente { $minutes } minutes après le début sera remplacée par un ordinateur.
night-late = En retard ? **{ button-night-join }** te donne, dès la manche suivante, une place tenue par un ordinateur. S’il n’y en a pas, tu attends la prochaine.
night-spares-next = Les premiers à prendre la place d’un ordinateur : { $names }
night-spares-wait = En attente d’une place : { $names }
night-away = Un ordinateur joue pour : { $names }
night-remind = { $people } **{ $name }** commence à { $at }. Appuie sur **{ button-night-here }** dans { $channel } quand tu es là.
night-round = **{ $name } · Manche { $number }**
night-round-of = **{ $name } · Manche { $number } sur { $rounds }**
night-round-unfinished = { $title }
    La soirée s’est terminée avant la fin de cette manche.
night-ends = Fin { $in } ; on termine la donne en cours.
night-ends-at = Fin à { $at } ; on termine la donne en cours.
night-called = 🔔 C’est l’heure ! Chaque table finit sa donne, puis la manche est terminée.
night-last-call = ⏳ Dernier appel : fin à { $at }. Une donne commencée d’ici là se joue jusqu’au bout.
night-ends-points = La cloche sonne quand une équipe de la table n° { $table } a { points } ; chaque table finit alors sa donne.
night-next = La manche { $number } commence à { $at } :
night-provisional = **{ $name } · Toutes les manches sont jouées**
    Provisoire : les résultats seront définitifs { $in }. D’ici là, l’organisation peut rectifier celui d’une table par **/night correct** ; **/night finish** met fin à l’attente.
night-provisional-over = **{ $name }** : toutes les manches sont jouées, et les résultats ci-dessous sont définitifs.
night-table = **Table n° { $table }**{ $where } : { $odd } – { $even }
night-side = { $one } & { $two }
night-byes = Au repos cette manche : { $pairs }
night-decided = { $extra ->
    [1] La table { $table } était à égalité en tout ; une donne de plus a décidé pour { $pair }.
   *[other] La table { $table } était à égalité en tout ; { $extra } donnes de plus ont décidé pour { $pair }.
}
night-corrected = ✏️ Table n° { $table }, { $odd } – { $even } : { $after } au lieu de { $before }, corrigé par { $host }.
night-swapped = ✏️ { $host } a échangé des places : { $one } avec { $other }.
night-wants-correct = { $host } voudrait que la table n° { $table } compte { $points }.
night-wants-swap = { $host } voudrait que { $one } et { $other } échangent leurs places à la prochaine manche.
night-wants-replace = { $host } voudrait qu’un ordinateur joue pour { $name }.
night-wants-end-round = { $host } voudrait finir la manche : chaque table ne finirait que sa donne.
night-wants-finish = { $host } voudrait terminer la soirée maintenant : seules les manches finies compteraient.
night-wants-extend = { $host } voudrait prolonger la manche. Donnes de plus à chaque table : { $hands }.
night-wants-extend-minutes = { $host } voudrait prolonger la manche de { $minutes } min.
night-asked = { $people } { $host } joue aussi, il faut donc l’accord de l’une de ces personnes : **{ button-night-agree }**. Un seul **{ button-decline }** met fin à la demande.
night-agreed = ✓ { $name } est d’accord.
night-declined = ✗ { $name } a dit non.
night-not-agreed = Personne n’a donné son accord à temps.
night-seat = Manche { $number }, table { $table } : { $odd } contre { $even }. Tes cartes viennent avec **{ button-hand }** ; une manche compte { $length }.
night-seat-hands = { $hands ->
    [1] 1 donne
   *[other] { $hands } donnes
}
night-seat-minutes = { $minutes ->
    [1] une minute
   *[other] { $minutes } min
}
night-seat-points = { points } à la table n° { $table }
night-seat-points-minutes = { points } à la table n° { $table } ou en { night-seat-minutes } (au premier des deux)
night-standings-title = Classement après la manche { $number }
night-standings-now = Classement actuel
night-standings-final = Classement final
night-standings-key = À points égaux comptent, dans cet ordre : parties gagnées, donnes gagnées, solos (tous les plis), euchres infligés. Les ordinateurs sont hors classement.
card-title = Fiche de { $person }
card-partner = Avec
card-result = Résultat
card-computer = Ordinateur
night-card-place = Place : { $place }
night-column-points = Pts
night-column-round = Fin à la manche
bracket-bye = exempte
bracket-round = Manche { $number }
night-column-games = Parties
night-column-hands = Donnes
night-column-loners = Solos
night-column-euchres = Euchres
night-over = **{ $name } : c’est fini !**
night-over-early = { $rounds ->
    [1] **{ $name } est terminée.** Elle s’est terminée plus tôt : 1 manche compte.
   *[other] **{ $name } est terminée.** Elle s’est terminée plus tôt : { $rounds } manches comptent.
}
night-sure-finish = { $rounds ->
    [1] Terminer **{ $name }** maintenant ? La manche jouée compte ; une manche en cours, non.
   *[other] Terminer **{ $name }** maintenant ? Les { $rounds } manches jouées comptent ; une manche en cours, non.
}
night-sure-off = Annuler **{ $name }** ? Rien n’en compte : ni places, ni palmarès, ni points de ligue. **{ button-night-finish }** (**/night finish**) fait compter les manches jouées.
night-sure-off-weekly = Celle de la semaine prochaine s’ouvrira quand même ; pour l’éviter, passe d’abord par **/night repeat**.
night-winner = 🏆 { $names }
night-winner-nobody = Personne n’est classé : les ordinateurs ont presque tout joué.
night-computers-ahead = Des ordinateurs avaient davantage ; ils sont hors classement.
night-shared = { $count ->
    [4] à quatre ex æquo
    [5] à cinq ex æquo
    [6] à six ex æquo
    [7] à sept ex æquo
    [8] à huit ex æquo
    [9] à neuf ex æquo
    [10] à dix ex æquo
    [11] à onze ex æquo
    [12] à douze ex æquo
   *[other] à { $count } ex æquo
}
night-prize-loners = Le plus de solos : { $names } ({ $count })
night-prize-euchres = Le plus d’euchres infligés : { $names } ({ $count })
night-prize-high-game = Meilleure manche : { $names } ({ $count })
night-closed-too-few = **{ $name }** n’a pas lieu : il y avait moins de deux personnes.
night-closed-deserted = **{ $name }** : fin anticipée, il ne restait personne ; rien n’en compte.
night-closed-asked = **{ $name }** : soirée annulée par { $host } ; rien n’en compte.
night-closed-place-gone = **{ $name }** : fin anticipée, le salon n’existe plus.
night-next-week = 🔁 La prochaine s’ouvrira ici toute seule.
night-repeat-ended = 🔁 Quatre semaines de suite, trop peu de monde est venu : la soirée n’est plus répétée. **/night open** en ouvre une autre.
night-host-gone = 🔁 **{ $name }** ne se répète plus : la personne qui l’organisait n’est plus sur ce serveur. **/night open** en ouvre une autre.
night-host-gone-co-hosts = 🔁 **{ $name }** ne se répète plus : la personne qui l’organisait n’est plus sur ce serveur. Peut la reprendre avec **/night repeat** : { $hosts }.
night-held-maintenance = **{ $name }** : la manche { $number } doit attendre, car Right Bower va redémarrer. Elle commencera d’elle-même ensuite.
night-held-server-blocked = **{ $name }** : la manche { $number } doit attendre, car les responsables de Right Bower ne laissent pas ce serveur commencer de nouvelles parties.
night-waits-server-full = { $people } **{ $name }** : { $count ->
    [1] la table { $tables } doit attendre, car il se joue sur ce serveur autant de tables de tournoi qu’il peut y en avoir. Elle commencera d’elle-même quand une autre sera finie.
   *[other] les tables { $tables } doivent attendre, car il se joue sur ce serveur autant de tables de tournoi qu’il peut y en avoir. Elles commenceront d’elles-mêmes quand d’autres seront finies.
}
night-waits-bot-full = { $people } **{ $name }** : { $count ->
    [1] la table { $tables } doit attendre, car il se joue autant de tables de tournoi que Right Bower a de place. Elle commencera d’elle-même quand une autre sera finie.
   *[other] les tables { $tables } doivent attendre, car il se joue autant de tables de tournoi que Right Bower a de place. Elles commenceront d’elles-mêmes quand d’autres seront finies.
}
night-waits-maintenance = { $people } **{ $name }** : { $count ->
    [1] la table { $tables } doit attendre, car Right Bower va redémarrer. Elle commencera d’elle-même ensuite.
   *[other] les tables { $tables } doivent attendre, car Right Bower va redémarrer. Elles commenceront d’elles-mêmes ensuite.
}
night-waits-server-blocked = { $people } **{ $name }** : { $count ->
    [1] la table { $tables } doit attendre, car les responsables de Right Bower ne laissent pas ce serveur commencer de nouvelles parties.
   *[other] les tables { $tables } doivent attendre, car les responsables de Right Bower ne laissent pas ce serveur commencer de nouvelles parties.
}
night-no-threads = Certaines tables n’ont nulle part où jouer : je ne peux pas créer de fils dans { $channel } (il me manque *Voir le salon*, *Créer des fils publics* et *Envoyer des messages dans les fils*). { $host } : donne-moi ces permissions, ou choisis un salon pour chacune avec **/night place**.
night-too-many-threads = Les tables n’ont pas de place : ce serveur a déjà autant de fils actifs que Discord en permet. { $host } : fais-en fermer quelques-uns, ou nomme un salon pour chaque table avec **/night place** ({ $channel } ne peut plus avoir de fils pour l’instant).
night-event-host = { $host } : la soirée ne peut pas figurer parmi les évènements du serveur. { $why }
night-thread = { $name } · table n° { $table }
night-readme =
    { $name } · { $starts }
    standings.png et standings.csv : le classement final, une ligne par personne ou par paire fixe.
    partner est l’autre personne d’une paire. place est vide pour les ordinateurs et pour qui un ordinateur a joué la plupart des manches (dans une paire, pour les deux) ; computer dit alors yes. points, hands_won (donnes gagnées), loners (solos) et euchres_given (euchres infligés) sont des sommes sur toutes les manches ; pour une paire, loners compte les deux et euchres_given la personne qui en a le plus ; games_won compte les manches avec plus de points que l’autre camp ; high_game est la meilleure manche.
    tables.csv : une ligne par table et par manche. points_1 et points_2 sont les points de pair_1 et pair_2 ; extra_hands ont départagé une égalité et sont comprises dans hands_played. counted_first_1 et counted_first_2 sont les points d’avant la correction de l’organisation.
    seats.csv : une ligne par place et par table, avec ce qui y a été gagné ; name dit qui y était assis.
    score-cards.txt : la fiche de chaque personne.
    Pour les manches au temps ou en points, les tables ne jouent pas toutes autant de donnes ; ce sont les points marqués qui comptent, tels quels.
    Nombres et colonnes sont écrits comme les lisent les tableurs dans cette langue. Un nom qui pourrait passer pour un nombre, une date ou une formule est précédé de '.
    Le dossier records contient toutes les donnes de toutes les tables encore conservées ; /verify et docs/record-format.md les expliquent.

honours-title = Soirées d’euchre : le palmarès
honours-column-podiums = Podiums
honours-column-prizes = Prix
honours-column-best = Meilleure soirée
honours-column-high = Meilleure manche
honours-none = Aucune soirée d’euchre n’a encore été jouée jusqu’au bout sur ce serveur. **/night open** en ouvre une.
honours-loners = solos { $count }
honours-euchres = euchres { $count }
honours-high-game = meilleures manches { $count }

button-night-join = Participer
button-night-leave = Se retirer
button-night-here = Je suis là
button-night-out = Quitter
button-night-back = Je reviens
button-night-standings = Classement
button-night-results = Résultats
button-night-card = Ma fiche
button-night-finish = Terminer maintenant
button-night-off = Annuler
button-night-agree = D’accord
button-night-decline = { button-decline }
button-night-rounds = Manches …
button-night-people = Participation …
button-night-rules = Jeu …

command-night = Soirées d’euchre : plusieurs tables, des manches et un classement
command-night-open = Ouvrir une soirée d’euchre dans ce salon ; on s’inscrit avec un bouton
command-night-settings = Ce qui vaut pour la soirée de ce salon ; jusqu’au début, l’organisation peut le changer
command-night-join = Participer à la soirée d’euchre de ce salon
command-night-leave = Quitter la soirée d’euchre de ce salon ; une fois commencée, un ordinateur continue pour toi
command-night-back = Revenir à la soirée d’euchre de ce salon : tu rejoues dès la manche suivante
command-night-show = Afficher à nouveau la soirée de ce salon
command-night-standings = Le classement actuel de la soirée d’euchre de ce salon
command-night-results = Les résultats d’une soirée : image, CSV et tous les enregistrements en un zip
command-night-hall-of-fame = Le palmarès des soirées d’euchre de ce serveur
command-night-start = Déplacer le début (organisation ou modération)
command-night-extend = Donner des donnes ou des minutes de plus à la manche (organisation ou modération)
command-night-end-round = Chaque table finit sa donne, puis la manche se termine (organisation ou modération)
command-night-replace = Faire jouer un ordinateur à la place de quelqu’un (organisation ou modération)
command-night-co-host = Confier aussi la soirée à quelqu’un d’autre (organisation ou modération)
command-night-repeat = Rouvrir la soirée chaque semaine, ou cesser (organisation ou modération)
command-night-correct = Corriger un résultat de la dernière manche, avant la suivante ou la fin (organisation ou modération)
command-night-swap = Échanger deux places à la prochaine manche (organisation ou modération)
command-night-place = Mettre une table dans un autre salon (organisation ou modération)
command-night-finish = Terminer la soirée maintenant ; les manches jouées comptent (organisation ou modération)
command-night-call-off = Annuler la soirée ; rien n’en compte (organisation ou modération)
option-night-name = Le nom de la soirée
option-night-start = Quand : 30 (minutes), 2h, dans 90 minutes, 20:00, demain 20h, ou une heure tapée avec @time
option-night-rounds = Combien de manches, sauf en élimination (6 par défaut)
option-night-role = Qui peut venir : seulement ce rôle, et l’organisation ; par défaut, qui voit le salon
repeat-weekly = chaque semaine
repeat-never = jamais
option-night-partner = Avec qui tu voudrais jouer : cette personne doit dire oui
option-night-more-hands = Combien de donnes de plus
option-night-more-minutes = Combien de minutes de plus
option-night-player = La personne qu’un ordinateur remplace
option-night-co-host = Qui peut faire ce que fait l’organisation
option-night-co-host-remove = Lui retirer ce droit
option-night-repeat-when = Chaque semaine à partir du début de cette soirée, ou jamais
option-night-correct-first = Points de la paire nommée en premier
option-night-correct-second = Points de l’autre paire
option-night-swap-one = Qui change de place ; une paire fixe change ensemble
option-night-swap-other = La personne dont la place est prise
option-night-table = Le numéro de la table
option-night-channel = Dans quel salon la table doit jouer
option-night-number = Le numéro d’une soirée passée, donné par son dernier message ; la dernière soirée par défaut

night-opened = La soirée est ouverte : on s’inscrit avec le bouton ci-dessous.
night-settings-until = -# Tout cela peut changer jusqu’au début ; **/night settings** ramène cette page. **/night start** déplace le début.
night-settings-kept = Enregistré. Le message de la soirée le montre.
night-set-rounds-title = Manches
night-set-people-title = Participation
night-set-rules-title = Jeu
night-set-movement = Qui rencontre qui
night-set-rounds = Manches
night-set-rounds-about = Sauf en élimination
night-set-hands = Donnes par manche
night-set-hands-about = Sans minutes ni points ; avec 8, chaque personne donne deux fois
night-set-minutes = Minutes par manche
night-set-minutes-about = Plutôt au temps : après tant de minutes, chaque table finit sa donne
night-set-points = Points par manche
night-set-points-about = Plutôt aux points : la cloche sonne quand un camp de la table 1 en a autant
night-set-role = Qui peut venir
night-set-role-about = Seulement ce rôle, et l’organisation ; sans rôle, toute personne qui voit le salon
night-set-least = Minimum
night-set-least-about = Des ordinateurs complètent, au plus un par personne, puis la dernière table de quatre
night-set-level = Ordinateurs
night-set-extras = En plus
night-set-preset = Jeu
night-set-options = Règles maison
night-set-options-about = Comme on les tape : defend_alone=yes farmers_hand=any-three ; vide pour les règles habituelles
night-extra-event = La montrer parmi les événements du serveur
night-extra-weekly = La rouvrir chaque semaine à la même heure
night-set-wrong = *{ $field }* attend un nombre entier de { $low } à { $high }, pas { $typed } ; rien n’y change.
night-shown = Le message de la soirée revient, plus bas.
night-number = Les résultats, plus tard : **/night results** avec `number:{ $number }`
night-done-join = C’est noté, tu participes !
night-done-leave = Tu n’es plus sur la liste.
night-done-out = Un ordinateur continue pour toi. **{ button-night-back }** te ramène à la manche suivante.
night-done-here = Présence notée. Amuse-toi bien !
night-done-back = Te revoilà : tu joues dès la manche suivante.
night-done-late = Tu en es : à la manche suivante, tu prends la place d’un ordinateur si une est libre pour toi.
night-done-wait = Tu es sur la liste d’attente : la prochaine place d’ordinateur libre pour toi te revient.
night-done-start = Nouveau début : { $at }.
night-done-extend = Manche prolongée aux tables qui jouent encore.
night-done-end-round = Chaque table finit sa donne ; puis la manche est terminée.
night-done-replace = Un ordinateur joue maintenant pour { $name }.
night-done-co-host = { $name } organise maintenant la soirée avec toi.
night-done-co-host-removed = { $name } n’organise plus la soirée.
night-done-repeat-weekly = Désormais chaque semaine : quand cette soirée sera finie, la suivante s’ouvrira ici toute seule.
night-done-repeat-never = Cette soirée n’est plus répétée.
night-done-correct = La table { $table } compte maintenant { $points }. La pause recommence.
night-done-swap = { $one } et { $other } échangent leurs places. La pause recommence.
night-done-place = La table { $table } joue désormais dans { $channel }.
night-done-finish = La soirée est terminée : les manches jouées comptent.
night-done-off = La soirée est annulée.
night-done-agree = Tu es d’accord : c’est fait.
night-event-refused = Je n’ai pas pu créer d’événement : il me manque la permission *Créer des événements*.
night-event-not-yours = Je n’ai pas pu créer d’événement : il te faut la permission *Créer des événements*.
night-place-refused = { $host } : je ne peux pas écrire dans { $channel } (table { $tables }) ; ses joueurs reçoivent une autre place.
place-unknown = Aucune table ne peut se tenir dans { $channel } : choisis des salons textuels, vocaux ou des fils ouverts de ce serveur.
place-not-yours = Tu ne peux pas écrire toi-même dans { $channel }, donc aucune table ne peut s’y tenir : choisis des salons où tu peux écrire.
place-missing = Aucune table ne peut se tenir dans { $channel } : il m’y manque { $rights }.
night-none = Il n’y a pas de soirée d’euchre dans ce salon. **/night open** en ouvre une.
night-none-past = Je ne connais pas cette soirée. Son numéro est dans son dernier message.
night-results-here = { $name } : le classement en image, la fiche de chaque participant, les chiffres en fichiers CSV et l’enregistrement de chaque table.
night-results-cut = Les enregistrements manquent : le fichier serait trop gros pour Discord.
night-results-busy = On m’en demande trop en ce moment. Redemande dans un instant.
night-missing = Je ne peux pas organiser de soirée ici : il me manque { $rights } dans ce salon.
right-view-channel = *Voir le salon*
right-send-messages = *Envoyer des messages*
right-attach-files = *Joindre des fichiers*
right-create-public-threads = *Créer des fils publics*
right-create-private-threads = *Créer des fils privés*
right-send-messages-in-threads = *Envoyer des messages dans les fils*
night-no-threads-here = Il ne peut pas y avoir de fils dans ce salon. Ouvre la soirée dans un salon textuel.
night-wrong-rules = Une soirée se joue à deux contre deux. Choisis un jeu par équipes.

night-refusal-joined-already = Tu participes déjà.
night-refusal-not-joined = Cette personne ne participe pas à cette soirée. **/night show** montre qui participe.
night-refusal-not-joined-own = Tu ne participes pas à cette soirée. Appuie sur **{ button-night-join }** pour y venir.
night-refusal-full = La soirée est complète (40 places).
night-refusal-too-late = C’est trop tard. **/night show** montre où en est la soirée.
night-refusal-too-early = C’est trop tôt : l’appel commence dix minutes avant le début.
night-refusal-not-now = Pas maintenant. **/night show** montre où en est la soirée.
night-refusal-not-host = Seules l’organisation de la soirée et la modération peuvent faire cela.
night-refusal-not-invited = Cette soirée est réservée à un certain rôle, que nomme son message.
night-refusal-channel-busy = Il y a déjà une soirée d’euchre dans ce salon. **/night show** la montre.
night-refusal-channel-taken = Une autre table joue dans ce salon. Choisis-en un rien que pour cette table.
night-refusal-person-full = Tu organises autant de soirées qu’une personne peut en avoir. Termines-en une ou annule-la, et tu pourras en ouvrir une autre.
night-refusal-server-full = Il y a sur ce serveur autant de soirées ouvertes qu’il peut y en avoir. Participe à l’une d’elles, ou réessaie quand une sera finie.
night-refusal-no-night = Cette soirée est finie. **/night open** en ouvre une autre.
night-refusal-unreadable = Je n’arrive pas à lire cette soirée pour l’instant. Rien n’est perdu : elle attend une version plus récente de moi, ou une réparation par la personne qui m’héberge.
night-refusal-host-plays = Tu joues ici toi-même : tu ne peux pas en décider sans personne d’autre. Demande à une autre personne qui organise la soirée, ou à la modération.
night-refusal-nothing-complete = Aucune manche n’est finie : rien ne compterait. **/night call-off** annule la soirée.
night-refusal-no-partners = Pendant cette soirée, les binômes changent à chaque manche : on n’en choisit pas. Inscris-toi sans préférence.
night-refusal-partner-self = Tu ne peux pas jouer avec toi. Nomme quelqu’un d’autre, ou personne.
night-refusal-seat-barred = Cette place ne peut pas être prise. Choisis-en une autre, ou nomme quelqu’un d’autre.
night-partner-bot = Un bot ne peut pas jouer avec toi. Nomme une personne, ou personne : des ordinateurs complètent d’eux-mêmes.
night-co-host-bot = Un bot ne peut pas organiser. Nomme une personne.
night-refusal-contradiction = Quelque chose ne va pas ensemble. Vérifie ce que tu as saisi et réessaie.
night-refusal-by-points = Cette manche se joue aux points : on ne peut rien y ajouter. **/night end-round** la termine plus tôt.
night-refusal-co-host-already = Cette personne organise déjà la soirée. Avec *remove : oui*, on lui retire ce droit.
night-refusal-no-co-host = Cette personne n’organise pas la soirée. **/night show** montre qui l’organise.
night-refusal-co-hosts-full = Quatre personnes aident déjà à organiser, c’est le maximum. Retires-en une d’abord.
night-refusal-between-rounds = Cela ne se fait que dans la pause entre deux manches ; un résultat se corrige aussi dans les cinq minutes après la dernière. Attends-la, ou demande à la modération de terminer la manche.
night-refusal-no-table = Cette table n’existait pas dans la dernière manche. Son message les nomme toutes.
night-refusal-same-side = Ces deux personnes jouent déjà ensemble. Nommes-en deux qui ne le font pas.
night-refusal-same-person = C’est deux fois la même personne. Nommes-en deux qui ne jouent pas ensemble.
night-refusal-not-seated = L’une de ces personnes ne participe pas à la soirée. **/night show** montre qui en est.
night-refusal-bracket = En élimination, le tableau dit qui rencontre qui. **/night correct** corrige un résultat.
night-refusal-not-repeated = Cette soirée n’est de toute façon pas répétée. *when : chaque semaine* la répéterait.
night-refusal-unchanged = Cette table compte déjà ainsi. Tape les points qu’elle doit compter.
night-refusal-others-asked = Tu joues aussi, on demande donc d’abord à d’autres. Ce sera fait dès que l’une de ces personnes appuiera sur **{ button-night-agree }**.
night-refusal-impossible = Les donnes jouées là ne peuvent pas donner cela. Vérifie les points des deux camps.
night-refusal-too-long = Une manche peut durer au plus deux fois ce qui est prévu. Ajoute moins.
night-refusal-not-asked = Seules les personnes à qui on le demande ici peuvent donner leur accord.
night-refusal-no-proposal = Il n’y a plus rien à approuver.
