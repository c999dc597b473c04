"""Reading what is in play by its title, and by whom it is a manifestation of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop_app.games.kit.cast import Prints
from desktop_app.games.meccg.reading.queries import FACTS, facts
from desktop_app.games.meccg.state import MecState

_TITLES = Prints(lambda code: FACTS[code].title)
_ENTITIES = Prints(lambda code: FACTS[code].entity)


def in_play_titled(g: MecState, title: str) -> Iterator[str]:
    """The cards in play with an English title, whoever's; face-down ones do not count (MEC-339)."""
    return (card for card in _TITLES.of(g, title) if card in g.pieces and not g.pieces[card].hidden)


def titled_in_play(g: MecState, title: str) -> Sequence[str]:
    """The cards in play with this title, face down ones too."""
    return _TITLES.in_play(g, title)


def is_there(g: MecState, title: str) -> bool:
    """Whether a card with this title is in play, as "Doors of Night"."""
    return next(in_play_titled(g, title), "") != ""


def entities(g: MecState, entity: str) -> list[str]:
    """The cards that stand in the way of another manifestation: in play, stored, defeated or removed (MEC-336, 338)."""
    return [card for card in _ENTITIES.of(g, entity) if _stands(g, card)]


def _stands(g: MecState, card: str) -> bool:
    piece = g.pieces.get(card)
    if piece is not None:
        return not piece.hidden
    return g.home[card].partition(":")[0] in ("marshalling", "removed") and facts(g, card).unique
