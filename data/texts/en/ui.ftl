# What only the Discord side says: names of buttons, answers to commands.

button-join = Join
button-sit = Sit down
button-leave = Leave
button-computer = Add computer
button-fewer = Remove computer
button-start = Start
button-start-with = Start with { $computers ->
    [one] a computer
   *[other] { $computers } computers
}
button-close = Close table
button-agree = Agree to end it
button-agree-concede = Agree to concede
button-ranked = Make it ranked
button-house = House rules
button-rematch = Rematch
button-hand = My hand
button-hands-of = Show hand { $number }
button-hint = Hint
button-refresh = My hand
button-rest = The rest are mine
button-sure = Yes, I mean it
button-not-sure = No, go back
button-take-back = Take back
button-take-back-all = Undo, if all agree
button-take-back-agree = Let them
button-pause-agree = Agree to pause
button-go-on = Go on
sure-call = **{ $call }**: do you mean that?
menu-hand = Look at hand …
menu-cards = Choose { $count } cards
menu-seat = Choose your seat
menu-house-table = The deal and the table
menu-house-bidding = Bidding and play
menu-house-lone = Playing alone
house-about = **House rules** of { $game }: { $rules }. What you choose applies at once; for a ranked game everyone has to agree again.
house-usual = as in the book

fault-unexpected = Something went wrong on my side. Your game is safe; press **{ button-hand }** or use **/hand** to carry on.
fault-discord = Discord didn’t accept my answer just now. Your game is safe; please try again in a moment.
fault-no-access = I can’t write in this channel. I need these permissions here: View Channel, Send Messages, Attach Files and Read Message History.
invite-again = [Add me again]({ $link }): that asks for every permission that my features need.
fault-refused = Discord doesn’t let me change this table’s message, though my permissions here look right, so it may show an old state. Most likely I’m in timeout, I was added without the *bot* scope, this thread is locked, or this is a voice channel and I lack *Connect*. A moderator can fix that. Your game is safe: your own panel and **/hand** still work.
fault-too-many-events = This server already has as many events as Discord allows. Delete one of them, then try again.
fault-too-many-threads = This server already has as many active threads as Discord allows. Close some of them, then try again.
fault-cooldown = That was quick! You can use this command again { $in }.
fault-cooldown-press = That was quick! You can press this again { $in }.
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

command-table = Open a Euchre table in this channel, sit down, start, show or close it
command-table-open = Open a Euchre table in this channel
command-table-join = Sit down at this channel’s table; a computer makes room for you
command-table-invite = Call someone to your table; they may sit down even if it’s private
command-table-remove = Send someone away from your table, before a game or after it
command-table-hand-over = Hand your seat in a friendly game to someone, who plays your hand on
command-table-computer = Seat a computer player at this channel’s table
command-table-leave = Leave your seat at this channel’s table
command-table-start = Start the game: computers take the seats that are still free
command-table-show = Post this channel’s table again
command-table-close = Close this channel’s table: a moderator, its owner or, in a ranked game, both sides together
command-table-concede = Concede the game for your side, if your partner agrees
command-table-pause = Stop the clocks for up to seven days, if everyone agrees
command-table-slow = Slow today: have up to a day for each turn in a friendly game; again: the usual time
command-hand = See your hand; no one else sees it
command-bid = Bid, call a suit, pass or discard: whatever you’re asked before play starts
command-play = Play a card
command-rules = The rules played here or another game’s in a few lines, or one law in full
command-record = Get a game’s record: yours in this channel, or a finished one; only you see it
command-help = How to play Euchre here
person-stats = Euchre stats
person-compare = Compare with me
person-invite = Invite to my table
invite = { $guest }, { $host } has saved you a seat at the Euchre table: { $title }.
invite-done = { $name } is invited, in { $channel }.
invite-no-table = You have no table here that waits for players: open one with **/table open**, then invite.
invite-full = Every seat at your table is taken by a person: someone must stand up first.
invite-seated = { $name } already sits at your table.
invite-nobody = Choose another person: bots and you yourself need no invitation.
invite-barred = { $name } can’t take a seat at this table. Invite someone else.
hand-over = { $guest }, { $host } hands you a seat in a running game of Euchre. Take it within five minutes and play the hand on.
button-take-seat = Take the seat
hand-over-taken = { $guest } has taken the seat and plays the hand on.
hand-over-nobody = Choose another person: bots and you yourself can’t take your seat over.
hand-over-private = { $name } may not sit down at this table. Choose one of its guests.
hand-over-knows = { $name } has seen a hand of this deal. Ask again after it.
hand-over-left = { $name } left a seat of their own at this table, which still waits for them. Choose someone else.
guests-wrong = Name the guests with an @mention each, such as @Ann @Bob, and nothing else.

