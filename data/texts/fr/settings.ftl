# /settings : ce que chaque personne choisit pour elle-même, où qu’elle joue.

command-settings = Tes réglages : couleurs, images ou mots, ordre de ta main, rappels, rythme

settings-heading = **Tes réglages**, partout
settings-kept = C’est enregistré. { $setting } : { $choice }.
settings-gone = Ce réglage n’existe plus. Voici tes réglages actuels.

setting-deck = Couleurs du jeu
setting-deck-about = Les paires montrent quels valets vont ensemble ; à quatre, carreau bleu et trèfle vert.
setting-deck-pairs = Paires chaude et froide
setting-deck-four = Quatre couleurs
setting-deck-two = Deux couleurs (noir, rouge)

setting-text-only = Texte seul
setting-text-only-about = Pour les lecteurs d’écran, sans images.
setting-text-only-off = Non
setting-text-only-on = Oui

setting-hand-order = Ordre de ta main
setting-hand-order-about = Une couleur fixe garde sa place, même à l’atout.
setting-hand-order-trump-first = Atout d’abord, décroissant
setting-hand-order-trump-last = Atout à la fin, croissant
setting-hand-order-suits-down = Couleurs fixes, décroissant
setting-hand-order-suits-up = Couleurs fixes, croissant

setting-reminders = Rappels
setting-reminders-about = Une mention si d’autres t’attendent ; puis un ordinateur joue.
setting-reminders-on = Oui
setting-reminders-off = Non
setting-last-card = Dernière carte
setting-last-card-about = Il n’y a plus rien à décider.
setting-last-card-off = Je la joue moi-même
setting-last-card-on = On la joue pour moi

setting-lay-open = Donnes jouées d’avance
setting-lay-open-about = Quand plus rien ne compte, si toute la table le veut. Pas à l’ancienne.
setting-lay-open-off = Jouer jusqu’au bout
setting-lay-open-on = Étaler les cartes

setting-confirm = Confirmer
setting-confirm-about = Ce qui ne compte qu’après un second appui.
setting-confirm-alone = Jouer en solo
setting-confirm-never = Rien
setting-confirm-every-call = Chaque annonce

setting-pace = Rythme des ordinateurs
setting-pace-about = Et combien de temps un pli complet reste. À une table, le plus lent l’emporte.
setting-pace-server = Comme le serveur
setting-pace-normal = Normal
setting-pace-brisk = Rapide
setting-pace-at-once = Immédiat

setting-call-hours = Quand m’appeler

setting-puzzles = Problèmes de mes parties
setting-puzzles-about = Pour **/puzzle**, sans noms, si tous ceux qui ont joué le veulent.
setting-puzzles-off = Pas mes parties
setting-puzzles-on = Oui, volontiers

setting-introduce = Me présenter
setting-introduce-about = Combien de parties tu as finies ici, et depuis quand.
setting-introduce-off = Ne rien dire
setting-introduce-on = Présente-moi
