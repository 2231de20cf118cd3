# /settings: what a player chooses for themselves, wherever they play.

command-settings = Your own settings: colours, pictures or words, the order of your hand, reminders, pace

settings-heading = **Your settings.** They apply on every server from now on; only you see them.
settings-kept = Saved. { $setting }: { $choice }.
settings-gone = That setting no longer exists. Here are your settings as they are now.

setting-deck = Deck colours
setting-deck-about = The colours of the suits on your own buttons and pictures: a warm and a cool pair, in which the two bowers are seen to belong together; four colours (diamonds blue, clubs green); or the traditional two. The table’s message for everybody has the pairs.
setting-deck-pairs = Warm and cool pairs
setting-deck-four = Four colours
setting-deck-two = Two colours: black and red

setting-text-only = Text only
setting-text-only-about = What only you see, in words instead of pictures and suit signs: made for screen readers.
setting-text-only-off = Off
setting-text-only-on = On

setting-hand-order = Order of your hand
setting-hand-order-about = The order of the cards in your panel. With fixed suits, each suit keeps its place, even as trump.
setting-hand-order-trump-first = Trump first, high to low
setting-hand-order-trump-last = Trump last, low to high
setting-hand-order-suits-down = Fixed suits, high to low
setting-hand-order-suits-up = Fixed suits, low to high

setting-reminders = Reminders
setting-reminders-about = A table that has waited a long time for you mentions you once. Either way, a computer plays for you later.
setting-reminders-on = On
setting-reminders-off = Off
setting-last-card = Last card
setting-last-card-about = When only one card is left in your hand, there is nothing to decide.
setting-last-card-off = I play it myself
setting-last-card-on = It is played for me

setting-pace = Pace of computer players
setting-pace-about = How long computer players wait, and how long a full trick stays on the table. Where the people at a table want different paces, the slowest counts.
setting-pace-server = As the server has it
setting-pace-normal = Normal
setting-pace-brisk = Brisk
setting-pace-at-once = At once
