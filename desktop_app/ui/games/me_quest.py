"""The looks of Middle-earth Quest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.ui.faces import me_quest
from desktop_app.ui.games.looks import GameLooks, GamePicture, front_only

if TYPE_CHECKING:
    from desktop_app.ui.map.look import MapLook
    from desktop_app.ui.table.layout.layout import Layout


def _layout() -> Layout:
    from desktop_app.ui.table.layouts.me_quest import LAYOUT

    return LAYOUT


def _map() -> MapLook:
    from desktop_app.ui.table.layouts.me_quest import MAP

    return MAP


LOOKS = GameLooks(
    picture=GamePicture("mountains", "dusk", "rohan", "round", "map"),
    face=front_only(me_quest.face),
    layout=_layout,
    columns=("title", "type", "owner", "kind", "attack", "defense", "strength_cost", "health"),
    map=_map,
)
