# Words used on every screen.
common-list-and = { $first } and { $last }
common-list-or = { $first } or { $last }

common-percent = { $share }%

common-ago-moment = just now
common-ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
common-ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
common-ago-days = { $count ->
    [one] a day ago
   *[other] { $count } days ago
}
common-ago-weeks = { $count ->
    [one] a week ago
   *[other] { $count } weeks ago
}
common-ago-months = { $count ->
    [one] a month ago
   *[other] { $count } months ago
}
common-ago-years = { $count ->
    [one] a year ago
   *[other] { $count } years ago
}
common-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
common-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
common-date = { DATETIME($date, dateStyle: "long") }

common-ok = OK
common-cancel = Cancel
common-close = Close
common-back = Back
common-save = Save
common-delete = Delete
common-rename = Rename
common-open = Open
common-yes = Yes
common-no = No
common-on = On
common-off = Off
common-undo = Undo
common-redo = Redo
common-search = Search
common-none = None
common-help = Help
common-more = More
common-retry = Try again
common-show-folder = Show the folder
common-language = Language
common-language-en = English
common-language-es = Español
