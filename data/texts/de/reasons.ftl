# Warum etwas gut ist, in einem Satz, den gute Spielende sagen würden; unter /hint und in „Wie war mein Spiel?“
# ally: partner, oder defender für alle, die nur in dieser Runde mit dir verteidigen. aces: die außerhalb von Trumpf.

reason-close = Es ist knapp. { $reason }
reason-no-difference = Nach den Zahlen ist es hier fast gleich, was du tust.
reason-same-work = Diese Karten sind gleich viel wert: Dazwischen ist nichts mehr draußen.

reason-need-all = Deine Seite braucht { $count ->
    [2] beide
   *[other] alle { $count }
} Stiche, die noch kommen, um { $aim ->
    [make] es zu schaffen
   *[stop] die anderen aufzuhalten
}: Halte nichts zurück.
reason-partner-sure = { $ally ->
    [partner] Dein Gegenüber hat diesen Stich schon
   *[defender] Wer mit dir verteidigt, hat diesen Stich schon
} mit { $card }, und auf der Gegenseite kann das niemand mehr schlagen.
reason-partner-sure-keep = { $ally ->
    [partner] Dein Gegenüber hat diesen Stich schon
   *[defender] Wer mit dir verteidigt, hat diesen Stich schon
} mit { $card }, und auf der Gegenseite kann das niemand mehr schlagen: Behalte { $other }.
reason-partner-ahead = { $ally ->
    [partner] Dein Gegenüber liegt vorn
   *[defender] Wer mit dir verteidigt, liegt vorn
} mit { $card }, und du hast nichts Höheres.
reason-partner-ahead-keep = { $ally ->
    [partner] Dein Gegenüber liegt bisher vorn
   *[defender] Wer mit dir verteidigt, liegt bisher vorn
} mit { $card }: Behalte { $other }.
reason-overtake-sure = { $ally ->
    [partner] Dein Gegenüber liegt vorn
   *[defender] Wer mit dir verteidigt, liegt vorn
} mit { $other }, aber das lässt sich noch schlagen; { $card } nicht.
reason-overtake = { $ally ->
    [partner] Dein Gegenüber liegt vorn
   *[defender] Wer mit dir verteidigt, liegt vorn
} mit { $other }, aber das lässt sich noch schlagen; { $card } nicht so leicht.
reason-last-only = Nach dir kommt niemand mehr, und nur { $card } holt diesen Stich.
reason-last-cheapest = Nach dir kommt niemand mehr, und { $card } ist die billigste Karte, die diesen Stich holt.
reason-sure-win = Auf der Gegenseite kann nach dir niemand { $card } schlagen.
reason-last-hope = Von deiner Seite kommt niemand mehr nach dir, und { $card } ist deine billigste Karte, die in Führung geht.
reason-highest-of-suit = In { $suit } ist nichts Höheres als { $card } mehr draußen: Nur ein Trumpf sticht.
reason-lowest-trump = Du hast kein { $suit }, und { $card } ist dein niedrigster Trumpf, der in Führung geht.
reason-go-ahead = Mit { $card } gehst du in Führung; für den Stich müssen die anderen höher spielen.
reason-guarded-trump = Behalte { $card } und { $other } zusammen: Nur ein Trumpf ist höher, und so gedeckt kann deiner noch einen Stich holen.
reason-sure-later = Behalte { $card }: Kein Trumpf, der noch draußen ist, schlägt diese Karte; sie holt später einen Stich.
reason-leave-to-partner = { $ally ->
    [partner] Dein Gegenüber spielt noch zu diesem Stich
   *[defender] Wer mit dir verteidigt, spielt noch zu diesem Stich
}: Behalte { $other }.
reason-keep-winner = Lass diesen Stich laufen und behalte { $other } für einen späteren.
reason-throw-void = Diesen Stich bekommst du nicht. Ohne { $card } hast du kein { $suit } mehr und kannst stechen.
reason-throw-lowest = Diesen Stich bekommst du nicht, also geht deine niedrigste Karte weg.
reason-keep-highest = Diesen Stich bekommst du nicht. Behalte { $other }, die höchste Karte, die in { $suit } noch im Spiel ist.
reason-keep-guard = Diesen Stich bekommst du nicht. Behalte { $card } mit { $other } daneben: In { $suit } ist nur eine Karte höher.
reason-cannot-win = Diesen Stich bekommst du nicht, und auf { $card } kannst du verzichten.

