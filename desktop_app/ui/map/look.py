"""What a game has on a land, as its map shows it: which mark stands for which region, which sign for which kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from desktop_app.app.maps.geography import Geography, read_geography
from desktop_app.engine.frozen import Frozen, field
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.map.camera import Part
from desktop_app.ui.map.surface import Area, Marked, Spotted, Surface

MARGIN = 54.0
"""How much of the land is seen around the outermost places, in its units."""
ALL_LETTERS = ("land", "dark", "sea", "river", "range", "wood")


class MapLook(Frozen, dict=True):
    """The looks of one game's board on a land.

    ``board`` reads the game's places and paths; a place stands where the land has the place of its id, or at its own
    one of ``points``. ``shapes`` are the outlines of marks (keys of `marks.SHAPES`), by region, or with ``by_kind`` by
    kind; ``signs`` are those of the kinds of places that have one, ``large`` the kinds whose mark and name are larger,
    ``terrains`` the signs of the kinds of paths and ``dashes`` how their lines are broken. Colours of regions, kinds
    and terrains are the theme's. The words for a kind of place are the message ``kind_words`` followed by the kind,
    those for a terrain ``terrain_words`` likewise. ``zone`` is how the zone of a place begins, ``numbers`` what is told
    of a place by numbers of the view: how their names begin, and the kind of token each is shown as.

    ``areas`` are regions with borders and a name of their own, ``area_signs`` the signs of their types, which are
    called by ``area_words``. Places that are not large have their names written from the scale ``names_from`` on, of
    the land's own lettering the kinds ``letters`` show. ``cards`` are the places at which cards lie that are a place,
    by their codes. ``corrected`` are the ends of the paths of which a player's own board says something else. Kinds of
    places that are ``lesser`` give way to all others. ``scene_of`` is the landscape and the light in which a place is
    seen near that the land does not know.
    """

    board: Callable[[], Surface]
    shapes: Mapping[str, str]
    signs: Mapping[str, str]
    large: tuple[str, ...]
    terrains: Mapping[str, str]
    dashes: Mapping[str, tuple[float, ...]]
    kind_words: str
    terrain_words: str
    zone: str = "at."
    numbers: Mapping[str, str] = field(default_factory=dict)
    land: Callable[[], Geography] = read_geography
    by_kind: bool = False
    points: Callable[[], Mapping[str, tuple[float, float]]] | None = None
    areas: Callable[[], Sequence[Area]] = tuple
    area_signs: Mapping[str, str] = field(default_factory=dict)
    area_words: str = ""
    names_from: float = 0.0
    letters: tuple[str, ...] = ALL_LETTERS
    cards: Callable[[], Mapping[str, str]] = dict
    corrected: frozenset[tuple[str, ...]] = frozenset()
    lesser: tuple[str, ...] = ()
    scene_of: Callable[[str], tuple[str, str]] | None = None

    @cached_property
    def at(self) -> Mapping[str, tuple[float, float]]:
        """Where each place of the board lies on the land. Raises KeyError for one that the land does not know."""
        if self.points is not None:
            return self.points()
        places = self.land().places
        return {id: (places[id].at[0], places[id].at[1]) for id in self.board().locations}

    @cached_property
    def home(self) -> Part:
        """The part of the land in which all places and the names of all areas lie."""
        points = [*self.at.values(), *(area.at for area in self.areas())]
        across, down = [x for x, _ in points], [y for _, y in points]
        return Part(min(across) - MARGIN, min(down) - MARGIN, max(across) + MARGIN, max(down) + MARGIN)

    @cached_property
    def places(self) -> Mapping[str, Spotted]:
        """All that can be found on the map: the places of the land, those of the board, the areas."""
        board = [Spotted(id, location.names, self.at[id]) for id, location in self.board().locations.items()]
        areas = [Spotted(area.id, area.names, area.at) for area in self.areas()]
        return {**places_of(self.land()), **{each.id: each for each in (*board, *areas)}}

    @cached_property
    def area_of(self) -> Mapping[str, Area]:
        """The areas by their ids."""
        return {area.id: area for area in self.areas()}

    def place_of_card(self, code: str) -> str:
        """The place that a card is; "" for any other."""
        return self.cards().get(code, "") if code else ""

    def shape_of(self, location: Marked) -> str:
        """The outline of a place's mark."""
        return self.shapes[location.kind if self.by_kind else location.region]

    def colour_of(self, location: Marked, theme: Theme) -> str:
        """The colour of a place's mark."""
        return theme.signs[location.kind] if self.by_kind else theme.regions[location.region]

    def rank_of(self, location: Marked) -> int:
        """Which of two places that stand close has its name written and is seen large: the one of the higher rank."""
        if location.kind in self.lesser:
            return -1
        return 2 if location.kind in self.large else 1 if location.kind in self.signs else 0

    def scene(self, place: str) -> tuple[str, str]:
        """The landscape of a place and its light. Raises KeyError for one that neither game nor land knows."""
        places = self.land().places
        if self.scene_of is not None and place not in places:
            return self.scene_of(place)
        return places[place].landscape, places[place].light

    def names_it(self, location: Marked, scale: float) -> bool:
        """Whether a place has its name written at a scale."""
        return scale >= self.names_from or location.kind in self.large


def world_of(land: Geography) -> Part:
    """All that is drawn of a land."""
    left, top, right, bottom = land.lands.world
    return Part(left, top, right, bottom)


def places_of(land: Geography) -> dict[str, Spotted]:
    """The named places of a land as they are found on its map."""
    return {id: Spotted(id, place.names, (place.at[0], place.at[1])) for id, place in land.places.items()}
