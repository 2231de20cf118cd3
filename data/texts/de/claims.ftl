# Old-School-Tische (Regel 9): was reklamiert und entschieden wird, was offen liegt, worauf man sich einigt.

claims-before = { $count ->
    [one] Davor gab es eine Reklamation.
   *[other] Davor gab es { $count } Reklamationen.
}
claim-renege-true = { $name } hat reklamiert, dass { $against } in Stich { $trick } nicht bedient hat. Stimmt: { $against } hat { $played } gespielt und hatte { $could }.
claim-renege-false = { $name } hat reklamiert, dass { $against } in Stich { $trick } nicht bedient hat. Das stimmt nicht.
claim-lead-true = { $name } hat reklamiert, dass { $against } außer der Reihe ausgespielt hat ({ $cards }). Stimmt: Der Stich geht zurück.
claim-lead-blood = { $name } hat reklamiert, dass { $against } nicht mit Trumpf anfangen darf. Stimmt ({ $cards }): Der Stich geht zurück.
claim-lead-false = { $name } hat reklamiert, dass { $against } falsch ausgespielt hat. Es war erlaubt.
claim-call-true = { $name } hat reklamiert, dass { $against } falsch angesagt hat. Stimmt: Die Ansage gilt nicht, und diese Seite darf in dieser Runde nicht mehr ansagen.
claim-call-false = { $name } hat reklamiert, dass { $against } falsch angesagt hat. Es war erlaubt.
exposed = Offen vor { $name }: { $cards }.
suit-named = { $name } muss { $suit } ausspielen, wenn es geht.
barred = Kein Ansagerecht mehr in dieser Runde: { $names }.
misdeal-asked = { $names } { $count ->
    [one] meint
   *[other] meinen
}: falsch gegeben. Sind alle einverstanden, zählt die Runde nicht.
claims-open = Noch kann reklamiert werden; die Runde zählt, sobald alle für die nächste bereit sind.
claims-spent = { $names }: dreimal falsch reklamiert, in dieser Partie geht das nicht mehr.
claims-ready = Bereit: { $names }.
why-exposed = Deine offene Karte muss gespielt werden: { $cards }.
why-named = Du musst { $suit } ausspielen.

button-claim = Reklamieren
button-next-hand = Nächste Runde
choose-claim = Was reklamierst du?
choose-renege = { $name } hat in Stich { $trick } nicht bedient
choose-lead = { $name } hat falsch ausgespielt
choose-call = { $name } hat falsch angesagt
claim-about = Wähle, was du reklamierst. Alle sehen es und das Ergebnis; ein Irrtum kostet nichts.
claim-about-ranked = Wähle, was du reklamierst. Alle sehen es und was dabei herauskommt. { $left ->
    [one] Deine Seite darf sich in dieser gewerteten Partie noch einmal irren; danach könnt ihr nichts mehr reklamieren.
   *[other] Deine Seite darf sich in dieser gewerteten Partie noch { $left } Mal irren; danach könnt ihr nichts mehr reklamieren.
}
claim-nothing = Gerade gibt es nichts zu reklamieren: Kein Stich ist eingesammelt, und niemand von der Gegenseite hat eben ausgespielt oder angesagt.
claim-told = Der ganze Tisch weiß es jetzt.