reason-save-loser = Erst die sicheren Stiche, { $other } zuletzt: Bis dahin ist vielleicht abgeworfen, was höher ist.
reason-show-left = Dein Gegenüber hat Trumpf bestimmt: Spiel Trumpf aus; { $card } zeigt auch, wo der linke Bauer ist.
reason-trump-to-maker = Dein Gegenüber hat Trumpf bestimmt: Spiel Trumpf aus.
reason-pull-top = Zieh ihnen die Trümpfe: Keiner, der noch draußen ist, schlägt { $card }.
reason-pull = Du hast Trumpf bestimmt: Spiel Trumpf aus, damit sie keinen mehr haben, wenn deine anderen Karten kommen.
reason-top-trump = Kein Trumpf, der noch draußen ist, schlägt { $card }.
reason-sure-trick = Sie haben keinen Trumpf mehr und können { $card } nicht schlagen.
reason-keep-trumps = Sie haben keinen Trumpf mehr, also können deine warten.
reason-partner-trumps = { $ally ->
    [partner] Dein Gegenüber hat kein { $suit }
   *[defender] Wer mit dir verteidigt, hat kein { $suit }
} und kann vielleicht stechen.
reason-cash = In { $suit } schlägt nichts { $card }: Spiel diese Karte aus, bevor jemand stechen kann.
reason-away-from-void = Behalte { $other }: Auf der Gegenseite hat jemand kein { $suit } und kann vielleicht stechen.
reason-lone-keep-ace = Gegen ein Solo behalte { $other } für die letzten Stiche.
reason-lone-long-suit = Gegen ein Solo spiel aus deiner längsten Farbe aus, { $suit }.
reason-lead-void = Es ist deine einzige Karte in { $suit }: Danach kannst du in dieser Farbe stechen.
reason-lead-keep = Behalte { $other }, die höchste Karte, die in { $suit } noch im Spiel ist, für einen späteren Stich.
reason-lead-no-winner = Du hast keine Karte, die ausgespielt sicher sticht, also spiel niedrig aus.
reason-lead-high = Du hast keine Karte, die ausgespielt sicher sticht; aber um { $card } zu schlagen, braucht es etwas Höheres oder einen Trumpf.

