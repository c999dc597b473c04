"""What a panel over the table shows, and what can be done in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.table.panels.figure import Figure

NARROW, USUAL, WIDE = 360, 520, 760
"""How wide panels are."""


class Act(Frozen):
    """One button of a panel. It closes the panel unless ``stays``."""

    text: str
    do: Callable[[], object]
    key: str = ""
    primary: bool = False
    stays: bool = False


class Content(Frozen):
    """What a panel shows. Links ``card:<id>:<code>`` and ``rule:<id>`` are followed by the table, others by ``follow``.
    ``again`` shows the same as it is said now.

    ``brief`` is what it says where there is no room for all beside what is asked about.
    ``edit`` makes the text a field to write in, whose words ``written`` gets when the panel closes. ``figure`` stands
    above the text, or with ``below`` under it; the panel owns it. One that is ``apart`` from what is asked now, as it
    tells of other times, takes the whole board.
    """

    name: str
    title: str
    html: str
    again: Callable[[], object]
    acts: Sequence[Act] = ()
    follow: Callable[[str], object] | None = None
    width: int = USUAL
    edit: bool = False
    figure: Figure | None = None
    written: Callable[[str], object] | None = None
    below: bool = False
    apart: bool = False
    brief: str = ""
