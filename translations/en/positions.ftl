# What is wrong in a position file, or turned out otherwise than it expects.
positions-place = line { $line }, column { $column }:
positions-none = there is no position file in this folder.
positions-wrong = this does not hold.
positions-not-yaml = this cannot be read as a position file.
positions-bad-mapping = keys and values belong here.
positions-bad-list = a list belongs here.
positions-no-word = one word or title belongs here.
positions-twice = the key “{ $name }” stands here twice.
positions-bad-key = there is no key “{ $name }” here.
positions-missing-key = the key “{ $name }” is missing here.
positions-bad-number = “{ $name }” is not a whole number of 0 or more.
positions-bad-flag = “{ $name }” is neither true nor false.
positions-bad-range = “{ $name }” is more or less than there can be here.
positions-bad-everybody = every player belongs here, and none twice.
positions-bad-integer = “{ $name }” is not a whole number.
positions-bad-word = “{ $name }” means nothing here.
positions-bad-format = position files have the format 1, not “{ $name }”.
positions-bad-seats = at least one player belongs here, and no name twice.
positions-bad-count = { $count ->
    [one] this game is not played by one player.
   *[other] this game is not played by { $count } players.
}
positions-bad-rule = no rule of the atlas has the id “{ $name }”.
positions-bad-game = there is no game “{ $name }” to play.
positions-bad-player = no player is called “{ $name }”.
positions-bad-card = no card is called “{ $name }”.
positions-bad-card-entry = a card is its title, its code, or a mapping with the key “card”.
positions-bad-on-table = “{ $name }” is not on the table.
positions-bad-side = “{ $name }” cannot be on this side, or stands here twice.
positions-bad-place = “{ $name }” is no card that lies here.
positions-bad-nobody-left = too few players are left in the game to play it.
positions-bad-step = there is no framework step “{ $name }”.
positions-bad-zone = there is no zone “{ $name }”.
positions-bad-value = there is no “{ $name }” to look at here.
positions-one-kind = one kind of expectation belongs here; only not_offered takes “rule” and “because”.
positions-game-over = the game is over; nobody is asked.
positions-other-seat = { $asked } is asked, not { $name }.
positions-not-offered = this is not offered. Offered: { $offered }.
positions-is-offered = this is offered.
positions-no-answer = { $count } answers do not fit the question. Offered: { $offered }.
positions-must-decide = { $asks } must be decided. Offered: { $offered }.
positions-never-came = this never came.
positions-rules-stumbled = The rules cannot play what is laid out here ({ $reason }). Nothing like it comes about in a game.
positions-rules-failed = the rules failed: { $reason }
positions-other-rule = the refusal names { $now }, not { $wanted }.
positions-differs = expected { $wanted }, but it is { $now }.
positions-never-said = the log never said { $name }.
