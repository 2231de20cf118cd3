# The private panel of one player.

ask-wait = Waiting for { $name }.
ask-nothing = There’s nothing for you to do right now.
panel-left = You’re no longer playing at this table.
panel-at-page = You’re at the live table. **{ $button }** brings your cards back here.
ask-sit-out = You’re sitting out this hand: your partner is going alone.
ask-over = The game is over.
ask-between = The hand is over.
ask-away = A computer plays for you until you press { $button }.
ask-late = Your time was up: a computer makes this decision for you, and the next one is yours again.
ask-absent = The table is waiting for you.
ask-cut = Your turn. Cut the deck, or leave it.
ask-turn-tables = Your turn. Turn the tables? Everyone would get the hand of the player to their left, before anyone looks.
ask-order = Your turn. The { $card } is turned up: { $word ->
    [assist] assist your partner, or pass.
    [take-up] pick it up, or pass.
   *[order] order it up for { $dealer }, or pass.
}
ask-call = { $nt ->
    [yes] Your turn. The { $card } was turned down: call another suit or no trump, or pass.
   *[no] Your turn. The { $card } was turned down: call another suit, or pass.
}
ask-call-stuck = { $nt ->
    [yes] Your turn. Everyone passed, so you’re stuck: call a suit or no trump. The { $card } was turned down.
   *[no] Your turn. Everyone passed, so you’re stuck: call a suit. The { $card } was turned down.
}
ask-call-fold = { $nt ->
    [yes] Your turn. Everyone passed: call a suit or no trump, or fold. The { $card } was turned down.
   *[no] Your turn. Everyone passed: call a suit, or fold. The { $card } was turned down.
}
ask-bid = Your turn. Bid how many tricks you’ll take, or pass.
ask-bid-stuck = Your turn. Everyone passed, so you must bid.
ask-name = Your turn. You won the bidding with { $bid }: name trump.
ask-name-forced = Your turn. Everyone passed and you hold the joker, so you must bid { $bid }. Name trump.
ask-give-turnup = Your turn. Your partner is playing alone: give them the { $card }, or leave it on the table?
ask-discard = Your turn. You have one card too many: discard one.
ask-discard-exchange = Your turn. Discard two cards for two of your { $partners ->
    [one] partner’s
   *[other] partners’
}, or keep all your cards.
ask-best = Your turn. Discard a card and call for your partner’s best, or play the hand you have.
ask-give = Your turn. { $count ->
    [one] Give { $name } a card: your partner is playing alone.
   *[other] Give { $name } { $count } cards: your partner is playing alone.
}
ask-partner = Your turn. Call a suit: the player with its best card is your partner. Or play alone.
ask-defend-alone = Your turn. { $name } is playing alone. Do you defend alone?
ask-suit = Your turn. Name the suit that the player on your left must lead, or pass.
ask-lead = Your turn. You lead.
ask-play = Your turn. Play a card.
ask-follow = Your turn. Follow { suit }.
ask-gather = Your side’s trick: gather it, or lead to the next one.
ask-claims = The hand is over. Claim what you saw.

panel-trump = Trump { $suit }: { $made }.
panel-no-trump = No trump: { $made }.
panel-trick = { $plays }.
panel-led = { $you ->
    [yes] You
   *[no] { $who }
} led the { $card }
panel-played = { $you ->
    [yes] you
   *[no] { $who }
} played the { $card }
panel-ahead = { $you ->
    [yes] You are
   *[no] { $who } is
} ahead with the { $card }.
panel-hand = You hold: { $cards }.
panel-hand-trump = Your trump: { $trump }; the rest: { $cards }.
panel-hand-trump-only = You hold nothing but trump: { $trump }.
panel-hand-no-trump = You hold no trump: { $cards }.
panel-hand-empty = Your hand is empty.
panel-discarded = You discarded: { $cards }.
panel-gave = You gave: { $cards }.
panel-received = You got: { $cards }.
panel-taken = You took { tricks }.
panel-taken-side = Your side took { tricks }, the others { $theirs }.

who-partner = your partner { $name }
who-left = { $name } (on your left)
who-right = { $name } (on your right)
who-opponent = your opponent { $name }
who-other = { $name }

why-follow = { suit-title } were led, so you must follow suit.
why-holds-trump = You can only make a suit trump if you hold a card that would be trump.
why-holds-natural = You can only make a suit trump if you hold a card of that suit; the left bower and the joker don’t count.
why-keep-turn-up = The card you picked up stays in your hand; discard another one.
why-follow-left = The { $card } counts as { $suit }.
why-first-blood = The very first lead may not be trump.
why-joker = The joker stays in your hand: it won you the bid.
secret-partner = You’re { $name }’s secret partner. No one else knows.
