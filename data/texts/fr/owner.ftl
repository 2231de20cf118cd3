# /owner: what the host of the bot reads, in a server of their own; and what tables and players read of it.

command-owner = Pour les responsables de ce bot
command-owner-announce = Dire quelque chose à toutes les tables, comme un redémarrage
command-owner-maintenance = Ne plus commencer de parties pendant que celles en cours se terminent
command-owner-block = Exclure une personne ou un serveur
command-owner-unblock = Laisser revenir une personne ou un serveur
command-owner-leave = Quitter un serveur
command-owner-statistics = Serveurs, tables, personnes, et ce qui est bloqué
command-owner-journal = Ce qui a été fait avec ces commandes
option-owner-minutes = Dans combien de minutes le bot redémarre ; sans cela, il n’est pas question de redémarrage
option-owner-words = Tes propres mots, tels quels
option-owner-mode = Activée : plus de nouvelles parties ; désactivée : comme d’habitude
option-owner-what = Une personne ou un serveur
option-owner-id = Son identifiant Discord, des chiffres seulement
option-owner-note = Pourquoi, pour le journal
owner-person = personne
owner-server = serveur
owner-on = activée
owner-off = désactivée

owner-not-yours = Seules les personnes qui font tourner ce bot peuvent faire cela.
owner-no-id = Ce n’est pas un identifiant Discord : il n’y faut que des chiffres.
owner-not-there = Le bot n’est pas sur ce serveur.
owner-announce-what = Dis dans combien de minutes le bot redémarre, ou ce que les tables doivent lire.
owner-announcing = { $channels ->
        [0] Aucun salon n’est prévenu.
        [1] Un salon est prévenu.
       *[other] { $channels } salons sont prévenus.
    }
owner-maintenance-on = { $games ->
        [0] Nouvelles parties suspendues. Aucune n’est en cours.
        [1] Nouvelles parties suspendues. Une est en cours.
       *[other] Nouvelles parties suspendues. { $games } sont en cours.
    }
owner-maintenance-off = De nouvelles parties peuvent commencer.
owner-restart = { $minutes ->
        [1] **Right Bower redémarre dans une minute environ.** Votre partie n’est pas perdue : elle reprend juste après, avec les mêmes boutons.
       *[other] **Right Bower redémarre dans { $minutes } minutes environ.** Votre partie n’est pas perdue : elle reprend juste après, avec les mêmes boutons.
    }
owner-says = De la part des responsables de Right Bower : { $words }
owner-error = Un nouveau type d’erreur : { $fault } dans `{ $place }`, { $count } fois. Le journal dit tout.
owner-errors-enough = Cela fait dix types aujourd’hui. Les autres ne sont que dans le journal jusqu’à demain (UTC).

owner-act = { $when }, { $who } : { $what }
owner-act-announced = une annonce à toutes les tables
owner-act-maintenance-begun = la maintenance commence
owner-act-maintenance-ended = la maintenance se termine
owner-act-person-blocked = blocage de { $subject }
owner-act-person-unblocked = fin du blocage de { $subject }
owner-act-server-blocked = le serveur { $subject } est bloqué
owner-act-server-unblocked = le serveur { $subject } n’est plus bloqué
owner-act-server-left = le serveur { $subject } a été quitté
owner-journal-empty = Rien n’a encore été fait.
owner-servers = Serveurs : { $servers } ; connexions : { $connected } sur { $shards }
owner-tables = Tables : { $lobby } en attente, { $playing } en jeu, { $finished } terminées
owner-people = Personnes aux tables : { $people } ; parties terminées depuis le démarrage : { $games }
owner-blocked = Personnes bloquées : { $people } ; serveurs bloqués : { $servers }
