"""What of a land is in sight: where the eye is and how near. Pure arithmetic between the land and a window."""

from __future__ import annotations

from desktop_app.engine.frozen import Frozen, replace

NEAREST = 4.0
"""Pixels a unit of the land is wide at most, where nothing has grown."""
STEP = 1.25
"""What one press of a key zooms by."""


class Part(Frozen):
    """A part of the land: left, top, right and bottom in its units."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """How wide it is."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """How high it is."""
        return self.bottom - self.top


class Camera(Frozen):
    """The eye over a land.

    ``home`` is the part that is seen whole when nothing is looked at more closely; of ``world`` nothing beyond is ever
    seen. (``x``, ``y``) is the point of the land in the middle of a window of ``wide`` by ``tall`` pixels, ``scale``
    how many pixels a unit of the land is wide, ``nearest`` how many at most.
    """

    home: Part
    world: Part
    wide: float = 1.0
    tall: float = 1.0
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    nearest: float = NEAREST

    @property
    def least(self) -> float:
        """The smallest scale: all of ``home`` is in sight."""
        return min(self.wide / self.home.width, self.tall / self.home.height)

    def fitted(self, wide: float, tall: float) -> Camera:
        """In a window of another size: all of home, if all of it was in sight, else the same middle and scale."""
        as_a_whole = self.scale <= self.least * 1.001 or self.wide <= 1
        moved = replace(self, wide=max(1.0, wide), tall=max(1.0, tall))
        return moved.at_home() if as_a_whole else moved._within()

    def at_home(self) -> Camera:
        """All of home in sight."""
        middle = (self.home.left + self.home.right) / 2, (self.home.top + self.home.bottom) / 2
        return replace(self, x=middle[0], y=middle[1], scale=self.least)._within()

    def moved(self, east: float, south: float) -> Camera:
        """With the land shifted by so many pixels."""
        return replace(self, x=self.x - east / self.scale, y=self.y - south / self.scale)._within()

    def zoomed(self, factor: float, at: tuple[float, float] | None = None) -> Camera:
        """So many times as near; the point of the land under the pixel ``at`` (the middle) stays where it is."""
        px, py = at if at is not None else (self.wide / 2, self.tall / 2)
        scale = min(self.nearest, max(self.least, self.scale * factor))
        held = self.to_land(px, py)
        x = held[0] - (px - self.wide / 2) / scale
        y = held[1] - (py - self.tall / 2) / scale
        return replace(self, x=x, y=y, scale=scale)._within()

    def over(self, x: float, y: float, scale: float | None = None) -> Camera:
        """With a point of the land in the middle, as near as asked."""
        near = min(self.nearest, max(self.least, scale if scale is not None else self.scale))
        return replace(self, x=x, y=y, scale=near)._within()

    def between(self, other: Camera, share: float) -> Camera:
        """On the way to another camera; the scale goes evenly by factors."""
        scale = self.scale * (other.scale / self.scale) ** share
        return replace(other, x=self.x + (other.x - self.x) * share, y=self.y + (other.y - self.y) * share, scale=scale)

    def _within(self) -> Camera:
        half_wide, half_tall = self.wide / 2 / self.scale, self.tall / 2 / self.scale
        x = _clamped(self.x, self.world.left + half_wide, self.world.right - half_wide)
        y = _clamped(self.y, self.world.top + half_tall, self.world.bottom - half_tall)
        return replace(self, x=x, y=y)

    @property
    def in_sight(self) -> Part:
        """The part of the land that is seen."""
        return Part(*self.to_land(0.0, 0.0), *self.to_land(self.wide, self.tall))

    # -- from one to the other ----------------------------------------------------------------------------------------

    def to_window(self, x: float, y: float) -> tuple[float, float]:
        """The pixel of a point of the land."""
        return (x - self.x) * self.scale + self.wide / 2, (y - self.y) * self.scale + self.tall / 2

    def to_land(self, x: float, y: float) -> tuple[float, float]:
        """The point of the land at a pixel."""
        return (x - self.wide / 2) / self.scale + self.x, (y - self.tall / 2) / self.scale + self.y

    @property
    def origin(self) -> tuple[int, int]:
        """Where the point (0, 0) of the land falls, in whole pixels: what is painted from there stays sharp."""
        left, top = self.to_window(0.0, 0.0)
        return round(left), round(top)


def _clamped(value: float, low: float, high: float) -> float:
    return (low + high) / 2 if low > high else min(max(value, low), high)
