"""The looks of Middle-earth Quest."""

from __future__ import annotations

from functools import cache

from desktop_app.games.kit.board import Board, read_board
from desktop_app.paths import RESOURCES
from desktop_app.ui.faces import me_quest
from desktop_app.ui.games.looks import GameLooks, GamePicture, front_only
from desktop_app.ui.map.look import MapLook


@cache
def _board() -> Board:
    return read_board(RESOURCES / "maps" / "me_quest.json")


MAP = MapLook(
    board=_board,
    shapes={
        "eriador": "circle",
        "enedwaith": "square",
        "rhudaur": "lozenge",
        "grey_mountains": "hexagon",
        "misty_mountains": "triangle",
        "mirkwood": "triangle_down",
        "rohan": "shield",
        "gondor": "star",
        "brown_lands": "pentagon",
        "mordor": "jagged",
    },
    signs={"haven": "castle", "stronghold": "eye", "perilous": "skull"},
    large=("haven", "stronghold"),
    terrains={
        "forest": "pine-tree",
        "hill": "slope-uphill",
        "mountain": "terrain",
        "plains": "grass",
        "swamp": "water",
        "any": "foot-print",
    },
    dashes={"hill": (10.0, 4.0), "mountain": (4.0, 4.0), "swamp": (2.0, 5.0)},
    kind_words="meqmap-kind-",
    terrain_words="meqmap-terrain-",
)

LOOKS = GameLooks(
    picture=GamePicture("mountains", "dusk", "rohan", "round", "map"),
    face=front_only(me_quest.face),
    columns=("title", "type", "owner", "kind", "attack", "defense", "strength_cost", "health"),
    map=MAP,
)
