"""Opens the window: `python -m desktop_app`."""

from __future__ import annotations

import sys

from desktop_app.ui.shell.launch import run

if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
