# La pantalla de reglas: el atlas de todos los juegos.
rules-title = Reglas
rules-search = Busca palabras o un número
rules-game = Juego
rules-all-games = Los cinco juegos
rules-all-topics = Todos los temas
rules-topics = Temas
rules-both = Los dos idiomas
rules-glossary = Glosario
rules-found = { $count ->
    [one] { $count } regla
   *[other] { $count } reglas
}
rules-words = { $count ->
    [one] { $count } término
   *[other] { $count } términos
}
rules-none = Ninguna regla contiene «{ $text }». Se encuentran palabras en español y en inglés, con o sin acentos; un número encuentra su regla.
rules-more = { $count ->
    [one] Y { $count } más: escribe otra palabra.
   *[other] Y { $count } más: escribe otra palabra.
}
rules-see = Véase también
