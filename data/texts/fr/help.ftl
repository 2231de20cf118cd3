# /help, et la visite pour qui n’a jamais joué. Les commandes se tapent partout comme en anglais.

help-about = **Right Bower** propose des parties d’euchre dans ce salon : un jeu de plis pour deux à six. Des ordinateurs prennent les places libres. En message privé, il n’y a que toi et eux.
help-start = **Une partie en trois étapes**
    1. **/euchre** montre ce qui se joue ici. **{ button-door-play }** te fait jouer : avec d’autres s’il y a une place, sinon contre des ordinateurs. Toi seul vois tes cartes : **{ button-hand }** ou **/hand**.
    2. D’autres règles, ou une partie classée ? **/table open** ouvre une table : on appuie sur **{ button-join }**, **{ button-house }** change les règles, **{ button-start }** donne les cartes.
    3. Enchéris et joue avec les boutons, là ou sous la table. Ils ne montrent que ce qui est permis (sauf à une table à l’ancienne, où **{ button-claim }** signale les fautes). Une erreur ? En partie amicale, **{ button-take-back }** annule ton dernier coup si tous sont d’accord.
help-more = **Et aussi**
    {""}/daily, /puzzle : cinq donnes et un problème
    {""}/night open : une soirée à plusieurs tables
    {""}/duplicate open : les mêmes donnes à plusieurs tables
    {""}/history et /stats : tes parties et ton jeu
    {""}/replay et les feuilles : **{ button-again }** te redonne les mêmes cartes
    {""}/analyse : une partie jugée, un bilan pour chacun
    {""}/rules et /settings : ce qu’on joue et tes goûts
    {""}**{ menu-talk }** entre les donnes
    {""}/table pause et /table slow : pour s’absenter un moment
help-live = **{ button-live }**, un bouton de la table : la même partie dans ton navigateur, où les cartes bougent.
help-here = **Right Bower** est avec toi ici, et mes réponses ne sont que pour toi.
    {""}/euchre te donne des cartes tout de suite, contre des ordinateurs et sans horloge
    {""}/hand : tes cartes, où que tu sois ; /table leave et /table close finissent la partie
    {""}/daily, /puzzle : cinq donnes et un problème
    {""}/history, /replay : tes propres parties
    {""}/rules, /settings : ce qu’on joue, et comme tu l’aimes

    Sur les serveurs dont je suis membre, il y a plus : des tables entre amis, des soirées d’euchre, du duplicate, des classements. Les autres pages en parlent.
help-abroad = **Partout avec toi :** { button-install } te laisse jouer sur tout serveur et dans les groupes, même sans que j’en sois membre : /daily, /puzzle, une table contre des ordinateurs, /rules et tes propres parties à revoir. Tout reste entre nous.
help-contests = **Au-delà de la table**
    {""}**/daily** : cinq donnes par jour, les mêmes pour tout le monde, face à des experts. Un seul essai, sur un serveur ou en message privé avec moi.
    {""}**/puzzle** : une position par jour, que fais-tu ? La solution de l’expert, avec ses raisons, n’est que pour toi. Une partie n’y sert que si toutes les personnes qui l’ont jouée le permettent dans **/settings**.
    {""}**/duplicate open** : les mêmes donnes à plusieurs tables, et l’on compare : deux équipes de quatre, ou des paires qui changent d’adversaires, en pourcentages.
    {""}**/night open** ouvre dans ce salon une soirée d’euchre : de 4 à 40 personnes à plusieurs tables, manche après manche, et des ordinateurs complètent la dernière. Une manche va aux donnes, aux minutes (chaque table voit l’heure, avec un dernier appel) ou aux points de la table 1. Signale ta présence dès dix minutes avant le début ; toute personne absente trois minutes après, ou qui s’en va, est remplacée par un ordinateur. Une manche où tu as pris moins de la moitié des décisions compte pour l’ordinateur. **{ button-night-card }** montre tes manches, tes binômes et tes points.
    {""}**/league** : le classement de la saison, des soirées ou des matchs en duplicate. Les deux figurent dans **/stats** et **/history** sous leur propre titre.
help-ranked = **Parties classées**
    {""}Une partie compte pour le classement si chaque place est celle d’une personne, si le temps par coup est rapide ou habituel (**/table open turns**) et si le serveur joue des parties classées ; le titre de la table le dit. Chaque partie suivante demande un appui de tout le monde à la table : qui ne répond pas en deux minutes se lève.
    {""}Qui s’en va a perdu. Dès la première annonce, une partie ne finit avant terme que si l’autre camp est d’accord, et ne compte alors pour personne. Un abandon compte après trois donnes, quand un camp a la moitié des points qu’il lui faut. Si le salon est supprimé, la partie ne compte pour personne.
    {""}Une pause (**/table pause**) demande l’accord de tout le monde. Qui continue avant la fin ne lance que son propre délai : le tien attend que tu appuies sur quelque chose, ou l’heure convenue.
    {""}Les parties entre les mêmes personnes en 30 jours comptent de moins en moins : la deuxième moitié moins, la troisième pour un tiers.
    {""}À une table à l’ancienne, tout le monde appuie sur **{ button-ranked }**, et un camp a droit à trois contestations infondées. Après **/forget me**, on ne joue sur ce serveur que des parties amicales jusqu’à la fin de la saison.
