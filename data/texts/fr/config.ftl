# /config : les réglages d’un serveur, redits en entier après chaque changement.

command-config = Comment on joue à l’euchre sur ce serveur (Gérer le serveur)
command-config-show = Les réglages de ce serveur
command-config-table = Le jeu d’une nouvelle table, sauf si elle en demande un autre
command-config-clocks = Combien de temps on attend quelqu’un, et quand une table est fermée
command-config-channels = Où l’on peut ouvrir une table
command-config-games = Si les parties comptent pour le classement, et si l’on garde les vieux usages
command-config-display = Comment les tables sont montrées, et à quel rythme jouent les ordinateurs
command-config-seasons = Où paraît le classement final de chaque saison
command-config-language = La langue de ce que tout le monde lit ; ce que tu lis en privé est dans la tienne
option-config-rules = Quel jeu ; en choisir un rétablit ses options d’origine
option-config-options = Règles changées, par exemple : points=5 defend_alone=yes
option-server-level = La force des ordinateurs, sauf si une table en demande une autre
option-reminder = Secondes avant l’envoi d’un rappel
option-away = Secondes après le rappel avant qu’un ordinateur prenne le relais
option-idle = Heures avant qu’une table oubliée soit fermée
option-gather = Secondes pendant lesquelles un pli complet reste ouvert à une table à l’ancienne
option-channel-add = Un autre salon, ou une catégorie de salons, où l’on peut ouvrir une table
option-channel-remove = Un salon ou une catégorie où l’on ne peut plus ouvrir de table
option-channel-anywhere = Oui : on peut de nouveau ouvrir une table dans tous les salons
option-ranked = Si les parties sans ordinateur comptent pour la cote et les classements
option-traditions = Si la table garde les vieux usages : dans la grange, le salut au bower
option-config-pictures = Oui : les tables sont montrées en image ; non : en mots
option-pace = Le rythme des ordinateurs, pour qui n’a rien choisi dans /settings
option-season-channel = Le salon du classement final de chaque saison
option-season-nowhere = Oui : les classements finaux ne paraissent plus
option-config-language = La langue des tables, des résultats et des classements
config-language-auto = Celle que le serveur a choisie sur Discord
config-yes = Oui
config-no = Non

config-heading = Les réglages de ce serveur
config-rules = Une nouvelle table joue à { $game }, en { $points } points, sauf si elle demande autre chose.
config-level = Les ordinateurs sont de niveau { $level }, sauf si une table en demande un autre.
config-anywhere = On peut ouvrir une table dans tous les salons.
config-channels = On ne peut ouvrir une table que dans { $channels }, et dans leurs fils.
config-now = Délais : un rappel est envoyé après { $reminder } s, et { $away } s plus tard un ordinateur prend le relais jusqu’au retour de la personne. Une table que personne ne touche pendant { $idle } h est fermée.
config-gather = À une table à l’ancienne, un pli complet reste ouvert { $gather } s.
config-ranked = Les parties sans ordinateur comptent pour la cote et les classements.
config-friendly = Aucune partie ne compte pour la cote et les classements : toutes sont amicales.
config-traditions = On garde les vieux usages.
config-no-traditions = On ne garde pas les vieux usages.
config-pictures = Les tables sont montrées en image, sauf celles qui sont ouvertes en mots.
config-no-pictures = Les tables sont montrées en mots, sauf celles qui sont ouvertes en image.
config-pace = Le rythme des ordinateurs : { $pace }. Si les gens d’une table en veulent de différents, le plus lent compte.
config-season = Le classement final de chaque saison paraît dans { $channel }.
config-no-season = Le classement final d’une saison ne paraît nulle part ; /leaderboard le garde.
config-language = Langue de ce que tout le monde lit ici : { $language }. Ce que tu lis en privé est dans ta propre langue.
language-own = Français
config-not-there = On ne pouvait déjà pas ouvrir de table dans { $channel }.
config-too-many-channels = Je peux retenir { $most } salons au plus. Retires-en un d’abord, ou autorise-les tous.
open-elsewhere = Pas ici, s’il te plaît : sur ce serveur, les tables s’ouvrent dans { $channels }.

command-config-time-zone = Le fuseau horaire des heures tapées ici, comme « demain 20h »
option-time-zone = Une ville de ton fuseau, comme Europe/Paris ou America/Toronto
config-time-zone = Les heures tapées sont celles du fuseau { $zone }.
config-no-such-zone = Je ne connais pas de fuseau « { $zone } ». Choisis-en un dans la liste, comme Europe/Paris, America/Toronto ou UTC.
