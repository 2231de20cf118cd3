# /config: wie ein Server eingestellt ist; nach jeder Änderung alles noch einmal.

command-config = Wie auf diesem Server Euchre gespielt wird (Server verwalten)
command-config-show = Wie dieser Server eingestellt ist
command-config-table = Was ein neuer Tisch spielt, wenn er nichts anderes verlangt
command-config-clocks = Wie lange auf Spieler gewartet wird, und wann ein Tisch schließt
command-config-channels = Wo Tische eröffnet werden dürfen
command-config-games = Ob Partien gewertet werden, und ob die alten Bräuche gelten
command-config-language = In welcher Sprache hier alle lesen; was nur einer liest, ist in seiner eigenen
option-config-rules = Welches Spiel; wer eines nennt, stellt seine Optionen auf dessen eigene zurück
option-config-options = Geänderte Regeln, etwa: points=5 defend_alone=yes
option-server-level = Wie stark Computerspieler sind, wenn ein Tisch nichts anderes verlangt
option-reminder = Nach wie vielen Sekunden ein Spieler erinnert wird
option-away = Wie viele Sekunden nach der Erinnerung ein Computer für ihn spielt
option-idle = Nach wie vielen Stunden ein verlassener Tisch geschlossen wird
option-channel-add = Noch ein Kanal, in dem Tische eröffnet werden dürfen
option-channel-remove = Ein Kanal, in dem keine Tische mehr eröffnet werden dürfen
option-channel-anywhere = Ja: Tische dürfen wieder in jedem Kanal eröffnet werden
option-ranked = Ob Partien unter Menschen für Wertung und Rangliste zählen
option-traditions = Ob der Tisch sagt, was man immer sagte: in der Scheune, der Gruß des Gebers
option-config-language = Die Sprache der Tische, Ergebnisse und Ranglisten
config-language-auto = Wie der Server bei Discord eingestellt ist
config-yes = Ja
config-no = Nein

config-heading = So ist dieser Server eingestellt
config-rules = Ein neuer Tisch spielt { $game }, bis { $points }, wenn er nichts anderes verlangt.
config-level = Computerspieler haben die Stufe { $level }, wenn ein Tisch keine andere verlangt.
config-anywhere = Tische dürfen in jedem Kanal eröffnet werden.
config-channels = Tische dürfen nur in { $channels } eröffnet werden, und in den Threads dort.
config-now = Zeiten auf diesem Server: Nach { $reminder } s wird ein Spieler erinnert, { $away } s später spielt ein Computer für ihn, bis er zurückkommt. Ein Tisch, den { $idle } h lang niemand anrührt, wird geschlossen.
config-ranked = Partien, in denen nur Menschen sitzen, zählen für Wertung und Rangliste.
config-friendly = Keine Partie zählt für die Wertung: Alle sind Freundschaftspartien.
config-traditions = Die alten Bräuche gelten.
config-no-traditions = Die alten Bräuche gelten nicht.
config-language = Was hier alle lesen, ist auf { $language }; was nur einer liest, ist in seiner eigenen Sprache.
language-own = Deutsch
config-not-there = In { $channel } durften auch bisher keine Tische eröffnet werden.
config-too-many-channels = Ich kann mir höchstens { $most } Kanäle merken. Nimm erst einen weg, oder erlaube alle.
open-elsewhere = Bitte nicht hier: Auf diesem Server werden Tische in { $channels } eröffnet.
