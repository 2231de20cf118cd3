# Die Wörter des Spiels zum Nachschlagen.
# found-…: die Formen, in denen Texte dieses Katalogs das Wort gebrauchen, mit | dazwischen; … am Ende einer Form
# steht für den Rest eines Wortes, * für einige Wörter, # für eine Zahl.
# meaning-…: ein, zwei Sätze; die Regeln des Tisches folgen von selbst.

term-turn-tables = Den Spieß umdrehen
found-turn-tables = spieß umdrehen… | spieß umdreh… | so lassen…
meaning-turn-tables = Eine Seite, die weit zurückliegt, darf alle Blätter um einen Platz weitergeben lassen, bevor jemand hineinschaut.

term-cut = Abheben
found-cut = abheben… | hebt ab… | heb ab
meaning-cut = Vor dem Geben einen Teil des Stapels abheben.

term-farmers = Farmerblatt
found-farmers = farmerblatt…
meaning-farmers = Ein Blatt mit drei niedrigen Karten, Neunen oder Zehnen. Sie werden gezeigt und getauscht; danach muss man bieten.

term-ace-no-face = Ass ohne Bild
found-ace-no-face = ass ohne bild… | ass und ohne bild…
meaning-ace-no-face = Ein Blatt mit genau einem Ass und ohne König, Dame oder Bube.

term-order = Bestellen
found-order = bestell…
meaning-order = Die Farbe der aufgedeckten Karte als Trumpf bestimmen, wenn die Gegenseite gibt. Wer gibt, nimmt die Karte auf; Trumpf bestimmt hat, wer bestellt.

term-assist = Helfen
found-assist = helfen… | hilft… | hilf… | geholfen…
meaning-assist = Die Farbe der aufgedeckten Karte als Trumpf bestimmen, wenn das Gegenüber gibt. Wer gibt, nimmt die Karte auf; Trumpf bestimmt hat, wer hilft.

term-take-up = Aufnehmen
found-take-up = aufnehmen… | nimmt auf… | nimm sie auf… | aufgenommen…
meaning-take-up = Wer gibt, macht die Farbe der aufgedeckten Karte zu Trumpf, nimmt die Karte auf und legt eine ab.

term-turned-down = Umgedreht
found-turned-down = umgedreht…
meaning-turned-down = Niemand hat die aufgedeckte Karte angenommen. In der zweiten Runde sind nur die anderen drei Farben erlaubt.

term-call = Ansagen
found-call = ansagen… | sag eine… | sagt ♠… | sagt ♥… | sagt ♦… | sagt ♣… | angesagt… | wählt trumpf… | wähle trumpf | nenn…
meaning-call = Sagen, welche Farbe Trumpf ist, wenn die aufgedeckte Karte umgedreht wurde. Wer es tut, bestimmt Trumpf.

term-no-trump = Ohne Trumpf
found-no-trump = ohne trumpf…
meaning-no-trump = Eine Runde, in der keine Farbe Trumpf ist und es keine Bauern gibt: Die höchste Karte der ausgespielten Farbe macht den Stich.

term-stick = Festsitzen
found-stick = sitzt fest… | muss eine farbe ansagen… | musst du eine farbe… | musst eine farbe…
meaning-stick = Alle haben zweimal gepasst, also muss eine Farbe ansagen, wer gibt.

term-fold = Runde schenken
found-fold = runde schenken… | schenkt die runde… | schenk die runde… | geschenkt…
meaning-fold = Nachdem alle gepasst haben, sagt auch niemand am Geben eine Farbe an: Die Runde geht an die Gegenseite.

term-bid = Gebot
found-bid = gebot… | biet… | bieten…
meaning-bid = Die Stiche, die man verspricht, um Trumpf wählen zu dürfen. Alle bieten einmal, höher als alle zuvor, oder passen. Ein verfehltes Gebot ist verloren, auch unter null.

term-forced = Erzwungenes Gebot
found-forced = muss ein gebot… | musste… | musst du bieten… | gezwungen… | du spielst ein gebot… | notgedrungen… | muss bieten… | musst bieten…
meaning-forced = Niemand wollte bieten, also muss es jemand tun.

term-widow = Skat
found-widow = skat
meaning-widow = Die Karte, die nach dem Geben übrig ist. Wer das höchste Gebot hat, nimmt sie auf und legt eine ab.

