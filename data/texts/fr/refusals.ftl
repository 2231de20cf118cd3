# Phrases aimables et privées pour ce qui n’a pas pu se faire, et le rappel.

refusal-no-table = Cette table n’existe plus. /table open en ouvre une nouvelle.
refusal-closed = Cette table est fermée. /table open en ouvre une nouvelle.
refusal-stale = La table a avancé depuis ce bouton. Voici où elle en est.
refusal-doubled = Ce clic a déjà compté ; une fois suffit.
refusal-not-seated = Tu n’as pas de place à cette table. Regarde autant que tu veux, ou rejoins la prochaine partie.
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
refusal-unlawful-law = Les règles du jeu ne le permettent pas en ce moment (règle { $law }).
refusal-unlawful-because = Ce n’est pas permis : { $detail }.
refusal-not-allowed = Seule la personne qui a ouvert la table, ou la modération, peut faire cela.
refusal-game-goes-on = La partie n’est pas finie.
refusal-game-over = La partie est finie. Appuie sur Revanche pour en jouer une autre.
refusal-channel-busy = Une autre partie est en cours dans ce salon. Ouvre ta table dans un autre.
refusal-store = Je n’ai pas pu l’enregistrer, donc rien n’a été fait. Réessaie dans un instant.

reminder = { $who }, c’est à toi.

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
rules-fault-old-school = law=old-school ne peut pas encore se jouer : choisis law=hosted (règle 9.2)
