# Conceding a game: what is typed, pressed, asked and answered.

command-table-concede = Concede the game for your side, if your partner agrees
proposed-concede = { $name } wants to concede. A teammate can agree. One no ends the offer.
button-agree-concede = Agree to concede
declined-concede = { $name } said no: the game isn’t conceded.
done-concede = The game is conceded.
done-concede-offered = Your partner must agree. They can press the button below the table until { $until }.
done-concede-early = A ranked game can be conceded only after three hands, once a side has half of the points. So I’ve asked the other side to call it off instead; they can press the button until { $until }.
refusal-no-conceding = Only games between two sides can be conceded. Play on, or close the table with **/table close**.
