# Une partie en Euchre Game Notation, à côté de son enregistrement.

notation-here = Le second fichier est la même partie en Euchre Game Notation, pour d’autres programmes.
notation-law = L’Euchre Game Notation ne connaît que les parties où tout le monde respecte les règles : voici donc l’enregistrement seul.
notation-players = L’Euchre Game Notation ne connaît que les parties à quatre, deux contre deux : voici donc l’enregistrement seul.
notation-bids = L’Euchre Game Notation ne connaît pas les enchères en nombre de plis : voici donc l’enregistrement seul.
notation-joker = À la donne { $hand }, un joker a été retourné ; l’Euchre Game Notation ne peut pas lui donner de couleur : voici donc l’enregistrement seul.
notation-lead = À la donne { $hand }, quelqu’un a entamé hors de son tour ; l’Euchre Game Notation ne peut pas le noter : voici donc l’enregistrement seul.
notation-points = La donne { $hand } a rapporté des points que l’Euchre Game Notation ne peut pas noter : voici donc l’enregistrement seul.
notation-length = L’Euchre Game Notation s’arrête à cent donnes : voici donc l’enregistrement seul.
record-unreadable = Cette version du bot ne peut pas la rejouer. Ligne { $line } : { $fault }.
option-record-game = Le numéro d’une partie finie, donné par /history ; sans lui, ta partie dans ce salon
