# How the sentences about a card's abilities are put together, in every game. Parameters are phrases of the game's own.

# A person as the object of a verb.
deeds-whom = { $name }
deeds-both = { $deeds }
deeds-then = { $first }; if that was done in full, { $second }
deeds-one-of = choose one: { $ways }
deeds-if = { $deed }, if { $condition }
deeds-if-not = if { $condition }: { $deed }; otherwise: { $otherwise }
deeds-choosing = choose { $those }: { $deed }
deeds-choosing-some = choose { $those }, { $count } in all: { $deed }
deeds-each-player = each player in turn: { $deed }
deeds-may = if you wish, { $deed }
deeds-instead = instead, { $deed }
deeds-cost = { $cost }: { $deed }
deeds-limit =
    { $each_player ->
        [yes] { $times ->
            [one] { $deed } (each player once a { $period })
           *[other] { $deed } (each player { $times } times a { $period })
        }
       *[no] { $times ->
            [one] { $deed } (once a { $period })
           *[other] { $deed } ({ $times } times a { $period })
        }
    }
deeds-chosen =
    { $players ->
        [yes] that player
       *[no] that card
    }
deeds-those-or = { $first } or { $second }
deeds-which-and = { $first } { $second }
deeds-which-or = { $first } or { $second }
deeds-number = { $sign }{ $amount } { $number }
deeds-number-worked = { $number } +{ $amount }

# A question that says what becomes of what is chosen: which of those, and what it does or undergoes.

deeds-asked = { $seat }, { $which } { $becomes }{ $by }?
deeds-asked-some =
    { $how ->
        [exactly] { $seat }, { $which } { $becomes }{ $by }? Cards: { $count }.
       *[up-to] { $seat }, { $which } { $becomes }{ $by }? At most: { $count }.
    }
deeds-asked-by = { " " }({ $card })
deeds-one-of-these = { $ways }
deeds-faces-a-choice = faces a choice
deeds-number-some =
    { $less ->
        [yes] less { $number }
       *[no] more { $number }
    }
