"""The table of the Middle-earth CCG: the land with its regions and sites, on which companies travel and fight; beside
it the companies as groups, events, points of both sides and influence as bars."""

from __future__ import annotations

from functools import cache

from desktop_app.engine.frozen import replace
from desktop_app.engine.view import SHOWN
from desktop_app.games.kit.region_map import read_region_map
from desktop_app.paths import RESOURCES
from desktop_app.ui.art.emblems import choose_emblem
from desktop_app.ui.art.signs import ROAD_SIGNS, SITE_KINDS
from desktop_app.ui.map.look import MapLook
from desktop_app.ui.map.surface import UNDERGROUND, SiteSurface, site_surface
from desktop_app.ui.table.layout.layout import Arrangement, Ground, Layout, Mat, Spot

REGION_TYPES = ("wilderness", "border_land", "free_domain", "shadow_land", "dark_domain", "coastal_sea")
NAMES_FROM = 0.8
"""At the whole view of a large window only havens have their names written beside those of the regions."""


@cache
def _surface() -> SiteSurface:
    return site_surface(read_region_map(RESOURCES / "maps" / "meccg.json"))


@cache
def _scene(place: str) -> tuple[str, str]:
    """A place that the land does not know looks as on the first card of its site; below the ground all is a cave."""
    surface = _surface()
    code = next((code for code, at in surface.cards.items() if at == place), place)
    known = surface.locations.get(place)
    emblem = choose_emblem("meccg", code, "meccg_site", title=known.names.en if known is not None else "")
    below = known is not None and known.kind == UNDERGROUND
    return ("cave" if below else emblem.landscape), emblem.light


MAP = MapLook(
    board=_surface,
    shapes={**dict.fromkeys(SITE_KINDS, "lozenge"), UNDERGROUND: "circle"},
    signs={**{kind: ROAD_SIGNS[kind] for kind in SITE_KINDS}, UNDERGROUND: "stairs-down"},
    large=("haven",),
    terrains={},
    dashes={},
    kind_words="mecmap-kind-",
    terrain_words="",
    by_kind=True,
    points=lambda: _surface().points,
    areas=lambda: _surface().areas,
    area_signs={kind: ROAD_SIGNS[kind] for kind in REGION_TYPES},
    area_words="mecmap-region-",
    names_from=NAMES_FROM,
    letters=("river", "range"),
    cards=lambda: _surface().cards,
    lesser=(UNDERGROUND,),
    scene_of=_scene,
)

COMPANIES = "company:{seat}*"
GROUND = Ground(
    Mat("mectable-mat-map", "map", (Spot("at.*", "map"),), weight=4),
    MAP,
    parties="site:*",
    hand_below=True,
)

ACTING = Mat(
    "mectable-mat-acting", "account-group", (Spot("acting", "row"),), weight=4, short="mectable-mat-acting-short"
)
OWN_COMPANIES = Mat(
    "mectable-mat-companies",
    "account-group-outline",
    (Spot(COMPANIES, "row", folds=True),),
    weight=3,
    short="mectable-mat-companies",
)
EVENTS = Mat(
    "mectable-mat-events",
    "script-text-outline",
    (Spot("events:*", "row", as_one=True), Spot("agents:*", "row", as_one=True)),
    weight=2,
    short="mectable-mat-events",
)
_PILES = (
    Spot("deck:{seat}", "pile", caption="mectable-mat-deck"),
    Spot("discard:{seat}", "pile", caption="mectable-mat-discard"),
    Spot("marshalling:{seat}", "pile", caption="mectable-mat-marshalling"),
)
POINTS = Mat("mectable-mat-points", "star", (Spot("scores", "scores"),), weight=3)
INFLUENCE = Mat("mectable-mat-influence", "account-star", (Spot("accounts:{seat}", "accounts"),), weight=3)
_SCORES_ABOVE_INFLUENCE = Mat(
    "mectable-mat-points-and-influence",
    "star",
    (*POINTS.spots, replace(INFLUENCE.spots[0], line=1)),
)
"""So they leave events the height of both."""
PILES = Mat("mectable-mat-piles", "cards", _PILES, weight=1, short="mectable-mat-piles")
_OTHERS = (
    Mat(
        "mectable-mat-companies-of",
        "account-group-outline",
        (Spot(COMPANIES, "row", folds=True),),
        weight=1,
        short="mectable-mat-companies-of",
    ),
    Mat(
        "mectable-mat-belongings",
        "cards",
        _PILES,
        weight=1,
        short="mectable-mat-belongings",
        counted=("hand:{seat}",),
    ),
)
_NUMBERS = (POINTS, INFLUENCE)

LAYOUT = Layout(
    arrangements=(
        Arrangement(((ACTING,), (OWN_COMPANIES,), (EVENTS, PILES), _NUMBERS), _OTHERS),
        Arrangement(((ACTING, EVENTS, PILES), (OWN_COMPANIES,), _NUMBERS), _OTHERS),
        Arrangement(((ACTING,), (OWN_COMPANIES,), (EVENTS, _SCORES_ABOVE_INFLUENCE, PILES)), _OTHERS),
        Arrangement(((ACTING, OWN_COMPANIES), (EVENTS, _SCORES_ABOVE_INFLUENCE, PILES)), _OTHERS),
        Arrangement(((ACTING, OWN_COMPANIES), (EVENTS, PILES), _NUMBERS), _OTHERS),
    ),
    hand=Spot("hand:{seat}", "fan"),
    right_of_hand=_PILES,
    beside_whole_hand=_SCORES_ABOVE_INFLUENCE,
    belongings=PILES,
    ground=GROUND,
    backs={"site": "site", "deck": "player", "resource": "player", "hazard": "encounter"},
    face_numbers={},
    asides={"site:*": "company:*", "pool:*": "hand:*"},
    forward=("company", "company:", "acting"),
    tray=(SHOWN,),
)
