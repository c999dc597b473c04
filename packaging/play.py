"""Plays Longtable: `python3 packaging/play.py`.

Makes the environment first when it is missing or old, then opens the window. Where there is no display it says
so, lets a bot play a whole game, prints the log and writes pictures of the table.
"""

from __future__ import annotations

import sys
from pathlib import Path

from environment import PYTHON, ROOT, prepare, run

from desktop_app.app.machine.display import has_display

PICTURES = ROOT / "build" / "demonstration"
PICTURE_SIZE = "1920x1080"
PAINT_TABLE: list[str | Path] = [PYTHON, "-m", "desktop_app.cli", "render", "table"]
NO_DISPLAY = {"QT_QPA_PLATFORM": "offscreen"}


def main() -> int:
    """Opens the window, or plays a game without one; the exit code of what ran."""
    prepare()
    if has_display():
        return run([PYTHON, "-m", "desktop_app", *sys.argv[1:]])
    print("There is no display here, so no window can be opened. A bot plays a whole game instead.\n")
    return play_without_display(PICTURES)


def play_without_display(folder: Path) -> int:
    """A bot game with its log, and a picture of the table for each moment that it saved; the exit code."""
    code = run([PYTHON, "-m", "desktop_app.app.tables.demo", folder])
    if code:
        return code
    for save in sorted(folder.glob("*.json")):
        picture = save.with_suffix(".png")
        painted = run([*PAINT_TABLE, picture, "--size", PICTURE_SIZE, "--save", save], **NO_DISPLAY)
        code = code or painted
    print(f"\nPictures of the table are in {folder}")
    return code


if __name__ == "__main__":
    sys.exit(main())
