# Runde zeigen: eine Runde, die vorbei ist, zeigt jemand, der sie gespielt hat, dem Kanal als bewegtes Bild.

button-share = Runde zeigen
share-heading = { $name } zeigt Runde { $hand } aus einer Partie { $title }
share-alt = Ein bewegtes Bild von Runde { $hand }, Karte für Karte, mit allen Blättern offen.
share-trick = Stich { $number }: { $plays }
share-drawing = Die Runde wird gezeichnet …
share-done = Die Runde steht jetzt im Kanal.
share-already = Diese Runde wurde schon gezeigt oder wird es gerade.
share-not-yours = Nur wer diese Runde gespielt hat, kann sie zeigen.
share-failed = Das Bild dieser Runde ließ sich nicht zeichnen. Bitte versuch es später noch einmal.
