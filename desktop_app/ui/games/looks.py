"""How one game looks: what only a screen needs to know of it, beside what the game says of itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from desktop_app.app.library.record import CardRecord
from desktop_app.engine.frozen import Frozen, field
from desktop_app.ui.art.kinds import Kind
from desktop_app.ui.art.model import FaceModel

if TYPE_CHECKING:
    from desktop_app.ui.map.look import MapLook
    from desktop_app.ui.table.layout.layout import Layout


class GamePicture(Frozen):
    """What stands for a game: its landscape in a light, and its arms."""

    place: str
    light: str
    frame: str
    shape: str
    charge: str


class GameLooks(Frozen, eq=False):
    """The looks of one game.

    ``face`` paints nothing: it says what stands on a side ("front", "back") of a card in a language, the emblem left
    out. ``layout`` is the table of a game that is played. ``scenes`` are the place and the light of scenarios that do
    not take them from their emblem. ``columns`` are the fields of the library's table, ``sign_field`` the one whose
    value gives a card its frame and sign, and ``deck_kinds`` the kinds of cards offered beside a deck, the last of
    them all that its main part holds. A game that does not ship brings its own ``kinds`` of cards and
    ``number_signs``, beside those of the house. ``map`` is its board where it lies on a land. Layout and board are read
    when a table or a map is asked for: the start screen shows none.
    """

    picture: GamePicture
    face: Callable[[CardRecord, str, str], FaceModel]
    layout: Callable[[], Layout] | None = None
    scenes: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    columns: Sequence[str] = ("title", "type", "set", "number")
    sign_field: str = ""
    deck_kinds: Sequence[str] = ()
    kinds: Mapping[str, Kind] = field(default_factory=dict)
    number_signs: Mapping[str, str] = field(default_factory=dict)
    map: Callable[[], MapLook] | None = None


def front_only(face: Callable[[CardRecord, str], FaceModel]) -> Callable[[CardRecord, str, str], FaceModel]:
    """The way to the face of a card that shows the same whichever side is asked for."""
    return lambda card, language, side: face(card, language)
