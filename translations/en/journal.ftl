# The journal: campaigns, their pages and their chronicles.
journal-file-missing = There is no campaign at { $path }.
journal-file-too-new = The campaign { $path } was written by a newer Longtable (format { $found }; this one reads up to { $known }). It was left as it is.
journal-chronicle = Chronicle
journal-notes = Notes
journal-nothing = Nothing yet.
journal-begun = Begun on { $date }
journal-date = { $date }
journal-borne = { $name }, borne by { $bearer }
journal-kind-beginning = The company sets out
journal-kind-game = A game
journal-kind-change = Between the games
journal-kind-note = A note
journal-result-won = Victory
journal-result-lost = Defeat
journal-result-drawn = A draw
journal-result-left = Left unfinished
journal-result-open = Played
journal-result-in-rounds = { $rounds ->
    [one] { $result } in { $rounds } round
   *[other] { $result } in { $rounds } rounds
}
journal-difficulty = Difficulty: { $value }
journal-score = Score: { $value }
journal-minutes = { $value ->
    [one] { $value } minute
   *[other] { $value } minutes
}
journal-seed = Seed: { $value }
journal-deck = Deck: { $name }
journal-threat = Threat { $value }
journal-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
journal-decision = { $question } { $taken }
journal-change-add = { $section }: { $name }
journal-change-add-for = { $section }, { $player }: { $name }
journal-change-add-borne = { $section }: { $name }, borne by { $bearer }
journal-change-remove = { $section }: { $name } is taken off
journal-change-remove-for = { $section }, { $player }: { $name } is taken off
journal-change-carry = { $section }: { $name } goes to { $bearer }
journal-change-carry-for = { $section }, { $player }: { $name } goes to { $bearer }
journal-change-count = { $section }: { $amount } ({ $name })
journal-change-count-for = { $section }, { $player }: { $amount } ({ $name })
