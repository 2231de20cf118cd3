# Fermer une table : ce qui se tape, s’appuie, se demande, se répond et s’affiche.

command-table-close = Fermer la table : la modération, qui l’a ouverte ou, en partie classée, les deux camps ensemble
button-close = Fermer la table
proposed-close = { $name } voudrait arrêter cette partie classée, qui ne compterait alors pour personne. Le camp adverse peut accepter. Un seul non met fin à la demande.
proposed-close-all = { $name } voudrait mettre fin à cette partie classée, sans qu’elle compte pour personne. Tous ceux qui ne sont pas menés doivent accepter ; il manque encore { $names }. Un seul non met fin à la demande.
proposed-close-any = { $name } voudrait mettre fin à cette partie classée, sans qu’elle compte pour personne. Quelqu’un d’autre à la table peut accepter. Un seul non met fin à la demande.
button-agree-close = Oui, arrêter
declined-close = { $name } a dit non : la partie continue.
done-close = La table est fermée.
done-close-proposed = C’est une partie classée : le camp adverse doit accepter. Un bouton l’attend jusqu’à { $until }.
done-close-proposed-all = C’est une partie classée : tous ceux qui ne sont pas menés doivent accepter, et quelqu’un d’autre que toi. Ils ont un bouton pour cela, jusqu’à { $until }.
refusal-closed = Cette table est fermée. **/table open** en ouvre une nouvelle.
closed = Cette table est fermée.
closed-agreed = Les deux camps ont voulu arrêter la partie classée : elle ne compte pour personne.
closed-closed = La modération a arrêté la partie classée : elle ne compte pour personne, et le score est dans **/history**.
closed-void = La partie classée s’est terminée trop tôt pour compter : personne ne l’a gagnée.
closed-deleted = Son salon a été supprimé : la partie classée ne compte pour personne.
closed-removed = J’ai été retiré du serveur : la partie classée ne compte pour personne.
closed-departed = { $name } a quitté le serveur et perd donc la partie classée ; elle ne compte pour personne d’autre.
closed-timed-out = La partie classée attendait quelqu’un qu’un modérateur avait exclu temporairement : elle ne compte pour personne.
closed-idle = Personne n’a continué la partie classée : elle est perdue pour { $names }.
