# Was nur eine Person sieht. Man duzt, wie Discord.

ask-wait = { $name } ist dran.
ask-nothing = Du hast gerade nichts zu tun.
panel-left = Du spielst an diesem Tisch nicht mehr mit.
panel-at-page = Du spielst gerade am Live-Tisch. Mit **{ $button }** kommen deine Karten hierher zurück.
ask-sit-out = Du setzt diese Runde aus: Dein Gegenüber spielt allein.
ask-over = Die Partie ist zu Ende.
ask-between = Die Runde ist zu Ende.
ask-away = Ein Computer spielt für dich, bis du auf { $button } drückst.
ask-late = Deine Zeit war um: Diesmal entscheidet ein Computer für dich, danach wieder du selbst.
ask-absent = Der Tisch wartet auf dich.
ask-cut = Du bist dran. Heb ab oder lass den Stapel, wie er ist.
ask-turn-tables = Du bist dran. Den Spieß umdrehen? Alle bekämen das Blatt von links, bevor jemand hineinschaut.
ask-order = Du bist dran. Aufgedeckt: { $card }. { $word ->
    [assist] Hilf deinem Gegenüber oder passe.
    [take-up] Nimm sie auf oder passe.
   *[order] Bestell sie für { $dealer } oder passe.
}
ask-call = { $nt ->
    [yes] Du bist dran. Umgedreht: { $card }. Sag eine andere Farbe oder ohne Trumpf an, oder passe.
   *[no] Du bist dran. Umgedreht: { $card }. Sag eine andere Farbe an oder passe.
}
ask-call-stuck = { $nt ->
    [yes] Du bist dran. Alle haben gepasst, also musst du eine Farbe oder ohne Trumpf ansagen. Umgedreht: { $card }.
   *[no] Du bist dran. Alle haben gepasst, also musst du eine Farbe ansagen. Umgedreht: { $card }.
}
ask-call-fold = { $nt ->
    [yes] Du bist dran. Alle haben gepasst: Sag eine Farbe oder ohne Trumpf an, oder schenk die Runde. Umgedreht: { $card }.
   *[no] Du bist dran. Alle haben gepasst: Sag eine Farbe an oder schenk die Runde. Umgedreht: { $card }.
}
ask-bid = Du bist dran. Biete, wie viele Stiche du machst, oder passe.
ask-bid-stuck = Du bist dran. Alle haben gepasst, also musst du bieten.
ask-name = Du bist dran. Du hast mit { $bid } das höchste Gebot: Wähle Trumpf.
ask-name-forced = Du bist dran. Alle haben gepasst, und du hast den Joker: Du musst bieten ({ $bid }). Wähle Trumpf.
ask-give-turnup = Du bist dran. Dein Gegenüber spielt allein. Aufgedeckt: { $card }. Dem Gegenüber geben oder auf dem Tisch lassen?
ask-discard = Du bist dran. Du hast eine Karte zu viel: Leg eine ab.
ask-discard-exchange = Du bist dran. Tausch zwei Karten gegen zwei von { $partners ->
    [one] deinem Gegenüber
   *[other] deinem Team
}, oder behalte alle.
ask-best = Du bist dran. Leg eine Karte ab und verlange die beste deines Gegenübers, oder spiel mit deinem Blatt.
ask-give = Du bist dran. { $count ->
    [one] Gib { $name } eine Karte für das Solo.
   *[other] Gib { $name } { $count } Karten für das Solo.
}
ask-partner = Du bist dran. Ruf eine Farbe: Wer ihre beste Karte hat, spielt mit dir. Oder spiel allein.
ask-defend-alone = Du bist dran. { $name } spielt allein. Verteidigst du allein?
ask-suit = Du bist dran. Bestimme die Farbe, die links von dir ausgespielt werden muss, oder passe.
ask-lead = Du bist dran. Du spielst aus.
ask-play = Du bist dran. Spiel eine Karte.
ask-follow = Du bist dran. Bediene { suit }.
ask-gather = Der Stich gehört euch: Sammle ihn ein oder spiel gleich weiter aus.
ask-claims = Die Runde ist zu Ende. Reklamiere, was du gesehen hast.

panel-trump = Trumpf { $suit }: { $made }.
panel-no-trump = Ohne Trumpf: { $made }.
panel-trick = { $plays }.
panel-led = { $you ->
    [yes] Du hast { $card } ausgespielt
   *[no] { $who } hat { $card } ausgespielt
}
panel-played = { $you ->
    [yes] du hast { $card } gespielt
   *[no] { $who } hat { $card } gespielt
}
panel-ahead = { $you ->
    [yes] Du liegst
   *[no] { $who } liegt
} mit { $card } vorn.
panel-hand = Dein Blatt: { $cards }.
panel-hand-trump = Deine Trümpfe: { $trump }; dazu { $cards }.
panel-hand-trump-only = Du hast nur Trumpf: { $trump }.
panel-hand-no-trump = Du hast keinen Trumpf: { $cards }.
panel-hand-empty = Dein Blatt ist leer.
panel-discarded = Abgelegt: { $cards }.
panel-gave = Gegeben: { $cards }.
panel-received = Bekommen: { $cards }.
panel-taken = Du hast { tricks } gemacht.
panel-taken-side = Deine Seite hat { tricks } gemacht, die anderen { $theirs }.

who-partner = { $name } (dein Gegenüber)
who-left = { $name } (Gegenseite, links)
who-right = { $name } (Gegenseite, rechts)
who-opponent = { $name } (Gegenseite)
who-other = { $name }

why-follow = { suit-title } ist angespielt, du musst bedienen.
why-holds-trump = Du kannst nur eine Farbe zu Trumpf machen, in der du dann einen Trumpf hast.
why-holds-natural = Du kannst nur eine Farbe zu Trumpf machen, von der du eine Karte hast; linker Bauer und Joker zählen nicht.
why-keep-turn-up = Die aufgenommene Karte bleibt auf der Hand; leg eine andere ab.
why-follow-left = { $card } zählt als { $suit }.
why-first-blood = Die allererste ausgespielte Karte darf kein Trumpf sein.
why-joker = Der Joker bleibt in deinem Blatt: Er hat das Gebot gewonnen.
secret-partner = Du spielst heimlich mit { $name } zusammen. Sonst weiß es niemand.
