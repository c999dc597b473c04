# What a person reads when something goes wrong: what happened, what is safe, what to do.
errors-unexpected = Something happened that Longtable did not foresee. What you had saved is safe.

errors-storage-full = There is no room left on the disk, so { $path } was not written. The earlier version is still there. Free some space and try again.
errors-storage-read-only = Longtable may not write to { $path }. Nothing was changed. Check the rights of that folder, or start with another data folder.
errors-storage-failed = { $path } could not be read or written: { $reason }. Nothing was changed.
errors-storage-too-large = { $path } would be larger than { $limit } MB, which Longtable would not read again, so it was not written. The earlier version is still there. Make it shorter.
errors-storage-unreadable = Longtable may not read { $path }. Nothing was changed. Check the rights of that file or folder.
errors-storage-no-file = { $path } is no file that can be read.
errors-storage-name = The name of { $path } is none that a zip can carry. It was left out.
errors-storage-missing = { $path } is not there.
errors-file-too-large = { $path } is larger than { $limit } MB, so it was not opened.
errors-file-not-text = { $path } is not a text file: byte { $position } cannot be read as UTF-8.
errors-file-not-json = { $path } is damaged at line { $line }, column { $column }.
errors-file-too-deep = { $path } is nested more deeply than any file of Longtable.
errors-file-not-object = { $path } is damaged: it does not hold what a file of Longtable holds.
errors-file-wrong-shape = { $path } is damaged: the field { $field } does not hold what it should.

errors-profile-in-use = The profile { $name } is open in another window of Longtable. Close that one first, or open another profile.
errors-profile-missing = There is no profile at { $path }.
errors-profile-damaged = The profile at { $path } could not be read ({ $place }). The file was kept as { $aside }; nothing else was touched.
errors-profile-too-new = The profile at { $path } was written by a newer Longtable (format { $found }; this one reads up to { $known }). It was left as it is. Update Longtable to open it.
errors-profile-lost = The profile at { $path } has no profile.json. Its decks, campaigns and games are still there.
errors-profile-unknown = There is no profile called { $name }. There are: { $known }
errors-profile-name-taken = There is already a profile called { $name }.
errors-profile-name-empty = A profile needs a name.
errors-profile-name-too-long = That name has { $length } characters; up to { $limit } fit.

errors-save-missing = There is no saved game at { $path }.
errors-save-damaged = The saved game { $path } could not be read ({ $place }). It was kept as { $aside }; your other games were not touched.
errors-save-too-new = The saved game { $path } was written by a newer Longtable (format { $found }; this one reads up to { $known }). It was left as it is. Update Longtable to continue it.
errors-save-unknown-card = The saved game { $path } holds a card that this Longtable does not know ({ $code }). It was left as it is. Perhaps a newer Longtable wrote it.
errors-save-unknown-game = The saved game { $path } is of a game that this Longtable does not know ({ $game }). It was left as it is. Perhaps a newer Longtable wrote it.
errors-results-damaged = The list of results { $path } could not be read ({ $place }). It was kept as { $aside }, and the list was made again from your finished games.
errors-results-too-new = The list of results { $path } was written by a newer Longtable (format { $found }; this one reads up to { $known }). It was left as it is.

errors-backup-missing = There is no backup at { $path }.
errors-backup-damaged = The backup { $path } is damaged. Nothing was restored from it.

errors-archive-not-zip = { $path } is not a zip file, or it is damaged. Nothing was imported.
errors-archive-not-profile = { $path } does not hold a Longtable profile. Nothing was imported.
errors-archive-outside = { $path } holds an entry that points outside its folder ({ $entry }). Nothing was imported.
errors-archive-twice = { $path } holds the same file twice ({ $entry }). Nothing was imported.
errors-archive-too-many = { $path } holds more than { $limit } files. Nothing was imported.
errors-archive-too-large = { $path } would unpack to more than { $limit } MB. Nothing was imported.

# The place in a damaged file, put into the sentences above.
errors-place-line = line { $line }, column { $column }
errors-place-byte = byte { $position }
errors-place-field = field { $field }
errors-place-whole = the whole file

# The command line.
errors-unknown-game = There is no game called { $game }.
errors-unknown-bot = There is no bot called { $bot }.
errors-game-without-door = The game { $game } cannot be played in several processes: it does not say where they find it. Play it with one job.
errors-bad-seats = This game cannot be played by { $seats } players.
errors-unknown-scenario = There is no scenario or card called { $name }.
errors-unknown-deck = There is no deck called { $deck }, and no file of that name.
errors-bad-set-up = The table cannot be set like this: { $reason }
errors-no-bench-here = A bundle cannot be measured: there is no bare Python beside it to compare with. Measure from the source.
