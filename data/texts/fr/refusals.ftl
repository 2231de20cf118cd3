# Phrases aimables et privées pour ce qui n’a pas pu se faire, et le rappel.

refusal-no-table = Cette table n’existe plus. /table open en ouvre une nouvelle.
refusal-closed = Cette table est fermée. /table open en ouvre une nouvelle.
refusal-stale = La table a avancé depuis ce bouton. Voici où elle en est.
refusal-doubled = Ce clic a déjà compté ; une fois suffit.
refusal-not-seated = Tu n’as pas de place à cette table. Regarde autant que tu veux, ou rejoins la prochaine partie.
refusal-seat-waits = Tu as quitté cette table, et ta place t’attend toujours.
button-back = Reprendre ma place
refusal-already-seated = Tu as déjà une place à cette table.
refusal-seat-taken = Cette place est déjà prise. Choisis-en une autre.
refusal-no-such-seat = Ce jeu a { $players } places, numérotées à partir de 1.
refusal-table-full = Toutes les places sont prises. Regarde autant que tu veux.
open-too-many-computers = Ce jeu a { $players } places, dont la tienne : choisis-en au plus { $most } pour des ordinateurs.
refusal-seats-free = Il reste des places libres. Attends du monde, ou ajoute un ordinateur.
refusal-no-computer = Aucun ordinateur ne joue à cette table.
refusal-not-started = La partie n’a pas commencé. Appuie sur Commencer quand tout le monde est là.
refusal-already-started = La partie a déjà commencé.
refusal-not-your-deal = C’est à ton binôme de donner, pas à toi.
refusal-not-your-turn = Ce n’est pas encore ton tour : c’est à { $name } de jouer.
refusal-not-your-turn-now = Ce n’est pas ton tour.
refusal-unlawful = Les règles du jeu ne le permettent pas en ce moment.
refusal-not-certain = Tu ne peux pas réclamer le reste : les plis qui restent ne sont pas sûrs.
refusal-unlawful-because = Ce n’est pas permis : { $detail }.
refusal-claims-spent = Ton camp a fait trois réclamations fausses dans cette partie classée : il ne peut plus rien réclamer.
refusal-not-allowed = Seule la personne qui a ouvert la table, ou la modération, peut faire cela.
refusal-not-other-side = Seul le camp adverse peut accepter cela.
refusal-not-own-side = Quelqu’un du même camp doit accepter l’abandon.
refusal-no-conceding = On ne peut abandonner qu’une partie entre deux camps.
refusal-game-goes-on = La partie n’est pas finie.
refusal-game-over = La partie est finie. Appuie sur Revanche pour en jouer une autre.
refusal-in-contest = Cette table joue dans un tournoi : qui s’y assoit et quand elle finit se décide là-bas.
refusal-channel-busy = Une autre partie est en cours dans ce salon. Ouvre ta table dans un autre.
refusal-person-full = Tu as autant de tables ouvertes qu’une personne peut en avoir. Fermes-en une ou finis sa partie, et tu pourras en ouvrir une autre.
refusal-server-full = Il y a ici autant de tables ouvertes qu’il peut y en avoir. Joins-toi à l’une d’elles, ou réessaie quand une partie sera finie.
refusal-bot-full = Il y a trop de tables ouvertes en ce moment. Réessaie plus tard.
refusal-maintenance = Right Bower va bientôt redémarrer : aucune nouvelle partie ne commence pour l’instant. Les parties en cours vont jusqu’à leur fin.
refusal-person-blocked = Les responsables de Right Bower ne te laissent plus jouer. Tu peux encore utiliser **/my-data** et **/forget me**.
refusal-server-blocked = Les responsables de Right Bower n’autorisent pas de nouvelles parties sur ce serveur. Les parties en cours peuvent être terminées.
refusal-other-server = Ce bouton appartient à un autre serveur ou à une autre conversation : ici, il ne fait rien.
refusal-other-channel = Ce bouton appartient à un autre salon : appuie dessus dans { $channel }.
refusal-not-yours = Cela appartient à la partie personnelle de quelqu’un d’autre.
refusal-store = Je n’ai pas pu l’enregistrer, donc rien n’a été fait. Réessaie dans un instant.

reminder = { $who }, c’est à toi.
reminder-hand = { $who }, c’est à toi. Appuie sur **{ $button }** pour retrouver tes cartes.

