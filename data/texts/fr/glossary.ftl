# Les mots du jeu, à chercher là où ils se trouvent.
# found-… : les formes qu’emploient les textes de ce catalogue, séparées par | ; … à la fin d’une forme vaut pour la fin
# d’un mot, * pour quelques mots, # pour un nombre.
# meaning-… : une phrase ou deux ; les règles de la table suivent.

term-turn-tables = Faire tourner les jeux
found-turn-tables = faire tourner… | ne pas tourner…
meaning-turn-tables = Un camp loin derrière peut faire passer toutes les mains d’une place avant que personne ne les regarde.

term-cut = Couper
found-cut = coupe | couper
meaning-cut = Lever une partie du paquet avant la donne.

term-farmers = Main de paysan
found-farmers = main de paysan… | paysan…
meaning-farmers = Une main avec trois petites cartes, neuf ou dix. On la montre, on échange les trois, puis il faut annoncer.

term-ace-no-face = As sans figure
found-ace-no-face = as sans figure…
meaning-ace-no-face = Une main avec un seul as et sans roi, dame ni valet.

term-order = Faire prendre
found-order = fais-la prendre… | fait prendre… | faire prendre… | font prendre…
meaning-order = Choisir pour atout la couleur de la retourne, quand le camp adverse donne. La personne qui donne prend la carte ; celle qui a fait prendre est preneuse.

term-assist = Soutenir
found-assist = souten… | soutien… | soutient…
meaning-assist = Choisir pour atout la couleur de la retourne, quand son propre camp donne. La personne qui donne prend la carte.

term-take-up = Prendre
found-take-up = prends-la… | prendre… | a pris… | prend
meaning-take-up = La personne qui donne choisit pour atout la couleur de la retourne, prend la carte et en écarte une.

term-turned-down = Retourne refusée
found-turned-down = refusée…
meaning-turned-down = Personne n’a accepté la retourne. Au second tour, seules les trois autres couleurs sont permises.

term-call = Annoncer une couleur
found-call = annoncer une couleur… | annonce une… | annoncer une autre… | a annoncé… | annonce ♠… | annonce ♥… | annonce ♦… | annonce ♣… | choisit l’atout… | choisis l’atout…
meaning-call = Choisir l’atout, une fois la retourne refusée.

term-no-trump = Sans atout
found-no-trump = sans atout…
meaning-no-trump = Une donne sans couleur d’atout et sans bowers : la plus forte carte de la couleur entamée fait le pli.

term-stick = Annonce obligatoire
found-stick = obligatoire… | doit annoncer une couleur… | dois annoncer une couleur…
meaning-stick = Tout le monde a passé deux fois : la personne qui donne doit annoncer une couleur.

term-fold = Se coucher
found-fold = couche… | se coucher… | donne laissée…
meaning-fold = Quand tout le monde a passé, la personne qui donne n’annonce rien non plus et laisse la donne à l’autre camp.

term-bid = Enchère
found-bid = enchère… | enchérir… | annonce un nombre… | annoncer # | annonce # | a annoncé # | a dû annoncer #
meaning-bid = Le nombre de plis que l’on promet de faire pour pouvoir choisir l’atout. On enchérit une seule fois, plus haut que les enchères précédentes, ou l’on passe. Une enchère manquée est perdue, même sous zéro.

term-forced = Enchère forcée
found-forced = doit jouer une enchère… | tu dois enchérir… | a dû annoncer… | tu joues une enchère… | doit annoncer # | tu dois annoncer #
meaning-forced = Personne n’a voulu enchérir : il faut bien que quelqu’un le fasse.

term-widow = Chien
found-widow = chien
meaning-widow = La carte qui reste après la donne. La personne qui emporte l’enchère la prend et en écarte une.

term-joker = Joker
found-joker = joker…
meaning-joker = Le plus fort atout, au-dessus du bower droit. Avant le choix de l’atout, il n’a pas de couleur.

term-discard = Écarter
found-discard = écart… | contre la meilleure…
meaning-discard = Mettre une carte de côté, face cachée. Elle ne sera pas jouée et personne ne la voit.

term-best = Demander la meilleure
found-best = meilleure de ton binôme… | meilleure carte de son binôme… | demander la meilleure… | contre la meilleure…
meaning-best = Qui joue en solo reçoit une carte de son binôme et en écarte une.

term-give-turnup = Donner la retourne
found-give-turnup = donner la retourne… | la lui donner…
meaning-give-turnup = Quand le binôme de la personne qui donne joue en solo, elle peut lui laisser la retourne.

term-secret = Appeler une couleur
found-secret = appelle une couleur… | appelle le meilleur | est appelé… | partenaire secret… | meilleur
meaning-secret = La personne qui prend appelle une couleur : celle qui en a la meilleure carte joue avec elle pour cette donne, et ne le montre qu’en jouant cette carte.

