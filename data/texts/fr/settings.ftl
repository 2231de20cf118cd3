# /settings : ce qu’un joueur choisit pour lui-même, où qu’il joue.

command-settings = Comment tu vois tes propres cartes, et si tu reçois des rappels

settings-heading = **Tes réglages.** Ils valent dès maintenant sur tous les serveurs ; toi seul les vois.
settings-kept = C’est noté. { $setting } : { $choice }.
settings-gone = Ce réglage n’existe plus. Voici où tout en est.

setting-deck = Couleurs du jeu
setting-deck-about = Les couleurs sur tes propres boutons : quatre (carreau bleu, trèfle vert) ou les deux d’un jeu ancien. L’image de la table est la même pour tous.
setting-deck-four = Quatre couleurs
setting-deck-two = Deux couleurs : noir et rouge

setting-text-only = Texte seul
setting-text-only-about = Ce que toi seul vois, en mots plutôt qu’en images et en signes : fait pour être lu à voix haute.
setting-text-only-off = Non
setting-text-only-on = Oui

setting-hand-order = Ordre de ta main
setting-hand-order-about = Comment tes cartes sont rangées chez toi. Avec des couleurs fixes, chacune garde sa place, même à l’atout.
setting-hand-order-trump-first = Atout d’abord, en descendant
setting-hand-order-trump-last = Atout à la fin, en montant
setting-hand-order-suits-down = Couleurs fixes, en descendant
setting-hand-order-suits-up = Couleurs fixes, en montant

setting-reminders = Rappels
setting-reminders-about = Une table qui t’attend longtemps te mentionne une fois. Plus tard, un ordinateur joue à ta place de toute façon.
setting-reminders-on = Oui
setting-reminders-off = Non
