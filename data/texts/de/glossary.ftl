# Die Wörter des Spiels zum Nachschlagen. found-…: die Formen, in denen Texte dieses Katalogs das Wort gebrauchen,
# mit | dazwischen; … am Ende steht für
# den Rest eines Wortes, * für einige Wörter, # für eine Zahl. meaning-…: ein, zwei Sätze; die Regeln des Tisches folgen von selbst.

term-turn-tables = Den Tisch drehen
found-turn-tables = den tisch drehen… | tisch drehen… | den tisch so…
meaning-turn-tables = Eine Seite, die weit zurückliegt, darf alle Blätter um einen Platz weitergeben lassen, bevor jemand sie ansieht.

term-cut = Abheben
found-cut = abheben… | hebt ab… | heb ab
meaning-cut = Vor dem Geben einen Teil des Packs abheben.

term-farmers = Farmerblatt
found-farmers = farmerblatt…
meaning-farmers = Ein Blatt mit drei niedrigen Karten, Neunen oder Zehnen. Es wird gezeigt, die drei werden getauscht; dann muss man bieten.

term-ace-no-face = Ass ohne Bild
found-ace-no-face = ass ohne bild… | ass und ohne bild…
meaning-ace-no-face = Ein Blatt mit genau einem Ass und ohne König, Dame oder Bube.

term-order = Bestellen
found-order = bestell…
meaning-order = Die Farbe der aufgedeckten Karte zu Trumpf machen, gesagt von einem Gegner des Gebers. Der Geber nimmt die Karte auf; wer bestellt hat, macht Trumpf.

term-assist = Helfen
found-assist = helfen… | hilft… | hilf… | geholfen…
meaning-assist = Die Farbe der aufgedeckten Karte annehmen, gesagt vom Partner des Gebers. Der Geber nimmt die Karte auf.

term-take-up = Aufnehmen
found-take-up = aufnehmen… | nimmt auf… | nimm sie auf… | aufgenommen…
meaning-take-up = Der Geber nimmt die Farbe an, dazu die aufgedeckte Karte in sein Blatt, und legt eine andere ab.

term-turned-down = Umgedreht
found-turned-down = umgedreht… | umdrehen… | dreh sie um…
meaning-turned-down = Niemand hat die aufgedeckte Karte angenommen. In der zweiten Runde sind nur die anderen drei Farben erlaubt.

term-call = Ansagen
found-call = ansagen… | sag eine… | sagt ♠… | sagt ♥… | sagt ♦… | sagt ♣… | angesagt… | wählt trumpf… | wähle trumpf | nenn…
meaning-call = Sagen, welche Farbe Trumpf ist, wenn die aufgedeckte umgedreht wurde. Wer es tut, macht Trumpf.

term-stick = Der Geber sitzt fest
found-stick = sitzt fest… | muss eine farbe ansagen… | musst du eine farbe… | musst eine farbe…
meaning-stick = Alle haben zweimal gepasst: Der Geber muss eine Farbe ansagen.

term-fold = Aufgeben
found-fold = aufgeben… | gibt auf… | gib auf… | aufgegeben…
meaning-fold = Der Geber, dem allein die Wahl bleibt, sagt keine Farbe an und gibt die Runde verloren.

term-bid = Gebot
found-bid = gebot… | biet… | bieten…
meaning-bid = Die Stiche, die jemand verspricht, wenn er Trumpf wählen darf. Jeder bietet einmal, höher als alle zuvor, oder passt. Wer sein Gebot verfehlt, verliert es, auch unter null.

term-forced = Erzwungenes Gebot
found-forced = muss ein gebot… | musste… | musst du bieten… | gezwungen… | du spielst ein gebot…
meaning-forced = Niemand wollte bieten, also muss einer.

term-widow = Skat
found-widow = skat
meaning-widow = Die Karte, die nach dem Geben übrig ist. Wer das höchste Gebot hat, nimmt sie auf und legt eine ab.

term-joker = Joker
found-joker = joker…
meaning-joker = Der höchste Trumpf, noch über dem rechten Bauern. Bevor Trumpf gemacht ist, gehört er zu keiner Farbe.

term-discard = Ablegen
found-discard = ablegen… | abgelegt… | legt ab… | leg eine… | leg zwei…
meaning-discard = Eine Karte verdeckt weglegen. Sie spielt nicht mehr mit, und niemand sieht sie.

term-best = Die beste des Partners
found-best = beste des partners… | beste deines partners… | beste karte des partners… | beste verlangen…
meaning-best = Wer allein spielt, bekommt eine Karte seines Partners und legt eine ab.

term-give-turnup = Die aufgedeckte geben
found-give-turnup = aufgedeckte karte geben… | ihm die… | ihm geben
meaning-give-turnup = Spielt der Partner des Gebers allein, darf der Geber ihm die aufgedeckte Karte überlassen.

term-secret = Einen Partner rufen
found-secret = ruft einen partner… | ruf eine farbe… | ruft das beste… | gerufen… | geheimer partner… | heimlich… | bestes…
meaning-secret = Wer Trumpf macht, ruft eine Farbe: Wer ihre beste Karte hat, ist für diese Runde sein Partner und zeigt es erst, wenn er sie spielt.

term-defend-alone = Allein verteidigen
found-defend-alone = allein verteidigen… | verteidigt allein… | verteidigst du allein… | hat allein verteidigt…
meaning-defend-alone = Gegen ein Alleinspiel darf ein Gegner ebenfalls allein spielen; sein Partner setzt aus.

