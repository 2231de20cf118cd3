# /owner: what the host of the bot reads, in a server of their own; and what tables and players read of it.

command-owner = Für alle, die diesen Bot betreiben
command-owner-announce = Allen Tischen etwas sagen, etwa einen Neustart
command-owner-maintenance = Keine neuen Partien beginnen lassen, während laufende zu Ende gespielt werden
command-owner-block = Eine Person oder einen Server aussperren
command-owner-unblock = Eine Person oder einen Server wieder hereinlassen
command-owner-leave = Einen Server verlassen
command-owner-statistics = Server, Tische, Leute, und was gesperrt ist
command-owner-journal = Was mit diesen Befehlen getan wurde
option-owner-minutes = In wie vielen Minuten der Bot neu startet; ohne Angabe ist von keinem Neustart die Rede
option-owner-words = Deine eigenen Worte, wie sie sind
option-owner-mode = An: keine neuen Partien; aus: wie gewohnt
option-owner-what = Eine Person oder ein Server
option-owner-id = Ihre ID in Discord, nur Ziffern
option-owner-note = Warum, für das Journal
owner-person = Person
owner-server = Server
owner-on = an
owner-off = aus

owner-not-yours = Das können nur die Leute, die diesen Bot betreiben.
owner-no-id = Das ist keine Discord-ID. Eine ID besteht nur aus Ziffern.
owner-not-there = Der Bot ist nicht auf diesem Server.
owner-announce-what = Sag, in wie vielen Minuten der Bot neu startet oder was die Tische sonst lesen sollen.
owner-announcing = { $channels ->
        [one] Ein Kanal wird benachrichtigt.
       *[other] { $channels } Kanäle werden benachrichtigt.
    }
owner-maintenance-on = { $games ->
    [0] Neue Partien sind gesperrt. Es läuft keine.
    [one] Neue Partien sind gesperrt. Eine läuft noch.
   *[other] Neue Partien sind gesperrt. { $games } laufen noch.
}
owner-maintenance-off = Neue Partien können wieder beginnen.
owner-restart = { $minutes ->
        [one] **Right Bower startet in etwa einer Minute neu.** Eure Partie ist sicher: Sie geht gleich danach mit denselben Knöpfen weiter.
       *[other] **Right Bower startet in etwa { $minutes } Minuten neu.** Eure Partie ist sicher: Sie geht gleich danach mit denselben Knöpfen weiter.
    }
owner-says = Von den Leuten, die Right Bower betreiben: { $words }
owner-error = Eine neue Art von Fehler: { $fault } in `{ $place }`, { $count }-mal. Im Log steht alles dazu.
owner-errors-enough = Das waren zehn Arten heute. Weitere stehen bis morgen (UTC) nur im Log.

owner-act = { $when }, { $who }: { $what }
owner-act-announced = eine Nachricht an alle Tische
owner-act-maintenance-begun = die Wartung beginnt
owner-act-maintenance-ended = die Wartung endet
owner-act-person-blocked = { $subject } ist gesperrt
owner-act-person-unblocked = { $subject } ist nicht mehr gesperrt
owner-act-server-blocked = Server { $subject } ist gesperrt
owner-act-server-unblocked = Server { $subject } ist nicht mehr gesperrt
owner-act-server-left = Server { $subject } wurde verlassen
owner-journal-empty = Noch keine Einträge.
owner-servers = Server: { $servers }; Verbindungen: { $connected } von { $shards }
owner-tables = Tische: { $lobby } warten, { $playing } spielen, { $finished } sind fertig
owner-people = Leute an Tischen: { $people }; beendete Partien seit dem Start: { $games }
owner-blocked = Gesperrte Personen: { $people }; gesperrte Server: { $servers }
