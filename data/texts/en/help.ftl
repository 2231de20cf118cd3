# /help, and the tour for somebody who has never played. Commands are typed as in English everywhere.

help-about = **Right Bower** hosts Euchre in this channel, a trick-taking game for two to six. Computer players fill empty seats; message me to play against them on your own.
help-start = **A game in three steps**
    1. **/euchre** shows what’s on here. **{ button-door-play }** deals you in: at a table with people if there’s a seat, else against computers. Only you see your cards: **{ button-hand }**, or **/hand**.
    2. Other rules, or a ranked game? **/table open** opens a lobby: friends press **{ button-join }**, **{ button-house }** changes what’s played, **{ button-start }** deals.
    3. Bid and play with the buttons, there or below the table. They offer only legal moves (but at an old-school table, where **{ button-claim }** calls out faults). A slip? In a friendly game, **{ button-take-back }** undoes your last move if everyone agrees.
help-more = **Also here**
    {""}/daily and /puzzle: five hands and one tricky position a day
    {""}/night open: an evening at many tables, round after round
    {""}/duplicate open: the same deals at several tables
    {""}/history and /stats: your games, and how you play
    {""}/replay and a score sheet’s hands: **{ button-again }** deals you the same cards again
    {""}/analyse: a whole game judged, with a report card for everyone
    {""}/rules and /settings: what’s played, and how you like it
    {""}**{ menu-talk }** at the table, between the hands
    {""}/table pause and /table slow: when someone must go for a while
help-live = **{ button-live }**, a button at the table: the same game as a page in your browser, where cards move.
help-here = **Right Bower** is with you here, and only you see what I answer.
    {""}/euchre deals you a hand at once, against computers and without a clock
    {""}/hand: your cards again, wherever you are; /table leave and /table close end the game
    {""}/daily and /puzzle: five hands and one tricky position a day
    {""}/history and /replay: your own games
    {""}/rules and /settings: what’s played, and how you like it

    On servers where I’m a member there’s more: tables with friends, Euchre nights, duplicate, ratings. The other pages are about those.
help-abroad = **With you everywhere:** { button-install } lets you play on any server and in group chats, even where I’m not a member: /daily, /puzzle, a table against computers, /rules and your own replays. Only you see it.
help-contests = **Beyond the table**
    {""}**/daily** is the Daily Five: five hands a day, the same for everyone, against experts. You get one try, on a server or in a message to me.
    {""}**/puzzle** shows one position a day: what would you do? You alone see the expert’s answer, with reasons. Games become puzzles only if everyone in them allows it in **/settings**.
    {""}**/duplicate open** plays the same deals at several tables and compares the results: two teams of four, or any number of pairs that meet new opponents each round, in percent.
    {""}**/night open** opens a Euchre night in this channel: 4 to 40 players at many tables, round after round; computers fill up the last one. Rounds go by hands, by minutes (each table sees the clock, with a last call) or to points at table 1. Check in from ten minutes before the start. A computer plays for anyone who isn’t there three minutes after it, and for anyone who leaves; a round counts as yours if you made at least half of the decisions. **{ button-night-card }** shows your rounds, partners and points.
    {""}**/league** is the season’s table of nights or matches. Both stand in **/stats** and **/history** under their own heading.
help-ranked = **Ranked games**
    {""}A game counts for ratings if a person sits in every seat, turns are quick or usual (**/table open turns**), and ranked games are on here; the table’s heading says so. Before each further game everyone at the table presses once more; anyone who doesn’t answer within two minutes stands up.
    {""}Ranked: see it through; leaving loses. Once someone has called, a game ends early only if the other side agrees, and then it counts for no one. You can concede after three hands, once a side has half of the points it needs. If the channel is deleted, the game counts for no one.
    {""}A pause (**/table pause**) needs everyone’s word. Whoever goes on before its end starts only their own clock: yours waits until you press something, or until the time you agreed to.
    {""}Games among the same people within 30 days move ratings less and less: the second half as much, the third a third.
    {""}At an old-school table everyone has to press **{ button-ranked }**, and a side has three false claims. If you used **/forget me**, you play only friendly games there until the season ends.
help-commands = **Every command: press one to use it**
help-commands-table = At the table:
help-commands-nights = Euchre nights:
help-commands-hosts = For a night’s host:
help-commands-afterwards = Afterwards:
help-commands-contests = Contests:
help-commands-players = Players:
help-commands-you = For you:
help-commands-managers = For server managers:
help-commands-help = Help:

button-tour = Tour
button-tour-new = New to Euchre?
button-tour-next = Next
button-tour-back = Back
button-tour-done = Done
button-rules-here = Rules of this table
button-rules-any = Rules
button-help = Help
button-help-contests = Nights, daily, more
button-help-ranked = Ranked games
button-help-commands = All commands
button-lookup = What’s this?
menu-lookup = Look up another word
lookup-nothing = Nothing to explain here. Pick a word below to look it up.

tour-heading = **{ $title }** ({ $step } of { $steps })
tour-cards-title = The cards
tour-cards = Four people play, and partners sit opposite each other. The deck has 24 cards, nine to ace; each player gets five.
    In every hand one suit is **trump** and beats the others. Its highest cards are two jacks: the jack of trump, the **right bower**, and the other jack of the same color, the **left bower**, which belongs to trump too. Spades go with clubs, hearts with diamonds.
    Here hearts are trump, highest card first.
tour-trump-title = Making trump
tour-trump = After the deal one card is turned up. In turn, each player may make its suit trump (the dealer then picks it up) or pass.
    If everyone passes, each may call another suit. The player who makes trump is the **maker**, and the maker’s side must take at least three of the five tricks.
    With a strong hand the maker may play **alone**, without a partner, for more points. With this hand, order it up!
tour-tricks-title = The tricks
tour-tricks = One player leads a card, and the others follow clockwise. **Follow the suit led** if you can; otherwise play what you like.
    The highest trump takes the trick; without a trump, the highest card of the suit led. The winner leads the next one.
    Here spades were led and hearts are trump: the nine of hearts takes it.
tour-points-title = The points
tour-points = Each side’s points stand beside its names; here your side has seven. In a game to ten, a hand pays:
tour-next = That’s all. Type **/euchre** and press **{ button-door-play }**; **{ button-lookup }** explains words while you play.
tour-done = Enjoy the game. **/help** brings the tour back.
tour-cards-alt = Every trump when hearts are trump, from the highest down: { $cards }.
tour-trump-alt = The table from your seat. Turned up: { $card }. Your hand: { $cards }.
tour-tricks-alt = The table from your seat. Hearts are trump. A trick: { $cards }. The { $winner } wins it.
tour-points-alt = The table after the hand: made, one point more. Your side now has { $points } points.
tour-seat-1 = You
tour-seat-2 = Ann
tour-seat-3 = Bob
tour-seat-4 = Cay

# Before anybody plays: beside the bot’s name, and once in the system channel of a server that adds it.

presence = { $tables ->
        [0] /euchre
        [one] /euchre · one table
       *[other] /euchre · { $tables } tables
    }
greeting = **Euchre is dealt here now.** I’m Right Bower: I deal, keep score and look after the rules, and play any empty seat.
    Press the button or type **/euchre**, in any channel where I can write; everyone sees only their own cards.
    {""}**/euchre** is the way to everything else, too. Server managers set rules, channels and language with **/config**.
