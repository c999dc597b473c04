# The start screen: profiles, going on, a new game.
home-title = Home
home-play = Play
home-library = Library
home-decks = Decks
home-journal = Journal
home-map = Map
home-rules = Rules
home-settings = Settings
home-theme = Switch between light and dark

home-continue = Continue
home-continue-left = { $seats ->
    [1] solo
   *[other] { $seats } seats
}, left { $ago }
home-go-back = { $span ->
    [turn] Go back to an earlier turn
   *[round] Go back to an earlier round
}
home-note = Your note
home-branch = Branch: { $name }
home-welcome = Welcome, { $name }
home-welcome-hint = Learn The Lord of the Rings: The Card Game at a real table in ten minutes, or lay your first table right away.
home-welcome-back = Where to next, { $name }?
home-welcome-back-hint = Every game is put away. A new table is laid in a moment.
home-deck-starter = starter deck, ready to play

home-new-game = New game
home-new-game-hint = { $count ->
    [5] five systems on one table
   *[other] { $count } systems on one table
}
home-set-the-table = Set the table
home-coming = In preparation
home-players-together = together or alone, { $from } to { $to }
home-players-against = { $to ->
    [2] 2 against each other
   *[other] against each other, { $from } to { $to }
}
home-players-sauron = Sauron against { $from } to { $to }
home-about-lotr-lcg = Every rule enforced, from the first card to the score
home-about-lotr-tcg = The Two Towers starters and full decks
home-about-me-quest = A board game on the map
home-about-thrones = Joust and melee with the whole core set, second edition
home-about-meccg = Companies on the road, also Ringwraiths
home-game-lotr-lcg = The Lord of the Rings: The Card Game
home-game-lotr-tcg = The Lord of the Rings TCG
home-game-me-quest = Middle-earth Quest
home-game-thrones = A Game of Thrones: The Card Game
home-game-meccg = Middle-earth CCG

home-choose-scenario = Choose a scenario
home-choose-deck = Choose a deck
home-difficulty = Difficulty { $level }
home-deck-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
home-begin = Begin the game

home-other-tables = Other tables
home-all = All { $count }
home-games-title = All games
home-games-search = Find by scenario, player, branch, note, finished, unfinished
home-games-count = { $found } of { $count }
home-games-none = No game has all these words.
home-games-no-game = No game has been begun yet.
home-games-finished = finished
home-games-unfinished = unfinished
home-round = { $span ->
    [turn] turn { $round }
   *[round] round { $round }
}
home-finished = Finished: { $outcome }
home-open-game = Open
home-delete-game = Move to the trash
home-delete-game-question = Move “{ $title }” to the trash? It can be brought back from the folder.
home-game-deleted = “{ $title }” lies in the trash.

home-campaigns = Campaigns
home-campaign-next = Next: { $chapter }
home-no-campaigns = No campaign has been begun.
home-no-decks = No deck yet; the starter decks are ready to play.
home-learn = Learn
home-learn-hint = First game guided step by step, or a puzzle of ten minutes.
home-results = Last results
home-no-results = No game has been finished yet.
home-result-won = Won
home-result-lost = Lost
home-result-score = score { $score }
home-result-by-hand = { $count ->
    [one] { $count } adjustment by hand
   *[other] { $count } adjustments by hand
}

home-local = Everything stays on this computer.
home-last-backup = Last backup { $ago }.
home-no-backup = No backup yet.

home-profiles = Profiles
home-profile-switch = Switch profile
home-profile-new = New profile
home-profile-name = Name
home-profile-first = Who is playing?
home-profile-first-hint = A profile keeps your games, decks and settings. There is no account.
home-profile-create = Make the profile
home-profile-rename = Rename the profile
home-profile-delete = Move the profile to the trash
home-profile-delete-question = Move the profile “{ $name }” with all its games and decks to the trash folder?
home-profile-export = Export as a zip
home-profile-import = Import a zip
home-profile-exported-but = The profile was written to { $path }, but without { $count ->
    [one] one file that could not be read: { $names }
   *[other] { $count } files that could not be read: { $names }
}
home-profile-exported = The profile was written to { $path }.
home-profile-imported = The profile “{ $name }” was added.
home-profile-damaged = This profile could not be read
home-profile-restore = Restore it from the backup of { $date }
home-profile-anew = Begin with new settings and keep everything else
home-backups = Backups
home-backup-now = Back up now
home-backup-restore = Restore this backup
home-backup-preview = { $back ->
    [0] No file is brought back
    [one] { $back } file is brought back
   *[other] { $back } files are brought back
}, { $replaced ->
    [0] none is replaced
    [one] { $replaced } is replaced
   *[other] { $replaced } are replaced
}, { $kept ->
    [0] none has been made since.
    [one] { $kept } made since stays.
   *[other] { $kept } made since stay.
}
home-backup-restored = Restored. The state before it was backed up too.

# Where a game stands, and what the start screen needs besides.
home-where = { $round ->
    [0] { $phase }
   *[other] { $span ->
        [turn] Turn { $round } · { $phase }
       *[round] Round { $round } · { $phase }
    }
}
home-first-table = Set the first table
home-start-of-round = { $span ->
    [turn] Start of turn { $round }
   *[round] Start of round { $round }
}
home-no-rounds = { $span ->
    [turn] The first turn has not begun yet
   *[round] The first round has not begun yet
}
home-no-other-tables = No other game is open.
home-deck-by-hand = { $count ->
    [one] { $count } card played by hand
   *[other] { $count } cards played by hand
}
home-learn-rules = Every rule of every game, numbered and searchable, in both languages.
home-short-lotr-lcg = The Lord of the Rings LCG
home-short-lotr-tcg = The Lord of the Rings TCG
home-short-me-quest = Middle-earth Quest
home-short-thrones = A Game of Thrones
home-short-meccg = Middle-earth CCG
home-tour = The first game, step by step
home-tour-hint = A guide beside a real table: ten minutes, and you can play.
home-all-decks = Deck builder
