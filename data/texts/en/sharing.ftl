# Share this hand: a hand that is over, posted to the channel by one of its players as one animated picture.

button-share = Share this hand
share-heading = { $name } shared hand { $hand } from a game of { $title }
share-alt = An animation of hand { $hand }, card by card, with all cards face up.
share-trick = Trick { $number }: { $plays }
share-drawing = Drawing the hand …
share-done = The hand is in the channel now.
share-already = This hand has been shared already, or is about to be.
share-not-yours = Only someone who played this hand can share it.
