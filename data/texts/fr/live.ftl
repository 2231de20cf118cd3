# La table en direct : une page dans un navigateur.
live-title = Right Bower : la table en direct
live-none = Cette page s’ouvre par un lien reçu à ta table. Le lien sert une fois, pendant cinq minutes : demandes-en un nouveau là-bas.
live-as = Jouer comme { $name } ?
live-yes = Jouer
live-people = Qui tu es
live-score = Score et atout
live-seats = La table
live-news = Ce qui se passe
live-cards = Tes cartes
live-sounds = Sons
live-trump = Atout
live-tricks = Plis
live-dealer = donne
live-turn = à son tour
live-turn-up = Retournée
live-choose = Confirmer ces { $count } cartes
live-send = Envoyer
live-search = Rechercher
live-close = Fermer
live-lost = La connexion est perdue. Nouvel essai…
live-elsewhere = Cette table est ouverte dans trop de fenêtres : celle-ci s’est arrêtée.
live-here = Continuer ici
live-out = Fermer la session
live-ended = La session est fermée. Un nouveau lien, à ta table, l’ouvrira de nouveau.
live-ended-here = La session est fermée.
live-full = Trop de personnes regardent déjà cette table. Réessaie un peu plus tard.
live-often = C’était trop à la fois. Attends un instant, puis continue.
live-moved = Une autre partie du bot s’occupe maintenant de cette table. Demande un nouveau lien à ta table.
live-again = Réessayer
live-activity-none = Discord ne répond pas à cette fenêtre. Ferme-la, puis rouvre la table en direct depuis ta table dans Discord.
live-activity-code = Discord n’a pas confirmé qui tu es. Réessaie, et autorise Right Bower à connaître ton nom.
live-activity-absent = Discord ne te compte pas parmi les personnes de cette fenêtre. Ferme-la, puis rouvre-la.
live-activity-server = La table en direct ne s’ouvre que sur un serveur qui a Right Bower, pas dans un message privé ni dans un groupe.
live-activity-hidden = Right Bower ne voit pas ce salon : il n’y a donc pas de table ici. Ouvre la table en direct dans le salon de ta table.
live-activity-barred = Tu ne peux pas ouvrir la table en direct ici : soit tu ne peux pas voir ce salon ou y écrire en ce moment, soit la personne qui gère le bot t’a bloqué l’accès.
live-activity-away = Discord ne répond pas à Right Bower pour l’instant. Réessaie dans une minute.
live-link = **La table en direct** s’ouvre dans ton navigateur : touche tes cartes et regarde-les tomber. Ce lien n’est que pour toi. Qui l’ouvre joue à ta place et voit ta main.
    -# Il sert une seule fois, dans les cinq minutes.
live-signed-in = { $count ->
    [one] { $count } page est ouverte à ton nom.
   *[other] { $count } pages sont ouvertes à ton nom.
  }
live-signed-out = C’est fait : toutes tes pages sont fermées, et les liens d’avant ne servent plus.
live-off = Il n’y a pas de table en direct ici.
live-launch = *{ $here }* ouvre la table en direct dans Discord, *{ $browser }* dans une page à toi.
live-not-launched = Discord n’a pas ouvert la table en direct ici. Touche plutôt *{ $button }*.
button-menu = Menu
live-typed = -# Les commandes se tapent dans Discord ; celles qui sont soulignées marchent aussi ici.
live-posted = C’est maintenant dans le salon.
button-live = Table en direct
button-live-open = Ouvrir la table en direct
button-live-here = Ici
button-live-browser = Navigateur
button-live-out = Fermer toutes mes pages
