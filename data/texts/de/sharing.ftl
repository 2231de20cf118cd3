# Runde zeigen: eine Runde, die vorbei ist, zeigt jemand, der sie gespielt hat, dem Kanal als bewegtes Bild.

button-share = Runde teilen
share-heading = { $name } teilt Runde { $hand } aus einer Partie { $title }
share-alt = Eine Animation von Runde { $hand }, Karte für Karte, mit offenen Blättern.
share-trick = Stich { $number }: { $plays }
share-drawing = Die Runde wird gezeichnet …
share-done = Die Runde steht jetzt im Kanal.
share-already = Diese Runde wurde schon geteilt oder wird es gerade.
share-not-yours = Diese Runde kann nur teilen, wer sie gespielt hat.
