# Ce que seul le côté Discord dit : noms des boutons, réponses aux commandes. Descriptions : 100 caractères au plus.
# Command and option words (/table open, defend_alone=yes, JH) are typed as in English.

button-more = Plus …
more-about = **À cette table**, il y a aussi :
button-hand = Ma main
button-hands-of = Voir la donne { $number }
button-hint = Conseil
button-refresh = { button-hand }
button-im-back = Me revoilà
button-sure = Oui
button-not-sure = Non, revenir
button-decline = Non
button-partner-yes = Oui
partner-asked = { $partner } : { $name } aimerait former une paire avec toi. Vous n’en serez une que si tu dis oui.
partner-yes = { $name } a dit oui et joue avec { $other }.
partner-no = { $name } a dit non. { $other } peut choisir quelqu’un d’autre.
partner-over = { $other } ne le demande plus à { $name }.
sure-call = **{ $call }** ?
menu-hand = Revoir une donne…
button-scores = Feuille de score
menu-cards = Choisis { $count } cartes

fault-unexpected = Quelque chose a mal tourné de mon côté. Ta partie n’est pas perdue ; appuie sur **{ button-hand }** ou tape **/hand** pour continuer.
fault-discord = Discord n’a pas accepté ma réponse. Ta partie n’est pas perdue ; réessaie dans un instant.
fault-no-access = Je ne peux pas écrire dans ce salon. Il me faut ici ces permissions : Voir le salon, Envoyer des messages, Joindre des fichiers et Voir les anciens messages.
invite-again = [Ajoute-moi de nouveau]({ $link }) : cela demande toutes les permissions dont mes fonctions ont besoin.
fault-refused = Discord ne me laisse pas modifier le message de cette table, alors que mes permissions semblent bonnes ici ; il montre peut-être un état ancien. Sans doute suis-je exclu temporairement, ajouté sans le scope *bot*, ce fil est verrouillé, ou c’est un salon vocal et il me manque *Se connecter*. La modération peut y remédier. Ta partie est en sécurité : ton propre panneau et **/hand** continuent de marcher.
fault-event-rights = Il me manque sur ce serveur la permission *Créer des événements*.
fault-event = Discord a refusé, et je ne sais pas pourquoi.
fault-event-gone = Quelqu’un a supprimé l’évènement.
fault-place-gone = Ce salon n’existe plus, ou je ne le vois plus.
fault-archived = Ce fil est archivé. Écris-y quelque chose, puis réessaie.
fault-locked = Ce fil est verrouillé. La modération peut le déverrouiller ; réessaie ensuite.
fault-direct = Discord ne me laisse pas t’envoyer de messages privés : tu m’as peut-être bloqué, ou nous n’avons plus de serveur en commun. Ta partie est en sécurité.
fault-no-files = Discord n’accepte aucun fichier de ma part sur ce serveur en ce moment, alors voici le texte.
fault-no-file = Discord n’accepte aucun fichier de ma part sur ce serveur en ce moment, et je n’ai pas pu non plus te l’envoyer en message privé. Redemande-le plus tard.
files-sent-directly = Discord n’accepte aucun fichier de ma part sur ce serveur en ce moment. Je te l’ai donc envoyé en message privé.
fault-too-many-events = Ce serveur a déjà autant d’évènements que Discord en permet. Supprimez-en un, puis réessaie.
fault-too-many-threads = Ce serveur a déjà autant de fils actifs que Discord en permet. Fermez-en quelques-uns, puis réessaie.
fault-cooldown = C’était rapide ! Tu pourras réutiliser cette commande dès { $at }.
fault-cooldown-press = C’était rapide ! Tu pourras appuyer de nouveau dès { $at }.
fault-recounting = Toutes les parties sont en train d’être recomptées ; cela prend quelques minutes. Redemande-moi dans un moment.
fault-command-changed = Cette commande a changé. Redémarre Discord, ou attends un peu et réessaie.
refusal-not-allowed-here = Pour cela, il te faut la permission Gérer le serveur.
refusal-only-in-servers = Cela ne marche que dans le salon d’un serveur.
refusal-abroad = Cela ne marche que sur un serveur dont je suis membre. Ici, il y a **/daily**, **/puzzle**, **/table open** contre des ordinateurs, **/rules**, **/help**, **/history** et **/replay** de tes propres parties, en privé.
retired-button = Ce bouton vient d’une ancienne version. **/table show** affiche ta table à nouveau.
slow = C’est plus long que d’habitude. Ton clic est bien arrivé ; la table le montrera dès qu’il sera enregistré.
table-moved = Cette table est affichée plus bas.
hand-lobby = Tu as ta place à la table. Les cartes sont données dès que quelqu’un appuie sur **{ button-start }**.
hands-gone = Je ne retrouve plus cette donne, ou elle n’est pas encore finie.
hands-slow = Retrouver cette donne prend plus de temps que d’habitude. Appuie encore une fois dans un instant.
which-table = Plusieurs tables se trouvent dans ce salon. De laquelle parles-tu ?
which-table-turn = Tu es à plusieurs tables dans ce salon, et je ne sais pas de laquelle tu parles. Utilise les boutons de celle que tu veux.
menu-which-table = Choisis une table

