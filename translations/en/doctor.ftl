# What `longtable doctor` finds.
doctor-longtable = Longtable { $version }
doctor-python = Python { $version } on { $system }
doctor-package = { $name } { $version }
doctor-package-missing = The package { $name } is not installed. Run packaging/play.py, which installs what is missing.
doctor-folder-missing = A folder that belongs to Longtable is missing: { $path }. Install Longtable again.
doctor-atlas = Rule atlas of { $game }: { $rules } rules
doctor-atlas-damaged = The rule atlas of { $game } cannot be read: { $reason }
doctor-libraries-missing = Qt does not find these system libraries: { $names }. On Debian this line installs them: sudo { $line }
doctor-no-display = There is no display here: Longtable can paint pictures and play games without a window, but open none.
doctor-qt = Qt { $version } starts on the platform “{ $platform }”
doctor-qt-fails = Qt does not start: { $reason }
doctor-data-folder = Profiles are kept in { $path }
doctor-data-unwritable = Nothing can be written to the data folder { $path }: { $reason }
doctor-little-space = Only { $megabytes } MB are free on the disk of { $path }
doctor-profiles-unreadable = The profiles cannot be listed. { $problem }
doctor-no-profile = There is no profile yet.
doctor-profile =
    { $saves ->
        [0] The profile { $name } is sound; it holds no saved games.
        [one] The profile { $name } is sound, with one saved game.
       *[other] The profile { $name } is sound, with { $saves } saved games.
    }
doctor-profile-problem = Profile { $name }: { $problem }
doctor-profile-aside =
    { $count ->
        [one] In the profile { $name } one damaged file was set aside earlier.
       *[other] In the profile { $name } { $count } damaged files were set aside earlier.
    }
