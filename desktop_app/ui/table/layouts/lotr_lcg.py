"""The table of The Lord of the Rings: The Card Game: its mats, and the ways they can stand."""

from __future__ import annotations

from desktop_app.engine.frozen import replace
from desktop_app.ui.table.layout.layout import Arrangement, Layout, Mat, Spot

_HEROES_SPOT = Spot("heroes:{seat}", "row")
_ALLIES_SPOT = Spot("allies:{seat}", "row")
_ENGAGED_SPOT = Spot("engaged:{seat}", "row")
_DIAL = Spot("threat:{seat}", "dial", caption="lcgtable-mat-threat", short="lcgtable-mat-threat-short")
_DECK = Spot("deck:{seat}", "pile", caption="lcgtable-mat-deck")
_DISCARD = Spot("discard:{seat}", "pile", caption="lcgtable-mat-discard")

QUEST = Mat(
    "lcgtable-mat-quest",
    "flag-variant",
    (Spot("quest", "single"), Spot("campaign", "single"), Spot("campaign_back", "single")),
    weight=2,
)
"""Beside the quest the campaign card, where there is one, with its front or its back up."""
ACTIVE = Mat(
    "lcgtable-mat-active", "map-marker", (Spot("active_location", "row"),), weight=2, short="lcgtable-mat-active-short"
)
STAGING = Mat(
    "lcgtable-mat-staging",
    "eye",
    (Spot("staging", "row"),),
    weight=4,
    look="encounter",
    short="lcgtable-mat-staging-short",
    words=True,
)
ENGAGED = Mat(
    "lcgtable-mat-engaged",
    "sword-cross",
    (_ENGAGED_SPOT,),
    weight=3,
    look="encounter",
    short="lcgtable-mat-engaged-short",
    words=True,
)
ENCOUNTER = Mat(
    "lcgtable-mat-encounter",
    "cards-outline",
    (
        Spot("encounter_deck", "pile", caption="lcgtable-mat-deck"),
        Spot("encounter_discard", "pile", caption="lcgtable-mat-discard"),
        Spot("victory", "pile", caption="lcgtable-mat-victory-short"),
    ),
    weight=1,
    short="lcgtable-mat-encounter-short",
)
HEROES = Mat("lcgtable-mat-heroes", "shield-account", (_HEROES_SPOT,), weight=3, words=True)
ALLIES = Mat("lcgtable-mat-allies", "account-group", (_ALLIES_SPOT,), weight=3)
BELONGINGS = Mat("lcgtable-mat-belongings-of", "cards", (_DIAL, _DECK, _DISCARD), weight=1)

_OTHERS = (
    Mat("lcgtable-mat-heroes-of", "shield-account", (_HEROES_SPOT,), weight=2),
    Mat("lcgtable-mat-allies-of", "account-group", (_ALLIES_SPOT,), weight=2),
    Mat("lcgtable-mat-engaged-of", "sword-cross", (_ENGAGED_SPOT,), weight=2, look="encounter"),
    Mat("lcgtable-mat-belongings-of", "cards", (_DIAL, _DECK, _DISCARD), weight=1, counted=("hand:{seat}",)),
)

_OF_MANY = Mat(
    "lcgtable-mat-heroes-of",
    "shield-account",
    (Spot("heroes:{seat}", "row", strips=1), Spot("allies:{seat}", "row", strips=1)),
    weight=3,
)
_WITH_MANY = (
    Mat("lcgtable-mat-engaged-of", "sword-cross", (_ENGAGED_SPOT,), weight=3, look="encounter"),
    Mat("lcgtable-mat-belongings-of", "cards", (_DIAL, _DECK, _DISCARD), weight=1, counted=("hand:{seat}",)),
)
_MANY_OTHERS = (_OF_MANY, *_WITH_MANY)
"""Of several others: characters together, so that all of them stay in sight."""
_OTHERS_IN_LINES = (
    replace(_OF_MANY, spots=(_OF_MANY.spots[0], replace(_OF_MANY.spots[1], line=1))),
    *_WITH_MANY,
)
"""The same with the allies in a line below the heroes."""
_PLACE_OF_ANOTHER = (
    Mat(
        "lcgtable-mat-panel",
        "shield-account",
        (*_OF_MANY.spots, replace(_ENGAGED_SPOT, strips=1)),
        weight=3,
        counted=("hand:{seat}", "threat:{seat}"),
    ),
    Mat("lcgtable-mat-belongings-of", "cards", (_DECK, _DISCARD), weight=1),
)
"""The same with the enemies that are engaged with them, where even so there would be too little room."""

LAYOUT = Layout(
    arrangements=(
        Arrangement(((QUEST, ACTIVE, STAGING, ENCOUNTER), (ENGAGED,), (HEROES, ALLIES)), _OTHERS),
        Arrangement(((QUEST, ACTIVE, STAGING, ENCOUNTER), (ENGAGED, ALLIES), (HEROES,)), _OTHERS),
        Arrangement(((QUEST, ACTIVE, STAGING, ENGAGED, ENCOUNTER), (HEROES, ALLIES)), _OTHERS),
        Arrangement(((QUEST, ACTIVE, STAGING, ENCOUNTER), (ENGAGED, HEROES, ALLIES)), _OTHERS),
        Arrangement(((QUEST, ACTIVE, STAGING, ENGAGED, ENCOUNTER), (HEROES, ALLIES)), _OTHERS, beside=3, seats=(3,)),
        *(
            Arrangement(rows, others, beside=3, seats=(3, 4))
            for others in (_MANY_OTHERS, _OTHERS_IN_LINES, _PLACE_OF_ANOTHER)
            for rows in (
                ((QUEST, ACTIVE, STAGING, ENGAGED, ENCOUNTER), (HEROES, ALLIES)),
                ((QUEST, ACTIVE, STAGING, ENCOUNTER), (ENGAGED, HEROES, ALLIES)),
            )
        ),
    ),
    hand=Spot("hand:{seat}", "fan"),
    left_of_hand=(_DIAL,),
    right_of_hand=(_DECK, _DISCARD),
    belongings=BELONGINGS,
    turned=("quest", "campaign_back"),
    face_numbers={"engagement_cost": "engagement"},
    asides={"resolving:*": "allies:*", "revealed": "staging"},
    odds_at="encounter_deck",
    among_many=0.72,
)
