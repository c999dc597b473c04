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
journal-result-in-rounds = { $span ->
    [turn] { $rounds ->
        [one] { $result } in { $rounds } turn
       *[other] { $result } in { $rounds } turns
    }
   *[round] { $rounds ->
        [one] { $result } in { $rounds } round
       *[other] { $result } in { $rounds } rounds
    }
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
journal-title-usual = A campaign
journal-log = Campaign log
journal-campaigns = Campaigns
journal-new = New campaign
journal-new-campaign = New campaign
journal-title = Name
journal-mode = Mode
journal-other-game = Another game
journal-begin = Begin
journal-player = Player { $number }
journal-pieces = Heroes, with commas between
journal-begins-with-game = A journal tells of a campaign, game after game. The one just played is written on its first page.
journal-no-player = At least one player has to set out.
journal-points-section = Points
journal-earned-section = Earned
journal-no-entries = Nothing has been written yet. Write a game, or a note, at the left.
journal-empty-title = No campaign yet
journal-empty = A campaign keeps what your evenings bring: who set out, who fell, what was won. It is kept by the rules of the card game, or wholly by hand for any game and for evenings with real cards.
journal-borne-by = Borne by { $bearer }
journal-before-chapter = Before chapter { $number }
journal-check-done = Done
journal-check-open = Open
journal-mend = Mend
journal-as-it-stood = As it stood
journal-replay = Watch again
journal-decks = Decks: { $decks }
journal-write = Write it down
journal-write-game = Write a game
journal-write-note = Write a note
journal-swap = Change a hero
journal-by-hand = Write a line by hand
journal-branch = What if …?
journal-what-if = { $title }: what if?
journal-pdf = Print or PDF
journal-markdown = Markdown
journal-export = Export
journal-import = Import
journal-blank = Blank log
journal-delete = To the trash
journal-written = Written to { $path }.
journal-salvaged = { $count ->
    [0] The journal { $title } was damaged; all of it could be read. The damaged file lies at { $aside }.
    [one] The journal { $title } was damaged; one part of it could not be read. The damaged file lies at { $aside }.
   *[other] The journal { $title } was damaged; { $count } parts of it could not be read. The damaged file lies at { $aside }.
}
journal-chapters-won = { $won } of { $count } scenarios
journal-games-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
journal-scenario = Scenario
journal-result = How it ended
journal-when = Day
journal-rounds = { $span ->
    [turn] Turns
   *[round] Rounds
}
journal-score-name = Score
journal-minutes-name = Minutes
journal-story = The story, in your words
journal-deck-name = Deck
journal-threat-name = Threat
journal-points-name = Points
journal-fallen = Fallen, with commas between
journal-damage = Damage that stays
journal-damage-hint = Damage: Aragorn 2, …
journal-earned = Earned
journal-earned-hint = This chapter can bring { $cards }. Who bears a card stands in brackets behind it.
journal-writes = Will be written: { $changes }
journal-leaves = Leaves
journal-joins = Takes the place
journal-joins-hint = Choose or write a name
journal-entry-title = Title
journal-section = Section
journal-deed = What to do
journal-deed-add = Write down
journal-deed-remove = Take off
journal-deed-carry = Hand on
journal-deed-count = Count
journal-line = Words
journal-amount = Amount
journal-whose = Whose
journal-everybody = Everybody
journal-bearer = Borne by
journal-consequences = What this changes later
journal-consequences-hint = This entry is not the last. Written so, the journal reads differently from there on:
journal-gone = After “{ $entry }”, { $section }: { $name } is no longer there.
journal-new-line = After “{ $entry }”, { $section }: { $name } is new.
journal-trouble = “{ $entry }” finds nothing to work on: { $change }
journal-agree = Write it so
journal-leave-as-it-is = Leave it as it is
journal-example-title = Paths of Mirkwood
journal-example-question = At the fork
journal-example-taken = Beorn’s path
journal-example-other = the path that is never left
journal-example-first = The courier left at dawn. At the fork the heroes took the path of the Beornings, and the brood of Ungoliant lay upon their trail. Mendor led them to the edge of the wood.
journal-example-second = A Hill Troll barred the way at the first bend of the river. One of them held it alone and did not come back.
journal-example-notes = *Keep Gandalf for the dungeons.* Once a prisoner is taken, hold the cancel for the second shadow: it is always the worse one.
journal-example-evenings = Winter evenings
journal-example-evening = Evening { $number }
journal-example-evening-1 = The first game of the winter. Ana kept her best for the end, and that was enough.
journal-example-evening-2 = Bor asked for another at once: what he laid down in the third turn stood there until the last.
journal-example-evening-3 = Level almost to the end, and nobody looked at the clock.
journal-example-evening-notes = *Look at the whole table first.* Two games were lost to a card that had lain there for an hour.
journal-in-place-of = in place of { $name }
journal-keep-game = Keep a finished game
journal-no-tables = Every finished game of this campaign’s game is in the journal already.
journal-table-row = { $date }, { $span ->
    [turn] { $rounds ->
        [one] { $rounds } turn
       *[other] { $rounds } turns
    }
   *[round] { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
}
journal-too-many-players = { $count } players: the log of this game has room for { $most }.
journal-chapter-closed = { $chapter } opens once every chapter before it has been won.
journal-play-chapter = Play chapter { $number }: { $title }
journal-play-chapter-short = Play chapter { $number }
journal-chapter-by-hand = Chapter { $number }, { $title }, cannot be played at this table yet. Played with real cards, it is written by hand.
journal-chapter-title = Chapter { $number }: { $title }
journal-questions = Questions about this scenario
journal-questions-about = Questions about { $title }
journal-questions-warning = The answers tell what happens in this scenario, and nobody of this profile has played it yet. Whoever wants to be surprised plays it first.
journal-questions-anyway = Read them anyway
journal-play = To the table
journal-list = Before the game
journal-deck-of = Deck of { $player }
journal-leads = With the heroes of the journal: { $pieces }
journal-earned-cards = Earned cards
journal-goes-with = Whose deck
journal-into-deck = into the deck of { $player }
journal-left-out = is left out
journal-still-hurt = { $name } still has { $count } damage
journal-heal = Heal for 1 threat
journal-follows = After
journal-follows-none = no earlier campaign
journal-event = { $span ->
    [turn] Turn { $round }: { $told }
   *[round] Round { $round }: { $told }
}
journal-decision-others = { $question } { $taken } (and not { $others })
journal-decisions = Choices
journal-decisions-hint = One a line: At the fork > the long way / the short way
journal-choices = Choices and turns
journal-events = Moments
journal-more = { $count ->
    [one] … and one more line in the record
   *[other] … and { $count } more lines in the record
}
journal-title-on = “{ $title }”, { $date }
journal-life = History
journal-life-joined = Sets out with { $entry }.
journal-life-game = { $entry }: { $result }.
journal-life-fell-here = Falls there.
journal-life-fell = Falls in { $entry }.
journal-life-left = Leaves with { $entry }.
journal-life-sum = { $games ->
    [0] No game yet
    [one] One game, { $won ->
        [0] not won
       *[other] won
    }
   *[other] { $games } games, { $won } won
}
journal-carries = Carries { $names }
journal-from = From { $entry }
journal-earlier = { $amount } from { $count } earlier lines
journal-branch-of = Another way of { $title }, after { $entry }
journal-over = Ended on { $date }
journal-record = The record
journal-deck-that-day = { $named } ({ $count } cards)
journal-picture = Picture { $number }
journal-picture-large = Picture
journal-add-picture = Add a picture
journal-picture-put = Put it into the text
journal-picture-take-out = Take the picture out
journal-page = Page { $page } of { $count }
journal-page-first = First page
journal-page-back = Page before
journal-page-on = Next page
journal-page-last = Last page
journal-drop = Take out
journal-earlier-place = Earlier
journal-later-place = Later
journal-dropped = The entry was taken out of the journal.
journal-bring-back = Bring it back
journal-mend-entry = Mend an entry
journal-stays = { $deed }: { $section }
journal-about = The campaign
journal-finished = This campaign has ended
journal-sections = Sections of the page: { $sections }
journal-new-section = Another section
journal-new-section-hint = What it is called, for a section of your own
journal-section-kind = What it holds
journal-section-names = Lines of words
journal-section-names-borne = Things that somebody carries
journal-section-names-player = Lines for each player
journal-section-number = A number
journal-section-number-player = A number for each player
journal-copy = Copy
journal-copy-of = { $title }, copy
journal-taken-damaged = { $count ->
    [one] The file of { $title } was damaged; one part of it could not be read.
   *[other] The file of { $title } was damaged; { $count } parts of it could not be read.
}
journal-take-backup = Take the backup
journal-backup-taken = The journal is as it was in the backup.
journal-records = Records
journal-journey = Map of the journey
journal-company-at = The company at { $place }
journal-fell-in = fell in chapter { $number }
journal-next-of = Next, chapter { $number } of { $count }
journal-journey-over = The journey is over: every chapter has been won.
journal-set-table = Set the table
journal-stage-won = won
journal-stage-next = next
journal-stage-later = later
journal-tries = { $count ->
    [one] one try
   *[other] { $count } tries
}
journal-no-stations = Each game that is written becomes a station on the way.
journal-earlier-lines = { $count ->
    [one] and one earlier line, in the chronicle
   *[other] and { $count } earlier lines, in the chronicle
}
journal-try = { $number ->
    [1] first try
    [2] second try
    [3] third try
    [4] fourth try
    [5] fifth try
   *[other] try { $number }
}
journal-find = Find and archive
journal-find-hint = A title, a player, a hero, a scenario, a word somebody wrote
journal-find-archive = In the archive too
journal-found = { $count ->
    [0] Nothing found
    [one] Found in one place
   *[other] Found in { $count } places
}
journal-found-nothing = No campaign and no entry has all these words.
journal-archive = Into the archive
journal-unarchive = Out of the archive
journal-archive-title = The archive
journal-archive-empty = Nothing was put away. A campaign that is over goes here with “Into the archive”: it stays readable, searched and counted, and leaves the list at the left.
journal-archived = { $title } was put into the archive.
journal-archived-sign = in the archive
journal-achievements = Achievements
journal-because = since { $entry }
journal-more-checks = { $count ->
    [one] … and one more of this point
   *[other] … and { $count } more of this point
}
journal-more-deals = { $count ->
    [one] One more card goes where it usually does.
   *[other] { $count } more cards go where they usually do.
}
journal-stood-after = As it stood after { $entry }
journal-as-it-stands = Back to how it stands
journal-stage-opens = opens when chapter { $number } has been won
journal-other-ways = Other fellowships
journal-other-way = { $letter }: { $title }
journal-written-by-table = { $count ->
    [0] The game is in the journal; it changes nothing on the page.
   *[other] The table has written what came of the game. Is it so? { $changes }
}
journal-put-right = Put it right
