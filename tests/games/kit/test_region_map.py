"""The map of regions: who lies beside whom, how far one travels, which cards of sites share a place."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from desktop_app.games.kit.printed import FactsError
from desktop_app.games.kit.region_map import read_region_map
from desktop_app.paths import RESOURCES

FILE = RESOURCES / "maps" / "meccg.json"
MAP = read_region_map(FILE)
CODES = {region.names.en: region.id for region in MAP.regions.values()}


def test_the_whole_map_is_there() -> None:
    assert (len(MAP.regions), len(MAP.sites), len(MAP.places)) == (52, 220, 103)
    assert Counter(region.type for region in MAP.regions.values()) == {
        "wilderness": 24,
        "border_land": 6,
        "free_domain": 5,
        "shadow_land": 7,
        "dark_domain": 5,
        "coastal_sea": 5,
    }


def test_one_travels_from_rivendell_to_the_woodland_realm_over_the_high_pass() -> None:
    way = MAP.way(MAP.places["rivendell"].region, MAP.places["thranduils_halls"].region)
    assert [MAP.regions[region].names.en for region in way] == [
        "Rhudaur",
        "High Pass",
        "Anduin Vales",
        "Woodland Realm",
    ]
    assert MAP.distances(CODES["Rhudaur"])[CODES["Woodland Realm"]] == 3


def test_udun_is_entered_from_gorgoroth_alone_and_every_region_can_be_reached() -> None:
    assert MAP.neighbours(CODES["Udûn"]) == [CODES["Gorgoroth"]]
    assert set(MAP.distances(CODES["The Shire"])) == set(MAP.regions)
    assert MAP.way(CODES["The Shire"], CODES["The Shire"]) == (CODES["The Shire"],)


def test_sites_of_one_name_share_a_place_though_they_differ() -> None:
    kinds = {site.code: (site.alignment, site.type) for site in MAP.sites_at["carn_dum"]}
    assert kinds["TW-380"] == ("hero", "dark_hold")
    assert kinds["LE-359"] == ("minion", "haven")


def test_every_place_lies_in_its_region_as_it_is_drawn() -> None:
    astray = [
        place.id
        for place in MAP.places.values()
        if not any(_inside(place.at, outline) for outline in MAP.regions[place.region].outlines)
    ]
    assert astray == []


@pytest.mark.parametrize(
    ("part", "change"),
    [
        ("regions", {"neighbours": ["TW-999"]}),
        ("regions", {"neighbours": []}),
        ("places", {"region": "TW-999"}),
        ("sites", {"place": "nowhere"}),
        ("sites", {"region": "TW-440"}),
    ],
)
def test_a_map_that_does_not_fit_together_is_refused(part: str, change: dict[str, object], tmp_path: Path) -> None:
    content = json.loads(FILE.read_text(encoding="utf-8"))
    content[part][5] |= change
    wrong = tmp_path / "meccg.json"
    wrong.write_text(json.dumps(content), encoding="utf-8")
    with pytest.raises(FactsError, match=r"meccg\.json"):
        read_region_map(wrong)


def _inside(at: list[int], outline: list[list[int]]) -> bool:
    """Whether a ray to the east crosses the outline an odd number of times."""
    x, y = at
    crossed = False
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            crossed = not crossed
    return crossed
