# /hint: der Rat des Experten. Alle Anteile sind ganze Prozent.

command-hint = Was der Experte jetzt täte, mit Gewinnchancen; nicht in gewerteten Partien und Turnieren
hint-best = **{ $act }** — { $chance } % Chance, die Partie zu gewinnen.
hint-other = { $act }: { $chance } %
hint-others = Andere Möglichkeiten: { $acts }.
hint-if = Dann: { $reason }.
outlook-made = geschafft { $share } %
outlook-marched = geschafft { $share } %, davon Durchmarsch { $march } %
outlook-euchred = Euchre { $share } %
outlook-conceded = die anderen schaffen es { $share } %
outlook-defended = die anderen kassieren ein Euchre { $share } %
outlook-set = verfehlt { $share } %
outlook-they-set = die anderen verfehlen es { $share } %
outlook-nobody = alle passen { $share } %
hint-seen = Aus { $worlds } möglichen Verteilungen der verdeckten Karten, nach allem, was zu sehen war.
hint-practised = Aus { $worlds } möglichen Verteilungen der verdeckten Karten und sehr vielen Übungsansagen.
hint-certain = Nur eins ist erlaubt: { $act }.
hint-usual = { $act }, aus Gewohnheit.
hint-ranked = Diese Partie zählt für die Wertung, also behalte ich meinen Rat für mich.
hint-taken-over = Du hast dieses Blatt übernommen und weißt nicht alles, was davon zu sehen war. Tipps gibt es wieder ab der nächsten Runde.
hint-contest = Dieser Tisch spielt in einem Turnier, darum gibt es hier keine Tipps.
hint-no-thought = Da gibt es nicht viel zu überlegen: { $act }.
hint-no-player = Du spielst an diesem Tisch nicht mit: Tipps gibt es nur für die, die spielen.
hint-no-turn = Du bist nicht dran. Frag wieder, wenn du etwas zu entscheiden hast.
hint-busy = Darüber kann ich gerade nicht nachdenken. Frag gleich noch einmal.
