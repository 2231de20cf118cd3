# What only the Discord side says: names of buttons, answers to commands.

button-more = More …
more-about = **At this table** there is also:
button-hand = My hand
button-hands-of = Show hand { $number }
button-hint = Hint
button-refresh = { button-hand }
button-im-back = I’m back
button-sure = Yes
button-not-sure = No, go back
button-decline = No
button-partner-yes = Yes
partner-asked = { $partner }: { $name } would like to be your partner. You’re a pair only if you say yes.
partner-yes = { $name } said yes: { $other } has a partner.
partner-no = { $name } said no. { $other } can choose someone else.
partner-over = { $other } isn’t asking { $name } any more.
sure-call = **{ $call }**?
menu-hand = Look at hand …
button-scores = Score sheet
menu-cards = Choose { $count } cards

fault-unexpected = Something went wrong on my side. Your game is safe; press **{ button-hand }** or use **/hand** to carry on.
fault-discord = Discord didn’t accept my answer just now. Your game is safe; please try again in a moment.
fault-no-access = I can’t write in this channel. I need these permissions here: View Channel, Send Messages, Attach Files and Read Message History.
invite-again = [Add me again]({ $link }): that asks for every permission that my features need.
fault-refused = Discord doesn’t let me change this table’s message, though my permissions here look right, so it may show an old state. Most likely I’m in timeout, I was added without the *bot* scope, this thread is locked, or this is a voice channel and I lack *Connect*. A moderator can fix that. Your game is safe: your own panel and **/hand** still work.
fault-event-rights = I need the *Create Events* permission on this server.
fault-event = Discord refused it, and I can’t tell why.
fault-event-gone = Someone has deleted the event.
fault-place-gone = This channel is gone, or I can’t see it any more.
fault-archived = This thread is archived. Post something in it, then try again.
fault-locked = This thread is locked. A moderator can unlock it; then try again.
fault-direct = Discord doesn’t let me send you direct messages: perhaps you’ve blocked me, or we no longer share a server. Your game is safe.
fault-no-files = Discord takes no files from me on this server at the moment, so this comes in words.
fault-no-file = Discord takes no files from me on this server at the moment, and I couldn’t send you this as a direct message either. Please ask for it again later.
files-sent-directly = Discord takes no files from me on this server at the moment. I’ve sent you this as a direct message instead.
fault-too-many-events = This server already has as many events as Discord allows. Delete one of them, then try again.
fault-too-many-threads = This server already has as many active threads as Discord allows. Close some of them, then try again.
fault-cooldown = That was quick! You can use this command again after { $at }.
fault-cooldown-press = That was quick! You can press this again after { $at }.
fault-recounting = I’m recounting all games, which takes a few minutes. Please try again soon.
fault-command-changed = That command has changed. Please restart Discord, or wait a moment and try again.
refusal-not-allowed-here = You need the Manage Server permission for that.
refusal-only-in-servers = That only works in a server’s channel.
refusal-abroad = That works where I’m a member of the server. Here **/daily**, **/puzzle**, **/table open** against computers, **/rules**, **/help**, **/history** and **/replay** of your own games work, just for you.
retired-button = That button is from an older version. **/table show** brings your table back.
slow = This is taking longer than usual. I got your press; the table updates as soon as it’s saved.
table-moved = This table is now further down.
hand-lobby = You’re at the table. The cards are dealt as soon as someone presses **{ button-start }**.
hands-gone = That hand isn’t over yet, or it’s no longer stored. **/history** has your finished games.
hands-slow = Finding that hand is taking longer than usual. Please press again in a moment.
which-table = There are several tables in this channel. Which one do you mean?
which-table-turn = You’re at several tables in this channel. Press the buttons of the one you mean.
menu-which-table = Choose a table

command-euchre = See what’s on here, and play
command-table = Open a Euchre table in this channel, sit down, start, show or close it
command-hand = See your hand; no one else sees it
command-bid = Bid, call a suit, pass or discard: whatever you’re asked before play starts
command-play = Play a card
command-rules = The rules played here or another game’s in a few lines, or one law in full
command-record = Get a game’s record: yours in this channel, or a finished one; only you see it
command-help = How to play Euchre here
person-stats = Euchre stats
person-compare = Compare with me

option-rules = Which game: standard, csl, house, earlwood …
option-points = Points to win, 1 to 99
option-options = House rules, such as defend_alone=yes farmers_hand=any-three
option-level = How strong the computer players are (default: the usual level here)
option-pictures = Yes: show the table as a picture; no: as text (default: as usual here)
option-call = What you bid or call; the list shows what you may do now
option-card = The card, such as JH; the list shows what you may play

level-beginner = Beginner
level-steady = Intermediate
level-expert = Expert

record-here = The record of this game, up to the last finished hand.
record-none = You have no game in this channel to record; sit down and play first.

done-all-asked = Everyone at the table must agree. They can press the button until { $until }.
done-agreed = You agree. Still missing: { $names }.
rules-wrong = That doesn’t work: { $sentence }.

button-thief = That’s our deal!

# Watch: the public table privately, for whoever does not sit at it.
button-watch = Watch
button-look = Refresh
watch-note = Only you see this: the channel’s table card by card, in your language and as your settings have it. It follows for 15 minutes after your last **{ $button }** and never shows anyone’s cards.
watch-seated = You’re at this table yourself: press **{ $button }** to see your cards.
watch-full = Too many people are watching just now. The table’s own message in the channel shows the same.
watch-hidden = This table can’t be watched or replayed until the whole match is over.

time-wrong = I don’t understand the time “{ $time }”. Type something like 30 (minutes), 2h, 8pm, tomorrow 20:00, Friday 8pm, or pick a time with @time.
time-past = “{ $time }” is in the past. Times of day are those of { $zone } here; **/config time-zone** sets that.
time-too-far = “{ $time }” is more than { $days } days away. Choose a nearer time.
time-meant = { $time } ({ $zone })
day-wrong = I don’t understand the date “{ $day }”. Type something like 2026-11-22, 22 November or yesterday.