option-rules = Which game: standard, csl, house, earlwood …
option-points = Points to win, 1 to 99
option-computers = How many computer players sit down right away
option-options = House rules, such as defend_alone=yes farmers_hand=any-three
option-level = How strong the computer players are (default: the usual level here)
option-pictures = Yes: show the table as a picture; no: as text (default: as usual here)
option-seat = Which seat, counted from 1; partners sit opposite each other
option-guests = A private table for these members alone: @mention them
option-invite-member = Who may sit down at your table
option-remove-member = Who is to leave your table
option-hand-over-member = Who is to play on in your place
option-call = What you bid or call; the list shows what you may do now
option-card = The card, such as JH; the list shows what you may play

level-beginner = Beginner
level-steady = Intermediate
level-expert = Expert

record-here = The record of this game, up to the last finished hand.
record-none = You have no game in this channel to record; sit down and play first.

done-join = You’ve sat down.
done-computer = A computer player has sat down.
done-leave = You’ve left your seat.
done-remove = They’ve been sent away, and can’t sit down here again unless you invite them.
done-close = The table is closed.
done-close-proposed = This is a ranked game, so a player on the other side must agree. They have five minutes to press the button.
done-close-proposed-all = This is a ranked game, so everyone who isn’t behind must agree, and at least one player besides you. They have five minutes to press the button.
done-concede-early = A ranked game can be conceded only after three hands, once a side has half of the points. So I’ve asked the other side to call it off instead; they have five minutes to press the button.
done-concede-offered = Your partner must agree. They have five minutes to press the button below the table.
done-concede = The game is conceded.
done-pause = The table is paused. **{ button-go-on }** below the table ends that.
done-pause-proposed = Everyone at the table must agree. They have five minutes to press the button.
done-slow = For the next 24 hours you have up to a day for each turn. **/table slow** again brings the usual time back.
done-usual-time = You’re back to the usual time for each turn.
rules-wrong = That doesn’t work: { $sentence }.
act-not-understood = I don’t understand that. Choose from the list, or type a card by its rank and the letter of its suit, or words such as pass, order alone, call H, defend-alone.

button-deal = Deal
button-thief = That’s our deal!
command-table-deal = Take the deck and deal, or call out a stolen deal
done-deal = You took the deck.

# Watch: the public table privately, for whoever does not sit at it.
button-watch = Watch
button-look = Refresh
watch-note = Only you see this. It follows the table for 15 minutes after your last **{ $button }** and never shows anyone’s cards.
watch-seated = You’re at this table yourself: press **{ $button }** to see your cards.
watch-full = Too many people are watching just now. The table’s own message in the channel shows the same.
watch-hidden = This table can’t be watched or replayed until the whole match is over.

time-wrong = I don’t understand the time “{ $time }”. Type something like 30 (minutes), 2h, 8pm, tomorrow 20:00, Friday 8pm, or pick a time with @time.
time-past = “{ $time }” is in the past. Times of day are those of { $zone } here; **/config time-zone** sets that.
time-too-far = “{ $time }” is more than { $days } days away. Choose a nearer time.
time-meant = { $typed }: { $time } ({ $zone })
day-wrong = I don’t understand the date “{ $day }”. Type something like 2026-11-22, 22 November or yesterday.
