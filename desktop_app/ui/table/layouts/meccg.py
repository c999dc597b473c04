"""The table of the Middle-earth CCG: the land with its regions and sites."""

from __future__ import annotations

from functools import cache

from desktop_app.games.kit.region_map import read_region_map
from desktop_app.paths import RESOURCES
from desktop_app.ui.art.signs import ROAD_SIGNS, SITE_KINDS
from desktop_app.ui.map.look import MapLook
from desktop_app.ui.map.surface import UNDERGROUND, SiteSurface, site_surface

REGION_TYPES = ("wilderness", "border_land", "free_domain", "shadow_land", "dark_domain", "coastal_sea")
NAMES_FROM = 0.8
"""At the whole view of a large window only havens have their names written beside those of the regions."""


@cache
def _surface() -> SiteSurface:
    return site_surface(read_region_map(RESOURCES / "maps" / "meccg.json"))


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
)