term-joker = Joker
found-joker = joker…
meaning-joker = Der höchste Trumpf, noch über dem rechten Bauern. Bevor Trumpf bestimmt ist, gehört er zu keiner Farbe.

term-discard = Ablegen
found-discard = ablegen… | abgelegt… | legt ab… | leg eine… | leg zwei… | tausch zwei… | weg, beste…
meaning-discard = Eine Karte verdeckt weglegen. Sie spielt nicht mehr mit, und niemand sieht sie.

term-best = Die beste Karte verlangen
found-best = beste deines gegenübers… | beste karte verlangen… | beste verlangen… | beste holen…
meaning-best = Wer allein spielt, bekommt eine Karte vom Gegenüber und legt eine ab.

term-give-turnup = Aufgedeckte Karte geben
found-give-turnup = aufgedeckte karte geben… | aufgedeckte geben… | gegenüber geben…
meaning-give-turnup = Spielt das Gegenüber allein, darf die aufgedeckte Karte dorthin geben, wer gibt.

term-secret = Eine Farbe rufen
found-secret = ruft eine farbe… | ruf eine farbe… | ruft das beste… | gerufen… | heimlich… | bestes…
meaning-secret = Wer Trumpf bestimmt, ruft eine Farbe: Wer ihre beste Karte hat, ist in dieser Runde mit im Team und zeigt es erst, wenn diese Karte gespielt wird.

term-defend-alone = Allein verteidigen
found-defend-alone = allein verteidigen… | verteidigt allein… | verteidigt nicht allein… | verteidigst du allein… | hat allein verteidigt…
meaning-defend-alone = Gegen ein Solo darf auch jemand von der Gegenseite allein spielen; das Gegenüber setzt dann aus.

term-alone = Allein spielen
found-alone = allein | setzt aus… | setzen aus… | setzt diese… | solo | soli
meaning-alone = Ohne das Gegenüber spielen: Es legt seine Karten weg und setzt aus. Das bringt mehr Punkte.
meaning-alone-secret = Ohne Team gegen alle anderen spielen; niemand setzt aus.

term-follow = Bedienen
found-follow = bedien…
meaning-follow = Du musst die angespielte Farbe bedienen, wenn du sie hast; der linke Bauer zählt als Trumpf. Hast du sie nicht, darfst du jede Karte spielen.

term-bower = Rechter und linker Bauer
found-bower = bauer… | bauern…
meaning-bower = Der Trumpfbube ist der rechte Bauer, der höchste Trumpf. Der andere gleichfarbige Bube (Pik geht mit Kreuz, Herz mit Karo) ist der linke Bauer, der zweithöchste; er gehört zum Trumpf, nicht zur aufgedruckten Farbe.

term-euchre = Euchre
found-euchre = euchre… | reingefallen…
meaning-euchre = Die Seite, die Trumpf bestimmt hat, hat nicht die Mehrheit der Stiche gemacht: Sie kassiert ein Euchre, und die Gegenseite bekommt Punkte.

term-march = Durchmarsch
found-march = durchmarsch… | alle stiche…
meaning-march = Die Seite, die Trumpf bestimmt hat, macht alle Stiche.

term-set = Verfehltes Gebot
found-set = verfehlt…
meaning-set = Das Gebot wurde verfehlt: Es wird abgezogen, auch unter null.

term-barn = In der Scheune
found-barn = in der scheune…
meaning-barn = Nur noch ein Punkt fehlt. Der Brauch verlangt Stallgeräusche, und Teams, die dort bleiben, melken einander die Daumen.

term-shut-out = Zu null
found-shut-out = zu null… | tanz der schande…
meaning-shut-out = Die unterlegene Seite hat keinen einzigen Punkt. Der Brauch verlangt von ihr den Tanz der Schande.

term-slam = Schlemm
found-slam = schlemm…
meaning-slam = Die unterlegene Seite hat null Punkte oder weniger: Die Partie zählt doppelt.

term-mugs = Wer verliert, gibt
found-mugs = wer verloren hat, gibt… | wer verliert, gibt…
meaning-mugs = Wer eine Partie verloren hat, gibt in der nächsten zuerst, und niemand hebt ab.

