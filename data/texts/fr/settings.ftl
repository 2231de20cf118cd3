# /settings : ce qu’un joueur choisit pour lui-même, où qu’il joue.

command-settings = Comment tu vois tes propres cartes, et si tu reçois des rappels

settings-heading = **Tes réglages.** Ils valent dès maintenant sur tous les serveurs ; toi seul les vois.
settings-kept = C’est noté. { $setting } : { $choice }.
settings-gone = Ce réglage n’existe plus. Voici où tout en est.

setting-deck = Couleurs du jeu
setting-deck-about = Les couleurs de pique, cœur, carreau et trèfle sur tes propres boutons. L’image de la table est la même pour tous.
setting-deck-four = Quatre couleurs : pique noir, cœur rouge, carreau bleu, trèfle vert
setting-deck-two = Deux couleurs : pique et trèfle noirs, cœur et carreau rouges

setting-text-only = Texte seul
setting-text-only-about = Ce que toi seul vois, en mots plutôt qu’en images et en signes : fait pour être lu à voix haute.
setting-text-only-off = Non : images et signes
setting-text-only-on = Oui : des mots seulement

setting-hand-order = Ordre de ta main
setting-hand-order-about = Comment tes cartes sont rangées chez toi.
setting-hand-order-trump-first = L’atout d’abord, les cartes hautes d’abord
setting-hand-order-trump-last = L’atout à la fin, les cartes hautes à la fin
setting-hand-order-suits-down = Chaque couleur toujours à sa place, les cartes hautes d’abord
setting-hand-order-suits-up = Chaque couleur toujours à sa place, les cartes hautes à la fin

setting-reminders = Rappels
setting-reminders-about = Ce qui se passe quand une table t’attend longtemps. Plus tard, un ordinateur joue à ta place de toute façon.
setting-reminders-on = Oui : la table te mentionne une fois
setting-reminders-off = Non : personne ne te mentionne
