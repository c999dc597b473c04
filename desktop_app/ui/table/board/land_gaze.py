"""Where a land is looked at by itself: at one's own parties, until somebody moves it by hand."""

from __future__ import annotations

from desktop_app.engine.view import View
from desktop_app.ui.map.own_places import over_all
from desktop_app.ui.table.board.map_item import MapItem


class LandGaze:
    """Keeps the parties of whoever looks in sight. What was last looked at is not looked at again."""

    def __init__(self) -> None:
        self._by_hand = False
        self._seen: object = None

    def remember(self, land: MapItem) -> None:
        """A land that has been moved by hand stays so when it is laid anew."""
        self._by_hand = self._by_hand or land.gaze.by_hand

    def look(self, land: MapItem, view: View | None, *, staged: bool) -> None:
        """Until somebody moves the land by hand, the parties of whoever looks are seen, wherever they are, with the
        places that can be chosen; while something is ``staged`` over the land, that is."""
        if view is None or self._by_hand or land.gaze.by_hand:
            return
        if staged:
            self._seen = None
            return
        at = land.ground.look.at
        own = {place for place, seats in land.parties.at.items() if view.seat in seats}
        chosen = {place for place, light in land.lights.items() if light.key and place in at}
        wanted = own | chosen, land.gaze.camera.wide, land.gaze.camera.tall
        if own and wanted != self._seen:
            self._seen = wanted
            land.gaze.show(over_all([at[place] for place in wanted[0]], land.gaze.camera, land.board.grown))

    def look_again(self, land: MapItem, view: View | None, *, staged: bool) -> None:
        """As at the beginning, wherever it was moved by hand: one's own parties, or where nobody travels all of it."""
        self._by_hand = land.gaze.by_hand = False
        self._seen = None
        self.look(land, view, staged=staged)
        if self._seen is None:
            land.gaze.go_home()
