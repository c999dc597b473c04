# Cómo se componen las frases sobre las capacidades de una carta, en cada juego. Los parámetros son frases del juego.

# Una persona como complemento de un verbo.
deeds-whom = a { $name }
deeds-both = { $deeds }
deeds-then = { $first }; si se ha hecho por completo, { $second }
deeds-one-of = elige una opción: { $ways }
deeds-if = { $deed }, si { $condition }
deeds-if-not = si { $condition }: { $deed }; si no: { $otherwise }
deeds-choosing = elige { $those }: { $deed }
deeds-choosing-some = elige { $those }, en total { $count }: { $deed }
deeds-each-player = cada jugador, por turno: { $deed }
deeds-may = si quieres, { $deed }
deeds-instead = en su lugar, { $deed }
deeds-cost = { $cost }: { $deed }
deeds-limit =
    { $each_player ->
        [yes] { $times ->
            [one] { $deed } (cada jugador una vez por { $period })
           *[other] { $deed } (cada jugador { $times } veces por { $period })
        }
       *[no] { $times ->
            [one] { $deed } (una vez por { $period })
           *[other] { $deed } ({ $times } veces por { $period })
        }
    }
deeds-chosen =
    { $players ->
        [yes] ese jugador
       *[no] esa carta
    }
deeds-those-or = { $first } o { $second }
deeds-which-and = { $first } { $second }
deeds-which-or = { $first } o { $second }
deeds-number = { $sign }{ $amount } { $number }
deeds-number-worked = { $number } +{ $amount }

# Una pregunta que dice qué le pasa a lo elegido: cuál de ellos, y qué hace o qué le hacen.

deeds-asked = { $seat }, ¿{ $which } { $becomes }{ $by }?
deeds-asked-some =
    { $how ->
        [exactly] { $seat }, ¿{ $which } { $becomes }{ $by }? Cartas: { $count }.
       *[up-to] { $seat }, ¿{ $which } { $becomes }{ $by }? Como máximo: { $count }.
    }
deeds-asked-by = { " " }({ $card })
deeds-one-of-these = { $ways }
deeds-faces-a-choice = se enfrenta a una elección
deeds-number-some =
    { $less ->
        [yes] menos { $number }
       *[no] más { $number }
    }
