# The records: every game that was played, in figures and charts.
records-title = Records
records-none = No game has been finished yet. What is played at a table or written in a journal is counted here.
records-none-such = No game is like that.
records-all = All games
records-games = { $count ->
    [one] game
   *[other] games
}
records-won = { $won } of { $count } won
records-best = best score
records-best-is = best { $score }
records-hours = hours at the table
records-a-round = { $span ->
    [turn] minutes a turn
   *[round] minutes a round
}
records-months = Month by month
records-victories = { $count ->
    [one] { $count } victory
   *[other] { $count } victories
}
records-defeats = { $count ->
    [one] { $count } defeat
   *[other] { $count } defeats
}
records-scores = Scores: { $title }
records-by-scenario = By scenario
records-by-deck = By deck
records-by-hero = By hero
records-others = { $count ->
    [one] and one more
   *[other] and { $count } more
}
records-list = { $count ->
    [one] One game
   *[other] { $count } games
}
records-rounds = { $span ->
    [turn] { $count ->
        [one] one turn
       *[other] { $count } turns
    }
   *[round] { $count ->
        [one] one round
       *[other] { $count } rounds
    }
}
records-players = { $count ->
    [one] alone
   *[other] { $count } players
}
records-days = { $days ->
    [365] this last year
   *[other] the last { $days } days
}
records-filter-game = Every game
records-filter-quest = Every scenario
records-filter-deck = Every deck
records-filter-hero = Every hero
records-filter-players = Whoever played
records-filter-result = However it ended
records-filter-days = Whenever
records-tries = tries to a victory
records-tries-are = { $tries } tries
