# The last page of a game: its story, the turns that decided it, the score, the ways from here.

ends-story = The story of this game
ends-round = { $span ->
    [turn] turn
   *[round] round
}
ends-to-begin-with = { $value } to begin with
ends-course-told = { $name }: { $first } at first, { $last } at the end.
ends-fell = { $span ->
    [turn] turn { $round }
   *[round] round { $round }
}
ends-when = { $span ->
    [turn] Turn { $round } · { $step }
   *[round] Round { $round } · { $step }
}
ends-play-on = Play on
ends-from-round = { $span ->
    [turn] Play on from turn { $round }
   *[round] Play on from round { $round }
}
ends-again = Play again, same deck
ends-deck = Another deck
ends-another = Another table
ends-keep = Keep in the journal
ends-look = Look at the table
ends-show = The story of this game
ends-score-compared = Score, for comparison
ends-in-all = In all
ends-not-listed = a loss has no place in the list
ends-carried = Cards that carried you
ends-nobody-carried = No card did anything that the log could prove.
ends-journeys = { $count ->
    [1] The first game
   *[other] { $count } games
}
ends-journeys-won = Won { $won } of { $count }.
ends-missed = { $count ->
    [one] One thing to look over
   *[other] { $count } things to look over
}
ends-over = { $result ->
    [won] Victory
    [lost] Defeat
   *[other] The game is over
}
ends-best = { $title }, your best with this scenario
ends-first-of-game = { $title }, your first in this game
ends-how-it-stood = How it stood at the end
ends-first = { $title }, your first with this scenario
ends-some-fell = { $count ->
    [one] { $cards } did not live to see it.
   *[other] { $cards } did not live to see it.
}
ends-nobody-fell = Everyone who set out still stands.
ends-later-ones-fell = { $count ->
    [one] Everyone who set out still stands; one who came later fell.
   *[other] Everyone who set out still stands; { $count } who came later fell.
}
ends-nobody-fell-but = Nobody fell; { $cards } { $who ->
    [one] bears
   *[other] each bear
} { $count ->
    [one] one wound.
   *[other] { $count } wounds.
}
ends-points = { $count ->
    [one] point
   *[other] points
}
ends-points-before = { $count ->
    [one] point; your best before was { $before }
   *[other] points; your best before was { $before }
}
ends-not-left = { $course }, short of the end of { $label }
ends-lower-is-better = lower is better
ends-in-all-before = In all; your best before: { $before }
ends-carried-all = all { $count } cards
ends-other-road = { $span ->
    [turn] the road you left in turn { $round }
   *[round] the road you left in round { $round }
}
ends-other-earlier = your best before
ends-other-bot = with { $turn } otherwise, played by the coach
ends-other-won = { $value }, won
ends-other-lost = { $value }, lost
ends-pressed-most = Most { $course }: { $phase }
ends-pressed = { $amount } of { $whole } { $course } came in { $phase }, { $times ->
    [one] in one go.
   *[other] in { $times } goes.
}
ends-pressed-other = { $amount } in { $phase }
ends-pressed-others = Elsewhere: { $others }.
ends-onward = Go on to { $scenario }
ends-onward-short = Next scenario
ends-home-short = Start screen
ends-missed-short = To look over: { $count }
ends-again-short = Play again
ends-keep-short = Into the journal
ends-in-journal = Read the journal
ends-in-journal-short = The journal
