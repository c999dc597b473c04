"""The table of the Trading Card Game: the path at the edge, the duel in the middle, what exists beside it small."""

from __future__ import annotations

from desktop_app.engine.frozen import replace
from desktop_app.engine.view import SHOWN
from desktop_app.ui.table.layout.layout import Arrangement, Column, Layout, Mat, Panel, Spot

_FELLOWSHIP = Spot("fellowship:{seat}", "row")
_SUPPORT = Spot("support:{seat}", "row")
_MINIONS = Spot("minions:{seat}", "row")
_CONTROLLED = Spot("controlled:{seat}", "row")
_DECK = Spot("deck:{seat}", "pile", caption="tcg-mat-deck-short")
_DISCARD = Spot("discard:{seat}", "pile", caption="tcg-mat-discard-short")
_DEAD = Spot("dead:{seat}", "pile", caption="tcg-mat-dead-short")
_ADVENTURE = Spot("adventure:{seat}", "pile", caption="tcg-mat-adventure-short")
_PILES = (_DECK, _DISCARD, _DEAD, _ADVENTURE)
_DIALS = (
    Spot("at:{seat}", "dial", caption="tcg-counter-at"),
    Spot("burdens:{seat}", "dial", caption="tcg-counter-burdens"),
)

PATH = Mat(
    "tcg-mat-path",
    "map-marker-path",
    (Spot("path", "climb"),),
    short="tcg-mat-path-short",
)
FREE_SIDE = Mat(
    "tcg-mat-free-side",
    "shield",
    (Spot("free_side", "row"),),
    weight=4,
    look="encounter",
    short="tcg-mat-free-short",
    foremost=True,
)
SHADOW_SIDE = Mat(
    "tcg-mat-shadow-side",
    "sword-cross",
    (Spot("shadow_side", "row"),),
    weight=4,
    look="encounter",
    short="tcg-mat-shadow-short",
    foremost=True,
)
WAITING = Mat(
    "tcg-mat-waiting",
    "timer-sand",
    (Spot("waiting:*", "pair"),),
    weight=3,
    look="encounter",
    short="tcg-mat-waiting-short",
    foremost=True,
)
POOL = Mat(
    "tcg-counter-twilight",
    "weather-night",
    (Spot("twilight", "heap"),),
    weight=2,
    look="encounter",
    short="tcg-counter-twilight",
)
FELLOWSHIP = Mat("tcg-mat-fellowship", "account-group", (_FELLOWSHIP,), weight=3, short="tcg-mat-fellowship-short")
MINIONS = Mat("tcg-mat-minions", "skull", (_MINIONS,), weight=3, look="encounter", short="tcg-mat-minions-short")
SUPPORT = Mat("tcg-mat-support", "campfire", (_SUPPORT, _CONTROLLED), weight=1, short="tcg-mat-support-short")
_WAITING_BELOW = replace(WAITING, foremost=False)
"""Where they do not fit beside the duel."""
_DUEL = (FREE_SIDE, SHADOW_SIDE)
_ARENA = (WAITING, *_DUEL)
_ROWS = (
    (_ARENA, (FELLOWSHIP, MINIONS, SUPPORT, POOL)),
    ((*_ARENA, MINIONS), (FELLOWSHIP, SUPPORT, POOL)),
    (_DUEL, (_WAITING_BELOW, FELLOWSHIP, MINIONS, SUPPORT, POOL)),
)
_RESTING = Mat("tcg-mat-panel", "account-group", (_FELLOWSHIP, _MINIONS, _SUPPORT, _CONTROLLED), weight=3)
_ROWS_OF_BOTH = ((_ARENA, (_RESTING, POOL)), ((*_ARENA, POOL), (_RESTING,)))
"""Whoever does not fight stands in one row with those of the other, where both have room, which leaves the fight the
height of a row."""
_OTHERS = (
    Mat("tcg-mat-fellowship", "account-group", (_FELLOWSHIP,), weight=2, short="tcg-mat-fellowship-short"),
    MINIONS,
    Mat("tcg-mat-support", "campfire", (_SUPPORT, _CONTROLLED), weight=1, short="tcg-mat-support-short"),
    Mat(
        "tcg-mat-belongings",
        "cards",
        (*_DIALS, *_PILES),
        weight=1,
        short="tcg-mat-belongings-short",
        counted=("hand:{seat}",),
    ),
)
_OF_MANY = (
    Mat(
        "tcg-mat-panel",
        "account-group",
        (_FELLOWSHIP, _MINIONS),
        weight=2,
        counted=("hand:{seat}", "at:{seat}", "burdens:{seat}"),
    ),
    Mat(
        "tcg-mat-belongings",
        "cards",
        (replace(_SUPPORT, caption="tcg-mat-support-short"), _CONTROLLED, *_PILES),
        weight=1,
        short="tcg-mat-belongings-short",
    ),
)
"""Of several others: those who fight together, so that there is room for them, and in a line what lies beside them."""

_BESIDE_COLUMN = _OTHERS[:-1]
_OTHER_RESTING = (replace(_RESTING, weight=2),)
_PLAYER = (_DIALS, (_DECK, _DISCARD), (_DEAD, _ADVENTURE))

LAYOUT = Layout(
    column=Column(
        Panel("tcg-mat-panel", "account", _PLAYER),
        Panel("tcg-mat-panel", "account", _PLAYER, counted=("hand:{seat}",)),
        (
            *(Arrangement(rows, _BESIDE_COLUMN) for rows in _ROWS),
            *(Arrangement(rows, _OTHER_RESTING, seats=(2,), among=True) for rows in _ROWS_OF_BOTH),
        ),
    ),
    arrangements=(
        *(Arrangement(rows, _OTHERS, seats=(1, 2)) for rows in _ROWS),
        *(Arrangement(rows, others, beside=3, seats=(3, 4)) for others in (_OTHERS, _OF_MANY) for rows in _ROWS),
    ),
    climb=PATH,
    hand=Spot("hand:{seat}", "fan"),
    left_of_hand=_DIALS,
    right_of_hand=_PILES,
    belongings=Mat("tcg-mat-belongings", "cards", (*_DIALS, *_PILES), weight=1, short="tcg-mat-belongings-short"),
    tray=(SHOWN, "resolving"),
)