term-salute = Salut
found-salute = pfeift… | pfeif… | salutier…
meaning-salute = Der Brauch: Wer einen Bauern aufdeckt, begrüßt ihn mit Pfiff und Salut.

term-thrown-in = Einwerfen
found-thrown-in = eingeworfen… | einwerfen… | ass ohne bild…
meaning-thrown-in = Die Karten werden zurückgegeben, und niemand bekommt Punkte.

term-turn-up = Aufgedeckte Karte
found-turn-up = aufgedeckt… | auf dem tisch geblieben…
meaning-turn-up = Die Karte, die nach dem Geben offen liegt. In der ersten Bietrunde geht es um ihre Farbe.

term-trump = Trumpf
found-trump = trumpf… | trümpfe…
meaning-trump = Die Farbe, die in dieser Runde alle anderen schlägt. Von oben: rechter Bauer, linker Bauer, Ass, König, Dame, Zehn und so weiter.

term-lead = Ausspielen
found-lead = ausspielen… | spiel * aus | spielt aus… | ausgespielt… | angespielt… | du spielst aus… | spielt * aus
meaning-lead = Die erste Karte eines Stichs spielen. Die anderen müssen ihre Farbe bedienen, wenn sie können.

term-trick = Stich
found-trick = stich…
meaning-trick = Von allen eine Karte. Der höchste Trumpf macht ihn, sonst die höchste Karte der angespielten Farbe. Wer ihn macht, spielt zum nächsten aus.

term-laps = Übertrag
found-laps = übertrag…
meaning-laps = Punkte über das Ziel hinaus zählen für die nächste Partie.

term-renege = Farbe nicht bedient
found-renege = nicht bedient… | nichtbedien… | renonce…
meaning-renege = Die Farbe nicht bedienen, obwohl man könnte. Bis der Stich eingesammelt ist, lässt es sich berichtigen; danach darf die Gegenseite es reklamieren.

term-misdeal = Vergeben
found-misdeal = vergeben… | falsch gegeben…
meaning-misdeal = Ein Geben, das der ganze Tisch für ungültig erklärt, bevor der erste Stich eingesammelt ist.

term-claim = Reklamieren
found-claim = reklamier… | reklamation… | falsch ausgespielt… | falsch angesagt… | nicht bedient…
meaning-claim = Zu sagen, dass die Gegenseite gegen eine Regel verstoßen hat: nicht bedient, falsch ausgespielt oder falsch angesagt. Drück auf **{ button-claim }** und wähle; entschieden wird nach den Karten, für alle sichtbar. Ein Irrtum kostet nichts.

term-gather = Einsammeln
found-gather = einsammel… | eingesammelt… | sammle… | sammelt…
meaning-gather = Einen vollen Stich vom Tisch nehmen. Das tut die Seite, die ihn gemacht hat, oder sie spielt gleich weiter aus; nach einer Weile geschieht es von selbst. Zurücknehmen kann man eine Karte nur vorher.

term-exposed = Offene Karte
found-exposed = offen vor… | offene karte… | liegt offen…
meaning-exposed = Eine Karte, die nach einem falschen, reklamierten Ausspiel offen vor ihrem Platz liegt. Sie muss gespielt werden, sobald es erlaubt ist.

term-steal = Das Geben stehlen
found-steal = stehlen… | gestohlen… | stiehlt…
meaning-steal = Geben, obwohl jemand anderes an der Reihe ist. Sagt die andere Seite nichts, bevor die Karte aufgedeckt ist, bleibt das Geben gestohlen.

term-maker = Trumpfseite
found-maker = trumpfseite… | trumpf bestimmt…
meaning-maker = Die Seite, die Trumpf bestimmt hat. Sie muss die Mehrheit der Stiche machen oder so viele wie geboten.

term-dealer = Geben
found-dealer = gibt. | gibt zuerst… | gibt neu…
meaning-dealer = Wer gibt, spricht zuletzt und darf die aufgedeckte Karte aufnehmen. Nach jeder Runde wandert das Geben im Uhrzeigersinn weiter.

term-kitty = Talon
found-kitty = talon…
meaning-kitty = Die Karten, die nach dem Geben übrig sind. Sie bleiben verdeckt und werden nicht gespielt.

term-points = Punkte
found-points = bis | stand | punkt… | endstand
meaning-points = Was eine Runde an diesem Tisch bringt.
