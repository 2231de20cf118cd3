# /settings: what a player chooses for himself, wherever he plays.

command-settings = How your own cards are shown to you, and whether you are reminded

settings-heading = **Your settings.** They hold on every server, from now on; only you see them.
settings-kept = Kept. { $setting }: { $choice }.
settings-gone = That setting does not exist any more. Here is how everything stands.

setting-deck = Deck colours
setting-deck-about = How the suits are coloured on your own buttons. The picture of the table is the same for everybody.
setting-deck-four = Four colours: spades black, hearts red, diamonds blue, clubs green
setting-deck-two = Two colours: spades and clubs black, hearts and diamonds red

setting-text-only = Text only
setting-text-only-about = What only you see, in words instead of pictures and suit signs: made for reading aloud.
setting-text-only-off = Off: pictures and signs
setting-text-only-on = On: words alone

setting-hand-order = Order of your hand
setting-hand-order-about = How your cards stand in your panel.
setting-hand-order-trump-first = Trump first, high cards first
setting-hand-order-trump-last = Trump last, high cards last
setting-hand-order-suits-down = Suits always in the same place, high cards first
setting-hand-order-suits-up = Suits always in the same place, high cards last

setting-reminders = Reminders
setting-reminders-about = What happens when a table has waited long for you. Later a computer plays for you, either way.
setting-reminders-on = On: the table mentions you once
setting-reminders-off = Off: nobody mentions you
