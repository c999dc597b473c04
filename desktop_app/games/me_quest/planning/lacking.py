"""What a Plot lacks to be played."""

from __future__ import annotations

from desktop_app.engine.frozen import Frozen


class Lack(Frozen):
    """What a Plot in hand lacks: influence in the Shadow Pool, influence in some locations, or an enemy in them."""

    code: str
    pool: int = 0
    influence: int = 0
    enemy: bool = False
    places: tuple[str, ...] = ()

    @property
    def is_nothing(self) -> bool:
        """Whether it can be played."""
        return not (self.pool or self.influence or self.enemy)
