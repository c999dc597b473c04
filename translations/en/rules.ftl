# The rules screen: the atlas of every game.
rules-title = Rules
rules-search = Search words or a number
rules-game = Game
rules-all-games = All five games
rules-all-topics = All topics
rules-topics = Topics
rules-both = Both languages
rules-glossary = Glossary
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-words = { $count ->
    [one] { $count } word
   *[other] { $count } words
}
rules-none = No rule holds “{ $text }”. Words are found in English and Spanish, with or without accents; a number finds its rule.
rules-more = { $count ->
    [one] And { $count } more: type another word.
   *[other] And { $count } more: type another word.
}
rules-see = See also
