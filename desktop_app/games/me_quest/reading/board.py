"""The board of the game: its locations, regions and paths."""

from __future__ import annotations

from functools import cache

from desktop_app.games.kit.board import Board, Region, read_board
from desktop_app.paths import RESOURCES

BOARD: Board = read_board(RESOURCES / "maps" / "me_quest.json")
"""The printed board. Where its sources are not sure of a path, its data say so."""

HAVENS = tuple(BOARD.of_kind("haven"))
STRONGHOLDS = tuple(BOARD.of_kind("stronghold"))
MONSTER_PILES = tuple(dict.fromkeys(region.monsters for region in BOARD.regions.values()))
"""The five colours of monster tokens."""
REGION_DECKS = tuple(dict.fromkeys(region.encounters for region in BOARD.regions.values()))
"""The five Encounter decks of regions; each serves two of them (MEQ-300)."""
HAVEN_DECK = "haven"


def region_of(location: str) -> Region:
    """The region in which a location lies (MEQ-105)."""
    return BOARD.regions[BOARD.locations[location].region]


@cache
def places_of_colour(colour: str) -> list[str]:
    """The locations in regions of a colour of monster tokens."""
    return [place for place in BOARD.locations if region_of(place).monsters == colour]


def is_haven(location: str) -> bool:
    """A location with the three white towers (MEQ-106)."""
    return BOARD.locations[location].kind == "haven"


def is_stronghold(location: str) -> bool:
    """A location with the black tower (MEQ-104)."""
    return BOARD.locations[location].kind == "stronghold"


def is_permanently_perilous(location: str) -> bool:
    """A location with the frame of peril; so have all Shadow Strongholds of the board (MEQ-048, MEQ-282)."""
    return BOARD.locations[location].kind in ("perilous", "stronghold")


def most_influence(location: str) -> int:
    """The red number of a Shadow Stronghold (MEQ-177); 0 elsewhere."""
    return BOARD.locations[location].stronghold or 0


def encounter_deck(location: str) -> str:
    """The Encounter deck of a location: that of the Havens, or of its region (MEQ-298, MEQ-301)."""
    return HAVEN_DECK if is_haven(location) else region_of(location).encounters
