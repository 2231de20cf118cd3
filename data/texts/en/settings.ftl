# /settings: what a player chooses for himself, wherever he plays.

command-settings = How your own cards are shown to you, and whether you are reminded

settings-heading = **Your settings.** They hold on every server, from now on; only you see them.
settings-kept = Kept. { $setting }: { $choice }.
settings-gone = That setting does not exist any more. Here is how everything stands.

setting-deck = Deck colours
setting-deck-about = How the suits are coloured on your own buttons: four colours (diamonds blue, clubs green) or the two of an old pack. The picture of the table is the same for everybody.
setting-deck-four = Four colours
setting-deck-two = Two colours: black and red

setting-text-only = Text only
setting-text-only-about = What only you see, in words instead of pictures and suit signs: made for reading aloud.
setting-text-only-off = Off
setting-text-only-on = On

setting-hand-order = Order of your hand
setting-hand-order-about = How your cards stand in your panel. With fixed suits each one keeps its place, also as trump.
setting-hand-order-trump-first = Trump first, high to low
setting-hand-order-trump-last = Trump last, low to high
setting-hand-order-suits-down = Fixed suits, high to low
setting-hand-order-suits-up = Fixed suits, low to high

setting-reminders = Reminders
setting-reminders-about = A table that has waited long for you mentions you once. Later a computer plays for you, either way.
setting-reminders-on = On
setting-reminders-off = Off
