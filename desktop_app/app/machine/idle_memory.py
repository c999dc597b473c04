"""When Python looks through its memory for what has become idle.

The rules make and drop thousands of small things an answer, and hardly one of them in a circle: looking for circles
after every 700 costs a tenth of a game.
"""

from __future__ import annotations

import gc

YOUNG, MIDDLE, OLD = 10_000, 20, 20


def look_seldom() -> None:
    """Looks for idle circles after 10,000 new things, and only then; once for each process."""
    gc.set_threshold(YOUNG, MIDDLE, OLD)


def set_apart() -> None:
    """Sets aside what lives as long as the program: to look through all of it for what has become idle would halt the
    table for the length of several frames, in the middle of anything."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
