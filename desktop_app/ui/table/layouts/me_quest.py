"""The table of Middle-earth Quest: the land with its figures, and beside it plots, combat, sheets and the hand."""

from __future__ import annotations

from functools import cache

from desktop_app.engine.frozen import replace
from desktop_app.engine.view import SHOWN
from desktop_app.games.kit.board import Board, read_board
from desktop_app.paths import RESOURCES
from desktop_app.ui.map.look import MapLook
from desktop_app.ui.table.layout.layout import Arrangement, Figure, Ground, Layout, Mat, Spot, Track


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
    names_from=0.36,
    kind_words="meqmap-kind-",
    terrain_words="meqmap-terrain-",
    numbers={"influence_": "influence", "favor_": "favour"},
)

_REGION_OF_MONSTERS = {
    "orange": "eriador",
    "purple": "rhudaur",
    "blue": "rohan",
    "green": "misty_mountains",
    "brown": "brown_lands",
}
"""The region whose colour the monster tokens of a pile have."""
_PILES = tuple(_REGION_OF_MONSTERS)
FIGURES = {
    "hero.": Figure("pawn"),
    "hero.thalin": Figure("pawn", "dwarven", "axe-battle"),
    "hero.argalad": Figure("pawn", "lore", "bow-arrow"),
    "hero.beravor": Figure("pawn", "quest_hero", "foot-print"),
    "hero.eleanor": Figure("pawn", "leadership", "sword"),
    "hero.eometh": Figure("pawn", "rohan", "horse-variant"),
    "minion.": Figure("tower", "quest_sauron", "skull-crossbones"),
    "minion.mouth_of_sauron": Figure("tower", "quest_sauron", "bullhorn"),
    "minion.black_serpent": Figure("tower", "treachery", "snake"),
    "minion.ringwraiths": Figure("tower", "enemy", "ghost"),
    "minion.gothmog": Figure("tower", "isengard", "hammer"),
    "minion.witch_king": Figure("tower", "thenightswatch", "crown"),
    "character.": Figure("plaque", "gondor", "account"),
    **{f"monster_{pile}": Figure("disc", region, "help") for pile, region in _REGION_OF_MONSTERS.items()},
    **{f"monster_token.{pile}.": Figure("disc", region) for pile, region in _REGION_OF_MONSTERS.items()},
    **{f"monster_token.{pile}.blank": Figure("disc", region, "cancel") for pile, region in _REGION_OF_MONSTERS.items()},
}

GROUND = Ground(
    Mat("meqtable-mat-map", "map", (Spot("at.*", "map"),), weight=4),
    MAP,
    figures=FIGURES,
    track=Track(
        "finale",
        (("story_green", "favour"), ("story_yellow", "ring"), ("story_red", "conquest"), ("story_black", "corruption")),
        stages=6,
        name="meqtable-track",
        standing=("meqtable-track-standing", "meqtable-track-standing-short"),
    ),
)

PLOTS = Mat(
    "meqtable-mat-plots",
    "script-text-outline",
    (Spot("plot_1", "single"), Spot("plot_2", "single"), Spot("plot_3", "single")),
    weight=2,
)
_PLOTS_TWO_ABOVE_ONE = replace(PLOTS, spots=(*PLOTS.spots[:2], replace(PLOTS.spots[2], line=1)))
"""Where three beside each other would lie one over the other."""
SHADOW = Mat(
    "meqtable-mat-shadow",
    "eye",
    (
        Spot("pool", "dial", caption="meqtable-mat-pool"),
        Spot("event", "pile", caption="meqtable-mat-event"),
        Spot("mission:{seat}", "single"),
    ),
    weight=2,
)
ACTIONS = Mat("meqtable-mat-actions", "gesture-tap-button", (Spot("roster:actions", "roster"),), weight=1)
MINIONS = Mat("meqtable-mat-minions", "account-group-outline", (Spot("roster:minions", "roster"),), weight=1)
_POOLS = (
    Spot("life:{seat}", "pile", caption="meqtable-mat-life"),
    Spot("rest:{seat}", "pile", caption="meqtable-mat-rest"),
    Spot("damage:{seat}", "pile", caption="meqtable-mat-damage"),
)
HERO = Mat(
    "meqtable-mat-hero",
    "shield-account",
    (*_POOLS, Spot("favor:{seat}", "dial", caption="meqtable-mat-favor")),
    weight=3,
)
THINGS = Mat(
    "meqtable-mat-things",
    "bag-personal-outline",
    (
        Spot("quests:{seat}", "row", caption="meqtable-mat-quests"),
        Spot("items:{seat}", "row", caption="meqtable-mat-items"),
        Spot("corruption:{seat}", "row", caption="meqtable-mat-corruption"),
    ),
    weight=2,
    short="meqtable-mat-things-short",
)
FIGHT = Mat("meqtable-mat-fight", "sword-cross", (Spot("combat_hand:{seat}", "row", abreast=7),), weight=3)
"""Of Sauron alone: outside a combat he has nothing here."""
_OTHERS = (
    Mat(
        "meqtable-mat-hero-of",
        "shield-account",
        (*_POOLS, *reversed(THINGS.spots)),
        weight=1,
        counted=("favor:{seat}", "hand:{seat}"),
    ),
    Mat(
        "meqtable-mat-sauron-of",
        "eye-outline",
        (
            Spot("mission:{seat}", "pile", caption="meqtable-mat-mission"),
            Spot("hand:{seat}", "pile", caption="meqtable-mat-hand"),
        ),
        weight=1,
    ),
)
"""Of another hero the line of the name counts what is a number, so that the cards have its room."""

LAYOUT = Layout(
    arrangements=tuple(
        Arrangement(rows, _OTHERS, beside=beside, seats=seats)
        for beside, seats in ((1, ()), (2, (3, 4)))
        for plots in (PLOTS, _PLOTS_TWO_ABOVE_ONE)
        for rows in (
            ((SHADOW, plots), (ACTIONS, MINIONS), (HERO, THINGS, FIGHT)),
            ((SHADOW, plots), (ACTIONS, MINIONS, FIGHT), (HERO, THINGS)),
            ((SHADOW, ACTIONS), (plots, MINIONS, FIGHT), (HERO, THINGS)),
        )
    ),
    hand=Spot("hand:{seat}", "fan"),
    ground=GROUND,
    backs={
        "hero": "player",
        "plot": "plot",
        **dict.fromkeys(("card", "combat", "shadow", "mission", *(f"monster_{pile}" for pile in _PILES)), "encounter"),
    },
    face_numbers={"strength": "might", "favor": "favour"},
    tray=(SHOWN, "resolving"),
)
