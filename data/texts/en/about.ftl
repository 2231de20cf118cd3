# /about, for players: what this bot is, what it keeps, and who helps.

command-about = What’s stored about you, the bot’s version, and where to get help

about-version = **Right Bower** { $version }, started { $ago }
about-stored = Right Bower stores the games played here: who sat where (ID and name) and what they played. It never reads messages. **/my-data** sends you everything stored about you here; **/forget me** deletes it.
about-kept = { $days ->
        [one] Games are deleted one day after their table was last used; results and ratings stay.
       *[other] Games are deleted { $days } days after their table was last used; results and ratings stay.
    }
about-support-here = Ask whoever invited this bot to the server: they know who runs it.
button-support = Help and support
button-privacy = Privacy policy
button-terms = Terms of service
button-invite = Add to a server
button-install = Add to my apps
