# The window around the screens: where to go, messages, the unforeseen.
shell-screens = Screens
shell-switch-language = Switch to { $language }
shell-profile-menu = Profile { $name }
shell-key-enter = Enter
shell-now-speaking = Longtable speaks English now.
shell-welcome = Welcome to Longtable
shell-back-to-table = Back to the table
shell-dropped = { $count ->
    [one] The last answer of this game does not fit the rules of this version. Please give it again; everything before it is as it was.
   *[other] The last { $count } answers of this game do not fit the rules of this version. Please give them again; everything before them is as it was.
}
shell-unforeseen = Something happened that Longtable did not foresee
shell-unforeseen-safe = What you had answered is saved. You can go on; if it happens again, save a report and send it to the makers of Longtable.
shell-save-report = Save a report
shell-report-saved = The report was written to { $path }. It holds no names of people.
shell-name-left = The name is left blank
shell-open-profile = Open
shell-profile-games = { $count ->
    [0] no games yet
    [one] { $count } game
   *[other] { $count } games
}
shell-restored = Restored from the backup of { $date }.
shell-settings-back = Back
shell-quit = Quit
shell-other-profile = Another profile
shell-name-example = for instance Ana
shell-choose-looks = How should it look?
shell-screen-not-of-game = There is no picture called { $name } of { $game }.
shell-screen-needs-decks = { $game } is played without decks. There are such pictures of { $games }.
shell-unknown-screen = There is no screen called { $name }. There are:
    { $known }

# What Qt's dialog for files says

shell-qt-look-in = &Look in:
shell-qt-files-of-type = Files of &type:
shell-qt-drive = Drive
shell-qt-folder = Folder
shell-qt-file = File
shell-qt-kind-of-file = %1 file
shell-qt-unknown = Unknown
