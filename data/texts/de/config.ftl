# /config: die Einstellungen eines Servers, nach jeder Änderung vollständig.

command-config = Wie auf diesem Server Euchre gespielt wird (Server verwalten)
command-config-show = Die Einstellungen dieses Servers zeigen
command-config-table = Die Voreinstellung für neue Tische
command-config-clocks = Wie lange auf jemanden gewartet wird und wann ein Tisch schließt
command-config-channels = Wo Tische geöffnet werden dürfen
command-config-games = Wertung und alte Bräuche an- oder ausschalten
command-config-display = Wie Tische aussehen und wie schnell Computer spielen
command-config-seasons = Wo der Endstand jeder Saison erscheint
command-config-language = Die Sprache von allem, was alle lesen; was nur du siehst, ist in deiner eigenen
option-config-rules = Welches Spiel; die Wahl setzt seine Optionen zurück
option-config-options = Hausregeln, etwa points=5 defend_alone=yes
option-server-level = Spielstärke der Computer, wenn beim Öffnen nichts anderes gewählt wird
option-reminder = Sekunden, bis jemand erinnert wird
option-away = Sekunden nach der Erinnerung, bis ein Computer übernimmt
option-idle = Stunden ohne Aktivität, bis ein Tisch geschlossen wird
option-gather = Sekunden, die ein voller Stich am Old-School-Tisch liegen bleibt
option-channel-add = Ein weiterer Kanal oder eine Kategorie, wo Tische geöffnet werden dürfen
option-channel-remove = Ein Kanal oder eine Kategorie, wo keine Tische mehr geöffnet werden dürfen
option-channel-anywhere = Wieder in jedem Kanal Tische erlauben
option-ranked = Ob Partien unter Menschen für Wertung und Rangliste zählen
option-traditions = Ob der Tisch die alten Bräuche pflegt: in der Scheune, der Salut für den Bauern
option-config-pictures = Ja: Tische als Bild zeigen; nein: als Text
option-pace = Wie schnell Computer für alle spielen, die in /settings nichts gewählt haben
option-season-channel = Der Kanal für den Endstand jeder Saison
option-season-nowhere = Endstände nirgends mehr posten
option-config-language = Die Sprache der Tische, Ergebnisse und Ranglisten
config-language-auto = Wie der Server bei Discord eingestellt ist
config-yes = Ja
config-no = Nein

config-heading = Einstellungen dieses Servers
config-rules = Neue Tische spielen { $game } bis { $points }, wenn beim Öffnen nichts anderes gewählt wird.
config-level = Computer spielen auf der Stufe { $level }, wenn beim Öffnen keine andere gewählt wird.
config-anywhere = Tische dürfen in jedem Kanal geöffnet werden.
config-channels = Tische dürfen nur in { $channels } und in den Threads dort geöffnet werden.
config-now = Wartezeiten: Nach { $reminder } s wird erinnert, wer dran ist; { $away } s später übernimmt ein Computer, bis die Person zurückkommt. Ein Tisch, den { $idle } h lang niemand anrührt, wird geschlossen.
config-gather = Am Old-School-Tisch bleibt ein voller Stich { $gather } s liegen.
config-ranked = Partien ohne Computer zählen für Wertung und Ranglisten.
config-friendly = Keine Partie zählt für Wertung und Ranglisten: Alle sind Freundschaftspartien.
config-traditions = Die alten Bräuche gelten.
config-no-traditions = Die alten Bräuche gelten nicht.
config-pictures = Tische werden als Bild gezeigt, sofern sie nicht als Text geöffnet wurden.
config-no-pictures = Tische werden als Text gezeigt, sofern sie nicht mit Bild geöffnet wurden.
config-pace = Das Tempo der Computer: { $pace }. Wollen die Leute an einem Tisch verschiedene, so gilt das langsamste.
config-season = Der Endstand jeder Saison erscheint in { $channel }.
config-no-season = Der Endstand einer Saison wird nicht gepostet; er steht unter **/leaderboard**.
config-language = Was hier alle lesen, ist auf { $language }; was nur du siehst, ist in deiner eigenen Sprache.
language-own = Deutsch
config-not-there = In { $channel } durften auch bisher keine Tische geöffnet werden.
config-too-many-channels = Ich kann mir höchstens { $most } Kanäle merken. Entferne erst einen, oder erlaube alle.
open-elsewhere = Bitte nicht hier: Auf diesem Server werden Tische in { $channels } geöffnet.

command-config-time-zone = Die Zeitzone, in der hier Zeiten getippt werden, etwa „morgen 20 Uhr“
option-time-zone = Eine Stadt deiner Zone, etwa Europe/Berlin oder America/New_York
config-time-zone = Getippte Zeiten gelten in der Zeitzone { $zone }.
config-no-such-zone = Eine Zeitzone „{ $zone }“ kenne ich nicht. Wähl eine aus der Liste, etwa Europe/Berlin, America/New_York oder UTC.
