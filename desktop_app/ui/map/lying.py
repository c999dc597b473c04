"""How a board lies on the land at the cameras through which it is seen: spread out once a scale, and kept for
whoever shows it next."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence

from desktop_app.app.texts.texts import Texts
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.map.boxes import Box
from desktop_app.ui.map.camera import Camera
from desktop_app.ui.map.look import MapLook
from desktop_app.ui.map.naming import facts_of
from desktop_app.ui.map.sizes import is_near
from desktop_app.ui.map.spread import Spread, spread, within_sight
from desktop_app.ui.map.ways import Way, ways_of

SCALES_KEPT = 32
"""In each theme and language a board is seen from the same few."""
_SPREADS: dict[Hashable, tuple[MapLook, Spread]] = {}
"""The boards as they were last spread out, by their looks and all else that this depends on."""


class Lying:
    """Where marks, badges and names of a board stand, in a theme and a language, ``grown`` times as large as drawn."""

    def __init__(self, look: MapLook, theme: Theme, language: str) -> None:
        self.look, self.theme, self.language = look, theme, language
        self.grown = 1.0
        self.ways: list[Way] = ways_of(look)
        self._texts = Texts("es" if language == "es" else "en")
        self._there: Mapping[str, str] = {}
        self._first: frozenset[str] = frozenset()
        self._spread: tuple[Hashable, Spread] | None = None
        self._stood: tuple[Camera, tuple[tuple[Box, ...], ...], Spread] | None = None
        self._clear_of: tuple[tuple[Box, ...], ...] = ((), (), ())

    def grow(self, times: float) -> None:
        """Draws marks and names so much larger."""
        if times != self.grown:
            self.grown, self._spread, self._stood = times, None, None

    def tell(self, there: Mapping[str, str]) -> None:
        """Tells who is at a place, under the names of those that are seen near."""
        self._there = there

    def put_first(self, places: Collection[str]) -> None:
        """Names these places before all others, from however far away."""
        self._first = frozenset(places)

    def keep_clear(self, covered: Sequence[Box], over: Sequence[Box], standing: Sequence[Box]) -> None:
        """Names stand beside what lies on the window in these boxes, in its pixels, when all stands next, and beside
        what is shown ``over`` them; beside what is ``standing`` there only where there is room."""
        self._clear_of = tuple(covered), tuple(over), tuple(standing)

    def at(self, camera: Camera, *, settle: bool) -> Spread:
        """How the board lies at a camera; while it moves, names stay where they stood about their places."""
        lies = self._spread_for(camera, settle=settle)
        if settle and (self._stood is None or self._stood[:2] != (camera, self._clear_of)):
            covered, over, standing = self._clear_of
            seen = within_sight(lies, self.look, self.language, camera, covered, over, standing, self._first)
            self._stood = camera, self._clear_of, seen
        return self._stood[2] if self._stood is not None else lies

    def reaches(self, camera: Camera, *, settle: bool) -> Mapping[str, float]:
        """The radius of each place; while the camera moves, that where it last stood."""
        return self._spread_for(camera, settle=settle).reaches

    def _spread_for(self, camera: Camera, *, settle: bool) -> Spread:
        how = self._how(camera) if settle or self._spread is None else self._spread[0]
        if self._spread is None or how != self._spread[0]:
            self._spread, self._stood = (how, self._spread_at(camera, how)), None
        return self._spread[1]

    def _how(self, camera: Camera) -> Hashable:
        """What makes the board lie otherwise than at another camera."""
        near = is_near(camera.scale, self.grown)
        there = tuple(sorted(self._there.items())) if near else ()
        first = self._first if camera.scale < self.look.names_from * self.grown else frozenset()
        return camera.scale, self.grown, _is_whole(camera), there, first

    def _spread_at(self, camera: Camera, how: Hashable) -> Spread:
        """How all of the board lies at the scale of a camera: one comes back to the same few."""
        key = id(self.look), self.language, self.theme.print_scale, camera.home, how
        if key in _SPREADS:
            return _SPREADS[key][1]
        home, scale, edge = camera.home, camera.scale, 4 / camera.scale
        room = (home.left - edge, home.top - edge, home.right + edge, home.bottom + edge)
        found = spread(
            self.look,
            self.ways,
            scale,
            self.language,
            self.theme.print_scale,
            room if _is_whole(camera) else None,
            self.grown,
            self._facts,
            self._first if scale < self.look.names_from * self.grown else (),
        )
        if len(_SPREADS) >= SCALES_KEPT:
            _SPREADS.pop(next(iter(_SPREADS)))
        _SPREADS[key] = self.look, found
        return found

    def _facts(self, place: str) -> list[str]:
        """What is written under the name of a place that is seen near: what it is, then who is there."""
        return [each for each in (facts_of(self.look, place, self._texts), self._there.get(place, "")) if each]


def _is_whole(camera: Camera) -> bool:
    """Whether all of the board is in sight."""
    return camera.scale <= camera.least * 1.001
