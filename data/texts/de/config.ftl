# /config: die Einstellungen eines Servers, nach jeder Änderung vollständig.

command-config = Wie auf diesem Server Euchre gespielt wird (Server verwalten)
command-config-show = Die Einstellungen dieses Servers zeigen
command-config-table = Was ein neuer Tisch spielt, wenn er nichts anderes verlangt
command-config-clocks = Wie lange auf jemanden gewartet wird, und wann ein Tisch schließt
command-config-channels = Wo Tische eröffnet werden dürfen
command-config-games = Ob Partien gewertet werden, und ob die alten Bräuche gelten
command-config-display = Wie Tische gezeigt werden, und wie schnell Computer spielen
command-config-seasons = Wo die Abschlussliste jeder Saison erscheint
command-config-language = Die Sprache von allem, was alle lesen; was nur du siehst, ist in deiner eigenen
option-config-rules = Welches Spiel; die Wahl setzt seine Optionen zurück
option-config-options = Geänderte Regeln, etwa: points=5 defend_alone=yes
option-server-level = Wie stark Computer spielen, wenn ein Tisch nichts anderes verlangt
option-reminder = Sekunden, bis jemand erinnert wird
option-away = Sekunden nach der Erinnerung, bis ein Computer übernimmt
option-idle = Stunden, bis ein unberührter Tisch geschlossen wird
option-gather = Sekunden, die ein voller Stich am Tisch nach alter Art offen liegt
option-channel-add = Ein weiterer Kanal oder eine Kategorie, wo Tische eröffnet werden dürfen
option-channel-remove = Ein Kanal oder eine Kategorie, wo keine Tische mehr eröffnet werden dürfen
option-channel-anywhere = Ja: Tische dürfen wieder in jedem Kanal eröffnet werden
option-ranked = Ob Partien unter Menschen für Wertung und Rangliste zählen
option-traditions = Ob der Tisch die alten Bräuche pflegt: in der Scheune, der Salut für den Bauern
option-config-pictures = Ja: Tische werden als Bild gezeigt; nein: in Worten
option-pace = Wie schnell Computer für alle spielen, die in /settings nichts gewählt haben
option-season-channel = Der Kanal für die Abschlussliste jeder Saison
option-season-nowhere = Ja: Abschlusslisten erscheinen nirgends mehr
option-config-language = Die Sprache der Tische, Ergebnisse und Ranglisten
config-language-auto = Wie der Server bei Discord eingestellt ist
config-yes = Ja
config-no = Nein

config-heading = Einstellungen dieses Servers
config-rules = Ein neuer Tisch spielt { $game }, bis { $points }, wenn er nichts anderes verlangt.
config-level = Computer spielen auf der Stufe { $level }, wenn ein Tisch keine andere verlangt.
config-anywhere = Tische dürfen in jedem Kanal eröffnet werden.
config-channels = Tische dürfen nur in { $channels } und in den Threads dort eröffnet werden.
config-now = Wartezeiten: Nach { $reminder } s wird erinnert, wer dran ist; { $away } s später übernimmt ein Computer, bis die Person zurückkommt. Ein Tisch, den { $idle } h lang niemand anrührt, wird geschlossen.
config-gather = Am Tisch nach alter Art liegt ein voller Stich { $gather } s offen.
config-ranked = Partien, in denen nur Menschen sitzen, zählen für Wertung und Ranglisten.
config-friendly = Keine Partie zählt für Wertung und Ranglisten: Alle sind Freundschaftspartien.
config-traditions = Die alten Bräuche gelten.
config-no-traditions = Die alten Bräuche gelten nicht.
config-pictures = Tische werden als Bild gezeigt, außer wenn einer in Worten eröffnet wurde.
config-no-pictures = Tische werden in Worten gezeigt, außer wenn einer mit Bild eröffnet wurde.
config-pace = Das Tempo der Computer: { $pace }. Wollen die Leute an einem Tisch verschiedene, so gilt das langsamste.
config-season = Die Abschlussliste jeder Saison erscheint in { $channel }.
config-no-season = Die Abschlussliste einer Saison erscheint nirgends; /leaderboard bewahrt sie.
config-language = Was hier alle lesen, ist auf { $language }; was nur du siehst, ist in deiner eigenen Sprache.
language-own = Deutsch
config-not-there = In { $channel } durften auch bisher keine Tische eröffnet werden.
config-too-many-channels = Ich kann mir höchstens { $most } Kanäle merken. Entferne erst einen, oder erlaube alle.
open-elsewhere = Bitte nicht hier: Auf diesem Server werden Tische in { $channels } eröffnet.

command-config-time-zone = Die Zeitzone, in der hier Zeiten getippt werden, etwa „morgen 20 Uhr“
option-time-zone = Eine Stadt deiner Zone, etwa Europe/Berlin oder America/New_York
config-time-zone = Getippte Zeiten gelten in der Zeitzone { $zone }.
config-no-such-zone = Eine Zeitzone „{ $zone }“ kenne ich nicht. Wähl eine aus der Liste, etwa Europe/Berlin, America/New_York oder UTC.
