"""The looks of Middle-earth CCG."""

from __future__ import annotations

from desktop_app.ui.faces import meccg
from desktop_app.ui.games.looks import GameLooks, GamePicture, front_only
from desktop_app.ui.table.layouts.meccg import LAYOUT, MAP

LOOKS = GameLooks(
    picture=GamePicture("river", "gold", "spirit", "lozenge", "compass-rose"),
    face=front_only(meccg.face),
    columns=("title", "type", "subtype", "alignment", "race", "mind", "prowess", "body", "marshalling_points", "set"),
    sign_field="alignment",
    deck_kinds=("mec-character", "mec-resource", "mec-hazard", "mec-creature", "mec-site", "mec-all"),
    layout=LAYOUT,
    map=MAP,
)
