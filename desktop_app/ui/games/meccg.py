"""The looks of Middle-earth CCG."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.ui.faces import meccg
from desktop_app.ui.games.looks import GameLooks, GamePicture, front_only

if TYPE_CHECKING:
    from desktop_app.ui.map.look import MapLook
    from desktop_app.ui.table.layout.layout import Layout


def _layout() -> Layout:
    from desktop_app.ui.table.layouts.meccg import LAYOUT

    return LAYOUT


def _map() -> MapLook:
    from desktop_app.ui.table.layouts.meccg import MAP

    return MAP


LOOKS = GameLooks(
    picture=GamePicture("river", "gold", "spirit", "lozenge", "compass-rose"),
    face=front_only(meccg.face),
    columns=("title", "type", "subtype", "alignment", "race", "mind", "prowess", "body", "marshalling_points", "set"),
    sign_field="alignment",
    deck_kinds=("mec-character", "mec-resource", "mec-hazard", "mec-creature", "mec-site", "mec-all"),
    layout=_layout,
    map=_map,
)