term-defend-alone = Défendre en solo
found-defend-alone = défend en solo… | défend pas en solo… | défendre en solo… | veux-tu défendre en solo… | a défendu en solo…
meaning-defend-alone = Contre un solo, une personne de l’autre camp peut jouer en solo elle aussi ; son binôme ne joue pas.

term-alone = Jouer en solo
found-alone = solo | ne joue pas cette donne… | ne jouent pas cette donne… | ne joues pas cette donne…
meaning-alone = Jouer sans son binôme, qui pose ses cartes. Cela rapporte davantage.
meaning-alone-secret = Jouer sans binôme contre toute la table ; tout le monde joue.

term-follow = Fournir
found-follow = fournir… | fournis…
meaning-follow = Tu dois jouer la couleur demandée si tu l’as ; le bower gauche compte comme atout. Sinon, toute carte est permise.

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
meaning-set = L’enchère n’est pas faite : elle est déduite du score, même sous zéro.

term-barn = Dans la grange
found-barn = dans la grange…
meaning-barn = Il ne manque qu’un point. L’usage veut des cris de basse-cour, et les partenaires qui y restent se traient les pouces.

term-shut-out = Fanny
found-shut-out = fanny… | danse de la honte…
meaning-shut-out = Le camp perdant n’a aucun point. L’usage veut qu’il danse la danse de la honte.

term-slam = Chelem
found-slam = chelem…
meaning-slam = Le camp perdant a zéro point ou moins : la partie compte double.

term-mugs = Honneur au camp perdant
found-mugs = honneur au camp perdant…
meaning-mugs = Le camp perdant d’une partie donne en premier à la suivante, et personne ne coupe.

term-salute = Salut
found-salute = siffle… | salue…
meaning-salute = L’usage veut que la personne qui donne accueille un bower à la retourne d’un coup de sifflet et d’un salut.

term-thrown-in = Donne nulle
found-thrown-in = donne est nulle… | annuler… | as sans figure…
meaning-thrown-in = Les cartes sont rendues et personne ne marque.

term-turn-up = Retourne
found-turn-up = retourne… | la laisser…
meaning-turn-up = La carte retournée après la donne. Le premier tour d’annonces porte sur sa couleur.

term-trump = Atout
found-trump = atout…
meaning-trump = La couleur qui bat toutes les autres pendant la donne. Du plus fort : bower droit, bower gauche, as, roi, dame, dix et ainsi de suite.

term-lead = Entamer
found-lead = entam… | demandé…
meaning-lead = Jouer la première carte d’un pli. Les autres doivent fournir sa couleur si possible.

term-trick = Pli
found-trick = pli | plis
meaning-trick = Une carte par personne. Le plus fort atout le gagne, sinon la plus forte carte de la couleur demandée. Qui le gagne entame le suivant.

term-laps = Report
found-laps = report…
meaning-laps = Les points au-delà du score visé comptent pour la partie suivante.

term-renege = Renonce
found-renege = renonce…
meaning-renege = Ne pas fournir alors qu’on le pouvait. On peut se corriger jusqu’à ce que le pli soit ramassé ; après, le camp adverse peut contester.

term-misdeal = Maldonne
found-misdeal = maldonne…
meaning-misdeal = Une donne que toute la table s’accorde à ne pas compter, avant que le premier pli soit ramassé.

term-claim = Contester
found-claim = contest… | renonce au pli… | mauvaise entame… | mauvaise annonce…
meaning-claim = Dire que le camp adverse a enfreint une règle : renonce, mauvaise entame ou mauvaise annonce. Appuie sur **{ button-claim }** et choisis ; on juge d’après les cartes, devant tout le monde. Se tromper ne coûte rien.

term-gather = Ramasser
found-gather = ramass…
meaning-gather = Enlever un pli complet de la table. Le camp qui l’a fait s’en charge, ou entame le suivant ; cela se fait aussi tout seul au bout d’un moment. On ne peut reprendre une carte qu’avant.

term-exposed = Carte étalée
found-exposed = étalé…
meaning-exposed = Une carte qui reste visible devant sa place après une mauvaise entame contestée. Elle doit être jouée dès que la règle le permet.

term-steal = Voler la donne
found-steal = voler la donne… | volé… | vole la donne… | signaler…
meaning-steal = Donner alors que c’est le tour d’une autre personne. Si l’autre camp ne dit rien avant la retourne, la donne est volée.

term-maker = Camp preneur
found-maker = preneur…
meaning-maker = Le camp qui a choisi l’atout. Il doit faire la majorité des plis, ou autant qu’il a annoncé.

term-dealer = Donner les cartes
found-dealer = donne. | première donne… | redonne… | donne en premier…
meaning-dealer = La personne qui donne parle en dernier et peut prendre la retourne. Après chaque donne, c’est à la suivante dans le sens des aiguilles d’une montre.

term-kitty = Talon
found-kitty = talon…
meaning-kitty = Les cartes qui restent après la donne. Elles restent cachées et ne sont pas jouées.

term-points = Points
found-points = points… | score… | aucun point | point
meaning-points = Ce que rapporte une donne à cette table.
