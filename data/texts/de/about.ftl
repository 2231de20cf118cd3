# /about, for players: what this bot is, what it keeps, and who helps.

command-about = Gespeicherte Daten, Version und wo du Hilfe findest

about-version = **Right Bower** { $version }, gestartet { $ago }
about-stored = Right Bower speichert die Partien, die hier gespielt werden: wer wo saß (ID und Name) und was entschieden wurde. Nachrichten liest er nicht. **/my-data** schickt dir alles, was hier über dich gespeichert ist; **/forget me** löscht es.
about-kept = Partien werden gelöscht, wenn an ihrem Tisch { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang nichts mehr passiert ist; Ergebnisse und Wertungen bleiben.
about-support-here = Frag die Person, die diesen Bot auf den Server eingeladen hat: Sie weiß, wer ihn betreibt.
button-support = Hilfe und Support
button-privacy = Datenschutzerklärung
button-terms = Nutzungsbedingungen
button-invite = Bot einladen
button-install = Zu meinen Apps
