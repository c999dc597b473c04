"""An imagined table as a sight: only what is asked for is worked out, as looking ahead asks thousands of times."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from desktop_app.games.kit.board import Path, zone_of
from desktop_app.games.me_quest.planning.lacking import Lack
from desktop_app.games.me_quest.planning.sight import Enemy
from desktop_app.games.me_quest.reading import queries
from desktop_app.games.me_quest.reading.board import BOARD
from desktop_app.games.me_quest.reading.corrected import path_between
from desktop_app.games.me_quest.reading.facts import CardFacts
from desktop_app.games.me_quest.reading.fight import damage_on_enemy, health, spent, strength
from desktop_app.games.me_quest.reading.missions import mission_of
from desktop_app.games.me_quest.reading.numbers import attribute
from desktop_app.games.me_quest.reading.story import most_in_pool
from desktop_app.games.me_quest.state import PLOT_SPACES, SAURON, QuestState

_ZONES = tuple((place, zone_of(place)) for place in BOARD.locations)


class Imagined:
    """An imagined table as a sight of one seat, while one question is open: what lies on the board is read once."""

    def __init__(self, g: QuestState, seat: str) -> None:
        self.g, self.seat = g, seat
        self.lacks: list[Lack] | None = None
        self._enemies: list[Enemy] | None = None
        self._characters: list[str] | None = None

    def heroes(self) -> Sequence[str]:
        return queries.heroes(self.g)

    def place(self, seat: str) -> str:
        return queries.hero_at(self.g, seat)

    def attribute(self, seat: str, name: str) -> int:
        return attribute(self.g, seat, name)

    def favor(self, seat: str) -> int:
        return self.g.favor[seat]

    def count(self, zone: str) -> int:
        return len(self.g.zones[zone])

    def codes(self, zone: str) -> Sequence[str]:
        return [self.g.codes[card] for card in self.g.zones[zone]]

    def code(self, card: str) -> str:
        if card not in self.g.codes:
            return ""
        return "" if self.seat != SAURON and queries.is_monster(self.g, card) else self.g.codes[card]

    def facts(self, code: str) -> CardFacts:
        return queries.facts_of(self.g, code)

    def completed(self, seat: str) -> Sequence[str]:
        return self.g.completed[seat]

    def influence(self, place: str) -> int:
        return self.g.influence.get(place, 0)

    def favor_at(self, place: str) -> int:
        return self.g.favor_at.get(place, 0)

    def enemies(self, place: str = "") -> Sequence[Enemy]:
        if self._enemies is None:
            self._enemies = [self._enemy(card, at) for at, card in self._lying() if self._is_enemy(card)]
        return [enemy for enemy in self._enemies if enemy.place == place] if place else self._enemies

    def _lying(self) -> Iterator[tuple[str, str]]:
        """What lies on the board, with its location."""
        zones = self.g.zones
        return ((place, card) for place, zone in _ZONES for card in zones[zone])

    def _is_enemy(self, card: str) -> bool:
        return queries.is_monster(self.g, card) or self.g.owners[card] == "minion"

    def _enemy(self, card: str, place: str) -> Enemy:
        damage = self.g.pieces[card].count("damage") if card in self.g.pieces else 0
        return Enemy(card, self.code(card), place, damage)

    def path(self, one: str, other: str) -> Path | None:
        return path_between(self.g, one, other)

    def characters(self) -> Sequence[str]:
        if self._characters is None:
            owners = self.g.owners
            self._characters = [place for place, card in self._lying() if owners[card] == "character"]
        return self._characters

    def plots(self) -> Sequence[tuple[str, str]]:
        g = self.g
        return [(g.codes[card], g.plot_at.get(space, "")) for space in PLOT_SPACES for card in g.zones[space]]

    def story(self, marker: str) -> int:
        return self.g.story[marker]

    def pool(self) -> tuple[int, int]:
        return self.g.pool, most_in_pool(self.g)

    def action_tokens(self) -> Sequence[str]:
        return self.g.action_tokens

    def mission(self) -> str:
        card = mission_of(self.g, "sauron" if self.seat == SAURON else "heroes")
        return self.g.codes[card] if card else ""

    def enemy_left(self) -> int:
        fight = self.g.combats[-1]
        return health(self.g, fight) - damage_on_enemy(self.g, fight)

    def strength_left(self) -> int:
        fight = self.g.combats[-1]
        return strength(self.g, fight, self.seat) - spent(self.g, fight, self.seat)

    def lies(self) -> Hashable:
        g, seat = self.g, self.seat
        return (
            seat,
            tuple(sorted(self.facts(code).movement for code in self.codes(f"hand:{seat}"))),
            *(self.count(f"{pool}:{seat}") for pool in ("life", "damage")),
            *(tuple(self.codes(f"{kind}:{seat}")) for kind in ("quests", "corruption")),
            tuple(g.completed[seat]),
            self.attribute(seat, "wisdom"),
            self.mission(),
            tuple((hero, self.place(hero), g.favor[hero]) for hero in self.heroes()),
            *(tuple(there.items()) for there in (g.story, g.influence, g.favor_at)),
            tuple(self.plots()),
            tuple(self.enemies()),
            tuple(self.characters()),
            tuple((path, said) for path, says in g.corrected.items() for said in says.items()),
        )
