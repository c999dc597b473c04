"""What a board calls its places, in a language: names, kinds and regions, the paths that lead on."""

from __future__ import annotations

from desktop_app.app.texts.texts import Texts
from desktop_app.games.kit.board import Location
from desktop_app.ui.map.look import MapLook


def name_in(location: Location, language: str) -> str:
    """The name of a place in a language."""
    return location.names.es if language == "es" else location.names.en


def kind_and_region(look: MapLook, place: str, texts: Texts) -> str:
    """What kind of place it is, in which region."""
    location = look.board().locations[place]
    region = look.board().regions[location.region].names
    kind = texts(f"{look.kind_words}{location.kind}", most=location.stronghold or 0)
    return f"{kind} · {region.es if texts.language == 'es' else region.en}"


def paths_from(look: MapLook, place: str, texts: Texts) -> list[str]:
    """A line for each path of a place: where it leads, by what ground, at which cost."""
    board, lines = look.board(), []
    for other in board.neighbours(place):
        path = board.path(place, other)
        assert path is not None
        terrain = texts(f"{look.terrain_words}{path.terrain}")
        message = "map-neighbour-water" if path.water else "map-neighbour"
        name = name_in(board.locations[other], texts.language)
        lines.append(texts(message, place=name, terrain=terrain, cost=path.cost))
    return lines
