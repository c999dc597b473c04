"""Travel: what a path costs a hero, and with which cards he can pay for it."""

from __future__ import annotations

from desktop_app.games.kit.board import Path
from desktop_app.games.me_quest.reading.board import BOARD
from desktop_app.games.me_quest.reading.corrected import path_between
from desktop_app.games.me_quest.reading.numbers import is_permitted
from desktop_app.games.me_quest.reading.queries import facts, has_item, hero_at
from desktop_app.games.me_quest.state import QuestState
from desktop_app.games.me_quest.vocabulary.texts import CARDS, ExtraPath

BOAT, HORSE = "boat", "horse"
CHEAPER = "cheaper_paths"
"""The permission of an item with which every number is one lower (at least one)."""


def paths_from(g: QuestState, seat: str) -> dict[str, Path]:
    """The paths from a hero's location by where they lead, with those that only his cards give him."""
    start = hero_at(g, seat)
    found = {place: path for place in BOARD.neighbours(start) if (path := path_between(g, start, place)) is not None}
    for card, piece in g.pieces.items():
        if piece.controller == seat:
            for text in CARDS.of(ExtraPath, g.codes[card]):
                ends = [text.one, text.other]
                if start in ends:
                    other = ends[1 - ends.index(start)]
                    found.setdefault(other, Path(ends=ends, terrain="any", cost=text.cost))
    return found


def number_of_cards(g: QuestState, seat: str, path: Path) -> int:
    """MEQ-262, MEQ-265, MEQ-266: how many cards of any kind a path takes."""
    if path.water and has_item(g, seat, BOAT):
        return 1
    return max(1, path.cost - (1 if is_permitted(g, seat, CHEAPER) else 0))


def fitting_cards(g: QuestState, seat: str, path: Path) -> list[str]:
    """MEQ-261: the cards in hand that have the icon of a path, each of which pays for it alone."""
    return [card for card in g.zones[f"hand:{seat}"] if facts(g, card).movement == path.terrain]


def can_pay(g: QuestState, seat: str, path: Path) -> bool:
    """Whether a hero can use a path (MEQ-259, MEQ-262)."""
    return len(g.zones[f"hand:{seat}"]) >= number_of_cards(g, seat, path) or bool(fitting_cards(g, seat, path))
