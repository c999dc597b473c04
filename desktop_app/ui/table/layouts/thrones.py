"""The table of A Game of Thrones: its mats, and the ways they can stand."""

from __future__ import annotations

from desktop_app.engine.frozen import replace
from desktop_app.engine.view import SHOWN
from desktop_app.ui.table.layout.layout import Arrangement, Column, Layout, Mat, Panel, Spot

_CHARACTERS_SPOT = Spot("characters:{seat}", "row")
_LOCATIONS_SPOT = Spot("locations:{seat}", "row")
_DECK = Spot("deck:{seat}", "pile", caption="got-mat-deck-short")
_DISCARD = Spot("discard:{seat}", "pile", caption="got-mat-discard-short")
_DEAD = Spot("dead:{seat}", "pile", caption="got-mat-dead-short")
_PILES = (_DECK, _DISCARD, _DEAD)
_FACTION = (
    Spot("plot:{seat}", "single"),
    Spot("faction:{seat}", "pile", caption="got-mat-faction-short"),
    Spot("agenda:{seat}", "pile", caption="got-mat-agenda-short"),
    Spot("power:{seat}", "dial", caption="got-counter-power"),
    Spot("gold:{seat}", "dial", caption="got-counter-gold"),
)

FACTION = Mat("got-mat-court", "shield-account", _FACTION, weight=3, short="got-mat-court-short")
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
CHARACTERS = Mat("got-mat-characters", "account-group", (_CHARACTERS_SPOT,), weight=3, short="got-mat-characters-short")
LOCATIONS = Mat("got-mat-locations", "castle", (_LOCATIONS_SPOT,), weight=2, short="got-mat-locations-short")
_OTHERS = (
    Mat("got-mat-court", "shield-account", _FACTION, weight=2, short="got-mat-court-short", counted=("hand:{seat}",)),
    CHARACTERS,
    Mat("got-mat-locations", "castle", (_LOCATIONS_SPOT,), weight=2, short="got-mat-locations-short"),
    Mat("got-mat-belongings", "cards", _PILES, weight=1, short="got-mat-belongings-short"),
)

# A melee: titles, and of the other seats less, so that several of them stand in a row.
_TITLE = Spot("title:{seat}", "pile", caption="got-mat-title-short")
_PLOT, _FACTION_CARD, _AGENDA, *_ = _FACTION
_MELEE_COURT = Mat(
    "got-mat-court",
    "shield-account",
    (_PLOT, _FACTION_CARD, _AGENDA, _TITLE),
    weight=3,
    short="got-mat-court-short",
    counted=("power:{seat}", "gold:{seat}"),
)


_PLOT_OF_ANOTHER = Spot(
    "plot:{seat}", "single", under=(Spot("faction:{seat}", "single"), Spot("agenda:{seat}", "single"))
)
_PLACE_OF_ANOTHER = Mat(
    "got-mat-panel",
    "shield-account",
    (_PLOT_OF_ANOTHER, _TITLE, _CHARACTERS_SPOT, _LOCATIONS_SPOT),
    weight=3,
    counted=("hand:{seat}", "power:{seat}", "gold:{seat}"),
)
_PLACE_WITH_MANY = replace(
    _PLACE_OF_ANOTHER,
    spots=(
        replace(_PLOT_OF_ANOTHER, under=(*_PLOT_OF_ANOTHER.under, Spot("title:{seat}", "single"))),
        _CHARACTERS_SPOT,
        _LOCATIONS_SPOT,
    ),
)
"""The same where the title lies under the plot as well, so that characters and locations have its room."""
_PLACE_IN_LINES = replace(
    _PLACE_OF_ANOTHER,
    spots=(
        *(Spot(f"{zone}:{{seat}}", "single", low=True) for zone in ("plot", "faction", "agenda", "title")),
        replace(_CHARACTERS_SPOT, line=1),
        replace(_LOCATIONS_SPOT, line=1),
    ),
)
"""The same with characters and locations in a line below, where they would lie too close beside what a seat is."""
_SMALL_PANEL = (_PLACE_OF_ANOTHER,)
_PANEL = (
    _PLACE_OF_ANOTHER,
    Mat("got-mat-belongings", "cards", (_DISCARD, _DEAD), weight=1, short="got-mat-belongings-short"),
)
_MELEE = ((ATTACKERS, DEFENDERS), (_MELEE_COURT, CHARACTERS, LOCATIONS))

_COURT = (
    (Spot("plot:{seat}", "single"),),
    (
        Spot("faction:{seat}", "pile", caption="got-mat-faction-short"),
        Spot("agenda:{seat}", "pile", caption="got-mat-agenda-short"),
    ),
    (
        Spot("power:{seat}", "dial", caption="got-counter-power"),
        Spot("gold:{seat}", "dial", caption="got-counter-gold"),
    ),
    tuple(Spot(f"left_{type}:{{seat}}", "tally") for type in ("military", "intrigue", "power")),
)
_BESIDE_COLUMN = _OTHERS[1:]

LAYOUT = Layout(
    arrangements=(
        Arrangement(((ATTACKERS, DEFENDERS), (FACTION, CHARACTERS, LOCATIONS)), _OTHERS, seats=(2,)),
        Arrangement(((FACTION, ATTACKERS, DEFENDERS), (CHARACTERS, LOCATIONS)), _OTHERS, seats=(2,)),
        Arrangement(_MELEE, _PANEL, beside=2, seats=(3,)),
        Arrangement(_MELEE, _PANEL, beside=3, seats=(4,)),
        Arrangement(_MELEE, (_PLACE_IN_LINES, _PANEL[1]), beside=2, seats=(3,)),
        Arrangement(_MELEE, (_PLACE_IN_LINES, _PANEL[1]), beside=3, seats=(4,)),
        Arrangement(_MELEE, _SMALL_PANEL, beside=2, seats=(5,)),
        Arrangement(_MELEE, _SMALL_PANEL, beside=3, seats=(6,)),
        Arrangement(_MELEE, (_PLACE_WITH_MANY,), beside=2, seats=(5,)),
        Arrangement(_MELEE, (_PLACE_WITH_MANY,), beside=3, seats=(6,)),
        Arrangement(_MELEE, (_PLACE_WITH_MANY,), beside=4, seats=(5,)),
        Arrangement(_MELEE, (_PLACE_WITH_MANY,), beside=5, seats=(6,)),
        Arrangement(_MELEE, (_PLACE_IN_LINES,), beside=4, seats=(5,)),
        Arrangement(_MELEE, (_PLACE_IN_LINES,), beside=5, seats=(6,)),
    ),
    hand=Spot("hand:{seat}", "fan"),
    column=Column(
        Panel("got-mat-panel", "shield-account", _COURT),
        Panel("got-mat-panel", "shield-account", _COURT, counted=("hand:{seat}",)),
        (Arrangement(((ATTACKERS, DEFENDERS), (CHARACTERS, LOCATIONS)), _BESIDE_COLUMN, seats=(2,)),),
    ),
    right_of_hand=_PILES,
    belongings=Mat("got-mat-belongings", "cards", _PILES, weight=1, short="got-mat-belongings-short"),
    face_numbers={"strength": "str"},
    face_marks=("icon_military", "icon_intrigue", "icon_power"),
    tray=(SHOWN,),
    middle=("attackers", "defenders"),
    among_many=0.72,
)
