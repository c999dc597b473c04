# The last page of a game: its story, the turns that decided it, the score, the ways from here.

ends-story = The story of this game
ends-round = round
ends-to-begin-with = { $value } to begin with
ends-course-told = { $name }: { $first } at first, { $last } at the end.
ends-fell = round { $round }
ends-when = Round { $round } · { $step }
ends-play-on = Play on
ends-from-round = Play on from round { $round }
ends-again = Play again, same deck
ends-deck = Another deck
ends-keep = Keep in the journal
ends-look = Look at the table
ends-show = The story of this game
ends-score-compared = Score, for comparison
ends-in-all = In all
ends-not-listed = a loss has no place in the list
ends-carried = Cards that carried you
ends-nobody-carried = No card did anything that the log could prove.
ends-journeys = { $count ->
    [1] The first journey
   *[other] { $count } journeys
}
ends-journeys-won = Won { $won } of { $count }.
ends-missed = { $count ->
    [one] One missed chance
   *[other] { $count } missed chances
}
