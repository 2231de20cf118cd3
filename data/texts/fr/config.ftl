# /config : les réglages d’un serveur, redits en entier après chaque changement.

command-config = Comment on joue à l’euchre sur ce serveur (Gérer le serveur)
command-config-show = Les réglages de ce serveur
command-config-table = Le jeu par défaut des nouvelles tables
command-config-clocks = Combien de temps on attend quelqu’un, et quand une table est fermée
command-config-channels = Où l’on peut ouvrir une table
command-config-games = Parties classées et traditions de la table
command-config-display = L’aspect des tables et le rythme des ordinateurs
command-config-seasons = Où est publié le classement final de chaque saison
command-config-language = La langue de ce que tout le monde lit ; ce que tu lis en privé est dans la tienne
option-config-rules = Quel jeu ; en choisir un rétablit ses options d’origine
option-config-options = Règles maison, par exemple : points=5 defend_alone=yes
option-server-level = La force des ordinateurs, sauf autre choix à l’ouverture
option-reminder = Secondes avant l’envoi d’un rappel
option-away = Secondes après le rappel avant qu’un ordinateur prenne le relais
option-idle = Heures avant qu’une table oubliée soit fermée
option-gather = Durée (en secondes) d’un pli complet sur une table à l’ancienne
option-channel-add = Un autre salon, ou une catégorie de salons, où l’on peut ouvrir une table
option-channel-remove = Un salon ou une catégorie où l’on ne peut plus ouvrir de table
option-channel-anywhere = Autoriser de nouveau les tables dans tous les salons
option-ranked = Compter ou non les parties sans ordinateur pour la cote et les classements
option-traditions = Garder ou non les traditions : dans la grange, le salut au bower
option-config-pictures = Oui : tables en image ; non : en texte
option-pace = Le rythme des ordinateurs, pour qui n’a rien choisi dans /settings
option-season-channel = Le salon du classement final de chaque saison
option-season-nowhere = Ne plus publier les classements finaux
option-config-language = La langue des tables, des résultats et des classements
config-language-auto = Celle que le serveur a choisie sur Discord
config-yes = Oui
config-no = Non

config-heading = Les réglages de ce serveur
config-rules = Les nouvelles tables jouent à { $game }, en { $points } points, sauf autre choix à l’ouverture.
config-level = Les ordinateurs sont de niveau { $level }, sauf autre choix à l’ouverture.
config-anywhere = On peut ouvrir une table dans tous les salons.
config-channels = On ne peut ouvrir une table que dans { $channels }, et dans leurs fils.
config-now = Délais : un rappel est envoyé après { $reminder } s, et { $away } s plus tard un ordinateur prend le relais jusqu’au retour de la personne. Une table que personne ne touche pendant { $idle } h est fermée.
config-gather = À une table à l’ancienne, un pli complet reste visible { $gather } s.
config-ranked = Les parties sans ordinateur comptent pour la cote et les classements.
config-friendly = Aucune partie ne compte pour la cote et les classements : toutes sont amicales.
config-traditions = Les traditions sont de mise.
config-no-traditions = Les traditions sont désactivées.
config-pictures = Les tables sont affichées en image, sauf ouverture en texte.
config-no-pictures = Les tables sont affichées en texte, sauf ouverture en image.
config-pace = Le rythme des ordinateurs : { $pace }. En cas de désaccord à une table, le plus lent l’emporte.
config-season = Le classement final de chaque saison est publié dans { $channel }.
config-no-season = Le classement final d’une saison n’est pas publié ; **/leaderboard** l’affiche.
config-language = Langue de ce que tout le monde lit ici : { $language }. Ce que tu lis en privé est dans ta propre langue.
language-own = Français
config-not-there = On ne pouvait déjà pas ouvrir de table dans { $channel }.
config-too-many-channels = Je peux retenir { $most } salons au plus. Retires-en un d’abord, ou autorise-les tous.
open-elsewhere = Pas ici, s’il te plaît : sur ce serveur, les tables s’ouvrent dans { $channels }.

command-config-time-zone = Le fuseau horaire des heures tapées ici, comme « demain 20h »
option-time-zone = Une ville de ton fuseau, comme Europe/Paris ou America/Toronto
config-time-zone = Les heures tapées sont celles du fuseau { $zone }.
config-no-such-zone = Je ne connais pas de fuseau « { $zone } ». Choisis-en un dans la liste, comme Europe/Paris, America/Toronto ou UTC.
