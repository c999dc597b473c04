"""The table of A Game of Thrones: its mats, and the ways they can stand."""

from __future__ import annotations

from desktop_app.engine.view import SHOWN
from desktop_app.ui.table.layout.layout import Arrangement, Layout, Mat, Spot

_CHARACTERS_SPOT = Spot("characters:{seat}", "row")
_LOCATIONS_SPOT = Spot("locations:{seat}", "row")
_POWER = Spot("power:{seat}", "dial", caption="got-counter-power")
_GOLD = Spot("gold:{seat}", "dial", caption="got-counter-gold")
_DECK = Spot("deck:{seat}", "pile", caption="got-mat-deck-short")
_DISCARD = Spot("discard:{seat}", "pile", caption="got-mat-discard-short")
_DEAD = Spot("dead:{seat}", "pile", caption="got-mat-dead-short")
_PLOT = Mat("got-mat-plot", "gavel", (Spot("plot:{seat}", "single"),), weight=2, short="got-mat-plot-short")
_COURT = Mat(
    "got-mat-court",
    "shield-account",
    (Spot("faction:{seat}", "row"), Spot("agenda:{seat}", "row"), Spot("placed:{seat}", "row")),
    weight=1,
    short="got-mat-court-short",
)

ATTACKERS = Mat(
    "got-mat-attackers",
    "sword-cross",
    (Spot("attackers", "row"),),
    weight=4,
    look="encounter",
    short="got-mat-attackers-short",
)
DEFENDERS = Mat(
    "got-mat-defenders",
    "shield",
    (Spot("defenders", "row"),),
    weight=4,
    look="encounter",
    short="got-mat-defenders-short",
)
CHARACTERS = Mat("got-mat-characters", "account-group", (_CHARACTERS_SPOT,), weight=3)
LOCATIONS = Mat("got-mat-locations", "castle", (_LOCATIONS_SPOT,), weight=2, short="got-mat-locations-short")
_OTHERS = (
    _COURT,
    _PLOT,
    Mat("got-mat-characters", "account-group", (_CHARACTERS_SPOT,), weight=3),
    Mat("got-mat-locations", "castle", (_LOCATIONS_SPOT,), weight=1, short="got-mat-locations-short"),
    Mat("got-mat-belongings", "cards", (_POWER, _GOLD, _DECK, _DISCARD, _DEAD), weight=1, counted="hand:{seat}"),
)

LAYOUT = Layout(
    arrangements=(
        Arrangement(((ATTACKERS, DEFENDERS), (_COURT, _PLOT, CHARACTERS, LOCATIONS)), _OTHERS),
        Arrangement(((ATTACKERS, DEFENDERS), (CHARACTERS, LOCATIONS), (_COURT, _PLOT)), _OTHERS),
        Arrangement(((_COURT, _PLOT, ATTACKERS, DEFENDERS), (CHARACTERS, LOCATIONS)), _OTHERS),
    ),
    hand=Spot("hand:{seat}", "fan"),
    left_of_hand=(_POWER, _GOLD),
    right_of_hand=(_DECK, _DISCARD, _DEAD),
    belongings=Mat("got-mat-belongings", "cards", (_POWER, _GOLD, _DECK, _DISCARD, _DEAD), weight=1),
    tray=(SHOWN, "resolving"),
)
