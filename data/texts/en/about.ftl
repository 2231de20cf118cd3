# /about, for players: what this bot is, what it keeps, and who helps.

command-about = Which version this is, what it stores about you, and where to find help

about-version = **Right Bower** { $version }, running since { $since }
about-stored = It stores the games that are played with it: who sat where, by id and name, and what was decided. It doesn’t read messages. **/my-data** sends you all that the games here hold about you, **/forget me** removes it.
about-kept = { $days ->
        [one] Games are deleted one day after their table was last used; results and ratings stay.
       *[other] Games are deleted { $days } days after their table was last used; results and ratings stay.
    }
about-support-here = Whoever invited this bot to the server can tell you who runs it.
button-support = Help and support
button-privacy = Privacy policy
button-terms = Terms of service
button-invite = Add to a server
