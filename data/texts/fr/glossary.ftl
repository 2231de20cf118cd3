# Les mots du jeu, à chercher là où ils se trouvent. found-… : les formes qu’emploient les textes de ce catalogue, 
# séparées par | ; … vaut pour la fin d’un mot, * pour quelques mots, # pour un nombre. meaning-… : une phrase ou deux ; les règles de la table suivent.

term-turn-tables = Tourner la table
found-turn-tables = tourner la table… | laisser la table…
meaning-turn-tables = Un camp loin derrière peut faire passer toutes les mains d’une place avant que personne ne les regarde.

term-cut = Couper
found-cut = coupe | couper
meaning-cut = Lever une partie du paquet avant la donne.

term-farmers = Main de paysan
found-farmers = main de paysan…
meaning-farmers = Une main avec trois petites cartes, neuf ou dix. On la montre, on échange les trois, puis il faut annoncer.

term-ace-no-face = As sans figure
found-ace-no-face = as sans figure…
meaning-ace-no-face = Une main avec un seul as et sans roi, dame ni valet.

term-order = Faire prendre
found-order = fais-la prendre… | fait prendre… | faire prendre… | font prendre…
meaning-order = Faire de la couleur de la retourne l’atout, dit par un adversaire du donneur. Le donneur prend la carte ; qui l’a fait prendre est le preneur.

term-assist = Soutenir
found-assist = souten… | soutien… | soutient…
meaning-assist = Accepter la couleur de la retourne, dit par le partenaire du donneur. Le donneur prend la carte.

term-take-up = Prendre
found-take-up = prends-la… | prendre… | a pris… | prend
meaning-take-up = Le donneur accepte la couleur, prend la retourne dans sa main et écarte une autre carte.

term-turned-down = Retourne refusée
found-turned-down = refusée… | refuse-la… | refuser…
meaning-turned-down = Personne n’a accepté la retourne. Au second tour, seules les trois autres couleurs sont permises.

term-call = Annoncer une couleur
found-call = annoncer une couleur… | annonce une… | annoncer une autre… | a annoncé… | annonce ♠… | annonce ♥… | annonce ♦… | annonce ♣… | choisit l’atout… | choisis l’atout…
meaning-call = Dire quelle couleur est l’atout, une fois la retourne refusée. Qui le fait est le preneur.

term-stick = Le donneur coincé
found-stick = coincé… | doit annoncer une couleur… | dois annoncer une couleur…
meaning-stick = Tout le monde a passé deux fois : le donneur doit annoncer une couleur.

term-fold = Se coucher
found-fold = couche… | se coucher…
meaning-fold = Le donneur, à qui reste le choix, n’annonce rien et abandonne la donne.

term-bid = Enchère
found-bid = enchère… | enchérir… | annonce un nombre… | annoncer # | annonce # | a annoncé # | a dû annoncer #
meaning-bid = Les plis que l’on promet de faire si l’on choisit l’atout. Une fois chacun, plus haut que les précédents, ou l’on passe. Qui chute perd son enchère, même sous zéro.

term-forced = Enchère forcée
found-forced = doit jouer une enchère… | tu dois enchérir… | a dû annoncer… | tu joues une enchère…
meaning-forced = Personne n’a voulu enchérir : quelqu’un y est obligé.

term-widow = Chien
found-widow = chien
meaning-widow = La carte qui reste après la donne. Qui emporte l’enchère la prend et en écarte une.

term-joker = Joker
found-joker = joker…
meaning-joker = Le plus fort atout, au-dessus du bower droit. Avant que l’atout soit fait, il n’a pas de couleur.

term-discard = Écarter
found-discard = écart…
meaning-discard = Mettre une carte de côté, face cachée. Elle ne sera pas jouée et personne ne la voit.

term-best = La meilleure du partenaire
found-best = meilleure de ton partenaire… | meilleure carte de son partenaire… | demander la meilleure…
meaning-best = Qui joue en solo reçoit une carte de son partenaire et en écarte une.

term-give-turnup = Donner la retourne
found-give-turnup = donner la retourne… | la lui donner…
meaning-give-turnup = Quand le partenaire du donneur joue en solo, le donneur peut lui laisser la retourne.

term-secret = Appeler un partenaire
found-secret = appelle un partenaire… | appelle une couleur… | appelle le meilleur | est appelé… | partenaire secret… | meilleur
meaning-secret = Le preneur appelle une couleur : qui a sa meilleure carte est son partenaire pour cette donne, et ne le montre qu’en la jouant.

term-defend-alone = Défendre en solo
found-defend-alone = défend en solo… | défendre en solo… | défends-tu en solo… | a défendu en solo…
meaning-defend-alone = Contre un solo, un défenseur peut jouer en solo lui aussi ; son partenaire ne joue pas.

