# Partager la donne : une donne finie, publiée dans le salon sous forme d’une image animée.

button-share = Partager la donne
share-heading = { $name } partage la donne { $hand } d’une partie de { $title }
share-alt = Une image animée de la donne { $hand }, carte par carte, toutes mains ouvertes.
share-trick = Pli { $number } : { $plays }
share-drawing = Je dessine la donne…
share-done = La donne est maintenant dans le salon.
share-already = Cette donne a déjà été partagée, ou est en train de l’être.
share-not-yours = Seules les personnes qui ont joué cette donne peuvent la partager.
