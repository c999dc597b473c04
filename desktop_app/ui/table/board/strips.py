"""An empty zone under a card in the air: its slim strip opens to a place for the card, and closes behind it."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.ui.table.layout.placed import Placement


class Strips:
    """Opens one strip at a time. ``plan_again`` shares the table out anew with ``opened`` as an open zone.

    ``closed`` is how the table lay before: it comes back to that, to the pixel.
    """

    def __init__(self, plan_again: Callable[[], None]) -> None:
        self._plan_again = plan_again
        self.opened = ""
        self.closed: Placement | None = None
        self.moving = False

    def open(self, zone: str, placement: Placement | None) -> None:
        """Opens a zone, and closes the one that was open; "" closes."""
        if zone == self.opened:
            return
        self.closed = self.closed or placement
        self.opened = zone
        self._again()

    def let_go(self) -> None:
        """The card is dropped: whatever is shown next, the zone is open only if something lies in it."""
        self.opened = ""

    def close(self) -> None:
        """The strip is a strip again, where nothing has been shown since the drop."""
        if self.closed is not None:
            self.opened = ""
            self._again()

    def _again(self) -> None:
        self.moving = True
        self._plan_again()
        self.moving = False

    def planned(self) -> None:
        """The table has been shared out: with nothing open there is nothing to come back to."""
        if not self.opened:
            self.closed = None
