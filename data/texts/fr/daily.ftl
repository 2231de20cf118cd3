# La donne du jour : cinq donnes par jour (UTC), les mêmes pour tout le monde. Points : ceux de son camp moins ceux de l’autre.

command-daily = Les cinq donnes du jour, les mêmes pour tout le monde, face aux experts
option-daily-show = Ce qu’il faut montrer ; ta propre partie par défaut
option-daily-day = Quel jour, par exemple 2026-11-22 (il change à minuit UTC) ; aujourd’hui par défaut
daily-show-play = ma partie
daily-show-board = le classement du jour
daily-show-month = le classement du mois
daily-show-verify = sceaux et secrets

button-daily-share = Partager
button-daily-play = Jouer aujourd’hui
button-daily-board = Classement
button-daily-month = Mois
button-daily-verify = Vérifier
button-daily-hand = Donne { $hand }

daily-heading = Donnes du jour, { $day }
daily-span = De { $since } à { $until }
daily-until = jusqu’à { $until }
daily-begin = Cinq donnes, les mêmes pour tout le monde aujourd’hui. Un expert joue avec toi, deux contre toi. Tu n’as qu’un essai, à finir avant { $until } ; **/daily** t’y ramène.
daily-progress = Donnes du jour, { $day } · donne { $hand } sur { $hands } · points jusqu’ici : { $points }
daily-closed = Ces donnes sont finies. **/daily** te montre ton résultat.
daily-total = { $squares } · **{ $points }** points au total
daily-place = Place { $place } sur { $players } · mieux que { $percent } % des autres
daily-place-alone = Place { $place } sur { $players }
daily-alone = Personne d’autre n’a terminé ces donnes.
daily-streak = { $days ->
    [one] Série : { $days } jour
   *[other] Série : { $days } jours
}
daily-unfinished = La journée s’est terminée avant tes cinq donnes ; elle ne compte donc pas.
daily-not-played = Tu n’as pas joué les donnes de ce jour.
daily-review = Comment as-tu joué ? L’expert revient sur tes donnes :
daily-next = Les prochaines donnes arrivent à { $at }.
daily-share = { $name } · donnes du jour, { $day } : { $squares } { $points }
daily-column-days = Jours
daily-or-more = ou plus
daily-or-less = ou moins

daily-board-server = Les personnes qui ont joué ici ; en tout : { $players }.
daily-board-empty = Personne ici n’a encore fini les donnes de ce jour.
daily-board-hidden = Tu verras le classement d’aujourd’hui quand tes propres donnes seront finies : tape **/daily**.
daily-month-heading = Donnes du jour, { $month }, par matchpoints
daily-month-about = Un matchpoint par personne battue dans la journée, un demi en cas d’égalité. Le jour en cours ne compte que dans ta propre vue, une fois tes donnes finies.
daily-month-empty = Pas encore de jour terminé ici en { $month }. Un jour compte une fois terminé.
daily-day-future = Ce jour n’a pas encore commencé.

daily-seal = Sceau du { $day } : { $seal }
daily-seal-open = Les secrets d’un jour sont dévoilés quand il est fini.
daily-secret = Secret de la cinquième donne : { $secret }
daily-verify-about = Le SHA-256 de ce secret est le secret de la quatrième donne, et ainsi de suite ; celui du premier est le sceau, montré ici la veille. Rien n’y a été ajouté. À partir du sceau et du secret, le script `verify_deals.py` des sources du bot affiche les cinq paquets.

review-others = À ta décision la plus coûteuse ({ $act }), d’autres dans la même situation ont choisi : { $choices }
review-others-count = { $act } × { $count }
review-others-none = Personne d’autre n’est arrivé à ta décision la plus coûteuse.
