# A game in Euchre Game Notation, beside its record.

notation-here = The second file is the same game in Euchre Game Notation, for other programs.
notation-law = Euchre Game Notation only covers games where everyone follows the rules, so here’s just the record.
notation-players = Euchre Game Notation only covers games of four in partnerships, so there is just the record.
notation-bids = Euchre Game Notation has no bids by tricks, so there is just the record.
notation-joker = In hand { $hand } a joker was turned up, and Euchre Game Notation can’t give it a suit, so there is just the record.
notation-lead = In hand { $hand } someone led out of turn, which Euchre Game Notation can’t express, so there is just the record.
notation-points = Hand { $hand } paid points that Euchre Game Notation can’t express, so there is just the record.
notation-length = Euchre Game Notation stops at a hundred deals, so there is just the record.
record-unreadable = This version of the bot can’t replay it. Line { $line }: { $fault }.
option-record-game = A finished game’s number, as shown by /history; without it, your game in this channel
