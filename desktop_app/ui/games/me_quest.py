"""The looks of Middle-earth Quest."""

from __future__ import annotations

from desktop_app.ui.faces import me_quest
from desktop_app.ui.games.looks import GameLooks, GamePicture, front_only
from desktop_app.ui.table.layouts.me_quest import LAYOUT, MAP

LOOKS = GameLooks(
    picture=GamePicture("mountains", "dusk", "rohan", "round", "map"),
    face=front_only(me_quest.face),
    layout=LAYOUT,
    columns=("title", "type", "owner", "kind", "attack", "defense", "strength_cost", "health"),
    map=MAP,
)