# Des règles impossibles
rules-fault-preset = il n’y a pas de variante « { $name } » ; les variantes sont { $presets } (règle 11)
rules-fault-no-preset = aucune variante n’est nommée ; les variantes sont { $presets } (règle 11)
rules-fault-value = { $word } n’est pas permis dans { $preset } : { $allowed } (règle 11)
rules-fault-word = « { $word } » n’est pas une option ; écris nom=valeur, par exemple points=5
rules-fault-unknown = il n’y a pas d’option « { $name } » ; { $preset } a { $options } (règle 11)
rules-fault-elsewhere = l’option { $name } n’existe pas dans { $preset } (règle 11)
rules-fault-twice = { $name } est nommée deux fois ; nomme chaque option une seule fois (règle 11)
rules-fault-call-ace-pack = pack=24 ne va qu’à quatre dans call-ace : choisis pack=32 (règle 11)
rules-fault-cards = À { $players }, il faut { $needed } cartes avec la retourne, et le paquet en a { $pack } (règle 11)
rules-fault-farmers = farmers_hand={ $farmers } demande trois cartes sous la retourne, et il en reste { $left } ; choisis farmers_hand=off ou un paquet plus grand (règles 3.2, 11)

# Pourquoi les règles interdisent un acte ; « Ce n’est pas permis : » précède la raison
unlawful-law = { $reason } (règle { $law })
unlawful-hand-over = cette donne est finie
unlawful-not-dealt = les cartes ne sont pas encore données
unlawful-sits-out = tu ne joues pas cette donne
unlawful-out-of-turn = c’est à { $name } de jouer
unlawful-not-in-hand = tu n’as pas en main { $cards }
unlawful-other-question = il s’agit d’autre chose à présent. Tu as le choix : { $choices }
unlawful-other-choice = tu as le choix : { $choices }
unlawful-no-lone-hands = dans ce jeu, personne ne joue en solo
unlawful-partner-only-alone = le binôme de la personne qui donne ne peut accepter qu’en solo
unlawful-turned-down = { $suit } a été refusé
unlawful-joker-turned-down = le joker valait { $suit }, qui a été refusé
unlawful-bid-range = une enchère va maintenant de { $lowest } à { $highest }
unlawful-cut-range = on coupe de { $lowest } à { $highest } cartes
unlawful-ace-no-face = il y faut un seul as et ni roi, ni dame, ni valet dans la main donnée, et un jeu qui a cette option
unlawful-farmers-hand = il y faut trois neuf et dix comme le dit l’option de ce jeu, une fois par donne
unlawful-no-fold = seule la personne qui donne peut se coucher, quand toutes les autres ont repassé, et seulement avec stick-or-fold
unlawful-must-call = la personne qui donne doit annoncer une couleur
unlawful-must-bid = tout le monde a passé : la personne qui donne doit enchérir
unlawful-keep-joker = l’enchère était forcée par le joker : il reste dans ta main
unlawful-trump-led-first = la toute première entame ne peut pas être de l’atout
unlawful-must-follow = { $suit } a été demandé, et tu as { $cards }
unlawful-hosted-table = cela ne se fait qu’aux tables où l’on veille soi-même aux règles ; ici, je m’en charge
unlawful-no-full-trick = aucune levée complète n’est sur la table
unlawful-not-their-trick = la levée est ramassée par qui l’a gagnée, ou par son binôme en jeu
unlawful-gather-first = il faut d’abord ramasser la levée
unlawful-nothing-to-correct = tu n’as rien à reprendre dans cette levée
unlawful-no-opponent = on ne peut dénoncer que le camp adverse
unlawful-no-gathered-trick = cette donne n’a pas de telle levée ramassée
unlawful-no-open-lead = cette personne n’a pas entamé la levée qui est sur la table
unlawful-no-last-call = l’annonce de cette personne n’est pas ce qui vient de se passer
unlawful-no-naming = il n’y a pas de couleur à imposer à présent
unlawful-named-suit = on t’impose { $suit }, et tu en as : { $cards }
unlawful-exposed-card = une de tes cartes est exposée et doit être jouée : { $cards }
unlawful-barred = ton camp n’a plus le droit d’annoncer dans cette donne
unlawful-misdeal-said = tu l’as déjà dit dans cette donne
unlawful-misdeal-late = on ne convient d’une maldonne que jusqu’à ce que la première levée soit ramassée
