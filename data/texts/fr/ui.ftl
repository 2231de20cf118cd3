# Ce que seul le côté Discord dit : noms des boutons, réponses aux commandes. Descriptions : 100 caractères au plus.
# Command and option words (/table open, defend_alone=yes, JH) are typed as in English.

button-join = Rejoindre
button-sit = Prendre place
button-leave = Quitter
button-computer = Ajouter un ordi
button-fewer = Retirer un ordi
button-start = Commencer
button-start-with = Commencer avec { $computers ->
    [one] un ordi
   *[other] { $computers } ordis
}
button-close = Fermer la table
button-agree = Oui, arrêter
button-agree-concede = Abandonner aussi
button-ranked = Partie classée
button-house = Règles maison
button-rematch = Revanche
button-hand = Ma main
button-hands-of = Voir la donne { $number }
button-hint = Conseil
button-refresh = Ma main
button-rest = Le reste est à moi
button-sure = Oui, c’est voulu
button-not-sure = Non, revenir
button-take-back = Reprendre
button-take-back-all = Annuler, si d’accord
button-take-back-agree = D’accord
button-pause-agree = D’accord, pause
button-go-on = Continuer
sure-call = **{ $call }** : c’est bien ce que tu veux ?
menu-hand = Revoir une donne…
menu-cards = Choisis { $count } cartes
menu-seat = Choisis ta place
menu-house-table = La donne et la table
menu-house-bidding = Enchères et jeu
menu-house-lone = Les solos
house-about = **Règles maison** de { $game } : { $rules }. Ton choix vaut tout de suite ; pour une partie classée, tout le monde confirme à nouveau.
house-usual = comme dans le livre

fault-unexpected = Quelque chose a mal tourné de mon côté. Ta partie n’est pas perdue ; appuie sur **{ button-hand }** ou tape **/hand** pour continuer.
fault-discord = Discord n’a pas accepté ma réponse. Ta partie n’est pas perdue ; réessaie dans un instant.
fault-no-access = Je ne peux pas écrire dans ce salon. Il me faut ici ces permissions : Voir le salon, Envoyer des messages, Joindre des fichiers et Voir les anciens messages.
invite-again = [Ajoute-moi de nouveau]({ $link }) : cela demande toutes les permissions dont mes fonctions ont besoin.
fault-refused = Discord ne me laisse pas modifier le message de cette table, alors que mes permissions semblent bonnes ici ; il montre peut-être un état ancien. Sans doute suis-je exclu temporairement, ajouté sans le scope *bot*, ce fil est verrouillé, ou c’est un salon vocal et il me manque *Se connecter*. La modération peut y remédier. Ta partie est en sécurité : ton propre panneau et **/hand** continuent de marcher.
fault-too-many-events = Ce serveur a déjà autant d’évènements que Discord en permet. Supprimez-en un, puis réessaie.
fault-too-many-threads = Ce serveur a déjà autant de fils actifs que Discord en permet. Fermez-en quelques-uns, puis réessaie.
fault-cooldown = C’était rapide ! Tu pourras réutiliser cette commande { $in }.
fault-cooldown-press = C’était rapide ! Tu pourras appuyer de nouveau { $in }.
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

command-table = Ouvrir une table d’euchre dans ce salon, s’asseoir, commencer, la montrer ou la fermer
command-table-open = Ouvrir une table d’euchre dans ce salon
command-table-join = S’asseoir à la table de ce salon ; un ordinateur te laisse sa place
command-table-invite = Appeler quelqu’un à ta table, même privée
command-table-remove = Renvoyer quelqu’un de ta table, avant ou après une partie
command-table-hand-over = Céder ta place en partie amicale à quelqu’un, qui continue avec ta main
command-table-computer = Faire asseoir un ordinateur à la table de ce salon
command-table-leave = Quitter la table de ce salon
command-table-start = Commencer la partie : des ordinateurs prennent les places encore libres
command-table-show = Afficher à nouveau la table de ce salon
command-table-close = Fermer la table : la modération, qui l’a ouverte ou, en partie classée, les deux camps ensemble
command-table-concede = Abandonner la partie pour ton camp, si ton binôme accepte
command-table-pause = Arrête les délais jusqu’à sept jours, si tout le monde est d’accord
command-table-slow = Au ralenti aujourd’hui : jusqu’à un jour par coup en partie amicale ; encore : délai habituel
command-hand = Voir ta main ; personne d’autre ne la voit
command-bid = Enchérir, annoncer, passer, écarter : ce qu’on te demande avant le jeu de la carte
command-play = Jouer une carte
command-rules = Les règles d’ici ou d’un jeu en quelques lignes, ou une règle en entier
command-record = Une partie en fichier à rejouer : la tienne ici ou une partie finie ; visible par toi uniquement
command-help = Comment jouer à l’euchre ici
person-stats = Stats d’euchre
person-compare = Comparer avec moi
person-invite = Inviter à ma table
invite = { $guest }, { $host } te garde une place à la table d’euchre : { $title }.
invite-done = L’invitation pour { $name } est partie, dans { $channel }.
invite-no-table = Tu n’as pas de table ici qui attende du monde : ouvres-en une avec **/table open**, puis invite.
invite-full = Toutes les places de ta table sont prises par des personnes : il faut d’abord que quelqu’un se lève.
invite-seated = { $name } est déjà à ta table.
invite-nobody = Choisis quelqu’un d’autre : ni les bots ni toi n’avez besoin d’invitation.
invite-barred = { $name } ne peut pas prendre place à cette table. Invite quelqu’un d’autre.
hand-over = { $guest }, { $host } te cède une place dans une partie d’euchre en cours. Prends-la dans les cinq minutes et continue la main.
button-take-seat = Prendre la place
hand-over-taken = { $guest } a pris la place et continue la main.
hand-over-nobody = Choisis quelqu’un d’autre : ni les bots ni toi ne pouvez reprendre ta place.
hand-over-private = { $name } ne peut pas s’asseoir à cette table. Choisis une personne invitée.
hand-over-knows = { $name } a vu une main de cette donne. Redemande après.
hand-over-left = { $name } a quitté sa propre place à cette table, et elle l’attend toujours. Choisis quelqu’un d’autre.
guests-wrong = Nomme chaque personne par une @mention, par exemple @Ann @Bob, et rien d’autre.