help-commands = **Toutes les commandes : appuie sur l’une d’elles**
help-commands-table = À la table :
help-commands-nights = Soirées d’euchre :
help-commands-hosts = Pour l’organisation d’une soirée :
help-commands-afterwards = Ensuite :
help-commands-contests = Ensemble :
help-commands-players = Classements :
help-commands-you = Pour toi :
help-commands-managers = Pour qui gère le serveur :
help-commands-help = Aide :

button-tour = Visite guidée
button-tour-new = Euchre, c’est quoi ?
button-tour-next = Suite
button-tour-back = Retour
button-tour-done = Terminé
button-rules-here = Règles de la table
button-rules-any = Règles
button-help = Aide
button-help-contests = Soirées et défis
button-help-ranked = Parties classées
button-help-commands = Toutes les commandes
button-lookup = C’est quoi ?
menu-lookup = Chercher un autre mot
lookup-nothing = Rien à expliquer ici. Choisis un mot ci-dessous.

tour-heading = **{ $title }** ({ $step } sur { $steps })
tour-cards-title = Les cartes
tour-cards = On joue à quatre, les partenaires se font face. Le paquet a 24 cartes, du neuf à l’as ; chaque main en compte cinq.
    À chaque donne, une couleur est **atout** et bat les autres. Deux valets la mènent : le valet d’atout, le **bower droit**, et l’autre valet de la même teinte, le **bower gauche**, qui est de l’atout lui aussi. Pique va avec trèfle, cœur avec carreau.
    Ici l’atout est cœur, la plus forte carte d’abord.
tour-trump-title = Choisir l’atout
tour-trump = Après la donne, une carte est retournée. À tour de rôle, on peut accepter sa couleur comme atout (la personne qui donne prend alors la carte) ou passer.
    Si tout le monde passe, on peut à tour de rôle annoncer une autre couleur. Le camp qui choisit l’atout est le **camp preneur** : il doit faire au moins trois des cinq plis.
    Avec une main forte, on peut jouer **en solo**, sans son binôme, pour plus de points. Avec cette main, fais prendre à cœur !
tour-tricks-title = Les plis
tour-tricks = Une personne entame, les autres suivent dans le sens des aiguilles d’une montre. **Fournis la couleur demandée** si tu peux ; sinon, joue ce que tu veux.
    Le plus fort atout gagne le pli ; sans atout, la plus forte carte de la couleur demandée. Qui le gagne entame le suivant.
    Ici pique est demandé et l’atout est cœur : le neuf de cœur gagne le pli.
tour-points-title = Les points
tour-points = Les points d’un camp sont à côté des noms ; ici, ton camp en a sept. Dans le jeu habituel en dix points, une donne rapporte :
tour-next = C’est tout. Tape **/euchre** et appuie sur **{ button-door-play }** ; **{ button-lookup }** explique les mots pendant le jeu.
tour-done = Bonne partie ! **/help** relance la visite.
tour-cards-alt = Tous les atouts quand l’atout est cœur, du plus fort au plus faible : { $cards }.
tour-trump-alt = La table vue de ta place. Retourne : { $card }. Ta main : { $cards }.
tour-tricks-alt = La table vue de ta place. L’atout est cœur. Un pli : { $cards }. Il est gagné par { $winner }.
tour-points-alt = La table après la donne : réussie, un point de plus. Ton camp a maintenant { $points } points.
tour-seat-1 = Toi
tour-seat-2 = Anne
tour-seat-3 = Léo
tour-seat-4 = Zoé

# Before anybody plays: beside the bot’s name, and once in the system channel of a server that adds it.

presence = { $tables ->
        [0] /euchre
        [1] /euchre · une table
       *[other] /euchre · { $tables } tables
    }
greeting = **Ici, on joue désormais à l’Euchre.** Je suis Right Bower : je donne, je tiens la marque, je veille aux règles et je joue à chaque place libre.
    Appuie sur le bouton ou tape **/euchre**, dans tout salon où je peux écrire ; chacun ne voit que ses propres cartes.
    {""}**/euchre** mène aussi à tout le reste. Avec **/config**, qui gère le serveur choisit les règles, les salons et la langue.
