# The settings of a profile.
settings-title = Settings
settings-looks = Looks
settings-theme = Theme
settings-theme-daylight = Daylight
settings-theme-candlelight = Candlelight
settings-large-print = Large print
settings-large-print-hint = Everything a quarter larger, cards on the table too.
settings-colour-safe = Colors told apart by every eye
settings-flat-table = Table in one color
settings-motion = Motion
settings-motion-normal = Normal
settings-motion-fast = Fast
settings-motion-off = Off
settings-motion-off-hint = Nothing moves; a ring marks what changed.

settings-pace = Pace
settings-review = Wait for you
settings-review-every-event = at every event
settings-review-hidden-and-losses = when something hidden shows or something is lost
settings-review-decisions-only = only at your decisions
settings-until-something-happens = Pass by itself until something happens
settings-game = In one game
settings-of-game = Game
settings-moments-of-game = Shown large when it happens
settings-stops = Always stop at these steps
settings-card-answers = Answers given once and for all
settings-card-always = always
settings-card-never = never
settings-card-ask = ask
settings-card-answers-none = No card has such an answer.

settings-keys = Keys
settings-key-preset = Preset
settings-key-preset-longtable = Longtable
settings-key-preset-dragncards = DragnCards
settings-key-preset-octgn = OCTGN
settings-key-preset-cockatrice = Cockatrice
settings-key-change = Press the new keys
settings-key-taken = { $keys } already does: { $action }.
settings-key-none = no key
settings-key-reset = Back to the preset

settings-help = Help
settings-coach = Coach: suggest a move with its reason
settings-even-pauses = Against rivals: the same pause whether or not a hand holds an answer
settings-open-hands = Play with open hands: no curtain between people at one screen
settings-tour-again = Play the first-game tour again
settings-data = Your data
settings-data-folder = Data folder: { $path }
settings-trash = Trash
settings-trash-holds = { $count ->
    [0] Nothing lies in the trash.
    [one] One thing lies in the trash. Choose it to put it back.
   *[other] { $count } things lie in the trash. Choose one to put it back.
}
settings-trash-game = Saved game · deleted { $ago }
settings-trash-deck = Deck · deleted { $ago }
settings-trash-profile = Whole profile · deleted { $ago }
settings-trash-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
settings-trash-chosen = “{ $title }” lies in the trash.
settings-trash-put-back = Put it back
settings-trash-is-back = “{ $title }” is back where it was.
settings-trash-empty = Empty the trash
settings-trash-question = { $count ->
    [one] One thing ({ $size }) would be erased for good. Nothing brings it back.
   *[other] { $count } things ({ $size }) would be erased for good. Nothing brings them back.
}
settings-trash-erase = Erase for good
settings-trash-emptied = The trash is empty.
settings-size-kb = { $size } kB
settings-size-mb = { $size } MB
settings-backed-up-but = The profile was backed up, but without { $count ->
    [one] one file that could not be read: { $names }
   *[other] { $count } files that could not be read: { $names }
}
settings-backed-up = The profile was backed up.

settings-moments = What the table tells
settings-moments-hint = What just happened is shown large, line by line. Any key ends a line, a key held down ends all; nothing is lost by it.
settings-moments-speed = Speed
settings-moments-slow = Slow
settings-moments-normal = Normal
settings-moments-fast = Fast
settings-moments-off = Off: the result alone
settings-moments-always = Always
settings-moments-first = First time in a game
settings-moments-never = Never
settings-every-window = Ask at every window in which something could be done
settings-hide-unmet = Keep back the cards of scenarios not played yet
settings-hide-unmet-hint = In the library and while building decks. The table itself never hides what can be seen there.
settings-restore-chosen = Take back what is marked
settings-restore-file = Take parts from a file…
settings-restore-nothing = Nothing in it differs from today.
settings-restore-counts = { $back ->
    [0] none comes back
    [one] one comes back
   *[other] { $back } come back
}, { $replaced ->
    [0] none is replaced
    [one] one is replaced
   *[other] { $replaced } are replaced
}
settings-part-settings = Settings
settings-part-decks = Decks
settings-part-campaigns = Campaigns and their pictures
settings-part-saves = Saved games
settings-part-library = Library and collection
settings-part-results = List of results
settings-part-other = Other files

# What this is and whose it is.
settings-about = About Longtable
settings-about-version = Longtable { $version }, under the MIT licence
settings-about-fans = Unofficial work of fans. It has no tie to the publishers of these games, to those who hold the rights in the worlds they are set in, or to anybody else, and nobody of them has approved it. Names of games and cards belong to their owners and only say which game is meant.
settings-about-own = It holds no picture, card text, rulebook, logo or typeface of a publisher: every picture is drawn by the program and every sentence is in its own words. To play you should own the games.
settings-about-stays = Nothing leaves this computer: there is no account, and no network is used.
settings-about-parts = Made with, each under its own licence
