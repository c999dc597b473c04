"""One measure in a process of its own: lines of JSON go to the standard output.

``bare`` (an empty PySide6 window), ``window`` (ours, up to its first screen), ``table FILE`` (one frame of
dragging a card on the table of a saved game, and the same in an empty scene), ``moments FILE FRAMES`` (frames of what
that game tells as a bot plays on, and a picture moved in an empty scene), ``library FILE TEXT...`` (every sign of some
searches typed into the library of the last profile, the same in a bare list, and the game opened on top of it),
``answers FILE LINES TIMES`` (a game answered at random until each answer is painted, with so long a log, and pictures
moved in a bare scene), ``land`` (a land on the table panned and zoomed, and the same in a bare scene), ``scene FILE
TIMES`` (everything on the board of a game made anew) or ``crowd SCREEN FOLDER`` (the home or
the decks of the last profile opened, and its thousands of files looked at).
"""

from __future__ import annotations

import sys
from pathlib import Path

from desktop_app.app.machine.idle_memory import look_seldom


def measure(what: str, *told: str) -> None:
    """Measures one thing. Only what it needs is read: a bare window has nothing of ours in it.

    Raises KeyError for what cannot be measured.
    """
    match what:
        case "bare":
            from desktop_app.ui.measures.windows import bare

            bare()
        case "window":
            from desktop_app.ui.measures.windows import window

            window()
        case "table":
            from desktop_app.ui.measures.dragging import table

            table(Path(told[0]))
        case "moments":
            from desktop_app.ui.measures.moments import moments

            moments(Path(told[0]), int(told[1]))
        case "answers":
            from desktop_app.ui.measures.answers import answers

            answers(Path(told[0]), int(told[1]), int(told[2]))
        case "scene":
            from desktop_app.ui.measures.answers import scene

            scene(Path(told[0]), int(told[1]))
        case "land":
            from desktop_app.ui.measures.lands import land

            land()
        case "crowd":
            from desktop_app.ui.measures.crowds import crowd

            crowd(told[0], Path(told[1]))
        case "library":
            from desktop_app.ui.measures.key_strokes import library

            library(Path(told[0]), told[1:])
        case _:
            raise KeyError(what)


if __name__ == "__main__":
    look_seldom()  # as the application does
    measure(*sys.argv[1:])
