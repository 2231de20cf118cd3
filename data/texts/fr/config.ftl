# /config : les réglages d’un serveur, redits en entier après chaque changement.

command-config = Comment on joue à l’euchre sur ce serveur (Gérer le serveur)
command-config-show = Les réglages de ce serveur
command-config-table = Le jeu d’une nouvelle table, sauf si elle en demande un autre
command-config-clocks = Combien de temps on attend un joueur, et quand une table est fermée
command-config-channels = Où l’on peut ouvrir une table
command-config-games = Si les parties comptent pour le classement, et si l’on garde les vieux usages
command-config-language = La langue de ce que tous lisent ici ; ce qu’une personne lit seule est dans la sienne
option-config-rules = Quel jeu ; en nommer un remet ses options à leur valeur d’origine
option-config-options = Règles changées, par exemple : points=5 defend_alone=yes
option-server-level = La force des ordinateurs, sauf si une table en demande une autre
option-reminder = Secondes avant qu’un joueur reçoive un rappel
option-away = Secondes après le rappel avant qu’un ordinateur joue à sa place
option-idle = Heures après lesquelles une table oubliée est fermée
option-channel-add = Un salon de plus où l’on peut ouvrir une table
option-channel-remove = Un salon où l’on ne peut plus ouvrir de table
option-channel-anywhere = Oui : on peut de nouveau ouvrir une table dans tous les salons
option-ranked = Si les parties entre humains comptent pour la cote et le classement
option-traditions = Si la table dit ce qu’on a toujours dit : dans la grange, le salut du donneur
option-config-language = La langue des tables, des résultats et des classements
config-language-auto = Celle que le serveur a choisie sur Discord
config-yes = Oui
config-no = Non

config-heading = Les réglages de ce serveur
config-rules = Une nouvelle table joue à { $game }, en { $points } points, sauf si elle demande autre chose.
config-level = Les ordinateurs sont de niveau { $level }, sauf si une table en demande un autre.
config-anywhere = On peut ouvrir une table dans tous les salons.
config-channels = On ne peut ouvrir une table que dans { $channels }, et dans leurs fils.
config-now = Délais de ce serveur : un joueur reçoit un rappel après { $reminder } s, et { $away } s plus tard un ordinateur joue à sa place jusqu’à son retour. Une table que personne ne touche pendant { $idle } h est fermée.
config-ranked = Les parties où ne jouent que des humains comptent pour la cote et le classement.
config-friendly = Aucune partie ne compte pour le classement : toutes sont amicales.
config-traditions = On garde les vieux usages.
config-no-traditions = On ne garde pas les vieux usages.
config-language = Langue de ce que tous lisent ici : { $language }. Ce qu’une personne lit seule est dans sa propre langue.
language-own = Français
config-not-there = On ne pouvait déjà pas ouvrir de table dans { $channel }.
config-too-many-channels = Je peux retenir { $most } salons au plus. Retire-en un d’abord, ou permets-les tous.
open-elsewhere = Pas ici, s’il te plaît : sur ce serveur, les tables s’ouvrent dans { $channels }.
