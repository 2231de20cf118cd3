# /settings : ce que chaque personne choisit pour elle-même, où qu’elle joue.

command-settings = Tes réglages : couleurs, images ou mots, ordre de ta main, rappels, rythme

settings-heading = **Tes réglages.** Ils valent dès maintenant sur tous les serveurs ; personne d’autre ne les voit.
settings-kept = C’est enregistré. { $setting } : { $choice }.
settings-gone = Ce réglage n’existe plus. Voici tes réglages actuels.

setting-deck = Couleurs du jeu
setting-deck-about = Les couleurs sur tes propres boutons et images : une paire chaude et une froide, où l’on voit quels valets vont ensemble ; quatre (carreau bleu, trèfle vert) ; ou les deux habituelles. Le message de la table, pour tout le monde, a les paires.
setting-deck-pairs = Paires chaude et froide
setting-deck-four = Quatre couleurs
setting-deck-two = Deux couleurs (noir, rouge)

setting-text-only = Texte seul
setting-text-only-about = Tes messages privés en texte, sans images ni symboles de couleur : pour les lecteurs d’écran.
setting-text-only-off = Non
setting-text-only-on = Oui

setting-hand-order = Ordre de ta main
setting-hand-order-about = L’ordre de tes cartes. Avec des couleurs fixes, chacune garde sa place, même à l’atout.
setting-hand-order-trump-first = Atout d’abord, décroissant
setting-hand-order-trump-last = Atout à la fin, croissant
setting-hand-order-suits-down = Couleurs fixes, décroissant
setting-hand-order-suits-up = Couleurs fixes, croissant

setting-reminders = Rappels
setting-reminders-about = Si d’autres t’attendent longtemps, tu es mentionné une fois. Plus tard, un ordinateur joue à ta place de toute façon.
setting-reminders-on = Oui
setting-reminders-off = Non
setting-last-card = Dernière carte
setting-last-card-about = Quand il ne te reste qu’une carte, il n’y a rien à décider.
setting-last-card-off = Je la joue moi-même
setting-last-card-on = On la joue pour moi

setting-lay-open = Donnes jouées d’avance
setting-lay-open-about = Quand plus aucune carte ne peut changer les points de la donne, le reste est étalé tout de suite, si tout le monde à la table l’a choisi. Pas aux tables à l’ancienne.
setting-lay-open-off = Jouer jusqu’au bout
setting-lay-open-on = Étaler les cartes

setting-confirm = Confirmer
setting-confirm-about = Les annonces qui ne comptent qu’après ton accord, si le doigt a glissé.
setting-confirm-alone = Jouer en solo
setting-confirm-never = Rien
setting-confirm-every-call = Chaque annonce

setting-pace = Rythme des ordinateurs
setting-pace-about = Combien de temps les ordinateurs attendent, et combien de temps un pli complet reste sur la table. En cas de désaccord à une table, le plus lent l’emporte.
setting-pace-server = Comme le serveur
setting-pace-normal = Normal
setting-pace-brisk = Rapide
setting-pace-at-once = Immédiat

setting-call-hours = Quand m’appeler

setting-puzzles = Problèmes de mes parties
setting-puzzles-about = Si toutes les personnes qui ont joué une partie finie l’ont choisi, une de ses positions peut devenir le **/puzzle** du serveur : sans noms, et le numéro de la partie seulement après la réponse.
setting-puzzles-off = Pas mes parties
setting-puzzles-on = Oui, volontiers

setting-introduce = Me présenter
setting-introduce-about = Quand tu t’assois, la table dit combien de parties tu as finies ici et depuis quel mois.
setting-introduce-off = Ne rien dire
setting-introduce-on = Présente-moi
