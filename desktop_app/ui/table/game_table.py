"""What a table on the screen is told of its game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from desktop_app.engine.frozen import Frozen
from desktop_app.engine.view import CardView
from desktop_app.games.contract.play import Play
from desktop_app.games.contract.table import TableWords
from desktop_app.ui.table.board.card_pictures import FaceOf
from desktop_app.ui.table.layout.layout import Layout
from desktop_app.ui.table.words.wording import Namer


class GameTable(Frozen, eq=False):
    """One game at the table: its rules and words, its layout, the titles and faces of its cards.

    ``domain`` begins the ids of its messages, ``scene_of`` answers seed, place and light of a scenario's landscape.
    """

    domain: str
    play: Play
    layout: Layout
    title_of: Namer
    face_of: FaceOf
    scene_of: Callable[[str], tuple[str, str, str]] = lambda scenario: (scenario, "mountains", "dusk")

    @property
    def words(self) -> TableWords:
        """What its dials, tokens, marks and sums mean."""
        return self.play.words

    def place_of(self, zone: str) -> Mapping[str, str]:
        """The names of the place of a land whose zone this is, by language; nothing for any other zone."""
        ground = self.layout.ground
        if ground is None:
            return {}
        location = ground.look.board().locations.get(zone.removeprefix(ground.look.zone))
        named = location is not None and zone.startswith(ground.look.zone)
        return {"en": location.names.en, "es": location.names.es} if named and location is not None else {}

    def back_of(self, card: CardView) -> str:
        """The drawn back of a card that lies face down."""
        back = card.back or self.words.usual_back
        return self.layout.backs.get(back, back)
