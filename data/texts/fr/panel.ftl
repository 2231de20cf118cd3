# Le panneau privé. On tutoie, comme Discord.

ask-wait = On attend { $name }.
ask-nothing = Tu n’as rien à faire pour l’instant.
panel-left = Tu ne joues plus à cette table.
panel-at-page = Tu es à la table en direct. **{ $button }** ramène tes cartes ici.
ask-sit-out = Tu ne joues pas cette donne : ton binôme joue en solo.
ask-over = La partie est finie.
ask-between = La donne est finie.
ask-away = Un ordinateur joue pour toi jusqu’à ce que tu appuies sur { $button }.
ask-late = Ton temps était écoulé : cette fois un ordinateur décide pour toi, ensuite c’est de nouveau à toi.
ask-absent = La table t’attend.
ask-cut = À toi. Coupe le paquet, ou laisse-le tel quel.
ask-turn-tables = À toi. Faire tourner les jeux ? Tout le monde recevrait la main de la place à sa gauche, sans que personne ne l’ait regardée.
ask-order = À toi. Retourne : { $card }. { $word ->
    [assist] Soutiens ton binôme, ou passe.
    [take-up] Prends-la, ou passe.
   *[order] Fais-la prendre à { $dealer }, ou passe.
}
ask-call = { $nt ->
    [yes] À toi. Retourne refusée : { $card }. Annonce une autre couleur ou sans atout, ou passe.
   *[no] À toi. Retourne refusée : { $card }. Annonce une autre couleur, ou passe.
}
ask-call-stuck = { $nt ->
    [yes] À toi. Tout le monde a passé : tu dois annoncer une couleur ou sans atout. Retourne refusée : { $card }.
   *[no] À toi. Tout le monde a passé : tu dois annoncer une couleur. Retourne refusée : { $card }.
}
ask-call-fold = { $nt ->
    [yes] À toi. Tout le monde a passé : annonce une couleur ou sans atout, ou couche-toi. Retourne refusée : { $card }.
   *[no] À toi. Tout le monde a passé : annonce une couleur, ou couche-toi. Retourne refusée : { $card }.
}
ask-bid = À toi. Annonce un nombre de plis, ou passe.
ask-bid-stuck = À toi. Tout le monde a passé : tu dois enchérir.
ask-name = À toi. Tu emportes l’enchère à { $bid } : choisis l’atout.
ask-name-forced = À toi. Tout le monde a passé et tu as le joker : tu dois annoncer { $bid }. Choisis l’atout.
ask-give-turnup = À toi. Ton binôme joue en solo. Retourne : { $card }. La lui donner, ou la laisser sur la table ?
ask-discard = À toi. Tu as une carte de trop : écarte-en une.
ask-discard-exchange = À toi. Écarte deux cartes et reçois-en deux de { $partners ->
    [1] ton binôme
   *[other] tes partenaires
}, ou garde toutes les tiennes.
ask-best = À toi. Écarte une carte et demande la meilleure de ton binôme, ou joue avec ta main.
ask-give = À toi. { $count ->
    [1] Donne une carte à { $name } pour son solo.
   *[other] Donne { $count } cartes à { $name } pour son solo.
}
ask-partner = À toi. Appelle une couleur : la personne qui en a la meilleure carte joue avec toi. Ou joue en solo.
ask-defend-alone = À toi. { $name } joue en solo. Veux-tu défendre en solo ?
ask-suit = À toi. Impose la couleur que la personne à ta gauche doit entamer, ou passe.
ask-lead = À toi. Tu entames.
ask-play = À toi. Joue une carte.
ask-follow = À toi. Fournis à { suit }.
ask-gather = Le pli est à ton camp : ramasse-le, ou entame tout de suite le suivant.
ask-claims = La donne est finie. Conteste ce que tu as vu.

panel-trump = Atout { $suit } : { $made }.
panel-no-trump = Sans atout : { $made }.
panel-trick = { $plays }.
panel-led = { $you ->
    [yes] Tu as entamé avec
   *[no] { $who } a entamé avec
} { $card }
panel-played = { $you ->
    [yes] tu as joué
   *[no] { $who } a joué
} { $card }
panel-ahead = { $you ->
    [yes] Tu es
   *[no] { $who } est
} en tête avec { $card }.
panel-hand = Ta main : { $cards }.
panel-hand-trump = Tes atouts : { $trump } ; le reste : { $cards }.
panel-hand-trump-only = Tu n’as que de l’atout : { $trump }.
panel-hand-no-trump = Tu n’as pas d’atout : { $cards }.
panel-hand-empty = Ta main est vide.
panel-discarded = Écarté : { $cards }.
panel-gave = Donné : { $cards }.
panel-received = Reçu : { $cards }.
panel-taken = { $tricks ->
    [0] Tu n’as fait aucun pli.
   *[other] Tu as fait { tricks }.
}
panel-taken-side = { $tricks ->
    [0] Ton camp n’a fait aucun pli
   *[other] Ton camp a fait { tricks }
}, les autres { $theirs }.

who-partner = { $name } (ton binôme)
who-left = { $name } (adversaire de gauche)
who-right = { $name } (adversaire de droite)
who-opponent = { $name } (adversaire)
who-other = { $name }

why-follow = { suit-title } demandé : tu dois fournir.
why-holds-trump = Tu ne peux choisir qu’une couleur où tu aurais au moins un atout.
why-holds-natural = L’atout ne peut être qu’une couleur dont tu as une carte ; le bower gauche et le joker ne comptent pas.
why-keep-turn-up = Qui prend la retourne la garde : écarte une autre carte.
why-follow-left = Attention : { $card } compte comme { $suit }.
why-first-blood = La toute première entame ne peut pas être de l’atout.
why-joker = Le joker reste dans ta main : il a emporté l’enchère.
secret-partner = Partenaire secret : tu joues avec { $name }. Personne d’autre ne le sait.
