# A game in Euchre Game Notation, beside its record.

notation-here = The second file is the same game in Euchre Game Notation, for other programs.
notation-players = Euchre Game Notation knows games of four in partnerships only, so there is just the record.
notation-bids = Euchre Game Notation knows no bids by tricks, so there is just the record.
notation-joker = In hand { $hand } a joker was turned up, whose suit Euchre Game Notation cannot say, so there is just the record.
notation-lead = In hand { $hand } somebody led out of turn, which Euchre Game Notation cannot say, so there is just the record.
notation-points = Hand { $hand } paid points that Euchre Game Notation cannot say, so there is just the record.
notation-length = Euchre Game Notation ends at a hundred deals, so there is just the record.
record-unreadable = This version of mine cannot play it again. Line { $line }: { $fault }.
option-record-game = The number of a finished game, as /history shows it; without it your game in this channel
