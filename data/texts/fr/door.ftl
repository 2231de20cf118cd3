# /euchre : ce qui se joue ici, et les quatre chemins.

door-heading = **À l’affiche**
door-nothing = Aucune partie ici. **{ button-door-play }** te donne des cartes tout de suite, contre des ordinateurs dont chacun peut ensuite prendre la place.
door-alone = **{ button-door-play }** te donne des cartes tout de suite, contre des ordinateurs.
door-more = -# **{ button-door-play }** ne te met jamais dans une partie classée ni à d’autres règles : c’est toi qui les choisis. **/table open** ouvre une table à ton goût, **/help** explique le reste.
door-table = { $names } · { $title } · { $seats ->
        [0] aucune place libre
        [1] une place libre
       *[other] { $seats } places libres
    }
door-table-ranked = { $line } · **classée**
door-table-private = { $line } · privée
door-there = { $line } · { $channel }
door-others = … et { $count ->
        [1] une autre table
       *[other] { $count } autres tables
    }
door-night = Prochaine soirée : **{ $name }**, { $at }, dans { $channel }
door-night-on = Soirée en cours : **{ $name }**, dans { $channel }
door-tonight = **Ce soir**
door-no-night = Aucune soirée d’euchre n’est prévue.
door-tonight-more = /night open prévoit une soirée à plusieurs tables, /duplicate open les mêmes donnes à plusieurs tables ; /league a le classement de la saison.
door-daily = **Du jour**
    Cinq donnes par jour, les mêmes pour tout le monde, et un problème : une position délicate.
door-me = **Toi**
door-me-nowhere = Tu n’es à aucune table ici.
door-me-more = /hand montre tes cartes, /my-data tout ce que je garde sur toi.
door-seated = Te voilà à la table de { $names }. **{ button-start }** sur son message commence la partie.
door-seated-there = Tu as une place à une table dans { $channel }.
button-door-play = Jouer
button-door-tonight = Ce soir
button-door-daily = Du jour
button-door-puzzle = Problème
button-door-me = Moi
button-door-go = Aller à la table
button-door-stats = Mes stats
button-door-history = Mes parties
button-door-settings = Réglages

# Le message qui reste dans le salon choisi.

lobby-post-heading = Jouer à l’euchre
lobby-post-puzzle = Le problème du jour, { $day } : /puzzle

# Appelle-moi, sur ce message : qui le demande est mentionné quand quelqu’un attend de la compagnie.

button-call-me = Appelle-moi
button-call-hours = Mes heures…
call-me-begun = Jusqu’au { $until }, je te mentionne dans le salon d’une table quand quelqu’un y attend de la compagnie. **{ button-call-me }** y met fin.
call-me-between = Seulement entre { $first } et { $last } à ta montre.
call-me-any-hour = À toute heure.
call-me-ended = Je ne t’appelle plus. **{ button-call-me }** recommence.
call-me-hours-label = Heures de la journée, par exemple 18-23
call-me-zone-label = Ton fuseau horaire, par exemple Europe/Paris
call-me-wrong-hours = Écris tes heures comme deux heures pleines, par exemple 18-23.
call-me-call = { $people } Une place est libre : { $line }
    -# Vous l’avez demandé avec **{ button-call-me }** ; appuyer à nouveau y met fin.
