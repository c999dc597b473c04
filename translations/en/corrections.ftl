# The page on which a person says what their own copy of a game has printed.

corrections-title = My board says
corrections-way-in = { $count ->
    [0] My board says otherwise…
    [one] My board says otherwise: { $count } thing
   *[other] My board says otherwise: { $count } things
}
corrections-to-map = To the map
corrections-about = What is printed was gathered from several sources, and not everywhere do they agree. Where your own copy says something else, choose it here. Every table that you begin from now on is played as your copy says; games under way stay as they were begun.
corrections-search = Search a place or a card
corrections-things = Paths and cards
corrections-thing = { $title } · { $kind }
corrections-game = Game
corrections-doubtful = Only what is in doubt or corrected
corrections-everywhere = Look beyond this place
corrections-in-doubt = Our sources leave a doubt here.
corrections-fact = Printed fact
corrections-printed = We have
corrections-mine = My copy says
corrections-of = { $fact }: what my copy says
corrections-take-back = As we have it
corrections-take-all-back = Take everything back
corrections-count = { $count ->
    [one] Your copy differs in { $count } thing.
   *[other] Your copy differs in { $count } things.
}
corrections-words-hint = Your words stand on the card at every table that you begin from now on. The rules go on as we have them: what your card does otherwise, set by hand at the table. What stands between ** is bold.
corrections-keep-words = Keep these words
