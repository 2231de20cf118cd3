# La table en direct : une page dans un navigateur.
live-title = Right Bower : la table en direct
live-none = Cette page s’ouvre par un lien reçu à votre table. Le lien sert une fois, pendant cinq minutes : demandez-en un nouveau là-bas.
live-as = Jouer comme { $name } ?
live-yes = Jouer
live-people = Qui vous êtes
live-score = Score et atout
live-seats = La table
live-news = Ce qui se passe
live-cards = Vos cartes
live-sounds = Sons
live-trump = Atout
live-tricks = Plis
live-dealer = donne
live-turn = à son tour
live-turn-up = Retournée
live-choose = Confirmer ces { $count } cartes
live-lost = La connexion est perdue. Nouvel essai…
live-elsewhere = Cette table est ouverte dans trop de fenêtres : celle-ci s’est arrêtée.
live-here = Continuer ici
live-out = Fermer la session
live-ended = Vous êtes déconnecté. Un nouveau lien, à votre table, vous ouvrira de nouveau.
live-full = Trop de personnes regardent déjà cette table. Réessayez un peu plus tard.
live-often = C’était trop à la fois. Attendez un instant, puis continuez.
live-moved = Une autre partie du bot s’occupe maintenant de cette table. Demandez un nouveau lien à votre table.
live-link = **La table en direct** s’ouvre dans votre navigateur : touchez vos cartes et regardez-les tomber. Ce lien n’est que pour vous. Qui l’ouvre joue à votre place et voit votre main.
    -# Il sert une seule fois, dans les cinq minutes.
live-signed-in = { $count ->
    [one] Une page est ouverte à votre nom.
   *[other] { $count } pages sont ouvertes à votre nom.
  }
live-signed-out = C’est fait : toutes vos pages sont fermées, et les liens d’avant ne servent plus.
live-off = Il n’y a pas de table en direct ici.
button-live = Table en direct
button-live-open = Ouvrir la table en direct
button-live-out = Fermer toutes mes pages
