# /about, for players: what this bot is, what it keeps, and who helps.

command-about = Welche Version das ist, was sie über dich speichert und wo du Hilfe findest

about-version = **Right Bower** { $version }, in Betrieb seit { $since }
about-stored = Gespeichert werden die Partien, die damit gespielt werden: wer wo saß, mit ID und Namen, und was entschieden wurde. Nachrichten werden nicht gelesen. **/my-data** schickt dir alles, was die Partien hier über dich enthalten, **/forget me** entfernt es.
about-kept = { $days ->
        [one] Partien werden einen Tag nach der letzten Benutzung ihres Tisches gelöscht; Ergebnisse und Wertungen bleiben.
       *[other] Partien werden { $days } Tage nach der letzten Benutzung ihres Tisches gelöscht; Ergebnisse und Wertungen bleiben.
    }
about-support-here = Wer diesen Bot auf den Server eingeladen hat, weiß, wer ihn betreibt.
button-support = Hilfe und Support
button-privacy = Datenschutzerklärung
button-terms = Nutzungsbedingungen
button-invite = Zu einem Server hinzufügen
