# Dealing, acts and taking back: what is typed, pressed, answered and refused.

command-table-deal = Là où l’on peut voler la donne : prendre le paquet et donner, ou signaler un vol
button-deal = Donner
done-deal = Tu as pris le paquet.
refusal-not-your-deal = C’est à ton binôme de donner, pas à toi.

act-not-understood = Je ne comprends pas. Choisis dans la liste ; ou tape une carte en toutes lettres ou par son rang et la lettre de sa couleur (S pique, H cœur, D carreau, C trèfle), ou des mots comme pass, order alone, call H, defend-alone.
refusal-not-certain = Les plis qui restent ne sont pas sûrs. Continue à jouer.
button-rest = Le reste est à moi

button-take-back = Reprendre
button-take-back-all = Annuler, si d’accord
button-agree-take-back = Accepter
refusal-not-last = On ne peut reprendre que la dernière annonce ou carte, si c’est la sienne et avant que la partie continue. Continue à jouer.
refusal-seen-since = Quelqu’un a vu de nouvelles cartes depuis, alors ça ne se reprend plus. Continue à jouer.
refusal-asked-this-act = Tu as déjà demandé à reprendre ce coup ; il reste joué.
