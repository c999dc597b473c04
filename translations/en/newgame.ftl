# Laying a new table.
newgame-who = Who sits at the table?
newgame-player = Player { $letter }
newgame-name-of-seat = Name of player { $letter }
newgame-decides = Who decides for { $letter }
newgame-player-here = at this screen
newgame-player-planner = bot: looks ahead
newgame-player-greedy = bot: plays to win
newgame-player-random = bot: plays at random
newgame-add-seat = One more player
newgame-remove-seat = Take player { $letter } from the table
newgame-by-hand = { $count ->
    [one] { $count } card is not scripted yet: you carry its text out by hand.
   *[other] { $count } cards are not scripted yet: you carry their texts out by hand.
}
newgame-all-enforced = Legal, and every card follows its rules by itself.
newgame-ready = Everything is ready. This set-up is remembered for the next time.
newgame-nobody-here = At least one player must sit at this screen.
newgame-not-legal = Not legal yet: { $rules }.
newgame-deck-not-legal = The deck { $deck } of { $name } is not legal yet. The deck builder says what is missing.
newgame-bad-seats = { $count ->
    [one] One player cannot play like this.
   *[other] { $count } players cannot play like this.
}
newgame-no-deck = { $name } has no deck yet.
newgame-side = Side of player { $letter }
newgame-player-bot = bot: { $name }
newgame-scenario = Scenario
newgame-deck = Deck
newgame-deck-for = for seat { $letter }, { $name }
newgame-legal = Legal.
newgame-as-it-is = Out of the box, for first games.
newgame-how-hard = difficulty { $value }
newgame-record = { $count ->
    [0] not played to its end yet
   *[other] won { $won } of { $count }
}
newgame-record-best = { $told }, best score { $score }
newgame-with = { $name } with { $deck }
newgame-as = { $name }: { $side }
newgame-previous-decks = Decks before these
newgame-next-decks = More decks
newgame-find-deck = Find
newgame-surprise = Surprise me
newgame-surprise-told = Another scenario and other decks, drawn by chance
newgame-kept-tables = { $count ->
    [0] Keep the table
   *[other] Kept tables: { $count }
}
newgame-keep-table = Keep this table
newgame-forget-table = Keep no longer
newgame-all-decks = All { $count }
newgame-mend = Mend it
newgame-mend-deck = Mend { $deck }
newgame-mend-here = { $name } sits at this screen
newgame-mend-other = Give { $name } { $deck }
newgame-drag-seats = Draw a seat to another chair to change places.
newgame-together = Together
newgame-open-hands = Play with open hands
newgame-corrected = Your own board corrects { $count ->
    [one] one thing
   *[other] { $count } things
}.
