# /about, for players: what this bot is, what it keeps, and who helps.

command-about = Quelle version c’est, ce qu’elle garde de toi et où trouver de l’aide

about-version = **Right Bower** { $version }, en marche depuis { $since }
about-stored = Sont gardées les parties qui se jouent avec lui : qui était assis où, par identifiant et nom, et ce qui a été décidé. Les messages ne sont pas lus. **/my-data** t’envoie tout ce que les parties d’ici contiennent sur toi, **/forget me** l’efface.
about-kept = { $days ->
        [one] Les parties sont effacées un jour après la dernière utilisation de leur table ; résultats et classements restent.
       *[other] Les parties sont effacées { $days } jours après la dernière utilisation de leur table ; résultats et classements restent.
    }
about-support-here = La personne qui a invité ce bot sur le serveur sait qui le fait tourner.
button-support = Aide et assistance
button-privacy = Politique de confidentialité
button-terms = Conditions d’utilisation
button-invite = Ajouter à un serveur