reason-sacrifice = Ein Opfer: Ein Euchre ist wahrscheinlicher als ein Erfolg, aber mit allem anderen verlierst du die Partie noch öfter.
reason-donate = Ein Opfer: Auch wenn sie mit einem Euchre { points } holen, sind sie noch nicht im Ziel; ein Solo könnte ihnen sofort die Partie bringen.
reason-stuck = Du musst etwas ansagen, und { $suit } ist das kleinste Übel.
reason-game-point-together = Dir fehlt nur ein Punkt, also nimm dein Gegenüber mit: Ein Durchmarsch allein bringt nicht mehr.
reason-their-game-point = Ein Opfer: Ihnen fehlt nur ein Punkt, also gewinnen sie mit jeder geschafften Runde die Partie.
reason-partner-has = Dir fehlt { $card }; vielleicht hat dein Gegenüber diese Karte.
reason-alone-top = Du hättest { $count ->
    [one] den höchsten Trumpf
   *[other] die { $count } höchsten Trümpfe
}{ $aces ->
    [0] {""}
    [one] {" "}und ein Ass dazu
   *[other] {" "}und { $aces } Asse dazu
}, und alle Stiche allein sind { points } wert.
reason-alone-points = Alle Stiche allein sind { points } wert, und du holst sie öfter, als du ein Euchre kassierst.
reason-next = Die Seite, die gibt, hat die erste Farbe nicht genommen, also hat sie deren Bauern kaum; in { $suit } sind dieselben zwei Buben die Bauern.
reason-reverse-next = Deine Seite hat die erste Farbe nicht genommen, also versuch es mit { $suit }, der anderen Kartenfarbe (rot statt schwarz oder umgekehrt).
reason-strong-hand = Du hättest { $count ->
    [one] einen Trumpf, { $card }
   *[other] { $count } Trümpfe, der beste: { $card }
}{ $aces ->
    [0] {""}
    [one] {" "}und ein Ass dazu
   *[other] {" "}und { $aces } Asse dazu
}: In { $suit } wird das meistens geschafft.
reason-better-suit = In { $suit } bist du stärker, und das kannst du ansagen, wenn alle passen.
reason-aces-win = { $aces ->
    [one] Dein Ass macht seinen Stich, wenn niemand trumpfen kann.
   *[other] Deine { $aces } Asse machen ihre Stiche, wenn niemand trumpfen kann.
}
reason-gives-card = Bestellst du, bekommt die Gegenseite { $card }.
reason-partner-deals = Dein Gegenüber gibt und entscheidet zuletzt; mit { $count ->
    [0] keinem Trumpf
    [one] einem Trumpf
   *[other] { $count } Trümpfen
} kannst du es ihm überlassen.
reason-weak-pick-up = Auch mit { $card } hättest du nur { $count ->
    [one] einen Trumpf
   *[other] { $count } Trümpfe, der beste: { $other }
}.
reason-dealer-stuck = Passen alle, muss die Gegenseite etwas ansagen: Sie gibt.
reason-partner-asked = Dein Gegenüber kommt noch dran.
reason-no-long-suit = Du hast von keiner Farbe, die du ansagen darfst, mehr als { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
reason-poor-calls = Was du auch ansagst: Ein Euchre ist mindestens so wahrscheinlich wie ein Erfolg.
reason-bid-too-high = Du müsstest mindestens { $points } bieten, und deine beste Farbe, { $suit }, hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
reason-bid-sacrifice = Ein Opfer: Das Gebot misslingt eher, als dass es gelingt, aber alles andere verliert die Partie noch öfter.
reason-bid-raises = Wahrscheinlich überbieten dich die anderen und müssen dann mindestens { $points } Stiche machen.
reason-bid-holds = Bleibt das Gebot bei deiner Seite, so gelingt es öfter, als es misslingt; deine beste Farbe, { $suit }, hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
reason-defend-together = Mit { $count ->
    [0] keinem Trumpf
    [one] einem Trumpf
   *[other] { $count } Trümpfen
} bist du mit deinem Gegenüber besser dran.
reason-defend-alone = Du hast { $count ->
    [one] einen Trumpf, { $card }
   *[other] { $count } Trümpfe, der beste: { $card }
}{ $aces ->
    [0] {""}
    [one] {" "}und ein Ass dazu
   *[other] {" "}und { $aces } Asse dazu
}: Das kann ein Solo auch so aufhalten.
reason-call-best = Dir fehlt { $card }; wer die beste Karte in { $suit } hat, spielt mit dir.
reason-no-partner = Du hast { $count ->
    [one] einen Trumpf, { $card }
   *[other] { $count } Trümpfe, der beste: { $card }
}{ $aces ->
    [0] {""}
    [one] {" "}und ein Ass dazu
   *[other] {" "}und { $aces } Asse dazu
}: Du kommst ohne Hilfe aus.

reason-discard-void = Ohne { $card } hast du kein { $suit } und kannst stechen.
reason-discard-lowest = Deine niedrigste Karte, { $card }, fehlt dir am wenigsten.
reason-discard-keep-suit = Behalte { $card } und { $other } zusammen: Eine deckt die andere.
reason-discard-keep-trumps = Behalte { $count ->
    [one] deinen Trumpf
   *[other] alle { $count } Trümpfe
}: { $card } ist leichter zu entbehren.
reason-give-trump = Nichts von dir hilft einem Solo mehr als { $card }, dein höchster Trumpf.
reason-give-highest = Du hast keinen Trumpf, und { $card } ist die höchste Karte, die du geben kannst.
reason-ask-for-best = Deine niedrigste Karte geht, dafür kommt die beste von deinem Gegenüber.
reason-one-more-trump = Ein Trumpf mehr hilft einem Solo, und dafür lässt sich etwas anderes ablegen.
