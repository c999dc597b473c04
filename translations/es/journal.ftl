# El diario: campañas, sus páginas y sus crónicas.
journal-file-missing = No hay ninguna campaña en { $path }.
journal-file-too-new = La campaña { $path } la escribió un Longtable más nuevo (formato { $found }; este lee hasta el { $known }). Se ha dejado como estaba.
journal-chronicle = Crónica
journal-notes = Notas
journal-nothing = Nada todavía.
journal-begun = Empezada el { $date }
journal-date = { $date }
journal-borne = { $name }, en manos de { $bearer }
journal-kind-beginning = La compañía se pone en marcha
journal-kind-game = Una partida
journal-kind-change = Entre partida y partida
journal-kind-note = Una nota
journal-result-won = Victoria
journal-result-lost = Derrota
journal-result-drawn = Empate
journal-result-left = Sin terminar
journal-result-open = Jugada
journal-result-in-rounds = { $rounds ->
    [one] { $result } en { $rounds } ronda
   *[other] { $result } en { $rounds } rondas
}
journal-difficulty = Dificultad: { $value }
journal-score = Puntuación: { $value }
journal-minutes = { $value ->
    [one] { $value } minuto
   *[other] { $value } minutos
}
journal-seed = Semilla: { $value }
journal-deck = Mazo: { $name }
journal-threat = Amenaza { $value }
journal-points = { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
journal-decision = { $question } { $taken }
journal-change-add = { $section }: { $name }
journal-change-add-for = { $section }, { $player }: { $name }
journal-change-add-borne = { $section }: { $name }, en manos de { $bearer }
journal-change-remove = { $section }: se borra { $name }
journal-change-remove-for = { $section }, { $player }: se borra { $name }
journal-change-carry = { $section }: { $name } pasa a { $bearer }
journal-change-carry-for = { $section }, { $player }: { $name } pasa a { $bearer }
journal-change-count = { $section }: { $amount } ({ $name })
journal-change-count-for = { $section }, { $player }: { $amount } ({ $name })
