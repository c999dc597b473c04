"""A view of the table as a sight: everything is read out of what was sent."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from desktop_app.engine.view import View
from desktop_app.games.kit.board import Path, zone_of
from desktop_app.games.me_quest.planning.lacking import Lack
from desktop_app.games.me_quest.planning.sight import Enemy
from desktop_app.games.me_quest.reading.board import BOARD
from desktop_app.games.me_quest.reading.corrected import facts_in, path_as, path_id, said_in
from desktop_app.games.me_quest.reading.facts import CardFacts
from desktop_app.games.me_quest.state import PLOT_SPACES, SAURON

CHARACTER = "character."
"""How the codes of characters begin."""


class Seen:
    """A view as a sight."""

    def __init__(self, view: View) -> None:
        self.view, self.seat = view, view.seat
        self.lacks: list[Lack] | None = None

    def heroes(self) -> Sequence[str]:
        return self.view.seats[1:]

    def place(self, seat: str) -> str:
        return self.view.facts.get(f"at:{seat}", "")

    def attribute(self, seat: str, name: str) -> int:
        return self.view.numbers[f"{name}:{seat}"]

    def favor(self, seat: str) -> int:
        return self.view.numbers[f"favor:{seat}"]

    def count(self, zone: str) -> int:
        return self.view.zones[zone].count

    def codes(self, zone: str) -> Sequence[str]:
        return [card.code for card in self.view.zones[zone].cards if card.code]

    def code(self, card: str) -> str:
        found = self.view.card(card)
        return found.code if found is not None else ""

    def facts(self, code: str) -> CardFacts:
        return facts_in(self.view, code)

    def completed(self, seat: str) -> Sequence[str]:
        return self.view.facts[f"completed:{seat}"].split()

    def influence(self, place: str) -> int:
        return self.view.numbers[f"influence_{place}"]

    def favor_at(self, place: str) -> int:
        return self.view.numbers[f"favor_{place}"]

    def enemies(self, place: str = "") -> Sequence[Enemy]:
        places = [place] if place else BOARD.locations
        return [
            Enemy(card.id, card.code, each, card.tokens.get("damage", 0))
            for each in places
            for card in self.view.zones[zone_of(each)].cards
            if "token" in card.marks or card.code.startswith("minion.")
        ]

    def path(self, one: str, other: str) -> Path | None:
        path = BOARD.path(one, other)
        return path_as(path, said_in(self.view, path_id(path))) if path is not None else None

    def characters(self) -> Sequence[str]:
        return [
            place
            for place in BOARD.locations
            for card in self.view.zones[zone_of(place)].cards
            if card.code.startswith(CHARACTER)
        ]

    def plots(self) -> Sequence[tuple[str, str]]:
        return [
            (card.code, self.view.facts.get(f"{space}_at", ""))
            for space in PLOT_SPACES
            for card in self.view.zones[space].cards
        ]

    def story(self, marker: str) -> int:
        return self.view.numbers[f"story_{marker}"]

    def pool(self) -> tuple[int, int]:
        return self.view.numbers["pool"], self.view.numbers["pool_limit"]

    def action_tokens(self) -> Sequence[str]:
        return self.view.facts["action_tokens"].split()

    def mission(self) -> str:
        zone = f"mission:{SAURON}" if self.seat == SAURON else "mission_heroes"
        return next(iter(self.codes(zone)), "")

    def enemy_left(self) -> int:
        return self.view.numbers["enemy_health"] - self.view.numbers["enemy_damage"]

    def strength_left(self) -> int:
        return self.view.numbers[f"combat_strength:{self.seat}"] - self.view.numbers[f"spent:{self.seat}"]

    def lies(self) -> Hashable:
        return None
