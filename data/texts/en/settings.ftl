# /settings: what a player chooses for themselves, wherever they play.

command-settings = Your own settings: colors, pictures or text, card order, reminders, speed

settings-heading = **Your settings**, on every server
settings-kept = Saved. { $setting }: { $choice }.
settings-gone = That setting no longer exists. Here are your settings as they are now.

setting-deck = Deck colors
setting-deck-about = Pairs show which bowers belong together; of four, diamonds are blue, clubs green.
setting-deck-pairs = Warm and cool pairs
setting-deck-four = Four colors
setting-deck-two = Two colors: black and red

setting-text-only = Text only
setting-text-only-about = For screen readers: no pictures, no suit signs.
setting-text-only-off = Off
setting-text-only-on = On

setting-hand-order = Card order
setting-hand-order-about = A fixed suit keeps its place, even as trump.
setting-hand-order-trump-first = Trump first, high to low
setting-hand-order-trump-last = Trump last, low to high
setting-hand-order-suits-down = Fixed suits, high to low
setting-hand-order-suits-up = Fixed suits, low to high

setting-reminders = Reminders
setting-reminders-about = A ping if others wait long for you. A computer steps in later anyway.
setting-reminders-on = On
setting-reminders-off = Off
setting-last-card = Last card
setting-last-card-about = There’s nothing left to decide.
setting-last-card-off = I play it myself
setting-last-card-on = Play it for me

setting-lay-open = Decided hands
setting-lay-open-about = Once no card can change the score, if all at the table wish. Not old-school.
setting-lay-open-off = Play them out
setting-lay-open-on = Lay them open

setting-confirm = Ask once more
setting-confirm-about = What counts only after a second press.
setting-confirm-alone = Going alone
setting-confirm-never = Nothing
setting-confirm-every-call = Every call

setting-pace = Speed of computer players
setting-pace-about = Also how long a full trick stays. At a table, the slowest wish wins.
setting-pace-server = As the server has it
setting-pace-normal = Normal
setting-pace-brisk = Fast
setting-pace-at-once = Instant

setting-call-hours = My call hours

setting-puzzles = Puzzles from my games
setting-puzzles-about = For **/puzzle**, without names, if everyone who played agrees.
setting-puzzles-off = Keep my games out
setting-puzzles-on = Let them be used

setting-introduce = Introduce me
setting-introduce-about = How many games you’ve finished here, and since when.
setting-introduce-off = Say nothing
setting-introduce-on = Tell the table