command-euchre = Voir ce qui se joue ici, et jouer
command-table = Ouvrir une table d’euchre dans ce salon, s’asseoir, commencer, la montrer ou la fermer
command-hand = Voir ta main ; personne d’autre ne la voit
command-bid = Enchérir, annoncer, passer, écarter : ce qu’on te demande avant le jeu de la carte
command-play = Jouer une carte
command-rules = Les règles d’ici ou d’un jeu en quelques lignes, ou une règle en entier
command-record = Une partie en fichier à rejouer : la tienne ici ou une partie finie ; visible par toi uniquement
command-help = Comment jouer à l’euchre ici
person-stats = Stats d’euchre
person-compare = Comparer avec moi

option-rules = Quel jeu : standard, csl, house, earlwood …
option-points = Points pour gagner, de 1 à 99
option-options = Règles maison, par exemple : defend_alone=yes farmers_hand=any-three
option-level = La force des ordinateurs ; par défaut celle qui est d’usage ici
option-pictures = Oui : tout le monde voit la table en image ; non : en texte ; par défaut comme d’usage ici
option-call = Ton enchère ou ton annonce ; la liste montre ce qui est permis
option-card = La carte, par exemple JH ; la liste montre ce que tu peux jouer

level-beginner = Débutant
level-steady = Confirmé
level-expert = Expert

record-here = L’enregistrement de cette partie, jusqu’à la dernière donne finie.
record-none = Tu n’as pas de partie à enregistrer dans ce salon ; assieds-toi et joue d’abord.

done-all-asked = Tout le monde à la table doit être d’accord. Un bouton les attend jusqu’à { $until }.
done-agreed = C’est d’accord pour toi. Manquent encore : { $names }.
rules-wrong = Cela ne marche pas : { $sentence }.

button-thief = C’est à nous !

# Watch: the public table privately, for whoever does not sit at it.
button-watch = Regarder
button-look = Actualiser
watch-note = Ce message n’est visible que par toi : la table du salon carte par carte, dans ta langue et selon tes réglages. Il la suit un quart d’heure après ton dernier **{ $button }**, sans montrer les cartes de personne.
watch-seated = Tu es à cette table : appuie sur **{ $button }** pour voir tes cartes.
watch-full = Trop de personnes regardent en ce moment. Le message de la table dans le salon montre la même chose.
watch-hidden = Cette table et ses donnes restent cachées jusqu’à la fin de toute la rencontre.

time-wrong = Je ne comprends pas l’heure « { $time } ». Tape par exemple 30 (minutes), 2h, 20:00, demain 20h, vendredi 20h, ou une heure choisie avec @time.
time-past = « { $time } » est déjà passé. Ici, les heures sont celles de { $zone } ; **/config time-zone** le change.
time-too-far = « { $time } » est à plus de { $days } jours. Choisis un moment plus proche.
time-meant = { $time } ({ $zone })
day-wrong = Je ne connais pas de jour « { $day } ». Tape par exemple 2026-11-22, 22 novembre, hier.
