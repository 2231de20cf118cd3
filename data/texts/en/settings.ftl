# /settings: what a player chooses for themselves, wherever they play.

command-settings = Your own settings: colors, pictures or text, card order, reminders, speed

settings-heading = **Your settings.** They apply on every server from now on; only you see them.
settings-kept = Saved. { $setting }: { $choice }.
settings-gone = That setting no longer exists. Here are your settings as they are now.

setting-deck = Deck colors
setting-deck-about = Suit colors on your own buttons and pictures: a warm and a cool pair, so you see which bowers belong together; four colors (diamonds blue, clubs green); or the traditional two. The table everyone sees has the pairs.
setting-deck-pairs = Warm and cool pairs
setting-deck-four = Four colors
setting-deck-two = Two colors: black and red

setting-text-only = Text only
setting-text-only-about = Your private messages as words, without pictures or suit symbols. Made for screen readers.
setting-text-only-off = Off
setting-text-only-on = On

setting-hand-order = Card order
setting-hand-order-about = The order of the cards in your panel. With fixed suits, each suit keeps its place, even as trump.
setting-hand-order-trump-first = Trump first, high to low
setting-hand-order-trump-last = Trump last, low to high
setting-hand-order-suits-down = Fixed suits, high to low
setting-hand-order-suits-up = Fixed suits, low to high

setting-reminders = Reminders
setting-reminders-about = If others wait a long time for you, you’re pinged once. Either way, a computer steps in later.
setting-reminders-on = On
setting-reminders-off = Off
setting-last-card = Last card
setting-last-card-about = When only one card is left in your hand, there is nothing to decide.
setting-last-card-off = I play it myself
setting-last-card-on = Play it for me

setting-lay-open = Decided hands
setting-lay-open-about = When no card can change a hand’s score any more, the rest is laid open at once, if everyone at the table has chosen so. Not at old-school tables.
setting-lay-open-off = Play them out
setting-lay-open-on = Lay them open

setting-confirm = Ask once more
setting-confirm-about = Which calls count only after you’ve said yes, in case your finger slips.
setting-confirm-alone = Going alone
setting-confirm-never = Nothing
setting-confirm-every-call = Every call

setting-pace = Speed of computer players
setting-pace-about = How long computer players wait, and how long a full trick stays on the table. If players at a table want different speeds, the slowest wins.
setting-pace-server = As the server has it
setting-pace-normal = Normal
setting-pace-brisk = Fast
setting-pace-at-once = Instant

setting-call-hours = My call hours

setting-puzzles = Puzzles from my games
setting-puzzles-about = When everyone who played in a finished game has chosen so, a position of it may become the server’s **/puzzle**: without names, and the game’s number only after the answer.
setting-puzzles-off = Keep my games out
setting-puzzles-on = Let them be used

setting-introduce = Introduce me
setting-introduce-about = Where you sit down, the table says how many games you’ve finished on this server and since which month.
setting-introduce-off = Say nothing
setting-introduce-on = Tell the table
