# Ce qui se dit entre les donnes : ce qui se choisit, se répond et s’affiche.

menu-talk = Dis quelque chose…
phrase-good-luck = Bonne chance
phrase-nice-hand = Jolie donne
phrase-well-played = Bien joué
phrase-sorry-partner = Pardon, partenaire
phrase-thanks = Merci
phrase-good-game = Belle partie
table-said = { $name } : « { $phrase } »
refusal-no-talk = Sur ce serveur, les petites phrases sont désactivées (**/config games**).
refusal-hand-on = On ne dit rien pendant une donne. Attends qu’elle soit finie.
refusal-said-enough = Tu as déjà dit deux choses. Après la prochaine donne, tu pourras en dire deux autres.
