# /about, for players: what this bot is, what it keeps, and who helps.

command-about = Données conservées, version et aide

about-version = **Right Bower** { $version }, démarré { $ago }
about-stored = Right Bower conserve les parties jouées ici : qui était à quelle place (identifiant et nom) et ce qui a été décidé. Il ne lit pas les messages. **/my-data** t’envoie tout ce qui est conservé sur toi ici, **/forget me** l’efface.
about-kept = Les parties sont effacées { $days ->
    [1] un jour
   *[other] { $days } jours
} après la dernière partie à leur table ; résultats et cotes restent.
about-support-here = La personne qui a invité ce bot sur le serveur sait qui le fait tourner.
button-support = Aide et assistance
button-privacy = Confidentialité
button-terms = Conditions
button-invite = Ajouter à un serveur
button-install = Dans mes applis
