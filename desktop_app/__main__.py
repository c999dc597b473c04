"""The `longtable` command: `python -m desktop_app`, which without a word after it opens the window."""

from __future__ import annotations

import sys

from desktop_app.app.machine.idle_memory import look_seldom
from desktop_app.app.machine.itself import BUNDLED

if __name__ == "__main__":
    look_seldom()
    if BUNDLED:
        from multiprocessing import freeze_support

        freeze_support()  # processes that work for this one begin here as well, and go no further
    if len(sys.argv) > 1:
        from desktop_app.cli import main

        main()
    else:
        # The first frame does not wait until the words of the command are read.
        from desktop_app.ui.shell.launch import run

        sys.exit(run())
