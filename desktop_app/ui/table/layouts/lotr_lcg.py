"""The table of The Lord of the Rings: The Card Game, for a large and for a small window."""

from __future__ import annotations

from desktop_app.ui.table.layout.layout import Band, Layout, Mat, Plan, Spot

_QUEST = Spot("quest", "quest")
_ACTIVE = Spot("active_location", "row")
_STAGING = Spot("staging", "row")
_ENGAGED = Spot("engaged:{seat}", "row")
_HEROES = Spot("heroes:{seat}", "row", coins=True)
_ALLIES = Spot("allies:{seat}", "row")
_ENCOUNTER_DECK = Spot("encounter_deck", "pile", caption="table-zone-deck")
_ENCOUNTER_DISCARD = Spot("encounter_discard", "pile", caption="table-zone-discard")
_VICTORY = Spot("victory", "pile", caption="table-zone-victory-short")
_DIAL = Spot("threat:{seat}", "dial", caption="table-zone-threat")
_HAND = Spot("hand:{seat}", "fan")
_DECK = Spot("deck:{seat}", "pile", caption="table-zone-deck")
_DISCARD = Spot("discard:{seat}", "pile", caption="table-zone-discard")

_OTHER = Band(
    150,
    (
        Mat("table-zone-heroes-of", "shield-account", (_HEROES,), share=1.25),
        Mat("table-zone-allies-of", "account-group", (_ALLIES,)),
        Mat("table-zone-engaged-of", "sword-cross", (_ENGAGED,), look="encounter"),
        Mat(
            "table-zone-belongings-of",
            "cards",
            (Spot("threat:{seat}", "dial"), Spot("hand:{seat}", "pile"), Spot("discard:{seat}", "pile")),
            width=290,
        ),
    ),
)

WIDE = Plan(
    name="wide",
    width=1496,
    height=985,
    card=118,
    hand_card=130,
    prompt=74,
    other=_OTHER,
    bands=(
        Band(
            200,
            (
                Mat("table-zone-quest", "flag-variant", (_QUEST,), width=262),
                Mat("table-zone-active", "map-marker", (_ACTIVE,), width=148),
                Mat("table-zone-staging", "eye", (_STAGING,), look="encounter"),
            ),
        ),
        Band(
            212,
            (
                Mat("table-zone-engaged", "sword-cross", (_ENGAGED,), look="encounter"),
                Mat("table-zone-encounter", "cards-outline", (_ENCOUNTER_DECK, _ENCOUNTER_DISCARD), width=320),
                Mat("table-zone-victory", "trophy-outline", (_VICTORY,), width=172),
            ),
        ),
        Band(
            248,
            (
                Mat("table-zone-heroes", "shield-account", (_HEROES,), share=1.17),
                Mat("table-zone-allies", "account-group", (_ALLIES,)),
            ),
        ),
        Band(0),
        Band(
            201,
            (
                Mat("", "", (_DIAL,), width=190, look="bare"),
                Mat("", "", (_HAND,), look="bare"),
                Mat("", "", (_DECK, _DISCARD), width=264, look="bare"),
            ),
        ),
    ),
)

COMPACT = Plan(
    name="compact",
    width=1126,
    height=726,
    card=88,
    hand_card=108,
    prompt=66,
    other=_OTHER,
    hand_hangs=True,
    coins=False,
    bands=(
        Band(
            152,
            (
                Mat("table-zone-quest", "flag-variant", (_QUEST,), width=176),
                Mat(
                    "table-zone-active",
                    "map-marker",
                    (_ACTIVE,),
                    width=114,
                    short="table-zone-active-short",
                ),
                Mat("table-zone-staging", "eye", (_STAGING,), look="encounter", short="table-zone-staging-short"),
                Mat(
                    "table-zone-encounter",
                    "cards-outline",
                    (_ENCOUNTER_DECK, _ENCOUNTER_DISCARD, _VICTORY),
                    width=290,
                    short="table-zone-encounter-short",
                ),
            ),
        ),
        Band(
            160,
            (
                Mat("table-zone-engaged", "sword-cross", (_ENGAGED,), look="encounter", share=1.03),
                Mat("table-zone-allies", "account-group", (_ALLIES,)),
            ),
        ),
        Band(
            186,
            (
                Mat(
                    "table-zone-heroes",
                    "shield-account",
                    (
                        Spot("heroes:{seat}", "row", 5.4),
                        Spot("threat:{seat}", "dial", 1.35),
                        Spot("deck:{seat}", "pile", 1.1, "table-zone-deck"),
                        Spot("discard:{seat}", "pile", 1.1, "table-zone-discard"),
                    ),
                ),
            ),
        ),
        Band(0),
        Band(120, (Mat("", "", (_HAND,), look="bare"),)),
    ),
)

LAYOUT = Layout(
    game="lotr_lcg",
    domain="lcg",
    plans=(WIDE, COMPACT),
    middle=("staging", "quest", "active_location"),
    own=("heroes:{seat}", "allies:{seat}", "engaged:{seat}"),
    sums={"commit": "willpower", "attack": "attack"},
    turned=("quest",),
    asides={"resolving": "staging", "revealed": "staging"},
    zone_titles={
        "quest": "table-zone-quest",
        "quest_deck": "table-zone-quest-deck",
        "active_location": "table-zone-active",
        "staging": "table-zone-staging",
        "encounter_deck": "table-zone-encounter-deck",
        "encounter_discard": "table-zone-encounter-discard",
        "victory": "table-zone-victory",
        "removed": "table-zone-removed",
        "resolving": "table-zone-revealed",
        "revealed": "table-zone-revealed",
        "set_aside": "table-zone-set-aside",
        "play": "table-zone-play-of",
        "heroes": "table-zone-heroes-of",
        "allies": "table-zone-allies-of",
        "engaged": "table-zone-engaged-of",
        "hand": "table-zone-hand-of",
        "deck": "table-zone-deck-of",
        "discard": "table-zone-discard-of",
        "threat": "table-zone-threat-of",
    },
)
