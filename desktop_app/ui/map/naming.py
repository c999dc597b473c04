"""What a board calls its places, in a language: names, kinds and regions, the paths that lead on."""

from __future__ import annotations

from desktop_app.app.texts.texts import Texts
from desktop_app.ui.map.look import MapLook
from desktop_app.ui.map.surface import Named


def name_in(location: Named, language: str) -> str:
    """The name of a place or a region in a language."""
    return location.names.es if language == "es" else location.names.en


def kind_and_region(look: MapLook, place: str, texts: Texts) -> str:
    """What kind of place it is, in which region."""
    location = look.board().locations[place]
    region = look.board().regions[location.region].names
    kind = texts(f"{look.kind_words}{location.kind}", most=location.stronghold or 0)
    return f"{kind} · {region.es if texts.language == 'es' else region.en}"


def facts_of(look: MapLook, place: str, texts: Texts) -> str:
    """The line under the name of a place that is seen near: its kind where that has a sign, and its region where its
    name is not written on the land."""
    location = look.board().locations[place]
    kind = texts(f"{look.kind_words}{location.kind}-short") if location.kind in look.signs else ""
    region = name_in(look.board().regions[location.region], texts.language) if not look.areas() else ""
    return " · ".join(each for each in (kind, region) if each)


def of_area(look: MapLook, area: str, texts: Texts) -> list[str]:
    """What is told of an area: its type, what lies beside it, the places in it."""
    known = look.area_of[area]
    beside = ", ".join(sorted(name_in(look.area_of[each], texts.language) for each in known.beside))
    places = [each for each in look.board().locations.values() if each.region == area]
    told = [texts(f"{look.area_words}{known.kind}"), texts("map-beside", names=beside)]
    if places:
        told.append(texts("map-within", names=", ".join(sorted(name_in(each, texts.language) for each in places))))
    return told


def paths_from(look: MapLook, place: str, texts: Texts) -> list[str]:
    """A line for each path of a place: where it leads, by what ground, at which cost."""
    board, lines = look.board(), []
    for other in board.neighbours(place):
        path = board.path(place, other)
        assert path is not None
        terrain = texts(f"{look.terrain_words}{path.terrain}")
        message = "map-neighbour-water" if path.water else "map-neighbour"
        name = name_in(board.locations[other], texts.language)
        line = texts(message, place=name, terrain=terrain, cost=path.cost)
        corrected = (path.ends[0], path.ends[1]) in look.corrected
        lines.append(texts("map-neighbour-corrected", path=line) if corrected else line)
    return lines
