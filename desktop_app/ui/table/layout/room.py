"""What a table is laid out in."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.frozen import Frozen


class Room(Frozen):
    """A board to lay a table on: its size in logical pixels, how much larger than drawn everything is, how much larger
    the lettering, and the seats: whose eyes, and the others. ``hand_open`` is whether one must choose from the hand,
    which is whole then wherever it hangs otherwise; ``hand_plays`` that one of its cards can be played, so that the
    cards of the table give way to it, but no farther than they may; ``hand_rests`` that it hangs on where the table
    would have room; ``hand_way`` is the way in which it has given way to the hand in this round, 0 for none."""

    width: float
    height: float
    seat: str
    others: Sequence[str] = ()
    unit: float = 1.0
    lettering: float = 1.0
    hand_open: bool = False
    hand_plays: bool = False
    hand_rests: bool = False
    hand_way: int = 0