term-alone = Allein spielen
found-alone = allein | setzt aus… | setzen aus… | setzt diese… | alleinspiel…
meaning-alone = Ohne Partner spielen: Er legt sein Blatt hin und setzt aus. Das bringt mehr.
meaning-alone-secret = Ohne Partner gegen alle anderen spielen; niemand setzt aus.

term-follow = Bedienen
found-follow = bedien…
meaning-follow = Du musst die angespielte Farbe bedienen, wenn du sie hast; der linke Bauer zählt als Trumpf. Sonst darfst du jede Karte spielen.

term-bower = Rechter und linker Bauer
found-bower = bauer… | bauern…
meaning-bower = Der Trumpfbube ist der rechte Bauer, der höchste Trumpf. Der andere gleichfarbige Bube (Pik geht mit Kreuz, Herz mit Karo) ist der linke Bauer, der zweithöchste; er gehört zum Trumpf, nicht zu seiner aufgedruckten Farbe.

term-euchre = Euchre
found-euchre = euchre… | reingefallen…
meaning-euchre = Die Seite, die Trumpf gemacht hat, blieb unter der Mehrheit der Stiche: Sie ist reingefallen, und die anderen bekommen Punkte.

term-march = Durchmarsch
found-march = durchmarsch… | alle stiche…
meaning-march = Die Seite, die Trumpf gemacht hat, machte alle Stiche.

term-set = Verlorenes Gebot
found-set = verloren: | verfehlt…
meaning-set = Das Gebot wurde nicht erreicht: Es wird abgezogen, auch unter null.

term-barn = In der Scheune
found-barn = in der scheune…
meaning-barn = Nur noch ein Punkt fehlt. Der Brauch verlangt Stallgeräusche, und Partner, die dort bleiben, melken einander die Daumen.

term-shut-out = Zu null
found-shut-out = zu null… | tanz der schande…
meaning-shut-out = Die Verlierer haben keinen einzigen Punkt. Der Brauch verlangt von ihnen den Tanz der Schande.

term-slam = Schlemm
found-slam = schlemm…
meaning-slam = Die Verlierer haben nichts oder weniger: Die Partie zählt doppelt.

term-mugs = Trostpreis
found-mugs = trostpreis…
meaning-mugs = Wer eine Partie verloren hat, gibt in der nächsten zuerst, und niemand hebt ab.

term-salute = Salut
found-salute = pfeift… | pfeif… | salutier…
meaning-salute = Der Brauch will, dass der Geber einen aufgedeckten Bauern mit einem Pfiff und einem Salut begrüßt.

term-thrown-in = Einwerfen
found-thrown-in = eingeworfen… | einwerfen…
meaning-thrown-in = Die Karten werden zurückgegeben, und niemand bekommt Punkte.

term-turn-up = Aufgedeckte Karte
found-turn-up = aufgedeckt… | auf dem tisch geblieben…
meaning-turn-up = Die Karte, die nach dem Geben offen liegt. In der ersten Bietrunde geht es um ihre Farbe.

term-trump = Trumpf
found-trump = trumpf… | trümpfe…
meaning-trump = Die Farbe, die in dieser Runde alle anderen schlägt. Von oben: rechter Bauer, linker Bauer, Ass, König, Dame, Zehn und so weiter.

term-lead = Ausspielen
found-lead = ausspielen… | spielt aus… | ausgespielt… | angespielt… | du spielst aus… | spielt * aus
meaning-lead = Die erste Karte eines Stichs spielen. Die anderen müssen ihre Farbe bedienen, wenn sie können.

term-trick = Stich
found-trick = stich…
meaning-trick = Eine Karte von jedem. Der höchste Trumpf macht ihn, sonst die höchste Karte der angespielten Farbe. Wer ihn macht, spielt zum nächsten aus.

term-laps = Übertrag
found-laps = übertrag…
meaning-laps = Punkte über das Ziel hinaus zählen für die nächste Partie.

term-renege = Farbe nicht bedient
found-renege = nicht bedient… | renonce…
meaning-renege = Die Farbe nicht bedienen, obwohl man könnte. Bis der Stich weggenommen ist, lässt es sich berichtigen; danach dürfen die Gegner es anzeigen.

term-misdeal = Vergeben
found-misdeal = vergeben… | falsch gegeben…
meaning-misdeal = Ein Geben, das nach Übereinkunft aller nicht gilt, bevor der erste Stich weggenommen ist.

term-steal = Das Geben stehlen
found-steal = stehlen… | gestohlen… | stiehlt…
meaning-steal = Geben, bevor der es tut, der an der Reihe ist. Sagt seine Seite nichts, bevor die Karte aufgedeckt ist, bleibt das Geben gestohlen.

term-maker = Trumpfmacher
found-maker = trumpfmacher… | trumpfseite… | trumpf gemacht…
meaning-maker = Wer Trumpf gemacht hat. Seine Seite muss die Mehrheit der Stiche machen, oder was er geboten hat.

term-dealer = Geber
found-dealer = gibt. | geber… | gibt zuerst… | gibt neu…
meaning-dealer = Er gibt, spricht zuletzt und darf die aufgedeckte Karte aufnehmen. Nach jeder Runde gibt der Nächste im Uhrzeigersinn.

term-kitty = Talon
found-kitty = talon…
meaning-kitty = Die Karten, die nach dem Geben übrig sind. Sie bleiben verdeckt und werden nicht gespielt.

term-points = Punkte
found-points = bis | stand | punkt… | endstand
meaning-points = Was eine Runde an diesem Tisch bringt.
