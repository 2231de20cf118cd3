# The live table: a page in a browser.
live-title = Right Bower: the live table
live-none = This page is opened by a link from your table. The link works once, for five minutes: ask for a new one there.
live-as = Play as { $name }?
live-yes = Play
live-people = Who you are
live-score = Score and trump
live-seats = The table
live-news = What happens
live-cards = Your cards
live-sounds = Sounds
live-trump = Trump
live-tricks = Tricks
live-dealer = dealer
live-turn = on turn
live-turn-up = Turned up
live-choose = Confirm these { $count } cards
live-send = Send
live-search = Search
live-close = Close
live-lost = The connection is lost. Trying again …
live-elsewhere = You have this table open in too many windows, so this one has stopped.
live-here = Go on here
live-out = Sign out
live-ended = You are signed out. A new link at your table lets you in again.
live-ended-here = You are signed out.
live-full = Too many people are watching this table already. Try again a little later.
live-often = That was too much at once. Wait a moment, then go on.
live-moved = This table is looked after elsewhere now. Ask for a new link at your table.
live-again = Try again
live-activity-none = Discord doesn’t answer this window. Close it, and open the live table again from your table in Discord.
live-activity-code = Discord hasn’t confirmed who you are. Try again, and allow Right Bower to know your name.
live-activity-absent = Discord doesn’t list you among the people in this window. Close it, and open it again.
live-activity-server = The live table opens only in a server that has Right Bower, not in a direct or group message.
live-activity-hidden = Right Bower can’t see this channel, so there is no table here. Open the live table in your table’s channel.
live-activity-barred = You may not open the live table here: either you can’t see this channel or post in it just now, or the bot’s owner has blocked you.
live-activity-away = Discord isn’t answering Right Bower at the moment. Try again in a minute.
live-link = **The live table** opens in your browser: tap your cards and watch them fall. This link is yours alone. Whoever opens it plays as you and sees your hand.
    -# It works once, within five minutes.
live-signed-in = { $count ->
    [one] You’re signed in on one page.
   *[other] You’re signed in on { $count } pages.
  }
live-signed-out = You’re signed out: every page of yours is closed, and older links no longer work.
live-off = There’s no live table here.
live-launch = *{ $here }* opens the live table inside Discord, *{ $browser }* in a page of your own.
live-not-launched = Discord didn’t open the live table here. Press *{ $button }* instead.
button-menu = Menu
live-typed = -# Commands are typed in Discord; those that are underlined work here, too.
live-posted = It is in the channel now.
button-live = Live table
button-live-open = Open the live table
button-live-here = Here
button-live-browser = Browser
button-live-out = Sign out everywhere
