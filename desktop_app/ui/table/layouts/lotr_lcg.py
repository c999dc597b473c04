"""The table of The Lord of the Rings: The Card Game, for a large and for a small window."""

from __future__ import annotations

from desktop_app.ui.table.layout.layout import Band, Layout, Mat, Plan, Spot

_QUEST = Spot("quest", "single")
_ACTIVE = Spot("active_location", "row")
_STAGING = Spot("staging", "row")
_ENGAGED = Spot("engaged:{seat}", "row")
_HEROES = Spot("heroes:{seat}", "row", coins=True)
_ALLIES = Spot("allies:{seat}", "row")
_ENCOUNTER_DECK = Spot("encounter_deck", "pile", caption="lcgtable-mat-deck")
_ENCOUNTER_DISCARD = Spot("encounter_discard", "pile", caption="lcgtable-mat-discard")
_VICTORY = Spot("victory", "pile", caption="lcgtable-mat-victory-short")
_DIAL = Spot("threat:{seat}", "dial", caption="lcgtable-mat-threat")
_HAND = Spot("hand:{seat}", "fan")
_DECK = Spot("deck:{seat}", "pile", caption="lcgtable-mat-deck")
_DISCARD = Spot("discard:{seat}", "pile", caption="lcgtable-mat-discard")

_OTHER = Band(
    150,
    (
        Mat("lcgtable-mat-heroes-of", "shield-account", (_HEROES,), share=1.25),
        Mat("lcgtable-mat-allies-of", "account-group", (_ALLIES,)),
        Mat("lcgtable-mat-engaged-of", "sword-cross", (_ENGAGED,), look="encounter"),
        Mat(
            "lcgtable-mat-belongings-of",
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
                Mat("lcgtable-mat-quest", "flag-variant", (_QUEST,), width=262),
                Mat("lcgtable-mat-active", "map-marker", (_ACTIVE,), width=148),
                Mat("lcgtable-mat-staging", "eye", (_STAGING,), look="encounter"),
            ),
        ),
        Band(
            212,
            (
                Mat("lcgtable-mat-engaged", "sword-cross", (_ENGAGED,), look="encounter"),
                Mat("lcgtable-mat-encounter", "cards-outline", (_ENCOUNTER_DECK, _ENCOUNTER_DISCARD), width=320),
                Mat("lcgtable-mat-victory", "trophy-outline", (_VICTORY,), width=172),
            ),
        ),
        Band(
            248,
            (
                Mat("lcgtable-mat-heroes", "shield-account", (_HEROES,), share=1.17),
                Mat("lcgtable-mat-allies", "account-group", (_ALLIES,)),
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
                Mat("lcgtable-mat-quest", "flag-variant", (_QUEST,), width=176),
                Mat(
                    "lcgtable-mat-active",
                    "map-marker",
                    (_ACTIVE,),
                    width=114,
                    short="lcgtable-mat-active-short",
                ),
                Mat("lcgtable-mat-staging", "eye", (_STAGING,), look="encounter", short="lcgtable-mat-staging-short"),
                Mat(
                    "lcgtable-mat-encounter",
                    "cards-outline",
                    (_ENCOUNTER_DECK, _ENCOUNTER_DISCARD, _VICTORY),
                    width=290,
                    short="lcgtable-mat-encounter-short",
                ),
            ),
        ),
        Band(
            160,
            (
                Mat("lcgtable-mat-engaged", "sword-cross", (_ENGAGED,), look="encounter", share=1.03),
                Mat("lcgtable-mat-allies", "account-group", (_ALLIES,)),
            ),
        ),
        Band(
            186,
            (
                Mat(
                    "lcgtable-mat-heroes",
                    "shield-account",
                    (
                        Spot("heroes:{seat}", "row", 5.4),
                        Spot("threat:{seat}", "dial", 1.35),
                        Spot("deck:{seat}", "pile", 1.1, "lcgtable-mat-deck"),
                        Spot("discard:{seat}", "pile", 1.1, "lcgtable-mat-discard"),
                    ),
                ),
            ),
        ),
        Band(0),
        Band(120, (Mat("", "", (_HAND,), look="bare"),)),
    ),
)

LAYOUT = Layout(
    plans=(WIDE, COMPACT),
    turned=("quest",),
    asides={"resolving": "staging", "revealed": "staging"},
    odds_at="encounter_deck",
)
