# /help, and the tour for somebody who has never played. Commands are typed as in English everywhere.

help-about = **Right Bower** hosts Euchre in this channel: a trick-taking game for two to six players, most often two against two. Computer players fill empty seats. In a direct message with me you play alone against them. Whoever is not at a table can follow it with *{ button-watch }*.
help-start = **A game in three steps**
    1. **/table open** opens a table. Friends press *{ button-join }*; *{ button-computer }* fills a seat.
    2. *{ button-start }* deals. Press *{ button-hand }* (or type **/hand**) to see your cards; nobody else sees them.
    3. Bid and play with the buttons, there or under the table. They only offer what you may do, except at an old-school table (**law=old-school**), where you keep the law yourself and *{ button-claim }* what others do wrong.
help-contests = **Beyond the table**
    {""}**/daily** deals five hands a day, the same for everybody, against experts who answer the same play alike. You have one attempt, in a server or in a direct message with me.
    {""}**/duplicate open** plays the same deals at several tables: two teams of four sit opposite ways at two tables, or two pairs sit the same way, each at a table of its own against the same two experts, and the difference counts deal by deal. From three tables up pairs get matchpoints.
    {""}**/night open** opens a Euchre night in this channel: 4 to 40 take part at many tables, round after round, and computers fill up the last one. Check in from ten minutes before the start; whoever isn’t there three minutes after it is played for by a computer, and so is whoever leaves. A round of which you made less than half of the decisions is the computer’s.
    {""}**/league** is the season’s table of nights or duplicate matches.
help-ranked = **Ranked games**
    {""}A game counts for ratings if every seat is a person’s and the server plays ranked games; the table’s heading says so. Each further game needs a press of everybody who sits there: whoever doesn’t answer within two minutes stands up.
    {""}Whoever leaves has lost. Once somebody has called, a game ends early only if the other side agrees, and then it counts for nobody. A concession counts after three hands, once a side has half of the points it needs. If the channel is deleted, the game counts for nobody.
    {""}Games among the same people within a day move ratings less and less: the second half as much, the third a third.
    {""}At an old-school table everybody has to press *{ button-ranked }*, and a side has three false claims. Whoever used **/forget me** plays only friendly games where they did so until the season ends.
help-commands = **Commands**
    {""}**At the table:** /table (open, join, computer, leave, start, deal, show, concede, close) · /hand · /bid · /play · /hint
    {""}**Euchre nights:** /night (open, join, leave, back, show, standings, results, honours; for the host start, extend, end-round, replace, place, finish, call-off)
    {""}**Afterwards:** /history · /replay · /record · /verify
    {""}**Together:** /daily · /duplicate open · /league
    {""}**Players:** /leaderboard · /stats · /compare
    {""}**Yours:** /settings · /my-data · /forget
    {""}**Setup and help:** /config · /rules · /help · /about

button-tour = Tour
button-tour-new = New to Euchre?
button-tour-next = Next
button-tour-back = Back
button-tour-done = Done
button-rules-here = Rules of this table
button-rules-any = Rules
button-help = Help
button-lookup = What is this?
menu-lookup = Look up another word
lookup-nothing = Nothing here needs explaining. The list below has the words that may still come up.

tour-heading = **{ $title }** ({ $step } of { $steps })
tour-cards-title = The cards
tour-cards = Four people play, and partners sit opposite each other. The pack has 24 cards, nine to ace; each player gets five.
    In every hand one suit is **trump** and beats the others. Its highest cards are two jacks: the jack of trump, the **right bower**, and the other jack of the same colour, the **left bower**, which belongs to trump too. Spades go with clubs, hearts with diamonds.
    Here hearts are trump, highest card first.
tour-trump-title = Making trump
tour-trump = After the deal one card is turned up. Each player in turn may accept its suit as trump, and the dealer takes the card; or pass.
    If everybody passes, each player in turn may name another suit. Whoever makes trump is the **maker**, and the maker’s side must take at least three of the five tricks.
    With a strong hand the maker may play **alone**, without a partner, for more points. With this hand, order hearts up!
tour-tricks-title = The tricks
tour-tricks = One player leads a card, and the others follow clockwise. **Follow the suit led** if you can; otherwise play what you like.
    The highest trump takes the trick; without a trump, the highest card of the suit led. Whoever takes it leads the next one.
    Here spades were led and hearts are trump: the nine of hearts takes it.
tour-points-title = The points
tour-points = Two fives show a side’s points, here seven. In the usual game to ten points, a hand pays:
tour-next = That’s all. Press *{ button-join }* at a table, or open one with **/table open**; *{ button-lookup }* explains words while you play.
tour-done = Enjoy the game. **/help** brings the tour back.
tour-cards-alt = Every trump when hearts are trump, from the highest down: { $cards }.
tour-trump-alt = The table from your seat. Turned up: { $card }. Your hand: { $cards }.
tour-tricks-alt = The table from your seat. Hearts are trump. A trick: { $cards }. The { $winner } wins it.
tour-points-alt = The table after the hand: made, one point more. Two fives, used as score cards, show { $points } points.
tour-seat-1 = You
tour-seat-2 = Ann
tour-seat-3 = Bob
tour-seat-4 = Cay

# Before anybody plays: beside the bot’s name, and once in the system channel of a server that adds it.

presence = { $tables ->
        [0] /help
        [one] /help · one table
       *[other] /help · { $tables } tables
    }
greeting = **Euchre is dealt here now.** I’m Right Bower: I deal, keep the score and the laws, and play any empty seat.
    Open a table with the button or **/table open**, in any channel where I may write; everybody sees only their own cards.
    {""}**/help** shows the rest in a minute. Who manages the server sets rules, channels and language with **/config**.
button-open = Open a table