term-alone = Jouer en solo
found-alone = solo | ne joue pas cette donne… | ne jouent pas cette donne… | ne joues pas cette donne…
meaning-alone = Jouer sans partenaire : il pose sa main et ne joue pas. Cela rapporte davantage.
meaning-alone-secret = Jouer sans partenaire contre tous les autres ; tout le monde joue.

term-follow = Fournir
found-follow = fournir… | fournis…
meaning-follow = Il faut jouer la couleur demandée si on l’a ; le bower gauche compte comme atout. Sinon, toute carte est permise.

term-bower = Bower droit et bower gauche
found-bower = bower…
meaning-bower = Le valet d’atout est le bower droit, le plus fort atout. L’autre valet de la même teinte (pique va avec trèfle, cœur avec carreau) est le bower gauche, juste après ; il compte comme atout et non dans sa couleur imprimée.

term-euchre = Euchre
found-euchre = euchre… | dedans
meaning-euchre = Le camp preneur n’a pas fait la majorité des plis : il est dedans, et les autres marquent.

term-march = Capot
found-march = capot… | tous les plis…
meaning-march = Le camp preneur a fait tous les plis.

term-set = Chute
found-set = chute…
meaning-set = L’enchère n’est pas faite : elle est retirée, même sous zéro.

term-barn = Dans la grange
found-barn = dans la grange…
meaning-barn = Il ne manque qu’un point. L’usage veut des cris de basse-cour, et les partenaires qui y restent se traient les pouces.

term-shut-out = Fanny
found-shut-out = fanny… | danse de la honte…
meaning-shut-out = Les perdants n’ont aucun point. L’usage veut qu’ils dansent la danse de la honte.

term-slam = Chelem
found-slam = chelem…
meaning-slam = Les perdants n’ont rien, ou moins : la partie compte double.

term-mugs = Honneur aux perdants
found-mugs = honneur aux perdants…
meaning-mugs = Les perdants d’une partie donnent les premiers à la suivante, et personne ne coupe.

term-salute = Salut
found-salute = siffle… | salue…
meaning-salute = L’usage veut que le donneur accueille un bower à la retourne d’un coup de sifflet et d’un salut.

term-thrown-in = Donne nulle
found-thrown-in = donne est nulle… | annuler…
meaning-thrown-in = Les cartes sont rendues et personne ne marque.

term-turn-up = Retourne
found-turn-up = retourne…
meaning-turn-up = La carte retournée après la donne. Le premier tour d’annonces porte sur sa couleur.

term-trump = Atout
found-trump = atout…
meaning-trump = La couleur qui bat toutes les autres pendant la donne. Du plus fort : bower droit, bower gauche, as, roi, dame, dix et ainsi de suite.

term-lead = Entamer
found-lead = entam… | demandé…
meaning-lead = Jouer la première carte d’un pli. Les autres doivent fournir sa couleur s’ils le peuvent.

term-trick = Pli
found-trick = pli | plis
meaning-trick = Une carte de chacun. Le plus fort atout le gagne, sinon la plus forte carte de la couleur demandée. Qui le gagne entame le suivant.

term-laps = Report
found-laps = report…
meaning-laps = Les points au-delà du but comptent pour la partie suivante.

term-renege = Renonce
found-renege = renonce…
meaning-renege = Ne pas fournir alors qu’on le pouvait. On peut se corriger jusqu’à ce que le pli soit ramassé ; après, les adversaires peuvent le réclamer.

term-misdeal = Maldonne
found-misdeal = maldonne…
meaning-misdeal = Une donne que toute la table s’accorde à ne pas compter, avant que le premier pli soit ramassé.

term-steal = Voler la donne
found-steal = voler la donne… | volé… | vole la donne…
meaning-steal = Donner avant celui dont c’est le tour. Si son camp ne dit rien avant la retourne, la donne est volée.

term-maker = Preneur
found-maker = preneur…
meaning-maker = Qui a fait l’atout. Son camp doit faire la majorité des plis, ou ce qu’il a annoncé.

term-dealer = Donneur
found-dealer = donne. | donneur… | première donne… | redonne…
meaning-dealer = Il donne, parle le dernier et peut prendre la retourne. Après chaque donne, c’est au suivant dans le sens des aiguilles d’une montre.

term-kitty = Talon
found-kitty = talon…
meaning-kitty = Les cartes qui restent après la donne. Elles restent cachées et ne sont pas jouées.

term-points = Points
found-points = points… | score… | aucun point | point
meaning-points = Ce que rapporte une donne à cette table.