option-rules = Quel jeu : standard, csl, house, earlwood …
option-points = Points pour gagner, de 1 à 99
option-computers = Combien d’ordinateurs s’assoient d’emblée
option-options = Règles maison, par exemple : defend_alone=yes farmers_hand=any-three
option-level = La force des ordinateurs ; par défaut celle qui est d’usage ici
option-pictures = Oui : tout le monde voit la table en image ; non : en texte ; par défaut comme d’usage ici
option-seat = Quelle place, à partir de 1 ; les partenaires se font face
option-guests = Une table privée pour ces membres seuls : mentionne-les avec @
option-invite-member = Qui peut s’asseoir à ta table
option-remove-member = Qui doit quitter ta table
option-hand-over-member = Qui continue à ta place
option-call = Ton enchère ou ton annonce ; la liste montre ce qui est permis
option-card = La carte, par exemple JH ; la liste montre ce que tu peux jouer

level-beginner = Débutant
level-steady = Confirmé
level-expert = Expert

record-here = L’enregistrement de cette partie, jusqu’à la dernière donne finie.
record-none = Tu n’as pas de partie à enregistrer dans ce salon ; assieds-toi et joue d’abord.

done-join = Te voilà à la table.
done-computer = Un ordinateur s’est assis à la table.
done-leave = Tu as quitté la table.
done-remove = C’est fait : sans une invitation de ta part, pas de retour à cette table.
done-close = La table est fermée.
done-close-proposed = C’est une partie classée : le camp adverse doit accepter. Un bouton l’attend pendant cinq minutes.
done-close-proposed-all = C’est une partie classée : tous ceux qui ne sont pas menés doivent accepter, et quelqu’un d’autre que toi. Ils ont un bouton pour cela, pendant cinq minutes.
done-concede-early = Abandonner une partie classée ne compte qu’après trois donnes, quand un camp a la moitié des points. Tu as donc proposé à l’autre camp d’y mettre fin sans qu’elle compte pour personne ; il a un bouton pour cela, pendant cinq minutes.
done-concede-offered = Ton binôme doit accepter. Pendant cinq minutes, un bouton l’attend en dessous de la table.
done-concede = La partie est abandonnée.
done-pause = La table est en pause. **{ button-go-on }**, sous la table, y met fin.
done-pause-proposed = Tout le monde à la table doit être d’accord. Il reste cinq minutes pour appuyer sur le bouton.
done-slow = Pendant 24 heures, tu as jusqu’à un jour pour chaque coup. **/table slow** rétablit le délai habituel.
done-usual-time = Tu retrouves le délai habituel pour chaque coup.
rules-wrong = Cela ne marche pas : { $sentence }.
act-not-understood = Je ne comprends pas. Choisis dans la liste ; ou tape une carte par son rang et la lettre de sa couleur (S pique, H cœur, D carreau, C trèfle), ou des mots comme pass, order alone, call H, defend-alone.

button-deal = Donner
button-thief = C’est à nous !
command-table-deal = Là où l’on peut voler la donne : prendre le paquet et donner, ou signaler un vol
done-deal = Tu as pris le paquet.

# Watch: the public table privately, for whoever does not sit at it.
button-watch = Regarder
button-look = Actualiser
watch-note = Ce message n’est visible que par toi. Il suit la table un quart d’heure après ton dernier **{ $button }**, sans montrer les cartes de personne.
watch-seated = Tu es à cette table : appuie sur **{ $button }** pour voir tes cartes.
watch-full = Trop de personnes regardent en ce moment. Le message de la table dans le salon montre la même chose.
watch-hidden = Cette table et ses donnes restent cachées jusqu’à la fin de toute la rencontre.

time-wrong = Je ne comprends pas l’heure « { $time } ». Tape par exemple 30 (minutes), 2h, 20:00, demain 20h, vendredi 20h, ou une heure choisie avec @time.
time-past = « { $time } » est déjà passé. Ici, les heures sont celles de { $zone } ; **/config time-zone** le change.
time-too-far = « { $time } » est à plus de { $days } jours. Choisis un moment plus proche.
time-meant = { $typed } : { $time } ({ $zone })
day-wrong = Je ne connais pas de jour « { $day } ». Tape par exemple 2026-11-22, 22 novembre, hier.
